import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listNamed } from "./plain-words.ts";

/** What a book tells before its problem: history, uses, what is true of all of a kind. Nothing in it is given. */

const BOUNDARY = /(?<=(?:[a-z\d)%]|°[CF]|L|\d ?[MKAVJ])[.?!]["”)]?)\s+(?=["“]?[A-Z\d])/;

/** A sentence that begins so goes on with something, sets a scene, or bids. */
const SCENE =
  /^["“(]?(?:an?|the|this|that|these|those|it|its|they|their|he|she|his|her|you|your|we|our|i|here|there|then|thus|hence|so|when|while|if|as|after|before|once|given|each|both|all|every|any|such|another|one|two|three|four|next|finally|first|during|with|under|(?:in|at|on|from|by|of|to|for|into|through) (?:an?|the|this|that|these|one|your|our|[A-Z][a-z]?\d)|students?|suppose|assum\w*|imagine|consider|let|use|using|take|treat|neglect|ignor\w*|recall|remember|note|refer|express|report|round|add\w*|mix\w*|place|pour\w*|heat\w*|solutions?|samples?|equal|perform|convert|predict|complete|balance|rank|arrange|order|identify|classify|draw|state|show|explain|describe|indicate|list|select|choose|answer|assign|provide|plot|sketch|make|solve|work|compare|decide|obtain|deduce|derive|check|look|read|refer)\b/i;

/** "It is said that": nobody's it. */
const SAYING = /^it (?:is|has been) (?:often |sometimes |well )?(?:said|known|believed|claimed|told) /i;

/** An it that stands for nothing. */
const NOBODYS = /\b(?:would|will|does|did) it take\b|\bit (?:takes|took)\b/gi;

/** What changes or fixes a quantity, a formula, a reaction or a question, of whatever kind it is said. */
const MATTERS =
  /\b(?:no|not|never|none|nothing|neither|nor|without|cannot|[a-z]+n['’]t|un[a-z]+ed|if|unless|only|except\w*|but not|instead|rather|half|halves|halved|twice|doubl\w*|tripl\w*|quadrupl\w*|third|quarter|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|one (?:mole|molecule|atom|electron|proton|gram|liter|litre|to|in|part)|per|percent\w*|excess|limit\w*|remain\w*|left|lost|loss|leak\w*|pure|purity|impur\w*|mixture|alloy|hydrat\w*|anhydrous|constant|sealed|rigid|closed|ideal\w*|weak\w*|strong|completely|fully|partial\w*|slight\w*|saturat\w*|equilibrium|catalyst|order|electrolytes?|dissociat\w*|ioni[sz]\w*|(?:mono|di|tri|tetra|penta|hexa|poly)(?:protic|basic|mers?|atomic|valent|dentate)\w*|charges?|charged|oxidation|valen\w*|spin|excited|same|equal\w*|proportional\w*|independent|increas\w*|decreas\w*|ris(?:e|es|ing)|rose|fall(?:s|ing)?|fell|neutrali[sz]\w*|over water|STP|room temperature|standard|lighter|heavier|definition|defined?|called|means?|formula|symbol|equation|is (?:now |then )?(?:added|mixed|dissolved|heated|burned|burnt|diluted|collected|poured|removed|placed|cooled|compressed|treated|titrated|electroly[sz]ed|reduced|oxidi[sz]ed))\b/i;

/** "Two stable isotopes", "boron-10", "in 1886": numbers that no law takes. */
const HARMLESS =
  /\b(?:two|three) (?:stable|natural|naturally occurring|common)(?: \w+)? (?:isotopes|forms)\b|\b[a-z]+-\d+\b|\b(?:in|since|by|about|around|of) (?:1[5-9]|20)\d\d\b/gi;

const ASKS = /[?=→⇌%°]|->|\b(?:find|calculate|determine|what|how|which|write|name|give|compute|estimate)\b/i;

/** What refers back to something told before. */
const BACK = /\b(?:this|these|those|such|its?|they|their|them|he|she|his|her|same|latter|former|above|also|too)\b/i;

/** A thing by its kind, which its name was told for before. */
const BY_KIND =
  /\b(?:this|the|that|these|its?) (?:\w+ )?(?:compounds?|substances?|elements?|metals?|salts?|acids?|bases?|gas|gases|liquids?|solids?|ions?|reactions?|process|oxides?|minerals?|ores?|molecules?|drugs?|isotopes?|nuclides?)\b/i;

/** Elements that are in nearly everything. */
const COMMON: ReadonlySet<string> = new Set(["O", "H"]);

/** The elements by which a substance is known: of a salt its metal, of water both. */
function listElements(formulas: readonly string[]): string[] {
  return formulas.flatMap((each) => {
    const parsed = parseFormula(each.split(",")[0] ?? "");
    const elements = parsed.ok ? [...parsed.value.counts.keys()] : [];
    const own = elements.filter((element) => !COMMON.has(element));
    return own.length > 0 ? own : elements;
  });
}

/** Whether a sentence alone names what may be meant, or be at work, behind it. */
function isMissed(sentence: string, rest: string): boolean {
  const later = listNamed(rest);
  const again = new Set(later.flatMap((name) => name.split(",")));
  const alone = listNamed(sentence).filter((name) => !name.split(",").some((each) => again.has(each)));
  if (alone.length === 0) return false;
  // "Vinegar is acetic acid": by that name it goes on.
  const [subject = ""] = /[A-Za-z]{4,}/.exec(sentence) ?? [];
  if (subject !== "" && new RegExp(String.raw`\b${subject}\b`, "i").test(rest)) return true;
  const shared = listElements(alone).filter((element) => listElements(later).includes(element));
  const isIonTold = (element: string): boolean => new RegExp(String.raw`\b${element}\^?\d?[⁰¹²³⁴+⁺-]`).test(rest);
  return later.length === 0 || BY_KIND.test(rest) || !shared.every(isIonTold);
}

/** What a substance is good for, and where it is found: nothing of this is at work in a problem that names its own. */
const OF_USES =
  /\b(?:is|are|was|were|has been|have been) (?:(?:often|commonly|widely|sometimes|usually|frequently|mainly|now|still|also|once|originally|typically) )*(?:used|added|employed|sold|found|manufactured|applied|consumed|taken) (?:to|as|in|for|on|by|with|commercially|industrially|extensively)\b/i;

const isOfUses = (sentence: string, rest: string): boolean =>
  OF_USES.test(sentence) && !BY_KIND.test(rest) && listNamed(rest).length > 0;

function isGeneral(sentence: string, rest: string): boolean {
  const bare = sentence.replaceAll(HARMLESS, " ");
  // Behaviour that is not ideal is what that equation is for.
  const told = /\bvan der Waals\b/.test(rest) ? bare.replaceAll(/\bideal\w*/g, " ") : bare;
  const [next = ""] = rest.replaceAll(NOBODYS, " ").split(BOUNDARY);
  const isScene = SCENE.test(sentence) && !SAYING.test(sentence);
  const counts = /\d/.test(told) || MATTERS.test(told) || ASKS.test(told);
  return !isScene && !counts && !BACK.test(next) && (isOfUses(sentence, rest) || !isMissed(sentence, rest));
}

/** The text without the general sentences that it begins with; null where it begins with none. */
export function withoutGeneralities(text: string): string | null {
  const sentences = text.split(BOUNDARY);
  const first = sentences.findIndex((sentence, at) => !isGeneral(sentence, sentences.slice(at + 1).join(" ")));
  return first < 1 ? null : sentences.slice(first).join(" ");
}
