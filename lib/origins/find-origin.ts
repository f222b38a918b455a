import { findElement } from "../chemistry/elements/elements.ts";
import { composition } from "../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { DerivedConstant } from "../methods/derivation.ts";
import type { SolutionFacts, Term } from "../methods/facts.ts";
import type { Lines } from "./computed.ts";
import { CONSTANTS_OF_NATURE, type Known } from "./known.ts";
import type { Origin } from "./origin.ts";
import { areEqual, isExactly, shows, showsConverted, type Stored } from "./same-value.ts";
import { isNumber, type NumberSpot, type Spot, unitOf, valueOf } from "./spot.ts";

export type Scene = {
  readonly facts: SolutionFacts;
  readonly spots: readonly Spot[];
  readonly lines: Lines;
  readonly known: Known;
};

/** Where a number comes from; null where nobody can say, or it stands for itself. */
export function findOrigin(id: number, scene: Scene): Origin | null {
  const spot = scene.spots[id];
  if (spot === undefined || !isNumber(spot)) return null;
  const from = scene.lines.computed.get(id);
  if (from !== undefined) return { kind: "computed", from };
  const [given, before] = [ofText(spot, scene.known.givens), ofLineBefore(id, spot, scene)];
  if (given !== null && before !== null) return isOfOneLetter(id, before.of, scene) ? before : given;
  return (
    given ??
    before ??
    ofConstant(spot, scene) ??
    ofText(spot, scene.known.written) ??
    ofTable(spot, scene) ??
    ofWeights(spot, scene) ??
    ofDefinition(spot, scene) ??
    ofOtherUnit(id, spot, scene) ??
    ofEquation(spot, scene) ??
    ofDerivation(id, spot, scene)
  );
}

const storedOf = (spot: NumberSpot): Stored => ({ value: valueOf(spot), unit: unitOf(spot) });

const termsOf = ({ facts }: Scene, { step, line }: Spot): readonly Term[] =>
  facts.steps[step]?.lines[line]?.terms ?? [];

/** What the problem gives, to the last digit. */
function ofText(spot: NumberSpot, givens: readonly Stored[]): Origin | null {
  const given = givens.find((each) => isExactly(spot, each));
  return given === undefined ? null : { kind: "given", value: given.value, unit: given.unit, converted: false };
}

/** What earlier lines came to, the last one first. */
function resultsBefore(id: number, { spots, lines }: Scene): (readonly [id: number, spot: NumberSpot])[] {
  return [...lines.computed.keys()]
    .filter((each) => each < id)
    .toReversed()
    .flatMap((each) => {
      const spot = spots[each];
      return spot !== undefined && isNumber(spot) ? [[each, spot] as const] : [];
    });
}

function ofLineBefore(id: number, spot: NumberSpot, scene: Scene): Extract<Origin, { kind: "result" }> | null {
  const found = resultsBefore(id, scene).find(([, before]) => isExactly(spot, storedOf(before)));
  return found === undefined ? null : { kind: "result", of: found[0], converted: false };
}

/** Whether one letter stands for both numbers: of two that are equal by chance, that one is meant. */
function isOfOneLetter(id: number, other: number, { lines, spots }: Scene): boolean {
  const namesOf = (number: number): string[] =>
    [...lines.letters].flatMap(([letter, each]) => (each === number ? [JSON.stringify(spots[letter]?.term)] : []));
  const names = namesOf(other);
  return namesOf(id).some((name) => names.includes(name));
}

function ofConstant(spot: NumberSpot, { known }: Scene): Origin | null {
  const own = known.constants.find((constant) => shows(spot, constant));
  if (own !== undefined) return originOfConstant(own, known);
  const constant = unitOf(spot) === "" ? undefined : CONSTANTS_OF_NATURE.find((each) => shows(spot, each));
  return constant === undefined ? null : { kind: "constant", constant };
}

/** What a law takes as a constant may be one for its problem only: a coefficient, or how many bonds there are. */
export function originOfConstant(constant: DerivedConstant, { equations }: Known): Origin | null {
  const { letter, unit } = constant;
  if (letter === "100 %") return { kind: "definition", of: "percent" };
  if (letter === "1 mol/L") return { kind: "definition", of: "standard" };
  if (unit === "mol" && letter.startsWith("n(")) return { kind: "bonds" };
  if (unit !== "mol" || !letter.startsWith("ν")) return { kind: "constant", constant };
  const [equation] = equations;
  return equation === undefined ? null : { kind: "coefficient", equation: equation.text };
}

function ofTable(spot: NumberSpot, { known }: Scene): Origin | null {
  const isLookedUp = known.nodes.some(
    (node) =>
      node.origin.kind === "step" &&
      node.origin.from.length === 0 &&
      node.origin.constants.length === 0 &&
      shows(spot, node),
  );
  return isLookedUp ? { kind: "table" } : null;
}

