import { equal, log, minus, negative, over, plus, times, type Tree } from "../../algebra/tree.ts";
import { WATER_CONSTANT, WATER_EXPONENT } from "../../chemistry/data/water-constant.ts";
import type { Bounds } from "../../algebra/find-root.ts";
import { amount as atomCount } from "../../methods/atom-terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { type At, type Law, SAMPLE, type Validity } from "../law.ts";
import { lawOf } from "../law-of.ts";

/** Amounts nearer to each other than this share use each other up. */
const SAME = "0.001";

/** Where a partner is used up to this share, or is present to so little, the equation of a buffer no longer holds. */
const LEAST_SHARE = 0.02;

/** Below this the water's own ions count. */
const LEAST_MOLARITY = "1e-6";

const METHOD = "neutralization";

/** Acid and base as they were put together, counted in moles; the volume of all. */
const PARTNERS = {
  acid: { kind: "amount", letter: "n", unit: "mol", role: "acid", named: true },
  base: { kind: "amount", letter: "n", unit: "mol", role: "base", named: true },
} as const;
const WHOLE = { kind: "solution-volume", letter: "V", unit: "L", label: "total", role: SAMPLE } as const;
const PH = { kind: "ph", unit: "", signed: true, role: SAMPLE } as const;
const CONSTANT_OF = {
  acid: { kind: "acid-constant", letter: "Kₐ", unit: "", role: SAMPLE },
  base: { kind: "base-constant", letter: "K_b", unit: "", role: SAMPLE },
} as const;

/** What the base takes up: as many protons as it has hydroxide ions. */
const taken = (ions: number): Tree => (ions === 1 ? times("base") : times(ions, "base"));

const lackOf =
  (ions: number) =>
  (at: At): Decimal =>
    at("acid").minus(at("base").times(ions));

const isUsedUp =
  (ions: number): Validity =>
  (at) =>
    lackOf(ions)(at).abs().lt(at("acid").times(SAME));

const isLeft =
  (ions: number, side: "acid" | "base"): Validity =>
  (at) => {
    const lack = lackOf(ions)(at).times(side === "acid" ? 1 : -1);
    return lack.gt(at("acid").times(SAME)) && lack.div(at("V")).gte(LEAST_MOLARITY);
  };

/** Between nothing and what the other partner can take. */
const upTo =
  (partner: string, ions: number) =>
  (at: At): Bounds => {
    const most = at(partner).div(ions);
    return { least: most.times(NEARLY_NONE), greatest: most.times(NEARLY_ALL) };
  };
const NEARLY_NONE = "1e-9";
const NEARLY_ALL = "0.999999999";

const power = { pK_w: pureNumber(WATER_EXPONENT) };

/** pH = −log ((n(acid) − z n(base)) / V), or the same of the base: a strong partner that is left over. */
export function excess(side: "acid" | "base", ions: number): Law {
  const rest = side === "acid" ? minus("acid", taken(ions)) : minus(taken(ions), "acid");
  const exponent = log(over(rest, "V"));
  return lawOf(["excess", side, ions], () => ({
    id: "excess",
    method: METHOD,
    conventional: true,
    quantities: { pH: PH, ...PARTNERS, V: WHOLE },
    ...(side === "base" && { constants: power }),
    equation: side === "acid" ? equal("pH", negative(exponent)) : equal("pH", plus("pK_w", exponent)),
    valid: [isLeft(ions, side)],
    slips: [
      { id: "acid-for-base", of: "pH", value: (at) => WATER_EXPONENT.minus(at("pH")) },
      {
        id: "wrong-reference",
        of: "pH",
        value: (at) =>
          at("pH").plus(
            at("V")
              .log(10)
              .times(side === "acid" ? -1 : 1),
          ),
      },
    ],
    example: { acid: side === "acid" ? 0.5 : 0.1, base: side === "acid" ? 0.1 : 0.5, V: 2 },
  }));
}

/** pH = −log Ka + log (z n(base) / (n(acid) − z n(base))), or of a weak base: part of the weak partner is left. */
export function bufferPoint(weak: "acid" | "base", ions: number): Law {
  const [formed, left] =
    weak === "acid" ? [taken(ions), minus("acid", taken(ions))] : [times("acid"), minus(taken(ions), "acid")];
  const ratioOf = (at: At): Decimal => {
    const [acid, base] = [at("acid"), at("base").times(ions)];
    return weak === "acid" ? base.div(acid.minus(base)) : acid.div(base.minus(acid));
  };
  const ratio = log(over(formed, left));
  return lawOf(["buffer-point", weak, ions], () => ({
    id: "buffer-point",
    method: METHOD,
    quantities: { pH: PH, K: CONSTANT_OF[weak], ...PARTNERS },
    ...(weak === "base" && { constants: power }),
    equation: equal("pH", weak === "acid" ? plus(negative(log("K")), ratio) : minus(plus("pK_w", log("K")), ratio)),
    bounds: weak === "acid" ? { base: upTo("acid", ions) } : { acid: upTo("base", 1 / ions) },
    valid: [
      (at) => lackOf(ions)(at).isPositive() === (weak === "acid"),
      (at) => ratioOf(at).gt(LEAST_SHARE) && ratioOf(at).lt(1 / LEAST_SHARE),
    ],
    slips: [
      {
        id: "inverted-ratio",
        of: "pH",
        value: (at) =>
          at("pH").minus(
            ratioOf(at)
              .log(10)
              .times(weak === "acid" ? 2 : -2),
          ),
      },
      { id: "acid-for-base", of: "pH", value: (at) => WATER_EXPONENT.minus(at("pH")) },
    ],
    example: { K: 1e-5, acid: weak === "acid" ? 0.5 : 0.2, base: weak === "acid" ? 0.2 : 0.5 },
  }));
}

