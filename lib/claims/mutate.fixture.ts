import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatEquation } from "../chemistry/equation/format.ts";
import { composition } from "../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { balance } from "../chemistry/equation/balance.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import type { FactValue, Quantity, Term } from "../methods/facts.ts";
import { Decimal } from "../quantity/decimal.ts";
import { countDecimals } from "../methods/rounding.ts";
import type { Problem } from "../problems/problem.ts";
import type { Random } from "../problems/random.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { valueInUnit } from "./agreement.ts";
import type { Draft, Piece } from "./drafts.fixture.ts";

/** What is written beside a number, so that it says another thing. */
const DISGUISES = [
  "sign-apart",
  "sign-word",
  "negated",
  "multiplied",
  "factor",
  "element",
  "letter",
  "unread-unit",
] as const;

export const MUTATIONS = [
  "digit",
  "last-digit",
  "unit",
  "sign",
  "power-of-ten",
  "formula",
  "coefficient",
  "swap",
  "bare-mass",
  "atomic-mass",
  "condition",
  ...DISGUISES,
] as const;

export type Mutation = (typeof MUTATIONS)[number];

/** `isWhole`: what was changed stands beside the numbers of the piece, and makes all of them wrong. */
type Mutated = {
  readonly pieces: readonly Piece[];
  readonly index: number;
  readonly mutation: Mutation;
  readonly isWhole: boolean;
};

const OTHER_UNITS: Readonly<Record<string, readonly string[]>> = {
  g: ["kg", "mg", "mol", "L"],
  kg: ["g", "mol"],
  mol: ["g", "mmol", "L"],
  L: ["mL", "g", "mol"],
  mL: ["L", "g"],
  "g/mol": ["kg/mol", "mol/g", "g"],
  "mol/L": ["mmol/L", "g/L", "mol"],
  kPa: ["Pa", "atm", "L"],
  atm: ["kPa", "L", "mmHg"],
  K: ["°C", "kPa"],
  "°C": ["K", "°F"],
  J: ["kJ", "g"],
  kJ: ["J", "mol"],
  "kJ/mol": ["J/mol", "kJ"],
  nm: ["m", "pm"],
  s: ["min", "h"],
  min: ["s", "h"],
  C: ["A", "kJ"],
  "%": ["g", "mol"],
};

function isMeasured(term: FactValue | undefined): term is Quantity {
  return term?.kind === "quantity" && (term.unit !== "" || (term.significantFigures ?? 0) > 2);
}

function mutateQuantity(quantity: Quantity, mutation: Mutation, random: Random): Quantity | null {
  const value = new Decimal(quantity.value);
  const decimals = countDecimals(quantity.value);
  const written = (changed: Decimal): Quantity => ({
    ...quantity,
    value: changed.toFixed(Math.max(0, decimals, changed.decimalPlaces())),
  });
  switch (mutation) {
    case "digit": {
      const places = [...quantity.value].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
      const at = random.pick(places);
      const digit = quantity.value.charAt(at);
      const changed =
        quantity.value.slice(0, at) +
        String((Number(digit) + random.integer(1, 8)) % 10) +
        quantity.value.slice(at + 1);
      const isTold =
        quantity.significantFigures === null ||
        new Decimal(changed)
          .toSignificantDigits(quantity.significantFigures)
          .eq(value.toSignificantDigits(quantity.significantFigures)) === false;
      return new Decimal(changed).isZero() || !isTold || new Decimal(changed).e !== value.e
        ? null
        : { ...quantity, value: changed };
    }
    case "last-digit":
      // Next to 143.3 and 59.04 g/mol may stand the sum of atomic masses that were rounded first, as schools add them.
      if (quantity.unit === "g/mol" && decimals < 3) return null;
      return value.isZero() || quantity.significantFigures === null || value.sd() < 2
        ? null
        : unlessRounded(
            value,
            written(
              value.plus(new Decimal(10).pow(value.e - quantity.significantFigures + 1).times(random.pick([1, -1, 2]))),
            ),
          );
    case "sign":
      return value.isZero()
        ? null
        : { ...quantity, value: quantity.value.startsWith("-") ? quantity.value.slice(1) : `-${quantity.value}` };
    case "power-of-ten":
      return value.isZero() ? null : { ...quantity, value: value.times(random.pick([10, 0.1, 1000])).toFixed() };
    case "unit": {
      const others = OTHER_UNITS[quantity.unit];
      const unit = others === undefined || value.isZero() ? null : random.pick(others);
      return unit === null || isSameIn(quantity, unit) ? null : { ...quantity, unit };
    }
    default:
      return null;
  }
}

