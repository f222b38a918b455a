import { parseFormula } from "../chemistry/formula/parse.ts";
import { isConcept, isSign } from "./token-kinds.ts";
import { findMolecule, readLowerCaseFormula } from "./tokens.ts";
import type { Substance, Token, WrittenEquation } from "./tokens.ts";

/** One species of an equation as far as the text shows it. */
type Species = { readonly text: string; readonly name: Substance | null; readonly unknownName: string | null };

type Side = { readonly species: readonly Species[]; readonly end: number; readonly isStrong: boolean };

type Direction = -1 | 1;

type ArrowStyle = "drawn" | "equals" | "worded";

function arrowStyle(token: Token): ArrowStyle | null {
  if (token.kind === "concept") return token.concept === "yields" ? "worded" : null;
  if (token.kind !== "sign") return null;
  if (token.sign === "=") return "equals";
  return token.sign === "->" || token.sign === "<=>" ? "drawn" : null;
}

/** Two of the elements' names mean different things in different books; an equation needs to know which. */
const OPEN_ELEMENTS: Readonly<Record<string, readonly string[]>> = { P: ["P4", "P"] };

function speciesOfSubstance(substance: Substance): Species {
  if (substance.source === "formula")
    return { text: substance.formulas[0] ?? substance.text, name: null, unknownName: null };
  if (substance.element !== null) {
    const open = OPEN_ELEMENTS[substance.element];
    const formulas = open ?? [findMolecule(substance.element) ?? substance.element];
    return { text: formulas[0] ?? "", name: { ...substance, formulas }, unknownName: null };
  }
  return { text: substance.formulas[0] ?? "", name: substance, unknownName: null };
}

/** Reads one side of an arrow outwards from it. */
class SideReader {
  readonly #tokens: readonly Token[];
  readonly #direction: Direction;
  readonly #style: ArrowStyle;
  #at: number;
  #isStrong = false;
  readonly #species: Species[] = [];

  constructor(tokens: readonly Token[], arrow: number, direction: Direction, style: ArrowStyle) {
    this.#tokens = tokens;
    this.#direction = direction;
    this.#style = style;
    this.#at = arrow + direction;
  }

  read(): Side | null {
    if (this.#style === "worded") this.#skipLoose();
    this.#skipLineBreak();
    let end = this.#at;
    while (this.#readSpecies()) {
      end = this.#at;
      if (!this.#readJoiner()) break;
    }
    return this.#species.length === 0 ? null : { species: this.#species, end, isStrong: this.#isStrong };
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #next(steps = 1): Token | undefined {
    return this.#tokens[this.#at + steps * this.#direction];
  }

  #step(): void {
    this.#at += this.#direction;
  }

  /** An equation may be broken after its arrow or a plus. */
  #skipLineBreak(): void {
    if (isSign(this.#token, "newline")) this.#step();
  }

  /** "Hydrogen and oxygen, when they react, form water": words between a side and a verb that stands for the arrow. */
  #skipLoose(): void {
    while (
      isConcept(this.#token, "filler", "pronoun", "link", "reacts-with") ||
      (this.#direction === -1 && isSign(this.#token, ","))
    )
      this.#step();
  }

  /** States and qualifiers around a substance: "(g)", "gas", "solid", and the article before a name. */
  #skipQualifiers(): string {
    let state = "";
    while (this.#token?.kind === "state" || isConcept(this.#token, "state", "molecule", "atom")) {
      if (this.#token?.kind === "state") state = this.#token.text.toLowerCase();
      this.#step();
    }
    return state;
  }

  #skipArticles(): void {
    while (isConcept(this.#token, "filler") && !isSign(this.#next(), "newline")) {
      const beyond = this.#next();
      // Only on the way to another species, so that the sentence around the equation stays outside.
      if (this.#direction === 1 || isConcept(beyond, "and", "reacts-with", "yields") || isSign(beyond, "+"))
        this.#step();
      else break;
    }
  }

  #readSpecies(): boolean {
    return this.#direction === -1 ? this.#readSpeciesBackwards() : this.#readSpeciesForwards();
  }

  #readSpeciesForwards(): boolean {
    const start = this.#at;
    this.#skipArticles();
    const coefficient = this.#readCoefficient();
    this.#skipQualifiers();
    const species = this.#readNamed();
    if (species === null) {
      this.#at = start;
      return false;
    }
    const state = this.#skipQualifiers();
    this.#species.push({ ...species, text: `${coefficient}${species.text}${species.text === "" ? "" : state}` });
    return true;
  }

  #readSpeciesBackwards(): boolean {
    const start = this.#at;
    const state = this.#skipQualifiers();
    const species = this.#readNamed();
    if (species === null) {
      this.#at = start;
      return false;
    }
    this.#skipQualifiers();
    const coefficient = this.#readCoefficient();
    this.#skipArticles();
    this.#species.unshift({ ...species, text: `${coefficient}${species.text}${species.text === "" ? "" : state}` });
    return true;
  }

  /** A number, or the letter of an unknown coefficient, which says nothing. */
  #readCoefficient(): string {
    const token = this.#token;
    if (token?.kind === "number") {
      this.#step();
      return `${token.text.replace(",", ".")} `;
    }
    const isLetter = token?.kind === "unknown" && /^[a-z]$/.test(token.text);
    if (isLetter) this.#step();
    return "";
  }

