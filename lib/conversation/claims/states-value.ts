import { saysCue } from "../guide-cues.ts";
import { CONCLUDES } from "./own-result.ts";
import { DECLARES } from "./count-claim.ts";

/** "So 8 g is 0.2 mol?": a sentence whose mark alone makes it a question. */
export const STATES =
  /(?:\b(?:is|are|makes?|gives?|equals?|weighs?|es|son|da|dan|pesan?|est|sont|fait|font|donne|p[eè]se(?:nt)?)\s|是|为|等于)\s*(?:about |only |around |unos |unas |environ |约|大约)?\d[\d.,]*\s?[^\s?？\d]{1,8}(?:\s(?:of|de)\s\S+|\s?\p{Script=Han}{1,3})?\s*[?？]\s*$|\d[\d.,]*\s?[^\s?？\d]{1,8}\s(?:हुए|हुआ|हुई|होंगे|होगा|होगी|है|हैं|ነው|ናቸው|ይሆናል)\s*[?？፧।]\s*$/iu;

/** "0.5 mol of CO2 has a volume of 22.4 L at STP?": what is named is told right behind it. */
export const HOLDS =
  /\d.*(?:\b(?:(?:has|have|with) an? (?:mass|volume) of|occup(?:y|ies)|takes? up|tienen? (?:una? )?(?:masa|volumen) de|ocupan?|(?:a|ont) (?:une? )?(?:masse|volume) de|occupent?)\s|体积(?:是|为)|质量(?:是|为)|占)\s*(?:about |only |around |unos |unas |environ |约|大约)?\d[\d.,]*\s?[^\s?？\d]{1,8}(?:\s[^?？\d]{2,25}|\s?\p{Script=Han}{1,6})?\s*[?？]\s*$/iu;

/** Whether a text states a value, to have it checked: by a word for that, a conclusion, or its mark alone. */
export function statesValue(text: string): boolean {
  return (
    saysCue(text, "check") ||
    saysCue(text, "mine") ||
    [STATES, CONCLUDES, TAGGED, DECLARES, ALIKE].some((sign) => sign.test(text))
  );
}

/** The same is said of something else: "is 13 too?", "c'est 13 aussi ?" */
const ALIKE =
  /(?:(?<!\p{L})(?:is|are|it['’]?s|es|son|est|sont)|=|是|为)\s*(?:also|tambi[eé]n|aussi|也是?)?\s*\p{Nd}[\p{Nd}.,]*(?:\s?[^\s\p{Nd}?？]{1,8})?\s*(?:also|too|as well|then|tambi[eé]n|igual|aussi|pareil|भी|ደግሞ)?\s*[?？፧]\s*$/iu;

/** A tag behind a value: "是0.6摩尔吧", "0.5 mol hue na". */
const TAGGED = /\p{Nd}[^\n]*(?:吧|\sna|\sना)\s*[?？。।]?\s*$/iu;
