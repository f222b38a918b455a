import type { Before } from "../../reading/statement/problem-before.ts";
import { bounded } from "../../budget/budget.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { saysWhy } from "../asked-step.ts";
import { spaceChinese } from "../pose-problem.ts";
import { writeHalves } from "../mend/write-halves.ts";
import { saysTimes } from "./factor.ts";
import { readFragment, type SaidGoal } from "./fragment.ts";
import { askOfSample } from "./ask-of-sample.ts";
import { nameIons } from "./name-ions.ts";
import { restate } from "./restate.ts";
import type { Asked } from "./asked.ts";
import { DOWN_TO, askHowLong, asksHowLong } from "./how-long.ts";
import { USUAL, talkOf } from "./asking/talk.ts";
import { asYield, ofProduct, withoutSolvent } from "./meant-goal.ts";
import { solveTalk } from "./asking/solve-talk.ts";
import { standAlone } from "./stand-alone.ts";
import { withDegrees, withUnits } from "./bare-number.ts";

/** Longer messages are problems of their own. UTF-16 units. */
const LONGEST = 160;

/** In steps, as `solve` counts them: what one message may take. */
const MOST_WORK = 2_000_000;

/**
 * The problem before, with what a message changes about it, or asks besides: "what about 50 g", "at 350 K", "how many molecules is
 * that", "and how much CO2", "in mL", "how much is left", "and for HCl". Null where the message says something else, or nothing
 * follows from what is known. `told`: the words of the problem, which say nothing new: "but the tank is 6 L".
 */
export function askAgain(
  text: string,
  before: Before,
  locale: Locale,
  told: ReadonlySet<string> = new Set(),
): Asked | null {
  if (text.length > LONGEST) return null;
  const found = bounded(MOST_WORK, () => {
    const plain = nameIons(standAlone(writeHalves(text)), locale)
      .replace(INSTEAD, " ")
      .replace(BROUGHT, " ")
      .replace(asksHowLong(text) ? DOWN_TO : /(?!)/u, " until ");
    const said = spaceChinese(withDegrees(plain, before));
    const fragment = restate(said, before, locale) ?? (saysTimes(said) ? null : readFragment(said, locale, told));
    if (fragment === null) return null;
    // "Where does the 56.1 come from" changes nothing.
    const poured = withoutSolvent(fragment, before);
    const whole = ofProduct(saysWhy(text) ? poured : withUnits(poured, before, text), text);
    if (asksHowLong(text)) return askHowLong(before, whole) ?? solveTalk(talkOf(before, whole));
    const meant = asYield(whole, before, text);
    return askOfSample(before, meant) ?? solveTalk(talkOf(before, meant));
  });
  const asked = found.kind === "done" ? found.value : null;
  return asked !== null && ATOMS.test(text) && countsWhole(asked.solution) ? null : asked;
}

/**
 * The question behind a message that a value is stated in, "so that is 0.2 mol", "and those weigh 3.2 g": how much that is, by what
 * is known of the problem before. With the value that is stated; null where it states none, or more than one.
 */
export function askStated(text: string, before: Before, locale: Locale): { asked: Asked; stated: Quantity } | null {
  if (text.length > LONGEST) return null;
  const found = bounded(MOST_WORK, () => {
    const fragment = readFragment(spaceChinese(nameIons(text, locale)), locale);
    const [value, ...others] = fragment?.values ?? [];
    if (fragment === null || value === undefined || others.length > 0) return null;
    const kind = value.kind ?? USUAL.get(value.quantity.unit.dimension) ?? fragment.goal?.kind ?? null;
    const of = value.of ?? fragment.substances[0] ?? null;
    if (kind === null) return null;
    const isOfAtoms = fragment.goal?.isOfAtoms ?? false;
    const { unit } = value.quantity;
    const measured = unit.dimension === DIMENSIONS.none ? null : unit;
    const goal: SaidGoal = { kind, unit: measured, of, label: value.label, isOfAtoms, side: null };
    const asked = solveTalk(talkOf(before, { ...fragment, values: [], substances: of === null ? [] : [of], goal }));
    return asked === null ? null : { asked, stated: value.quantity };
  });
  return found.kind === "done" ? found.value : null;
}

/** What somebody does to a sample, where a temperature follows: "if I heat it to 100 °C" asks for no heat. */
const BROUGHT =
  /(?<!\p{L})(?:i |we |you |u )?(?:heat|warm|cool)(?:s|ed)? (?:it|this|that|the (?:gas|tank|container|balloon))?(?: up| down)?(?= ?(?:to|from|until)\b)|(?<!\p{L})(?:la |lo )?(?:caliento|calentamos|enfr[ií]o|enfriamos)(?= (?:a|hasta) )|(?<!\p{L})(?:on |je )?(?:le |la |l['’])?(?:chauffe|refroidit|refroidis)(?= (?:[àa]|jusqu) ?)|(?:加热|冷却|升温|降温)(?=到)/giu;

/** That something takes the place of another says no more than that it is named, where that other one is not. */
const INSTEAD =
  /\binstead(?: of)?\b|\bin place of\b|\bin its place\b|en (?:vez|lugar) de|en su lugar|(?<!\p{L})[àa] la place(?: (?:de|du|des)(?!\p{L}))?|au lieu (?:de|du)|በምትኩ|ይልቅ|代替|而不是|की जगह(?: पर)?|के बजाय/giu;

/** Single atoms, of whichever element. */
const ATOMS = /(?<!\p{L})(?:atoms?|[áa]tomos?|atomes?)(?!\p{L})|原子|परमाणु|አቶም/iu;

/** Whether molecules were counted where atoms were asked for. */
const countsWhole = ({ answer: { value } }: SolutionFacts): boolean =>
  value.kind === "quantity" && (value.unit === "molecules" || value.unit === "formula units");
