import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { isUnity, type Unit } from "../quantity/units/unit.ts";
import { findNamed } from "./find-named.ts";
import { nameOf as nameOfFormula } from "../nomenclature/name-of.ts";
import { listFormulas } from "./list-formulas.ts";

/** A value in a message, as it stands there, and the formula of what it is of, where that is said. */
export type Mention = {
  readonly quantity: Quantity;
  readonly text: string;
  /** In digits and symbols that every language reads. */
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
      plain: `${quantity.value} ${formatUnit(quantity.unit)}`,
      of: behind ?? substanceIn(text.slice(Math.max(before, start - REACH), start), locale),
      start,
      end,
    };
  });
}

/** So near a substance belongs to its value. */
const REACH = 30;

/** The substance that is named first in a clause. */
export function substanceIn(text: string, locale: Locale): string | null {
  const [clause = ""] = text.split(/[.,;!?，。？](?=\s|$)|=/u);
  const symbol = /^\s*(?:of\s+|de\s+)?([A-Z][a-z]?)(?![\p{L}\d(])/u.exec(clause)?.[1];
  if (symbol !== undefined && parseFormula(symbol).ok) return symbol;
  const [formula] = listFormulas(clause);
  if (formula !== undefined) return formula;
  const [named] = findNamed(clause, locale)?.formulas ?? [];
  return named ?? null;
}

export type Goal = {
  readonly kind: "amount" | "mass" | "volume" | "molarity" | "ph" | "molar-mass";
  readonly of: string | null;
};

const UNITS: readonly (readonly [Exclude<Goal["kind"], "ph">, Unit])[] = [
  ["amount", getUnit("mol")],
  ["mass", getUnit("g")],
  ["volume", getUnit("L")],
  ["molarity", getUnit("mol/L")],
  ["molar-mass", getUnit("g/mol")],
];

/** What a value can be the answer to, by its unit. */
export function goalOf({ unit }: Quantity, of: string | null): Goal | null {
  const found = UNITS.find(([, own]) => own.dimension === unit.dimension);
  return found === undefined ? null : { kind: found[0], of };
}

/** Questions, in English, which the engine reads in every language, that ask for a goal from what is given: the likeliest first. */
export function composeQuestions(goal: Goal, given: readonly Mention[]): string[] {
  const substance = goal.of ?? given.find(({ of }) => of !== null)?.of ?? null;
  if (goal.kind === "molar-mass") return substance === null ? [] : [`What is the molar mass of ${substance}?`];
  if (given.length === 0) return [];
  const whole = sayGiven(given, substance ?? (goal.kind === "volume" ? "gas" : null));
  const reacts = sayReaction(goal, given);
  const of = substance === null ? "solute" : nameOf(substance);
  switch (goal.kind) {
    case "amount":
      return [...reacts, `How many moles of ${of} are in ${whole}?`, `How many moles are in ${whole}?`];
    case "mass":
      return [...reacts, `How many grams of ${of} are in ${whole}?`, `How many grams are in ${whole}?`];
    case "volume":
      return [
        ...reacts,
        `What volume in liters does ${whole} occupy at STP?`,
        `What volume in liters of solution is ${whole}?`,
      ];
    case "molarity":
      return [`What is the molarity of ${whole}?`];
    case "ph":
      return [`What is the pH of ${whole}?`];
  }
}

/** A symbol of one letter is also that of a unit. */
function nameOf(formula: string): string {
  const parsed = /^[A-Z]$/.test(formula) ? parseFormula(formula) : null;
  const name = parsed?.ok === true ? nameOfFormula(parsed.value, "en") : null;
  return name?.ok === true ? name.value.text : formula;
}

const dimensionOf = (unit: string) => getUnit(unit).dimension;

/** "2 L of 0.5 M NaCl", "5.85 g NaCl in 500 mL of solution". */
function sayGiven(given: readonly Mention[], substance: string | null): string {
  const find = (unit: string) => given.find(({ quantity }) => quantity.unit.dimension === dimensionOf(unit));
  const [volume, molarity] = [find("L"), find("mol/L")];
  const of = (mention: Mention): string => `${mention.plain} ${nameOf(mention.of ?? substance ?? "")}`.trim();
  if (volume !== undefined && molarity !== undefined) return `${volume.plain} of ${of(molarity)}`;
  const other = given.find((mention) => mention !== volume);
  if (volume !== undefined && other !== undefined) return `${of(other)} in ${volume.plain} of solution`;
  return given
    .map((mention) =>
      mention === molarity ? of(mention) : `${mention.plain} of ${nameOf(mention.of ?? substance ?? "")}`.trim(),
    )
    .join(" and ");
}

/** Where what is wanted is of another substance than what is given, they react. */
function sayReaction(goal: Goal, given: readonly Mention[]): string[] {
  const molarity = given.find(({ quantity }) => quantity.unit.dimension === dimensionOf("mol/L"));
  const known = given.find(
    (mention) => mention !== molarity && mention.of !== null && mention.of !== (goal.of ?? molarity?.of),
  );
  const other = goal.of ?? molarity?.of ?? null;
  if (known === undefined || other === null) return [];
  // A part of a formula is in it, and reacts with nothing.
  if (known.of?.includes(other.replace(/[-+\d^]+$/u, "")) === true) return [];
  const from = `${known.plain} of ${known.of}`;
  if (goal.kind === "volume" && molarity !== undefined)
    return [`What volume of ${molarity.plain} ${other} reacts with ${from}?`];
  const unit = goal.kind === "mass" ? "grams" : "moles";
  return [`How many ${unit} of ${other} react with ${from}?`, `How many ${unit} of ${other} form from ${from}?`];
}
