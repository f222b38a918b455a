import { findElement } from "../../../chemistry/elements/elements.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { dropSource } from "../../lists.ts";
import { readElementObject } from "../read-objects.ts";
import { atomsOf, isFormula, isSameThing, thingsIn } from "../told.ts";

/**
 * A question by itself, of a text that also tells about what it asks for: sentences and brackets that hold nothing which the
 * question could depend on are passed over, and a pronoun is put as what was named.
 */

/** Words with which a question or a command begins. */
const ASKING =
  "what|which|why|how|is|are|does|do|give|write|state|name|deduce|determine|find|identify|calculate|predict|draw|show|list|sketch|explain|suggest|classify|count|balance|complete|assign|describe|work out|tell|provide|specify|indicate";
const BEGINS = new RegExp(`^(?:(?:so|and|now|hence|then),? )?(?:${ASKING})\\b`, "iu");
const ASKS = new RegExp(`^(?:${ASKING})\\b|\\b(?:what|which|how many)\\b[^?]*$`, "iu");

const DRAWS = /^(?:draw|sketch|construct) (?:the|an?) [^?]*(?:structure|diagram)/iu;

const SENTENCES = /(?<=[\p{L}\d\])+-][.?!])\s+(?=["([]?[\p{L}\d])/u;

/** Whatever is asked, it asks something else beside one of these. */
const CHANGING =
  /\b(?:not?|never|non|without|except|excited|instead|isotopes?|only|unknown|spin|highest|lowest|assum\w*|ignor\w*|neglect\w*|radical|deuter\w*|heavier|heavy|suppose|imagine|hypothetical|either|n't|another|other|one of|mixture|expanded|octet|best|resonance|(?:first|second|third) (?:excited|ioni[sz]\w*|ions?))\b|n['’]t\b/iu;

/** Beside one of these an element is perhaps no atom of it, and a compound perhaps another one. */
const CHANGING_ATOMS =
  /\b(?:ions?|cations?|anions?|charged?|ioni[sz]\w*|los\w+|gain\w*|remov\w*|add\w*|if|when|but|hydrat\w*|anhydrous|acidic|basic|alkaline|isomers?|oxidi[sz]\w*|reduc\w*|react(?:s|ed|ing)?|form\w*|giv\w+|produc\w*|convert\w*|becom\w*|turn\w*|heat\w*|dissol\w*|oxides?|alloys?|ores?|minerals?|salts?|then|now)\b/iu;

/** Numbers that stand beside no quantity: years, subshells. */
const BARE_NUMBERS = /\b(?:1[5-9]\d\d|20\d\d|[1-7][spdf])\b/gu;

/** "With this in mind,": what was told only helps. */
const LEADING =
  /^(?:with (?:this|that) in mind|bearing this in mind|hence|therefore|thus|so|now|for this question),? /iu;

const isCharged = (thing: string): boolean => /[+-]$|\]|\((?:I{1,3}|IV|VI{0,2})\)/u.test(thing);

const symbolOf = (thing: string): string | null => readElementObject(thing, DEFAULT_LOCALE);

const isElement = (thing: string): boolean => symbolOf(thing) !== null;

const isNeutral = (sentence: string, things: readonly string[]): boolean => {
  const rest = things.reduce((told, thing) => told.replace(thing, " "), sentence).replaceAll(BARE_NUMBERS, " ");
  return !/[\d?:]/u.test(rest) && !CHANGING.test(rest);
};

/** Abbreviations that look like formulas. */
const EXAMS = /\b(?:IB|AP|JEE|NEET|I?GCSE|NCERT|MCQ|SAT|UK|US|OCR|AQA)\b/gu;

/** "IB Paper 1 style: deduce …", "Complete this question: how many …" */
function withoutPrefix(text: string): string {
  const [, prefix = "", question = ""] = /^([^:.?!]{2,60}): (.+)$/u.exec(text) ?? [];
  const isAlone = BEGINS.test(question) && thingsIn(prefix.replaceAll(EXAMS, "")).length === 0;
  return isAlone && !CHANGING.test(prefix) && !/\b(?:ions?|atoms?|cations?|state)\b/iu.test(prefix) ? question : text;
}

/** "…, given that the atomic number of iron is 26" */
const NUMBER_TOLD =
  /,? \(?(?:given that|note that|where) (?:the )?(?:atomic number|proton number|Z) of (\p{L}+) (?:is|=) (\d+)\)?/iu;

const withoutNumberTold = (text: string): string =>
  text.replace(NUMBER_TOLD, (told, name: string, number: string) =>
    findElement(symbolOf(name) ?? "")?.number === Number(number) ? "" : told,
  );

/** "(show your working)", "(all subshells)": of how the answer is written. */
const OF_FORM =
  / \((?:(?:show|give|write|use|include|state|all|both|your|its|the|an?|in|with|working|reasoning|steps|subshells?|full|answer|notation|please|one|word|correct|clearly|charge|atom|atoms),? ?)+\)/giu;

/** "(not KClO4!)": another formula, which is not meant. */
const NOT_MEANT = / \(not (?:the )?((?:[A-Z][a-z]?\d*|[()[\]])+(?:\^?\d?[+-])?)!?\)/gu;

const withoutBrackets = (text: string): string =>
  dropSource(text)
    .replaceAll(OF_FORM, "")
    .replaceAll(NOT_MEANT, (told, formula: string) => (isFormula(formula) ? "" : told));

/** Isomers that are alike in their bonds are counted once anyway. */
const COUNTED_ALIKE =
  /,? ?\(?\b(?:ignore|ignoring|not counting|do not count|excluding) (?:any )?(?:optical isomers|stereoisomers|enantiomers)\)?/iu;

/** Kinds of which a sentence may name more than one: "the acid" is perhaps another thing than "this acid". */
const CLASS = "(?:hydrocarbon|hydrate|salt|acid|gas|liquid|solid|metal|isotope|nuclide|oxide|alcohol|mineral|material)";
const KIND = "(?:compound|substance|ion|molecule|element|complex(?: ion)?|species)";
const OF_ELEMENTS = /^(?:element|metal|gas|liquid|solid|isotope|nuclide|substance|species|material)$/iu;

const OWN_PART = "(?:molecules?|nucleus|atoms?|central metal ion|central metal atom)";
const REFERS = new RegExp(
  `\\b(?:its|it|this|these|those|they|their|such|same)\\b|\\bthe (?:${KIND}|${CLASS})\\b(?! (?:of|that|formed|which|whose|with|having)\\b)`,
  "iu",
);
const POINTS = new RegExp(`\\b(?:this|the) (${KIND})\\b|\\bthis (${CLASS})\\b`, "giu");

/** How a thing stands that is what the sentence is about: at its beginning, or behind "is", "called", "formula". */
const SUBJECT =
  /^(?:(?:the|an?) )?(?:(?:molecule|ion|compound|complex|gas|element|hydrocarbon|isotope|complex ion|coordination compound) )?(?:(?:[a-z]+ ){0,2}(?:crystals|powder|lumps?|flakes|pellets) of )?$/iu;
const NAMED =
  /\b(?:is|are|was|called|named|known as|formula(?: of| is)?|(?:structure|diagram) (?:of|for)|mostly|mainly|chiefly|(?:suspension|solution) of|written as|consider|consists? of|contains?|made (?:up )?of|smell to|colou?r to|taste to)(?: (?:the|an?|mostly|mainly|chiefly|essentially|pure|ion|compound|complex|molecule))*$/iu;

/** What a pronoun means: the only thing that is told, where the sentence is about it. */
const isSame = (one: string, other: string): boolean =>
  one === other || isSameThing(one, other) || isSameThing(other, one) || (atomsOf(one) ?? one) === atomsOf(other);

function referent(context: readonly string[]): string | null {
  const told = context.flatMap((sentence) => thingsIn(sentence));
  const [first, ...others] = told;
  if (first === undefined || !others.every(({ thing }) => isSame(first.thing, thing))) return null;
  const isAbout =
    SUBJECT.test(first.before === "" ? "" : `${first.before} `) ||
    (!isElement(first.thing) && told.some(({ thing, before }) => NAMED.test(before) || thing.includes("[")));
  return isAbout
    ? (told.find(({ thing }) => isFormula(thing)) ?? told.find(({ before }) => NAMED.test(before)) ?? first).thing
    : null;
}

/** "The oxide", behind a sentence about iron: not the ion of that name. */
const POINTS_AT_SALT =
  /\b(?:the|this|that|its) (?!hydrate|conjugate|precipitate|intermediate|state|plate)[a-z]{2,9}(?:ide|ate|ite)s?\b(?! (?:ions?|anions?)\b)/iu;

/** Whether what a question points at can be the thing: no ion is an element, and no element a compound. */
function fits(question: string, thing: string): boolean {
  const kinds = [...question.matchAll(POINTS)].map(([, kind = "", own = ""]) => (kind === "" ? own : kind));
  return kinds.every((kind) =>
    /^ion$/iu.test(kind)
      ? isCharged(thing) || / ion$/iu.test(thing)
      : !isElement(thing) || isCharged(thing) || OF_ELEMENTS.test(kind),
  );
}

/** The question with the thing in the place of its pronoun; null where it still points at something. */
function putting(question: string, thing: string): string | null {
  if (!fits(question, thing)) return null;
  const put = question
    .replaceAll(new RegExp(`\\bits ${OWN_PART}\\b`, "giu"), thing)
    .replaceAll(/\bits ([a-z -]+?)(?=$|[?.,])/giu, `the $1 of ${thing}`)
    .replaceAll(POINTS, thing)
    .replaceAll(/\b(?:it|this)\b/giu, thing);
  return REFERS.test(put) ? null : put;
}

/** The question of a text, alone; null where what else is told may change it. */
export function questionOf(plain: string): string | null {
  const sentences = withoutPrefix(plain.replace(COUNTED_ALIKE, ""))
    .split(SENTENCES)
    .map((sentence) => sentence.replace(LEADING, ""));
  const asking = sentences.filter((sentence) => ASKS.test(sentence));
  // What is drawn first is the way to what is asked.
  const asked = asking.length > 1 ? asking.filter((sentence) => !DRAWS.test(sentence)) : asking;
  const isBalancing = asked.length === 2 && /^balance\b/iu.test(asked[0] ?? "");
  const [only, ...others] = isBalancing ? [asked.join(" ")] : asked;
  if (only === undefined || others.length > 0) return null;
  const context = sentences.filter((sentence) => !asked.includes(sentence));
  const question = withoutNumberTold(withoutBrackets(withoutPrefix(only))).replace(/[.?!]+$/u, "");
  if (context.length === 0) return question;
  if (POINTS_AT_SALT.test(question)) return null;
  const named = thingsIn(question).map(({ thing }) => thing);
  const things = context.flatMap((sentence) => thingsIn(sentence).map(({ thing }) => thing));
  if (!context.every((sentence) => isNeutral(sentence, things))) return null;
  const isWhole = named.length > 0 && named.every((thing) => !isElement(thing) || isCharged(thing));
  // "The hybridisation of its boron atom": of an atom in what was named.
  const isOpen = named.length === 0 || (named.every((thing) => isElement(thing)) && /\bits\b/iu.test(question));
  if (isOpen && REFERS.test(question.replaceAll(/\bits (?:ground state|nucleus)\b/giu, ""))) {
    const meant = context.some((sentence) => CHANGING_ATOMS.test(sentence.replace(/\bcompound of formula\b/u, "")))
      ? onlyFormula(context)
      : referent(context);
    return meant === null ? null : putting(question, meant);
  }
  if (named.length === 0 && things.length > 0) return null;
  return isWhole || context.every((sentence) => !CHANGING_ATOMS.test(sentence)) ? question : null;
}

/** "… compound of formula X": said to be what is spoken of, whatever became of it. */
function onlyFormula(context: readonly string[]): string | null {
  const [only, ...others] = context.flatMap((sentence) => thingsIn(sentence));
  const isTold = only !== undefined && /\bformula(?: of| is)?$/iu.test(only.before);
  return isTold && others.length === 0 ? only.thing : null;
}
