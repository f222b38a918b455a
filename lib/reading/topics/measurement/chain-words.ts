import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { type AskedMeasure, findQuestion } from "./asked-measure.ts";
import { AMOUNT_MARK, type NamedTold, RATE_MARK, stemOf, unitAt } from "./told-measures.ts";

/** Which words a story of amounts and rates may have besides its measures, so that nothing in it changes them. */

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const TIMES: Readonly<Record<string, string>> = { once: "1", twice: "2", thrice: "3" };

const PLURAL = /^(?:[a-z]+s|feet|inches)$/;

/** A text with its prices and its numbers in words in figures; null where a sign of money is one of mathematics. */
export function spellMeasures(text: string): string | null {
  if (/\$(?!\d)/.test(text)) return null;
  return text
    .replaceAll(/([$€])(\d[\d.,]*(?<![.,]))/g, (_, sign: string, value: string) =>
      sign === "$" ? `${value} dollars` : `${value} euros`,
    )
    .replaceAll(/(\d[\d.]*(?<!\.)) ?(?:cents?|¢)(?![a-z])/g, (_, value: string) => `${Number(value) / 100} dollars`)
    .replaceAll(/ per (?=\d)/g, " for each ")
    .replaceAll(/\b(?:[Aa]|[Oo]ne) dozen\b/g, "12")
    .replaceAll(/\bmpg\b/g, "miles per gallon")
    .replaceAll(
      /\b([Oo]nce|[Tt]wice|[Tt]hrice) (?=(?:a|per|each|every) (?:day|week|hour)\b)/g,
      (_, word: string) => `${TIMES[word.toLowerCase()] ?? ""} times `,
    )
    .replaceAll(
      /\b([Oo]nce|[Tt]wice|[Tt]hrice) daily\b/g,
      (_, word: string) => `${TIMES[word.toLowerCase()] ?? ""} times per day`,
    )
    .replaceAll(/\b([a-z]+)(?= ([a-z]+))/g, (word, _own: string, next: string) => {
      const value = NUMBERS.indexOf(word) + 1;
      return value > 1 && PLURAL.test(next) ? String(value) : word;
    })
    .replaceAll(/(?<=\d)[–—−](?=\d)/g, "-");
}

/** What changes an amount that is told, compares it, or makes it another one's. */
export const ELSE =
  /\b(?:not|no|never|without|except\w*|unless|half|halves|quarters?|double\w*|triple\w*|twice|thrice|remain\w*|left|more|less|fewer|than|additional\w*|another|extra|other|both|efficien\w*|wast\w*|discount\w*|tax\w*|off|round[- ]trip|there and back|return|increas\w*|decreas\w*|reduc\w*|faster|slower|difference|between|instead|percent\w*|except|evaporat\w*|mix\w*|dilut\w*|solutions?|pp[mb]|parts|dissol\w*|react\w*|moles?|molecules?|atoms?|ions?|molar\w*|combust\w*|pressure|temperature|STP|heat\w*|boil\w*|half-?li(?:fe|ves)|decay\w*|[- ]order|wavelength|frequency|older?|ago|already|still|again|until|[ck]arats?|before|after|only half|some|rest)\b|n't\b|%|°|->|→|⟶|[<>]/i;

/** A rate that nobody joined, or an order of several. */
const LEFT = /\b(?:per|each|every|first|second|third)\b|=/i;

const KNOWN = new Set(
  (
    "how many much long far fast what which is are was were be been being do does did will would can could should must may " +
    "has have had having the a an of in on at for to from with by it its they them he she his her their this that these " +
    "those you your we our i my if when while then and or as so there here calculate find determine express compute give " +
    "estimate answer your total whole full entire cost costs price take takes taken took need needs needed require requires " +
    "required use uses used consume consumes consumed travel travels traveled travelled drive drives driven go goes run runs " +
    "cover covers complete finish last lasts fill fills hold holds contain contains contained receive receives received get " +
    "gets given administer administered make makes made produce produces produced deliver delivers delivered supply supplies " +
    "drink drinks eat eats walk walks fly flies pay pays spend spends buy bought beat beats pump pumps pumped flow flows " +
    "flowed leak leaks leaked lost lose loses order distance time times mass volume weight dose amount value speed units unit " +
    "approximately about nearly exactly during over through throughout money dollars euros each would weigh weighs lasted average pass passes provide provided provides mileage speed give order ordered prescribe prescribed sold sell sells worth there needed treat treated process processed obtain obtained extract extracted climb climbs rise rises assume approximate rectangular thickness thick density swallow swallowed inject injected infuse infused cross crosses reach reaches old gets got"
  ).split(" "),
);

const FUEL = /^(?:gasoline|fuel|petrol|gas|diesel)$/;

/** Told and asked in other forms: prints, printed, printing. */
const rootOf = (word: string): string => stemOf(word).replace(/(?:ing|ed|e)$/, "");

const words = (text: string): string[] => text.match(/[A-Za-z]+(?:-[a-z]+)*/g) ?? [];