const HALF = new Decimal("0.5");

/** pH = pKw + ½ log (Kw/Ka × n/V), or of a weak base: at the equivalence point only the salt is there. */
export function saltPoint(weak: "acid" | "base", ions: number): Law {
  const salt = over(times("K_w", weak === "acid" ? "acid" : taken(ions)), times("K", "V"));
  const exponent = times(HALF.toNumber(), log(salt));
  return lawOf(["salt-point", weak, ions], () => ({
    id: "equivalence-point",
    method: METHOD,
    conventional: true,
    quantities: { pH: PH, K: CONSTANT_OF[weak], [weak]: PARTNERS[weak], V: WHOLE },
    constants: { ...(weak === "acid" && power), K_w: pureNumber(WATER_CONSTANT) },
    equation: equal("pH", weak === "acid" ? plus("pK_w", exponent) : negative(exponent)),
    valid: [(at) => (weak === "acid" ? at("pH").gt(7) : at("pH").lt(7))],
    slips: [{ id: "acid-for-base", of: "pH", value: (at) => WATER_EXPONENT.minus(at("pH")) }],
    example: { K: 1e-5, [weak]: 0.5, V: 2 },
  }));
}

/** pH = −log Ka, or of a weak base pKw + log Kb: half of the weak partner has become its salt. */
export function halfWay(weak: "acid" | "base"): Law {
  return lawOf(["half-way", weak], () => ({
    id: "half-way",
    method: METHOD,
    plain: true,
    quantities: { pH: PH, K: CONSTANT_OF[weak] },
    ...(weak === "base" && { constants: power }),
    equation: equal("pH", weak === "acid" ? negative(log("K")) : plus("pK_w", log("K"))),
    slips: [{ id: "acid-for-base", of: "pH", value: (at) => WATER_EXPONENT.minus(at("pH")) }],
    example: { K: 1e-5 },
  }));
}

/** Whether neither partner is left over. */
export const neutralize = (acid: Decimal, base: Decimal, ions: number): boolean =>
  isUsedUp(ions)((letter) => (letter === "acid" ? acid : base));

/** n(acid) = z n(base): as much of the partner as it takes. */
export function equivalence(ions: number): Law {
  return lawOf(["equivalence", ions], () => ({
    id: "equivalence",
    method: METHOD,
    quantities: PARTNERS,
    equation: equal("acid", taken(ions)),
    plain: true,
  }));
}

/** z n(acid) = k n(base): of a titration to the point where the acid has given z protons, each to one of the base's k hydroxide ions. */
export function givenProtons(protons: number, ions: number): Law {
  return lawOf(["given-protons", protons, ions], () => ({
    id: "given-protons",
    method: METHOD,
    quantities: PARTNERS,
    equation: equal(
      protons === 1 ? times("acid") : times(protons, "acid"),
      ions === 1 ? times("base") : times(ions, "base"),
    ),
    plain: true,
    mention: () => ({ protons: atomCount(protons) }),
    state: () => ({ id: "amount", values: {} }),
    slips: [{ id: "missing-coefficient", of: "acid", value: (at) => at("base") }],
  }));
}

/** V = V₁ + V₂, of solutions that are put together. */
export function wholeVolume(): Law {
  return lawOf(["whole-volume"], () => ({
    id: "whole-volume",
    method: METHOD,
    plain: true,
    quantities: {
      V: WHOLE,
      first: { kind: "solution-volume", letter: "V", unit: "L", role: "acid", named: true },
      second: { kind: "solution-volume", letter: "V", unit: "L", role: "base", named: true },
    },
    equation: equal("V", plus("first", "second")),
    valid: [(at) => at("first").gt(0) && at("second").gt(0)],
  }));
}

/** pH = pKa + log ((n(base) ± n) / (n(acid) ∓ n)): a buffer to which a strong base or acid was added. */
export function changedBuffer(added: "acid" | "base", ions: number): Law {
  const strong = ions === 1 ? times("added") : times(ions, "added");
  const ratio =
    added === "base"
      ? over(plus("base", strong), minus("acid", strong))
      : over(minus("base", strong), plus("acid", strong));
  return lawOf(["changed-buffer", added, ions], () => ({
    id: "changed-buffer",
    method: METHOD,
    quantities: {
      pH: PH,
      pKa: { kind: "acid-exponent", letter: "pKₐ", unit: "", signed: true, role: SAMPLE },
      ...PARTNERS,
      added: { kind: "amount", letter: "n", unit: "mol", role: "added", named: true },
    },
    equation: equal("pH", plus("pKa", log(ratio))),
    valid: [
      (at) => {
        const used = at("added").times(ions);
        const [acid, base] =
          added === "base"
            ? [at("acid").minus(used), at("base").plus(used)]
            : [at("acid").plus(used), at("base").minus(used)];
        return acid.gt(0) && base.gt(0) && base.div(acid).gt(LEAST_SHARE) && base.div(acid).lt(1 / LEAST_SHARE);
      },
    ],
    bounds: { added: upTo(added === "base" ? "acid" : "base", ions) },
    slips: [{ id: "inverted-ratio", of: "pH", value: (at) => at("pKa").times(2).minus(at("pH")) }],
    example: { pKa: 4.7, acid: 0.5, base: 0.4, added: 0.1 },
  }));
}

export const NEUTRALIZATION_LAWS: readonly Law[] = [
  ...(["acid", "base"] as const).flatMap((side) => [excess(side, 1), bufferPoint(side, 1), saltPoint(side, 1)]),
  halfWay("acid"),
  halfWay("base"),
  equivalence(2),
  givenProtons(2, 1),
  wholeVolume(),
  changedBuffer("acid", 1),
  changedBuffer("base", 1),
];
