/**
 * What stands at once before or behind a number and makes it no value, or another one: "not 12 g", "> 12 g", "twice 12 g",
 * "12 million g", "√12". In the six languages; the texts before and behind need no more than 24 and 40 signs.
 */

/** Applied to a number, so that its result is meant. */
export const FUNCTION_BEFORE =
  /(?:√|∛|\b(?:log|ln|lg|exp|sqrt|antilog|(?:arc)?(?:sin|cos|tan)|asin|acos|atan)\b)[\s([{]{0,4}[-−]?$|\bsqrt\{?$|(?:log|ln)_?\{?\d{0,2}\}?\s?\($/i;

const DENIED_BEFORE =
  /(?:[<>≤≥≠≪≫±]|(?<!\p{L})(?:not|isn['’]t|aren['’]t|wasn['’]t|never|under|over|than|least|most|between|below|above|no es|no son|n['’]est pas|ne sont pas|pas|menos|más de|moins|plus de)(?: (?:de|exactly|quite|equal to))?|不是|不等于|并非|小于|大于|超过|不到|नहीं|አይደለም)\s{0,3}$/iu;
const DENIED_BEHIND =
  /^[^\p{L}\p{M}\p{N}\n]{0,3}(?:(?:(?:is|was|are) )?(?:wrong|incorrect|false|not)\b|isn['’]t\b|(?:more|less|fewer|higher|lower|greater|menos|de moins|de plus)(?!\p{L})|no es\b|no son\b|es (?:falso|incorrecto)|(?:n['’]est|ne sont) pas\b|est (?:faux|fausse|incorrecte?)\b|并?不[是对]|是?错|(?:(?:गलत|ग़लत)(?: नहीं)?|नहीं|ስህተት|አይደለም)(?![\p{L}\p{M}]))/iu;

/** "Twice", "half of": of the number something else is taken. */
const TIMES_BEFORE =
  /(?<![\p{L}-])(?:twice|thrice|double|triple|half|(?:a|one) (?:third|quarter|half)|times|doble|triple|mitad|tercio|veces|moitié|tiers|fois|दुगुना|दोगुना|तिगुना|आधा|आधी|እጥፍ|ግማሽ)(?: (?:of|the|de|del|of the|of about|का|की))?\s{0,3}$|(?:[一两二三四五]倍|一半)的?\s?$/iu;
const TIMES_BEHIND =
  /^\s{0,2}(?:(?:(?:hundred|thousand|million|billion|trillion)s?|mil|cientos|millones|millón|mille|cents?|milliards?|सौ|हज़ार|हजार|लाख|करोड़|መቶ|ሺህ?|ሚሊዮን)(?![\p{L}\p{M}])|[百千万亿兆]|doubled\b|halved\b|squared\b|times (?:that|as|over)|的?(?:[一两二三四五]倍|一半)|(?:का|की|के) (?:दुगुना|दोगुना|तिगुना|आधा|आधी)|(?:እጥፍ|ግማሽ))/iu;

/** "Every second": of a rate only a part is read. */
const RATE_BEFORE =
  /(?:每\p{Script=Han}{1,2}|प्रति [\p{L}\p{M}]{1,8}|(?<!\p{L})(?:per|each|every|por|par) (?:second|minute|hour|day|lit(?:re|er)|segundo|hora|día|litro|minuto|seconde|heure|jour|litre))\s?$/iu;
const RATE_BEHIND =
  /^\s{0,2}(?:(?:every|per|cada|chaque)(?!\p{L})|(?:each|por|par) (?:second|minute|hour|day|lit(?:re|er)|gram|mole|segundo|hora|día|litro|minuto|gramo|mol|seconde|heure|jour|gramme)|每|प्रति(?![\p{L}\p{M}])|በየ)/iu;

/** Whether the number between is denied, compared, multiplied or made a rate by what stands beside it. */
export function isValueChanged(before: string, behind: string): boolean {
  return (
    [DENIED_BEFORE, TIMES_BEFORE, RATE_BEFORE].some((pattern) => pattern.test(before)) ||
    [DENIED_BEHIND, TIMES_BEHIND, RATE_BEHIND].some((pattern) => pattern.test(behind))
  );
}

const SIGN_WORD = /(?<![\p{L}\p{M}])(?:minus|negative|menos|moins|négatif|negativo|माइनस|ऋण|ሲቀነስ)\s{1,2}$|[负負]\s?$/iu;
/** "5 minus", "5 g minus": it takes away. "Au moins" is "at least". */
const NO_SIGN_WORD =
  /[\d०-९)]\s{0,2}[^\s\d]{0,8}\s{0,2}(?:minus|menos|moins|माइनस|ऋण|ሲቀነስ)\s{0,2}$|(?:au|du|à|al|lo|por) (?:moins|menos)\s{0,2}$/iu;

/** What a word before a number does: `negates` it ("minus 12", 负12), or takes it away from another, or bounds it. */
export function readSignWord(before: string): "negates" | "other" | null {
  if (!SIGN_WORD.test(before)) return null;
  return NO_SIGN_WORD.test(before) ? "other" : "negates";
}
