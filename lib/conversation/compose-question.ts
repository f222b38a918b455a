import { formatEquation } from "../chemistry/equation/format.ts";
import { findProducts } from "../chemistry/reaction/products/predict.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { isUnity, type Unit } from "../quantity/units/unit.ts";
import type { BalancedEquation } from "../methods/rules/rule.ts";
import { completeReaction } from "../solver/problems/complete-reaction.ts";
import { findDecomposition } from "../solver/problems/decomposition.ts";
import { findReactionAmong, readBalanced } from "../solver/problems/reaction.ts";
import { findNamed } from "./find-named.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import { formatList, formatQuantity } from "../wording/numbers.ts";
import type { Words } from "../wording/words.ts";
import { listFormulas } from "./list-formulas.ts";

/** A value in a message, as it stands there, and the formula of what it is of, where that is said. */
export type Mention = {
  readonly quantity: Quantity;
  readonly text: string;
  /** With its figures and the symbol of its unit, as the reader's language writes them. */
  readonly plain: string;
  readonly of: string | null;
  readonly start: number;
  readonly end: number;
};

/** The values of a message with their units; the substance stands behind a value, or right before it. */
export function listMentions(text: string, locale: Locale): readonly Mention[] {
  const readings = listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((reading) =>
    reading.ok && !isUnity(reading.value.quantity.unit) ? [reading.value] : [],
  );
  return readings.map(({ quantity, start, end }, index): Mention => {
    const next = readings[index + 1]?.start ?? text.length;
    const before = readings[index - 1]?.end ?? 0;
    const behind = substanceIn(text.slice(end, Math.min(next, end + REACH)), locale);
    return {
      quantity,
      text: text.slice(start, end),
      plain: writeQuantity(quantity, locale),
      of: behind ?? substanceIn(text.slice(Math.max(before, start - REACH), start), locale),
      start,
      end,
    };
  });
}

/** A value as a problem states it. */
export function writeQuantity({ value, unit, significantFigures }: Quantity, locale: Locale): string {
  return formatQuantity(formatNumber(value, { locale, significantFigures }), formatUnit(unit), locale);
}

/** So near a substance belongs to its value. */
const REACH = 30;

