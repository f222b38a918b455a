/** "The energy and the wavelength of the photon": one question after two quantities, as the two questions that it is. */

const NOUN =
  "(?:wavelength|frequency|energy|mass|volume|pressure|density|molarity|molality|mole fraction|pH|pOH|number of moles|number of molecules|temperature|boiling point|freezing point|vapou?r pressure|osmotic pressure|rate constant|half-life|equilibrium constant|percent yield|theoretical yield|empirical formula|molar mass)";

const UNIT = String.raw`(?: \(?in ([A-Za-z/·°]{1,12}(?: per [a-z]+)?)\)?)?`;

const BOTH = new RegExp(
  String.raw`(^|[.!?;:] |\n)(What (?:is|are)|Calculate|Find|Determine|Compute|Work out|Give) (?:both )?the (${NOUN})${UNIT} and (?:the )?(${NOUN})${UNIT} ((?:of|for) [^?!\n]{3,200}?)[.?]?\s*$`,
  "i",
);

/** The text with each of two quantities asked for alone; null where it asks for one, or for something else. */
export function splitTwoAsked(text: string): readonly [string, string] | null {
  const found = BOTH.exec(text.trim());
  if (found === null) return null;
  const [, before = "", , one = "", unitOfOne, other = "", unitOfOther, rest = ""] = found;
  // "… of the gas. It has …": a sentence behind the question is none of it.
  if (one.toLowerCase() === other.toLowerCase() || /[.] [A-Z]/.test(rest)) return null;
  const told = text.trim().slice(0, found.index) + before;
  const ask = (noun: string, unit: string | undefined): string =>
    `${told}What is the ${noun}${unit === undefined ? "" : ` in ${unit}`} ${rest}?`;
  return [ask(one, unitOfOne), ask(other, unitOfOther)];
}