/** 10950 may be 10948, rounded. */
function unlessRounded(value: Decimal, changed: Quantity): Quantity | null {
  const rounded = new Decimal(changed.value);
  return rounded.isInteger() && value.toSignificantDigits(rounded.sd()).eq(rounded) ? null : changed;
}

/** A difference of 5 °C is one of 5 K. */
function isSameIn({ value, unit }: Quantity, other: string): boolean {
  const [from, to] = [loadUnit(unit), loadUnit(other)];
  return from.ok && to.ok && valueInUnit(new Decimal(value), from.value, to.value)?.eq(value) === true;
}

function mutateFormula(formula: string, random: Random): string | null {
  const digits = [...formula.matchAll(/(?<=[A-Za-z)])\d/g)];
  if (digits.length > 0 && random.integer(0, 1) === 0) {
    const { index, 0: digit } = random.pick(digits);
    return formula.slice(0, index) + String((Number(digit) % 8) + 2) + formula.slice(index + 1);
  }
  const swapped = formula.replace(
    /Na|K(?![a-z])|Cl|Br|Ca|Mg|Fe|O(?![a-z])/,
    (symbol) => ({ Na: "K", K: "Na", Cl: "Br", Br: "Cl", Ca: "Ba", Mg: "Ca", Fe: "Al", O: "S" })[symbol] ?? symbol,
  );
  return swapped === formula ? null : swapped;
}

function mutateCoefficient(text: string, random: Random): string | null {
  const parsed = parseEquation(text);
  if (!parsed.ok) return null;
  const counts = listTerms(parsed.value).map(({ coefficient }) => coefficient?.numerator ?? 1);
  const at = random.integer(0, counts.length - 1);
  const changed = counts.map((count, index) => (index === at ? count + random.integer(1, 2) : count));
  const equation = formatEquation(parsed.value, "ascii", changed);
  const again = parseEquation(equation);
  return again.ok && balance(again.value).kind !== "already-balanced" ? equation : null;
}

/** `5.00 g / 58.44 = 0.0856 g`: a molar mass without its unit, and the result in the unit of what was divided. */
function stripMass(fact: Extract<FactValue, { kind: "expression" }>): FactValue | null {
  const mass = fact.terms.findIndex(
    (term, index) => term.kind === "quantity" && term.unit === "g/mol" && isOperator(fact.terms[index - 1], "/"),
  );
  const result = fact.terms.findLastIndex(
    (term, index) => term.kind === "quantity" && term.unit === "mol" && isOperator(fact.terms[index - 1], "="),
  );
  if (mass < 0 || result < mass) return null;
  return {
    kind: "expression",
    terms: fact.terms.map((term, index) =>
      term.kind !== "quantity"
        ? term
        : index === mass
          ? { ...term, unit: "" }
          : index === result
            ? { ...term, unit: "g" }
            : term,
    ),
  };
}

/** `5.00 g / 22.99 g/mol = 0.217 mol` of NaCl: the mass of an element in the place of its compound's, and what follows from it. */
function takeAtom(fact: Extract<FactValue, { kind: "expression" }>, random: Random): FactValue | null {
  const at = fact.terms.findIndex(
    (term, index) =>
      term.kind === "quantity" &&
      term.unit === "g/mol" &&
      (isOperator(fact.terms[index - 1], "/") || isOperator(fact.terms[index - 1], "*")) &&
      isOperator(fact.terms[index + 1], "="),
  );
  const [mass, result] = [fact.terms[at], fact.terms[at + 2]];
  const of = fact.terms.flatMap((term) => (term.kind === "variable" && term.of !== null ? [term.of] : []));
  const atoms = of.flatMap((formula) => rowsOf(formula));
  if (mass?.kind !== "quantity" || result?.kind !== "quantity" || at + 3 !== fact.terms.length || atoms.length < 2)
    return null;
  const ratio = new Decimal(random.pick(atoms)).div(mass.value);
  const changed = isOperator(fact.terms[at - 1], "/")
    ? new Decimal(result.value).div(ratio)
    : new Decimal(result.value).times(ratio);
  const written = (value: Decimal, figures: number): Pick<Quantity, "value"> => ({
    value: value.toSignificantDigits(figures).toFixed(),
  });
  const terms = fact.terms
    .with(at, { ...mass, ...written(new Decimal(mass.value).times(ratio), 4), significantFigures: 4 })
    .with(at + 2, { ...result, ...written(changed, 3), significantFigures: 3 });
  return { kind: "expression", terms };
}

