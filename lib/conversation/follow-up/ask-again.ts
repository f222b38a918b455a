import { type Before, NO_WORDS } from "../../reading/statement/problem-before.ts";
import { bounded } from "../../budget/budget.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { isSameVariable, KINDS, variableOf } from "../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../methods/rules/kinds.ts";
import { countPart, findSubstance } from "../../methods/rules/substance.ts";
import { pureNumber, type Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { electronsOfDeposit } from "../../solver/problems/refinements/electrodes.ts";
import { solveGoal, solvePart } from "../../solver/problems/solve-statement.ts";
import type { Given, Goal, Statement } from "../../solver/problems/statement.ts";
import type { Substance } from "../../solver/tokens.ts";
import { saysWhy } from "../asked-step.ts";
import { spaceChinese } from "../pose-problem.ts";

import { writeHalves } from "../mend/write-halves.ts";
import { saysTimes } from "./factor.ts";
import { type Fragment, readFragment, type SaidGoal, type SaidValue } from "./fragment.ts";
import { askOfSample } from "./ask-of-sample.ts";
import { withoutExcuse } from "./excuse.ts";
import { isKindOf } from "./kind-alike.ts";
import { nameIons } from "./name-ions.ts";
import { restate } from "./restate.ts";

/** A value of the problem before that is another one now. */
export type Change = { readonly variable: Variable; readonly from: Quantity; readonly to: Quantity };

export type Asked = {
  readonly solution: SolutionFacts;
  readonly changes: readonly Change[];
  /** The question is the one before, so that both answers are of one quantity. */
  readonly isSameGoal: boolean;
};

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
    if (asksHowLong(text)) return askHowLong(before, whole) ?? new Asking(before, whole).solve();
    const meant = asYield(whole, before, text);
    return askOfSample(before, meant) ?? new Asking(before, meant).solve();
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
    const asked = new Asking(before, { ...fragment, values: [], substances: of === null ? [] : [of], goal }).solve();
    return asked === null ? null : { asked, stated: value.quantity };
  });
  return found.kind === "done" ? found.value : null;
}

/** A question without what ties it to the talk: "ስንት ሞለኪውሎችስ?" */
const standAlone = (text: string): string =>
  withoutOther(
    withoutExcuse(text)
      .replace(DENIAL, "")
      .replace(SAME, " ")
      .replace(/(?<=[\u1200-\u137f]{2}|[A-Za-z\d%])ስ(?=\s*[?፧]?\s*$)/u, ""),
  ).replaceAll(REMARK, " ");

