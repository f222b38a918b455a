import type { Calculation } from "./calculation.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import type { Locale } from "../../i18n/locales.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import { listNumbers } from "../read-arithmetic.ts";
import { findNames } from "../find-names.ts";
import { asMolarMass } from "../known-operands.ts";
import { isMassOf } from "../reference.ts";
import { isWhole, type WayVerdict } from "./line.ts";
import { isPercent, listSpokenOf } from "./meanings.ts";
import { isSameAsTold, isTold, pairOf } from "./told.ts";

const NEUTRONS = /neutron|中子|न्यूट्रॉन|ኒውትሮን|ኑትሮን/iu;

/** `131 − 53 = 78 neutrons`: of a nuclide that the sentence or the problem names, its mass number less its protons. */
export function judgeNeutrons({ tree, result, sentence, evidence }: Calculation): WayVerdict {
  const pair = pairOf(tree);
  if (pair?.operator !== "-" || !isWhole(pair.left) || !isWhole(pair.right) || !NEUTRONS.test(sentence)) return null;
  const [nucleons, protons] = [pair.left, pair.right].map(({ quantity }) => quantity.value);
  if (nucleons === undefined || protons === undefined || !result.quantity.value.eq(nucleons.minus(protons)))
    return null;
  const isNamed = [sentence, evidence.problem].some((text) =>
    listNuclides(text, evidence.locale).some(
      ({ symbol, mass }) => findElement(symbol)?.number === protons.toNumber() && mass === nucleons.toNumber(),
    ),
  );
  return isNamed ? "holds" : null;
}

const SYMBOL = /(?<![\p{L}\d])([A-Z][a-z]?)\s?[-‑–]\s?(\d{1,3})(?!\d)/gu;
const INDEXED = /(?:\^\{?(\d{1,3})\}?|([⁰¹²³⁴-⁹]{1,3}))(?:_\{?\d{1,3}\}?|[₀-₉]{1,3})?\s?([A-Z][a-z]?)(?![a-z])/gu;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "Cl-37", "³⁷Cl", "chlorine-37". */
function listNuclides(text: string, locale: Locale): { readonly symbol: string; readonly mass: number }[] {
  const written = [...text.matchAll(SYMBOL)].map(([, symbol = "", mass]) => ({ symbol, mass: Number(mass) }));
  const indexed = [...text.matchAll(INDEXED)].map(([, mass, raised = "", symbol = ""]) => ({
    symbol,
    mass: Number(mass ?? [...raised].map((sign) => RAISED.indexOf(sign)).join("")),
  }));
  const named = findNames(text, locale).flatMap(({ end, formulas }) => {
    const symbol = (formulas[0] ?? "").replace(/[2-8]$/, "");
    const mass = /^[\s*]?[-‑–]?\s?(\d{1,3})(?![\d.,]\d|\d)/u.exec(text.slice(end))?.[1];
    return mass === undefined || formulas.length !== 1 ? [] : [{ symbol, mass: Number(mass) }];
  });
  return [...written, ...indexed, ...named];
}

