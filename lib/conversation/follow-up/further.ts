import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import type { Before } from "../../reading/statement/problem-before.ts";
import { solve } from "../../solver/solve.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";
import { type Again, type Solved, tellBoth } from "./again.ts";
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

const WATER = /(?<!\p{L})(?:water|agua|eau|pani|paani)(?!\p{L})|水|पानी|जल|ውሃ/iu;

const ATOMS = /(?<!\p{L})(?:atoms?|[áa]tomos?|atomes?)(?!\p{L})|原子|परमाणु(?:ओं)?|አቶሞች|አቶም/iu;

const IN_ALL =
  /(?<!\p{L})(?:in (?:all|total)|total(?:es)?|en total|altogether|au total|en tout)(?!\p{L})|一?共|总共|कुल|በጠቅላላ/iu;

const HOW_MUCH =
  /(?<!\p{L})(?:how (?:much|many)|what volume|volume|cu[aá]nt[oa]s?|qu[eé] volumen|volumen|combien|quel volume|kitn[aei])(?!\p{L})|多少|几|体积|कितन[ाेी]|ስንት|ምን ያህል/iu;

/**
 * What is asked besides behind a problem: of a substance that has the other in it, which share of it the other is, "what % is
 * that", and what is left of a hydrate "when I heat it"; of a reaction whose ΔH and ΔS are given, at which temperature it turns;
 * of a dilution, how much water came to it; of so much of a compound, how many atoms that is in all.
 */
export function findFurther(text: string, card: Solved): Again | null {
  const before = text.length > LONGEST ? null : findBefore(card);
  const asked =
    before === null
      ? null
      : (askShare(text, before) ??
        askRest(text, before) ??
        askTurning(text, before) ??
        askWater(text, before) ??
        askAtoms(text, before));
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

function askWater(text: string, { givens, goal }: Before): string | null {
  if (!WATER.test(text) || !HOW_MUCH.test(text) || /\p{Nd}/u.test(text)) return null;
  const known = [...givens, ...(goal === null ? [] : [{ variable: goal.variable, quantity: goal.answer }])];
  const find = (kind: Kind, label: "initial" | "final"): Quantity | null =>
    known.find(({ variable }) => variable.kind === kind && variable.label === label)?.quantity ?? null;
  const [volume, strong, weak] = [
    find("solution-volume", "initial"),
    find("molarity", "initial"),
    find("molarity", "final"),
  ];
  const of = known.find(({ variable }) => variable.kind === "molarity")?.variable.of ?? null;
  if (volume === null || strong === null || weak === null || of === null) return null;
  return `What volume of water is added to dilute ${written(volume)} of ${written(strong)} ${of} to ${written(weak)}?`;
}

/** Of a compound: how many atoms of one element is another question, and an element has but one kind. */
function askAtoms(text: string, { givens, goal, substances }: Before): string | null {
  const [of, ...others] = substances;
  const isAsked = HOW_MUCH.test(text) || IN_ALL.test(text);
  if (!ATOMS.test(text) || !isAsked || /\p{Nd}/u.test(text) || of === undefined || others.length > 0) return null;
  if (!isWordOfFollowUp(text.replace(ATOMS, " ").replace(HOW_MUCH, " ").replace(IN_ALL, " "))) return null;
  const known = [...givens, ...(goal === null ? [] : [{ variable: goal.variable, quantity: goal.answer }])];
  const given = known.find(({ variable: { kind } }) => kind === "mass" || kind === "amount");
  return given === undefined ? null : `How many atoms are in ${written(given.quantity)} of ${of}?`;
}

function written({ value, unit, significantFigures }: Quantity): string {
  const number = significantFigures === null ? value.toFixed() : value.toPrecision(significantFigures);
  return `${number} ${formatUnit(unit)}`;
}
