import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listNamed } from "./plain-words.ts";

/** What a book tells before its problem: history, uses, what is true of all of a kind. Nothing in it is given. */

const BOUNDARY = /(?<=(?:[a-z\d)%]|°[CF]|L|\d ?[MKAVJ])[.?!]["”)]?)\s+(?=["“]?[A-Z\d])/;

/** A sentence that begins so goes on with something, sets a scene, or bids. */
const SCENE =
  /^["“(]?(?:an?|the|this|that|these|those|it|its|they|their|he|she|his|her|you|your|we|our|i|here|there|then|thus|hence|so|when|while|if|as|after|before|once|given|each|both|all|every|any|such|another|one|two|three|four|next|finally|first|during|with|under|(?:in|at|on|from|by|of|to|for|into|through) (?:an?|the|this|that|these|one|your|our|[A-Z][a-z]?\d)|students?|suppose|assum\w*|imagine|consider|let|use|using|take|treat|neglect|ignor\w*|recall|remember|note|refer|express|report|round|add\w*|mix\w*|place|pour\w*|heat\w*|solutions?|samples?|equal|perform|convert|predict|complete|balance|rank|arrange|order|identify|classify|draw|state|show|explain|describe|indicate|list|select|choose|answer|assign|provide|plot|sketch|make|solve|work|compare|decide|obtain|deduce|derive|check|look|read|refer)\b/i;

/** "It is said that": nobody's it. */
const SAYING = /^(?:it (?:is|has been) (?:often |sometimes |well )?(?:said|known|believed|claimed|told)|a typical) /i;

/** An it that stands for nothing. */
const NOBODYS = /\b(?:would|will|does|did) it take\b|\bit (?:takes|took)\b/gi;

/** What changes or fixes a quantity, a formula, a reaction or a question, of whatever kind it is said. */
const MATTERS =
  /\b(?:no|not|never|none|nothing|neither|nor|without|cannot|[a-z]+n['’]t|un[a-z]+ed|if|unless|only|except\w*|but not|instead|rather|half|halves|halved|twice|doubl\w*|tripl\w*|quadrupl\w*|third|quarter|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|one (?:mole|molecule|atom|electron|proton|gram|liter|litre|to|in|part)|per|percent\w*|excess|limit\w*|remain\w*|left|lost|loss|leak\w*|pure|purity|impur\w*|mixture|alloy|hydrat\w*|anhydrous|constant|sealed|rigid|closed|ideal\w*|weak\w*|strong|completely|fully|partial\w*|slight\w*|saturat\w*|equilibrium|catalyst|order|electrolytes?|dissociat\w*|ioni[sz]\w*|(?:mono|di|tri|tetra|penta|hexa|poly)(?:protic|basic|mers?|atomic|valent|dentate)\w*|charges?|charged|oxidation|valen\w*|spin|excited|same|equal\w*|proportional\w*|independent|increas\w*|decreas\w*|ris(?:e|es|ing)|rose|fall(?:s|ing)?|fell|neutrali[sz]\w*|over water|STP|room temperature|standard|lighter|heavier|definition|defined?|called|means?|formula|symbol|equation|is (?:now |then )?(?:added|mixed|dissolved|heated|burned|burnt|diluted|collected|poured|removed|placed|cooled|compressed|treated|titrated|electroly[sz]ed|reduced|oxidi[sz]ed))\b/i;

/** "A few hundred grams", "more than a thousand": nothing is reckoned with them. */
const VAGUE =
  /\b(?:(?:more|less) than |over |about |nearly |almost )?(?:an?|several|a few|many|some) (?:dozen|hundred|thousand|million)s?\b/gi;

/** Where something melts or boils, and how long a lamp burns, beside a problem without temperatures and times. */
const MELTS = /\b(?:melts|boils|freezes|sublimes) (?:at|near|below|above) [-−–]?\d+(?:\.\d+)? ?°[CF]/gi;
const OF_WARMTH = /°[CF]|\d ?K\b|temperature|heat|melt|boil|freez|sublim|vapor|phase/i;
const LASTS =
  /\b(?:draws|uses) (?:some |about )?\d+ ?W\b|\b(?:lasts|burns) (?:for )?(?:some |about )?[\d,]+ (?:hours|days|years)/gi;
const OF_TIME =
  /\b(?:hours?|days?|years?|minutes?|seconds?|how long|time|rate|watts?|power|current|half-li[fv]es?)\b|\d ?(?:[smhW]|min|yr?)\b/i;

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

/** Formulas at a state or at the signs of an equation. */
const IN_EQUATION = /(?<![A-Za-z\d])\d*([A-Z][A-Za-z\d()]*)(?=\((?:g|l|s|aq)\)| ?(?:\+|→|⇌|⟶|->))/g;

const listAll = (text: string): string[] => [
  ...listNamed(text),
  ...[...text.matchAll(IN_EQUATION)].map(([, formula = ""]) => formula),
];

/** Whether a sentence alone names what may be meant, or be at work, behind it. */
function isMissed(sentence: string, rest: string): boolean {
  const later = listAll(rest);
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

function withoutHarmless(sentence: string, rest: string): string {
  const plain = sentence.replaceAll(HARMLESS, " ").replaceAll(VAGUE, " ");
  const cold = OF_WARMTH.test(rest) ? plain : plain.replaceAll(MELTS, " ");
  return OF_TIME.test(rest) ? cold : cold.replaceAll(LASTS, " ");
}

/** Whether the next sentence speaks of what this one names: where it names no substance, nothing is lost. */
const isContinued = (sentence: string, next: string): boolean =>
  listNamed(sentence).length > 0
    ? BACK.test(next.replaceAll(NOBODYS, " "))
    : /^(?:it|its|they|their|he|she|his|her)\b/i.test(next);

/** `next`: the sentence behind it; `rest`: all others. */
function isGeneral(sentence: string, next: string, rest: string): boolean {
  const bare = withoutHarmless(sentence, rest);
  // Behaviour that is not ideal is what that equation is for.
  const told = /\bvan der Waals\b/.test(rest) ? bare.replaceAll(/\bideal\w*/g, " ") : bare;
  const isScene = SCENE.test(sentence) && !SAYING.test(sentence);
  const counts = /\d/.test(told) || MATTERS.test(told) || ASKS.test(told);
  return !isScene && !counts && !isContinued(sentence, next) && (isOfUses(sentence, rest) || !isMissed(sentence, rest));
}

/** What happens to the things of a problem, once it has begun. */
const HAPPENS =
  /\b(?:react|form|produc|burn|combust|decompos|precipitat|dissol|evaporat|condens|escap|add|mix|pour|heat|warm|cool|expand|compress|stir|filter|dr(?:y|ied|ies)|wash|collect|titrat|oxidi[sz]|reduc|convert|become|turn|releas|absorb|suppl|use|reach|settl)\w*/i;

/** What a sentence is about that begins with the name of a substance, and speaks of nothing else. */
function subjectOf(sentence: string): string | null {
  const [subject = ""] =
    /^[A-Z][a-z]+(?: [a-z]+(?:ide|ate|ite|ium|gen|ine|ol|one|oxide|acid))?(?= )/.exec(sentence) ?? [];
  return subject !== "" && listNamed(subject).length === 1 && listNamed(sentence).length === 1 ? subject : null;
}

/** What is always so of a kind, or of a substance by its name. */
const ALWAYS = /^(?:a typical|most|many) [a-z]+ (?:\w+ )?(?:is|are|has|have|[a-z]+s)\b/i;

/** Whether a sentence behind the beginning of a problem goes on with it. */
const isOfProblem = (sentence: string): boolean =>
  HAPPENS.test(sentence) ||
  !(ALWAYS.test(sentence) || (subjectOf(sentence) !== null && / (?:is|was|has) /.test(sentence)));

/** "It crystallizes …": by its name, once the sentence that names it is gone. */
const withSubject = (sentence: string, subject: string | null): string =>
  subject === null
    ? sentence
    : sentence.replace(/^It (?=(?:is|has|was|crystalli[sz]es|melts|boils|decays) )/, `${subject} `);

/** The text without its general sentences; null where it has none. */
export function withoutGeneralities(text: string): string | null {
  const sentences = text.split(BOUNDARY);
  const kept: string[] = [];
  let hasBegun = false;
  let subject: string | null = null;
  for (const [at, written] of sentences.entries()) {
    const sentence = withSubject(written, subject);
    const next = withSubject(sentences[at + 1] ?? "", subjectOf(sentence));
    const rest = [...kept, ...(next === "" ? [] : [next]), ...sentences.slice(at + 2)].join(" ");
    const isDropped: boolean = !(hasBegun && isOfProblem(sentence)) && isGeneral(sentence, next, rest);
    subject = isDropped ? subjectOf(sentence) : null;
    if (!isDropped) kept.push(sentence);
    hasBegun ||= !isDropped;
  }
  return kept.length === sentences.length || kept.length === 0 ? null : kept.join(" ");
}
