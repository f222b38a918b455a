import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import type { ProblemToken } from "../tokens.ts";
import { canonicalText, chargeOf } from "./half-cells.ts";
import { readLawSentences } from "./law-tokens.ts";
import { spellSolubility } from "./solubility-symbols.ts";

export type SolubilityGoal = "constant" | "solubility" | "ion";

/** A problem of solubility products, free of its language. Every quantity of the text stands in it once. */
export type SolubilityProblem = {
  readonly goal: SolubilityGoal;
  /** The units of the answer; none where the text names none. */
  readonly units: readonly Unit[];
  readonly constant: Quantity | null;
  /** In mol/L or g/L; what it is of, the substances and words beside it tell. */
  readonly concentration: Quantity | null;
  /** Whether the concentration is named as a solubility. */
  readonly isSolubility: boolean;
  /** In K. */
  readonly temperature: Quantity | null;
  /** In canonical ASCII, without water. */
  readonly compounds: readonly string[];
  readonly ions: readonly string[];
  readonly isSaturated: boolean;
  readonly isWater: boolean;
  readonly givens: readonly Quantity[];
};

type Sense = "law/solubility-product" | "law/solubility" | "law/concentration" | "law/saturated" | "law/water";

const countOf = (tokens: Sentence, sense: Sense): number => tokens.filter((token) => isSense(token, sense)).length;

const isConcentration = ({ unit }: Quantity): boolean =>
  unit.dimension === DIMENSIONS.concentration || unit.dimension === DIMENSIONS.density;

/** A reaction, or ions of no name. */
const isForeign = (token: ProblemToken): boolean =>
  token.kind === "equation" || (token.kind === "concept" && !token.concept.startsWith("law/"));

type Values = Pick<SolubilityProblem, "constant" | "concentration" | "temperature">;

/** At most one value of each kind; null for more, and for any other quantity. */
function readValues(quantities: readonly Quantity[]): Values | null {
  const temperatures = quantities.filter(({ unit }) => unit.dimension === DIMENSIONS.temperature);
  const concentrations = quantities.filter(isConcentration);
  const others = quantities.filter((each) => each.unit.dimension !== DIMENSIONS.temperature && !isConcentration(each));
  const isPossible = others.every(
    ({ unit, value }) =>
      (unit.factors.length === 0 || unit.dimension % DIMENSIONS.concentration === 0) &&
      unit.dimension !== DIMENSIONS.concentration &&
      unit.factors[0]?.unit.symbol !== "%" &&
      value.gt(0),
  );
  if (!isPossible || temperatures.length > 1 || concentrations.length > 1 || others.length > 1) return null;
  const [temperature, concentration, constant] = [temperatures[0], concentrations[0], others[0]];
  if (concentration !== undefined && !concentration.value.gt(0)) return null;
  return {
    constant: constant ?? null,
    temperature: temperature === undefined ? null : inUnit(temperature, "K"),
    concentration:
      concentration === undefined
        ? null
        : inUnit(concentration, concentration.unit.dimension === DIMENSIONS.concentration ? "mol/L" : "g/L"),
  };
}

/** Compounds and ions that are named; null where a name means several. Water is what all of them are in. */
function readSubstances(tokens: Sentence): Pick<SolubilityProblem, "compounds" | "ions"> | null {
  const formulas = tokens.flatMap((token) =>
    token.kind === "substance"
      ? [token.substance.formulas.length === 1 ? canonicalText(token.substance.formulas[0] ?? "") : null]
      : [],
  );
  const named = [...new Set(formulas)].filter((formula) => formula !== "H2O");
  const known = named.filter((formula) => formula !== null);
  return known.length < named.length
    ? null
    : {
        compounds: known.filter((formula) => chargeOf(formula) === 0),
        ions: known.filter((formula) => chargeOf(formula) !== 0),
      };
}

/** What the one sentence that asks is after; null where it asks for several things or for nothing. */
function readGoal(asking: Sentence, { constant, concentration }: Values): SolubilityGoal | null {
  const hasValue = asking.some((token) => token.kind === "quantity" && isConcentration(token.reading.quantity));
  const [products, solubilities, concentrations] = [
    countOf(asking, "law/solubility-product"),
    countOf(asking, "law/solubility"),
    countOf(asking, "law/concentration"),
  ];
  if (constant === null && products > 0)
    return concentration !== null && products === 1 && solubilities + concentrations <= (hasValue ? 1 : 0)
      ? "constant"
      : null;
  if (solubilities > 0) return solubilities === 1 && concentrations <= (hasValue ? 1 : 0) ? "solubility" : null;
  return concentrations === 1 && concentration === null ? "ion" : null;
}

/** A text about the solubility of a salt → what it gives and asks; null when any of it is not understood. */
export function readSolubilityProblem(text: string, locale: ProblemLocale): SolubilityProblem | null {
  const sentences = readLawSentences(spellSolubility(text), "solubility", locale);
  const tokens = sentences?.flat() ?? [];
  const [asking, ...more] = sentences?.filter((sentence) => sentence.some((token) => isSense(token, "law/ask"))) ?? [];
  const quantities = tokens.flatMap((token) => (token.kind === "quantity" ? [token.reading.quantity] : []));
  const values = readValues(quantities);
  const substances = readSubstances(tokens);
  if (asking === undefined || more.length > 0 || values === null || substances === null || tokens.some(isForeign))
    return null;
  const goal = readGoal(asking, values);
  const isNamed =
    values.constant === null ||
    sentences?.some(
      (sentence) =>
        countOf(sentence, "law/solubility-product") === 1 &&
        sentence.some((token) => token.kind === "quantity" && token.reading.quantity === values.constant),
    ) === true;
  const counted = tokens.filter(
    (token) => token.kind === "unit" && token.unit.unit.counted !== "" && token.unit.unit.counted !== "ions",
  );
  if (goal === null || !isNamed || counted.length > 0) return null;
  return {
    goal,
    ...values,
    ...substances,
    units: tokens.flatMap((token) =>
      token.kind === "unit" && token.unit.unit.counted === "" ? [token.unit.unit] : [],
    ),
    isSolubility: countOf(tokens, "law/solubility") > 0,
    isSaturated: countOf(tokens, "law/saturated") > 0,
    isWater:
      countOf(tokens, "law/water") > 0 ||
      tokens.some((token) => token.kind === "substance" && token.substance.formulas.includes("H2O")),
    givens: quantities,
  };
}