function rowsOf(formula: string): string[] {
  const parsed = parseFormula(formula);
  const masses = parsed.ok ? composition(parsed.value) : null;
  return masses?.ok === true ? masses.value.rows.map(({ weight }) => weight) : [];
}

/** A condition that often goes without saying, in the place of the problem's own. */
const CONDITIONS: Readonly<Record<string, string>> = { "°C": "25", K: "298.15", "%": "100" };

function takeCondition(quantity: Quantity): Quantity | null {
  const value = CONDITIONS[quantity.unit];
  return value === undefined || new Decimal(value).eq(quantity.value)
    ? null
    : { ...quantity, value, significantFigures: null };
}

const isOperator = (term: Term | undefined, symbol: string): boolean =>
  term?.kind === "operator" && term.symbol === symbol;

function mutateFact(fact: FactValue, mutation: Mutation, random: Random): FactValue | null {
  switch (fact.kind) {
    case "quantity":
      if (mutation === "condition") return takeCondition(fact);
      return isMeasured(fact) ? mutateQuantity(fact, mutation, random) : null;
    case "formula": {
      const formula = mutation === "formula" ? mutateFormula(fact.formula, random) : null;
      return formula === null ? null : { kind: "formula", formula };
    }
    case "equation": {
      const equation =
        mutation === "coefficient"
          ? mutateCoefficient(fact.equation, random)
          : mutation === "formula"
            ? mutateFormula(fact.equation, random)
            : null;
      return equation === null ? null : { kind: "equation", equation };
    }
    case "expression": {
      if (mutation === "bare-mass") return stripMass(fact);
      if (mutation === "atomic-mass") return takeAtom(fact, random);
      const places = fact.terms.flatMap((term, index) =>
        isMeasured(term) || term.kind === "equation" || term.kind === "formula" ? [index] : [],
      );
      if (places.length === 0) return null;
      const at = random.pick(places);
      const term = fact.terms[at];
      const changed = term === undefined ? null : mutateFact(term, mutation, random);
      return changed === null
        ? null
        : { kind: "expression", terms: fact.terms.map((each, index) => (index === at ? (changed as Term) : each)) };
    }
    default:
      return null;
  }
}

type Disguise = (typeof DISGUISES)[number];

const isDisguise = (mutation: Mutation): mutation is Disguise => DISGUISES.some((each) => each === mutation);

type Words = Readonly<Record<Locale, (value: string) => string>>;

const minus = (word: string) => (value: string) => `${word} ${value}`;
const SIGN_WORDS: Words = {
  en: minus("minus"),
  es: minus("menos"),
  fr: minus("moins"),
  am: minus("ሲቀነስ"),
  zh: (value) => `负${value}`,
  hi: minus("माइनस"),
};
const NEGATIONS: Words = {
  en: (value) => `not ${value}`,
  es: (value) => `no es ${value}`,
  fr: (value) => `n'est pas ${value}`,
  am: (value) => `${value} አይደለም`,
  zh: (value) => `不是${value}`,
  hi: (value) => `${value} नहीं`,
};
const MULTIPLES: Words = {
  en: (value) => `twice ${value}`,
  es: (value) => `el doble de ${value}`,
  fr: (value) => `la moitié de ${value}`,
  am: (value) => `የ${value} እጥፍ`,
  zh: (value) => `${value}的两倍`,
  hi: (value) => `${value} का दुगुना`,
};
const UNREAD_UNITS: Readonly<Record<string, string>> = { g: "KG", L: "ML" };

/** A quantity that stands alone, with something beside it that makes it wrong. */
function disguiseValue({ pieces, locale, problem }: Draft, mutation: Disguise, random: Random): Mutated | null {
  const candidates = random.shuffle(
    pieces.flatMap((piece, index) =>
      "fact" in piece && isMeasured(piece.fact) && Number(piece.fact.value) > 0 ? [index] : [],
    ),
  );
  for (const index of candidates) {
    const piece = pieces[index];
    if (piece === undefined || !("fact" in piece) || piece.fact.kind !== "quantity") continue;
    const disguise = disguiseOf(piece.fact, mutation, locale, JSON.stringify(problem.solution));
    if (disguise !== null)
      return { pieces: pieces.with(index, { fact: piece.fact, disguise }), index, mutation, isWhole: true };
  }
  return null;
}

