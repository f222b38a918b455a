import { variableOf } from "../../../methods/rules/kinds.ts";
import { type BalancedEquation, BARE_SCENE } from "../../../methods/rules/rule.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { completeReaction } from "../../../solver/problems/complete-reaction.ts";
import type { Given, Goal, Statement } from "../../../solver/problems/statement.ts";
import { findAsked } from "./back-titration.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listPours, NO_WORDS } from "../solutions/poured.ts";
import { listSubstances, settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** What is done to all of the solution, or to only some of what is titrated, is read elsewhere or not at all. */
const OF_OTHER_THINGS =
  /\b(?:excess|left over|remain\w*|back[- ]titrat\w*|blank|half|twice|again diluted|then diluted|further)\b/i;

const textOf = (spot: Spot): string => {
  if (spot.kind === "cue" || spot.kind === "word") return spot.text.toLowerCase();
  return spot.kind === "mark" ? spot.mark : "#";
};

const FILLED =
  /\b(?:made|make|making|diluted?|brought|filled|up)\b[^.#]* to(?: the mark)?(?: exactly| a (?:total )?volume of)?$|\b(?:make|give)(?: up)?(?: exactly)?$|\bvolume (?:of|to)$/;
const IN_FLASK = /^(?:volumetric|standard|graduated) (?:flask|solution)/;
const TAKEN = /^(?:portions?|aliquots?|samples?|of (?:this|the|that|it|which)\b(?! #))/;

const before = (spots: readonly Spot[], { at }: GivenSpot): string =>
  spots
    .slice(Math.max(0, at - 9), at)
    .map(textOf)
    .join(" ");
const behind = (spots: readonly Spot[], { at }: GivenSpot): string =>
  spots
    .slice(at + 1, at + 5)
    .map(textOf)
    .join(" ");

/** Whether a question is about what was taken at first, by a word for it or by its own name. */
function asksOfStock(text: string, spots: readonly Spot[], stock: GivenSpot): boolean {
  const question = text.match(/[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]*/g)?.at(-1) ?? "";
  if (/\b(?:dilut\w*|flask|aliquot|portion)\b/i.test(question)) return false;
  const own = spots
    .slice(stock.at + 1, stock.at + 7)
    .flatMap((spot) => (spot.kind === "word" && spot.text.length > 3 ? [spot.text.toLowerCase()] : []));
  return (
    /\b(?:original|undiluted|stock|vinegar|concentrated|commercial|initial|at first|bottle)\b/i.test(question) ||
    own.some((word) => question.toLowerCase().includes(word))
  );
}

/** "… in the original 10.0 mL": the volume that was taken, said again in the question. */
function withoutRestatedStock(givens: readonly GivenSpot[]): readonly GivenSpot[] {
  const volumes = givens.filter(({ kinds: [kind] }) => kind === "volume");
  const [first, last] = [volumes[0], volumes[4]];
  const isSame =
    last !== undefined && first !== undefined && volumes.length === 5 && last.quantity.value.eq(first.quantity.value);
  return isSame ? givens.filter((each) => each !== last) : givens;
}

type Volumes = { readonly whole: GivenSpot; readonly portion: GivenSpot };

/** The volume to which a solution was filled up, and the one that was taken of it. */
function findVolumes(spots: readonly Spot[], volumes: readonly GivenSpot[]): Volumes | null {
  const whole = volumes.filter((each) => FILLED.test(before(spots, each)) || IN_FLASK.test(behind(spots, each)));
  const portion = volumes.filter((each) => TAKEN.test(behind(spots, each)) && !whole.includes(each));
  const [first, ...others] = whole;
  const [own, ...more] = portion;
  return first === undefined || own === undefined || others.length > 0 || more.length > 0
    ? null
    : { whole: first, portion: own };
}

const given = (variable: Given["variable"], { quantity }: GivenSpot): Given => ({
  variable,
  quantity,
  words: NO_WORDS,
});

/** The reaction of what was dissolved with what it is titrated with: written, or the only one that the two have. */
function findEquation(spots: readonly Spot[], solute: string, titrant: string): BalancedEquation | null {
  const written = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [only, ...others] = written;
  if (others.length > 0 || only === null) return null;
  const equation = only ?? completeReaction([solute, titrant], true);
  return equation !== null && [solute, titrant].every((each) => equation.species.includes(each)) ? equation : null;
}

/**
 * A substance that is dissolved and made up to a volume, of which a portion is titrated: the strength of what it is titrated
 * with, or how much of it all of the solution holds.
 */
export function readPortions(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[] | null,
  told: readonly GivenSpot[],
): { readonly statement: Statement } | null {
  const givens = withoutRestatedStock(told);
  if (OF_OTHER_THINGS.test(text) || spots.some((spot) => isCue(spot, "respectively"))) return null;
  const volumes = givens.filter(({ kinds: [kind] }) => kind === "volume");
  const stock = volumes.length === 4 ? volumes[0] : undefined;
  const poured = volumes.filter((each) => each !== stock);
  const found = poured.length === 3 ? findVolumes(spots, poured) : null;
  const titre = found === null ? undefined : poured.find((each) => each !== found.whole && each !== found.portion);
  if (found === null || titre === undefined) return null;
  if (stock !== undefined && (stock.at > found.whole.at || !asksOfStock(text, spots, stock))) return null;
  const used = new Set([stock, found.whole, found.portion]);
  const { pours } = listPours(givens.filter((each) => !used.has(each)));
  const [pour, ...more] = pours;
  const titrant = pour?.formula ?? settle(titre.of, null);
  const named = listSubstances(spots).flatMap((substance) => settle(substance, null) ?? []);
  const solutes = [...new Set(named)].filter((each) => each !== titrant && each !== "H2O" && !/[+-]$/.test(each));
  const written = spots.find((spot) => spot.kind === "equation");
  const reactants = written?.kind === "equation" && written.equation !== null ? written.equation.species : null;
  const [solute, ...others] = reactants === null ? solutes : solutes.filter((each) => reactants.includes(each));
  if (titrant === null || solute === undefined || others.length > 0 || more.length > 0) return null;
  const equation = findEquation(spots, solute, titrant);
  const rest = givens.filter((each) => !volumes.includes(each) && each !== pour?.strength);
  const [mass, ...unread] = rest;
  const isWeighed = mass === undefined || mass.quantity.unit.dimension === DIMENSIONS.mass;
  if (equation === null || unread.length > 0 || !isWeighed) return null;
  const measures = [
    given(variableOf("solution-volume", solute, "first"), found.whole),
    given(variableOf("solution-volume", solute), found.portion),
    given(variableOf("solution-volume", titrant), titre),
  ];
  const state = (own: readonly Given[], variable: Goal["variable"], unit: Goal["unit"]): { statement: Statement } => {
    const bound = [...measures, ...own];
    return {
      statement: {
        givens: bound,
        goals: [{ variable, unit, words: NO_WORDS }],
        scene: { ...BARE_SCENE, equation, givens: bound.map((each) => each.variable) },
      },
    };
  };
  const [goal, ...further] = goals ?? [];
  if (pour === undefined) {
    const isAsked = goal?.kinds[0] === "molarity" && further.length === 0 && settle(goal.of, null) !== solute;
    const isOfSolute = mass !== undefined && settle(mass.of, null) === solute && !mass.isOther;
    return isAsked && isOfSolute
      ? state([given(variableOf("mass", solute, "first"), mass)], variableOf("molarity", titrant), goal.unit)
      : null;
  }
  const strength = given(variableOf("molarity", titrant), pour.strength);
  const units = spots.flatMap((spot) => (spot.kind === "unit" ? [spot.unit] : []));
  if (stock !== undefined && mass !== undefined) return null;
  if (stock !== undefined && goal?.kinds[0] === "molarity" && further.length === 0) {
    const [unit = null, ...others] = units;
    const kind = unit?.dimension === DIMENSIONS.density ? "mass-concentration" : "molarity";
    const taken = given(variableOf("solution-volume", solute, "initial"), stock);
    return others.length > 0 ? null : state([strength, taken], variableOf(kind, solute, "initial"), unit);
  }
  const asked = findAsked(spots, text);
  if (asked?.kind === "mass-percent")
    return mass === undefined
      ? null
      : state(
          [strength, given(variableOf("sample-mass", null, "first"), mass)],
          variableOf("mass-percent", solute),
          null,
        );
  return asked?.kind === "mass" && mass === undefined && !asked.inMilligrams
    ? state([strength], variableOf("mass", solute, "first"), null)
    : null;
}
