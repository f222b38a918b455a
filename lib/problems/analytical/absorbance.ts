import { rounded } from "../rounded.ts";
import { shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { expression, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { againstStandard } from "./against-standard.ts";

const WORDS = "problems-analytical.absorbance";

type Sample = {
  readonly absorbance: Quantity;
  readonly absorptivity: Quantity;
  readonly path: Quantity;
  readonly molarity: Quantity;
};

/** A solution whose absorbance an instrument measures well. */
function sample(random: Random): Sample {
  const absorbance = pureNumber(new Decimal(0.12 + 0.85 * random.next()).toDecimalPlaces(3).toSignificantDigits(3), 3);
  const absorptivity = rounded(new Decimal(10).pow(1.3 + 3 * random.next()), "L/(mol·cm)");
  const path = quantity(random.pick(["1.00", "2.00", "5.00", "0.500"]), "cm", 3);
  const molarity = rounded(absorbance.value.div(absorptivity.value).div(path.value), "mol/L");
  return { absorbance, absorptivity, path, molarity };
}

const KINDS = {
  absorbance: "absorbance",
  absorptivity: "absorptivity",
  path: "path-length",
  molarity: "molarity",
} as const;
const UNITS = { absorbance: "", absorptivity: "L/(mol·cm)", path: "cm", molarity: "mol/L" } as const;

/** A = ε l c, any three of the four given. */
function direct(random: Random): ComputedDraft {
  const asked = random.pick(["absorbance", "absorptivity", "molarity"] as const);
  const sampled = sample(random);
  const { absorbance: a, absorptivity: e, path: l, molarity: c } = sampled;
  const others = (["absorptivity", "path", "molarity", "absorbance"] as const).filter((each) => each !== asked);
  const forgotten = {
    absorbance: e.value.times(c.value),
    absorptivity: a.value.div(c.value),
    molarity: a.value.div(e.value),
  }[asked];
  const inverse = {
    absorbance: e.value.times(c.value).div(l.value),
    absorptivity: a.value.times(l.value).div(c.value),
    molarity: a.value.times(l.value).div(e.value),
  }[asked];
  return {
    kind: "computed",
    variant: asked,
    givens: Object.fromEntries(others.map((each) => [each, given(KINDS[each], null, sampled[each])])),
    find: variableOf(KINDS[asked], null),
    unit: UNITS[asked],
    distractors: [
      ...(l.value.eq(1)
        ? []
        : [
            { slip: slipOf(WORDS, "path-left-out"), value: wrongQuantity(forgotten, UNITS[asked]) },
            { slip: slipOf(WORDS, "path-inverted"), value: wrongQuantity(inverse, UNITS[asked]) },
          ]),
      {
        slip: slipOf(WORDS, "transmittance-for-absorbance"),
        value: wrongQuantity(
          asked === "absorbance"
            ? new Decimal(10).pow(a.value.neg())
            : new Decimal(10).pow(a.value.neg()).times(sampled[asked].value).div(a.value),
          UNITS[asked],
        ),
      },
    ],
  };
}

/** Over the transmittance in percent. */
function overTransmittance(random: Random): ComputedDraft {
  const { absorptivity, path, absorbance, molarity } = sample(random);
  const percent = rounded(new Decimal(10).pow(absorbance.value.neg()).times(100), "%");
  const optics = { absorptivity: given("absorptivity", null, absorptivity), path: given("path-length", null, path) };
  if (random.chance(0.5)) {
    const exact = percent.value.div(100).log(10).neg().div(absorptivity.value).div(path.value);
    return {
      kind: "computed",
      variant: "molarity-from-transmittance",
      givens: { percent: given("transmittance", null, percent), ...optics },
      find: variableOf("molarity", null),
      unit: "mol/L",
      distractors: [
        {
          slip: slipOf(WORDS, "transmittance-for-absorbance"),
          value: wrongQuantity(percent.value.div(100).div(absorptivity.value).div(path.value), "mol/L"),
        },
        ...(path.value.eq(1)
          ? []
          : [{ slip: slipOf(WORDS, "path-left-out"), value: wrongQuantity(exact.times(path.value), "mol/L") }]),
      ],
    };
  }
  return {
    kind: "computed",
    variant: "transmittance",
    givens: { molarity: given("molarity", null, molarity), ...optics },
    find: variableOf("transmittance", null),
    unit: "%",
    distractors: wrongQuantities(percent, [
      [slipOf(WORDS, "absorbance-for-transmittance"), absorbance.value.times(100)],
      [slipOf(WORDS, "absorbed-share"), percent.value.neg().plus(100)],
    ]),
  };
}

/** An unknown solution, diluted, beside a standard in the same cell. */
function standard(random: Random): Draft {
  const { absorbance, molarity } = sample(random);
  const measured = pureNumber(absorbance.value.times(0.4 + 1.1 * random.next()).toSignificantDigits(3), 3);
  const [from, to] = [
    random.pick(["5.00", "10.00", "20.00", "25.00"]),
    random.pick(["50.0", "100.0", "200.0", "250.0"]),
  ];
  const [portion, flask] = [quantity(from, "mL", from.length - 1), quantity(to, "mL", to.length - 1)];
  return {
    kind: "solved",
    variant: "standard",
    givens: {
      standard: ["c₁", molarity],
      standardAbsorbance: ["A₁", absorbance],
      absorbance: ["A₂", measured],
      portion: ["V₂", portion],
      flask: ["V", flask],
    },
    ...againstStandard(
      { words: WORDS, unit: "mol/L", compare: "compare", answer: "original" },
      { standard: molarity, standardSignal: absorbance, signal: measured, portion, flask },
    ),
  };
}

/** How much light comes through a longer or shorter path. */
function otherPath(random: Random): Draft | null {
  const first = quantity("1.00", "cm", 3);
  const second = quantity(random.pick(["0.500", "2.00", "3.00", "5.00"]), "cm", 3);
  const percent = random.measured({ from: 30, to: 85, figures: 3 }, "%");
  const absorbance = pureNumber(percent.value.div(100).log(10).neg(), 3);
  const longer = pureNumber(absorbance.value.times(second.value).div(first.value), 3);
  const through = quantity(new Decimal(10).pow(longer.value.neg()).times(100), "%", 3);
  // Ten percent would be read off the power of ten.
  if (through.value.lt(2) || through.value.minus(10).abs().lt(0.5)) return null;
  return {
    kind: "solved",
    variant: "other-path",
    givens: { percent: ["T₁", percent], first: ["l₁", first], second: ["l₂", second] },
    steps: [
      step("absorbance", [expression(variable("A₁"), "=", "-", variable("log T₁"), "=", shownTerm(absorbance))]),
      step("path", [worked("A₂", [["A₁", absorbance], "*", ["l₂", second], "/", ["l₁", first]], longer)]),
      step("transmittance", [expression(variable("T₂"), "=", variable("10^(−A₂)"), "=", shownTerm(through))]),
    ],
    answer: quantityAnswer("through", through),
    distractors: wrongQuantities(through, [
      [slipOf(WORDS, "proportional-transmittance"), percent.value.div(second.value)],
      [slipOf(WORDS, "absorbed-share"), through.value.neg().plus(100)],
      [slipOf(WORDS, "path-inverted"), new Decimal(10).pow(absorbance.value.div(second.value).neg()).times(100)],
    ]),
  };
}

/** Absorbance, transmittance and concentration. */
export const absorbance: Family = {
  id: "absorbance",
  subtopic: "beer-lambert-law",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: direct, medium: overTransmittance, hard: (random) => random.pick([standard, otherPath])(random) },
};
