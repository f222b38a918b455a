import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { WRITTEN } from "../text/labelled.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in problems on equilibria, acids and rates: constants that are told beside, protons that are all given, questions by letters. */

const TEMPERATURE = String.raw`${N} ?(?:K|°C)`;
const LITRE = String.raw`(?:lit(?:er|re)|L|dm3|dm\^3|dm³)`;

/** What a reaction is called or good for, before it is written. */
const NAMING = String.raw`(?:(?!\b(?:calculate|find|what|which|how|determine|compute|give|write|predict|balance|if|when|equilibrium|initial\w*|only|pure|solid|half|excess|not|catal\w*|dissoci\w*|percent|total|pressure|temperature|volume|precipitat\w*|acid|base|weak)\b)[^.?!\dΔ∆°=+])*?`;

const FORMULA = String.raw`[A-Z][A-Za-z\d()]*(?:\((?:g|aq)\))?`;

const TURNS: readonly Turn[] = [
  // An equation in front of the next sentence.
  [
    /(?<=⇌[^.?!]*[A-Za-z\d)]) (?=(?:At|When|If|On|What|Calculate|Determine|Assume|The|For|How|Find|Use|Maintaining|Assuming) [a-z\d])/g,
    ". ",
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.?!] )(?:(?!\b(?:percent\w*|equilibrium|initial\w*|only|half|excess|not|catal\w*|if)\b)[^.?!\dΔ∆°=])*\baccording to (?:the|this)(?: following)? (?:equation|reaction):? (?=${WRITTEN})`,
      "g",
    ),
    "",
  ],
  // Constants by name and letter, and by the reaction that they are of.
  [/\b(?:the )?(?:value of )?(?:the )?equilibrium constant,? \(?(K_?[pPc])\)?,?(?= for\b| at\b|[?.,]| of\b)/g, "$1"],
  [
    new RegExp(
      String.raw`\b(?:the )?(?:value of )?(?:the )?(K_?[pPc]) for the reaction,? (${WRITTEN}),? is (${N})`,
      "gi",
    ),
    "$2, $1 = $3",
  ],
  [
    / (?:in air )?at (?:1 atm pressure and \d+ ?°C|this (?:pressure|temperature)(?: and (?:temperature|pressure))?)(?=[.,?]| (?:is|are)\b)/g,
    "",
  ],
  // What a sample shows, atom by atom.
  [/\b(?:a|the) (?:sample|mixture) (?:exhibits|shows) (?=a partial pressure\b)/g, "at equilibrium "],
  [/\b(partial pressure) due to ([A-Z][a-z]?\d?) (?:atoms|molecules)\b/g, "$1 of $2"],
  // As much of both at first, and as much of both in the end.
  [
    /\((\d)\) ?\/ ?\((\d)\) ?(?=mol\b)/g,
    (_, above = "", below = "") => `${(Number(above) / Number(below)).toPrecision(4)} `,
  ],
  [
    new RegExp(
      String.raw`\b[Ww]hen (${N} ?mol) (?:each )?of (${FORMULA}) and (?:\1 of )?(${FORMULA}) (?:are allowed to|are left to|react) ?(?:react )?in (${N} ?L)(?: of [a-z ]+)?, equilibrium is (?:established|reached) when (${N} ?mol) of each of the reactants (?:remains|is left)`,
      "g",
    ),
    "$1 of $2 and $1 of $3 are placed in $4. At equilibrium $5 of $2 is left",
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.?!] )${NAMING}[ ,:](${WRITTEN})(?<=⇌[^.]*)(?:,? (at ${TEMPERATURE}))?(?=[.] [A-Z])`,
      "g",
    ),
    (_, equation = "", at = "") => `${equation}${at === "" ? "" : ` ${at}`}`,
  ],
  [/\b[Ii]n (?:one|an|this|the|a certain) equilibrium mixture,? (?=the\b|\[|P)/g, "At equilibrium "],
  // What is in a vessel at first.
  [
    new RegExp(
      String.raw`\b(?:A|The) (?:[a-z]+ )?(?:flask|vessel|container|bulb|reactor|mixture|tank) initially (?:contains|contained|holds|held) (?:only )?(?:(${N} ?(?:M|mol/L)) (?:of )?([A-Z][A-Za-z\d]*)|([A-Z][A-Za-z\d]*) at a concentration of (${N} ?(?:M|mol/L)))(?=[;.,]| and at\b)`,
      "g",
    ),
    (_, size = "", name = "", other = "", strength = "") =>
      `The initial concentration of ${name === "" ? other : name} is ${size === "" ? strength : size}`,
  ],
  [
    /(?<=\d ?(?:M|mol\/L));? (?:and |but )?at equilibrium,? (?=the concentration of [A-Z][A-Za-z\d]* (?:is|was)\b)/g,
    ". At equilibrium ",
  ],
  [/\b(K_?sp|[Ss]olubility product(?: constant)?) (?:of|for) (?:the|this) (?:salt|compound|solid)(?= ?[?.])/g, "$1"],
  // What is dissolved in each litre.
  [
    new RegExp(
      String.raw`(${N} ?(?:m?mol|moles?|m?g)) of (?:the|this) (?:salt|solid|compound|hydroxide|solute) (?:per|in (?:an?|one|each|every)) ${LITRE}\b`,
      "g",
    ),
    "$1 per litre",
  ],
  // Sulfuric acid with both of its protons.
  [
    /,? ?\(?(?:if|assum(?:e|ing)|provided|supposing|taking|treating|considering)(?: that)? (?=[^.?()\d]{0,40}\b(?:fully|completely?|strong|total(?:ly)?)\b)(?![^.?()\d]{0,50}\b(?:not|only|weak)\b)[^.?()\d]{0,50}\b(?:both|two)(?: of its| the| its)? (?:steps|stages|protons|hydrogens|ioni[sz]ations|dissociations)(?: (?:are|is|being|go|to be) (?:fully|completely|total(?:ly)?|complete|strong)(?: (?:ioni[sz]ed|dissociated|given off|lost))?)?\)?/g,
    ", fully dissociated",
  ],
  [/(?<=[.?!)\d] )(?:[Ww]hat(?: is|'s|s) )?(?:the )?(?:new )?pH (?:now|then|afterwards)\s?\?/g, "What is the pH?"],
  [
    /(?<=[.;)] )pH at (?:the )?(half[- ])?(equivalence|end)(?:[- ]?point)?\s?\?/g,
    (_, half = "", point = "") => `What is the pH at the ${half}${point} point?`,
  ],
  [/(?<=[.;)] )(K_?[pc]|K_?sp|pK_?[ab])\s?\?$/g, "What is $1?"],
  // What precipitates, and media in brackets.
  [
    /\b(net ionic equation) (?:when|if|that results when) (?:(?:an? )?(?:aqueous )?solutions? of )?([A-Z][A-Za-z\d()]*|[a-z]+(?:\([IV]+\))? [a-z]+(?:ide|ate|ite)) (?:is|are) (?:mixed|combined|treated|added) (?:with|to) (?:(?:an? )?(?:aqueous )?solution of )?([A-Z][A-Za-z\d()]*|[a-z]+(?:\([IV]+\))? [a-z]+(?:ide|ate|ite))(?=\s?[?.]|$)/g,
    "$1 for $2 and $3",
  ],
  [/^([Bb]alance\b[^()]*(?:\([a-z]{1,2}\)[^()]*)*) \((acid|bas)(?:ic|e)?\)[.?]?$/g, "$1 in $2ic solution"],
  // "238-U": the mass number in front.
  [
    /(?<![\d.\w-])(\d{1,3})-([A-Z][a-z]?)(?= (?:decays|undergoes|emits|is converted|turns|to|into|is)\b|\. |\?)/g,
    "$2-$1",
  ],
  // Rate constants by their letter.
  [
    new RegExp(String.raw`\bk ?(?:=|is) ?(?=${N} ?(?:s\^?-1|\/s|min\^?-1) at ${TEMPERATURE})`, "g"),
    "the rate constant is ",
  ],
  [
    new RegExp(
      String.raw`(?<=[.;?,] )(?:(?:[Ff]ind|[Ww]hat is|[Cc]alculate|[Dd]etermine) )?k (?:at|for) (${TEMPERATURE})\s?(?:\?|\.?$)`,
      "g",
    ),
    "What is the rate constant at $1?",
  ],
  [
    /\b(rate) at which ([A-Z][A-Za-z\d()]*) (?:appears|forms|is (?:being )?(?:formed|produced|made))/g,
    "$1 of formation of $2",
  ],
  [
    /\b(rate) at which ([A-Z][A-Za-z\d()]*) (?:disappears|reacts|is (?:being )?(?:used up|consumed))/g,
    "$1 of disappearance of $2",
  ],
  [new RegExp(String.raw`(?<=^|[.;] )(?:[Ww]ithin|[Ww]ithin the first) (?=\d[\d.]* ?(?:s|min|h)\b)`, "g"), "In "],
  // Mixtures that come to rest.
  [
    /\b(are|were) (?:left|allowed|permitted) to (?:reach|come to|attain|get to) equilibrium\b/g,
    "$1 mixed and left to reach equilibrium",
  ],
  [/\b((?:reach|come to|attain) equilibrium): (?=\d? ?[A-Z])/g, "$1. "],
  [/\b[Ii]nitial rates at (?:one|the same|a fixed|constant) temperature\b/g, "Initial rates"],
  // Cells of crystals.
  [/\bhas atoms (?:of|with) (?:an? )?radius (?:of )?(?=\d)/g, "has an atomic radius of "],
];