const ROW = /^\s*(?:[-*]\s+|\|\s*)?\**\s*(?:n\s?\(\s?)?([A-Z][a-z]?)(?![a-z\d₀-₉])/u;

/** `40.0 / 12.01 = 3.33`: of an element whose share or mass was told, in a row or line of its own. */
export function judgePartInMoles({ tree, result, said, sentence, evidence }: Calculation): WayVerdict {
  if (tree.kind !== "operation" || tree.operator !== "/") return null;
  if (tree.left.kind !== "number" || tree.right.kind !== "number") return null;
  const [part, weight] = [tree.left.number, tree.right.number];
  const { unit } = result.quantity;
  const symbol = result.binding.of[0] ?? said.of[0] ?? ROW.exec(sentence)?.[1];
  const element = symbol === undefined ? null : findElement(symbol.replace(/2$/, ""));
  if (element === null || (!isUnity(unit) && unit.dimension !== DIMENSIONS.amount)) return null;
  const isOfElement = [0, 1, 2, 3].some((places) =>
    weight.quantity.value.eq(new Decimal(element.weight).toDecimalPlaces(places)),
  );
  const isToldOf = [...evidence.facts, ...evidence.said].some(
    ({ of, quantity }) =>
      (isPercent(quantity.unit) || quantity.unit.dimension === DIMENSIONS.mass) &&
      quantity.value.eq(part.quantity.value) &&
      (of === null || of.replace(/2$/, "") === element.symbol),
  );
  return isOfElement && isToldOf && isRoundingOf(result, part.quantity.value.div(weight.quantity.value))
    ? "holds"
    : null;
}

/** `n = 180 / 30.03 ≈ 6`: how often the mass of an empirical formula that is spoken of goes into a molar mass that was told. */
export function judgeMultiple({ tree, result, said, evidence }: Calculation): WayVerdict {
  if (tree.kind !== "operation" || tree.operator !== "/") return null;
  if (tree.left.kind !== "number" || tree.right.kind !== "number") return null;
  const [whole, unit] = [tree.left.number, tree.right.number];
  const symbol = result.binding.symbol ?? said.symbol;
  if ((symbol !== null && symbol !== "n" && symbol !== "k") || !isUnity(result.quantity.unit)) return null;
  const quotient = whole.quantity.value.div(unit.quantity.value);
  const isTimes =
    isWhole(result) && result.quantity.value.gt(1) && quotient.minus(result.quantity.value).abs().lt(0.05);
  const hasMass = [...evidence.facts, ...evidence.said].some(
    ({ quantity }) =>
      quantity.unit.dimension === DIMENSIONS.molarMass && quantity.value.minus(whole.quantity.value).abs().lt(0.6),
  );
  return isTimes && hasMass && listSpokenOf(evidence).some((formula) => isMassOf(asMolarMass(unit), formula))
    ? "holds"
    : null;
}

/** "[Cl⁻] = 2s = 2 × 0.0162": what the text puts in for a letter that was told. */
const MULTIPLE = /(?<!\d)([2-4])\s?[·×*]?\s?([sx])\s?=\s*$/u;

/** So many times a value that was told, as the letters before it say. */
export function judgeSubstituted({ tree, result, lead, evidence }: Calculation): WayVerdict {
  const count = MULTIPLE.exec(lead)?.[1];
  if (count === undefined || tree.kind !== "operation" || tree.operator !== "*") return null;
  if (tree.left.kind !== "number" || tree.right.kind !== "number") return null;
  const [times, value] = [tree.left.number, tree.right.number];
  if (!isTold(value, evidence) || !isRoundingOf(result, times.quantity.value.times(value.quantity.value))) return null;
  return times.quantity.value.eq(count) ? "holds" : null;
}

/** "m(CO2) = 0.10 mol × 44.0 g/mol", where 0.10 mol are of something else: doubtful where its own amount is known. */
export function judgeOtherAmount({ tree, result, said, evidence }: Calculation): WayVerdict {
  const of = said.isOfCertain ? said.of[0] : undefined;
  const [one, other, ...more] = listNumbers(tree);
  const isProduct = tree.kind === "operation" && tree.operator === "*";
  if (of === undefined || !isProduct || one === undefined || other === undefined || more.length > 0) return null;
  if (result.quantity.unit.dimension !== DIMENSIONS.mass) return null;
  const amount = [one, other].find((_, at) => isMassOf(asMolarMass(at === 0 ? other : one), of));
  const own = [...evidence.facts, ...evidence.said].filter(
    (fact) => fact.of === of && fact.quantity.unit.dimension === DIMENSIONS.amount,
  );
  return amount !== undefined && own.length > 0 && !own.some((fact) => isSameAsTold(amount, fact)) ? "doubtful" : null;
}
