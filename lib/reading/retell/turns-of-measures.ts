import { parseFormula } from "../../chemistry/formula/parse.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { readQuantity } from "../taken.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which a measured value, or what is measured, is told in more words than it needs. */

const UNIT = String.raw`(?:[kcmdµμnp]?(?:g|L|l|m|J|Pa|mol|s)|min|h|K|°C|atm|torr|mmHg|cm\^?3|dm\^?3)(?![A-Za-z\d/·])`;

const RESTATED = new RegExp(String.raw`\b(${N})([ -]?${UNIT}) ?\(=? ?(${N})[ -]?(${UNIT})\)`, "g");

/** Two ways to write one value differ by no more than their last figure. */
const MOST_DIFFERENCE = 0.006;

/** "3.75 mg (0.00375 g) of glucose": one value, in two units. */
const withoutRestated = (text: string): string =>
  text.replaceAll(RESTATED, (whole, value: string, unit: string, other: string, otherUnit: string) => {
    const [told, again] = [
      readQuantity(`${value} ${unit.replace(/^[ -]/, "")}`),
      readQuantity(`${other} ${otherUnit}`),
    ];
    if (told === null || again === null || told.unit.dimension !== again.unit.dimension || again.value.isZero())
      return whole;
    const ratio = getValueIn(told, otherUnit).div(again.value);
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
  String.raw`^(?:An? |One |Each |The )?[Mm]olecules? (?:of [^.?!()\d]{1,40}(?: ?\([^()]*\))? )?(?:contains?|has|have|consists? of|is made of|are made of) ${COUNTED}, ${COUNTED},? (?:and )?${COUNTED}(?:,? (?:and )?${COUNTED})?\. (?:What (?:is|are)|Write|Give|Find|Determine) (?:the|its) empirical formula(?: of [^.?!\d]*)?[.?]$`,
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

const TURNS: readonly Turn[] = [
  // A verb that is written like the metal.
  [/\b(can|could|may|might|will|would|to) lead to\b/g, "$1 cause"],
  [/\b(which|that|it|this) leads to\b/g, "$1 causes"],
  [/\b(?:common|ordinary|typical|household|average-sized) (?=[a-z]{4,})/g, ""],
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

/** A text with these turns in plainer words; the same where it has none. */
export function turnMeasures(text: string): string {
  return withMassOfStory(withFormulaOfMolecule(withSolventFirst(applyTurns(withoutRestated(text), TURNS))));
}
