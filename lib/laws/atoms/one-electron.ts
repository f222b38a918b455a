import { equal, minus, negative, over, power, times, type Tree } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Condition, Scene } from "../../methods/rules/rule.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { type Decimal, ONE } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type At, between, law, type LawDeclaration, type OwnSlip, type Validity } from "../law.ts";

/** Hydrogen and the ions that have one electron as it has: He⁺, Li²⁺, Be³⁺. Their levels are those of hydrogen, times Z². */

const slip = (name: string, of: string, value: (at: At) => Decimal): OwnSlip => ({
  id: `problems-atoms.hydrogen-lines.slips.${name}`,
  of,
  value,
});

const CHARGE = { kind: "nuclear-charge", unit: "", whole: true } as const;
const LOWER = { kind: "level", label: "first", unit: "", whole: true } as const;
const UPPER = { kind: "level", label: "second", unit: "", whole: true } as const;

/** Heavier ions move so fast that relativity shows; values that are computed lie a little beside whole numbers. */
const charge = between("Z", 0.9, 10.1);
const level = (letter: string): Validity => between(letter, 0.9, 100);

const common = {
  method: "hydrogen-lines",
  // The nucleus is taken to rest: beyond the third figure its motion shows.
  mostFigures: 3,
} as const;

const isAt =
  (condition: Condition) =>
  (_: Variable, { conditions }: Scene) =>
    conditions.has(condition);

const inverseSquare = (value: Decimal): Decimal => ONE.div(value.pow(2));
const bracketAt = (at: At): Decimal => inverseSquare(at("n₁")).minus(inverseSquare(at("n₂")));

const squared = (letter: string): Tree => over(1, power(letter, 2));
const BRACKET = minus(squared("n₁"), squared("n₂"));

/** Other values for the difference of the inverse squares. */
const MISTAKEN: readonly (readonly [name: string, bracket: (at: At) => Decimal])[] = [
  ["not-squared", (at) => ONE.div(at("n₁")).minus(ONE.div(at("n₂")))],
  ["one-level-only", (at) => inverseSquare(at("n₁"))],
  ["upper-only", (at) => inverseSquare(at("n₂"))],
  ["added", (at) => inverseSquare(at("n₁")).plus(inverseSquare(at("n₂")))],
  ["charge-ignored", (at) => bracketAt(at).div(at("Z").pow(2))],
  ["charge-not-squared", (at) => bracketAt(at).div(at("Z"))],
];

/** Of what goes with the difference, or against it. */
const slipsOf = (key: string, sign: 1 | -1): OwnSlip[] =>
  MISTAKEN.map(([name, bracket]) => slip(name, key, (at) => at(key).times(bracket(at).div(bracketAt(at)).pow(sign))));

const OF_LEVELS: readonly OwnSlip[] = [
  slip("root-forgotten", "n₂", (at) => at("n₂").pow(2)),
  slip("levels-apart", "n₂", (at) => at("n₂").minus(at("n₁"))),
  slip("neighbour-level", "n₂", (at) => at("n₂").plus(1)),
  slip("neighbour-level", "n₂", (at) => at("n₂").minus(1)),
  slip("root-forgotten", "n₁", (at) => at("n₁").pow(2)),
  slip("charge-root-forgotten", "Z", (at) => at("Z").pow(2)),
  slip("charge-of-ion", "Z", (at) => at("Z").minus(1)),
  slip("one-more-charge", "Z", (at) => at("Z").plus(1)),
];

const VALID: readonly Validity[] = [charge, level("n₁"), level("n₂"), (at) => at("n₂").gt(at("n₁"))];

const jump = {
  ...common,
  valid: VALID,
  applies: isAt("hydrogen-line"),
} as const satisfies Partial<LawDeclaration<string>>;

/** 1/λ = R Z² (1/n₁² − 1/n₂²): Rydberg. */
export const line = law({
  ...jump,
  id: "line",
  quantities: { λ: { kind: "wavelength", unit: "m" }, Z: CHARGE, "n₁": LOWER, "n₂": UPPER },
  constants: { R: CONSTANTS.rydberg },
  equation: equal(over(1, "λ"), times("R", power("Z", 2), BRACKET)),
  example: { Z: 2, "n₁": 2, "n₂": 4 },
  slips: [...slipsOf("λ", -1), ...OF_LEVELS],
});

/** E = E_R Z² (1/n₁² − 1/n₂²), of the photon that goes with a jump. */
export const jumpEnergy = law({
  ...jump,
  id: "jump",
  quantities: { E: { kind: "energy", unit: "J" }, Z: CHARGE, "n₁": LOWER, "n₂": UPPER },
  constants: { E_R: CONSTANTS.rydbergEnergy },
  equation: equal("E", times("E_R", power("Z", 2), BRACKET)),
  example: { Z: 2, "n₁": 2, "n₂": 4 },
  slips: [...slipsOf("E", 1), ...OF_LEVELS],
});

/** E = E_R Z² / n², which takes the electron away from a level. */
export const oneElectronIonization = law({
  ...common,
  id: "take-away",
  quantities: { E: { kind: "energy", unit: "J" }, Z: CHARGE, "n₁": LOWER },
  constants: { E_R: CONSTANTS.rydbergEnergy },
  equation: equal("E", over(times("E_R", power("Z", 2)), power("n₁", 2))),
  valid: [charge, level("n₁")],
  example: { Z: 2, "n₁": 3 },
  slips: [slip("charge-ignored", "E", (at) => at("E").div(at("Z").pow(2)))],
  applies: isAt("hydrogen-ionization"),
  state: ({ kind, label }) => ({
    id: kind === "energy" ? "ionization" : label === null ? kind : `${kind}-${label}`,
    values: {},
  }),
});

const { rydbergEnergy, elementaryCharge } = CONSTANTS;

/** In electronvolts. */
export const LEVEL_CONSTANT = quantity(rydbergEnergy.value.div(elementaryCharge.value), "eV", 14);

/** Eₙ = −E_R Z² / n²: zero is the free electron. */
export const levelEnergy = law({
  ...common,
  id: "level",
  quantities: {
    Eₙ: { kind: "level-energy", unit: "eV", signed: true },
    Z: CHARGE,
    n: { kind: "level", unit: "", whole: true },
  },
  constants: { E_R: LEVEL_CONSTANT },
  equation: equal("Eₙ", negative(over(times("E_R", power("Z", 2)), power("n", 2)))),
  valid: [charge, level("n")],
  example: { Z: 2, n: 3 },
  slips: [
    slip("level-not-squared", "Eₙ", (at) => at("Eₙ").times(at("n"))),
    slip("charge-ignored", "Eₙ", (at) => at("Eₙ").div(at("Z").pow(2))),
    slip("charge-not-squared", "Eₙ", (at) => at("Eₙ").div(at("Z"))),
    slip("sign-of-level", "Eₙ", (at) => at("Eₙ").neg()),
    slip("level-multiplied", "Eₙ", (at) => at("Eₙ").times(at("n").pow(4))),
    slip("root-forgotten", "n", (at) => at("n").pow(2)),
    slip("charge-root-forgotten", "Z", (at) => at("Z").pow(2)),
    slip("charge-of-ion", "Z", (at) => at("Z").minus(1)),
    slip("one-more-charge", "Z", (at) => at("Z").plus(1)),
  ],
  applies: ({ kind }, { givens }) => kind !== "level" || givens.some((given) => given.kind === "level-energy"),
});
