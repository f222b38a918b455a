import { formulaTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { titrationPh } from "../../chemistry/curves/titration.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongPowers } from "./acidity.ts";
import { ACID_BUFFERS, BASE_BUFFERS, exponentOf } from "./buffered.ts";

const WORDS = "problems-acids.titration-ph";

const STRONG_ACIDS = ["HCl", "HNO3", "HBr"] as const;
const STRONG_BASES = ["NaOH", "KOH"] as const;

const NEUTRALIZATION: readonly Condition[] = ["neutralization"];

/** As a burette is read in a problem: to a tenth. */
function millilitres(value: Decimal): Quantity {
  const shown = value.toDecimalPlaces(1);
  return quantity(shown, "mL", figuresToPlace(shown, -1));
}

/** A flask and a burette of similar concentrations, and how many mL make them equal. */
function sample(random: Random) {
  const molarity = random.measured({ from: 0.08, to: 0.2, figures: 3 }, "mol/L");
  const titrant = random.measured({ from: 0.08, to: 0.2, figures: 3 }, "mol/L");
  const flask = quantity(new Decimal(random.pick([20, 25, 30, 40, 50])).toFixed(1), "mL", 3);
  return { molarity, titrant, flask, equivalence: molarity.value.times(flask.value).div(titrant.value) };
}

/** A strong acid or base before and after the equivalence point. */
function strong(random: Random): ComputedDraft | null {
  const [isAcid, acid, base] = [random.chance(0.6), random.pick(STRONG_ACIDS), random.pick(STRONG_BASES)];
  const [analyte, partner] = isAcid ? [acid, base] : [base, acid];
  const { molarity, titrant, flask, equivalence } = sample(random);
  const added = millilitres(
    equivalence.times(random.chance(0.5) ? 0.3 + 0.55 * random.next() : 1.12 + 0.4 * random.next()),
  );
  const [own, other] = [molarity.value.times(flask.value), titrant.value.times(added.value)];
  const rest = own.minus(other).abs();
  if (rest.lt(own.times("0.1"))) return null;
  const isAcidic = isAcid === own.gt(other);
  const phOf = (concentration: Decimal): Decimal =>
    isAcidic ? concentration.log(10).neg() : concentration.log(10).plus(14);
  const total = flask.value.plus(added.value);
  return {
    kind: "computed",
    variant: "strong",
    givens: {
      flask: given("solution-volume", analyte, flask),
      molarity: given("molarity", analyte, molarity),
      added: given("solution-volume", partner, added),
      titrantMolarity: given("molarity", partner, titrant),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: { conditions: new Set(NEUTRALIZATION) },
    values: { analyte: formulaTerm(analyte), titrant: formulaTerm(partner) },
    distractors: wrongPowers(phOf(rest.div(total)), [
      [slipOf(WORDS, "nothing-added"), isAcid ? molarity.value.log(10).neg() : molarity.value.log(10).plus(14)],
      [slipOf(WORDS, "first-volume-only"), phOf(rest.div(flask.value))],
      ["acid-for-base", phOf(rest.div(total)).neg().plus(14)],
    ]),
  };
}

/** A weak one before the equivalence point, where it is a buffer, or at it, where only its salt is there. */
function weak(random: Random, at: "before" | "equivalence"): ComputedDraft | null {
  const pair = random.pick([...ACID_BUFFERS, ...BASE_BUFFERS].filter(({ constant }) => constant.value.gt("1e-9")));
  const isAcid = pair.of === "acid";
  const [analyte, partner] = isAcid ? [pair.acid, random.pick(STRONG_BASES)] : [pair.base, random.pick(STRONG_ACIDS)];
  const { molarity, titrant, flask, equivalence } = sample(random);
  const share = at === "before" ? 0.2 + 0.6 * random.next() : 1;
  const added = millilitres(equivalence.times(share));
  const ratio = added.value.div(equivalence.minus(added.value));
  // Half-way, and at pKa, nothing has to be computed.
  if (at === "before" && ratio.log(10).abs().lt("0.13")) return null;
  const exponent = exponentOf(pair).value;
  const ph = new Decimal(
    titrationPh(
      {
        analyte: isAcid ? "acid" : "base",
        constant: pair.constant.value.toNumber(),
        concentration: molarity.value.toNumber(),
        volumeMilliliters: flask.value.toNumber(),
        titrantConcentration: titrant.value.toNumber(),
      },
      added.value.toNumber(),
    ),
  );
  const shift = isAcid ? ratio.log(10) : ratio.log(10).neg();
  const isBefore = at === "before";
  return {
    kind: "computed",
    variant: `${isAcid ? "acid" : "base"}-${at}`,
    givens: {
      flask: given("solution-volume", analyte, flask),
      molarity: given("molarity", analyte, molarity),
      ...(isBefore && { added: given("solution-volume", partner, added) }),
      titrantMolarity: given("molarity", partner, titrant),
      constant: given(isAcid ? "acid-constant" : "base-constant", null, pair.constant),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: { conditions: new Set<Condition>(isBefore ? NEUTRALIZATION : [...NEUTRALIZATION, "equivalence"]) },
    values: { analyte: formulaTerm(analyte), titrant: formulaTerm(partner) },
    distractors: isBefore
      ? wrongPowers(ph, [
          [slipOf(WORDS, "half-way"), exponent],
          ["inverted-ratio", exponent.minus(shift)],
          ["acid-for-base", exponent.plus(shift).neg().plus(14)],
        ])
      : wrongPowers(ph, [
          [slipOf(WORDS, "always-seven"), new Decimal(7)],
          [slipOf(WORDS, "half-way"), exponent],
          ["acid-for-base", ph.neg().plus(14)],
        ]),
  };
}

/** The pH at points of a titration curve. */
export const titrationPoints: Family = {
  id: "titration-ph",
  subtopic: "titrations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: strong, hard: (random) => weak(random, random.chance(0.6) ? "before" : "equivalence") },
};
