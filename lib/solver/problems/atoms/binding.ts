import { findElement } from "../../../chemistry/elements/elements.ts";
import { findNuclideMass } from "../../../chemistry/elements/nuclides.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber, quantity, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { isAsk, isSense } from "../sentences.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { parseNuclide } from "../../../chemistry/formula/nuclide.ts";

/** Reads what a text tells of the mass of a nucleus, and which of its mass defect and binding energy it asks for. */

const NO_WORDS = { before: [], behind: [] };

const ASKED = ["nucleon-energy", "binding-energy", "mass-defect"] as const satisfies readonly Kind[];

const SIGNS: ReadonlySet<string> = new Set(["(", ")", ",", ":", ";", "=", ".", "?", "newline"]);

const WORDS = [
  "has",
  "is",
  "what",
  "when",
  "with",
  "of",
  "in",
  "find",
  "and",
  "asked",
  "filler",
  "isotope",
  "neutrons",
  "kind/isotope-mass",
  "kind/atomic-mass",
] as const;

const NEUTRON = "neutron-mass";
const HYDROGEN = "hydrogen-mass";
const ATOM = "isotope-mass";
const DEFECT = "mass-defect";

type Mass = typeof NEUTRON | typeof HYDROGEN | typeof ATOM | typeof DEFECT;

type Nuclide = { readonly symbol: string; readonly massNumber: number };

function nuclideOf(token: ProblemToken): Nuclide | null {
  const formula = token.kind === "substance" ? token.substance.formulas[0] : undefined;
  return formula === undefined ? null : parseNuclide(formula);
}

const isHydrogen = (token: ProblemToken): boolean => {
  const nuclide = nuclideOf(token);
  if (nuclide !== null) return nuclide.symbol === "H" && nuclide.massNumber === 1;
  return token.kind === "substance" && token.substance.element === "H";
};

const isNeutron = (token: ProblemToken): boolean =>
  isSense(token, "neutrons") || (token.kind === "unit" && token.unit.unit.counted === "neutrons");

/** What a mass is of that is told behind such a word. */
function ownerOf(token: ProblemToken): Mass | null {
  if (isNeutron(token)) return NEUTRON;
  if (isHydrogen(token)) return HYDROGEN;
  if (nuclideOf(token) !== null) return ATOM;
  return isSense(token, "kind/mass-defect") ? DEFECT : null;
}

const isEnergy = (token: ProblemToken): boolean =>
  token.kind === "unit" && token.unit.unit.dimension === DIMENSIONS.energy;

const isMassUnit = (token: ProblemToken): boolean =>
  token.kind === "unit" && token.unit.unit.dimension === DIMENSIONS.mass;

function isKnown(token: ProblemToken): boolean {
  if (token.kind === "quantity") return token.reading.quantity.unit.dimension === DIMENSIONS.mass;
  if (token.kind === "substance" || isNeutron(token)) return token.kind !== "substance" || ownerOf(token) !== null;
  if (token.kind === "unit") return isEnergy(token) || isMassUnit(token);
  return token.kind === "sign"
    ? SIGNS.has(token.sign)
    : isSense(token, ...WORDS, ...ASKED.map((kind) => `kind/${kind}` as const));
}

/** Each mass with the last thing named before it; null where one has none, or two are of the same. */
function readMasses(tokens: readonly ProblemToken[]): Map<Mass, Quantity> | null {
  const masses = new Map<Mass, Quantity>();
  let owner: Mass | null = null;
  for (const token of tokens) {
    owner = ownerOf(token) ?? owner;
    if (token.kind !== "quantity") continue;
    if (owner === null || masses.has(owner)) return null;
    masses.set(owner, token.reading.quantity);
    owner = null;
  }
  return masses;
}

/** Where a text does not tell them: hydrogen from AME2020, the neutron from CODATA 2022. */
const KNOWN = { [HYDROGEN]: quantity("1.00783", "u", null), [NEUTRON]: quantity("1.00866", "u", null) } as const;

