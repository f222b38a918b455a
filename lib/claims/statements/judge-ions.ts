import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { readCountBefore } from "./number-words.ts";
import { readAtom } from "./subject-of.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

type Ion = {
  readonly protons: number;
  readonly electrons: number;
  readonly charge: number;
  readonly group: number | null;
  readonly period: number;
};

const FARTHEST = 60;
/** "Than Na": a symbol that is no formula elsewhere. */
const SYMBOL_BEHIND = /^[\s*]{1,3}([A-Z][a-z]?)(?![\p{L}\d₀-₉⁺⁻⁰¹²³])/u;

/** Ions and atoms by their size, and which of them have as many electrons. */
export function judgeIons(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeSizes(clause), ...judgeIsoelectronic(clause), ...judgeParticles(clause)];
}

const PARTICLES =
  /(?<!\p{L})(?:ions?|particles?|iones|partículas?|particules?)(?!\p{L})|个?(?:离子|粒子)|आयन|कण|አዮኖች|አዮን|ቅንጣት/giu;
const FACTOR = /(?<![\p{L}\p{M}])i\s?[=≈]\s?(\d)(?![\d.,]\d|\d)/gu;
const SPLITS = /(?:gives?|into|produces?|forms?|yields?|en|da|donne|forme|libère|produit)\s*$/iu;

/** "CaCl₂ gives 3 ions", "i = 3": as many as a salt that was named last has, one of what stays whole. */
function judgeParticles({ text, start, locale, mentioned, earlier }: Clause): Statement[] {
  if (text.search(PARTICLES) < 0 && text.search(FACTOR) < 0) return [];
  const own = mentioned.flatMap(({ formulas }) => (formulas.length === 1 ? formulas : []));
  const salted = [...earlier, ...own].findLast((formula) => particlesOf(formula) !== null);
  const last = salted === undefined ? null : particlesOf(salted);
  if (last === null) return [];
  const factors = [...text.matchAll(FACTOR)].flatMap((match): Statement[] => {
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    return Number(match[1]) === last ? [right(span)] : [];
  });
  const [salt, ...others] = own;
  const isOfOne = salt !== undefined && others.length === 0;
  const counted = [...text.matchAll(PARTICLES)].flatMap((match): Statement[] => {
    const before = text.slice(0, match.index).trimEnd();
    const count = readCountBefore(before, locale);
    if (count === null) return [];
    const at = before.length - count.length;
    const span = { start: start + Math.max(0, at), end: start + match.index + match[0].length };
    if (count.value === last) return count.value > 1 ? [right(span)] : [];
    return isOfOne && particlesOf(salt) === last && SPLITS.test(before.slice(0, at)) ? [judged(span, false)] : [];
  });
  return [...factors, ...counted];
}

/** The ions of a salt; one of a compound of carbon and hydrogen that has none; null of others. */
function particlesOf(formula: string): number | null {
  const parsed = parseFormula(formula);
  if (!parsed.ok || parsed.value.charge !== 0 || parsed.value.counts.size < 2) return null;
  const salt = findSalt(parsed.value);
  if (salt !== null) return salt.cations.reduce((sum, { count }) => sum + count, salt.anion.count);
  const { counts } = parsed.value;
  return counts.has("C") && counts.has("H") ? 1 : null;
}

function ionOf({ formulas }: Mentioned): Ion | null {
  const atom = readAtom(formulas);
  const element = atom === null ? null : findElement(atom.symbol);
  if (atom === null || element === null) return null;
  const { number, group, period } = element;
  return { protons: number, electrons: number - atom.charge, charge: atom.charge, group, period };
}

/** By rules alone: of one element, of one number of electrons, of one group and charge; null where they do not tell. */
function isLarger(one: Ion, other: Ion): boolean | null {
  if (one.charge === 0 && other.charge === 0) return null;
  if (one.protons === other.protons && one.electrons !== other.electrons) return one.electrons > other.electrons;
  if (one.electrons === other.electrons && one.protons !== other.protons) return one.protons < other.protons;
  const isOfGroup = one.group !== null && one.group === other.group && one.charge === other.charge;
  return isOfGroup && one.period !== other.period ? one.period > other.period : null;
}

/** "Na⁺ is smaller than Na"; in Chinese and Hindi the second thing stands before the word. */
function judgeSizes({ concepts, mentioned: named, locale, text, start }: Clause): Statement[] {
  return concepts.flatMap((said): Statement[] => {
    const alone = SYMBOL_BEHIND.exec(text.slice(said.end - start));
    const [whole = "", symbol = ""] = alone ?? [];
    const at = said.end + whole.length;
    const isElement = findElement(symbol) !== null && !named.some((each) => each.start < at && said.end < each.end);
    const mentioned = isElement ? [...named, { start: at - symbol.length, end: at, formulas: [symbol] }] : named;
    const sign =
      said.concept === "larger-than" || said.concept === "larger-radius"
        ? 1
        : said.concept === "smaller-than" || said.concept === "smaller-radius"
          ? -1
          : null;
    if (sign === null) return [];
    const isEuropean = locale === "en" || locale === "es" || locale === "fr";
    const before = mentioned.filter(({ end }) => end <= said.start);
    const one = isEuropean ? before.at(-1) : (before.at(-2) ?? mentioned[0]);
    const other = isEuropean
      ? mentioned.find(({ start }) => start >= said.end)
      : one === undefined
        ? undefined
        : mentioned[mentioned.indexOf(one) + 1];
    if (one === undefined || other === undefined || one === other) return [];
    if (Math.max(said.start - one.end, other.start - said.end) > FARTHEST) return [];
    if (isOfOther(text.slice(0, one.start - start), text.slice(one.end - start, said.start - start))) return [];
    const [first, second] = [ionOf(one), ionOf(other)];
    const larger = first === null || second === null ? null : isLarger(first, second);
    return larger === null ? [] : [judged(said, larger === sign > 0)];
  });
}

/** "The charge of Al³⁺ is larger": of another property than the size. */
function isOfOther(before: string, between: string): boolean {
  const [, property = ""] =
    /(?<!\p{L})(\p{L}+) (?:of|de|du|des|del)(?: the| la| le| el| l['’]ion)?\s?(?:an?ion |cation )?$/iu.exec(before) ??
    [];
  return (property !== "" && !SIZE.test(property)) || /[,;]/.test(between) || between.length > LONGEST_BETWEEN;
}

const SIZE = /radi|size|rayon|taille|tamaño|volume/iu;
const LONGEST_BETWEEN = 24;

/** "Na⁺ and F⁻ are isoelectronic with neon": all that its clause names have as many electrons. */
function judgeIsoelectronic({ concepts, mentioned }: Clause): Statement[] {
  const said = concepts.find(({ concept }) => concept === "isoelectronic");
  const ions = mentioned.map((each) => ionOf(each));
  const [first, ...others] = ions;
  const [from, to] = [mentioned[0], mentioned.at(-1)];
  if (said === undefined || first === undefined || others.length === 0 || from === undefined || to === undefined)
    return [];
  if (first === null || others.includes(null)) return [];
  const isSo = others.every((each) => each?.electrons === first.electrons);
  const span = { start: Math.min(from.start, said.start), end: Math.max(to.end, said.end) };
  return isSo ? [right(span)] : [judged(span, false)];
}
