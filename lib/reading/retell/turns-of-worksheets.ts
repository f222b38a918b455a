import { Decimal } from "../../quantity/decimal.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns of worksheets and of what is typed in a hurry: data as a bare list, units once behind all, words left out. */

const PER_GRAM = String.raw`J ?\/ ?\(?g ?[·*/. ]? ?°?[CK]\)?`;

/** "specific heat ice 2.09 J/gC, water 4.18 J/gC": each with its own name and unit. */
const HEATS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`\b(?:specific heat|sp\.? heat|c)(?: capacity)? ?(?:of |for |\()?(ice|steam|water)\)? ?[=:]? ?(${N}) ?(${PER_GRAM}),? (?:and )?(ice|steam|water) ?[=:]? ?(${N}) ?${PER_GRAM}`,
      "gi",
    ),
    "specific heat of $1 = $2 $3, specific heat of $4 = $5 $3",
  ],
  [
    new RegExp(String.raw`(?<=[?.;,(] ?)(?:[Ss]pecific heat|[Ss]p\.? heat) (ice|steam|water) ?[=:]? ?(?=${N} ?J)`, "g"),
    "specific heat of $1 = ",
  ],
  [/\b([Hh]ow much (?:energy|heat)(?: in k?J)?) (turns|changes|converts|brings) (?=\d)/g, "$1 is needed to turn "],
];

const SAID_OF_WATER = /\b(?:ice|water)\b/i;
const OF_ANYTHING_ELSE =
  /\b(?:steam|vapou?r|boil\w*|metal|iron|copper|alumin\w+|ethanol|methanol|benzene|lead|silver|gold|calorimeter|ammonia|alcohol|mercury|glass)\b/i;

/** What stands behind the question: "?? heat of fusion 334 J/g, c=4.184 J/gC". */
const BEHIND = new RegExp(
  String.raw`\?+ ?\(?(?:[Hh]eat of fusion|ΔH_?fus|[Hh]fus|L_?f)(?: of ice)? ?(?:=|:|is)? ?(${N} ?k?J ?\/ ?(?:g|mol)),? ?(?:and )?(?:(?:the )?specific heat(?: of (?:liquid )?water)?|c|s) ?(?:=|:|is)? ?(${N}) ?${PER_GRAM}\)?\.?$`,
);

/** Of ice that melts and is warmed, the one specific heat that is told is that of water. */
function withHeatsOfWater(text: string): string {
  const found = BEHIND.exec(text);
  if (found === null || !SAID_OF_WATER.test(text) || OF_ANYTHING_ELSE.test(text)) return text;
  const [, fusion = "", specific = ""] = found;
  const asked = text
    .slice(0, found.index)
    .replace(/\b([Hh]ow much (?:heat|energy)) \((k?J)\)/, "$1 in $2")
    .replace(/\b([Hh]ow much (?:heat|energy)(?: in k?J)?) to (?=[a-z])/, "$1 is needed to ")
    .replaceAll(/(?<=\d) ?C(?![A-Za-z])/g, " °C");
  return `${asked}? The heat of fusion is ${fusion} and the specific heat of water is ${specific} J/(g·°C).`;
}

const BOND = String.raw`[A-Z][a-z]?[–\-=≡][A-Z][a-z]?`;
const BONDS = new RegExp(
  String.raw`(${BOND} ?(?:=|:|is)? ?\d{2,4}(?:(?:,|;| and|, and) ${BOND} ?(?:=|:|is)? ?\d{2,4})+),? \(?(?:all )?(?:values )?(?:are )?(?:in )?(?:kJ\/mol|kJ mol⁻¹|kJ mol\^?-1)\)?`,
  "g",
);

/** "N≡N 945, H–H 436 (all kJ/mol)": the unit of all stands behind them. */
const withUnitOfBonds = (text: string): string =>
  text.replaceAll(BONDS, (_, listed: string) =>
    listed
      .split(/(?:,? and|[,;]) /)
      .map((each) => `${each} kJ/mol`)
      .join(", "),
  );

const MASS_OF_ONE = String.raw`(${N}) ?(?:amu|u)\b`;
const SHARE = String.raw`(${N}) ?%`;

