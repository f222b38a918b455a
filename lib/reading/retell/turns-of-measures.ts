import { parseFormula } from "../../chemistry/formula/parse.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { normalise } from "../../solver/normalise.ts";
import { readQuantity } from "../text/taken.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which a measured value, or what is measured, is told in more words than it needs. */

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const UNIT = String.raw`(?:[kcmdµμnp]?(?:g|L|l|m|J|Pa|mol|s)|s\^?[-−⁻][1¹]|[kMGT]?Hz|eV|lb|oz|(?:metric )?tons?|min|minutes|h|hours|d|days?|weeks?|y|years?|K|°C|atm|torr|mmHg|cm\^?3|dm\^?3)(?![A-Za-z\d/·^⁻])`;

const RESTATED = new RegExp(String.raw`\b(${N})([ -]?${UNIT}) ?\(=? ?(${N})[ -]?(${UNIT})\)`, "g");

/** Two ways to write one value differ by no more than their last figure. */
const MOST_DIFFERENCE = 0.006;

/** "3.75 mg (0.00375 g) of glucose": one value, in two units. */
const withoutRestated = (text: string): string =>
  text.replaceAll(RESTATED, (whole, value: string, unit: string, other: string, otherUnit: string) => {
    const [told, again] = [
      readQuantity(normalise(`${value} ${unit.replace(/^[ -]/, "")}`)),
      readQuantity(normalise(`${other} ${otherUnit}`)),
    ];
    if (told === null || again === null || told.unit.dimension !== again.unit.dimension || again.value.isZero())
      return whole;
    const ratio = getValueIn(told, again.unit).div(again.value);
    return ratio.minus(1).abs().lt(MOST_DIFFERENCE) ? value + unit : whole;
  });

const SOLVENT_BOILS = new RegExp(
  String.raw`\b((?:[a-z]+ )?[a-z]+) \((?:normal )?(?:b\.?p\.?|boiling point|f\.?p\.?|freezing point|m\.?p\.?)[ =:,]*(-?${N} ?°C)[;,] ?(K_?[bf]) ?=? ?(${N} ?[^()]{2,12})\)`,
);

/** "In carbon tetrachloride (bp 76.8 °C; Kb = 5.02 °C/m)": what is known of the solvent, as a sentence before the others. */
const withSolventFirst = (text: string): string => {
  const found = SOLVENT_BOILS.exec(text);
  const [whole, solvent = "", at = "", letter = "", constant = ""] = found ?? [];
  if (found === null || whole === undefined) return text;
  const [first = "", second = ""] = solvent.split(" ");
  // "25.00 g of carbon tetrachloride", "of benzene": a small word before it is none of its name.
  const name = /^(?:of|in|the|pure|liquid)$/.test(first) ? second : solvent;
  const property = /b/i.test(letter) ? "boiling" : "freezing";
  return `The ${property} point of ${name} is ${at} and ${letter} = ${constant}. ${text.replace(whole, solvent)}`;
};

const COUNTED = String.raw`(\d{1,3}) (carbon|hydrogen|oxygen|nitrogen|sulfur|chlorine|phosphorus|bromine|fluorine|iodine)(?: atoms?)?`;

const SYMBOLS: Readonly<Record<string, string>> = {
  carbon: "C",
  hydrogen: "H",
  nitrogen: "N",
  oxygen: "O",
  phosphorus: "P",
  sulfur: "S",
  fluorine: "F",
  chlorine: "Cl",
  bromine: "Br",
  iodine: "I",
};

const ATOMS_OF_MOLECULE = new RegExp(
  String.raw`^(?:An? |One |Each |The )?[Mm]olecules? (?:of [^.?!()\d]{1,40}(?: ?\([^()]*\))? )?(?:contains?|has|have|consists? of|is made of|are made of) ${COUNTED}, ${COUNTED},? (?:and )?${COUNTED}(?:,? (?:and )?${COUNTED})?\. (?:What (?:is|are)|Write|Give|Find|Determine) (?:the|its) (?:(?:molecular and )?empirical formulas?|empirical and molecular formulas)(?: of [^.?!\d]*)?[.?]$`,
);

