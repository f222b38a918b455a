import { rulesOf } from "./plain-verbs.ts";

/**
 * Questions turned as most exercises ask them, and what courses and stories call otherwise: "What heat capacity does the
 * calorimeter have?", "just feasible", "each of". The data stay as they are.
 */

type Rule = readonly [told: RegExp, plain: string | ((...groups: string[]) => string)];

const QUANTITY = String.raw`(?:[a-z-]+ ){0,3}?(?:heat capacity|pH|pOH|voltage|emf|potential|temperature|pressure|volume|mass|wavelength|frequency|energy|concentration|molarity|half-life|value|percentage|constant|age|density|charge|current|speed|enthalpy(?: change)?|entropy(?: change)?)`;

const HAS = "(?:have|possess|show|display|deliver|exhibit|reach|attain|carry|take on|acquire|amount to)";

const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

const ORDINAL = `(${ORDINALS.slice(1).join("|")})`;

const countOf = (word: string): string => {
  const at = COUNTS.indexOf(word.toLowerCase());
  return at === -1 ? word : String(at);
};

const levelOf = (word: string): string => String(ORDINALS.indexOf(word.toLowerCase()));

const N = String.raw`\d[\d.]*(?<!\.)`;

const RULES: readonly Rule[] = [
  // What a thing has, and what is found of it.
  [
    new RegExp(
      String.raw`\b[Ww](?:hat|hich) (${QUANTITY}) (?:does|do|did|will|would|should) ((?:[^.?!,]|\.(?=\d)){1,90}?) ${HAS}\b`,
      "g",
    ),
    "What is the $1 of $2",
  ],
  [
    new RegExp(
      String.raw`\b[Ww](?:hat|hich) (${QUANTITY}) has ((?:an?|the|this) [a-z]+(?: [a-z]+)?)(?= if\b| when\b| whose\b|\?)`,
      "g",
    ),
    "What is the $1 of $2",
  ],
  [
    new RegExp(
      String.raw`\b[Ww](?:hat|hich) (${QUANTITY}) (?:would|will|should|can|is|was) (?:be |to be )?(?:measured|observed|recorded|found|obtained|expected|predicted|calculated|shown|read) (for|of|in|when|if|at|by)\b`,
      "g",
    ),
    (_, noun = "", joint = "") => `What is the ${noun} ${joint === "for" || joint === "by" ? "of" : joint}`,
  ],
  [
    /\b([Hh]ow many [a-z]+ of [A-Za-z\d()]+) (?:does|do|did|will|would) (the [a-z ]+?) (?:contain|hold|have)\b/g,
    "$1 are in $2",
  ],
  [
    /\b[Hh]ow much ([A-Z][A-Za-z\d()]*|[a-z]+ [a-z]+),? (?:in|expressed in) (?:mol\/L|mol\/dm3|M|mol L-1|mol dm-3|moles per lit(?:re|er)),? (?:will |can |would )?dissolves? in\b/g,
    "What is the molar solubility of $1 in",
  ],
  // So many of each.
  [
    new RegExp(
      String.raw`\b(${N} ?(?:mol|moles?|g|mL|L|atm|M)|[Oo]ne mole) (?:of each|each) of ([A-Za-z\d()]+)(?: gas)? and ([A-Za-z\d()]+)\b`,
      "g",
    ),
    "$1 of $2 and $1 of $3",
  ],
  // A question with the data inside: first what there is, then what is asked of it.
  [
    /(?<=^|[.?!] )[Ww]hat (?:is|would be|will be) the (emf|voltage|(?:standard )?cell potential|standard emf|pH|e\.m\.f\.) of an? ((?:[a-z]+ )?(?:cell|battery|buffer|solution)) (?:that is |which is )?(made of|made from|consisting of|composed of|built from|built of|made up of) ([^?]+)\?/g,
    (_, noun = "", thing = "", joint = "", data = "") =>
      `A ${thing} is ${joint.replace("consisting", "made").replace("composed", "made").replace("built", "made")} ${data}. What is the ${noun} of the ${thing}?`,
  ],
  // Verbs and nouns that say the same.
  [
    /(?<=\b(?:energy|heat)\b[^.?!]*\b(?:is|are|was|will be) )(?:set free|given out|given off|liberated|let off)\b/g,
    "released",
  ],
  [
    /\b[Tt]he rate of (?:a|the|this) reaction (?:is given by|obeys|follows|is)(?: the (?:equation|expression|law))?:? (?=rate ?=)/g,
    "The rate law is ",
  ],
  [
    /\b[Ww]hat value (?:does|did|has) (?:the )?(?:rate constant )?k(?: have| take)?(?= ?[?.])/g,
    "What is the rate constant k",
  ],
  [/\b(?:find|calculate|what is) (?:the )?value of k(?= ?[?.])/gi, "What is the rate constant k"],
  [
    /\bwith half of (?:it|the sample|the substance|the material) (?:gone|lost|decayed|decomposed|used up) (?:every|after|in) (?=\d)/g,
    "with a half-life of ",
  ],
  [/\bbreaks down by\b/g, "decomposes by"],
  [/(?<=\b[Ww]hat energy )must be (?:supplied|provided|absorbed|put in)\b/g, "is needed"],
  [
    /(?<=\b(?:percentage|percent|fraction) of the (?:original|initial) (?:sample|amount|substance|material) )is (?:present|left|there|still there|still present)(?= after)/g,
    "remains",
  ],
  [/\ban (?:amine|alkaloid|organic base)\b/g, "a weak base"],
  [/\b(?:shows|exhibits|displays) a pH\b/g, "has a pH"],
  [/\b(?:lift|raise|promote|move|kick) (?=(?:the|an) electron)/g, "excite "],
  [/\b(from|to) (?:the|its) ground (?:state|level)(?=[^.?!]*\bn ?= ?\d)/g, "$1 n = 1"],
  // An acid without a name, the only one.
  [
    /(?<=^(?![\s\S]*\b(?:strong|salt|buffer|[A-Z]-|H[B-Z]\b[\s\S]*H[A-Z]\b|Na[A-Z]\b))[\s\S]*\d ?(?:M|mol\/L|mol\/dm3|mol dm-3) )H[AX]\b(?![\s\S]*\bH[A-Z]\b)/g,
    "weak acid",
  ],
  // What a thermometer does.
  [
    /\b(?:[Tt]he )?(?:thermometer(?: reading)?|temperature|temp|T) (?:climbs|climbed|rises|rose|increases|increased|goes up|went up) (?=\d[\d.]* ?(?:°C|C\b|K\b|degrees))/g,
    "the temperature rises by ",
  ],
  [
    /\b(?:[Tt]he )?(?:thermometer(?: reading)?|temperature|temp|T) (?:sinks|sank|falls|fell|decreases|decreased|drops|dropped|goes down|went down) (?=\d[\d.]* ?(?:°C|C\b|K\b|degrees))/g,
    "the temperature falls by ",
  ],
  [/(?<!\b(?:nothing|none|no|not|never|without)\b[^.?!]{0,80})\bignited\b/g, "burned"],
  [
    /\b(?:once|when|after|as soon as) (?:(?:the )?equilibrium (?:is|was|has been|had been) (?:established|attained|reached)|(?:the )?(?:system|mixture|reaction|it) (?:comes to|came to|has come to|reaches|reached|has reached|attains|is at) equilibrium)(?=[.?,])/g,
    "at equilibrium",
  ],
  // Kc is that of concentrations at equilibrium, where nothing says that they are those of the start.
  [
    /(?<=^(?![\s\S]*(?:initial|start|begin|at first|original|equilibrium))[\s\S]*\bK_?[cp] [^?]*)\b(?:if|when|with|where) (?=\[)/g,
    "if at equilibrium ",
  ],
  // A vessel of whose metal nothing is told.
  [
    /,? in (?:a|an|the) (?:small |thin )?(?:copper|metal|tin|steel|iron|glass) (?:can|pot|beaker|container|vessel)\b(?![\s\S]*\b(?:copper|metal|tin|steel|iron|glass|can|pot|vessel)\b)/g,
    "",
  ],
  // A unit that two values share.
  [
    /(?<=(?<![\d.])\d[\d.]*(?:e-?\d+| ?[×x] ?10\^?[-−⁻]?[\d⁰¹²³⁴-⁹]+)?) ?((?:L|M|mol|dm3)?[^\s\d]*(?: ?(?:s|min|h|mol|M)(?:\^?-1|⁻¹|−1)){1,2}) at (\d[\d.]* ?(?:K|°C)) and (\d[\d.]*(?:e-?\d+)?) at (?=\d[\d.]* ?(?:K|°C))/g,
    " $1 at $2 and $3 $1 at ",
  ],
  // What is asked for in a letter.
  [/(?<=[.;,] ?)\bw(?=(?: in k?J)? ?\?)/g, "What is the work"],
  [/\b([Hh]ow old) ?\??$/g, "$1 is it?"],
  [/\bc-14\b/g, "C-14"],
  [/\bfeasible\b/g, "spontaneous"],
  // Electrons that go over.
  [
    /,? ?(?:in which|where|for which|as|with) (\d|one|two|three|four|five|six) (?:moles? of )?electrons? (?:are|is|were|being) (?:transferred|exchanged|involved|moved)\b/g,
    (_, count = "") => ` with n = ${countOf(count)}`,
  ],
  [
    /\b(?:an? )?(one|two|three|four|five|six)-electron (?=(?:cell |redox )?(?:reaction|process|transfer|cell))/g,
    (_, count = "") => `an n = ${countOf(count)} `,
  ],
  // Levels of the one electron of hydrogen.
  [
    new RegExp(
      String.raw`\bfrom (?:the )?${ORDINAL} (?:(?:energy |excited )?(?:level|shell|orbit) )?(?:down |up |back )?to (?:the |its )?${ORDINAL}(?: (?:energy )?(?:level|shell|orbit))?\b`,
      "g",
    ),
    (_, from = "", to = "") => `from n = ${levelOf(from)} to n = ${levelOf(to)}`,
  ],
];

/** K beside ΔG or E° is the constant of an equilibrium. */
const OF_EQUILIBRIUM = /[Δ∆]\s?G|\bd(?:elta )?G\b|gibbs|free energy|\bE ?°|\bemf\b|potential/i;
const LETTERS: readonly Rule[] = [
  [
    /(?<=\b(?:[Ff]ind|[Cc]alculate|[Dd]etermine|[Cc]ompute|[Ee]stimate|[Ww]hat is|[Ww]hat's)(?: the)?(?: value of)? )K(?= (?:at|for|of)\b| ?[?.]|$)/g,
    "the equilibrium constant",
  ],
  [/^K(?= (?:for|of|at)\b)/g, "equilibrium constant"],
];

/** The text in these words; itself where it has none of them. */
export function withPlainAsks(text: string): string {
  const rules: readonly Rule[] = [...rulesOf(text), ...RULES, ...(OF_EQUILIBRIUM.test(text) ? LETTERS : [])];
  return rules.reduce(
    // The two overloads of replace do not accept their own union.
    (told, [pattern, plain]) =>
      typeof plain === "string" ? told.replace(pattern, plain) : told.replace(pattern, plain),
    text,
  );
}
