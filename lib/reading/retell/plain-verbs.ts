/** Verbs, nouns and participles by which exercises say the same, as the readers know them. Values stay as they are. */

type Rule = readonly [told: RegExp, plain: string];

const ACID_WITH_CONSTANT = /\bK_?a\b|\bacid (?:dissociation|ioni[sz]ation) constant|\bacidity constant/i;

const PLAIN_VERBS: readonly Rule[] = [
  // "The Ka of HF being 6.8e-4, what pH …"
  [
    /(?<=\d ?[^.?!,\d]{0,40}|[.?!] (?:The |Its )?[A-Z]?[^.?!,\d]{0,60}|^[^.?!,\d]{0,60}) being (\d(?:[^,?!.]|\.\d)*), (?=what|which|how|calculate|find|determine)/g,
    " is $1. ",
  ],
  [/\b(M|mol\/L|mol\/dm3|mol dm-3) (?:with respect to|with regard to) /g, "$1 in "],
  [/\b(is|was|are|were) found to be (?=left|present|formed|released|absorbed)/g, "$1 "],
  [
    /(?<=\bbinding energy\b[^?]*)\b[Ww]hat is (?:it|this|that) per nucleon\b/g,
    "What is the binding energy per nucleon",
  ],
  [
    /\b[Aa]n aqueous solution has (\d[\d.]*) mol of (?:it|this acid|the acid|this base|the base) per lit(?:re|er)\b/g,
    "Its concentration is $1 M",
  ],
  // What light and atoms do.
  [
    /(?<=\b(?:photon|light|radiation|line|energy)\b[^.?!]*) (?:gives out|gives off|sends out|sends off|radiates)\b/g,
    " emits",
  ],
  [/\b(?:given out|given off|sent out|radiated)(?= (?:when|as|if|by|from)\b)/g, "emitted"],
  // What is left of a sample.
  [/\bis (?:still there|still present|still left|not yet decayed)(?=[.?!]|$)/g, "is left"],
  [
    /\b[Hh]ow long (?:must|should|does|has|will|would|do) (?:a|an|the|we|you|one|they) ?(?:[a-z]+ )?(?:to )?wait (?:until|till|before) (?:just |only |exactly )?/g,
    "How long does it take until ",
  ],
  [
    /\b([Hh]ow many [a-z]+) (?:go by|pass|elapse|will pass|must pass|are needed) (?=until|till|before)/g,
    "$1 does it take ",
  ],
  [/(?<=\border [a-z]+ |\border )(?:disappearance|breakdown|removal|consumption|loss)\b/g, "decomposition"],
  [
    /\b[Ss]tarting (?:with|from|at) (\d[\d.]* ?(?:M|mol\/L|mol\/dm3|mol dm[-−⁻]?[3³])),/g,
    "If the initial concentration is $1,",
  ],
  [
    /\b(until|till|before) (\d[\d.]* ?(?:M|mol\/L|mol\/dm3)) (?:is|are|remains?)(?: left)?(?=[.?!]|$)/g,
    "$1 the concentration is $2",
  ],
  [
    /\bthe time, in ([a-z]+), (?:in|after|within) which (?:its|the) [a-z]+ (?:[a-z ]{0,30})?(?:is halved|halves|falls to (?:a|one) half)/g,
    "its half-life in $1",
  ],
  [
    /\bthe time (?:in|after|within) which (?:its|the) [a-z]+ (?:[a-z ]{0,30})?(?:is halved|halves|falls to (?:a|one) half)/g,
    "its half-life",
  ],
  // A rate constant at two temperatures.
  [
    /\bwhose (k|rate constant) (?:goes|changes|rises|increases|grows) from ([^?]*? at \d[\d.]* ?(?:K|°C)) (?:to|and) /g,
    "whose $1 is $2 and ",
  ],
  [/\b(?:happen|go|proceed|occur|take place) by itself\b/g, "be spontaneous"],
  [/\bwill it be spontaneous\b/g, "is it spontaneous"],
  [
    /(?<=[.;] )(\d[\d.]* ?mol of [A-Za-z\d]+) (?:was|were) then (?:present|found|there)\b/g,
    "At equilibrium $1 was present",
  ],
  [/\bBy how (?:many kilojoules|much) does the enthalpy change in\b/g, "What is the enthalpy change of"],
];

/** An acid of which nobody says what it is has a constant, where one is asked for: it is weak. */
const UNKNOWN_ACID: Rule = [/\b(?:an? )?unknown (?:monoprotic |monobasic |weak )*acid\b/g, "a weak acid"];

/** The rules that may be used on a text. */
export const rulesOf = (text: string): readonly Rule[] =>
  ACID_WITH_CONSTANT.test(text) && !/\bstrong\b|\b(?:di|tri|poly)protic\b|\b(?:di|tri)basic\b/i.test(text)
    ? [...PLAIN_VERBS, UNKNOWN_ACID]
    : PLAIN_VERBS;
