import { parseFormula } from "../../chemistry/formula/parse.ts";
import { withReaction } from "./reactions.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";

/** Sentences without their small words, as the readers know them: "50 mL 0.20 M KI", "…, new volume?". */

const MEASURE = String.raw`\d(?: ?(?:g|kg|mg|mol|mmol|moles?|grams?|m[lL]|L|cm3|dm3|m3|lit(?:er|re)s?|molecules|atoms))`;

const THING = /^(?:gas|ice|steam|solution|water|air|(?:\d[\d.]* ?(?:M|mol\/L|mol\/dm3|mol dm-3|%)(?![A-Za-z])))/;

/** Whether what stands behind a measure is what it is a measure of. */
function isThing(rest: string): boolean {
  if (THING.test(rest)) return true;
  const [first = ""] = rest.split(/[\s,;?!]|\.(?:\s|$)/);
  if (/^[A-Z(]/.test(first)) return parseFormula(first).ok && !/^(?:I|In|At|As|He|No|K|C)$/.test(first);
  const words = rest.split(/[\s,;.?!]/).slice(0, 2);
  return [words.slice(0, 1).join(" "), words.join(" ")].some(
    (name) => name.length > 2 && listFormulasOf(name.toLowerCase(), "en").length > 0,
  );
}

const BARE = new RegExp(String.raw`(${MEASURE}) (?=[\dA-Za-z(])`, "g");

/** "2.4 g Mg" → "2.4 g of Mg". */
function withOf(text: string): string {
  const counted = text.replaceAll(BARE, (whole, measure: string, at: number) =>
    isThing(text.slice(at + whole.length)) ? `${measure} of ` : whole,
  );
  return counted.replaceAll(
    /\b(moles?|grams?|mass|volume|molecules|atoms|mol|g|mL|L|concentration|molarity|pH|pressure|density) (?=[A-Z(][A-Za-z\d()]*\b)/g,
    (whole, noun: string, at: number) =>
      !/\d ?$/.test(counted.slice(0, at)) && isThing(counted.slice(at + whole.length)) ? `${noun} of ` : whole,
  );
}

const NOUN = String.raw`(?:standard |total |partial |minimum |maximum |[Dd]e [Bb]roglie )?(?:pressure|volume|temperature|molar mass|mass percent(?:age)?|percent(?:age)? by mass|mass|density|concentration|molarity|molality|pH|pOH|percent yield|percentage yield|theoretical yield|yield|percent|frequency|wavelength|energy|heat|specific heat|enthalpy change|entropy change|equilibrium constant|Kc|Kp|Ksp|Ka|Kb|(?<!\d ?)K|half[- ]?life|rate constant|rate|amount|limiting reactant|limiting reagent|empirical formula|molecular formula|formula|time|age|current|charge|cell potential|boiling point|freezing point|osmotic pressure|mole fraction|ΔH(?:°)?(?:rxn)?|ΔG°?|ΔS°?|dH|dG|dS|E°?(?:cell)?|number of \w+|average atomic mass|atomic mass|activation energy|E_?a|work|name|oxidation (?:state|number)|electron configuration|balanced equation|ratio)`;
const AGE = String.raw`(?:(?:new|final|initial|resulting|original) )?`;
const TAIL = String.raw`(?: (?:of|in|at|after|for|when|if|needed|required|formed|produced|left) ?[^?]{0,80})?`;

const ASKED =
  /\b(?:what|how (?:many|much|long|old|hot|cold|fast)|which|calculate|find|determine|compute|work out|estimate|convert|express)\b|^(?:balance|name(?! of)|write|give|complete|identify|predict)\b/i;

const COUNTED = String.raw`(moles?|mol|grams?|g|mL|L|lit(?:er|re)s?|molecules|atoms|kJ|kg|mg)`;

const HEADLESS = new RegExp(
  String.raw`^(${AGE}${NOUN})(?= (?:of|in|at|for|if|when|from|needed|required|after|to)\b|\?|$)`,
  "i",
);
const COUNTING = new RegExp(
  String.raw`(?<=^|[.,;:] ?|\? ?)${COUNTED} (?:of )?([^?.,]+?) (needed|required|formed|produced|made|left|in|to|from|are|react|obtained)\b`,
  "i",
);
const LAST = new RegExp(
  String.raw`(?:^|[.,;:]|\s-|\s)\s*(?:and |the |so )?(${AGE}${NOUN}${TAIL})\s*(?:= ?)?\?*\s*$`,
  "i",
);
const CONCENTRATION = /(?:^|[.,;:]|\s)\s*(\[[^\]]+\](?: (?:at|after|when)[^?]{0,40})?)\s*(?:= ?)?\?*\s*$/;

const FINITE =
  /\b(?:is|are|was|were|has|have|had|contains?|reacts?|burns?|forms?|gives?|produces?|needs?|takes?|neutrali[sz]es?|dissolves?|decomposes?|occupies|weighs?|releases?|absorbs?)\b/i;

/** "50 g of water at 80 °C mixed with …": with its verb. */
function withVerb(statement: string): string {
  if (FINITE.test(statement)) return statement;
  return statement.replace(
    /(?<!\b(?:when|if|is|are|was|were)\s)(?<=\S )(mixed|heated|cooled|dissolved|diluted|burned|burnt|compressed|added|warmed|titrated|neutralised|neutralized|reacted|placed|dropped)\b/,
    "is $1",
  );
}

/** "What is the mass of X needed to …" → "What mass of X is needed to …". */
const NEEDED = /\bWhat is the (mass|volume|amount) of ([^?]*?) (needed|required|necessary) (to|for)\b/gi;

const withNeeded = (question: string): string => question.replaceAll(NEEDED, "What $1 of $2 is needed $4");

const close = (statement: string): string => statement.replace(/[\s,;:]+$/, "").replace(/(?<![.?!])$/, ".");

const UNITS = String.raw`(?:atm|kPa|Pa|mmHg|torr|bar|K|°C|°F|g|kg|mg|mL|L|m3|cm3|dm3|J|kJ|cal|kcal|nm|m|cm|mm|pm|km|µm|ft|in|lbs?|oz|gal|s|min|h|hours?|days?|years?|mol|mmol|Hz|eV|psi)`;

/** "750 mmHg in atm". */
const CONVERSION = new RegExp(
  String.raw`^(-?\d[\d.,]*(?:e-?\d+)? ?${UNITS}) (?:in|to|into|as|=) (?:\? ?)?(${UNITS}|kelvin|celsius|fahrenheit)\s*[?.]*$`,
  "i",
);

/** "Empirical formula: 40.0% C …": what is asked stands before its data. */
const ASKED_FIRST = new RegExp(String.raw`^(${AGE}${NOUN}) ?[:=-] ?\??,? (?!k ?[[(])(?=[\s\S]*\d)`, "i");

/** The question of a text that has none, at its beginning or its end. */
function askOpenly(text: string): string | null {
  if (ASKED.test(text)) return null;
  const plain = text.trim();
  const conversion = CONVERSION.exec(plain);
  if (conversion !== null) return `Convert ${conversion[1] ?? ""} to ${conversion[2] ?? ""}.`;
  const first = ASKED_FIRST.exec(plain);
  if (first !== null) return `${close(withVerb(plain.slice(first[0].length)))} What is the ${first[1] ?? ""}?`;
  const open = /^(\[[^\]]+\]) (?=(?:in|of|at|after|when|if)\b)/.exec(plain);
  if (open !== null) return `What is ${plain.replace(/\s*[=?.]*\s*$/, "")}?`;
  const headless = HEADLESS.exec(plain);
  if (headless !== null) return `What is the ${plain.replace(/\s*[=?.]*\s*$/, "")}?`;
  const counting = COUNTING.exec(plain);
  if (counting !== null) {
    const [whole, unit = "", thing = "", verb = ""] = counting;
    const before = plain.slice(0, counting.index);
    const rest = plain.slice(counting.index + whole.length).replace(/\s*[=?.]*\s*$/, "");
    const isIn = /^(?:in|to|from)$/.test(verb);
    const head = before.trim() === "" ? "" : `${close(withVerb(before.trim()))} `;
    return `${head}How many ${unit === "g" ? "grams" : unit === "mol" ? "moles" : unit} of ${thing} are ${isIn && verb !== "in" ? `needed ${verb}` : verb}${rest}?`;
  }
  const last = LAST.exec(plain) ?? CONCENTRATION.exec(plain);
  if (last?.[1] === undefined || / (?:of|is|=|:) ?-?\d[^?]*$/.test(last[1].slice(0, 60))) return null;
  const statement = plain.slice(0, last.index).trim();
  if (statement === "" || !/\d/.test(statement)) return null;
  const article = /^(?:\[|pH|pOH|K|Δ|d[HGS]\b|E)/.test(last[1]) ? "" : "the ";
  return `${close(withVerb(statement))} What is ${article}${last[1].trim()}?`;
}

/** The forms in which the readers may know a text, the nearest to it first. */
export function listShapes(text: string): string[] {
  const whole = withOf(text);
  const asked = askOpenly(whole);
  return asked === null ? [withReaction(whole), whole] : [withReaction(withNeeded(asked)), asked, whole];
}
