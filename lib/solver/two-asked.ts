import { parseFormula } from "../chemistry/formula/parse.ts";
import { type Dimension, DIMENSIONS } from "../quantity/units/dimension.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import type { Unit } from "../quantity/units/unit.ts";
import { UNIT_WORDS } from "../quantity/units/words/unit-words.ts";

/** "The energy and the wavelength of the photon": one question after two quantities, as the two questions that it is. */

const NOUN =
  "(?:wavelength|frequency|energy|mass|volume|pressure|density|molarity|molality|mole fraction|pH|pOH|number of moles|number of molecules|temperature|boiling point|freezing point|vapou?r pressure|osmotic pressure|rate constant|half-life|equilibrium constant|percent yield|theoretical yield|percent(?:age)? (?:ionization|dissociation)|degree of (?:ionization|dissociation)|empirical formula|molar mass)";

const UNIT = String.raw`(?: \(?in ([A-Za-z/·°]{1,12}(?: per [a-z]+)?)\)?)?`;

const BOTH = new RegExp(
  String.raw`(^|[.!?;:] |\n)(What (?:is|are)|Calculate|Find|Determine|Compute|Work out|Give) (?:both )?the (${NOUN})${UNIT} and (?:the )?(${NOUN})${UNIT} ((?:of|for) [^?!\n]{3,200}?)[.?]?\s*$`,
  "i",
);

/** "pounds", "mol/dm3", "g dm⁻³", "miles per hour" */
const WORD = String.raw`[a-zA-Z°/·]+\^?[\d³]?(?: (?:dm|L|l)\^?(?:[-−⁻][\d¹³]))?(?: per [a-z]+| [FC])?`;

/** How much there is in a volume, by amount and by mass. */
const STRENGTHS: readonly Dimension[] = [DIMENSIONS.concentration, DIMENSIONS.density];

/** Whether one quantity may be asked for in both units: in other ones of its dimension, or a strength in mol and in g. */
const measureOne = (one: Unit, other: Unit): boolean =>
  one.dimension === other.dimension
    ? formatUnit(one) !== formatUnit(other)
    : [one, other].every(({ dimension }) => STRENGTHS.includes(dimension));

/** "The mass in kilograms and pounds of …", "in miles per hour and meters per second": one quantity in two units. */
const IN_BOTH = new RegExp(
  String.raw`^([^]*[^\d]) (?:in|into) (${WORD}) and(?: in| into)? (${WORD})(?= of |[?.]?$|, )([^]*)$`,
);

/** "Her height in inches and her weight in pounds": two nouns, each in its own unit. */
const EACH_IN_ITS_OWN =
  /^([^]*\b(?:[Ww]hat (?:is|are|was|were)|[Cc]alculate|[Ff]ind|[Dd]etermine) )((?:the|his|her|its|their) )([a-z]+) in ([a-z]+) and (?:(?:the|his|her|its|their) )?([a-z]+) in ([a-z]+)[?.]$/;

const unitOf = (text: string): Unit | null => {
  const read = parseUnit(text, { words: UNIT_WORDS.en });
  return read.ok ? read.value.unit : null;
};

function splitTwoUnits(text: string): readonly [string, string] | null {
  const [, before = "", whose = "", one = "", unit = "", other = "", otherUnit = ""] = EACH_IN_ITS_OWN.exec(text) ?? [];
  if (before !== "" && unitOf(unit) !== null && unitOf(otherUnit) !== null)
    return [`${before}${whose}${one} in ${unit}?`, `${before}${whose}${other} in ${otherUnit}?`];
  const [, told = "", first = "", second = "", rest = ""] = IN_BOTH.exec(text) ?? [];
  const [left, right] = [unitOf(first), unitOf(second)];
  return left === null || right === null || !measureOne(left, right)
    ? null
    : [`${told} in ${first}${rest}`, `${told} in ${second}${rest}`];
}

/** "… the information requested: The number of moles and the mass of …", as a heading has it. */
const HEADED =
  /^(?:(?:Write|Determine|Outline|Calculate|Find)[^:?]*: )?The number of moles and (?:the )?mass of ([^?]*?\b(?:formed|produced|required|needed|prepared|obtained)\b[^?]*?)\.?(?: (\([A-Z][A-Za-z\d]* is the other product\.?\)))?$/;

function splitHeaded(text: string): readonly string[] | null {
  const [, of = "", aside = ""] = HEADED.exec(text) ?? [];
  return of === "" ? null : ["number of moles", "mass"].map((noun) => `What is the ${noun} of ${of}? ${aside}`.trim());
}

/** "The number of moles of compound and of each type of atom in 2.0 g of KBr." */
const EACH_ATOM =
  /^(?:Determine|Calculate|Find|What (?:is|are)) (?:the )?(?:number of )?moles of (?:the )?compound and (?:(?:determine )?the (?:number of )?moles )?of each (?:type|kind) of atoms? in (?:each of )?(?:the following: )?(\d[^,?()]*?) of (?:[^,?]*, )?([A-Z][A-Za-z\d()·]*?)[.?]?$/;

function splitEachAtom(text: string): readonly string[] | null {
  const [, sample = "", formula = ""] = EACH_ATOM.exec(text) ?? [];
  const parsed = parseFormula(formula);
  return parsed.ok && /^[\d.]+(?: ?[×x] ?10[^ ]+)? ?[a-zµμ]+$/.test(sample)
    ? [
        `How many moles of ${formula} are in ${sample} of ${formula}?`,
        ...[...parsed.value.counts.keys()].map(
          (atom) => `How many moles of ${atom} atoms are in ${sample} of ${formula}?`,
        ),
      ]
    : null;
}

/** "The mole fraction of A and of B in …", "the mole fractions of A and B": one quantity of two substances. */
const OF_BOTH = new RegExp(
  String.raw`(^|[.!?;:] |\n)(What (?:is|are)|Calculate|Find|Determine|Compute) the (mole fraction)s? of ([a-z]+|[A-Z][A-Za-z\d]*)(?:, [A-Z][A-Za-z\d]*,)? and (?:of )?([a-z]+|[A-Z][A-Za-z\d]*) (in [^?!\n]{3,200}?)[.?]?\s*$`,
);

function splitTwoSubstances(text: string): readonly [string, string] | null {
  const found = OF_BOTH.exec(text);
  if (found === null) return null;
  const [, before = "", , noun = "", one = "", other = "", rest = ""] = found;
  const told = text.slice(0, found.index) + before;
  const ask = (of: string): string => `${told}What is the ${noun} of ${of} ${rest}?`;
  return one === other || /[.] [A-Z]/.test(rest) ? null : [ask(one), ask(other)];
}

/** The text with each of several quantities asked for alone; null where it asks for one, or for something else. */
export function splitTwoAsked(text: string): readonly string[] | null {
  const found = BOTH.exec(text.trim());
  if (found === null)
    return (
      splitHeaded(text.trim()) ??
      splitEachAtom(text.trim()) ??
      splitTwoUnits(text.trim()) ??
      splitTwoSubstances(text.trim())
    );
  const [, before = "", , one = "", unitOfOne, other = "", unitOfOther, rest = ""] = found;
  // "… of the gas. It has …": a sentence behind the question is none of it.
  if (one.toLowerCase() === other.toLowerCase() || /[.] [A-Z]/.test(rest)) return null;
  const told = text.trim().slice(0, found.index) + before;
  const ask = (noun: string, unit: string | undefined): string =>
    `${told}What is the ${noun}${unit === undefined ? "" : ` in ${unit}`} ${rest}?`;
  return [ask(one, unitOfOne), ask(other, unitOfOther)];
}