  #readNamed(): Species | null {
    const token = this.#token;
    if (token === undefined) return null;
    if (isConcept(token, "energy")) {
      this.#step();
      return { text: "", name: null, unknownName: null };
    }
    if (token.kind === "substance") {
      this.#step();
      return speciesOfSubstance(token.substance);
    }
    if (token.kind === "suspect") {
      this.#step();
      return { text: token.text, name: null, unknownName: null };
    }
    if (token.kind !== "unknown" || token.text.length < 2) return null;
    return this.#readLowerCase(token.text) ?? (this.#style === "drawn" ? this.#readUnknownName() : null);
  }

  /** "fe + o2 -> fe2o3". */
  #readLowerCase(text: string): Species | null {
    const formula = readLowerCaseFormula(text);
    if (formula === null || this.#style === "worded") return null;
    this.#step();
    if (formula.kind === "substance") return speciesOfSubstance(formula.substance);
    return { text, name: null, unknownName: null };
  }

  #readUnknownName(): Species {
    const words: string[] = [];
    for (let token = this.#token; token?.kind === "unknown" && words.length < 4; token = this.#token) {
      words.push(token.text);
      this.#step();
    }
    if (this.#direction === -1) words.reverse();
    return { text: "", name: null, unknownName: words.join(" ") };
  }

  /** Steps over what joins two species; false when the side ends here. */
  #readJoiner(): boolean {
    if (isSign(this.#token, "+")) {
      this.#isStrong = true;
      this.#step();
      this.#skipLineBreak();
      return true;
    }
    const isWeak =
      isConcept(this.#token, "and", "reacts-with") || (isConcept(this.#token, "link") && this.#style === "worded");
    if (!isWeak || this.#isStrong || this.#endsBeyondWeakJoiner()) return false;
    this.#step();
    return true;
  }

  /** Whether an "and" leads to another question instead of another species: "… -> H2O and CH4 + O2 -> …". */
  #endsBeyondWeakJoiner(): boolean {
    const beyond = this.#next(1);
    if (beyond === undefined) return true;
    if (beyond.kind !== "substance" && beyond.kind !== "number" && !isConcept(beyond, "state", "molecule", "filler"))
      return true;
    if (this.#direction === -1) return false;
    const after = this.#next(beyond.kind === "number" ? 3 : 2);
    return after !== undefined && (isSign(after, "+") || arrowStyle(after) !== null);
  }
}

type Span = { readonly start: number; readonly end: number; readonly equation: WrittenEquation };

function writeSide(side: Side): string {
  return side.species
    .map((species) => species.text)
    .filter((text) => text.trim() !== "")
    .join(" + ");
}

function findSpan(tokens: readonly Token[], arrow: number, style: ArrowStyle): Span | null {
  const left = new SideReader(tokens, arrow, -1, style).read();
  const right = new SideReader(tokens, arrow, 1, style).read();
  if (left === null || right === null) return null;
  // "x = y" is an equation of chemistry only if something is added up in it, or formulas stand on both sides.
  if (style === "equals" && !left.isStrong && !right.isStrong) return null;
  const token = tokens[arrow];
  const sign = token?.kind === "sign" && token.sign === "<=>" ? "<=>" : "->";
  const species = [...left.species, ...right.species];
  return {
    start: left.end + 1,
    end: right.end,
    equation: {
      text: `${writeSide(left)} ${sign} ${writeSide(right)}`,
      unknownName: species.find(({ unknownName }) => unknownName !== null)?.unknownName ?? null,
      openName: species.find(({ name }) => name !== null && name.formulas.length > 1)?.name ?? null,
    },
  };
}

/** "H2+ O2": a plus that was typed onto the species before it is no charge, because another species follows. */
function looseTypedPlus(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index): Token[] => {
    const next = tokens[index + 1];
    if (
      token.kind !== "substance" ||
      token.substance.source !== "formula" ||
      (next?.kind !== "substance" && next?.kind !== "number")
    )
      return [token];
    const bare = /^(.*[A-Za-z0-9)\]])\+$/.exec(token.substance.text)?.[1];
    if (bare === undefined || !parseFormula(bare).ok) return [token];
    return [
      { kind: "substance", substance: { ...token.substance, text: bare, formulas: [bare] } },
      { kind: "sign", sign: "+" },
    ];
  });
}

