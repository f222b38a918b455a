import { STRONG_ACIDS, STRONG_BASES } from "../../../chemistry/data/acid-constants.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { findCoefficient, listReactants } from "../../../methods/rules/reaction.ts";
import { type BalancedEquation, BARE_SCENE, type Scene } from "../../../methods/rules/rule.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { completeReaction } from "../../../solver/problems/complete-reaction.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, listSentences } from "../../statement/goals.ts";
import { listPours, measuresOf, NO_WORDS, type Pour } from "../solutions/poured.ts";
import { listSubstances, settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

const LEFT = /\b(?:excess|left(?: over)?|leftover|remain\w*|unreacted|unused|back[- ]titrat\w*|surplus)\b/i;
const OF_NITROGEN = /\b(?:ammoni\w*|nitrogen)\b/i;
/** A portion of a solution, a blank, or several goes are read elsewhere or not at all. */
const OF_OTHER_THINGS =
  /\b(?:made up to|diluted to|aliquot|portions?|blank|half|twice|second sample|each of|mixture of)\b/i;

/** What ammonia makes of the acids that catch it. */
const CATCHES: Readonly<Record<string, string>> = {
  HCl: "NH3 + HCl -> NH4Cl",
  H2SO4: "2 NH3 + H2SO4 -> (NH4)2SO4",
  HNO3: "NH3 + HNO3 -> NH4NO3",
};

/** Both protons of sulfuric acid are titrated. */
const isStrongAcid = (formula: string): boolean => STRONG_ACIDS.has(formula) || formula === "H2SO4";
const isStrongBase = (formula: string): boolean => Object.hasOwn(STRONG_BASES, formula);

type Analyte = {
  readonly equation: BalancedEquation;
  /** What reacts, and what is asked for: the nitrogen of ammonia, or the substance itself. */
  readonly formula: string;
  readonly part: string;
};

/** Ammonia that a base drives out, or that an acid catches. */
function nitrogenOf(reagent: string, part: string): Analyte | null {
  const metal = /^([A-Z][a-z]?)OH$/.exec(reagent)?.[1];
  const text = metal === undefined ? CATCHES[reagent] : `NH4+ + ${reagent} -> NH3 + ${metal}+ + H2O`;
  const equation = text === undefined ? null : readBalanced(text);
  return equation === null ? null : { equation, formula: "NH3", part };
}

/** The equation of the reagent with what the rest of it is titrated with. */
const isBetween = (equation: BalancedEquation, reagent: Pour, titrant: Pour): boolean =>
  listReactants(equation).toSorted().join() === [reagent.formula, titrant.formula].toSorted().join();

function findAnalyte(spots: readonly Spot[], reagent: Pour, titrant: Pour, text: string): Analyte | null {
  const aside = new Set([reagent.formula, titrant.formula, "H2O", "CO2", "O2", "H2"]);
  const named = listSubstances(spots).flatMap((substance) => settle(substance, null) ?? substance.element ?? []);
  const others = [...new Set(named)].filter((formula) => !aside.has(formula) && !/[+-]$/.test(formula));
  const isNitrogen =
    others.length > 0 && others.every((formula) => formula === "N" || formula === "NH3" || formula === "N2");
  const written = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  if (isNitrogen && written.length === 0 && OF_NITROGEN.test(text))
    return nitrogenOf(reagent.formula, others.some((each) => each !== "NH3") ? "N" : "NH3");
  const own = written.filter((each) => each !== null && isBetween(each, reagent, titrant));
  const [told, ...rest] = written.filter((each) => !own.includes(each));
  if (told === null || rest.length > 0) return null;
  const reactants = told === undefined ? others : others.filter((each) => listReactants(told).includes(each));
  const [only, ...more] = reactants;
  if (only === undefined || more.length > 0 || told?.species.includes(reagent.formula) === false) return null;
  const equation = told ?? completeReaction([only, reagent.formula], true);
  return equation === null || !listReactants(equation).includes(only) ? null : { equation, formula: only, part: only };
}

type Asked = "mass-percent" | "mass" | "amount";

/** What the one question is about: a share, a mass or an amount. */
export function findAsked(
  spots: readonly Spot[],
  text: string,
): { readonly kind: Asked; readonly inMilligrams: boolean } | null {
  const asking = listSentences(spots)
    .map(([start, end]) => spots.slice(start, end))
    .filter((sentence) => sentence.some((spot) => isCue(spot, "ask", "how")));
  const [only, ...others] = asking;
  if (only === undefined || others.length > 0) return null;
  const words = text.slice(only[0]?.start ?? 0, only.at(-1)?.end ?? 0);
  const kinds = [
    /\bpercent\w*|%|\bpurity\b/i.test(words) ? "mass-percent" : null,
    /\b(?:grams|milligrams|mg)\b|\b[Mm]ass of\b/.test(words) && !/\bby mass\b/i.test(words) ? "mass" : null,
    /\b(?:moles|amount)\b/i.test(words) ? "amount" : null,
  ].filter((kind) => kind !== null) as Asked[];
  const [kind, ...more] = kinds;
  return kind === undefined || (more.length > 0 && kind !== "mass-percent")
    ? null
    : { kind, inMilligrams: /\b(?:milligrams|mg)\b/.test(words) };
}

/** A sample in more of a reagent than reacts, whose rest is titrated: how much of the sample reacted. */
export function readBackTitration(
  text: string,
  spots: readonly Spot[],
  givens: readonly GivenSpot[],
): { readonly statement: Statement } | null {
  if (!LEFT.test(text) || OF_OTHER_THINGS.test(text)) return null;
  const { pours, others } = listPours(givens);
  const [reagent, titrant, ...more] = pours;
  const asked = findAsked(spots, text);
  if (reagent === undefined || titrant === undefined || more.length > 0 || asked === null) return null;
  const isPair =
    (isStrongAcid(reagent.formula) && isStrongBase(titrant.formula)) ||
    (isStrongBase(reagent.formula) && isStrongAcid(titrant.formula));
  const analyte = isPair ? findAnalyte(spots, reagent, titrant, text) : null;
  const rest = completeReaction([reagent.formula, titrant.formula]);
  const [own, other] = [reagent, titrant].map(({ formula }) => (rest === null ? null : findCoefficient(rest, formula)));
  const [sample, ...unread] = others;
  const isWeighed = sample === undefined || sample.quantity.unit.dimension === DIMENSIONS.mass;
  if (analyte === null || own === null || other === null || own === undefined || other === undefined) return null;
  if (!isWeighed || unread.length > 0 || (sample === undefined && asked.kind === "mass-percent")) return null;
  const bound: Given[] = [
    ...measuresOf(reagent, "first"),
    ...measuresOf(titrant),
    ...(sample !== undefined && asked.kind === "mass-percent"
      ? [{ variable: variableOf("sample-mass", null), quantity: sample.quantity, words: NO_WORDS }]
      : []),
  ];
  const scene: Scene = {
    ...BARE_SCENE,
    equation: analyte.equation,
    reagent: { formula: reagent.formula, partner: titrant.formula, ratio: [own, other] },
    containment: analyte.part === analyte.formula ? null : { part: analyte.part, whole: analyte.formula },
    givens: bound.map(({ variable }) => variable),
  };
  const wanted: Variable = variableOf(asked.kind, analyte.part);
  const unit = asked.kind === "mass" && asked.inMilligrams ? getUnit("mg") : null;
  return { statement: { givens: bound, goals: [{ variable: wanted, unit, words: NO_WORDS }], scene } };
}