/** "3 isotopes. 78.99% 23.985 amu, 10.00% 24.986 amu": a share beside each mass. */
const ISOTOPES: readonly Turn[] = [
  [new RegExp(String.raw`${SHARE}(?: at| @| -|:| \(|, mass| of)? ${MASS_OF_ONE}\)?`, "g"), "$1% with mass $2 amu"],
  [
    new RegExp(String.raw`(?<![\d.])${MASS_OF_ONE},? ?(?:\(|at |@ |- |: )?${SHARE}\)?(?! (?:with|of|at))`, "g"),
    "$2% with mass $1 amu",
  ],
  [/\b([A-Z]?[a-z]+) has average atomic mass (?=\d)/g, "$1 has an average atomic mass of "],
  [/\b2 (?=isotopes\b)/g, "two "],
  [/(?<=\band )has (?:2|two) (?=isotopes)/g, "two "],
  [
    /\b(?:[Ee]lement|[Aa]n element) ([A-Z]) has (?:\d|two|three|four) isotopes[.:;,] (?=\d)/g,
    "The isotopes of $1 are ",
  ],
];

function withSharesOfIsotopes(text: string): string {
  return /\bisotop/i.test(text) && /\b(?:atomic mass|abundance|atomic weight)\b/i.test(text)
    ? applyTurns(text, ISOTOPES)
    : text;
}

const SUBJECT = String.raw`([a-z]+)(?: metal| ribbon| powder)?`;

const REACTIONS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`^(?:[Pp]redict (?:the )?products?(?: and| then|,| &) (?:write (?:a|the) )?balanced? ?(?:the )?(?:equation)?(?: for)?|[Ww]rite (?:and balance|the balanced) (?:the )?equation(?: for)?|[Bb]alanced (?:chemical )?equation(?: for)?):? (?:a piece of )?${SUBJECT} (?:is )?(?:dropped|put|placed|thrown|added)(?: in| into| to|in to) (?:cold |excess )?(water|[a-z]+ acid)[.?]?$`,
    ),
    "Write a balanced equation for the reaction of $1 with $2.",
  ],
  // An oxide from which a gas takes the oxygen.
  [
    /^[^.?\d]*?\b(?:hydrogen|carbon monoxide|H2|CO)(?: gas)? (?:was|is) passed over (\d[\d.]* ?g) of (?:a |an |the )?(?:hot |heated |strongly heated )?(?:an? )?(oxide of [a-z]+|[a-z]+ oxide) (?:until|till|and) (?:only )?(\d[\d.]* ?g) of (?:the )?(?:metal |metallic )?([a-z]+) (?:was|were|is) (?:left|formed|obtained|produced)\. (?=[^.?\d]*\bempirical formula\b)/,
    "$1 of an $2 gave $3 of $4. ",
  ],
  [/\bempirical formula of this (?=oxide|compound|sulfide|chloride)/g, "empirical formula of the "],
  [/(?<=\d (?:cm³|cm3|mL|dm³|dm3|L) of )dilute (?=[a-z]+ic acid (?:was|is|required|needed|neutrali))/g, ""],
];

