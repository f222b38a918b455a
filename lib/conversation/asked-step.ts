import type { Solution, SolutionStep, StepSolutionCard } from "../cards/step-solution.ts";
import type { DerivedConstant } from "../methods/derivation.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { tokenise } from "./phrases/find-phrase.ts";
import { isWordOfFollowUp } from "./phrases/follow-up-vocabulary.ts";
import { FOLLOW_UP_WORDS } from "./phrases/follow-up-words.ts";

/** Longer messages ask for something else. UTF-16 units. */
const LONGEST = 160;

/** Which of the solutions of a card, and which of its steps. */
export type AskedStep = { readonly solution: Solution; readonly step: SolutionStep };

/** The constant that a message asks about by its letter, or by a value that is its; null where it asks about none. */
export function findAskedConstant(text: string, { facts }: StepSolutionCard, locale: Locale): DerivedConstant | null {
  const constants = facts.flatMap(({ derivation }) =>
    (derivation?.nodes ?? []).flatMap(({ origin }) => (origin.kind === "step" ? origin.constants : [])),
  );
  const values = listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((reading) =>
    reading.ok ? [reading.value.quantity.value.toNumber()] : [],
  );
  const isMeant = (value: string): boolean =>
    values.some(
      (each) => Math.abs(each - Number(value)) <= NEAR * Math.abs(each) || isDigitsOf(each, Number(value), text),
    );
  const letters = new Set(text.split(/[^\p{L}\p{N}_]+/u));
  return (
    constants.find(({ letter }) => letters.has(letter) || letters.has(letter.replace("_", ""))) ??
    constants.find(({ value }) => isMeant(value)) ??
    null
  );
}

