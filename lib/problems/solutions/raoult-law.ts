import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { formulaTerm, substanceTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { namesOf } from "./named.ts";

/** Liquids that mix almost ideally, and their vapor pressures in torr at some °C (CRC Handbook of Chemistry and Physics, section 6). */
const PAIRS = [
  { liquids: ["C6H6", "C7H8"], celsius: 20, pure: ["75.2", "21.8"] },
  { liquids: ["C6H6", "C7H8"], celsius: 25, pure: ["95.1", "28.4"] },
  { liquids: ["C6H6", "C7H8"], celsius: 40, pure: ["183", "59.2"] },
  { liquids: ["C6H6", "C7H8"], celsius: 50, pure: ["271", "92.1"] },
  { liquids: ["CH3OH", "C2H5OH"], celsius: 20, pure: ["97.7", "44.0"] },
  { liquids: ["CH3OH", "C2H5OH"], celsius: 25, pure: ["127", "59.0"] },
  { liquids: ["CH3OH", "C2H5OH"], celsius: 40, pure: ["266", "135"] },
] as const;

type Liquid = { readonly formula: string; readonly pressure: string };

/** Two liquids, either of them first, and a mixture of them. */
function sampleMixture(random: Random) {
  const { liquids, celsius, pure } = random.pick(PAIRS);
  const both: readonly [Liquid, Liquid] = [
    { formula: liquids[0], pressure: pure[0] },
    { formula: liquids[1], pressure: pure[1] },
  ];
  const [one, other] = random.chance(0.5) ? both : ([both[1], both[0]] as const);
  const share = new Decimal(random.integer(150, 850)).div(1000);
  const whole = share.times(one.pressure).plus(new Decimal(1).minus(share).times(other.pressure));
  return {
    one: one.formula,
    other: other.formula,
    share: given("mole-fraction", one.formula, pureNumber(share, 3)),
    total: given("pressure", null, rounded(whole, "torr"), "total"),
    pure: given("vapor-pressure", one.formula, quantity(one.pressure, "torr", 3)),
    second: given("vapor-pressure", other.formula, quantity(other.pressure, "torr", 3)),
    values: {
      ...namesOf(one.formula),
      other: formulaTerm(other.formula),
      otherName: substanceTerm(other.formula),
      temperature: { kind: "quantity", value: String(celsius), unit: "°C", significantFigures: null },
    },
  } as const;
}

const TOTAL = { find: variableOf("pressure", null, "total"), unit: "torr" } as const;

function ofShare(random: Random): ComputedDraft {
  const { share, pure, second, values } = sampleMixture(random);
  return { kind: "computed", variant: "total", givens: { share, pure, second }, ...TOTAL, values };
}

/** Weighed or counted out, or the other way round: the mixture from its pressure. */
function ofAmounts(random: Random): ComputedDraft {
  const { one, other, total, pure, second, values } = sampleMixture(random);
  if (random.chance(0.5))
    return {
      kind: "computed",
      variant: "share",
      givens: { total, pure, second },
      find: variableOf("mole-fraction", one),
      unit: "",
      values,
    };
  const amount = given("amount", one, random.measured({ from: 0.4, to: 4, figures: 3 }, "mol"));
  const rest = given("amount", other, random.measured({ from: 0.4, to: 4, figures: 3 }, "mol"));
  return { kind: "computed", variant: "total-of-amounts", givens: { amount, rest, pure, second }, ...TOTAL, values };
}

function ofMasses(random: Random): ComputedDraft {
  const { one, other, share, total, pure, second, values } = sampleMixture(random);
  if (random.chance(0.4))
    return {
      kind: "computed",
      variant: "pure",
      givens: { share, total, second },
      find: variableOf("vapor-pressure", one),
      unit: "torr",
      values,
    };
  const mass = given("mass", one, random.measured({ from: 20, to: 160, figures: 3 }, "g"));
  const rest = given("mass", other, random.measured({ from: 20, to: 160, figures: 3 }, "g"));
  return { kind: "computed", variant: "total-of-masses", givens: { mass, rest, pure, second }, ...TOTAL, values };
}

/** The vapor pressure of two liquids that both evaporate. */
export const raoultLaw: Family = {
  id: "raoult-law",
  subtopic: "colligative-properties",
  words: "problems-solutions.raoult-law",
  forms: ["free", "choice"],
  levels: { easy: ofShare, medium: ofAmounts, hard: ofMasses },
};
