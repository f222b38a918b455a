import type { StepSolutionCard } from "../../cards/step-solution.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { findIonicEquations } from "../../chemistry/ions/net-ionic.ts";
import { countElectrons } from "../../chemistry/redox/count-electrons.ts";
import { findRedoxChanges, type RedoxChange } from "../../chemistry/redox/changes.ts";
import { LOCALES } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { solveIonic } from "../../problems/reactions/net-ionic-equations.ts";
import { solvedFacts } from "../../problems/solved-facts.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { readBesideQuestion } from "../beside-question.ts";
import type { Said } from "../hint-subject.ts";
import { listFormulas } from "../list-formulas.ts";
import { listConcepts } from "../../retrieval/list-concepts.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";
import { type Role, ROLE_WORDS, ROLES } from "../phrases/role-words.ts";

/** Longer messages are questions of their own. UTF-16 units. */
const LONGEST = 120;

/** Words of such a question that nobody foresaw; beside the reaction itself it may say more. */
const MOST_UNKNOWN = 1;
const MOST_BESIDE_REACTION = 4;

/** What somebody asks of the reaction before, and what is so: by oxidation numbers, or by what its solution holds. */
export type RoleAnswer =
  | { readonly kind: "redox"; readonly role: Role; readonly equation: string; readonly changes: readonly RedoxChange[] }
  | {
      readonly kind: "electrons";
      readonly count: number;
      readonly equation: string;
      readonly changes: readonly RedoxChange[];
    }
  | { readonly kind: "reason"; readonly equation: string; readonly changes: readonly RedoxChange[] }
  | { readonly kind: "precipitate"; readonly equation: string; readonly solids: readonly string[] }
  | { readonly kind: "equation"; readonly equation: string }
  | { readonly kind: "none"; readonly role: Role; readonly equation: string }
  | { readonly kind: "solved"; readonly role: Role; readonly solution: SolutionFacts };

const fold = (text: string): string => tokenise(text).join(" ");

/** In whichever language a question is asked, its words are known. */
const PATTERNS: readonly (readonly [role: Role, pattern: RegExp])[] = ROLES.flatMap((role) =>
  LOCALES.map((locale) => [role, toPattern(ROLE_WORDS[locale][role])] as const),
);

const MEANING = LOCALES.map((locale) => toPattern(ROLE_WORDS[locale].meaning));

function toPattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${squeeze(words)})`, "iu");
}

/** As the tokens of a message are: a letter that stands twice, once. */
function squeeze(words: string): string {
  return words.replaceAll(/(\p{L})\1+/gu, "$1");
}

const ASIDE: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => ROLE_WORDS[locale].aside.split(",").flatMap(tokenise)),
);

/** With so much of something another question is asked. */
const MEASURED = /\p{Nd}\s*(?:(?:g|mol|mL|L|M)\b|克|毫升|升|摩尔|ग्राम|मोल|ግራም|ሞል)/u;

/** The role that a message asks for, of whatever reaction was spoken of; null where it asks for none, or what the term means. */
export function readRole(text: string, mostUnknown: number = MOST_UNKNOWN): Role | null {
  if (text.length > LONGEST || MEASURED.test(text)) return null;
  const said = fold(text);
  if (MEANING.some((pattern) => pattern.test(said))) return null;
  const [role, pattern] = PATTERNS.find(([, each]) => each.test(said)) ?? [];
  if (role === undefined || pattern === undefined) return null;
  const formulas = new Set(listFormulas(text).flatMap((formula) => tokenise(formula)));
  const unknown = tokenise(said.replace(pattern, " ")).filter(
    (word) => !ASIDE.has(word) && !isWordOfFollowUp(word) && !formulas.has(word) && !isSubstance(word),
  );
  // "Which equation is that from", "why this equation": of the working.
  return unknown.length <= (role === "equation" ? 0 : mostUnknown) ? role : null;
}

/** "Zinc or copper sulfate": what takes part is named. */
const isSubstance = (word: string): boolean =>
  LOCALES.some((locale) => listConcepts(word, locale).some((each) => /^(?:substance|element|ion):/u.test(each)));

const TERM = String.raw`(?:\d+\s?)?[A-Z(][A-Za-z\d()^·]*[+-]?(?![\p{L}\d])`;

const EQUATION = new RegExp(
  String.raw`(?<![\p{L}\d])${TERM}(?:\s\+\s${TERM})*\s*(?:->|→|⟶|=)\s*${TERM}(?:\s\+\s${TERM})*`,
  "u",
);

/** The reaction that a text writes out, with the rest of it; null where it writes none that can be balanced. */
function readReaction(text: string): { readonly balanced: BalancedEquation; readonly rest: string } | null {
  const [written = ""] = text.length > LONGEST_WITH_REACTION ? [] : (EQUATION.exec(text) ?? []);
  const balanced = written === "" ? null : readBalanced(written.trim());
  return balanced === null ? null : { balanced, rest: text.replace(written, " ") };
}

/** A question with the reaction that it is about. UTF-16 units. */
const LONGEST_WITH_REACTION = 240;

/** What is asked of a reaction that stands in the same message: of what changes its oxidation number. */
export function answerRoleInText(text: string): Exclude<RoleAnswer, { kind: "solved" }> | null {
  const found = readReaction(text);
  const role = found === null ? null : readRole(found.rest, MOST_BESIDE_REACTION);
  if (found === null || role === null || !OF_CHANGES.has(role)) return null;
  const answer = answerOf(role, found.balanced);
  return answer?.kind === "solved" ? null : answer;
}

const OF_CHANGES: ReadonlySet<Role> = new Set<Role>([
  "electrons",
  "oxidized",
  "reduced",
  "oxidizer",
  "reducer",
  "redox",
]);

/** What is so in the reaction of a solution; null where it has none, or it cannot be told. */
export function answerRole(text: string, card: StepSolutionCard): RoleAnswer | null {
  const balanced = reactionOf(card);
  return balanced === null ? null : answerRoleOf(text, balanced);
}

function answerRoleOf(text: string, balanced: BalancedEquation): RoleAnswer | null {
  const role = readRole(text);
  if (role === null) return null;
  const own = listFormulas(text);
  if (own.some((each) => !balanced.species.includes(each) && !balanced.text.includes(each))) return null;
  return answerOf(role, balanced);
}

/** So many messages back a reaction that a student wrote is still spoken of. */
const NEAR = 6;

/**
 * What is asked of a reaction that the student wrote out before, in a question that was answered without a card: "and what is
 * the reducing agent?", "why", "how do you know".
 */
export function answerRoleBehind(text: string, said: readonly Said[]): Exclude<RoleAnswer, { kind: "solved" }> | null {
  const since = said.slice(said.findLastIndex(({ card }) => card !== null) + 1).slice(-NEAR);
  const own = since.flatMap((each) => (each.role === "user" ? [each.text] : []));
  const found = own.map(readReaction).findLast((each) => each !== null) ?? null;
  if (found === null) return null;
  const last = own.at(-1) ?? "";
  const isBehindRole =
    (readReaction(last) === null ? readRole(last) : readRole(found.rest, MOST_BESIDE_REACTION)) !== null;
  if (isBehindRole && readBesideQuestion(text) === "why") return reasonOf(found.balanced);
  const answer = answerRoleOf(text, found.balanced);
  return answer?.kind === "solved" ? null : answer;
}

/** Why something oxidizes or is oxidized: what changes on both sides. */
function reasonOf({ equation, text }: BalancedEquation): Exclude<RoleAnswer, { kind: "solved" }> | null {
  const changes = findRedoxChanges(equation);
  return changes === null || changes.length === 0 ? null : { kind: "reason", equation: text, changes };
}

function answerOf(role: Role, balanced: BalancedEquation): RoleAnswer | null {
  const equation = balanced.text;
  switch (role) {
    case "spectators":
    case "net": {
      const solved = solveIonic(balanced.equation, role, true);
      if (solved === null) return { kind: "none", role, equation };
      return { kind: "solved", role, solution: solvedFacts("problems-reactions.net-ionic-equations", solved) };
    }
    case "precipitate":
      return findSolids(balanced);
    case "equation":
      return { kind: "equation", equation };
    case "electrons": {
      const changes = findRedoxChanges(balanced.equation);
      const count = countElectrons(toChanges(balanced));
      return changes === null || count === null ? null : { kind: "electrons", count, equation, changes };
    }
    default: {
      const changes = findRedoxChanges(balanced.equation);
      if (changes === null) return null;
      return changes.length === 0 ? { kind: "none", role, equation } : { kind: "redox", role, equation, changes };
    }
  }
}

/** How many of each formula a balanced equation makes. */
function toChanges({ equation, species, coefficients }: BalancedEquation): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const [index, formula] of species.entries()) {
    const count = (coefficients[index] ?? 0) * (index < equation.reactants.length ? -1 : 1);
    changes.set(formula, (changes.get(formula) ?? 0) + count);
  }
  return changes;
}

/** Whether a solution is about a reaction. */
export function hasReaction(card: StepSolutionCard): boolean {
  return reactionOf(card) !== null;
}

function reactionOf({ facts }: StepSolutionCard): BalancedEquation | null {
  const last = facts.at(-1);
  const value = last?.answer.value;
  const own = value?.kind === "equation" ? value.equation : null;
  const written = own ?? last?.derivation?.supposed?.equation ?? null;
  return written === null ? null : readBalanced(written);
}

/** What becomes solid of what was dissolved. */
function findSolids({ equation, text }: BalancedEquation): RoleAnswer | null {
  const ionic = findIonicEquations(equation);
  if (!ionic.ok) return null;
  const { molecular } = ionic.value;
  const isDissolved = molecular.reactants.every(({ formula }) => formula.state === "aq");
  const solids = molecular.products.filter(({ formula }) => formula.state === "s");
  if (!isDissolved || solids.length === 0) return { kind: "none", role: "precipitate", equation: text };
  return {
    kind: "precipitate",
    equation: text,
    solids: solids.map(({ formula }) => formatFormula({ ...formula, state: null }, "ascii")),
  };
}