/** "No, it was 5 g", "wait no the volume was 200 mL": what was wrong is not said. */
const DENIAL =
  /^\s*(?:(?:oh|ah|ay|wait|hold on|sorry|oops|actually|hm+|espera|perd[oó]n|attends|pardon|oups)(?!\p{L})[\s,.!…]*)*(?:no(?=[,.!…]| (?:it|its|it['’]s|the|that|i|we|my|el|la|era|eran|son)(?!\p{L}))|non|nope|不对|错了|नहीं|አይ(?:ደለም)?)(?![\p{L}\p{M}])[,.!，。፣]?\s*|^\s*(?:不对|错了)[，,。]?/iu;

/** "And LiOH, same conc": what stays as it is asks for nothing. */
const SAME =
  /(?<!\p{L})(?:(?:at|with|of|in|for) )?(?:the |an? )?(?:same|equal) (?:conc\p{L}*|molarit\p{L}*|mass(?:es)?|amounts?|moles|number of moles|volumes?|temp\p{L}*|pressures?)(?!\p{L})|(?<!\p{L})(?:a |con |de |en )?(?:la |el )?(?:misma|mismo|igual) (?:concentraci[oó]n|molaridad|masa|cantidad|volumen|temperatura|presi[oó]n)(?!\p{L})|(?<!\p{L})(?:[àa] |avec |de )?(?:la |le )?(?:m[eê]me) (?:concentration|molarit[eé]|masse|quantit[eé]|volume|temp[eé]rature|pression)(?!\p{L})|(?:同样|相同|一样)的?(?:物质的量)?(?:浓度|质量|体积|温度|压强)(?:的)?|浓度(?:相同|一样)的?|(?:उसी|समान|वही) (?:सांद्रता|मोलरता|द्रव्यमान|मात्रा|आयतन|ताप|दाब)(?: (?:का|की|के|पर|में))?|(?<!\p{L})(?:same|wahi) (?:concentration|conc) (?:ka|ki|ke|wala)(?!\p{L})|በ(?:ተመሳሳይ|ተመሳሳዩ) (?:ክምችት|መጠን|ይዘት|ሙቀት|ግፊት)/iu;

/** "How much of the other is left": what is left is of the one that is not used up. */
const withoutOther = (text: string): string => (LEFT.test(text) ? text.replace(OTHER, " ") : text);

const LEFT = /\b(?:left|remains?)\b|\b(?:sobra|queda|reste)\b|剩|बच|ቀር/iu;

const OTHER =
  /(?:of )?\bthe other(?: one| reactant)?\b|\b(?:del otro|de la otra|el otro|de l['’]autre|l['’]autre)(?: reactivo| réactif)?(?!\p{L})|另(?:外)?(?:一|那)(?:个|种)(?:反应物)?|दूसर[ाेी](?: वाला| (?:का|की|में से))?|(?:ከ|የ)?ሌላ(?:ኛ)?(?:ው|ኛው)?(?![\u1200-\u137f])/iu;

/** "(final volume)": what is said beside. */
const REMARK = /\s\(\p{Ll}{3}[^()\d]*\)/gu;

/** "In 250 mL of water": where the problem has no water, that is how much of a solution there is. */
function withoutSolvent(fragment: Fragment, { substances }: Before): Fragment {
  const isWater = (each: Substance | null): boolean => each !== null && isSubstance("H2O", each);
  const isPoured = fragment.values.some(({ quantity, of }) => isWater(of) && isVolume(quantity));
  if (!isPoured || substances.includes("H2O")) return fragment;
  return {
    ...fragment,
    values: fragment.values.map((value) => (isWater(value.of) ? { ...value, of: null } : value)),
    substances: fragment.substances.filter((each) => !isWater(each)),
    goal: fragment.goal === null || !isWater(fragment.goal.of) ? fragment.goal : { ...fragment.goal, of: null },
  };
}

const isPercent = ({ unit }: Quantity): boolean => unit.dimension === DIMENSIONS.none && unit.counted === "";

const isVolume = ({ unit }: Quantity): boolean => unit.dimension === DIMENSIONS.volume;

/** "At 100 C": degrees, where the problem has a temperature and no charge. */
function withDegrees(text: string, { givens, goal }: Before): string {
  const kinds = [...givens, ...(goal === null ? [] : [goal])].map(({ variable }) => variable.kind);
  const isWarm = kinds.some((kind) => kind === "temperature" || kind === "temperature-change");
  return isWarm && !kinds.includes("charge") ? text.replaceAll(/(?<=\p{Nd}) ?C(?![\p{L}\d])/gu, " °C") : text;
}

/** What somebody does to a sample, where a temperature follows: "if I heat it to 100 °C" asks for no heat. */
const BROUGHT =
  /(?<!\p{L})(?:i |we |you |u )?(?:heat|warm|cool)(?:s|ed)? (?:it|this|that|the (?:gas|tank|container|balloon))?(?: up| down)?(?= ?(?:to|from|until)\b)|(?<!\p{L})(?:la |lo )?(?:caliento|calentamos|enfr[ií]o|enfriamos)(?= (?:a|hasta) )|(?<!\p{L})(?:on |je )?(?:le |la |l['’])?(?:chauffe|refroidit|refroidis)(?= (?:[àa]|jusqu) ?)|(?:加热|冷却|升温|降温)(?=到)/giu;

/** What a number without a unit is, by the word before it: "after 32", "from 250". */
const NUMBERED: readonly (readonly [words: RegExp, kinds: readonly Kind[], label: Label | null])[] = [
  [
    /(?<!\p{L})(?:after|for|despu[eé]s de|tras|apr[eè]s|pendant)\s+\p{Nd}|ከ\s?\p{Nd}[^ ]* በኋላ|\p{Nd}\s?(?:之?后|बाद)/iu,
    ["time"],
    null,
  ],
  [
    /(?<!\p{L})(?:from|desde|de|depuis)\s+[-−]?\p{Nd}|从\s?\p{Nd}/iu,
    ["temperature", "pressure", "solution-volume"],
    "initial",
  ],
  [
    /(?<!\p{L})(?:to|hasta|a|[àa]|jusqu['’][àa])\s+[-−]?\p{Nd}|(?:到|至)\s?\p{Nd}/iu,
    ["temperature", "pressure", "solution-volume"],
    "final",
  ],
];

/** The only value of a problem that a number is said for by the word before it. */
function findNumbered(text: string, givens: readonly Given[]): Given | null {
  for (const [words, kinds, label] of NUMBERED) {
    const fitting = givens.filter(
      ({ variable }) => kinds.includes(variable.kind) && (label === null || variable.label === label),
    );
    const [given, ...others] = fitting;
    if (given !== undefined && words.test(text)) return others.length === 0 ? given : null;
  }
  return null;
}

/** "What if it is 50 at the start": a bare number is meant in the unit of the value whose place it takes, where that is one. */
function withUnits(fragment: Fragment, { givens }: Before, text: string): Fragment {
  const [value, ...others] = fragment.values;
  if (value === undefined || others.length > 0 || !isUnity(value.quantity.unit)) return fragment;
  const label = value.label ?? fragment.goal?.label ?? fragment.label;
  const measured = givens.filter(({ quantity }) => quantity.unit.dimension !== DIMENSIONS.none);
  const meant = measured.filter(
    ({ variable }) =>
      (value.kind === null || isKindOf(variable, value.kind)) && (label === null || variable.label === label),
  );
  const [given, ...more] = meant;
  const numbered = value.kind === null && label === null ? findNumbered(text, measured) : null;
  if (numbered !== null) {
    const { variable } = numbered;
    const quantity = { ...value.quantity, unit: numbered.quantity.unit };
    return { ...fragment, values: [{ ...value, quantity, kind: variable.kind, label: variable.label }] };
  }
  if (given === undefined || more.length > 0 || measured.length < givens.length) return fragment;
  const quantity = { ...value.quantity, unit: given.quantity.unit };
  return { ...fragment, values: [{ ...value, quantity, label }] };
}

/** That something takes the place of another says no more than that it is named, where that other one is not. */
const INSTEAD =
  /\binstead(?: of)?\b|\bin place of\b|\bin its place\b|en (?:vez|lugar) de|en su lugar|(?<!\p{L})[àa] la place(?: (?:de|du|des)(?!\p{L}))?|au lieu (?:de|du)|በምትኩ|ይልቅ|代替|而不是|की जगह(?: पर)?|के बजाय/giu;

const HOW_LONG =
  /\bhow long\b|\bwhen\b|cu[aá]nto (?:tiempo|tarda)|cu[aá]ndo|combien de temps|\bquand\b|多久|多长时间|什么时候|ለምን ያህል ጊዜ|መቼ|कितने? (?:समय|देर)|कितना समय|\bकब\b/iu;

const PRODUCT = /(?<!\p{L})(?:products?|productos?|produits?)(?!\p{L})|生成物|产物|उत्पाद|ምርት/iu;

/** "How much product": of what forms. */
function ofProduct(fragment: Fragment, text: string): Fragment {
  const { goal } = fragment;
  if (goal === null || goal.of !== null || !PRODUCT.test(text)) return fragment;
  return { ...fragment, goal: { ...goal, side: "made" } };
}

/** That something was got of a reaction. */
const GOT =
  /(?<!\p{L})(?:get|got|getting|collect(?:ed)?|obtain(?:ed)?|isolated?|recover(?:ed)?|ended up with|end up with|obtengo|obtuve|obtenemos|consigo|consegu[ií]|saco|saqu[eé]|recog[ií]|j['’]?obtiens|obtiens|obtenu|r[eé]cup[eè]re|r[eé]cup[eé]r[eé]|mil[ae]|milta)(?!\p{L})|得到|收集|获得|मिल[ाेी](?!\p{L})|मिलता|ካገኘሁ|ባገኝ|ቢገኝ|አገኘሁ/iu;

/** "What if I only got 9 g", behind how much could form: which share of it that is. */
function asYield(fragment: Fragment, { goal: before, scene }: Before, text: string): Fragment {
  const [value, ...others] = fragment.values;
  const of = before?.variable.of ?? null;
  const isMade = of !== null && scene.equation !== null && listProducts({ scene }).includes(of);
  const isSize = before !== null && SIZES.has(before.variable.kind);
  if (fragment.goal !== null || value === undefined || others.length > 0 || !isMade || !isSize || !GOT.test(text))
    return fragment;
  if (value.quantity.unit.dimension !== before.answer.unit.dimension) return fragment;
  if (value.of !== null && !isSubstance(of, value.of)) return fragment;
  const goal = { kind: "percent-yield", unit: null, of: null, label: null, isOfAtoms: false, side: null } as const;
  return { ...fragment, goal };
}

/** Single atoms, of whichever element. */
const ATOMS = /(?<!\p{L})(?:atoms?|[áa]tomos?|atomes?)(?!\p{L})|原子|परमाणु|አቶም/iu;

/** Whether molecules were counted where atoms were asked for. */
const countsWhole = ({ answer: { value } }: SolutionFacts): boolean =>
  value.kind === "quantity" && (value.unit === "molecules" || value.unit === "formula units");

export const asksHowLong = (text: string): boolean => HOW_LONG.test(text);

/** "How long until 2.5 mg are left": what was asked for is given now, and the time that was given is asked for. */
function askHowLong(before: Before, { values }: Fragment): Asked | null {
  const { givens, goal, scene } = before;
  const [value, ...others] = values;
  const time = givens.find(({ variable }) => variable.kind === "time");
  if (goal === null || value === undefined || others.length > 0) return null;
  if (goal.variable.kind === "time") return askTimeAgain(before, goal, value.quantity);
  if (time === undefined) return null;
  const left = isPercent(value.quantity) ? shareOf(before, value.quantity) : value.quantity;
  if (left === null || left.unit.dimension !== goal.answer.unit.dimension) return null;
  const known = [
    ...givens.filter((given) => given !== time),
    { variable: goal.variable, quantity: left, words: NO_WORDS },
  ];
  const asked: Goal = { variable: time.variable, unit: time.quantity.unit, words: NO_WORDS };
  const statement = {
    givens: known,
    goals: [asked],
    scene: { ...scene, givens: known.map(({ variable }) => variable) },
  };
  const solved = solveGoal(asked, statement);
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}

/** "Until only 1 % is left": of what was there at first, where the answer is not a share itself. */
function shareOf({ givens, goal }: Before, share: Quantity): Quantity | null {
  const whole = givens.filter(({ quantity }) => quantity.unit.dimension === goal?.answer.unit.dimension);
  const [first, ...others] = whole;
  const isShare = formatUnit(share.unit) === "%" && goal?.answer.unit.dimension !== DIMENSIONS.none;
  return isShare && first !== undefined && others.length === 0
    ? { ...first.quantity, value: first.quantity.value.times(share.value).div(100) }
    : null;
}

/** "When is it down to 1 mg", "how long till it drops below 2 g": until so much is left. */
const DOWN_TO =
  /(?:(?<!\p{L})(?:is|will|would|does|do|until|till|before)\s+)*(?<!\p{L})(?:it|this|that|there|we|i|the (?:sample|mass|amount))(?:['’](?:s|ll)|\s+(?:is|will|be|have|has|get|gets|go|goes|come|comes|drop|drops|fall|falls|decay|decays|shrink|shrinks))*\s+(?:down\s+)?(?:to|below)(?:\s+(?:only|just|about))?\s+(?=\p{Nd})/iu;

/** "And how long till 1 mg?", where a time was asked before: of the amounts the last is what is left. */
function askTimeAgain({ givens, scene }: Before, goal: Goal, quantity: Quantity): Asked | null {
  const left = givens.findLast((given) => given.quantity.unit.dimension === quantity.unit.dimension);
  if (left === undefined) return null;
  const known = givens.map((given) => (given === left ? { ...given, quantity } : given));
  const solved = solveGoal(goal, { givens: known, goals: [goal], scene });
  return solved.ok
    ? {
        solution: solved.value,
        changes: [{ variable: left.variable, from: left.quantity, to: quantity }],
        isSameGoal: true,
      }
    : null;
}

/** What a value of a dimension is where no noun says so. */
const USUAL = new Map<Dimension, Kind>([
  [DIMENSIONS.mass, "mass"],
  [DIMENSIONS.amount, "amount"],
  [DIMENSIONS.volume, "volume"],
  [DIMENSIONS.concentration, "molarity"],
  [DIMENSIONS.pressure, "pressure"],
  [DIMENSIONS.temperature, "temperature"],
  [DIMENSIONS.time, "time"],
  [DIMENSIONS.energy, "energy"],
  [DIMENSIONS.density, "density"],
  [DIMENSIONS.molarMass, "molar-mass"],
  [DIMENSIONS.specificHeat, "specific-heat"],
]);

/** How much there is of something: any of them says it. */
const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "volume", "particles"]);

/** What a portion of a solution holds. */
const IN_PORTIONS: ReadonlySet<Kind> = new Set<Kind>(["amount", "mass", "particles"]);

/** What a solution has by what is dissolved in it. */
const OF_SOLUTIONS: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydronium", "hydroxide"]);

const VOLUMES: ReadonlySet<Kind> = new Set<Kind>(["volume", "solution-volume"]);

/** What "how much" may ask for. */
const MEASURED: ReadonlySet<Kind> = new Set<Kind>([...SIZES, "solution-volume", "solution-mass"]);

type Slot = { readonly variable: Variable; readonly quantity: Quantity; readonly isAnswer: boolean };

/** Where a value of the message goes: in the place of one of the problem, or beside all of them. */
type Placed = { readonly value: SaidValue; readonly slot: Slot | null };

class Asking {
  readonly #before: Before;
  readonly #fragment: Fragment;
  readonly #slots: readonly Slot[];

  constructor(before: Before, fragment: Fragment) {
    this.#before = before;
    this.#fragment = fragment;
    this.#slots = listSlots(before);
  }

  solve(): Asked | null {
    const { values, goal, conditions, substances } = this.#fragment;
    if (values.length === 0 && goal === null && substances.length === 0 && conditions.size === 0) return null;
    // Whoever brings a value and a substance of their own, and asks about them, has a problem of their own.
    const isOwn = goal !== null && values.length > 0 && substances.some((each) => !this.#knows(each));
    if (isOwn) return null;
    // "And for Ba(OH)2 0.05 M": what is named besides takes the place of another, and not its value alone.
    const isOther = values.length > 0 && substances.some((each) => !this.#knows(each));
    if (isOther) return this.#withSubstance();
    return (
      this.#inPortion() ??
      this.#portionFor() ??
      this.#inSolution() ??
      this.#withYield() ??
      this.#withValues() ??
      this.#withSubstance()
    );
  }

  /** "With 80 % yield?": what is got of what could form. */
  #withYield(): Asked | null {
    const { values, goal } = this.#fragment;
    const [value, ...others] = values;
    const { goal: before, scene } = this.#before;
    const isYield = value !== undefined && isPercent(value.quantity) && (value.kind ?? goal?.kind) === "percent-yield";
    if (!isYield || others.length > 0 || before === null || scene.equation === null) return null;
    const { kind, of } = before.variable;
    const isMade = of !== null && SIZES.has(kind) && listProducts(this.#before).includes(of);
    if (!isMade || before.variable.label !== null) return null;
    const wanted: Goal = { ...before, variable: variableOf(kind, of, "actual") };
    const givens: Given[] = [
      ...this.#before.givens,
      { variable: variableOf("percent-yield", null), quantity: value.quantity, words: NO_WORDS },
    ];
    const solved = solveGoal(wanted, this.#toStatement(wanted, givens));
    return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
  }

  /** "How many moles are in 200 mL of it": of the solution whose strength is known now. */
  #inPortion(): Asked | null {
    const { values, goal } = this.#fragment;
    const [value, ...others] = values;
    const strength = this.#slots.findLast(({ variable }) => variable.kind === "molarity");
    const isPortion = value?.quantity.unit.dimension === DIMENSIONS.volume && others.length === 0;
    if (!isPortion || strength?.isAnswer !== true || goal === null || !IN_PORTIONS.has(goal.kind ?? "ph")) return null;
    const { of } = strength.variable;
    if (goal.kind === null || (goal.of !== null && (of === null || !isSubstance(of, goal.of)))) return null;
    const wanted: Goal = { variable: variableOf(goal.kind, of), unit: goal.unit, words: NO_WORDS };
    const givens: Given[] = [
      { variable: strength.variable, quantity: strength.quantity, words: NO_WORDS },
      { variable: variableOf("solution-volume", of), quantity: value.quantity, words: NO_WORDS },
    ];
    const solved = solveGoal(wanted, this.#toStatement(wanted, givens));
    return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
  }

  /** "How many mL of that do I need for 0.05 mol": of the solution whose strength is known now. */
  #portionFor(): Asked | null {
    const { values, goal } = this.#fragment;
    const [value, ...others] = values;
    const strength = this.#slots.findLast(({ variable }) => variable.kind === "molarity");
    const usual = value === undefined ? null : (USUAL.get(value.quantity.unit.dimension) ?? null);
    const isHeld = usual !== null && IN_PORTIONS.has(usual) && others.length === 0;
    if (!isHeld || value === undefined || strength?.isAnswer !== true || goal?.kind !== "volume") return null;
    const { of } = strength.variable;
    if (of === null || [goal.of, value.of].some((each) => each !== null && !isSubstance(of, each))) return null;
    const wanted: Goal = { variable: variableOf("solution-volume", of), unit: goal.unit, words: NO_WORDS };
    const givens: Given[] = [
      { variable: strength.variable, quantity: strength.quantity, words: NO_WORDS },
      { variable: variableOf(usual, of), quantity: value.quantity, words: NO_WORDS },
    ];
    const solved = solveGoal(wanted, this.#toStatement(wanted, givens));
    return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
  }

  /** "Grams of salt in there?" behind a dilution: what is dissolved is as much before as after it. */
  #inSolution(): Asked | null {
    const { values, goal, conditions } = this.#fragment;
    if (goal === null || goal.kind === null || values.length > 0 || conditions.size > 0) return null;
    if (!IN_PORTIONS.has(goal.kind) || this.#before.scene.equation !== null) return null;
    const strength = this.#slots.find(({ variable }) => variable.kind === "molarity" && variable.label !== null);
    const { label, of } = strength?.variable ?? { label: null, of: null };
    const volume = this.#slots.find(
      ({ variable }) => VOLUMES.has(variable.kind) && variable.label === label && variable.of !== "H2O",
    );
    if (strength === undefined || volume === undefined || of === null) return null;
    if (goal.of !== null && !isSubstance(of, goal.of)) return null;
    const wanted: Goal = { variable: variableOf(goal.kind, of), unit: goal.unit, words: NO_WORDS };
    const givens: Given[] = [
      { variable: variableOf("molarity", of), quantity: strength.quantity, words: NO_WORDS },
      { variable: variableOf("solution-volume", of), quantity: volume.quantity, words: NO_WORDS },
    ];
    const solved = solveGoal(wanted, this.#toStatement(wanted, givens));
    return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
  }

  #knows(said: Substance): boolean {
    const part = said.element ?? said.formulas[0] ?? null;
    return (
      this.#before.substances.some((each) => isSubstance(each, said)) ||
      (part !== null && this.#findWhole(part) !== null)
    );
  }

  #withValues(): Asked | null {
    const { goal: said } = this.#fragment;
    for (const placed of this.#listPlaces()) {
      for (const goal of this.#listGoals(placed)) {
        const asked = this.#answer(goal, placed);
        if (asked !== null && !(said?.of === null && isNothingLeft(goal, asked))) return asked;
      }
    }
    return null;
  }

  /** Each way to take the values: as they stand in their order, the last of those that are like them, or besides. */
  #listPlaces(): (readonly Placed[])[] {
    const { values, goal } = this.#fragment;
    if (values.length === 0) return [[]];
    const taken = new Set<Slot>();
    const replaced = values.map((value): Placed => {
      const slot = this.#findSlot(value, taken);
      if (slot !== null) taken.add(slot);
      return { value, slot };
    });
    const added = values.map((value): Placed => ({ value, slot: null }));
    const isOther = goal?.kind !== null && goal?.kind !== undefined && goal.kind !== this.#before.goal?.variable.kind;
    return isOther && goal.kind === "percent-yield" ? [added, replaced] : [replaced, added];
  }

  #findSlot({ quantity, kind, of, label }: SaidValue, taken: ReadonlySet<Slot>): Slot | null {
    const free = this.#slots.filter(
      (slot) =>
        !taken.has(slot) &&
        (kind === null ? slot.quantity.unit.dimension === quantity.unit.dimension : isKindOf(slot.variable, kind)) &&
        (kind !== null || quantity.unit.dimension !== DIMENSIONS.none) &&
        (label === null || slot.variable.label === null || slot.variable.label === label) &&
        (of === null || isOf(slot.variable, of)),
    );
    const same = free.find((slot) => slot.quantity.value.eq(quantity.value));
    const usual = USUAL.get(quantity.unit.dimension);
    const given = free
      .filter(({ isAnswer }) => !isAnswer)
      // "After 30 hours" is a time, sooner than a half-life.
      .toSorted((one, other) => Number(one.variable.kind === usual) - Number(other.variable.kind === usual));
    const ofSize = of === null && free.length === 0 ? this.#findSize(quantity) : null;
    return same ?? given.at(-1) ?? free.at(-1) ?? ofSize;
  }

  /** "What about 3 mol": in the place of the only mass, volume or amount that the problem gives. */
  #findSize({ unit }: Quantity): Slot | null {
    const kind = USUAL.get(unit.dimension);
    const sizes = this.#slots.filter(({ variable, isAnswer }) => !isAnswer && SIZES.has(variable.kind));
    const [only, ...others] = sizes;
    return kind !== undefined && SIZES.has(kind) && only !== undefined && others.length === 0 ? only : null;
  }

  #listGoals(placed: readonly Placed[]): Goal[] {
    const { goal: said, conditions, values } = this.#fragment;
    const before = this.#before.goal;
    const isAsked = placed.some(({ slot }) => slot?.isAnswer === true);
    if (said === null) {
      const [named, ...others] = this.#fragment.substances;
      if (before === null) return this.#listLeft(named, others);
      // "Ethane instead of methane" asks for neither of them.
      if (named !== undefined && values.length === 0) return others.length > 0 ? [] : this.#listSameOf(named, before);
      // "And 3 mol?", where moles were asked for: the other way round.
      if (isAsked) return this.#listFree(placed);
      return values.length === 0 && conditions.size === 0 ? [] : [before];
    }
    // "How much of the 6 M do I need for …": of what is there, and has no value now.
    if (said.kind === null && said.of === null && values.length > 0) return this.#listFree(placed);
    // "How much water" asks for no molarity of it.
    const usualKind = before === null || (said.of !== null && !MEASURED.has(before.variable.kind)) ? "mass" : null;
    const kind = said.kind ?? usualKind ?? before?.variable.kind ?? "mass";
    const isSameKind = before !== null && kind === before.variable.kind;
    const isGas = this.#slots.some(({ variable }) => variable.kind === "pressure");
    const usual = kind === "density" && isGas ? getUnit("g/L") : null;
    // Of molecules before, atoms now.
    const isCounted = isSameKind && said.of !== null && before.unit?.counted !== "";
    const unit = said.unit ?? (isSameKind && !isCounted ? before.unit : usual);
    const sided = said.of === null ? this.#listSide(said.side) : [];
    const known = this.#slots
      .filter(({ variable }) => variable.kind === kind && (said.of === null || isOf(variable, said.of)))
      .filter(({ variable: { of } }) => sided.length === 0 || (of !== null && sided.includes(of)))
      .map(({ variable }) => variable)
      .filter((variable) => !placed.some(({ slot }) => slot !== null && isSameVariable(slot.variable, variable)));
    const asked = said.label === null ? known : known.filter(({ label }) => label === said.label);
    const fresh = this.#listOwners(said, kind).map((of) => variableOf(kind, of, said.label));
    const isSolution = kind === "volume" && said.of === null;
    const volumes = isSolution
      ? this.#slots.flatMap(({ variable }) => (variable.kind === "solution-volume" ? [variable] : []))
      : [];
    return [...(said.of === null || isSameKind ? asked.toReversed() : []), ...volumes, ...fresh].map((variable) => ({
      variable,
      unit,
      words: NO_WORDS,
    }));
  }

  /** "Leftover H2?", behind which one runs out. */
  #listLeft(named: Substance | undefined, others: readonly Substance[]): Goal[] {
    if (named === undefined || others.length > 0 || this.#fragment.label !== "leftover") return [];
    const of = this.#before.substances.find((each) => isSubstance(each, named));
    return of === undefined ? [] : [{ variable: variableOf("mass", of, "leftover"), unit: null, words: NO_WORDS }];
  }

  /** "And of CO2?": the same of another substance of the reaction. */
  #listSameOf(said: Substance, { variable, unit }: Goal): Goal[] {
    const of = this.#before.substances.find((each) => isSubstance(each, said)) ?? this.#findPart(said);
    if (of === null || of === variable.of) return [];
    // "And leftover H2?" asks what is left of it.
    const label = this.#fragment.label === "leftover" ? "leftover" : variable.label;
    return [{ variable: { ...variable, of, label }, unit: unit?.counted === "" ? unit : null, words: NO_WORDS }];
  }

  /** What has a part in a substance of the problem: "and the sulfate ions?" */
  #findPart({ element, formulas }: Substance): string | null {
    return [...(element === null ? [] : [element]), ...formulas].find((each) => this.#findWhole(each) !== null) ?? null;
  }

  /** What has a value in the problem, and none in the message. */
  #listFree(placed: readonly Placed[]): Goal[] {
    return this.#slots
      .filter(
        ({ variable, isAnswer }) =>
          !isAnswer && MEASURED.has(variable.kind) && !placed.some(({ slot }) => slot?.variable === variable),
      )
      .map(({ variable, quantity }) => ({ variable, unit: quantity.unit, words: NO_WORDS }));
  }

  /** What a question may be of: what it names, else what the problem was about. */
  #listOwners({ of, side }: SaidGoal, kind: Kind): (string | null)[] {
    if (of === null) {
      const sided = this.#listSide(side);
      if (sided.length > 0) return sided;
      const asked = this.#before.goal?.variable.of ?? null;
      return [...new Set([...(asked === null ? [] : [asked]), null, ...this.#before.substances])];
    }
    const named = this.#before.substances.find((each) => isSubstance(each, of));
    if (named !== undefined) return [named];
    const inside = of.element ?? of.formulas[0] ?? null;
    return inside !== null && (this.#findWhole(inside) !== null || KINDS[kind].dimension === 0) ? [inside] : [];
  }

  /** What forms in the reaction, or what it needs; water last, which is seldom what is meant. */
  #listSide(side: SaidGoal["side"]): string[] {
    const { equation } = this.#before.scene;
    if (equation === null || side === null) return [];
    const products = listProducts(this.#before);
    const own = side === "made" ? products : equation.species.slice(0, equation.equation.reactants.length);
    return own.toSorted((one, other) => Number(one === "H2O") - Number(other === "H2O"));
  }

  /** The substance of the problem that has a part in it. */
  #findWhole(part: string): string | null {
    const inner = findSubstance(part);
    const whole = this.#before.substances.find((each) => {
      const outer = findSubstance(each);
      return inner !== null && outer !== null && each !== part && countPart(outer, inner) > 0;
    });
    return whole ?? null;
  }

  #answer(goal: Goal, placed: readonly Placed[]): Asked | null {
    const changes = placed.flatMap(({ value, slot }): Change[] =>
      slot === null ? [] : [{ variable: slot.variable, from: slot.quantity, to: value.quantity }],
    );
    const kept = this.#before.givens.filter(
      ({ variable }) =>
        !isSameVariable(variable, goal.variable) &&
        !placed.some(({ slot }) => slot !== null && isSameVariable(slot.variable, variable)),
    );
    const isNew = placed.map(({ value, slot }) => this.#listVariables(value, slot, goal));
    for (const variables of combinations(isNew)) {
      const added = placed.flatMap(({ value }, index): Given[] => {
        const variable = variables[index];
        return variable === undefined ? [] : [{ variable, quantity: value.quantity, words: NO_WORDS }];
      });
      const solution = this.#solveWith(goal, kept, added);
      if (solution !== null) {
        const { goal: before } = this.#before;
        const isSameGoal = before !== null && isSameVariable(before.variable, goal.variable);
        return { solution, changes: changes.filter(({ from, to }) => !from.value.eq(to.value)), isSameGoal };
      }
    }
    return null;
  }

  #listVariables({ quantity, kind, of, label }: SaidValue, slot: Slot | null, goal: Goal): Variable[] {
    const dimensional = kind ?? USUAL.get(quantity.unit.dimension) ?? null;
    // What a molarity is asked in is the volume of a solution.
    const usual = dimensional === "volume" && goal.variable.kind === "molarity" ? "solution-volume" : dimensional;
    if (slot !== null) {
      const isOtherSize = usual !== null && slot.quantity.unit.dimension !== quantity.unit.dimension;
      return [isOtherSize ? { ...slot.variable, kind: usual } : slot.variable];
    }
    if (usual === null) return [];
    const named = of === null ? null : (this.#before.substances.find((each) => isSubstance(each, of)) ?? null);
    if (of !== null && named === null) return [];
    const isYield = goal.variable.kind === "percent-yield";
    const made = listProducts(this.#before);
    // What is got of a reaction is a product.
    if (isYield && named === null) return made.map((each) => variableOf(usual, each, "actual"));
    const owners = named === null ? [...this.#before.substances.slice(0, 4), null] : [named];
    const labels: readonly (Label | null)[] = isYield ? ["actual"] : [label];
    return owners.flatMap((each) => labels.map((own) => variableOf(usual, each, own)));
  }

  /** With all that is given, else with what the question needs of it, if that is all that the message says. */
  #solveWith(goal: Goal, kept: readonly Given[], added: readonly Given[]): SolutionFacts | null {
    const found = added.length === 0 && OF_SOLUTIONS.has(goal.variable.kind) ? this.#solveOfFound(goal) : null;
    if (found !== null) return found;
    const statement = this.#toStatement(goal, [...kept, ...added]);
    const whole = solveGoal(goal, statement);
    if (whole.ok) return whole.value;
    const part = solvePart(goal, statement);
    if (part.ok && added.every((_, index) => part.value.used.has(kept.length + index))) return part.value.facts;
    const { goal: before } = this.#before;
    if (before === null || added.length > 0 || isSameVariable(before.variable, goal.variable)) return null;
    const answer: Given = { variable: before.variable, quantity: before.answer, words: NO_WORDS };
    const further = solvePart(goal, this.#toStatement(goal, [answer, ...kept]));
    return further.ok && further.value.used.has(0) ? further.value.facts : null;
  }

  /** "And its pH", behind the molarity of a solution: of that solution, and not of the one that it reacts with. */
  #solveOfFound(goal: Goal): SolutionFacts | null {
    const { goal: before } = this.#before;
    if (before === null || before.variable.kind !== "molarity") return null;
    const answer: Given = { variable: before.variable, quantity: before.answer, words: NO_WORDS };
    const solved = solveGoal({ ...goal, variable: { ...goal.variable, of: null } }, this.#toStatement(goal, [answer]));
    return solved.ok ? solved.value : null;
  }

  #toStatement(goal: Goal, givens: readonly Given[]): Statement {
    const { scene } = this.#before;
    const { of } = goal.variable;
    const whole =
      of !== null && scene.equation === null && !this.#before.substances.includes(of) ? this.#findWhole(of) : null;
    return {
      givens,
      goals: [goal],
      scene: {
        ...scene,
        conditions: new Set([...scene.conditions, ...this.#fragment.conditions]),
        containment: of !== null && whole !== null ? { part: of, whole } : scene.containment,
        givens: givens.map(({ variable }) => variable),
      },
    };
  }

  /** "And for KOH?", "20 g of KOH": the one substance of the problem is another one. */
  #withSubstance(): Asked | null {
    const { substances: said, values, goal } = this.#fragment;
    // "KOH instead of NaOH", "if the water were iron": the one that is known makes room.
    const known =
      said.length === 2
        ? this.#before.substances.find((each) => said.some((one) => isSubstance(each, one)))
        : undefined;
    const [other, ...more] = known === undefined ? said : said.filter((one) => !isSubstance(known, one));
    const own = this.#before.substances.filter((each) => each !== "H2O");
    // "If it is glucose": what the problem was of had no name.
    const unnamed = this.#before.substances.length === 0 && this.#before.goal !== null ? null : undefined;
    const old = known ?? own[0] ?? this.#before.substances[0] ?? unnamed;
    const to = other?.formulas.at(-1);
    const isOne = known !== undefined || own.length <= 1;
    if (other === undefined || to === undefined || more.length > 0 || !isOne || old === undefined) return null;
    if (this.#before.scene.equation !== null || findSubstance(to) === null || to === old) return null;
    // A part takes no place of the whole.
    if (old !== null && this.#findWhole(to) === old) return null;
    const before = withSubstance(this.#before, old, to);
    const rest: Fragment = {
      ...this.#fragment,
      substances: [],
      values: values.map((value) => ({ ...value, of: null })),
      goal: goal === null ? null : { ...goal, of: null },
    };
    const asking = new Asking(before, rest);
    if (values.length > 0 || (goal !== null && goal.kind !== null)) return asking.solve();
    return before.goal === null ? null : asking.#answer(before.goal, []);
  }
}

/** What is left of the one that runs out is not what was asked for, where none is named. */
function isNothingLeft({ variable }: Goal, { solution: { answer } }: Asked): boolean {
  return variable.label === "leftover" && answer.value.kind === "quantity" && Number(answer.value.value) === 0;
}

function listSlots({ givens, goal }: Before): Slot[] {
  return [
    ...givens.map(({ variable, quantity }): Slot => ({ variable, quantity, isAnswer: false })),
    ...(goal === null ? [] : [{ variable: goal.variable, quantity: goal.answer, isAnswer: true }]),
  ];
}

/** What a substance has by itself: of another one it is another value. */
const OF_SUBSTANCE: ReadonlySet<Kind> = new Set<Kind>([
  "density",
  "molar-mass",
  "specific-heat",
  "specific-enthalpy",
  "formation-enthalpy",
  "acid-constant",
  "base-constant",
  "acid-exponent",
  "base-exponent",
  "solubility-product",
  "henry-constant",
  "half-life",
  "decay-constant",
  "absorptivity",
]);

function withSubstance(before: Before, from: string | null, to: string): Before {
  const changed = (variable: Variable): Variable => (variable.of === from ? { ...variable, of: to } : variable);
  const { goal, scene } = before;
  const electrons = electronsOfDeposit(to);
  const givens = before.givens.flatMap((given): Given[] => {
    const { kind, of } = given.variable;
    // A constant that was told without a name is that of the only substance.
    if (OF_SUBSTANCE.has(kind) && from !== null && (of === from || of === null)) return [];
    if (from === null || of !== from) return [given];
    if (kind === "electrons-each")
      return electrons === null
        ? []
        : [{ ...given, variable: changed(given.variable), quantity: pureNumber(electrons) }];
    return [{ ...given, variable: changed(given.variable) }];
  });
  return {
    givens,
    goal: goal === null ? null : { ...goal, variable: changed(goal.variable) },
    substances: from === null ? [to] : before.substances.map((each) => (each === from ? to : each)),
    scene: {
      ...scene,
      solution:
        scene.solution === null
          ? null
          : { ...scene.solution, solute: scene.solution.solute === from ? to : scene.solution.solute },
      givens: givens.map(({ variable }) => variable),
    },
  };
}

function listProducts({ scene: { equation } }: Pick<Before, "scene">): string[] {
  return equation === null ? [] : equation.species.slice(equation.equation.reactants.length);
}

function isOf({ of }: Variable, said: Substance): boolean {
  return of !== null && isSubstance(of, said);
}

/** Whether a formula is what is said: "sodium" is Na, and "chlorine" Cl or Cl2. */
function isSubstance(formula: string, { formulas, element }: Substance): boolean {
  return (
    formulas.some((each) => sameAtoms(each, formula)) || (element !== null && formula.replace(/\d+$/, "") === element)
  );
}

/** More ways to take what a message says are not tried. */
const MOST_COMBINED = 32;

function combinations<Option>(options: readonly (readonly Option[])[]): Option[][] {
  return options
    .reduce<Option[][]>((found, own) => found.flatMap((each) => own.map((option) => [...each, option])), [[]])
    .slice(0, MOST_COMBINED);
}
