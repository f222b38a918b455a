import { isCounted } from "../../chemistry/equilibrium/equilibrium.ts";
import { gasAtFirst } from "../../laws/gases/ideal-gas.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Law } from "../../laws/law.ts";
import {
  changeLaw,
  changeOf,
  CONCENTRATIONS,
  type Counted,
  inVessel,
  massAction,
  type Measure,
  PRESSURES,
  REACTED,
  settlingLaw,
  shareLaw,
  totalLaw,
} from "../../laws/equilibrium/mass-action.ts";
import { findMixedSalt } from "./comparison.ts";
import type { Kind, Label, Variable } from "./kinds.ts";
import { listParticipants } from "./participants.ts";
import { withEquation } from "./reaction.ts";
import type { Rule, Scene, Way } from "./rule.ts";

type Mixture = {
  readonly species: readonly Counted[];
  readonly measure: Measure;
  /** What is there at first; of all else nothing is. */
  readonly starts: ReadonlySet<string>;
  readonly scene: Scene;
};

const has = ({ givens }: Scene, kind: Kind, of: string | null, label: Label | null): boolean =>
  givens.some((given) => given.kind === kind && given.label === label && (given.of === of || given.of === null));

const kindsOf = ({ constants }: Measure): Kind[] => [...constants.keys()];

function castOf({ species }: Mixture, of: string | null): Record<string, string | null> {
  return { ...Object.fromEntries(species.map(({ formula }) => [formula, formula])), [REACTED]: of, self: of };
}

/** By its amount or its mass, in a vessel that is known. */
const isInFlask = (scene: Scene, formula: string): boolean =>
  has(scene, "volume", null, null) &&
  scene.givens.some(
    ({ kind, of, label }) => (kind === "amount" || kind === "mass") && of === formula && label === null,
  );

/** K or Q of all that is in the mixture, or one of these from K and the others. */
function expressionWays(wanted: Variable, mixture: Mixture, isSettled: boolean): Way[] {
  const { species, measure, scene } = mixture;
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  // Without all of the mixture there is no quotient of it.
  const isWhole = species.every(
    ({ formula }) =>
      scene.givens.some((each) => each.kind === measure.kind && each.of === formula) ||
      (measure === CONCENTRATIONS && (findMixedSalt(scene, formula) !== null || isInFlask(scene, formula))),
  );
  const isMeasured = scene.givens.some((given) => given.kind === measure.kind || given.kind === "amount");
  const laws = kindsOf(measure).flatMap((constant): Law[] => {
    if (kind === constant)
      return of === null && (isWhole || (isSettled && isMeasured)) ? [massAction(species, measure, kind)] : [];
    const isOfSpecies = kind === measure.kind && species.some(({ formula }) => formula === of);
    return isOfSpecies && mixture.starts.size === 0 && scene.givens.some((given) => given.kind === constant)
      ? [massAction(species, measure, constant)]
      : [];
  });
  return lawWays(laws, wanted, scene, castOf(mixture, of));
}

/** How far the reaction goes: from what is known of one species at equilibrium, from all together, or from K. */
function listExtentLaws({ species, measure, starts, scene }: Mixture): Law[] {
  const constants = kindsOf(measure).filter(
    (constant) => constant !== "reaction-quotient" && has(scene, constant, null, null),
  );
  return [
    ...species
      .filter(({ formula }) => isKnown(scene, measure, formula, null))
      .map((each) => changeLaw(each, measure, starts.has(each.formula))),
    ...species
      .filter(({ formula, power }) => power < 0 && starts.has(formula) && has(scene, "percent-reacted", formula, null))
      .map((each) => shareLaw(each, measure)),
    ...(has(scene, "pressure", null, "total") && changeOf(species) !== 0 ? [totalLaw(species, measure, starts)] : []),
    ...constants.map((constant) => settlingLaw(species, measure, constant, starts)),
  ];
}

/** Told itself, or by the amount in a vessel: beside Kp, in one whose temperature is told too. */
function isKnown(scene: Scene, { kind }: Measure, formula: string, label: Label | null): boolean {
  const isByAmount = kind === "molarity" || (label === "initial" && isGasInFlask(scene));
  return scene.givens.some(
    (given) =>
      given.of === formula && given.label === label && (given.kind === kind || (isByAmount && given.kind === "amount")),
  );
}

