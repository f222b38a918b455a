import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Words } from "../../wording/words.ts";
import { spellMolarMass } from "../spell-molar-mass.ts";
import { type Posed, poseProblem } from "../pose-problem.ts";

/** Longer messages are problems of their own, and so much a stem has at most. UTF-16 units. */
const LONGEST = 120;
const LONGEST_STEM = 600;

/** Where a sentence begins to ask: what stands before it tells. */
const ASKS =
  /[,;:]?\s*(?:(?:and|then|y|et|और|እና)\s+)?(?<![\p{L}\p{M}])(?:what(?:['’]?s)?|which|how (?:much|many|long)|find|calculate|determine|compute|work out|is it|qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|calcula(?:r|d)?|halla|quel(?:le)?s?|combien|calcule[rz]?|trouve[rz]?|ምን|ስንት|የትኛው|አስላ|क्या|कितन[ाीे]|कौन)(?![\p{L}\p{M}])[^\n]*$|[,，;；。]?\s*(?:求|问|计算|多少|哪)[^\n]*$/iu;

/** "…, so molecular?" asks behind what it tells. */
const CONCLUDES = /(?<=\S)[\s,;]+(?:so|then)\s+(?:what(?:['’]?s| is) )?(?:the )?(?=\p{L}[^.]*\?\s*$)/iu;

/** What is only named is asked for: "moles of AlCl3". */
const NAMED = ["How many {x}?", "What is the {x}?"];

/** What leads over to a further question and says nothing of it. */
const LEADS = /^[\s¿¡]*(?:(?:and|so|ok|okay|then|now|but|y|pero|et|mais|那么?|और|तो|እና)(?![\p{L}\p{M}])[\s,]*)+/iu;

/**
 * What a message asks of what a problem tells, put as a problem of its own: the problem without its question, and the message as its
 * question. For solutions that no quantities are known of: "10 g of Al and 35 g of Cl2, what is limiting", "moles of AlCl3?". Null
 * where the problem's question holds values, or nothing solves it as a whole.
 */
export function askAnew(text: string, problem: string, words: Words): Posed | null {
  if (text.length > LONGEST || problem.length > LONGEST_STEM) return null;
  const stem = stemOf(problem);
  const asked = spellMolarMass(text.trim().replace(LEADS, ""))
    .replace(CONCLUDES, ". What is the ")
    .replace(/\bmolecular(?=[\s?.!]*$)/iu, "molecular formula");
  if (stem === null || asked === "") return null;
  const isNamed = words.locale === DEFAULT_LOCALE && !/\p{Nd}\s?\p{L}/u.test(asked);
  const questions = [
    asked,
    ...(isNamed ? NAMED.map((question) => question.replace("{x}", asked.replace(/[\s.?!]+$/u, ""))) : []),
  ];
  const posed = questions.map((question) => poseProblem(`${stem}. ${question}`, words)).find((each) => each !== null);
  return posed?.solutions.length === 1 ? posed : null;
}

/** What a problem tells; null where its question tells something as well, or nothing stands before it. */
function stemOf(problem: string): string | null {
  const told: string[] = [];
  for (const sentence of problem.split(/(?<=[.?!。？।])\s+|\n+/u)) {
    const asks = ASKS.exec(sentence);
    const before = sentence.slice(0, asks?.index ?? sentence.length).replace(/[\s.,;:?？。।]+$/u, "");
    if (asks !== null && /\p{Nd}\s?[\p{L}%°]/u.test(asks[0].replaceAll(/[A-Z(][A-Za-z\d()]*/gu, " "))) return null;
    if (before.trim() !== "") told.push(before.trim());
  }
  const stem = told.join(". ");
  return /\p{Nd}/u.test(stem) ? stem : null;
}