/** Who doubts the whole is shown how it follows, in short. */
const DOUBTS =
  /^\W*(?:(?:wait|but|hm+|um+)\W+)*(?:(?:are|r) )?(?:you|u) (?:really )?sure(?: (?:about (?:that|this|it)|tho(?:ugh)?))?\W*$|^\W*¿?est[aá]s segur[oa]\W*$|^\W*(?:tu es|t['’]es|es-tu|vous êtes) s[uû]re?s?\W*$|^(?:你|您)?确定(?:吗|么)?\W*$|^\W*እርግጠኛ (?:ነህ|ነሽ|ነዎት)\W*$|^\W*(?:क्या )?(?:आपको |तुम्हें )?(?:पक्का|यकीन)(?: है)?\W*$/iu;

/** Whether a message wants the whole solution in simpler words, and speaks of no part of it. */
export function wantsOutline(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (DOUBTS.test(text)) return true;
  const tokens = tokenise(text);
  const said = ` ${tokens.join(" ")} `;
  return (
    SIMPLER.some((cue) => said.includes(` ${cue} `)) &&
    tokens.every((token) => ABOUT.has(token) || CUE_WORDS.has(token) || SIMPLER_WORDS.has(token))
  );
}

/**
 * The step of the solution before it that a message asks about: by its number, by a value or letter that stands in its lines,
 * by the words of its title and text, else the one that leads to the answer. Null unless it asks why, where something
 * comes from, or to hear it again.
 */
export function findAskedStep(text: string, { solution, facts }: StepSolutionCard, locale: Locale): AskedStep | null {
  if (text.length > LONGEST) return null;
  const tokens = tokenise(text);
  const solutions = Array.isArray(solution) ? solution : [solution];
  const steps = solutions.flatMap((each) => each.steps.map((step): AskedStep => ({ solution: each, step })));
  const numbered = findNumbered(tokens, steps);
  if (numbered !== null) return numbered;
  if (NAMES_LAW.test(text)) return steps.find(({ step }) => LAW.test(step.title)) ?? null;
  if (!says(tokens, CUES)) return null;
  const changing = says(tokens, WHY) ? findByChange(text, steps) : null;
  return (
    changing ??
    findByNumeral(text, steps) ??
    findByOperand(text, tokens, steps) ??
    findByValue(text, steps, locale) ??
    findByOperation(tokens, steps) ??
    findByLetter(text, steps) ??
    findByWords(tokens, facts.at(-1)?.method.startsWith(OF_TRENDS) === true ? withoutPick(steps) : steps)
  );
}

const OF_TRENDS = "problems-periodic-table.";

/** Where elements are compared, the last step but picks one: the reason stands before it. */
const withoutPick = (steps: readonly AskedStep[]): readonly AskedStep[] =>
  steps.length > 1 && steps.at(-1)?.step.equation === "" ? steps.slice(0, -1) : steps;

const LAW = /(?<!\p{L})(?:law|ley|loi)(?!\p{L})|定律|नियम|ሕግ|ህግ/iu;

/** "What is that law called", "¿cómo se llama la ley?". */
const NAMES_LAW =
  /(?=.*(?:(?<!\p{L})(?:law|ley|loi)(?!\p{L})|定律|नियम|ሕግ|ህግ)).*(?:(?<!\p{L})(?:called|name|whose|who(?:se)? law|llama|nombre|appelle|nomme|nom|naam)(?!\p{L})|叫|名|नाम|कहते|ይባላል|ስም)/iu;

const RISES_OR_FALLS =
  /(?<!\p{L})(?:increas|decreas|ris(?:es?|ing)|rose|go(?:es)? (?:up|down)|went (?:up|down)|drop|fall|fell|grow|shrink|doubl|halv|chang|sub(?:e|i[oó])|baj(?:a|[oó])|aument|disminu|crec|cambi|augment|diminu|mont|bais|descend|double|chang)\p{L}*|变大|变小|增大|减小|增加|减少|升高|降低|上升|下降|翻倍|बढ़|घट|ጨመረ|ይጨምራል|ቀነሰ|ይቀንሳል/iu;

/** What goes up or down has one name, of a word. */
const MOST_NAMED = 1;

/** "Why does it go up by 1": the step that the answer comes from, whose law says how it depends on what was changed. */
function findByChange(text: string, steps: readonly AskedStep[]): AskedStep | null {
  // "Why does the boiling point go up" speaks of something else.
  if (!RISES_OR_FALLS.test(text) || listBesideWhy(text.replace(RISES_OR_FALLS, " ")).length > MOST_NAMED) return null;
  const last = steps.at(-1)?.solution;
  return steps.findLast(({ solution, step }) => solution === last && /[×/^−+]|log|√/u.test(step.equation)) ?? null;
}

function says(tokens: readonly string[], phrases: readonly string[]): boolean {
  const said = ` ${tokens.join(" ")} `;
  return phrases.some((phrase) => said.includes(` ${phrase} `));
}

/** Whether a message asks for a reason. */
export const saysWhy = (text: string): boolean => says(tokenise(text), WHY);

/** What a message says beside asking for a reason, in words that are none of it. */
export const listBesideWhy = (text: string): string[] =>
  tokenise(text).filter((token) => !ABOUT.has(token) && !CUE_WORDS.has(token) && !isWordOfFollowUp(token));

const phrasesOf = (kind: "why" | "again" | "step" | "over" | "times" | "plus" | "minus"): string[] =>
  LOCALES.flatMap((each) => FOLLOW_UP_WORDS[each][kind].split(",").map((phrase) => tokenise(phrase).join(" ")));

const wordsOf = (kind: "about" | "why" | "again"): ReadonlySet<string> =>
  new Set(LOCALES.flatMap((each) => FOLLOW_UP_WORDS[each][kind].split(",").flatMap(tokenise)));

const ABOUT = wordsOf("about");
const CUE_WORDS: ReadonlySet<string> = new Set([...wordsOf("why"), ...wordsOf("again")]);

const simplerOf = (): string[] =>
  LOCALES.flatMap((each) => FOLLOW_UP_WORDS[each].simpler.split(",").map((phrase) => tokenise(phrase).join(" ")));

const SIMPLER = simplerOf();
const SIMPLER_WORDS: ReadonlySet<string> = new Set(SIMPLER.flatMap((phrase) => phrase.split(" ")));

const WHY = phrasesOf("why");
const CUES = [...WHY, ...phrasesOf("again")];

/** What an operation is called in a question about it, and how it stands in a line. */
const OPERATIONS = (["over", "times", "plus", "minus"] as const).map((kind) => ({
  words: phrasesOf(kind),
  sign: { over: /\p{L}[^\n=]* [/÷] /u, times: /[×·]/u, plus: /[^\s=→] \+ /u, minus: /[^\s=(] [−-] /u }[kind],
}));

/** The step that does what the message asks about: "why divide". Where several do, its other words decide. */
function findByOperation(tokens: readonly string[], steps: readonly AskedStep[]): AskedStep | null {
  const asked = OPERATIONS.find(({ words }) => says(tokens, words));
  const doing = asked === undefined ? [] : steps.filter(({ step }) => asked.sign.test(step.equation));
  return findByWords(tokens, doing) ?? doing.at(-1) ?? null;
}

/** "Why times 2?": the last step that does so with that number. */
function findByOperand(text: string, tokens: readonly string[], steps: readonly AskedStep[]): AskedStep | null {
  const [number, ...others] = text.match(/(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu) ?? [];
  const asked = OPERATIONS.find(({ words }) => says(tokens, words));
  if (asked === undefined || number === undefined || others.length > 0) return null;
  const written = number.replace(/[.,]/u, "[.,]");
  const beside = new RegExp(`(?<![\\d.,])${written} [×·/÷]|[×·/÷] ${written}(?![\\d.,]*\\d)`, "u");
  return steps.findLast(({ step }) => asked.sign.test(step.equation) && beside.test(step.equation)) ?? null;
}

const STEP = new Set(phrasesOf("step"));

/** "The second step", by its words in the order of their numbers. */
const ORDINALS: ReadonlyMap<string, number> = new Map(
  [
    "first second third fourth fifth sixth",
    "primer segundo tercer cuarto quinto sexto",
    "premiere deuxieme troisieme quatrieme cinquieme sixieme",
    "አንደኛው ሁለተኛው ሦስተኛው አራተኛው አምስተኛው ስድስተኛው",
    "አንደኛ ሁለተኛ ሶስተኛ አራተኛ አምስተኛ ስድስተኛ",
    "一 二 三 四 五 六",
    "पहला दूसरा तीसरा चौथा पाँचवाँ छठा",
    "पहले दूसरे तीसरे चौथे पाँचवें छठे",
  ].flatMap((words) => tokenise(words).map((word, at): [string, number] => [word, at + 1])),
);

/** "Step 2", "第二步", in the last solution that has so many. */
function findNumbered(tokens: readonly string[], steps: readonly AskedStep[]): AskedStep | null {
  const at = tokens.findIndex((token) => STEP.has(token));
  if (at === -1) return null;
  const beside = [tokens[at + 1], tokens[at - 1]].map((token) => ORDINALS.get(token ?? "") ?? Number(token));
  const number = beside.find((each) => Number.isInteger(each) && each > 0);
  if (number === undefined) return null;
  return steps.findLast(({ step }) => step.stepNumber === number) ?? null;
}

const CHARGES: Readonly<Record<string, string>> = {
  I: "⁺",
  II: "²⁺",
  III: "³⁺",
  IV: "⁴⁺",
  V: "⁵⁺",
  VI: "⁶⁺",
  VII: "⁷⁺",
};

/** "Why (III)": the step that finds the charge which a Roman numeral tells. */
function findByNumeral(text: string, steps: readonly AskedStep[]): AskedStep | null {
  const numeral = /(?<![\p{L}\d])\(?(I{1,3}|IV|VI{0,2})\)?(?![\p{L}\d])/u.exec(
    text.replace(/\bI (?=\p{Ll})/gu, ""),
  )?.[1];
  const charge = numeral === undefined ? undefined : CHARGES[numeral];
  if (charge === undefined) return null;
  const sign = new RegExp(`\\p{L}${charge}`, "u");
  return steps.find(({ step }) => sign.test(step.equation)) ?? null;
}

/** The first step in whose lines a value of the message stands: within 1 %, since people round what they read. */
function findByValue(text: string, steps: readonly AskedStep[], locale: Locale): AskedStep | null {
  const valuesOf = (each: string): number[] =>
    listQuantities(each, { locale, trailingZeros: "measured" }).flatMap((reading) =>
      reading.ok ? [reading.value.quantity.value.abs().toNumber()] : [],
    );
  const asked = valuesOf(text);
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(one) * NEAR;
  const findBy = (isSame: (asked: number, value: number) => boolean) =>
    steps.find(({ step }) => valuesOf(step.equation).some((value) => asked.some((each) => isSame(each, value))));
  return findBy(isNear) ?? findBy((each, value) => isDigitsOf(each, value, text)) ?? null;
}

const NEAR = 0.01;

/** "Why 6.022": the digits of a value, without its power of ten; few digits are those of many. */
function isDigitsOf(asked: number, value: number, text: string): boolean {
  if ((text.match(/\d/gu) ?? []).length < FEWEST_DIGITS || value < LARGE) return false;
  const digitsOf = (each: number): number => each / 10 ** Math.floor(Math.log10(each));
  return asked > 0 && Math.abs(digitsOf(asked) - digitsOf(value)) <= DIGITS_APART;
}

const FEWEST_DIGITS = 3;
const LARGE = 1e6;
const DIGITS_APART = 0.005;

/** "What's the R thing": a capital or Greek letter by itself that stands in a line by itself. */
function findByLetter(text: string, steps: readonly AskedStep[]): AskedStep | null {
  const letters = text.match(/(?<![\p{L}\d])(?:Δ?[A-HJ-ZΑ-Ωα-ω]|Δ\p{L}|K[abc]|pH|pOH|p?K[ab])(?![\p{L}\d])/gu) ?? [];
  return (
    letters
      .map((letter) => steps.find(({ step }) => standsIn(letter, step.equation)))
      .find((step) => step !== undefined) ?? null
  );
}

function standsIn(letter: string, line: string): boolean {
  return line.split(/[^\p{L}\p{N}₀-₉]+/u).includes(letter);
}

/** A word, shortened or inflected as people type it: "temps" for the temperature. */
function isAmong(word: string, others: readonly string[]): boolean {
  return others.some(
    (other) => other === word || (sharedStart(word, other) >= SHORTEST_STEM && word.length <= other.length + 2),
  );
}

const SHORTEST_STEM = 4;

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * The step with most of the words of the message; the last one where all that the message speaks of is the working itself.
 * Of something that stands in no step it says nothing: "why does ice float" is no question about moles.
 */
function findByWords(tokens: readonly string[], steps: readonly AskedStep[]): AskedStep | null {
  const words = tokens.filter((token) => !ABOUT.has(token) && !CUE_WORDS.has(token));
  if (words.length === 0) return steps.at(-1) ?? null;
  const scored = steps.map((each) => {
    const [title, rest] = [tokenise(each.step.title), tokenise(`${each.step.content} ${each.step.explanation}`)];
    const inTitle = words.filter((word) => isAmong(word, title)).length;
    const known = words.filter((word) => isAmong(word, title) || isAmong(word, rest)).length;
    return { each, known, score: 3 * inTitle + known };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best !== undefined && 2 * best.known > words.length ? best.each : null;
}
