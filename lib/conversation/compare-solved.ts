import type { StepSolutionCard } from "../cards/step-solution.ts";
import { foldText } from "../concepts/fold-name.ts";
import type { FactValue } from "../methods/facts.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { findBefore } from "./follow-up/before.ts";

/** Two answers of one quantity, and which is asked for; `of`: the substance that each is about, where these differ. */
export type Comparison = {
  readonly asks: "lower" | "higher";
  readonly sides: readonly [ComparedSide, ComparedSide];
  /** Which of the sides it is; null where they are equal. */
  readonly chosen: 0 | 1 | null;
};

export type ComparedSide = { readonly problem: string; readonly of: string | null; readonly value: FactValue };

type Side = ComparedSide & { readonly kind: string; readonly answer: Quantity };

/** Longer messages tell what they compare. UTF-16 units. */
const LONGEST = 90;

/** Differences below this share are none, since the answers are rounded. */
const SAME = 1e-4;

const WHICH =
  /(?<!\p{L})(?:which|whats|what|cual|cuales|quel|quelle|lequel|laquelle|kaun|kon|konsa|kaunsa|kis|kiska|kiski)(?!\p{L})|የትኛው|የቱ|哪|谁|कौन|किस/u;

const LOWER =
  /(?<!\p{L})(?:lower|lowest|less|least|smaller|smallest|fewer|lighter|menor|menos|mas bajo|mas baja|mas pequen[oa]|plus bas|plus basse|moins|plus petite?|plus faible|inferieure?|kam|chhota)(?!\p{L})|ያነሰ|ያንሳል|ዝቅተኛ|低|小|少|轻|कम|छोटा|छोटी|निम्न/u;

const HIGHER =
  /(?<!\p{L})(?:higher|highest|more|most|greater|greatest|larger|largest|bigger|biggest|heavier|stronger|mayor|mas|plus|superieure?|zyada|jyada|adhik|bada)(?!\p{L})|የበለጠ|ይበልጣል|ከፍተኛ|ትልቅ|ይከብዳል|高|大|多|重|ज्यादा|ज़्यादा|अधिक|बड़ा|बड़ी|उच्च/u;

const ACIDIC = /(?<!\p{L})acid\p{L}*|(?<!\p{L})amliy|አሲዳ|酸性|अम्लीय/u;
const BASIC = /(?<!\p{L})(?:basic|basico|basique|alcalin\p{L}*|alkaline)(?!\p{L})|ቤዛዊ|碱性|क्षारीय/u;

/** What a message says that is compared, and the units that such answers have. */
const MEASURES: readonly (readonly [said: RegExp, unit: RegExp])[] = [
  [/(?<!\p{L})p[oh]+(?!\p{Script=Latin})/u, /^$/],
  [
    /(?<!\p{L})(?:weigh|heav|light|mass|gram|pesa|peso|masa|lourd|pese|masse|vajan)\p{L}*|ክብደት|መጠነ ቁስ|ይከብዳል|重|轻|质量|भार|द्रव्यमान|वजन/u,
    /^[kmµ]?g$/,
  ],
  [/(?<!\p{L})(?:moles?|mol)(?!\p{L})|ሞል|摩尔|मोल/u, /mol$/],
  [/(?<!\p{L})(?:volumen?|volume|space)(?!\p{L})|ይዘት|体积|आयतन/u, /^(?:[mµ]?L|[dc]?m\^?3)$/],
  [/(?<!\p{L})(?:pressure|presion|pression)(?!\p{L})|ግፊት|压强|दाब/u, /atm|Pa|bar|Hg|orr/],
  [
    /(?<!\p{L})(?:molarity|concentrat\p{L}*|concentracion|molaridad|molarite)(?!\p{L})|ሞላሪቲ|浓度|सांद्रता|मोलरता/u,
    /mol\/L|^M$/,
  ],
];

/**
 * "Which one has the lower pH?", "which weighs more", behind two solutions of one quantity: what their answers say. `cards`: the
 * solutions before, the last one last. Null where a message names values of its own, or the answers are of other quantities.
 */
export function compareSolved(text: string, cards: readonly StepSolutionCard[]): Comparison | null {
  if (!asksToCompare(text)) return null;
  const said = foldText(text);
  const [one, other] = cards.slice(-2).map(sideOf);
  if (one === undefined || other === undefined || one === null || other === null) return null;
  if (one.kind !== other.kind) return null;
  const isPh = one.kind === "ph";
  const [acidic, basic] = [ACIDIC.test(said), BASIC.test(said)];
  if ((acidic || basic) && !isPh) return null;
  const named = MEASURES.filter(([words]) => words.test(said));
  const unit = one.answer.unit.factors.map(({ unit: { symbol } }) => symbol).join("·");
  if (!isPh && named.length > 0 && !named.some(([, units]) => units.test(unit))) return null;
  if (isPh && named.length > 0 && !named.some(([, units]) => units.test(""))) return null;
  const asks = directionOf(said, acidic, basic);
  const converted = convertTo(other.answer, one.answer.unit);
  if (!converted.ok) return null;
  const difference = one.answer.value.minus(converted.value.value);
  const isSame = difference.abs().lte(one.answer.value.abs().times(SAME));
  const isFirst = asks === "lower" ? difference.isNegative() : !difference.isNegative();
  const isNamed = one.of !== other.of;
  const sides = [one, other].map(({ problem, of, value }) => ({ problem, of: isNamed ? of : null, value }));
  const [first, second] = sides;
  if (first === undefined || second === undefined) return null;
  return { asks, sides: [first, second], chosen: isSame ? null : isFirst ? 0 : 1 };
}

/** Whether a message may ask which of two is more, and gives no values. */
export function asksToCompare(text: string): boolean {
  const said = foldText(text);
  return (
    text.length <= LONGEST &&
    !/\p{Nd}/u.test(text.replaceAll(/[A-Z][A-Za-z\d()]*/gu, " ")) &&
    WHICH.test(said) &&
    (LOWER.test(said) || HIGHER.test(said)) &&
    !/(?<!\p{L})(?:why|how|if|por que|si|pourquoi|agar|step|paso|etape)(?!\p{L})|为什么|如果|步|ለምን|क्यों|अगर/u.test(said)
  );
}

function directionOf(said: string, acidic: boolean, basic: boolean): Comparison["asks"] {
  const isLess = LOWER.test(said);
  const isPhNamed = /(?<!\p{L})ph(?!\p{Script=Latin})/u.test(said);
  // More acidic is a lower pH.
  if (!isPhNamed && (acidic || basic)) return acidic === isLess ? "higher" : "lower";
  return isLess ? "lower" : "higher";
}

function sideOf(card: StepSolutionCard): Side | null {
  const [solution, ...others] = card.facts;
  const before = findBefore(card);
  const goal = before?.goal ?? null;
  if (solution === undefined || others.length > 0 || before === null || goal === null) return null;
  const of = goal.variable.of ?? before.substances[0] ?? null;
  return { problem: card.problem, of, value: solution.answer.value, answer: goal.answer, kind: goal.variable.kind };
}