/** "A molecule contains 8 carbon atoms, 16 hydrogen atoms and 4 oxygen atoms": its formula tells the same. */
const withFormulaOfMolecule = (text: string): string =>
  text.replace(ATOMS_OF_MOLECULE, (_, ...groups: (string | undefined)[]) => {
    const formula = [0, 2, 4, 6]
      .map((at) => {
        const [count = "", name = ""] = [groups[at], groups[at + 1]];
        return (SYMBOLS[name] ?? "") + (count === "1" ? "" : count);
      })
      .join("");
    return `What is the empirical formula of ${formula}?`;
  });

/** What an exercise asks for beside its number, in words. */
const TAIL =
  /(?<=[.?!] )(?:(?:What|Which) assumptions (?:did|do|have) you (?:make|made)(?: to [^.?!]{1,40})?\?|State any assumptions(?: that)?(?: you (?:made|make))?\.|Use (?:this|the|your) (?:result|answer|value)s? to identify the (?:metal|element|substance|gas)\.|\((?:Note|Hint): [^()]*\)\.?|(?:HINT|Hint|Note): [^?]*?\.(?= [A-Z]|$)|Explain your (?:answer|reasoning|choice)\.|In what (?:part|region) of the electromagnetic spectrum [^.?!]*\?)/g;