const ATOMS: readonly Turn[] = [
  [
    /\b([Ww]rite) (?:its|the) full symbol,? (?:with|including|showing) (?:the |its )?(?:mass number|charge)(?: and (?:the |its )?(?:charge|mass number))?/g,
    "$1 its symbol",
  ],
  [/\b([Ww]hich of (?:these|the following)) (?:period|group) \d{1,2} elements\b/g, "$1 elements"],
  [/,? \(?(?:given that )?(?:the )?atomic number of [a-z]+ (?:is|=) ?\d{1,3}\)?(?=[.?]|$)/g, ""],
  [
    /\b((?:geometry|shape)(?: of)? [A-Z][A-Za-z\d]*[+-]?),? (?:according to|by|using|from|predicted by) (?:the )?vsepr(?: theory| model)?\b/gi,
    "$1",
  ],
  [
    / ?\(?(?:don['’]?t|do not|no need to) (?:worry|bother|care) about (?:the )?(?:cis[ /-]?(?:and |or )?trans|E[ /]Z|stereo\w*)(?: isomer\w*)?\)?/gi,
    "",
  ],
];

const GASES: readonly Turn[] = [
  // The vapor that counts beside a gas over water.
  [
    new RegExp(
      String.raw`(?<=\bover water\b[^?]*\b(?:[Tt]otal|atmospheric|barometric)\b[^?]*[,.;] )(?:and )?(?:the )?(?:P ?)?(?:H2O|water) ?vapou?r ?(?:=|is|:) ?(?=${N} ?(?:mmHg|torr|mm|kPa|atm))`,
      "g",
    ),
    "vapor pressure of water = ",
  ],
  [/\baqueous tension\b/g, "vapor pressure of water"],
];

/** "Each of H2O and CO": an amount of each of two. */
const EACH: readonly Turn[] = [
  [
    /\b[Oo]ne mole each of ([A-Z][A-Za-z\d₀-₉]*) and (?:of )?([A-Z][A-Za-z\d₀-₉]*)(?= )/g,
    "1.0 mol of $1 and 1.0 mol of $2",
  ],
  [
    new RegExp(
      String.raw`\b(${N} ?mol)(?:es?)? each of ([A-Z][A-Za-z\d₀-₉]*) and (?:of )?([A-Z][A-Za-z\d₀-₉]*)(?= )`,
      "g",
    ),
    "$1 of $2 and $1 of $3",
  ],
];

const SPELLINGS: readonly Turn[] = [
  [/\bper cent\b/g, "percent"],
  [/(?<=\b[cd]m)³/g, "3"],
  [
    /,? (?:considering|assuming|taking) (?:that )?(?:Δ|∆)H°? and (?:Δ|∆)S°? (?:to be |are |as |do not (?:change|vary))?(?:constant|independent of temperature|with temperature)?(?: over the temperature range)?(?=[.?])/g,
    "",
  ],
  [/\b(?:overall )?energy change (?=(?:for|of) (?:the reaction )?\d?[A-Z])/g, "enthalpy change "],
  [/\bconfiguration of (?:the )?([A-Z][a-z]?[\d⁰¹²³⁴-⁹]?[⁺⁻+-]) \(Z ?= ?\d{1,3}\)/g, "configuration of $1"],
];

/** A reaction of mere letters says nothing of its own where ΔH and ΔS are told. */
const LETTERS =
  /\b[Ff]or (?:the|a) reaction(?: at \d{3}(?:\.\d+)? ?K)?[,:]? (?:\d? ?[A-E] ?\+ ?)*\d? ?[A-E] ?(?:→|->|⟶) ?(?:\d? ?[A-E] ?\+ ?)*\d? ?[A-E][,:;.]? (?=(?:Δ|∆)[HS])/g;

const withoutLetters = (text: string): string =>
  /\b[Aa]t (?:what|which) temperature\b[^.?]*\bspontaneous\b/.test(text)
    ? text.replace(LETTERS, "For a reaction, ")
    : text;

const DUMAS = new RegExp(
  String.raw`^(?:In|By|Using) (?:the )?Dumas['’]?s? method[^,\d]*, (?=${N} ?m?g of an? organic (?:compound|substance))`,
);
const NITROGEN = new RegExp(
  String.raw`\b(${N} ?m?L|${N} ?cm³|${N} ?cm3) of (?:nitrogen|N2|N₂)(?: gas)? (?:was |were )?(?:collected )?(?:over water )?at (${N} ?(?:K|°C)) and (?:at )?(?:a pressure of )?(${N}) ?(mm|torr)(?: ?(?:of )?Hg)?(?: pressure)?\b`,
);
const TENSION = new RegExp(
  String.raw` ?\(?(?:[Ii]f |[Gg]iven that |[Gg]iven: ?)?(?:[Tt]he )?(?:[Aa]queous tension|[Vv]apou?r pressure of water)(?: at ${N} ?(?:K|°C))? ?(?:is|=|:) ?(${N}) ?(?:mm|torr)(?: ?(?:of )?Hg)?\)?[.,]? ?`,
);

/** Nitrogen by Dumas: what the moist gas has less its water is the pressure of the nitrogen. */
function withDryNitrogen(text: string): string {
  const [gas, tension] = [NITROGEN.exec(text), TENSION.exec(text)];
  if (gas === null || tension === null || !/\borganic\b/.test(text)) return text;
  const [whole, volume = "", temperature = "", total = ""] = gas;
  const dry = new Decimal(total.replaceAll(",", "")).minus((tension[1] ?? "").replaceAll(",", ""));
  if (!dry.gt(0)) return text;
  return text
    .replace(tension[0], " ")
    .replace(whole, `${volume} of N2 at ${temperature} and ${dry.toString()} mmHg`)
    .replace(DUMAS, "")
    .replace(/\b(?:percentage (?:composition )?|percent )of nitrogen\b/, "mass percent of nitrogen")
    .replaceAll(/ {2,}/g, " ");
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnWorksheets = (text: string): string =>
  applyTurns(withoutLetters(withDryNitrogen(withSharesOfIsotopes(withUnitOfBonds(withHeatsOfWater(text))))), [
    ...HEATS,
    ...REACTIONS,
    ...ATOMS,
    ...GASES,
    ...EACH,
    ...SPELLINGS,
  ]);