const formulaOf = (term: Term): string | null =>
  term.kind === "formula" || term.kind === "substance" ? term.formula : term.kind === "variable" ? term.of : null;

const MASS_UNITS: ReadonlySet<string> = new Set(["", "g/mol", "u"]);

const isNear = (one: string, other: string): boolean => Number(one) === Number(other);

/** The weight of an element, how many of its atoms a formula has, or the mass of all. */
function ofWeights(spot: NumberSpot, scene: Scene): Origin | null {
  const terms = termsOf(scene, spot);
  const formulas = [...new Set(terms.slice(0, spot.index).flatMap((term) => formulaOf(term) ?? []))];
  const next = terms[spot.index + 1];
  const times = next?.kind === "operator" && next.symbol === "*" ? terms[spot.index + 2] : undefined;
  const weight = times?.kind === "quantity" && MASS_UNITS.has(times.unit) ? times.value : null;
  for (const formula of formulas) {
    const parsed = parseFormula(formula);
    if (!parsed.ok) continue;
    for (const [key, atoms] of parsed.value.counts) {
      const element = findElement(key);
      if (element === null) continue;
      if (MASS_UNITS.has(unitOf(spot)) && isNear(valueOf(spot), element.weight))
        return { kind: "atomic-weight", element: key };
      if (weight !== null && isNear(weight, element.weight) && Number(valueOf(spot)) === atoms)
        return { kind: "atoms", element: key, formula };
    }
    const mass = composition(parsed.value);
    if (mass.ok && unitOf(spot) === "g/mol" && shows(spot, { value: mass.value.molarMass, unit: "g/mol" }))
      return { kind: "molar-mass", formula };
  }
  return null;
}

const HUNDRED_PERCENT: Stored = { value: "100", unit: "%" };
const ZERO_CELSIUS = "273.15";

/** 1 kg / 1000 g, 100 %, 273.15: what holds by the meaning of the words. */
function ofDefinition(spot: NumberSpot, scene: Scene): Origin | null {
  if (isExactly(spot, HUNDRED_PERCENT)) return { kind: "definition", of: "percent" };
  if (valueOf(spot) === ZERO_CELSIUS) return { kind: "definition", of: "celsius" };
  const terms = termsOf(scene, spot);
  const isFactor = [-2, 2].some((away) => {
    const [other, between] = [terms[spot.index + away], terms[spot.index + away / 2]];
    const isOver = between?.kind === "operator" && (between.symbol === "/" || between.symbol === "=");
    return isOver && other?.kind === "quantity" && spot.term.kind === "quantity" && areEqual(spot.term, other);
  });
  return isFactor ? { kind: "definition", of: "unit" } : null;
}

function ofOtherUnit(id: number, spot: NumberSpot, scene: Scene): Origin | null {
  if (spot.term.kind === "count") return null;
  const given = scene.known.givens.find((each) => shows(spot, each) || showsConverted(spot, each));
  if (given !== undefined) return { kind: "given", value: given.value, unit: given.unit, converted: true };
  const found = resultsBefore(id, scene).find(([, before]) => showsConverted(spot, storedOf(before)));
  return found === undefined ? null : { kind: "result", of: found[0], converted: true };
}

const COUNTED_UNITS: ReadonlySet<string> = new Set(["", "mol"]);

/** A coefficient, in a line that speaks of what takes part in the reaction. */
function ofEquation(spot: NumberSpot, scene: Scene): Origin | null {
  if (!COUNTED_UNITS.has(unitOf(spot))) return null;
  const formulas = termsOf(scene, spot).flatMap((term) => formulaOf(term) ?? []);
  const equation = scene.known.equations.find(
    ({ species, coefficients }) => coefficients.has(valueOf(spot)) && formulas.some((each) => species.has(each)),
  );
  return equation === undefined ? null : { kind: "coefficient", equation: equation.text };
}

/** What a step comes to without a line that shows how: from what the derivation takes, where that was shown before. */
function ofDerivation(id: number, spot: NumberSpot, { facts, known, spots }: Scene): Origin | null {
  const step = facts.steps[spot.step];
  for (const node of known.nodes) {
    const { origin } = node;
    if (origin.kind !== "step" || origin.step !== step?.id || !shows(spot, node)) continue;
    const inputs = origin.from.flatMap((input) => known.nodes[input] ?? []);
    const from = inputs.flatMap((input) => {
      const at = spots.findIndex((each, index) => index < id && isNumber(each) && shows(each, input));
      return at === -1 ? [] : [at];
    });
    if (from.length > 0) return { kind: "computed", from };
  }
  return null;
}