const TURNS: readonly Turn[] = [
  [TAIL, ""],
  [/,? and (?:predict|suggest|determine) (?:its|the) identity(?: of the (?:metal|element|substance))?(?=[.?])/g, ""],
  [/\bspecific heat and the identity of the\b/g, "specific heat of the"],
  [/,? and explain the meaning of its (?:arithmetic )?sign(?=[.?])/g, ""],
  [
    /,? and (?:note|state|indicate|decide|tell|predict) whether (?:the|this|each) reaction is spontaneous(?: under standard(?:[- ]state)? conditions)?(?=[.?])/g,
    "",
  ],
  // Where one temperature is told, there is no other one.
  [
    /^((?:(?!°[CF]|\d ?K\b)[^?])*(?:°[CF]|\d ?K\b)(?:(?!°[CF]|\d ?K\b)[^?])*?) at (?:this|that|the same) temperature(?=[?.,])/g,
    "$1",
  ],
  [/(?<=\breaction) (?:shown )?below(?=[.,?:])/g, ""],
  // What stands elsewhere.
  [/ ?\((?:see|as shown|shown|[^()\d]{0,40} is shown|refer to)[^()]*\)/g, ""],
  [/ ?\[REF\]/g, ""],
  // A power that lost its place: "9.87 × ¹⁴₁₀Hz".
  [
    /([×x]) ?([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})₁₀ ?/g,
    (_, times = "", power = "") => `${times} 10^${[...power].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("")} `,
  ],
  [/\bMeV per nucleus\b/g, "MeV"],
  [/(\d ?M [A-Z][A-Za-z\d()]*) titrant\b/g, "$1"],
  [/\bconcentration \((mass percent|percent by mass|molarity|molality|mole fraction)\)/g, "$1"],
  [/\bthe [a-z ]{3,40} \[([a-z() ]{3,40}), ([A-Z][A-Za-z\d()]*)\]/g, "$2"],
  // A verb that is written like the metal.
  [/\b(can|could|may|might|will|would|to) lead to\b/g, "$1 cause"],
  [/\b(which|that|it|this) leads to\b/g, "$1 causes"],
  [/\b(?:common|ordinary|typical|household|average-sized) (?!names?\b|ions?\b|multiple|factor)(?=[a-z]{4,})/g, ""],
  [
    /,? (?:in|for|of) (?:children|adults|men|women|people|patients|girls|boys) aged [\d–-]+(?: (?:to|and) \d+)?(?: years)?(?: old)?\b/g,
    "",
  ],
  // Conversions by a relation that is told.
  [
    new RegExp(
      String.raw`,? (?:using|by|with) the (?:unit )?conversion factor (?:that is )?(?:derived from|given by|from) (?:the )?(?:relationship|relation|equality|fact that),? ?(1 ?[A-Za-z]+ ?= ?${N} ?[A-Za-z]+)`,
      "g",
    ),
    " ($1)",
  ],
  // What comes out of boiling water is as warm as it.
  [
    /(?:,? (?:that|which) (?:had been|has been|was)|,)? (?:submerged|immersed|heated|kept|left|placed) in boiling water(?: for [^.,]{1,30}| until [^.,]{1,40})?,? (?=(?:was|is) (?:quickly |then |rapidly )*(?:transferred|put|placed|dropped|added|moved))/g,
    " at 100.0 °C ",
  ],
  [
    new RegExp(
      String.raw`^(?:Calculate|Find|Determine|What is) the threshold energy in (kJ\/mol|J|eV)[^?]*? (?:lowest|threshold|minimum) frequency [^?\d]*? is (${N} ?(?:s\^?-1|Hz))[.?]$`,
    ),
    "What is the energy of a photon with a frequency of $2 in $1?",
  ],
  [
    new RegExp(
      String.raw`\b(${N} ?k?g) (?:of (?:the )?(?:product|it) )?(?:was|were) (?:obtained|isolated|collected|formed|recovered),? (?:and|but) (${N} ?k?g) (?:was|were) (?:expected|predicted|calculated|possible)\b`,
      "g",
    ),
    "the actual yield is $1 and the theoretical yield is $2",
  ],
  // What an electron has in its orbit.
  [
    /^If (?:[a-z ]{1,40}) (?:promotes|moves|raises|excites|brings) the electron (?:in|of) (?:a|the) hydrogen atom (?:into|to) (?:an?|the) (?:orbit|level|state) with n ?= ?(\d),? what is (?:the|its) (?:calculated )?energy(?:,? (?:in (joules|J|eV)),?)?(?: of the electron)?(?:,? in (joules|J|eV))?\?$/g,
    (_: string, level = "", unit = "", other = "") =>
      `What is the energy of an electron in the n = ${level} level of hydrogen${unit || other ? ` in ${unit || other}` : ""}?`,
  ],
  // A fossil beside what lives.
  [
    new RegExp(
      String.raw`^[^?]*? activity of (${N}) (?:disintegrations|decays|counts) per minute per gram(?: of carbon)?\. If the (?:initial|original) (?:C-14|carbon-14|14C) activity was (${N}) (?:disintegrations|decays|counts)(?: per minute per gram|\/min\/g)(?: of (?:C|carbon))?, (?:estimate|calculate|find|determine|what is) the age of [^.?]*[.?]$`,
    ),
    "The C-14 activity of a sample was $2 counts per minute at first and is $1 counts per minute now. How old is it?",
  ],
  [/\bdecay constant for the (?:radioactive )?(?:disintegration|decay) of\b/g, "decay constant of"],
  // Isotopes.
  [
    /\bpercent(?:age)? composition of [A-Z]?[a-z]+ in terms of (?:these|its|the) (?:two )?isotopes/g,
    "percent abundance of each isotope",
  ],
  [
    /(?<=^|[.?!] )[^.?!\d]*?\b(?:that )?(?:it|the sample|the gas|the element) (?:consisted|consists) of (?=\d[\d.]* ?% (?:\^?\d{1,3}|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})[A-Z])/g,
    "It consists of ",
  ],
  [/\baverage mass of the ([a-z]+) in [a-z ]+(?=\?)/g, "average atomic mass of $1"],
  // A value that is asked for in another unit under its long name.
  [
    new RegExp(
      String.raw`^[^.?!\d]*\b(?:is|was) (${N} ?[mµμk]?g)\. (?:What|How much) is (?:the|this|that) [^.?!\d]* of ([a-z]+) in moles\?$`,
    ),
    "How many moles are in $1 of $2?",
  ],
  // Another count of the same sample.
  [
    new RegExp(
      String.raw`\bHow many (?:([A-Z][A-Za-z\d()]*) )?molecules are (?:contained |present )?in (?:an? )?(${N}[ -]?[mµμk]?g)(?: sample)? of (this compound|[A-Z][A-Za-z\d()]*|[a-z]+)\? (?:And )?[Hh]ow many ([a-z]+) atoms(?: are (?:there|in (?:it|the same sample|this sample|the sample)))?\?$`,
      "",
    ),
    (whole: string, formula: string, sample = "", of = "", element = "") => {
      const substance = of === "this compound" ? (formula as string | undefined) : of;
      return substance === undefined
        ? whole
        : `How many molecules and how many ${element} atoms are in ${sample} of ${substance}?`;
    },
  ],
];

