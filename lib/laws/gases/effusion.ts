import { equal, over, root } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Cast, type Law, law, SAMPLE } from "../law.ts";

const NAMES: Readonly<Record<string, string>> = {
  "rate-ratio": "ratio",
  "effusion-rate": "rate",
  "effusion-time": "time",
};

const named = (cast: Cast, name: string, role: string | null): Record<string, ReturnType<typeof formulaTerm>> => {
  const gas = role === null ? null : (cast[role] ?? null);
  return gas === null ? {} : { [name]: formulaTerm(gas) };
};

const state: Law["state"] = ({ kind, label }, cast) => ({
  id: NAMES[kind] ?? kind,
  values:
    kind === "rate-ratio"
      ? { ...named(cast, "first", "first"), ...named(cast, "second", "second") }
      : named(cast, "formula", label),
});

const massOf = (role: "first" | "second") =>
  ({ kind: "molar-mass", letter: "M", unit: "g/mol", molarMass: true, role }) as const;

const common = { method: "effusion", state } as const;

/** Of the first and the second of two gases under the same conditions, which are roles here: r = r₁ / r₂ = √(M₂ / M₁): light gases effuse fast (T. Graham, Phil. Trans. R. Soc. 136 (1846) 573). */
export const ratioOfRates = law({
  ...common,
  id: "ratio",
  step: { "M₁": "molar-mass-from-ratio", "M₂": "molar-mass-from-ratio" },
  quantities: { r: { kind: "rate-ratio", unit: "", role: SAMPLE }, "M₁": massOf("first"), "M₂": massOf("second") },
  equation: equal("r", root(over("M₂", "M₁"))),
  slips: [
    { id: "inverted-ratio", of: "M₁", value: (at) => at("M₂").pow(2).div(at("M₁")) },
    { id: "inverted-ratio", of: "M₂", value: (at) => at("M₁").pow(2).div(at("M₂")) },
  ],
});

/** r₁ / r₂ = √(M₂ / M₁) */
export const ratesOfEffusion = law({
  ...common,
  id: "rate",
  step: { "M₁": "molar-mass-from-ratio", "M₂": "molar-mass-from-ratio" },
  quantities: {
    "r₁": { kind: "effusion-rate", label: "first", unit: "mL/min", role: SAMPLE },
    "r₂": { kind: "effusion-rate", label: "second", unit: "mL/min", role: SAMPLE },
    "M₁": massOf("first"),
    "M₂": massOf("second"),
  },
  equation: equal(over("r₁", "r₂"), root(over("M₂", "M₁"))),
});

/** t₁ / t₂ = √(M₁ / M₂), of equal portions: what effuses slowly takes long. */
export const timesOfEffusion = law({
  ...common,
  id: "time",
  step: { "M₁": "molar-mass-from-times", "M₂": "molar-mass-from-times" },
  quantities: {
    "t₁": { kind: "effusion-time", label: "first", unit: "s", role: SAMPLE },
    "t₂": { kind: "effusion-time", label: "second", unit: "s", role: SAMPLE },
    "M₁": massOf("first"),
    "M₂": massOf("second"),
  },
  equation: equal(over("t₁", "t₂"), root(over("M₁", "M₂"))),
});