const ASKS_QUOTIENT = /\b(?:reaction quotient|Q_?[cp]?(?= for|\?| at))/;
const ELSE_OF_QUOTIENT =
  /direction|shift|proceed|at equilibrium|compar|which way|larger|smaller|greater|less|left|right|\bK (?:when|at)/i;
const CONSTANT = new RegExp(
  String.raw`,? ?(?:(?:and|where|with|given(?: that)?) )?(?:the )?(?:equilibrium constant,? )?\bK_?[cp]?(?: is| =|=|:) ?${N}(?: at ${TEMPERATURE})?`,
);

/** The reaction quotient follows from the concentrations alone; the constant that is told beside them has no part in it. */
const withoutConstant = (text: string): string =>
  ASKS_QUOTIENT.test(text) && !ELSE_OF_QUOTIENT.test(text) ? text.replace(CONSTANT, "") : text;

const EQUAL = new RegExp(
  String.raw`\b[Ee]qual volumes of (?:an? )?(${N} ?(?:M|mol\/L|mol\/dm\^?3|mol dm\^?-3) [A-Za-z\d()]+(?: [a-z]+)?) and (?:of )?(?:an? )?(${N} ?(?:M|mol\/L|mol\/dm\^?3|mol dm\^?-3) [A-Za-z\d()]+(?: [a-z]+)?) (?:are|were) (?:mixed|combined|poured together)`,
);

