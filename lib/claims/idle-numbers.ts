import { isUnity } from "../quantity/units/unit.ts";
import type { ReadNumber, Span } from "./claim.ts";
import { findRole, findSaid } from "./bind.ts";
import type { Mention } from "./bind.ts";

/** "1." and "2)" before an item of a list, in a heading too. */
const ITEM_BEFORE = /(?:^|\n)[ \t>#|*-]{0,8}\(?$/;
const ITEM_BEHIND = /^\*{0,2}[.)、．）:](?:\s|\*|$|[^\d\s])/;
/** Words that number what they stand before. */
const NUMBERED =
  /(?:\b(?:step|steps|part|question|problem|example|exercise|case|rule|method|hint|section|chapter|figure|table|equation|option|paso|parte|pregunta|ejemplo|ejercicio|regla|figura|tabla|étape|partie|question|exemple|exercice|règle|figure|tableau|grade|group|period|grupo|periodo|groupe|période|page|página)|第|步骤|步|ደረጃ|ምሳሌ|ጥያቄ|ቡድን|चरण|उदाहरण|प्रश्न|समूह|आवर्त|भाग)\s{0,2}#?$/iu;
/** Words and signs that a year stands behind, or before. */
const YEAR_BEFORE =
  /(?:(?<!\p{L})(?:in|since|until|from|by|around|about|en|desde|hasta|año|hacia|dans|depuis|vers|jusqu['’]en|année|सन्|सन|वर्ष|በ)\s{0,2}|[(（](?:1[6-9]\d\d|20\d\d)[-–])$/iu;
const YEAR_BEHIND = /^(?:\s?(?:年|में|ዓ\.?\s?ም)|[-–](?:1[6-9]\d\d|20\d\d)[)）])/u;
const CHINESE_YEAR = /^(?:1[6-9]|20)\d\d\s?年$/;
/** What is counted in atoms, and what has small whole numbers for values. */
const COUNTED =
  /^\s?(?:more |valence |outer |lone |unpaired |significant |cifras |chiffres |个|价)?(?:electrons?|protons?|neutrons?|electrones|protones|neutrones|électrons|电子|质子|中子|इलेक्ट्रॉन|प्रोटॉन|न्यूट्रॉन|ኤሌክትሮን|ፕሮቶን|ኒውትሮን|significant figures|figures|cifras significativas|chiffres significatifs|位有效数字)/iu;
const COUNT_SAID =
  /(?:p(?:H|OH|K[abw]?)|charge|oxidation (?:number|state)|coefficient|atomic number|mass number|(?:bond|quantum) (?:order|number)|carga|número de oxidación|número atómico|coeficiente|nombre d['’]oxydation|numéro atomique|电荷|氧化数|化合价|原子序数|系数|आवेश|ऑक्सीकरण (?:संख्या|अवस्था)|परमाणु क्रमांक|गुणांक|ቻርጅ|ኦክሲዴሽን ቁጥር|አቶሚክ ቁጥር)[^\d.!?。]{0,24}$/iu;
const ORDINAL = /^(?:st|nd|rd|th|er|ère|e|º|ª|°(?!C|F)|ኛ|वाँ|वां|वीं|वे)(?![\p{Script=Latin}])/u;
const COUNTED_STEP = /^\s?(?:步|个步骤|题|ኛ|年|:|：)/u;
const SMALL = 20;

/** Whether a number only counts, orders or dates: "1.", "step 2", "3rd", "in 1898", "2 ways". */
export function saysNothing(
  number: ReadNumber,
  { text, mentions }: { readonly text: string; readonly mentions: readonly Mention[] },
): boolean {
  const { quantity, start, end } = number;
  const [before, behind] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 12)];
  const { value } = quantity;
  const isWhole = value.isInteger() && number.roundPlace === null && number.lastPlace === 0;
  if (CHINESE_YEAR.test(text.slice(start, end))) return true;
  if (!isUnity(quantity.unit))
    return (
      value.eq(1) &&
      /^1$/.test(text.slice(start, start + 1)) &&
      !/[=≈]\s*$/.test(before) &&
      /^[^\d.,]/.test(text.slice(start + 1))
    );
  if (!value.isInteger() || (number.isUnclear && !NUMBERED.test(before))) return false;
  // The base of a power: 10^(−pH).
  if (/^\^[({]?\s?[-−]?\p{L}/u.test(behind)) return true;
  if (NUMBERED.test(before) || ORDINAL.test(behind) || (before.endsWith("第") && COUNTED_STEP.test(behind)))
    return true;
  if (ITEM_BEFORE.test(before) && ITEM_BEHIND.test(behind)) return true;
  const isYear = value.gte(1600) && value.lte(2100) && end - start === 4;
  if (isYear && (YEAR_BEFORE.test(before) || YEAR_BEHIND.test(text.slice(end, end + 12)))) return true;
  if (value.abs().lte(SMALL) && isWhole) return !isChemical(start, end, text, mentions);
  return false;
}

/** A small whole number is a claim where an equals sign or the name of its quantity stands before it, or a substance in its sentence. */
function isChemical(start: number, end: number, text: string, mentions: readonly Mention[]): boolean {
  if (
    findSaid(text, start) !== null ||
    findRole(text, start) !== null ||
    COUNTED.test(text.slice(end, end + 40)) ||
    COUNT_SAID.test(text.slice(Math.max(0, start - 60), start))
  )
    return true;
  if (/[=≈:+−]\s*$/.test(text.slice(Math.max(0, start - 4), start))) return true;
  return mentions.some((mention: Span) => (mention.start >= end ? mention.start - end < 40 : start - mention.end < 40));
}