const elementsOf = (formula: string): string => [...new Set(formula.match(/[A-Z][a-z]?/g))].toSorted().join();

/** "Phosphorus pentoxide, P4O10, reacts": a name and its formula between commas are one substance, which the formula tells. */
function mergeAppositions(tokens: readonly Token[]): Token[] {
  return tokens.filter((_, index) => !isMerged(index) && !isMerged(index - 1) && !isMerged(index - 3));

  /** Whether such a name stands here: it and the comma behind it go, and the comma behind the formula. */
  function isMerged(index: number): boolean {
    const [name, comma, formula, end] = tokens.slice(Math.max(0, index), index + 4);
    if (index < 0 || name?.kind !== "substance" || formula?.kind !== "substance") return false;
    if (!isSign(comma, ",") || !isSign(end, ",")) return false;
    const [own, ...others] = formula.substance.formulas;
    return (
      name.substance.source !== "formula" &&
      formula.substance.source === "formula" &&
      own !== undefined &&
      others.length === 0 &&
      name.substance.formulas.some((each) => elementsOf(each) === elementsOf(own))
    );
  }
}

/** Replaces each stretch of tokens that is an equation by one token. Everything else stays as it is. */
export function assembleEquations(allTokens: readonly Token[]): Token[] {
  const hasArrow = allTokens.some((token) => arrowStyle(token) !== null);
  const tokens = hasArrow ? mergeAppositions(looseTypedPlus(allTokens)) : allTokens;
  const hasDrawnArrow = tokens.some((token) => arrowStyle(token) === "drawn");
  const assembled: Token[] = [];
  let taken = 0;
  for (const [index, token] of tokens.entries()) {
    const style = arrowStyle(token);
    if (style === null || index < taken || (style !== "drawn" && hasDrawnArrow)) continue;
    const span = findSpan(tokens, index, style);
    if (span === null || span.start < taken) continue;
    assembled.push(...tokens.slice(taken, span.start), { kind: "equation", equation: span.equation });
    taken = span.end;
  }
  return [...assembled, ...tokens.slice(taken)];
}
