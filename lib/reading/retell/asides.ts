/** What a book says of a substance beside its problem: what it is used for, where it is found. It tells nothing of how much. */

const OPENING = String.raw`(?:an?|the|one of|as in|which (?:is|are|was|were|lends?|occurs?|smells?|tastes?|describes?|illustrates?|serves?|protects?|helps?|keeps?|prevents?|relieves?|causes?|attracts?|repels?|kills?|treats?|flavou?rs?|sweetens?|colou?rs?|looks?|comes|grows|costs|we|people|many|some|farmers|doctors|divers|motorists|gardeners|cooks|bakers)|(?:(?:now|once|formerly|widely|commonly|often|mainly|also|still|sometimes|frequently|long) ){0,2}(?:used|found|present|known|added|mined|sold|employed|applied|prescribed|grown|prized|valued|named|responsible|important|essential))`;

/** In a word that begins with a capital three small letters follow: a symbol or a formula is none. */
const WORD = String.raw`(?:[a-z][a-z'’-]*|[A-Z][a-z'’-]{3,})`;

const ASIDE = String.raw`${OPENING} ${WORD}(?: ${WORD}){0,14}`;

/** Words that may say what counts: of strength, share, state, part in a reaction, or another thing than is named. */
const COUNTS =
  /\b(?:(?:(?:mono|di|tri|poly)(?:prot|bas|atom|val|mer|chlor|brom|iod|fluor|ox|hydr|sulf|sulph|nitr|phosph|carb|meth|eth|unsat|sacchar|pept)|non|[a-z]*hydr|dissolv|electro|isomer|oxid|reduc|limit|contain|consist|compos|impur|pur[ei]|satur|volatil|dissoci|ioni|heat|burn|react|mix|dilut|concentr|equal|remain|coordinat|ligand|dentate|form(?:s|ed|ula)|unkn)[a-z]*|acids?|bas(?:e|ic)|salts?|alloy|excess|rest|catalyst|half|third|quarter|twice|double|triple|weak|strong|gas(?:es)?|gaseous|liquid|solid|vapou?r|solutions?|solvent|solute|ions?|cation|anion|charged?|state|agent|anode|cathode|product|precipitate|not|no|none|never|only|same|each|both|all|other|if|what|how|calculate|find|determine|give|with|without|mass|masses|volume|temperature|pressure|density|amount|number|ratio|percent|percentage|average|up|molecules?|atoms?|moles?|grams?|protons?|neutrons?|electrons?|one|two|three|four|five|six|seven|eight|nine|ten|that of|of which|of it)\b/i;

/** "It is one of the salts of": an opening that counts by itself. */
const withoutOpening = (aside: string): string => aside.replace(/^(?:one of|which (?:is|are|was|were)) /, "");

/** "…, a stimulant found in coffee, tea and soft drinks?": what ends a sentence may be a list. */
const LAST = String.raw`${ASIDE}(?:(?:, ${WORD}(?: ${WORD}){0,4}){0,2}, (?:${WORD} ){0,3}(?:and|or) ${WORD}(?: ${WORD}){0,3})?`;

const BETWEEN = new RegExp(
  String.raw`(?<=[a-z\d)+-]),? \((${LAST})\)|(?<=[A-Za-z\d)+-]), (?:(${LAST})(?=[.?:](?:\s|$))|(${ASIDE}),(?= [a-z]))`,
  "g",
);

/** "Chromium, the bright coating of cars, crystallizes": without what is only told of it; the same text where nothing is. */
export const withoutAsides = (text: string): string =>
  text.replaceAll(BETWEEN, (whole, inBrackets?: string, last?: string, inCommas?: string, at: number = 0) => {
    if (COUNTS.test(withoutOpening(inBrackets ?? inCommas ?? last ?? ""))) return whole;
    // "Methylamine, CH3NH2, which …, is": the comma behind a formula stays.
    return whole.endsWith(",") && /, [A-Z][A-Za-z\d()]*$/.test(text.slice(0, at)) ? "," : "";
  });
