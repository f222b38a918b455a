import type { StepSolutionCard } from "../../cards/step-solution.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import type { Before } from "../../reading/statement/before.ts";
import { solve } from "../../solver/solve.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";
import { type Again, tellBoth } from "./again.ts";
import { findBefore } from "./before.ts";

/** Longer messages are problems of their own. UTF-16 units. */
const LONGEST = 100;

const SHARE =
  /(?<!\p{L})(?:percent(?:age)?(?: by mass)?|porcentaje|por ciento|pourcentage|pour ?cent)(?!\p{L})|[%％]|በመቶ|መቶኛ|百分之?(?:几|多少|数|比)?|质量分数|प्रतिशत/iu;

const POINTS = /(?<!\p{L})(?:it|that|this|of|the|eso|es|ese|esto|ça|cela|est|ce|का|है|ነው|是|占)(?!\p{L})/giu;

const HEATED =
  /(?<!\p{L})(?:heat(?:ed|ing)?|dr(?:y|ied)|calient\p{L}*|calent\p{L}*|sec[oa]|chauff\p{L}*|sec|sèche)(?!\p{L})|加热|烘干|ሲሞቅ|ብናሞቀ\p{L}*|ባሞቀ\p{L}*|ቢደርቅ|गर्म|गरम|सुखा/iu;

const REST =
  /(?<!\p{L})(?:remain(?:s|ing)?|left|stays?|behind|queda|quedan|queda(?:rá|ría)|reste(?:ra|rait)?)(?!\p{L})|剩|ይቀራል|ይቀረ|बच/iu;

/** At which temperature it turns. */
const TURNS =
  /(?<!\p{L})(?:at|above|below|from|until|under|over|up to) (?:what|which)(?: \p{L}+)? temp(?:erature)?s?(?!\p{L})|what temp(?:erature)? (?:does|do|would|will|must|is)|(?:a|por (?:encima|debajo) de|desde|hasta) qu[eé] temperatura|[àa] (?:partir de )?quelle température|(?:在|高于|低于|到)?(?:什么|多少|哪个|多高)(?:的)?温度|(?:किस|कितने) (?:ताप|तापमान)|በ(?:ምን|የትኛው)[^?]{0,12}(?:ሙቀት|ቴምፕሬቸር)/iu;

/**
 * What is asked besides behind a problem: of a substance that has the other in it, which share of it the other is, "what % is
 * that", and what is left of a hydrate "when I heat it"; of a reaction whose ΔH and ΔS are given, at which temperature it turns.
 */
export function findFurther(text: string, card: StepSolutionCard): Again | null {
  const before = text.length > LONGEST ? null : findBefore(card);
  const asked = before === null ? null : (askShare(text, before) ?? askRest(text, before) ?? askTurning(text, before));
  const outcome = asked === null ? null : solve(asked, DEFAULT_LOCALE);
  const [solution, ...others] = outcome?.kind === "solved" ? outcome.solutions : [];
  return solution === undefined || others.length > 0
    ? null
    : { solution, changes: [], isSameGoal: false, problem: tellBoth(card, text), before: null };
}

function askShare(text: string, { scene: { containment } }: Before): string | null {
  if (containment === null || !SHARE.test(text)) return null;
  const isAll = isWordOfFollowUp(text.replace(SHARE, " ").replaceAll(POINTS, " "));
  return isAll ? `percent by mass of ${containment.part} in ${containment.whole}` : null;
}

function askRest(text: string, { givens, substances }: Before): string | null {
  const hydrate = substances.find((formula) => /·\d*H2O$/.test(formula));
  const given = givens.find(
    ({ variable: { kind, of } }) => of === hydrate && of !== null && (kind === "mass" || kind === "amount"),
  );
  if (hydrate === undefined || given === undefined || !HEATED.test(text) || !REST.test(text)) return null;
  return `What mass remains when ${written(given.quantity)} of ${hydrate} is heated until it is dry?`;
}

function askTurning(text: string, { givens }: Before): string | null {
  if (!TURNS.test(text) || /\p{Nd}/u.test(text)) return null;
  const [enthalpy, entropy] = (["reaction-enthalpy", "reaction-entropy"] as const).map((kind) =>
    givens.find(({ variable }) => variable.kind === kind && variable.of === null),
  );
  if (enthalpy === undefined || entropy === undefined) return null;
  return `At what temperature does a reaction with ΔH = ${written(enthalpy.quantity)} and ΔS = ${written(entropy.quantity)} become spontaneous?`;
}

function written({ value, unit, significantFigures }: Quantity): string {
  const number = significantFigures === null ? value.toFixed() : value.toPrecision(significantFigures);
  return `${number} ${formatUnit(unit)}`;
}