function disguiseOf(
  { unit, significantFigures }: Quantity,
  mutation: Disguise,
  locale: Locale,
  solution: string,
): ((written: string) => string) | null {
  switch (mutation) {
    case "sign-apart":
      return (written) => `- ${written}`;
    case "sign-word":
      return SIGN_WORDS[locale];
    case "negated":
      return NEGATIONS[locale];
    case "multiplied":
      return MULTIPLES[locale];
    case "factor":
      return (written) => (solution.length % 2 === 0 ? `7 × ${written}` : `${written} × 7`);
    case "element":
      return /^(?:k?g|mol|g\/mol|%)$/.test(unit) && !solution.includes("Xe") ? (written) => `${written} Xe` : null;
    case "letter":
      return unit === "" && (significantFigures ?? 0) > 2
        ? (written) => `${solution.includes("pOH") ? "pKb" : "pOH"} = ${written}`
        : null;
    case "unread-unit": {
      const other = UNREAD_UNITS[unit];
      return other === undefined
        ? null
        : (written) => written.replace(new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, "u"), other);
    }
  }
}

/** Two values of one kind change places: V₁ and V₂, the mass of one substance and that of another. */
function swapValues(pieces: readonly Piece[], random: Random): Mutated | null {
  const holders = pieces.flatMap((piece, index) => {
    if (!("fact" in piece) || piece.fact.kind !== "expression") return [];
    const [letter, equals, value, ...rest] = piece.fact.terms;
    const isPlain =
      letter?.kind === "variable" && equals?.kind === "operator" && isMeasured(value) && rest.length === 0;
    return isPlain ? [{ index, value, terms: piece.fact.terms }] : [];
  });
  if (holders.length < 2) return null;
  const first = random.pick(holders);
  const second = holders.find(
    ({ index, value, terms }) =>
      index !== first.index &&
      value.unit === first.value.unit &&
      value.value !== first.value.value &&
      JSON.stringify(terms[0]) !== JSON.stringify(first.terms[0]),
  );
  if (second === undefined) return null;
  const swapped = pieces.map((piece, index): Piece =>
    index === first.index ? { fact: { kind: "expression", terms: first.terms.with(2, second.value) } } : piece,
  );
  return { pieces: swapped, index: first.index, mutation: "swap", isWhole: false };
}

const valuesOf = (fact: FactValue): string[] =>
  fact.kind === "quantity"
    ? [fact.value]
    : fact.kind === "expression"
      ? fact.terms.flatMap((term) => valuesOf(term))
      : fact.kind === "list"
        ? fact.items.flatMap((item) => valuesOf(item))
        : [];

/** Whether a value that is new here is another one of the problem's statement, or of its steps where no letter says which it is. */
function isTold(fact: FactValue, original: FactValue, { values, given, solution }: Problem): boolean {
  const before = valuesOf(original);
  const fresh = valuesOf(fact).filter((value, index) => value !== before[index]);
  const hasLetter = fact.kind === "expression" && fact.terms.some(({ kind }) => kind === "variable");
  const steps = hasLetter || fact.kind !== "expression" ? [] : solution.steps.flatMap(({ lines }) => lines);
  const own = hasLetter ? [] : before;
  const told = [...own, ...[...Object.values(values), ...given, ...steps].flatMap((value) => valuesOf(value))];
  return fresh.some((value) => told.includes(value));
}

/** The draft with one wrong claim; null where this mutation finds nothing to change. */
export function mutate(draft: Draft, mutation: Mutation, random: Random): Mutated | null {
  const { pieces, problem } = draft;
  if (mutation === "swap") return swapValues(pieces, random);
  if (isDisguise(mutation)) return disguiseValue(draft, mutation, random);
  const candidates = random.shuffle(pieces.flatMap((piece, index) => ("fact" in piece ? [index] : [])));
  for (const index of candidates) {
    const piece = pieces[index];
    if (piece === undefined || !("fact" in piece)) continue;
    const fact = mutateFact(piece.fact, mutation, random);
    // Another value of the problem is no wrong one.
    if (fact !== null && mutation !== "bare-mass" && isTold(fact, piece.fact, problem)) continue;
    if (fact !== null && JSON.stringify(fact) !== JSON.stringify(piece.fact))
      return { pieces: pieces.with(index, { fact }), index, mutation, isWhole: false };
  }
  return null;
}