/** "Acetaminophen, C8H9NO2, is the active ingredient in … What is the molecular mass of this compound?" */
const MASS_OF_STORY =
  /^[^.?!\d]*?[,(] ?([A-Z][A-Za-z\d()]*)[,)],? is (?:an?|the|one) (?:[^.?!\d]|\.\d)*\. What is (?:its|the) (?:molar|molecular|formula) mass(?: \([^()]*\))?(?: (?:of|for) (?:this|the) (?:compound|substance|molecule|drug))?\?$/;

const withMassOfStory = (text: string): string => {
  const formula = MASS_OF_STORY.exec(text)?.[1];
  return formula !== undefined && parseFormula(formula).ok ? `What is the molar mass of ${formula}?` : text;
};

const PARTS: Readonly<Record<string, number>> = {
  quarter: 4,
  fourth: 4,
  eighth: 8,
  sixteenth: 16,
  "thirty-second": 32,
};
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, three: 3, seven: 7, fifteen: 15 };

/** "Until three quarters of it has decayed", "until 1/8 is left": shares of what halves again and again, as per cent. */
const withShares = (text: string): string =>
  /half-?\s?li(?:fe|ves)|\bt_?1\/2\b|t½/i.test(text) &&
  /\bhow (?:long|many (?:days|hours|minutes|seconds|years))\b/i.test(text)
    ? text
        .replaceAll(
          /\b(?:only )?(an?|one|three|seven|fifteen)[- ](quarter|fourth|eighth|sixteenth|thirty-second)s?\b(?! (?:of an? )?(?:hour|century))/gi,
          (_, count: string, part: string) =>
            percentOf(COUNTS[count.toLowerCase()] ?? 1, PARTS[part.toLowerCase()] ?? 1),
        )
        .replaceAll(/(?<![A-Za-z\d./_])([1-9]\d?)\/(4|8|16|32|64)(?![\d/])/g, (whole, count: string, part: string) =>
          Number(count) < Number(part) ? percentOf(Number(count), Number(part)) : whole,
        )
        .replaceAll(/\b(?:is|are|has) gone\b/g, "has decayed")
        .replaceAll(/\b([Hh])ow long (?:till|until)\b/g, "$1ow long does it take until")
        .replaceAll(/\bwith (?:an? )?half[- ]life (?=\d)/g, "with a half-life of ")
        .replaceAll(/\bif (?:t_?1\/2|t½) ?(?:=|is) ?(?=\d)/g, "if the half-life is ")
    : text;

const percentOf = (count: number, part: number): string => `${(100 * count) / part} %`;

/** "⁶⁰₂₇Co decays with a half-life of …": in a sentence an isotope goes by its name; in an equation its numbers count. */
const withIsotopeNames = (text: string): string =>
  /->|→|⟶/.test(text)
    ? text
    : text.replaceAll(
        /([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})[₀₁₂₃₄₅₆₇₈₉]{1,3}([A-Z][a-z]?)(?![A-Za-z⁺⁻])/g,
        (_, mass: string, symbol: string) =>
          `${symbol}-${[...mass].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("")}`,
      );

/** A text with these turns in plainer words; the same where it has none. */
export function turnMeasures(text: string): string {
  const turned = withIsotopeNames(applyTurns(withShares(withoutRestated(text)), TURNS)).trim();
  return withMassOfStory(withFormulaOfMolecule(withSolventFirst(turned)));
}
