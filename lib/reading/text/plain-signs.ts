/** Signs that are written in several ways, in the one that all readers know. Linear in the text. */

const SMALL = String.raw` ?(?:[×x*·] ?10 ?\^?\(?[-−–]?\d*[⁻⁺⁰¹²³⁴-⁹]*\)?|[eE][-−–]?\d+)`;

const DIGITS = String.raw`\d+(?:[.,]\d+)?`;

const POWER = String.raw`\^?(?:\([-−–⁻]?[\d¹²³⁴-⁹]\)|[-−–⁻]?[\d¹²³⁴-⁹]?)`;

const LITRE = String.raw`(?:dm|L|l)`;

const IN_ONE_LITRE = String.raw`mol${POWER}(?: ?/ ?${LITRE}${POWER}|[ ·.⋅]?${LITRE}${POWER})`;

/** M, mol/L, mol dm⁻³, mol² dm⁻⁶, (mol/dm3)^2 */
const CONCENTRATION = String.raw`(?:M|${IN_ONE_LITRE}|\(${IN_ONE_LITRE}\))(?:\^?[2-5²³⁴⁵])?(?![\p{L}\d/])`;

const NAME = String.raw`(?<![\p{L}\d])(?:K ?_?\{?(?:a|b|sp|ₐ)\}?[₁₂₃1-3]?|(?:(?:acid|base)(?:[ -](?:dissociation|ioni[sz]ation))?|dissociation|ioni[sz]ation|acidity) constant|solubility product(?: constant)?)(?![\p{L}\d])`;

/** "Of HF at 25 °C" */
const BETWEEN = String.raw`[^.?!;=\d]{0,60}?(?:\([^()]{1,40}\)[^.?!;=\d(]{0,30}?)?(?:at \d+ ?(?:°C|K),? ?)?`;

/** "Ka = 1.35 × 10⁻⁵ mol dm⁻³": in whatever unit a course tells it, such a constant is the number. "Ka of 0.10 M HF" tells none. */
const WITH_UNIT = new RegExp(
  String.raw`(${NAME}${BETWEEN}(?:(?:[=:≈]|(?<=\s)(?:is|was|are|equals|equal to|being)(?: about| only)?) ?${DIGITS}(?:${SMALL})?| ${DIGITS}${SMALL})) ?${CONCENTRATION}`,
  "gu",
);

/** A constant of an acid, a base or a salt without the unit that some courses give it. */
export function withBareConstants(text: string): string {
  return text.replaceAll(WITH_UNIT, "$1");
}

type Rule = readonly [written: RegExp, plain: string];

const SIGNS: readonly Rule[] = [
  // ".15 M", "k=.031"
  [/(?<=^|[\s=(<>~≈:×])([-−–]?)\.(?=\d)/g, "$10."],
  [/\bph\b/g, "pH"],
  [/\bpka\b/g, "pKa"],
  [/\bka\b(?=[ =:]*\d| of\b|\?|$)/g, "Ka"],
  [/\bkb\b(?=[ =:]*\d| of\b|\?|$)/g, "Kb"],
  [/\bksp\b/g, "Ksp"],
  [/\b0th(?=[- ]order)/gi, "zero"],
  [/\b1st(?=[- ]order)/gi, "first"],
  [/\b2nd(?=[- ]order)/gi, "second"],
  [/\b3rd(?=[- ]order)/gi, "third"],
];

/** An English text with its signs as books print them. */
export function withPlainSigns(text: string): string {
  return SIGNS.reduce((told, [written, plain]) => told.replace(written, plain), text);
}
