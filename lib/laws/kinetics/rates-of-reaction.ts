import { equal, minus, over } from "../../algebra/tree.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { FactValue } from "../../methods/facts.ts";
import type { Goer } from "../../methods/rules/rule.ts";
import { formulaTerm, variable } from "../../methods/terms.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { isAboveZero, type Law, law, type OwnSlip, type QuantityDeclaration } from "../law.ts";

const METHOD = "reaction-rates";

const slip = (family: string, name: string, of: string, value: OwnSlip["value"]): OwnSlip => ({
  id: `problems-kinetics.${family}.slips.${name}`,
  of,
  value,
});

/** A formula, or the letter that a text has for a substance. */
function termOf(name: string | null): FactValue {
  if (name === null) return variable("v");
  return name.length > 1 && parseFormula(name).ok ? formulaTerm(name) : variable(name);
}

/** "Is used up at", "forms at", and the rate of the reaction by one of them. */
const stateRate = ({ name, isReactant }: Goer) =>
  name === null ? { id: "reaction", values: {} } : { id: isReactant ? "used" : "formed", values: { b: termOf(name) } };

const rateOf = ({ name }: Goer, role: string): QuantityDeclaration => ({
  kind: name === null ? "rate" : "substance-rate",
  letter: "v",
  unit: "mol/(L·s)",
  role,
  ...(name !== null && { named: true }),
});

/** v(A) / a = v(B) / b: each rate divided by its coefficient is that of the reaction. */
export const comparedRates = (first: Goer, second: Goer): Law =>
  law({
    id: "ratio",
    method: METHOD,
    quantities: { vA: rateOf(first, "first"), vB: rateOf(second, "second") },
    unitsBy(unitOf) {
      const unit = unitOf("vA") ?? unitOf("vB");
      return unit === null ? {} : { vA: formatUnit(unit), vB: formatUnit(unit) };
    },
    equation: equal(over("vA", first.coefficient), over("vB", second.coefficient)),
    slips: [
      slip("relative-rates", "same-rate", "vB", (at) => at("vA")),
      slip("relative-rates", "same-rate", "vA", (at) => at("vB")),
      { id: "inverted-ratio", of: "vB", value: (at) => at("vA").times(first.coefficient).div(second.coefficient) },
      { id: "inverted-ratio", of: "vA", value: (at) => at("vB").times(second.coefficient).div(first.coefficient) },
      slip("relative-rates", "one-coefficient", "vB", (at) => at("vA").times(second.coefficient)),
      slip("relative-rates", "one-coefficient", "vB", (at) => at("vA").div(first.coefficient)),
    ],
    state: ({ of }) => stateRate(of === second.name ? second : first),
  });

const changeOf = (role: string, isReactant: boolean): QuantityDeclaration => ({
  kind: "concentration-change",
  letter: isReactant ? "−Δc" : "Δc",
  unit: "mol/L",
  role,
  named: true,
});

/** Nothing may be there at first, or in the end. */
const FOLLOWED = { kind: "followed-molarity", unit: "mol/L", signed: true, named: true } as const;

const known = new Map<string, Law>();

/** One law for each thing it is declared of. */
function once(key: string, declare: () => Law): Law {
  const own = known.get(key) ?? declare();
  known.set(key, own);
  return own;
}

