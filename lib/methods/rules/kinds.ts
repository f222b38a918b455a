import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";

/**
 * What a quantity of a problem measures, with the dimension that it must have and the unit in which an answer is given
 * when the problem names none. Kinds of one dimension are told apart by the words around them.
 */
export const KINDS = {
  mass: { dimension: DIMENSIONS.mass, unit: "g" },
  amount: { dimension: DIMENSIONS.amount, unit: "mol" },
  /** A number of molecules, ions or formula units; of atoms where the formula is one. */
  particles: { dimension: DIMENSIONS.none, unit: "particles" },
  /** All atoms in molecules or formula units. */
  atoms: { dimension: DIMENSIONS.none, unit: "atoms" },
  /** Which reactant runs out: an amount of reaction to the search, a formula to the reader. */
  "limiting-reactant": { dimension: DIMENSIONS.amount, unit: "mol" },
  "excess-reactant": { dimension: DIMENSIONS.amount, unit: "mol" },
  /** A formula: a pure number to the search, a formula to the reader. */
  "empirical-formula": { dimension: DIMENSIONS.none, unit: "" },
  "molecular-formula": { dimension: DIMENSIONS.none, unit: "" },
  volume: { dimension: DIMENSIONS.volume, unit: "L" },
  density: { dimension: DIMENSIONS.density, unit: "g/mL" },
  "molar-mass": { dimension: DIMENSIONS.molarMass, unit: "g/mol" },
  length: { dimension: DIMENSIONS.length, unit: "m" },
  radius: { dimension: DIMENSIONS.length, unit: "cm" },
  diameter: { dimension: DIMENSIONS.length, unit: "cm" },
  area: { dimension: DIMENSIONS.area, unit: "m²" },
  time: { dimension: DIMENSIONS.time, unit: "s" },
  speed: { dimension: DIMENSIONS.speed, unit: "m/s" },
  energy: { dimension: DIMENSIONS.energy, unit: "J" },
  pressure: { dimension: DIMENSIONS.pressure, unit: "atm" },
  temperature: { dimension: DIMENSIONS.temperature, unit: "K" },
  "percent-yield": { dimension: DIMENSIONS.none, unit: "%" },
  "percent-error": { dimension: DIMENSIONS.none, unit: "%" },
  /** Share of the mass of a sample or compound. */
  "mass-percent": { dimension: DIMENSIONS.none, unit: "%" },
  /** Of a sample that is not pure. */
  "sample-mass": { dimension: DIMENSIONS.mass, unit: "g" },
  molarity: { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  /** Mass of a solute in a volume of its solution. */
  "mass-concentration": { dimension: DIMENSIONS.density, unit: "g/L" },
  molality: { dimension: DIMENSIONS.molality, unit: "mol/kg" },
  /** Amount of one substance as a share of all. */
  "mole-fraction": { dimension: DIMENSIONS.none, unit: "" },
  /** Of a solution, by its solute: not the volume of the solute or of the solvent. */
  "solution-volume": { dimension: DIMENSIONS.volume, unit: "L" },
  "solution-mass": { dimension: DIMENSIONS.mass, unit: "g" },
  /** How much of a gas dissolves for each atmosphere of it. */
  "henry-constant": { dimension: DIMENSIONS.concentration - DIMENSIONS.pressure, unit: "mol/(L·atm)" },
  /** Of the water over which a gas is collected. */
  "vapor-pressure": { dimension: DIMENSIONS.pressure, unit: "torr" },
  ph: { dimension: DIMENSIONS.none, unit: "" },
  poh: { dimension: DIMENSIONS.none, unit: "" },
  /** [H₃O⁺] and [OH⁻] of a solution. */
  hydronium: { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  hydroxide: { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  /** Ka and Kb, pKa and pKb. */
  "acid-constant": { dimension: DIMENSIONS.none, unit: "" },
  "base-constant": { dimension: DIMENSIONS.none, unit: "" },
  "acid-exponent": { dimension: DIMENSIONS.none, unit: "" },
  "base-exponent": { dimension: DIMENSIONS.none, unit: "" },
  "percent-ionization": { dimension: DIMENSIONS.none, unit: "%" },
  "temperature-change": { dimension: DIMENSIONS.temperature, unit: "Δ°C" },
  "specific-heat": { dimension: DIMENSIONS.specificHeat, unit: "J/(g·°C)" },
  /** Of an object or a calorimeter as a whole. */
  "heat-capacity": { dimension: DIMENSIONS.heatCapacity, unit: "J/°C" },
  /** Of all that a reaction warms: the liquid and the calorimeter. */
  "bath-capacity": { dimension: DIMENSIONS.heatCapacity, unit: "J/°C" },
  /** Heat of melting or evaporating, for a mass. */
  "specific-enthalpy": { dimension: DIMENSIONS.specificEnergy, unit: "J/g" },
  /** Of one mole of a substance that reacts, or of photons. */
  "molar-energy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  "formation-enthalpy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  /** Of one mole of a bond, `of` as `C–H`; and of all bonds that are broken or formed. */
  "bond-enthalpy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  "bond-energy": { dimension: DIMENSIONS.energy, unit: "kJ" },
  /** ΔH of an equation as it is written. */
  "reaction-enthalpy": { dimension: DIMENSIONS.energy, unit: "kJ" },
  /** ΔG of an equation as it is written: at any composition, and in the standard state. */
  "gibbs-energy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  "standard-gibbs-energy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  "formation-gibbs-energy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  /** ΔS of an equation as it is written, and S° of a substance. */
  "reaction-entropy": { dimension: DIMENSIONS.molarHeatCapacity, unit: "J/(mol·K)" },
  "standard-entropy": { dimension: DIMENSIONS.molarHeatCapacity, unit: "J/(mol·K)" },
  /** K and Q of an equation. */
  "equilibrium-constant": { dimension: DIMENSIONS.none, unit: "" },
  /** Kc and Kp: of concentrations in mol/L, and of partial pressures. */
  "concentration-constant": { dimension: DIMENSIONS.none, unit: "" },
  "pressure-constant": { dimension: DIMENSIONS.none, unit: "" },
  /** Ksp. */
  "solubility-product": { dimension: DIMENSIONS.none, unit: "" },
  /** Moles of gas among the products of an equation, less those among its reactants. */
  "gas-change": { dimension: DIMENSIONS.none, unit: "" },
  "reaction-quotient": { dimension: DIMENSIONS.none, unit: "" },
  /** How far a reaction has gone: the change of a concentration, or of a pressure, that a coefficient of one has; and the share of a reactant. */
  extent: { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  "pressure-extent": { dimension: DIMENSIONS.pressure, unit: "atm" },
  "percent-reacted": { dimension: DIMENSIONS.none, unit: "%" },
  /** How Q stands to Ksp, and to K: a ratio to the search, an outcome in words to the reader. */
  saturation: { dimension: DIMENSIONS.none, unit: "" },
  direction: { dimension: DIMENSIONS.none, unit: "" },
  wavelength: { dimension: DIMENSIONS.length, unit: "m" },
  frequency: { dimension: DIMENSIONS.frequency, unit: "Hz" },
  /** The main quantum number of a level of one electron, the lower one first, and the energy of the level. */
  level: { dimension: DIMENSIONS.none, unit: "" },
  "level-energy": { dimension: DIMENSIONS.energy, unit: "eV" },
  /** Z, N and A of a nucleus. */
  "nuclear-charge": { dimension: DIMENSIONS.none, unit: "" },
  "neutron-number": { dimension: DIMENSIONS.none, unit: "" },
  "mass-number": { dimension: DIMENSIONS.none, unit: "" },
  /** Of what an atom could be made from: a hydrogen atom and a neutron; and what the atom lacks of the mass of all. */
  "hydrogen-mass": { dimension: DIMENSIONS.mass, unit: "u" },
  "neutron-mass": { dimension: DIMENSIONS.mass, unit: "u" },
  "mass-defect": { dimension: DIMENSIONS.mass, unit: "u" },
  /** Of a nucleus, and for each of its nucleons. */
  "binding-energy": { dimension: DIMENSIONS.energy, unit: "MeV" },
  "nucleon-energy": { dimension: DIMENSIONS.energy, unit: "MeV" },
  /** How many photons carry an energy. */
  photons: { dimension: DIMENSIONS.none, unit: "photons" },
  /** Mass of one atom of an isotope; of an element's atoms on average, in u and as a pure number. */
  "isotope-mass": { dimension: DIMENSIONS.mass, unit: "u" },
  "atomic-mass": { dimension: DIMENSIONS.mass, unit: "u" },
  "relative-atomic-mass": { dimension: DIMENSIONS.none, unit: "" },
  /** Share of an isotope among the atoms of an element. */
  abundance: { dimension: DIMENSIONS.none, unit: "%" },
  "half-life": { dimension: DIMENSIONS.time, unit: "s" },
  "decay-constant": { dimension: DIMENSIONS.frequency, unit: "s^-1" },
  /** Decays in a time. */
  activity: { dimension: DIMENSIONS.frequency, unit: "Bq" },
  "fraction-left": { dimension: DIMENSIONS.none, unit: "%" },
  /** How many half-lives. */
  "half-lives": { dimension: DIMENSIONS.none, unit: "" },
  absorbance: { dimension: DIMENSIONS.none, unit: "" },
  transmittance: { dimension: DIMENSIONS.none, unit: "%" },
  absorptivity: { dimension: DIMENSIONS.absorptivity, unit: "L/(mol·cm)" },
  "path-length": { dimension: DIMENSIONS.length, unit: "cm" },
  current: { dimension: DIMENSIONS.current, unit: "A" },
  charge: { dimension: DIMENSIONS.charge, unit: "C" },
  /** E of a cell, and E° of a cell or a reaction. */
  "cell-potential": { dimension: DIMENSIONS.potential, unit: "V" },
  /** E° of a couple, as a reduction. */
  "electrode-potential": { dimension: DIMENSIONS.potential, unit: "V" },
  "standard-potential": { dimension: DIMENSIONS.potential, unit: "V" },
  /** In an equation as it is written. */
  "electrons-transferred": { dimension: DIMENSIONS.none, unit: "" },
  "electron-amount": { dimension: DIMENSIONS.amount, unit: "mol" },
  /** All ions of a salt together. */
  "ion-amount": { dimension: DIMENSIONS.amount, unit: "mol" },
  ions: { dimension: DIMENSIONS.none, unit: "ions" },
  "ion-molarity": { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  /** A formula with its crystal water, or only how many molecules of water it has: pure numbers to the search. */
  "hydrate-formula": { dimension: DIMENSIONS.none, unit: "" },
  "hydrate-waters": { dimension: DIMENSIONS.none, unit: "" },
  "volume-percent": { dimension: DIMENSIONS.none, unit: "%" },
  /** Grams in 100 mL. */
  "mass-volume-percent": { dimension: DIMENSIONS.none, unit: "%" },
  "effusion-rate": { dimension: DIMENSIONS.volume - DIMENSIONS.time, unit: "mL/min" },
  "effusion-time": { dimension: DIMENSIONS.time, unit: "s" },
  /** How many times as fast the first of two gases effuses as the second. */
  "rate-ratio": { dimension: DIMENSIONS.none, unit: "" },
  /** The root of the mean square of the speeds of a gas's particles; the energy of their motion, of one mole; and how many times as much. */
  "mean-square-speed": { dimension: DIMENSIONS.speed, unit: "m/s" },
  "kinetic-energy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  "energy-ratio": { dimension: DIMENSIONS.none, unit: "" },
  /** The constants a and b of van der Waals; the real volume over the ideal one; by how much the ideal pressure is larger, and smaller. */
  "attraction-constant": {
    dimension: DIMENSIONS.pressure + 2 * DIMENSIONS.molarVolume,
    unit: "L^2·atm/mol^2",
  },
  "excluded-volume": { dimension: DIMENSIONS.molarVolume, unit: "L/mol" },
  "compressibility-factor": { dimension: DIMENSIONS.none, unit: "" },
  "pressure-lack": { dimension: DIMENSIONS.pressure, unit: "atm" },
  "pressure-excess": { dimension: DIMENSIONS.pressure, unit: "atm" },
  /** By how much a solution freezes below its solvent and boils above it, where both do, and the constants of the solvent. */
  "freezing-change": { dimension: DIMENSIONS.temperature, unit: "Δ°C" },
  "boiling-change": { dimension: DIMENSIONS.temperature, unit: "Δ°C" },
  "freezing-point": { dimension: DIMENSIONS.temperature, unit: "°C" },
  "boiling-point": { dimension: DIMENSIONS.temperature, unit: "°C" },
  "pure-freezing-point": { dimension: DIMENSIONS.temperature, unit: "°C" },
  "pure-boiling-point": { dimension: DIMENSIONS.temperature, unit: "°C" },
  "freezing-constant": { dimension: DIMENSIONS.molalTemperatureShift, unit: "°C·kg/mol" },
  "boiling-constant": { dimension: DIMENSIONS.molalTemperatureShift, unit: "°C·kg/mol" },
  /** How many particles one unit of a solute gives. */
  "vant-hoff-factor": { dimension: DIMENSIONS.none, unit: "" },
  "osmotic-pressure": { dimension: DIMENSIONS.pressure, unit: "atm" },
  /** Of the solvent above a solution, and by how much less than above the solvent alone. */
  "solution-vapor-pressure": { dimension: DIMENSIONS.pressure, unit: "torr" },
  "vapor-lowering": { dimension: DIMENSIONS.pressure, unit: "torr" },
  /** Electrons for each atom or molecule that forms at an electrode. */
  "electrons-each": { dimension: DIMENSIONS.none, unit: "" },
  "activation-energy": { dimension: DIMENSIONS.molarEnergy, unit: "kJ/mol" },
  /** Of any order: its dimension is that of the first. */
  "rate-constant": { dimension: DIMENSIONS.frequency, unit: "s^-1" },
  /** A in k = A e^(−Ea/RT), of a reaction of the first order. */
  "frequency-factor": { dimension: DIMENSIONS.frequency, unit: "s^-1" },
  /** Of a reaction; how many times as large it gets, and a concentration before that. */
  rate: { dimension: DIMENSIONS.reactionRate, unit: "mol/(L·s)" },
  /** How fast a gas forms, and how fast a mass is used up or forms. */
  "volume-rate": { dimension: DIMENSIONS.volume - DIMENSIONS.time, unit: "cm³/s" },
  "mass-rate": { dimension: DIMENSIONS.mass - DIMENSIONS.time, unit: "g/s" },
  "substance-rate": { dimension: DIMENSIONS.reactionRate, unit: "mol/(L·s)" },
  /** Of a substance while it reacts: at first, and later. */
  "followed-molarity": { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  /** How much less or more of a substance there is in a liter. */
  "concentration-change": { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  "rate-factor": { dimension: DIMENSIONS.none, unit: "" },
  "concentration-factor": { dimension: DIMENSIONS.none, unit: "" },
  /** [A]₀ and [A] of a reactant that is used up. */
  "reactant-molarity": { dimension: DIMENSIONS.concentration, unit: "mol/L" },
  /** How many times as large a rate constant is at the second of two temperatures. */
  "constant-ratio": { dimension: DIMENSIONS.none, unit: "" },
  /** Of a system: below zero where it does work itself. */
  work: { dimension: DIMENSIONS.energy, unit: "J" },
  "internal-energy-change": { dimension: DIMENSIONS.energy, unit: "J" },
  /** How many times as large a rate constant is ten kelvins higher. */
  "temperature-coefficient": { dimension: DIMENSIONS.none, unit: "" },
  /** Of a cubic unit cell; how many atoms belong to it, and a word for their arrangement: a pure number to the search. */
  "cell-edge": { dimension: DIMENSIONS.length, unit: "pm" },
  "cell-volume": { dimension: DIMENSIONS.volume, unit: "cm^3" },
  "cell-atoms": { dimension: DIMENSIONS.none, unit: "" },
  lattice: { dimension: DIMENSIONS.none, unit: "" },
  "atom-radius": { dimension: DIMENSIONS.length, unit: "pm" },
  /** Between the planes of a crystal; between a ray and these, in degrees; and which reflection it is. */
  "plane-spacing": { dimension: DIMENSIONS.length, unit: "pm" },
  "glancing-angle": { dimension: DIMENSIONS.none, unit: "" },
  "reflection-order": { dimension: DIMENSIONS.none, unit: "" },
  /** Of ln k over 1/T. */
  "arrhenius-slope": { dimension: DIMENSIONS.temperature, unit: "K" },
} as const satisfies Record<string, { readonly dimension: Dimension; readonly unit: string }>;

export type Kind = keyof typeof KINDS;

/** Which of several quantities of one kind is meant. */
export const LABELS = [
  "initial",
  "final",
  "actual",
  "theoretical",
  "leftover",
  "accepted",
  "measured",
  "total",
  "first",
  "second",
  "decayed",
  "released",
  "absorbed",
] as const;

export type Label = (typeof LABELS)[number];

/** A quantity by what it is: the mass of water, the final volume. `of` is a formula in canonical ASCII; null for the sample. */
export type Variable = { readonly kind: Kind; readonly of: string | null; readonly label: Label | null };

export function variableOf(kind: Kind, of: string | null, label: Label | null = null): Variable {
  return { kind, of, label };
}

export function isSameVariable(a: Variable, b: Variable): boolean {
  return a.kind === b.kind && a.of === b.of && a.label === b.label;
}
