import type { StepSolutionCard } from "../cards/step-solution.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { type Kind, isSameVariable, type Variable } from "../methods/rules/kinds.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import type { Before } from "../reading/statement/problem-before.ts";
import { findAgain } from "./follow-up/again.ts";
import { findBefore } from "./follow-up/before.ts";
import { listBesideWhy, saysWhy } from "./asked-step.ts";
import { findGoal } from "./goal-words.ts";

/** A quantity at first and then, in one unit; a temperature in kelvin. */
export type Moved = { readonly variable: Variable; readonly from: Quantity; readonly to: Quantity };

/** How the answer went with the one value that changed: in proportion, or at least which way. */
export const RELATIONS = ["direct", "inverse", "same", "opposite"] as const;

/** What it is that lies behind it, where that is plain. */
export const REASONS = ["heat", "squeeze", "amount", "spread", "log"] as const;

export type Trend = {
  readonly given: Moved;
  readonly answer: Moved;
  readonly relation: (typeof RELATIONS)[number];
  readonly reason: (typeof REASONS)[number] | null;
};

/** Longer messages say more. UTF-16 units. */
const LONGEST = 100;

const MOVES =
  /(?<!\p{L})(?:increas|decreas|ris(?:es?|ing)|rose|go(?:es|ing)? (?:up|down)|went (?:up|down)|gets? (?:smaller|bigger|larger|lower|higher|less|more|weaker|stronger)|got (?:smaller|bigger|larger|lower|higher|less|more|weaker|stronger)|(?:smaller|bigger|larger|lower|higher|weaker)(?: now)?\W*$|drop|fall|fell|grow|shrink|shrank|doubl|halv|sub(?:e|i[oó])|baj(?:a|[oó])|aument|disminu|crec|augment|diminu|mont|bais|descend|double|badh|ghat|kam h|zyada h)\p{L}*|变[大小高低多少]|增大|减小|增加|减少|升高|降低|上升|下降|翻倍|बढ़|घट|ጨመረ|ይጨምራል|ቀነሰ|ይቀንሳል/iu;

/** Words that nobody foresaw. */
const MOST_UNKNOWN = 1;

/** Rounded values differ by less. */
const SAME = 1e-2;

const GAS: ReadonlySet<Kind> = new Set<Kind>(["pressure", "volume"]);

/**
 * "How come it gets smaller", "why does the pressure go up", behind two solutions of one question that differ in one value, or one
 * that goes from one state to another by one value: how the answer went with it. Null where more changed, or no change is asked about.
 */
export function findTrend(text: string, cards: readonly StepSolutionCard[]): Trend | null {
  if (text.length > LONGEST || /\p{Nd}/u.test(text) || !saysWhy(text) || !MOVES.test(text)) return null;
  const rest = text.replace(new RegExp(MOVES, "giu"), " ");
  const named = findGoal(rest);
  const beside = named === null ? rest : `${rest.slice(0, named.start)} ${rest.slice(named.end)}`;
  if (listBesideWhy(beside).length > MOST_UNKNOWN) return null;
  const [earlier, last] = [cards.at(-2), cards.at(-1)].map((card) => (card === undefined ? null : findBefore(card)));
  if (last === null || last === undefined) return null;
  const trend = withinOne(last) ?? (earlier === null || earlier === undefined ? null : betweenTwo(earlier, last));
  const kinds =
    trend === null ? [] : [trend.given, trend.answer].map(({ variable }) => USUAL[variable.kind] ?? variable.kind);
  return named === null || kinds.includes(named.kind) ? trend : null;
}

const IF =
  /(?<!\p{L})(?:if|when|what happens|happen|si|qu[eé] pasa|que se passe|quand|agar)(?!\p{L})|如果|要是|假如|会怎|अगर|यदि|ቢ|ከሆነ/iu;

const RISES =
  /(?<!\p{L})(?:increas|ris(?:es?|ing)|rais|go(?:es)? up|went up|gets? (?:bigger|larger|higher)|(?:bigger|larger|higher|more)(?!\p{L})|heat|grow|sub(?:e|i[oó]|o)|aument|augment|mont|badh|hotter|warm|calient|chauff)\p{L}*|变大|增大|增加|升高|上升|बढ़|ጨምር|ጨመረ/iu;

const FALLS =
  /(?<!\p{L})(?:decreas|lower|drop|fall|reduc|go(?:es)? down|went down|gets? (?:smaller|lower)|(?:smaller|less)(?!\p{L})|cool|cold|enfr|refroidi|shrink|baj(?:a|[oó])|disminu|diminu|bais|ghat)\p{L}*|变小|减小|减少|降低|下降|घट|ቀንስ|ቀነሰ/iu;

/** Words that say what is meant by which way it goes. */
export const SAID_SO: readonly (readonly [words: RegExp, kind: Kind])[] = [
  [
    /(?<!\p{L})(?:hot(?:ter)?|warm(?:er)?|heat(?:ed)?|cold(?:er)?|cool(?:er|ed)?|chauff\p{L}*|refroidi\p{L}*|calient\p{L}*|enfr[ií]\p{L}*)(?!\p{L})|加热|冷却/iu,
    "temperature",
  ],
  [/(?<!\p{L})(?:gas|gaz|particles|part[ií]culas|particules|molecules)(?!\p{L})|气体|गैस|ጋዝ/iu, "amount"],
];

