import { spellOut } from "../../solver/problems/casual-spelling.ts";
import { askOutright } from "./asked-outright.ts";
import { spellSlips } from "./slips.ts";

/** What is typed in a hurry, as problems are written. */

type Rule = readonly [typed: RegExp, written: string];

const BEHIND = String.raw`(?=\s*(?:of\b|in\b|at\b|after\b|[=?,.;:)]|is\b|when\b|if\b|$))`;

const WORDS: readonly Rule[] = [
  [
    /^\s*(?:(?:ok|so|hmm?|now|and)[, ]+)?(?:hey|hi|hello|ok|okay|so|um|and|now|then|also|pls|plz|please|help|guys|can (?:someone|you|u) (?:please )?help(?: me)?(?: with this)?)\b[,:!.]*\s*/i,
    "",
  ],
  [/,?\s*\b(?:pls|plz|please|thx|thanks|asap)\b[!.]*/gi, ""],
  [/([?!])[?!]+/g, "$1"],
  // What it is for.
  [
    /,? ?\b(?:for|on) (?:my|the|a|our|this|tomorrow['’]?s) (?:chem(?:istry)? )?(?:quiz|test|exam|homework|hw|class|worksheet|assignment|midterm|final)(?: (?:tmrw|tmr|tomorrow|today|tonight|next week|on [a-z]+day))?(?=[:,.;?!]|$)/gi,
    "",
  ],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/(?=\s|\d)\s?/gi, "with "],
  [/\s?@\s?/g, " at "],
  [/(?<![\d.\p{L}])\.(?=\d)/gu, "0."],
  [/\b(?:whats|wats|what's|wat's|wat is|wats)\b/gi, "what is"],
  [/\b(?:wat|wut)\b/gi, "what"],
  [/\bhow ?much (?=(?:moles|grams|mol|molecules|atoms)\b)/gi, "how many "],
  [/\b(?:u|you) (?:need|get|have)\b/gi, "is needed"],
  [/\bneed to\b(?= find)/gi, ""],
  [/\btemps?\b\.?/gi, "temperature"],
  [/\bvols?\b\.?(?! ?%)/gi, "volume"],
  [/\bpress\b\.?/gi, "pressure"],
  [new RegExp(String.raw`\bconc(?:n|entr)?\b\.?${BEHIND}`, "gi"), "concentration"],
  [/\b(?<=new |final |the |initial |original |its )conc\b\.?/gi, "concentration"],
  [/\bsol(?:n|'n)s?\b\.?/gi, "solution"],
  [/\brxn\b\.?/gi, "reaction"],
  [/\bfreq\b\.?/gi, "frequency"],
  [/\b(?:ox|oxid)\.? (?:state|no|number|num)\b\.?/gi, "oxidation state"],
  [/\b(oxidation|atomic|mass) (?:#|no\.?|num\b\.?)(?=\s)/gi, "$1 number"],
  [/\b(boiling|freezing|melting) pt\b\.?/gi, "$1 point"],
  [/\b(electron|e-) config\b\.?/gi, "electron configuration"],
  [/\bE ?cell\b/g, "cell potential"],
  [/\beqn?\b\.?(?= for|\b of)/gi, "equation"],
  [/(?<=\d) ?J\/gC\b/g, " J/(g·°C)"],
  [/\bdHrxn\b/g, "dH"],
  [/\b(?:mol(?:ar|ecular)?\.? wt|MW|M\.W|mol(?:ec)?\.? mass|molar wt|formula wt)\b\.?/g, "molar mass"],
  [/\b(?:[Ii]ts|the) (?:M_?r|RMM|R\.M\.M\.|RFM)\b(?! ?(?:=|\d|is \d))/g, "its molar mass"],
  [
    /([?.,;]|^) ?(?:the )?(pressure|volume|temperature|temp) (?:is |stays |remains |kept )?(?:the )?(?:same|constant|unchanged)(?=[.?!,;]|$)/gi,
    "$1 the $2 is constant",
  ],
  [/\bemp(?:ir)?\.? formula\b/gi, "empirical formula"],
  [/\b(empirical formula): (?=\d)/gi, "$1 of "],
  [/\bppt\b\.?/gi, "precipitate"],
  [/\bat eq(?:m|uil|uilib)?\b\.?/gi, "at equilibrium"],
  [/\bconst\b\.?/gi, "constant"],
  [/\binit\b\.?/gi, "initial"],
  [/\bavg\b\.?/gi, "average"],
  [/\bcalc\b\.?/gi, "calculate"],
  [/\bmax\b\.?/gi, "maximum"],
  [/\bapprox\b\.?/gi, "about"],
  [/\bno\.? of (?=\w)/gi, "number of "],
  [/(?<!\d) ?% ?age\b/gi, " percentage"],
  [/(?<!\d|\d )% (?=yield|by mass|mass|purity|composition|ionization|of\b)/gi, "percent "],
  [/\b(?:sp\.? heat|s\.?h\.?c\b\.?|spec(?:ific)? ht)(?=\s|=|:)/gi, "specific heat"],
  [/\bstandard temp & pressure\b/gi, "STP"],
  [/\bdelta ?(?=[HGSTE]\b)/g, "Δ"],
  [/\b([Nn])eutralis(?=e|ing|ation)/g, "$1eutraliz"],
  [/(?<=\d) ?(?:deg(?:rees?)?\.? ?|degrees )(?:C|celsius|centigrade)\b/gi, " °C"],
  [/(?<=\d) ?(?:celsius|centigrade)\b/gi, " °C"],
  [/(?<=\d) ?C ?\/ ?(?=m(?:olal)?\b)/g, " °C/"],
  [/(?<=\d) ?fahrenheit\b/gi, " °F"],
  [/(?<=\d) ?kelvins?\b/gi, " K"],
  [/(?<=\d) ?(?:gm|gms|grms)\b/gi, " g"],
  [/(?<=\d) ?(?:cc|ccs)\b/gi, " mL"],
  [/(?<=\d) ?(?:ltr|ltrs)\b/gi, " L"],
  [/(?<=\d) ?mols\b/gi, " mol"],
  [/(?<=\d)\s?nm\b/g, " nm"],
  [/\s&\s/g, " and "],
  // A concentration is in mol/L where nothing else is said.
  [
    /(?<=\[[A-Za-z][A-Za-z\d()^+⁺⁻₀-₉-]*\](?:0|o|eq|₀)? ?= ?)(\d[\d.]*(?<!\.)(?:e-?\d+| ?[×x·*] ?10\^?[-−–⁻]?[\d⁰¹²³⁴-⁹]+)?)(?![\d.]*\s?(?:(?:[mµμn]?M|[mµμn]?mol(?:es?|ar)?|[mµμk]?g|k?Pa|atm|torr|bar|mmHg|pp[mb])(?![a-z])|[%×·*^⁻⁰¹²³⁴-⁹]|x ?10))(?=[\s,;?]|\.(?!\d)|$)/g,
    "$1 M",
  ],
  [/\bis needed to find\b/gi, "find"],
  [/\b(?:I|we|i) (?:got|get|obtained|obtain|collected|collect|made|make) (?=\d)/g, "I obtained "],
  [/\b(?:dissolv(?:e|ing)|put|add) (\d[\d.]* ?m?g (?:of )?\S+) in(?:to)? (\d[\d.]* ?m?L)\b/gi, "dissolve $1 in $2"],
];

/** Numbers whose unit goes without saying, and shorthand of a whole kind of problem. */
const SHORT: readonly Rule[] = [
  [
    /\bspecific heat (?:capacity )?(?:of )?(?:the )?water,? ?(?:is |= ?|of |: ?)?(4\.1[89]\d?)(?![\d.])(?! ?(?:k?J|cal))/gi,
    "specific heat of water is $1 J/(g·°C)",
  ],
  [/\b(?:[Hh]ow much) (heat|energy) \((k?J)\) /g, "How much $1 in $2 "],
  [
    /\b([Hh]ow much (?:heat|energy)(?: in k?J)?) (?:to|does it take to) (?=turn|melt|boil|warm|heat|vapori[sz]e|convert|raise|change|bring)/g,
    "$1 is needed to ",
  ],
  [/(?<![A-Za-z])(?:s|c) ?= ?(?=\d[\d.]* ?J ?\/ ?\(?g)/g, "specific heat = "],
  [/\b[Kk]sp (?:is )?(?=\d)/g, "Ksp = "],
  [
    /^(?:what's |whats )?(?:the )?molar solubility of (?=[A-Z])(?![^?]*? (?:is|=) ?\d)/i,
    "What is the molar solubility of ",
  ],
  [
    /\b(K_?[fb]) ?(?:=|is|of|:)? ?(\d[\d.]*)(?<!\.)(?! ?[×x*·] ?10)(?=[\s,;?)]*(?:$|[.,;?)]|\s(?!°|K|C|deg)))(?=[\s\S]*)(?![\d.×])/g,
    "$1 = $2 °C·kg/mol",
  ],
  [
    /(?<=\d) ?m (?=(?:aqueous )?(?:[A-Z][A-Za-z\d()]+|glucose|sucrose|urea|sugar|ethylene glycol)(?: in water| solution| aq|,|$| K))/g,
    " mol/kg ",
  ],
  [
    /^(first|second|zero|zeroth)[- ]order,? (?:rxn |reaction,? )?(?:with |has )?(?=k\b|rate|half)/i,
    "A $1-order reaction has ",
  ],
  [/\bt_?1\/2\b/g, "half-life"],
  [/\b(molar mass (?:of |is |= ?)?\d+(?:\.\d+)?)(?=[.,;?]? |[.,;?]?$)(?! ?(?:g\b|u\b|amu|kg))/g, "$1 g/mol"],
  [/(?<=\d) molal (?=[a-zA-Z])/g, " mol/kg "],
  [/^n (?=of\b)/, "number of moles "],
  [/\bq = \?\s*,? ?/g, "heat: "],
  [/\b(\d[\d.]* ?m?L (?:of )?\d[\d.]* ?M \S+) \+ (\d[\d.]* ?m?L) (?:of )?water\b/gi, "$2 of water is added to $1"],
  [
    /^how much (\d[\d.]* ?M (\S+)) (?:is needed |do (?:i|u|you|we) need )?(?:to make|for) (\d[\d.]* ?m?L) of (\d[\d.]* ?M)\b(?! [A-Z])(?: solution)?/i,
    "What volume of $1 is needed to make $3 of $4 $2",
  ],
  [
    /\bhow (?:hot|warm|cold) (?:does|do|will|would) (\d[\d.]* ?k?g (?:of )?[a-z]+ at \S+(?: ?°?C)?) (?:get|become|be) (?:if|when) (?:it|we|i|you) (?:gets?|absorbs?|is given|receives?|takes? up|add) (\d[\d.]* ?k?J)\b/gi,
    "What is the final temperature of $1 if it absorbs $2 of heat",
  ],
  [/^protons,? (?:and )?neutrons,? (?:and )?electrons (?:in|of) /i, "How many protons, neutrons and electrons are in "],
  [
    /^(?:if|when) (?:i|you|we|u) (dissolve|burn|heat|mix|add|react|dilute) (\d[\d.]* ?[a-zA-Z]+ (?:of )?\S+) ([^?]*?),? (what|how)\b/i,
    "$2 is $1ed $3. $4",
  ],
  [/\bis (dissolve|dilute)ed\b/g, "is $1d"],
  [
    /\b(\d[\d.]* ?m?L (?:of )?\d[\d.]* ?M \S+) neutrali[sz](?:es|ed) (\d[\d.]* ?m?L)/gi,
    "$1 is needed to neutralize $2",
  ],
];

/** A letter where the name of a quantity is asked for. */
const LETTERS: readonly Rule[] = [
  [/^(?:find )?P (?=of\b)/, "pressure "],
  [/^(?:find )?V (?=of\b)/, "volume "],
  [/^(?:find )?M (?=of\b)/, "molarity "],
  [/\b(new|final) M(?=\s*(?:[?.,;]|$|in\b|if\b|when\b))/g, "$1 molarity"],
  [/^(?:find )?T (?=of\b)/, "temperature "],
  [/\b(new|final) P(?=\s*(?:[?.,;]|$|in\b|at\b|if\b|when\b))/g, "$1 pressure"],
  [/\b(new|final) V(?=\s*(?:[?.,;]|$|in\b|at\b|if\b|when\b))/g, "$1 volume"],
  [/\b(new|final) T(?=\s*(?:[?.,;]|$|in\b|at\b|if\b|when\b))/g, "$1 temperature"],
  [/\bfind K(?=\s*[?.]?$)/g, "find the equilibrium constant"],
  [/\bwhat is K(?=\s*[?.]?$)/g, "what is the equilibrium constant"],
];

/** "The 14C activity", "the half-life of 14C": carbon, and no temperature. */
const NUCLIDE =
  /\b1[1-4]C\b.*\b(?:half-life|t1\/2|activity|decay\w*|living|isotope)\b|\b(?:half-life|t1\/2|activity|decay\w*|living|isotope)\b.*\b1[1-4]C\b/is;

const CHARGE =
  /coulomb|charge|current|electro(?!lyte)|faraday|amper|\bamps?\b|\d\s?m?A\b|isotop|carbon|atoms|\bmol(?:es)? C\b/i;

/** "27 C", "25C": degrees, in a text that speaks of no charge and no carbon. */
const CELSIUS = /(?<=\d) ?C(?=[\s.,;:?!)]|$)(?! (?:atoms?|and H|and O)\b| ?(?:[+→⟶]|->))/g;

export function spellHurried(text: string): string {
  const tell = (told: string, [typed, meant]: Rule): string => told.replace(typed, meant);
  const written = SHORT.reduce(tell, askOutright([...WORDS, ...LETTERS].reduce(tell, spellOut(text, "en"))));
  const spelt = spellSlips(written.replaceAll(/ {2,}/g, " ").trim());
  return CHARGE.test(spelt) || NUCLIDE.test(spelt) ? spelt : spelt.replaceAll(CELSIUS, " °C");
}