const sentencesOf = (text: string): string[] => text.match(/(?:[^.?!]|[.](?=\S))+[.?!]?/g) ?? [];

/** "A trip of ¤", "a ¤ bag": a name of what is measured by the amount. */
const ATTACHED = new RegExp(
  String.raw`\b(?:an?|the|his|her|its|their) (?:[a-z-]+ )?[a-z-]+ (?:of|weighing|that weighs|that is|with a mass of|with an area of|measuring|who weighs|with a volume of|with|that holds|which holds|holding|containing|that contains) (?:about )?${AMOUNT_MARK}|(?:to the (?:top|bottom|end) of )?(?:an?|the) [a-z]+ ${AMOUNT_MARK} (?:high|tall|long|deep|wide|away)|${AMOUNT_MARK}(?: of)?(?: [a-z-]+){1,2}`,
  "g",
);

/** Rates that hold for whatever they are told of. */
const GENERAL =
  /\b(?:dos(?:e|es|age)|rates?|prices?|costs?|densit\w+|speeds?|levels?|limits?|recommend\w*|prescri\w*|allow\w*|needs?|requires?|sells?|average)\b/i;

/** "… of oil", where the rate is of gasoline. */
function isOfAnother(text: string, { words: of, unit }: AskedMeasure, told: readonly NamedTold[]): boolean {
  const named = new Set(told.flatMap(({ above, below }) => [...above.words, ...(below?.words ?? [])]));
  const isMileage = told.some(
    ({ above, below }) =>
      below !== null &&
      above.quantity.unit.dimension + below.quantity.unit.dimension === DIMENSIONS.length + DIMENSIONS.volume,
  );
  const head = of[0] ?? "";
  // What fills a space may be anything.
  if (told.every(({ below }) => below === null)) return false;
  if (head === "" || named.has(head)) return false;
  if (FUEL.test(head) && isMileage && unit.dimension === DIMENSIONS.volume && named.size === 0) return false;
  return (text.match(new RegExp(String.raw`\b${head}s?\b`, "gi")) ?? []).length < 2;
}

/** "2.5 ounces of salt", where nothing is told of salt. */
function isOfUntold(text: string, told: readonly NamedTold[]): boolean {
  const roots = words(text).map(rootOf);
  return told.some(
    ({ above, below }) =>
      below === null &&
      above.words[0] !== undefined &&
      roots.filter((root) => root === rootOf(above.words[0] ?? "")).length < 2,
  );
}

/** "Does the truck": where the rate is a car's, the truck has none. */
function isOfAnotherActor(rest: string, question: string): boolean {
  const [, who = ""] =
    /\b(?:does|do|did|will|would|can|could|should|must|by) (?:the|this|that|an?|his|her|their) ((?:[a-z-]+ ?){1,2})/.exec(
      question.replaceAll(ATTACHED, AMOUNT_MARK),
    ) ?? [];
  const story = sentencesOf(rest);
  const rates = story.filter((sentence) => sentence.includes(RATE_MARK));
  const isGeneral = rates.some((sentence) => GENERAL.test(sentence));
  return words(who).some(
    (word) =>
      !KNOWN.has(word) &&
      !isGeneral &&
      !rates.some((sentence) => words(sentence.replace(question, "")).some((each) => stemOf(each) === stemOf(word))) &&
      !rates.includes(question),
  );
}

function withoutUnits(text: string): string {
  let [rest, at] = ["", 0];
  for (const { index, 0: word } of text.matchAll(/[A-Za-z]+/g)) {
    if (index < at) continue;
    const found = unitAt(text, index);
    rest += `${text.slice(at, index)}${found === null ? word : ""}`;
    at = found?.end ?? index + word.length;
  }
  return rest;
}

/** Whether the question speaks of nothing that the story does not, and no word of it says what no list has. */
export function isPlainStory(text: string, rest: string, asked: AskedMeasure, told: readonly NamedTold[]): boolean {
  const span = findQuestion(rest);
  if (span === null || LEFT.test(withoutUnits(rest))) return false;
  const question = rest.slice(span.start, span.end);
  const story = rest.slice(0, span.start) + rest.slice(span.end);
  if (isOfAnother(text, asked, told) || isOfUntold(text, told) || isOfAnotherActor(rest, question)) return false;
  const sides = told.flatMap(({ above, below }) => (below === null ? [above] : [above, below]));
  const known = new Set(
    [
      ...words(story),
      ...asked.words,
      ...sides.flatMap((side) => [...side.words, ...(side.thing ?? "").split(" ")]),
    ].map(rootOf),
  );
  const unknown = words(withoutUnits(question.replaceAll(ATTACHED, " "))).filter(
    (word) =>
      !KNOWN.has(word.toLowerCase()) &&
      ![...known].some((each) => each === rootOf(word) || (word.length > 2 && each.endsWith(rootOf(word)))),
  );
  // A question that tells all itself has names of its own.
  const isWhole = !/[¤§]/.test(story);
  return (
    unknown.length === 0 || (isWhole && (question.match(/\b(?:An?|an?) [a-z]+(?! (?:of )?[¤§])/g) ?? []).length < 2)
  );
}