/** As problems are asked again, in the words that the engine reads in every language. */
export const NOUNS: Readonly<Partial<Record<Kind, string>>> = {
  pressure: "pressure",
  volume: "volume",
  temperature: "temperature",
  amount: "number of moles",
  mass: "mass",
  molarity: "concentration",
};

/** Whether a message may ask which way something goes, and gives no values. */
export const asksTendency = (text: string): boolean =>
  text.length <= LONGEST && !/\p{Nd}/u.test(text) && IF.test(text) && !saysWhy(text);

/**
 * "What happens if the pressure increases", behind a solution: how its answer goes when that value is twice or half as much. Null
 * where a number is said, or what is named has no value there.
 */
export function findTendency(text: string, card: StepSolutionCard): Trend | null {
  if (!asksTendency(text)) return null;
  const [rises, falls] = [RISES.test(text), FALLS.test(text)];
  const kind = findGoal(text)?.kind ?? SAID_SO.find(([words]) => words.test(text))?.[1];
  const noun = kind === undefined ? undefined : NOUNS[kind];
  const before = findBefore(card);
  if (rises === falls || noun === undefined || before === null || before.goal?.variable.kind === kind) return null;
  const again = findAgain(`what if the ${noun} ${rises ? "doubled" : "halved"}`, card, DEFAULT_LOCALE);
  const after = again === null || !again.isSameGoal ? null : findBefore({ facts: [again.solution] });
  return after === null ? null : betweenTwo(before, after);
}

/** A word for a volume is that of a solution, too. */
export const USUAL: Readonly<Partial<Record<Kind, Kind>>> = { "solution-volume": "volume" };

/** From the first state to the last: "4 L at 300 K, and at 450 K?" */
function withinOne({ givens, goal }: Before): Trend | null {
  if (goal?.variable.label !== "final") return null;
  const moved = givens.flatMap((first): Moved[] => {
    const then = givens.find(
      ({ variable }) =>
        variable.kind === first.variable.kind && first.variable.label === "initial" && variable.label === "final",
    );
    return then === undefined ? [] : (toMoved(first.variable, first.quantity, then.quantity) ?? []);
  });
  const start = givens.find(({ variable }) => variable.kind === goal.variable.kind && variable.label === "initial");
  const answer = start === undefined ? [] : (toMoved(start.variable, start.quantity, goal.answer) ?? []);
  return relate(moved, answer);
}

/** How the answer went from one problem to the next, which differ in one value. */
export function betweenTwo(earlier: Before, last: Before): Trend | null {
  if (earlier.goal === null || last.goal === null || !isSameVariable(earlier.goal.variable, last.goal.variable))
    return null;
  if (earlier.givens.length !== last.givens.length) return null;
  const moved = last.givens.flatMap((given): Moved[] => {
    const was = earlier.givens.find(({ variable }) => isSameVariable(variable, given.variable));
    return was === undefined ? [] : (toMoved(given.variable, was.quantity, given.quantity) ?? []);
  });
  const answer = toMoved(last.goal.variable, earlier.goal.answer, last.goal.answer) ?? [];
  return moved.length < last.givens.length ? null : relate(moved, answer);
}

function toMoved(variable: Variable, was: Quantity, now: Quantity): Moved[] | null {
  const unit = variable.kind === "temperature" ? getUnit("K") : now.unit;
  const [from, to] = [convertTo(was, unit), convertTo(now, unit)];
  return from.ok && to.ok && from.value.value.gt(0)
    ? [{ variable: { ...variable, label: null }, from: from.value, to: to.value }]
    : null;
}

const ratioOf = ({ from, to }: Moved): number => to.value.div(from.value).toNumber();

function relate(moved: readonly Moved[], [answer]: readonly Moved[]): Trend | null {
  const [given, ...others] = moved.filter((each) => Math.abs(ratioOf(each) - 1) > SAME);
  if (given === undefined || others.length > 0 || answer === undefined) return null;
  const [by, went] = [ratioOf(given), ratioOf(answer)];
  if (Math.abs(went - 1) <= SAME) return null;
  const relation =
    Math.abs(went / by - 1) <= SAME
      ? "direct"
      : Math.abs(went * by - 1) <= SAME
        ? "inverse"
        : by > 1 === went > 1
          ? "same"
          : "opposite";
  return { given, answer, relation, reason: reasonOf(given.variable.kind, answer.variable.kind) };
}

function reasonOf(given: Kind, answer: Kind): Trend["reason"] {
  if (answer === "ph" || answer === "poh") return "log";
  if (answer === "molarity") return given === "solution-volume" ? "spread" : null;
  if (!GAS.has(answer)) return null;
  if (given === "temperature") return "heat";
  if (given === "amount" || given === "mass") return "amount";
  return GAS.has(given) ? "squeeze" : null;
}