/** Between a hydrogen atom and its nucleus lies an electron: which of them is meant decides about those of the atom. */
const LEAST_HYDROGEN = 1.0075;
/** No atom's mass in u is farther from its mass number. */
const FARTHEST_FROM_NUMBER = 0.2;

/** CODATA 2022, in u. */
const ELECTRON_MASS = "0.000548579909";

/** Whether a mass is nearer to that of the bare nucleus than to that of its atom, where the atom's is known: AME2020; else what the text says. */
function isOfNucleus(mass: Quantity, { symbol, massNumber }: Nuclide, charge: number, isSaid: boolean): boolean {
  const atom = findNuclideMass(`${massNumber}${symbol}`);
  return atom === null
    ? isSaid
    : mass.value.lt(new Decimal(atom).minus(new Decimal(ELECTRON_MASS).times(charge).div(2)));
}

type Told = readonly (readonly [Kind, Quantity])[];

function fromMasses(
  masses: ReadonlyMap<Mass, Quantity>,
  nuclide: Nuclide | null,
  isOfNucleusSaid: boolean,
): Told | null {
  const atom = masses.get(ATOM);
  const hydrogen = masses.get(HYDROGEN) ?? KNOWN[HYDROGEN];
  const charge = nuclide === null ? undefined : findElement(nuclide.symbol)?.number;
  if (nuclide === null || charge === undefined || atom === undefined || masses.has(DEFECT)) return null;
  if (hydrogen.value.lt(LEAST_HYDROGEN) || atom.value.minus(nuclide.massNumber).abs().gt(FARTHEST_FROM_NUMBER))
    return null;
  if (isOfNucleus(atom, nuclide, charge, isOfNucleusSaid)) return null;
  return [
    ["mass-number", pureNumber(nuclide.massNumber)],
    ["nuclear-charge", pureNumber(charge)],
    [ATOM, atom],
    [HYDROGEN, hydrogen],
    [NEUTRON, masses.get(NEUTRON) ?? KNOWN[NEUTRON]],
  ];
}

function fromDefect(
  masses: ReadonlyMap<Mass, Quantity>,
  nuclide: Nuclide | null,
  asked: (typeof ASKED)[number],
): Told | null {
  const defect = masses.get(DEFECT);
  if (defect === undefined || masses.size > 1 || asked === "mass-defect") return null;
  if (asked === "binding-energy") return [[DEFECT, defect]];
  return nuclide === null
    ? null
    : [
        [DEFECT, defect],
        ["mass-number", pureNumber(nuclide.massNumber)],
      ];
}

/** The tokens of a problem about the binding of a nucleus, and whether it says that the mass is one without electrons → what it states and asks; null when they do not say it beyond doubt. */
export function readBinding(tokens: readonly ProblemToken[], isOfNucleusSaid: boolean): Statement | null {
  const asked = ASKED.filter((kind) => tokens.some((token) => isSense(token, `kind/${kind}`)));
  if (asked.length === 0 || !tokens.every(isKnown) || !tokens.some(isAsk)) return null;
  const masses = readMasses(tokens);
  const open = asked.filter((kind) => kind !== DEFECT || masses?.has(DEFECT) === false);
  const nuclides = tokens.flatMap((token) => (isHydrogen(token) ? [] : (nuclideOf(token) ?? [])));
  const [nuclide = null] = nuclides;
  const isOne = nuclides.every((each) => each.symbol === nuclide?.symbol && each.massNumber === nuclide.massNumber);
  const [goal] = open;
  if (masses === null || goal === undefined || open.length > 1 || !isOne) return null;
  const told = fromDefect(masses, nuclide, goal) ?? fromMasses(masses, nuclide, isOfNucleusSaid);
  const units = tokens.flatMap((token) => (token.kind === "unit" && isEnergy(token) ? [token.unit.unit] : []));
  if (told === null || units.length > 1) return null;
  const givens = told.map(([kind, value]) => ({ variable: variableOf(kind, null), quantity: value, words: NO_WORDS }));
  return {
    givens,
    goals: [{ variable: variableOf(goal, null), unit: units[0] ?? null, words: NO_WORDS }],
    scene: { ...BARE_SCENE, givens: givens.map(({ variable }): Variable => variable) },
  };
}