/** The substance that is named first in a clause. */
export function substanceIn(text: string, locale: Locale): string | null {
  const [clause = ""] = text.split(/[.,;!?，。？](?=\s|$)|=/u);
  const symbol = /^\s*(?:of\s+|de\s+)?([A-Z][a-z]?)(?![\p{Script=Latin}\d(])/u.exec(clause)?.[1];
  if (symbol !== undefined && parseFormula(symbol).ok) return symbol;
  const [formula] = listFormulas(clause);
  // What is named before a formula is nearer than that.
  const [named] =
    findNamed(formula === undefined ? clause : clause.slice(0, clause.indexOf(formula)), locale)?.formulas ?? [];
  return named ?? formula ?? null;
}

export type Goal = {
  readonly kind: "amount" | "mass" | "volume" | "molarity" | "ph" | "molar-mass" | "pressure" | "temperature";
  readonly of: string | null;
};

const UNITS: readonly (readonly [Exclude<Goal["kind"], "ph">, Unit])[] = [
  ["amount", getUnit("mol")],
  ["mass", getUnit("g")],
  ["volume", getUnit("L")],
  ["molarity", getUnit("mol/L")],
  ["molar-mass", getUnit("g/mol")],
  ["pressure", getUnit("atm")],
  ["temperature", getUnit("K")],
];

/** What a value can be the answer to, by its unit. */
export function goalOf({ unit }: Quantity, of: string | null): Goal | null {
  const found = UNITS.find(([, own]) => own.dimension === unit.dimension);
  return found === undefined ? null : { kind: found[0], of };
}

/** What is known besides values: an equation that is written, and substances that are named. */
export type Around = { readonly equation: string | null; readonly others: readonly string[] };

const ALONE: Around = { equation: null, others: [] };

/** Questions in the reader's language that ask for a goal from what is given: the likeliest first. */
export function composeQuestions(goal: Goal, all: readonly Mention[], words: Words, around: Around = ALONE): string[] {
  const { t } = words;
  const states = all.filter(isState);
  const given = all.filter((mention) => !states.includes(mention));
  const known = given.find((mention) => mention.of !== null)?.of ?? null;
  const of = goal.of ?? known;
  if (goal.kind === "molar-mass") return of === null ? [] : [t("tutor.posed.molarMass", { of })];
  if (goal.kind === "pressure" || goal.kind === "temperature") return sayGas(goal.kind, all, words);
  if (given.length === 0) return [];
  const whole = sayGiven(given, of ?? (goal.kind === "volume" ? t("tutor.posed.gas") : null), words);
  const solute = of ?? t("tutor.posed.solute");
  const reacts = sayReaction(goal, given, states, words, around);
  // Of another substance than what is given nothing is asked without its name.
  const isOwn = of === null || given.every((mention) => mention.of === null || mention.of === of);
  switch (goal.kind) {
    case "amount":
      return [
        ...reacts,
        t("tutor.posed.amount", { of: solute, given: whole }),
        ...(isOwn ? [t("tutor.posed.amountOnly", { given: whole })] : []),
        ...sayGas("amount", all, words),
      ];
    case "mass":
      return [
        ...reacts,
        t("tutor.posed.mass", { of: solute, given: whole }),
        ...(isOwn ? [t("tutor.posed.massOnly", { given: whole })] : []),
      ];
    case "volume":
      if (!isOwn) return reacts;
      if (states.length > 0) return [...reacts, ...given.map((mention) => composeGasVolume(mention, states, words))];
      return [...reacts, t("tutor.posed.gasVolume", { given: whole }), ...saySolution(given, of, words)];
    case "molarity":
      return [t("tutor.posed.molarity", { given: whole })];
    case "ph":
      return [t("tutor.posed.ph", { given: whole })];
  }
}

const STATES = [getUnit("K").dimension, getUnit("atm").dimension];

/** A temperature or a pressure, at which something is measured. */
export const isState = ({ quantity }: Mention): boolean => STATES.includes(quantity.unit.dimension);

const OF_GASES = ["mol", "g", "L", "K", "atm"].map((unit) => getUnit(unit).dimension);

/** What a gas has by three of its properties: its pressure, temperature or amount. */
function sayGas(kind: "pressure" | "temperature" | "amount", all: readonly Mention[], words: Words): string[] {
  const known = all.filter(({ quantity }) => OF_GASES.includes(quantity.unit.dimension));
  const dimensions = new Set(known.map(({ quantity }) => quantity.unit.dimension));
  if (known.length !== all.length || known.length !== 3 || dimensions.size < 3) return [];
  const values = known.map((mention) => sayValue(mention, mention.of, words)).join(", ");
  return [words.t(`tutor.posed.gasState.${kind}`, { values })];
}

/** The volume of a gas at the conditions that are told. */
export function composeGasVolume(mention: Mention, states: readonly Mention[], words: Words): string {
  const at = states.map(({ plain }) => plain);
  const given = sayValue(mention, mention.of, words);
  return words.t("tutor.posed.gasVolumeAt", { given, states: formatList(at, words.locale) });
}

const dimensionOf = (unit: string) => getUnit(unit).dimension;

const findOf = (given: readonly Mention[], unit: string): Mention | undefined =>
  given.find(({ quantity }) => quantity.unit.dimension === dimensionOf(unit));

function sayValue({ plain }: Mention, of: string | null, { t }: Words): string {
  return of === null ? plain : t("tutor.posed.value", { value: plain, of });
}

/** A solution by its concentration. */
function sayConcentration({ plain }: Mention, of: string | null, { t }: Words): string {
  return of === null ? plain : t("tutor.posed.concentration", { value: plain, of });
}

/** "2 L of 0.5 M NaCl", "5.85 g of NaCl in 500 mL of solution". */
function sayGiven(given: readonly Mention[], substance: string | null, words: Words): string {
  const { t, locale } = words;
  const [volume, molarity] = [findOf(given, "L"), findOf(given, "mol/L")];
  const other = given.find((mention) => mention !== volume);
  if (volume !== undefined && other !== undefined) {
    const of = other.of ?? substance ?? volume.of;
    const said = { volume: volume.plain, value: other.plain };
    if (other !== molarity && molarity === undefined)
      return of === null ? t("tutor.posed.dissolvedOnly", said) : t("tutor.posed.dissolved", { ...said, of });
    if (molarity !== undefined)
      return t("tutor.posed.solution", {
        volume: volume.plain,
        value: molarity.plain,
        of: molarity.of ?? substance ?? t("tutor.posed.solute"),
      });
  }
  const said = given.map((mention) =>
    mention === molarity
      ? sayConcentration(mention, mention.of ?? substance, words)
      : sayValue(mention, mention.of ?? substance, words),
  );
  return formatList(said, locale);
}

/** How much of a solution holds what is given. */
function saySolution(given: readonly Mention[], substance: string | null, words: Words): string[] {
  const molarity = findOf(given, "mol/L");
  const held = given.find((mention) => mention !== molarity);
  if (molarity === undefined || held === undefined) return [];
  const solution = sayConcentration(molarity, molarity.of ?? substance, words);
  return [words.t("tutor.posed.solutionVolume", { solution, given: sayValue(held, held.of ?? substance, words) })];
}

/** Where what is wanted is of another substance than what is given, they react. */
function sayReaction(
  goal: Goal,
  given: readonly Mention[],
  states: readonly Mention[],
  words: Words,
  { equation, others }: Around,
): string[] {
  const { t, locale } = words;
  const molarity = findOf(given, "mol/L");
  const known = given.find(
    (mention) => mention !== molarity && mention.of !== null && mention.of !== (goal.of ?? molarity?.of),
  );
  const of = goal.of ?? molarity?.of ?? null;
  if (known?.of === undefined || known.of === null || of === null || isPart(of, known.of)) return [];
  const from = sayValue(known, known.of, words);
  const at = states.map(({ plain }) => plain);
  const reaction =
    equation === null ? findReaction([...new Set([known.of, of, ...others])], of) : readBalanced(equation);
  const before = reaction === null ? "" : `${equation ?? reaction.text}. `;
  const isMade = reaction === null ? null : reaction.species.indexOf(of) >= reaction.equation.reactants.length;
  const made = {
    mass: () => t("tutor.posed.formMass", { of, from }),
    amount: () => t("tutor.posed.formAmount", { of, from }),
    volume: () =>
      at.length === 0
        ? t("tutor.posed.formVolume", { of, from })
        : t("tutor.posed.formVolumeAt", { of, from, states: formatList(at, locale) }),
  };
  const needed = {
    mass: () => t("tutor.posed.reactMass", { of, from }),
    amount: () => t("tutor.posed.reactAmount", { of, from }),
    volume: () =>
      molarity === undefined
        ? null
        : t("tutor.posed.reactVolume", { solution: sayConcentration(molarity, of, words), from }),
  };
  const { kind } = goal;
  if (kind !== "mass" && kind !== "amount" && kind !== "volume") return [];
  const asked = [isMade === true ? null : needed[kind](), isMade === false ? null : made[kind]()].filter(
    (question) => question !== null,
  );
  // A solution that reacts is read with its reaction.
  return asked.flatMap((question) => (before === "" || molarity !== undefined ? [question] : [`${before}${question}`]));
}

/** The reaction in which all of them have a part. */
function findReaction(formulas: readonly string[], product: string): BalancedEquation | null {
  const others = formulas.filter((formula) => formula !== "H2O");
  return (
    findReactionAmong(formulas, { product }) ??
    completeReaction(formulas) ??
    (others.length === formulas.length ? null : completeReaction(others)) ??
    findDecomposition(formulas) ??
    predictReaction(formulas, product)
  );
}

/** What the others make of each other, where that is among it. */
function predictReaction(formulas: readonly string[], product: string): BalancedEquation | null {
  const reactants = formulas.filter((formula) => formula !== product).map((formula) => parseFormula(formula));
  const parsed = reactants.flatMap((formula) => (formula.ok ? [formula.value] : []));
  if (parsed.length < 2 || parsed.length < reactants.length) return null;
  const found = findProducts(parsed);
  if (!found.ok || found.value.kind === "none") return null;
  const balanced = readBalanced(formatEquation(found.value.equation, "ascii"));
  return balanced !== null && balanced.species.includes(product) ? balanced : null;
}

/** Whether one is an ion or an element of the other: it is in it, and reacts with nothing. */
function isPart(part: string, whole: string): boolean {
  const isPiece = /[-+]$/u.test(part) || /^[A-Z][a-z]?$/u.test(part);
  return isPiece && whole.includes(part.replace(/[-+\d^]+$/u, ""));
}

const MOST_SUBSTANCES = 6;

/** The formulas of all substances that a text names, each once. */
export function listSubstances(text: string, locale: Locale): string[] {
  return readSubstances(text, locale).found;
}

/** What else a text says. */
export function withoutSubstances(text: string, locale: Locale): string {
  return readSubstances(text, locale).rest;
}

function readSubstances(text: string, locale: Locale): { readonly found: string[]; readonly rest: string } {
  const found = listFormulas(text);
  let rest = found.reduce((left, formula) => left.replaceAll(formula, " ".repeat(formula.length)), text);
  for (let count = 0; count < MOST_SUBSTANCES; count += 1) {
    const named = findNamed(rest, locale);
    const [formula] = named?.formulas ?? [];
    if (named === null || formula === undefined) break;
    found.push(formula);
    rest = `${rest.slice(0, named.start)} ; ${rest.slice(named.end)}`;
  }
  return { found: [...new Set(found)], rest };
}
