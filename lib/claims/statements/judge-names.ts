import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { judged, type Mentioned, right, type Statement } from "./statement.ts";

/** Between a formula and its name, in either order; what stands in brackets the formula is checked by. */
const BETWEEN =
  /^[\s*$`]*(?:\||→|[–—:：=,，-]|is|is called|is named|is simply|is just|es|est|se llama|s['’]appelle|是|叫|叫做|है|का नाम)?[\s*$`]*$/iu;
/** That say that the one is the other. */
const SURELY = /^[\s*$`]*(?:\||is|is called|is named|es|est|se llama|s['’]appelle|是|叫|叫做|የ)[\s*$`]*$/iu;
const LONGEST_BETWEEN = 20;

/** Names that stand beside a formula, or that the last formula is said to be called. */
export function judgeNames(
  line: string,
  {
    mentioned,
    concepts,
    before,
  }: {
    readonly mentioned: readonly Mentioned[];
    readonly concepts: readonly FoundConcept[];
    readonly before: readonly string[];
  },
  isDenied: boolean,
): Statement[] {
  return mentioned.flatMap((name, at): Statement[] => {
    if (!isName(name, line)) return [];
    const besides = [mentioned[at - 1], mentioned[at + 1]].filter(
      (each): each is Mentioned => each !== undefined && !isName(each, line) && isBeside(each, name, line),
    );
    if (besides.some(({ formulas }) => formulas.some((formula) => isSame(formula, name)))) return [right(name)];
    if (isNameOf(name, mentioned.slice(0, at), line)) return [right(name)];
    const [formula] = besides;
    if (formula !== undefined) {
      const between = betweenOf(formula, name, line);
      const isWrong =
        !isDenied && SURELY.test(between) && formula.formulas.some((each) => haveSameElements(each, name));
      return isWrong ? [judged(name, false)] : [];
    }
    const isCalled = concepts.some(
      ({ concept, start, end }) =>
        concept === "called" &&
        (end <= name.start ? name.start - end <= 8 : start - name.end <= 8 && start >= name.end),
    );
    const rivals = isCalled ? [...new Set(before)].filter((each) => haveSameElements(each, name)) : [];
    if (rivals.length === 0) return [];
    if (rivals.some((each) => isSame(each, name))) return [right(name)];
    return rivals.length === 1 && !isDenied ? [judged(name, false)] : [];
  });
}

/** The formula that was written last before it, of these elements: "**N₂O₄**: prefixes are used, so …". */
function isNameOf(name: Mentioned, before: readonly Mentioned[], line: string): boolean {
  const written = before.filter((each) => !isName(each, line));
  const last = written.findLast(({ formulas }) => formulas.some((each) => haveSameElements(each, name)));
  return last !== undefined && last.formulas.some((each) => isSame(each, name));
}

function isName({ start, end }: Mentioned, line: string): boolean {
  return /\p{Ll}{3,}|\p{Lo}{2,}/u.test(line.slice(start, end));
}

function betweenOf(one: Mentioned, other: Mentioned, line: string): string {
  return one.start < other.start ? line.slice(one.end, other.start) : line.slice(other.end, one.start);
}

function isBeside(one: Mentioned, other: Mentioned, line: string): boolean {
  const between = betweenOf(one, other, line);
  return between.length <= LONGEST_BETWEEN && BETWEEN.test(between);
}

/** CH3COOH is C2H4O2 as well. */
function isSame(formula: string, { formulas }: Mentioned): boolean {
  return formulas.some((other) => other === formula || atomsOf(other) === atomsOf(formula));
}

function atomsOf(formula: string): string {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return formula;
  const counts = [...parsed.value.counts].map(([atom, count]) => `${atom}${count}`).toSorted();
  return `${counts.join(" ")} ${parsed.value.charge}`;
}

/** Two compounds of the same elements: FeO and Fe2O3. */
function haveSameElements(formula: string, { formulas }: Mentioned): boolean {
  const [only, ...others] = formulas;
  const key = elementsOf(formula);
  return only !== undefined && others.length === 0 && key.includes(" ") && key === elementsOf(only);
}

function elementsOf(formula: string): string {
  const parsed = parseFormula(formula);
  if (!parsed.ok || parsed.value.charge !== 0 || parsed.value.parts.length !== 1) return "";
  return [...parsed.value.counts.keys()].toSorted().join(" ");
}