/** −Δc = c₁ − c₂ of what is used up, Δc = c₂ − c₁ of what forms. */
export const concentrationChange = (isReactant: boolean): Law =>
  once(`change ${isReactant}`, () =>
    law({
      id: "change",
      method: METHOD,
      quantities: {
        Δc: changeOf("self", isReactant),
        "c₁": { ...FOLLOWED, label: "initial" },
        "c₂": { ...FOLLOWED, label: "final" },
      },
      unitsBy(unitOf) {
        const unit = unitOf("c₁") ?? unitOf("c₂") ?? unitOf("Δc");
        const told = unit === null ? "mol/L" : formatUnit(unit);
        return { Δc: told, "c₁": told, "c₂": told };
      },
      equation: equal("Δc", isReactant ? minus("c₁", "c₂") : minus("c₂", "c₁")),
      plain: true,
      valid: [isAboveZero("Δc"), (at) => at("c₁").gte(0) && at("c₂").gte(0)],
      example: isReactant ? { "c₁": 5, "c₂": 2 } : { "c₁": 2, "c₂": 5 },
      step: { "c₁": isReactant ? "add" : "subtract", "c₂": isReactant ? "subtract" : "add" },
      mention: (_, { self = null }) => ({ substance: termOf(self) }),
      slips: [
        slip("average-rate", "start-for-change", "Δc", (at) => at("c₁")),
        slip("average-rate", "end-for-change", "Δc", (at) => at("c₂")),
        slip("average-rate", "sum-for-difference", "Δc", (at) => at("c₁").plus(at("c₂"))),
        slip("relative-rates", "change-for-end", "c₂", (at) => at("Δc")),
        slip("relative-rates", "wrong-way", "c₂", (at) => {
          const back = at("c₁").times(2).minus(at("c₂"));
          // Less than nothing shows itself.
          return back.gt(0) ? back : at("c₂");
        }),
      ],
      state: ({ kind, of }) =>
        kind === "concentration-change" ? { id: kind, values: {} } : { id: "concentration", values: { a: termOf(of) } },
    }),
  );

/** mol/L in s → mol/(L·s). */
function rateUnit(change: Unit, time: Unit): string {
  const [unit, inTime] = [formatUnit(change), formatUnit(time)];
  return unit.includes("/") ? unit.replace(/^(.*)\/(.*)$/, `$1/($2·${inTime})`) : `${unit}/${inTime}`;
}

/** v = Δc / Δt: how fast one substance is used up or forms, on average. */
export const averageRate = (isReactant: boolean): Law =>
  once(`rate ${isReactant}`, () =>
    law({
      id: "divide-by-time",
      method: METHOD,
      quantities: {
        v: { kind: "substance-rate", unit: "mol/(L·s)", named: true },
        Δc: changeOf("self", isReactant),
        Δt: { kind: "time", unit: "s", role: "time" },
      },
      unitsBy(unitOf) {
        const [v, change, time] = [unitOf("v"), unitOf("Δc"), unitOf("Δt")];
        if (change !== null && time !== null)
          return { v: rateUnit(change, time), Δc: formatUnit(change), Δt: formatUnit(time) };
        const inTime = (v ?? time)?.factors.find(({ unit }) => unit.dimension === DIMENSIONS.time)?.unit.symbol ?? "s";
        return { v: `mol/(L·${inTime})`, Δc: "mol/L", Δt: inTime };
      },
      equation: equal("v", over("Δc", "Δt")),
      plain: true,
      step: { Δc: "multiply-by-time", Δt: "time" },
      state: ({ kind, of }) =>
        kind === "substance-rate" ? stateRate({ name: of, coefficient: 1, isReactant }) : { id: kind, values: {} },
    }),
  );

/** v = V / t of a gas that forms, v = m / t of what is used up or forms: how a first course measures the mean rate of a reaction. */
const meanRate = (measured: "volume" | "mass", letter: string, unit: string): Law =>
  law({
    id: "divide-by-time",
    method: METHOD,
    quantities: {
      v: { kind: `${measured}-rate`, unit: `${unit}/s` },
      [letter]: { kind: measured, unit },
      t: { kind: "time", unit: "s" },
    },
    unitsBy(unitOf) {
      const [change, time] = [unitOf(letter), unitOf("t")];
      return change === null || time === null
        ? {}
        : { v: rateUnit(change, time), [letter]: formatUnit(change), t: formatUnit(time) };
    },
    equation: equal("v", over(letter, "t")),
    plain: true,
    step: { [letter]: "multiply-by-time", t: "time" },
    applies: ({ of }) => of === null,
    state: ({ kind }) => ({ id: kind === `${measured}-rate` ? "reaction" : kind, values: {} }),
  });

export const MEAN_RATES: readonly Law[] = [meanRate("volume", "V", "cm³"), meanRate("mass", "m", "g")];
