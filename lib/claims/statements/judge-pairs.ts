import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { FALSE_OF, OPPOSITES } from "./pairs.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

/** Farther from its subject a thing may be said of another one; what stands before its subject is of it only at once. */
const FARTHEST = 70;
const FARTHEST_BEFORE = 30;

type Role =
  | { readonly kind: "subject"; readonly found: FoundConcept }
  | { readonly kind: "predicate"; readonly found: FoundConcept };

/** Definitions: each predicate of a group against the subject that it is said of. */
export function judgePairs(clause: Clause): Statement[] {
  if (clause.isDenied || clause.concepts.length === 0) return [];
  return OPPOSITES.flatMap(({ subjects, via }) => {
    if (via !== undefined && !clause.around.some(({ concept }) => concept === via)) return [];
    const names = Object.keys(subjects);
    const isSubject = (concept: Concept): boolean => names.includes(concept);
    const isPredicate = (concept: Concept): boolean =>
      Object.values(subjects).some((own) => own.includes(concept)) ||
      names.some((name) => falseOf(name).includes(concept));
    const roles = clause.concepts.flatMap((found): Role[] => {
      if (isSubject(found.concept)) return [{ kind: "subject", found }];
      return isPredicate(found.concept) ? [{ kind: "predicate", found }] : [];
    });
    return pairUp(roles, clause).flatMap(([subject, predicate]) => {
      const rightOnes = Object.entries(subjects).find(([name]) => name === subject.concept)?.[1] ?? [];
      if (rightOnes.includes(predicate.concept)) return [judged(predicate, true)];
      const isFalse =
        falseOf(subject.concept).includes(predicate.concept) ||
        Object.entries(subjects).some(([name, own]) => name !== subject.concept && own.includes(predicate.concept));
      return isFalse && !isOfOther(predicate, subject, clause) ? [judged(predicate, false)] : [];
    });
  });
}

/** What follows from something, or is set against it, is said of another subject: "water has pH 7, so both are acidic". */
const PARTED =
  /[,，、፣]|(?<![\p{L}\p{M}])(?:so|thus|hence|therefore|and|but|while|whereas|así que|por (?:lo )?tanto|luego|y|pero|mientras|donc|ainsi|et|mais|tandis|यानी|इसलिए|अतः|और|लेकिन|जबकि|ስለዚህ|እና|ግን)(?![\p{L}\p{M}])|[和而但]|所以|因此|故/iu;
const SET_AGAINST =
  /(?<![\p{L}\p{M}])(?:but|while|whereas|unlike|than|pero|mientras|que|mais|tandis|alors que|लेकिन|जबकि|ግን|ሲሆን)(?![\p{L}\p{M}])|[而但]/iu;

/** Whether the subject of what is said may be another one than that which was found. */
function isOfOther(predicate: FoundConcept, subject: FoundConcept, { text, start }: Clause): boolean {
  const isBefore = predicate.start < subject.start;
  const [first, second] = isBefore ? [predicate, subject] : [subject, predicate];
  return (isBefore ? PARTED : SET_AGAINST).test(text.slice(first.end - start, second.start - start));
}

const FALSE: ReadonlyMap<string, readonly Concept[]> = new Map(Object.entries(FALSE_OF));

const falseOf = (name: string): readonly Concept[] => FALSE.get(name) ?? [];

/** Subject and predicate where it is plain which belongs to which: one of each, or one subject and then its own, again and again. */
function pairUp(roles: readonly Role[], { mentioned }: Clause): (readonly [FoundConcept, FoundConcept])[] {
  const kinds = new Set(roles.map(({ found }) => found.concept));
  const subject = roles.find(({ kind }) => kind === "subject");
  const predicate = roles.find(({ kind }) => kind === "predicate");
  if (subject === undefined || predicate === undefined) return [];
  const isNear = (own: FoundConcept, said: FoundConcept): boolean => {
    const [first, second] = own.start < said.start ? [own, said] : [said, own];
    const isBetween = mentioned.some(({ start, end }) => start >= first.end && end <= second.start);
    return !isBetween && second.start - first.end <= (first === own ? FARTHEST : FARTHEST_BEFORE);
  };
  if (kinds.size === 2) return isNear(subject.found, predicate.found) ? [[subject.found, predicate.found]] : [];
  if (roles[0]?.kind !== "subject") return [];
  const pairs: (readonly [FoundConcept, FoundConcept])[] = [];
  for (const [index, role] of roles.entries()) {
    const next = roles[index + 1];
    // Two subjects in a row, "oxidation and reduction are loss and gain", share what follows.
    if (role.kind === "subject" && next?.kind !== "predicate") return [];
    if (role.kind !== "predicate") continue;
    const own = roles.slice(0, index).findLast(({ kind }) => kind === "subject");
    const isFirst = roles[index - 1]?.kind === "subject";
    if (own !== undefined && isFirst && isNear(own.found, role.found)) pairs.push([own.found, role.found]);
  }
  return pairs;
}
