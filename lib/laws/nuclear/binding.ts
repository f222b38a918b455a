import { equal, minus, over, plus, power, times } from "../../algebra/tree.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type At, between, isAboveZero, law, type OwnSlip } from "../law.ts";

/** The energy of 1 u: CODATA 2022, 931.494 103 72(29) MeV. */
export const ENERGY_OF_U = quantity("931.494", "MeV/u", null);

const slip = (name: string, of: string, value: (at: At) => Decimal): OwnSlip => ({
  id: `problems-nuclear.binding.slips.${name}`,
  of,
  value,
});

const common = { method: "binding-energy" } as const;
const DEFECT = { kind: "mass-defect", unit: "u" } as const;

const Z = { kind: "nuclear-charge", unit: "", whole: true } as const;
const N = { kind: "neutron-number", unit: "", whole: true } as const;
const A = { kind: "mass-number", unit: "", whole: true } as const;

/** A = Z + N */
export const massNumber = law({
  ...common,
  id: "count-nucleons",
  quantities: { A, Z, N },
  equation: equal("A", plus("Z", "N")),
  plain: true,
  example: { Z: 8, N: 9 },
  applies: (_, { givens }) => givens.some(({ kind }) => kind === "mass-number" || kind === "neutron-number"),
});

const parts = (at: At, protons: Decimal, neutrons: Decimal): Decimal =>
  at("m_H").times(protons).plus(at("m_n").times(neutrons)).minus(at("m")).abs();

/** Δm = Z m(¹H) + N m(n) − m: an atom is lighter than hydrogen atoms and neutrons that it could be made from. */
export const massDefect = law({
  ...common,
  id: "mass-defect",
  quantities: {
    Δm: DEFECT,
    Z,
    m_H: { kind: "hydrogen-mass", letter: "m(¹H)", unit: "u" },
    N,
    m_n: { kind: "neutron-mass", letter: "m(n)", unit: "u" },
    m: { kind: "isotope-mass", unit: "u" },
  },
  equation: equal("Δm", minus(plus(times("Z", "m_H"), times("N", "m_n")), "m")),
  plain: true,
  valid: [isAboveZero("Δm")],
  example: { Z: 2, m_H: 1.00783, N: 2, m_n: 1.00866, m: 4.0026 },
  slips: [
    slip("mass-number-difference", "Δm", (at) => at("m").minus(at("Z")).minus(at("N")).abs()),
    slip("numbers-exchanged", "Δm", (at) => parts(at, at("N"), at("Z"))),
    slip("only-hydrogen", "Δm", (at) => parts(at, at("Z").plus(at("N")), new Decimal(0))),
    slip("divided-too-early", "Δm", (at) => at("Δm").div(at("Z").plus(at("N")))),
  ],
});

/** E = Δm c², with the energy of 1 u for c². */
export const bindingEnergy = law({
  ...common,
  id: "binding-energy",
  // Its factor is shown with five.
  mostFigures: 4,
  quantities: { E: { kind: "binding-energy", unit: "MeV" }, Δm: DEFECT },
  constants: { "c²": ENERGY_OF_U },
  equation: equal("E", times("Δm", "c²")),
  plain: true,
});

/** The binding energy for each of the nucleons. */
export const energyPerNucleon = law({
  ...common,
  id: "per-nucleon",
  quantities: {
    Eₐ: { kind: "nucleon-energy", letter: "E/A", unit: "MeV" },
    E: { kind: "binding-energy", unit: "MeV" },
    A,
  },
  equation: equal("Eₐ", over("E", "A")),
  plain: true,
  valid: [between("A", 0.9, 400)],
  example: { E: 28.3, A: 4 },
  slips: [slip("not-divided", "Eₐ", (at) => at("E"))],
});

/** E = m c²: what a reaction of nuclei sets free by the mass that goes. */
export const energyOfMass = law({
  ...common,
  id: "energy-of-mass",
  quantities: {
    E: { kind: "energy", label: "released", unit: "J" },
    m: { kind: "mass-defect", letter: "m", unit: "kg" },
  },
  constants: { c: CONSTANTS.lightSpeed },
  equation: equal("E", times("m", power("c", 2))),
  keepsFigures: true,
  stepTo: () => "energy-of-mass",
  state: ({ kind }) => ({ id: kind === "energy" ? "energy-of-mass" : kind, values: {} }),
  applies: (_, { givens }) =>
    givens.some(({ kind, label }) => kind === "mass-defect" || (kind === "energy" && label === "released")),
});