/** Whether the pressure of what is in a vessel follows from its amount. */
const isGasInFlask = (scene: Scene): boolean =>
  has(scene, "volume", null, null) && has(scene, "temperature", null, null);

/** The table of what is there at first, changes, and is there at equilibrium. */
function tableWays(wanted: Variable, mixture: Mixture): Way[] {
  const { species, measure, starts, scene } = mixture;
  const { kind, of, label } = wanted;
  const own = species.find(({ formula }) => formula === of);
  const isThere = own !== undefined && starts.has(own.formula);
  const ways = (...laws: readonly Law[]): Way[] => lawWays(laws, wanted, scene, castOf(mixture, of));
  if (kind === measure.extent) return ways(...listExtentLaws(mixture));
  if (kind === measure.kind && own !== undefined && label === null) return ways(changeLaw(own, measure, isThere));
  if (kind === "pressure" && kind === measure.kind && own !== undefined && label === "initial" && isGasInFlask(scene))
    return lawWays([gasAtFirst], wanted, scene);
  if (kind === measure.kind && own !== undefined && label === "initial" && !isThere)
    return ways(changeLaw(own, measure, true));
  if (kind === "pressure" && label === "total" && kind === measure.kind)
    return ways(totalLaw(species, measure, starts));
  if (kind !== "percent-reacted") return [];
  const [reactant, ...others] = species.filter((each) => each.power < 0 && starts.has(each.formula));
  const meant = of === null && others.length === 0 ? reactant : own;
  return meant === undefined || meant.power > 0 ? [] : ways(shareLaw(meant, measure));
}

/** Concentrations in a vessel, and amounts in it, where the vessel is known. */
function vesselWays(wanted: Variable, { scene, species }: Mixture): Way[] {
  const { kind, of, label } = wanted;
  if ((kind !== "molarity" && kind !== "amount") || !species.some(({ formula }) => formula === of)) return [];
  if (label !== null && label !== "initial") return [];
  const isInVessel =
    has(scene, "volume", null, null) &&
    (kind === "amount" || has(scene, "amount", of, label) || has(scene, "mass", of, label));
  return isInVessel ? lawWays([inVessel(label)], wanted, scene) : [];
}

function listStarts(scene: Scene, measure: Measure, species: readonly Counted[]): Set<string> {
  return new Set(species.flatMap(({ formula }) => (isKnown(scene, measure, formula, "initial") ? [formula] : [])));
}

/**
 * The law of mass action: K from all that is in a mixture at equilibrium, one of these from K and the others, Q of any
 * mixture; and the way to equilibrium from what is there at first.
 */
export const equilibriumExpression: Rule = (wanted, scene) => {
  const { equation, conditions, givens } = scene;
  const isSettled = conditions.has("at-equilibrium");
  const isOfAnyMixture = wanted.kind === "reaction-quotient" || wanted.kind === "direction";
  const isInVessel = wanted.kind === "molarity" && has(scene, "volume", null, null);
  const participants =
    equation === null || !(isSettled || isOfAnyMixture || isInVessel) ? null : listParticipants(equation);
  if (equation === null || participants === null) return [];
  const species = participants.filter(isCounted).map(({ formula, power }): Counted => ({ formula, power }));
  // Whatever the mixture comes to, so much of each is in a liter now.
  if (!isSettled && isInVessel)
    return vesselWays(wanted, { species, measure: CONCENTRATIONS, starts: new Set(), scene });
  return [CONCENTRATIONS, PRESSURES].flatMap((measure) => {
    const starts = listStarts(scene, measure, species);
    const mixture: Mixture = { species, measure, starts, scene };
    // Of solids alone a mixture forms by itself, as far as K says.
    const isFromSolid =
      species.every(({ power }) => power > 0) && kindsOf(measure).some((kind) => has(scene, kind, null, null));
    const isTable =
      isSettled && (starts.size > 0 || (isFromSolid && !givens.some(({ kind }) => kind === measure.kind)));
    const own = [...expressionWays(wanted, mixture, isSettled), ...(isTable ? tableWays(wanted, mixture) : [])];
    return [
      ...own.map((way) => withEquation(way, equation)),
      ...(measure === CONCENTRATIONS && (isTable || species.every(({ formula }) => isInFlask(scene, formula)))
        ? vesselWays(wanted, mixture)
        : []),
    ];
  });
};