/** What volume both have makes no difference to a pH. */
const withEqualVolumes = (text: string): string =>
  /\bpH\b/.test(text) && !/\d ?(?:mL|L|cm\^?3|dm\^?3)\b(?!\^)/.test(text.replace(EQUAL, " "))
    ? text.replace(EQUAL, "1.000 L of $1 is mixed with 1.000 L of $2")
    : text;

/** What an equation may have one of. */
const CLASSES: readonly (readonly [noun: string, formula: RegExp])[] = [
  ["ester", /^[A-Z][A-Za-z\d₀-₉]*COO(?!H$)[A-Z][A-Za-z\d₀-₉]*$/],
  ["alcohol", /^C[A-Za-z\d₀-₉()]*(?<!CO)OH$/],
];

/** "How many moles of ester", "0.20 mol of the alcohol": by its formula, where an equation has one of the class. */
const withClasses = (text: string): string =>
  CLASSES.reduce((told, [noun, formula]) => {
    if (!told.includes(noun)) return told;
    const written = new Set(told.match(/(?<![A-Za-z\d₀-₉])[A-Z][A-Za-z\d₀-₉()]*(?![A-Za-z\d₀-₉])/g));
    const [only, ...others] = [...written].filter((each) => formula.test(each));
    return only === undefined || others.length > 0
      ? told
      : told.replaceAll(new RegExp(String.raw`\bof (?:the )?${noun}\b`, "g"), `of ${only}`);
  }, text);

const BY_CONCENTRATIONS = /[⇌]|<=>/;
const NOT_BY_CONCENTRATIONS =
  /\batm\b|torr|\bbars?\b|k?Pa\b|mm ?Hg|pressure|[Δ∆]|E°|K_?(?:p|sp|a|b|w|f)\b|\bV\b|\bpH\b/;

/** "Calculate K" from concentrations: that is Kc. */
const withLetter = (text: string): string =>
  BY_CONCENTRATIONS.test(text) && /\d ?(?:M|mol\/L)(?![A-Za-z])/.test(text) && !NOT_BY_CONCENTRATIONS.test(text)
    ? text.replace(
        /\b([Cc]alculate|[Ff]ind|[Dd]etermine|[Ww]hat is|[Ee]valuate)( the value of)? K(?= ?[.?]| for this reaction)/,
        "$1$2 Kc",
      )
    : text;

const OF_REACTION = new RegExp(
  String.raw`\b[Tt]he equilibrium constant,? \(?(K_?[cpP])\)?,? for the reaction of ([a-z]+) (?:and|with) ([a-z]+) (?:to (?:produce|form|give|make)|(?:producing|forming)) ([a-z ]+?)(?: at (?:a certain temperature|${TEMPERATURE}))? is (${N})\.`,
);

/** "Kc for the reaction of nitrogen and hydrogen to produce ammonia is …": what the three are, and their equation. */
function withReaction(text: string): string {
  const [whole = "", letter = "", one = "", other = "", product = "", value = ""] = OF_REACTION.exec(text) ?? [];
  if (whole === "") return text;
  const names = [one, other, product];
  const [a, b, c] = names
    .map((name) => listFormulasOf(name, "en"))
    .map(([first, ...more]) => (more.length > 0 ? undefined : first));
  const equation =
    a === undefined || b === undefined || c === undefined ? null : readBalanced(`${a}(g) + ${b}(g) <=> ${c}(g)`);
  if (equation === null) return text;
  const formulaOf = new Map(names.map((name, at) => [name, [a, b, c][at] ?? name]));
  // The longest first: "hydrogen iodide" is no hydrogen.
  const any = names.toSorted((first, second) => second.length - first.length).join("|");
  return text
    .replace(whole, `${equation.text}, ${letter} = ${value}.`)
    .replaceAll(new RegExp(String.raw`\b(?:${any})\b`, "g"), (name) => formulaOf.get(name) ?? name);
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnEquilibria = (told: string): string => {
  const text = withReaction(told);
  return withEqualVolumes(withClasses(withLetter(withoutConstant(applyTurns(text, TURNS)))));
};
