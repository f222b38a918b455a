import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { Expression, Operator, Term } from "../facts.ts";
import { bracketed, expression, joined, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/**
 * A reaction in a calorimeter: what it gives off is taken up by the water or the solution around it, and by the calorimeter
 * itself, q = −(m c + C) ΔT.
 */

const VOLUMES: ReadonlySet<Kind> = new Set<Kind>(["volume", "solution-volume"]);

/** Whether the heat of a reaction is measured, or known, by what it warms. */
export function isCalorimetric({ conditions }: Scene): boolean {
  return conditions.has("bath-water") || conditions.has("bath-solution");
}

/** What is warmed besides the calorimeter: the water around a bomb, or all that is in a cup. */
function listParts({ givens, conditions }: Scene): Variable[] {
  const parts = givens.filter(({ kind }) => kind === "mass" || VOLUMES.has(kind));
  return conditions.has("bath-solution") ? parts : parts.filter(({ of }) => of === "H2O");
}

/** The quantities that tell how much heat one degree takes, in the order in which they are handed in. */
type Bath = { readonly parts: readonly Variable[]; readonly hasDensity: boolean; readonly hasCapacity: boolean };

function readBath(scene: Scene): Bath {
  const isGiven = (kind: Kind): boolean => scene.givens.some((given) => given.kind === kind);
  return { parts: listParts(scene), hasDensity: isGiven("density"), hasCapacity: isGiven("heat-capacity") };
}

function needsOf({ parts, hasDensity, hasCapacity }: Bath): Variable[] {
  return [
    ...parts,
    ...(hasDensity ? [variableOf("density", null)] : []),
    ...(parts.length > 0 ? [variableOf("specific-heat", "H2O")] : []),
    ...(hasCapacity ? [variableOf("heat-capacity", null)] : []),
  ];
}

type Warmed = {
  readonly masses: readonly Quantity[];
  readonly specific: Quantity | null;
  readonly capacity: Quantity | null;
  readonly total: Quantity;
};

function sum(quantities: readonly Quantity[], unit: string): Quantity {
  const value = quantities.reduce((total, each) => total.plus(each.value), new Decimal(0));
  const place = coarsestPlace(...quantities.map((each) => lastPlace(each.value, each.significantFigures)));
  return { ...computed(value, unit), significantFigures: figuresToPlace(value, place) };
}

/** Water and thin solutions: 1.00 g/mL where the problem gives no density. */
function massOf(part: Quantity, isVolume: boolean, density: Quantity | null): Quantity {
  if (!isVolume) return inUnit(part, "g");
  const volume = inUnit(part, "mL");
  const factor = density === null ? new Decimal(1) : inUnit(density, "g/mL").value;
  return density === null
    ? computed(volume.value, "g", volume)
    : computed(volume.value.times(factor), "g", volume, density);
}

/** What the first inputs of a way say about the bath. */
function readWarmed({ parts, hasDensity, hasCapacity }: Bath, inputs: readonly Quantity[]): Warmed {
  const rest = inputs.slice(parts.length);
  const density = hasDensity ? (rest.shift() ?? null) : null;
  const specific = parts.length > 0 ? (rest.shift() ?? null) : null;
  const capacity = hasCapacity ? (rest.shift() ?? null) : null;
  const masses = inputs
    .slice(0, parts.length)
    .map((part, index) => massOf(part, VOLUMES.has(parts[index]?.kind ?? "mass"), density));
  const mass = sum(masses, "g");
  const heats = [
    ...(specific === null
      ? []
      : [computed(mass.value.times(inUnit(specific, "J/(g·°C)").value), "J/°C", mass, specific)]),
    ...(capacity === null ? [] : [inUnit(capacity, "J/°C")]),
  ];
  return { masses, specific, capacity, total: sum(heats, "J/°C") };
}

/** `(m₁ + m₂) c + C = …` */
function totalLine({ masses, specific, capacity, total }: Warmed): Expression {
  const letters: (Term | Operator)[][] = [
    ...(specific === null ? [] : [[variable("m"), "*", variable("c")] satisfies (Term | Operator)[]]),
    ...(capacity === null ? [] : [[variable("C")]]),
  ];
  const sums: (Term | Operator)[] =
    masses.length > 1
      ? [
          "(",
          ...joined(
            masses.map((mass) => [shownTerm(mass)]),
            "+",
          ),
          ")",
        ]
      : masses.map(shownTerm);
  const numbers: (Term | Operator)[][] = [
    ...(specific === null ? [] : [[...sums, "*" as const, shownTerm(inUnit(specific, "J/(g·°C)"))]]),
    ...(capacity === null ? [] : [[shownTerm(inUnit(capacity, "J/°C"))]]),
  ];
  return expression(variable("C₀"), "=", ...joined(letters, "+"), "=", ...joined(numbers, "+"), "=", shownTerm(total));
}

/** The steps before: what one degree takes, where more than the calorimeter is warmed. */
function totalSteps(warmed: Warmed): { id: string; lines: Expression[]; values: Record<string, never> }[] {
  return warmed.specific === null ? [] : [{ id: "total", lines: [totalLine(warmed)], values: {} }];
}

/** q = −C₀ ΔT */
function heatWay(bath: Bath): Way {
  const take = (inputs: readonly Quantity[]): { warmed: Warmed; change: Quantity; taken: Quantity } => {
    const [warmed, change] = [
      readWarmed(bath, inputs),
      inUnit(inputs.at(-1) ?? computed(new Decimal(0), "Δ°C"), "Δ°C"),
    ];
    return { warmed, change, taken: computed(warmed.total.value.times(change.value), "J", warmed.total, change) };
  };
  return {
    method: "calorimetry",
    needs: [...needsOf(bath), variableOf("temperature-change", null)],
    compute(inputs) {
      const { taken } = take(inputs);
      return taken.value.isZero() ? fail({ code: "not-valid" }) : succeed({ ...taken, value: taken.value.neg() });
    },
    listSlips: (inputs) => [{ id: "sign", quantity: take(inputs).taken }],
    explain(inputs, output) {
      const { warmed, change, taken } = take(inputs);
      const letter = warmed.specific === null ? "C" : "C₀";
      return {
        steps: [
          ...totalSteps(warmed),
          {
            id: "taken-up",
            lines: [
              expression(
                variable("q₀"),
                "=",
                variable(letter),
                "*",
                variable("ΔT"),
                "=",
                shownTerm(warmed.total),
                "*",
                ...bracketed(shownTerm(change)),
                "=",
                shownTerm(taken),
              ),
            ],
            values: {},
          },
          {
            id: "opposite",
            lines: [expression(variable("q"), "=", "-", variable("q₀"), "=", shownTerm(output))],
            values: {},
          },
        ],
        answer: { id: "energy", values: {} },
      };
    },
  };
}

/** ΔT = −q / C₀ */
function changeWay(bath: Bath): Way {
  return {
    method: "calorimetry",
    needs: [...needsOf(bath), variableOf("energy", null)],
    compute(inputs) {
      const [{ total }, heat] = [readWarmed(bath, inputs), inputs.at(-1)];
      if (heat === undefined || total.value.isZero()) return fail({ code: "not-valid" });
      return succeed(computed(inUnit(heat, "J").value.neg().div(total.value), "Δ°C", total, heat));
    },
    listSlips: (_, output) => [{ id: "sign", quantity: { ...output, value: output.value.neg() } }],
    explain(inputs, output) {
      const warmed = readWarmed(bath, inputs);
      const heat = inputs.at(-1);
      const numbers: (Term | Operator)[] =
        heat === undefined ? [] : ["-", "(", shownTerm(inUnit(heat, "J")), ")", "/", shownTerm(warmed.total), "="];
      const letter = warmed.specific === null ? "C" : "C₀";
      return {
        steps: [
          ...totalSteps(warmed),
          {
            id: "change",
            lines: [
              expression(
                variable("ΔT"),
                "=",
                "-",
                variable("q"),
                "/",
                variable(letter),
                "=",
                ...numbers,
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: "temperature-change", values: {} },
      };
    },
  };
}

/** C = −q / ΔT − m c */
function capacityWay(bath: Bath): Way {
  const water = { ...bath, hasCapacity: false };
  return {
    method: "calorimetry",
    needs: [...needsOf(water), variableOf("temperature-change", null), variableOf("energy", null)],
    compute(inputs) {
      const [{ total }, change, heat] = [readWarmed(water, inputs), inputs.at(-2), inputs.at(-1)];
      if (change === undefined || heat === undefined || change.value.isZero()) return fail({ code: "not-valid" });
      const whole = computed(inUnit(heat, "J").value.neg().div(inUnit(change, "Δ°C").value), "J/°C", heat, change);
      const parts = bath.parts.length === 0 ? whole : sum([whole, { ...total, value: total.value.neg() }], "J/°C");
      return parts.value.gt(0) ? succeed(parts) : fail({ code: "not-valid" });
    },
    listSlips: () => [],
    explain(inputs, output) {
      const warmed = readWarmed(water, inputs);
      const [change, heat] = [inputs.at(-2), inputs.at(-1)];
      const numbers: (Term | Operator)[] =
        change === undefined || heat === undefined
          ? []
          : ["-", "(", shownTerm(inUnit(heat, "J")), ")", "/", shownTerm(inUnit(change, "Δ°C"))];
      const others: (Term | Operator)[] = warmed.specific === null ? [] : ["-", variable("m"), "*", variable("c")];
      const less: (Term | Operator)[] = warmed.specific === null ? [] : ["-", shownTerm(warmed.total)];
      return {
        steps: [
          ...totalSteps(warmed),
          {
            id: "capacity",
            lines: [
              expression(
                variable("C"),
                "=",
                "-",
                variable("q"),
                "/",
                variable("ΔT"),
                ...others,
                "=",
                ...numbers,
                ...less,
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: "heat-capacity", values: {} },
      };
    },
  };
}

type Share = {
  readonly kind: "molar-energy" | "specific-enthalpy";
  readonly measure: "amount" | "mass";
  readonly unit: string;
  readonly perUnit: string;
  readonly letter: string;
};

const PER_MOLE: Share = { kind: "molar-energy", measure: "amount", unit: "mol", perUnit: "kJ/mol", letter: "n" };
const PER_GRAM: Share = { kind: "specific-enthalpy", measure: "mass", unit: "g", perUnit: "kJ/g", letter: "m" };

/** ΔH = q / n, or the heat of one gram. */
function shareWay({ kind, measure, unit, perUnit, letter }: Share, of: string | null): Way {
  return way({
    method: "calorimetry",
    needs: [variableOf("energy", null), variableOf(measure, of)],
    compute: (heat, size) => computed(inUnit(heat, "kJ").value.div(inUnit(size, unit).value), perUnit, heat, size),
    listSlips: (_, output) => [{ id: "sign", quantity: { ...output, value: output.value.neg() } }],
    explain: ([heat, size], output) => ({
      steps: [
        {
          id: kind,
          lines: [
            expression(
              variable("ΔH"),
              "=",
              variable("q"),
              "/",
              variable(letter),
              "=",
              shownTerm(inUnit(heat, "kJ")),
              "/",
              shownTerm(inUnit(size, unit)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: kind, values: {} },
    }),
  });
}

/** q = n ΔH, or of a mass by the heat of one gram. */
function wholeWay({ kind, measure, unit, perUnit, letter }: Share, of: string | null): Way {
  return way({
    method: "calorimetry",
    needs: [variableOf(measure, of), variableOf(kind, of)],
    compute: (size, share) => computed(inUnit(size, unit).value.times(inUnit(share, perUnit).value), "kJ", size, share),
    explain: ([size, share], output) => ({
      steps: [
        {
          id: "whole",
          lines: [
            expression(
              variable("q"),
              "=",
              variable(letter),
              "*",
              variable("ΔH"),
              "=",
              shownTerm(inUnit(size, unit)),
              "*",
              "(",
              shownTerm(inUnit(share, perUnit)),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "energy", values: {} },
    }),
  });
}

/** What one gram or one mole gives is told of these substances. */
function listShares({ givens }: Scene): Way[] {
  return [PER_MOLE, PER_GRAM].flatMap((share) =>
    givens.flatMap(({ kind, of }) => (kind === share.kind ? [wholeWay(share, of)] : [])),
  );
}

export const calorimetry: Rule = ({ kind, of, label }, scene) => {
  if (!isCalorimetric(scene) || label !== null) return [];
  const bath = readBath(scene);
  const isWarmed = bath.parts.length > 0 || bath.hasCapacity;
  if (kind === "energy" && of === null) return [...(isWarmed ? [heatWay(bath)] : []), ...listShares(scene)];
  if (kind === "temperature-change" && of === null) return isWarmed ? [changeWay(bath)] : [];
  if (kind === "heat-capacity" && of === null) return bath.hasCapacity ? [] : [capacityWay(bath)];
  const share = [PER_MOLE, PER_GRAM].find((each) => each.kind === kind);
  return share === undefined || scene.givens.some((given) => given.kind === kind) ? [] : [shareWay(share, of)];
};
