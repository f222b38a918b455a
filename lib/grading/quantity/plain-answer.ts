/**
 * Brings what students type around a value to one form, before the value is looked for: mark-up goes, arrows and signs
 * of approximation become `=`, brackets that are asides become spaces. Every rule is linear in the text.
 */

const MARKUP: readonly (readonly [RegExp, string])[] = [
  // A power as programs write it: before the asterisks go as mark-up.
  [/(?<=[x×*·⋅]\s{0,2}10)\s?\*\*\s?(?=[-−+]?\d)/gi, "^"],
  [/<sup>([^<>]{1,12})<\/sup>/gi, "^$1"],
  [/<\/?[a-z]{1,8}\s?\/?>/gi, ""],
  [/&nbsp;|&thinsp;/g, " "],
  [/\*\*|__|`|\$|\\[()[\]]/g, " "],
  [/\\boxed\s?\{((?:[^{}]|\{[^{}]{0,40}\}){0,200})\}/g, " $1 "],
  [/\\(?:d|t)?frac\s?\{([^{}]{1,20})\}\s?\{([^{}]{1,20})\}/g, "$1/$2"],
  [/\\(?:text|mathrm|rm|mathbf|operatorname|ce)\s?\{([^{}]{0,60})\}/g, " $1"],
  [/\\(?:[,;:! ]|quad\b|qquad\b)/g, " "],
  [/\\(?:approx|simeq|cong|sim|Rightarrow|rightarrow|to|therefore)\b/g, "="],
  [/\\times\b/g, "×"],
  [/\\pm\b/g, "±"],
  [/(\^)\s?\{\s?([+\-−]?\d{1,4})\s?\}/g, "$1$2"],
  [/(?:=|-|–|−)>|[→⟶⇒⟹➔∴≈≃≅≐∼~＝]|:=/g, "="],
  [/={2,}/g, "="],
];

const NUMBERS: readonly (readonly [RegExp, string])[] = [
  // No division: "25 per cent".
  [/(\d\s{0,2})per cent\b/gi, "$1percent"],
  // "5e-3M": the exponent ends where the unit begins.
  [/(\d[eE][+\-−]?\d{1,3})(?=[A-Za-zµ°%])/g, "$1 "],
  [/(?:±|\+\/-|\+-)\s{0,2}\d+(?:[.,]\d+)?(?:\s{0,2}[x×*]\s{0,2}10\s{0,2}\^?\s{0,2}[-−]?\d{1,3})?/g, " "],
  // "- 12.5" behind nothing or an equals sign is a negative number; so is "minus 12.5".
  [/(^|[=:])(\s{0,4})[-−–]\s{1,3}(?=[\d.,])/g, "$1$2-"],
  [/(?:\b(?:minus|negative|menos|moins|negativo)|负|負|माइनस|ऋण|ሲቀነስ)\s{0,2}(?=\d)/gi, "-"],
];

/** Not a factor or a term: `0.34 - (-0.76)`. */
const ROUND_BRACKETS = /(?<![+*×/·⋅^<>−–-]\s{0,3})(^|\s)\(([^()]{1,200})\)(?!\s{0,3}[+*×/·⋅^−–-])/g;

/** Says the precision, and is no second value: "(3 s.f.)", "to 3 significant figures". */
const PRECISION =
  /\b\d{1,2}\s{0,2}(?:s\.?\s?f\b\.?|sig\b|significant|d\.?\s?p\b\.?|decimals?\b|decimal places|cifras|chiffres|位有效)/gi;

/** Numbers a part of the answer, on each line: "1) 12 g", "(b) 12 g", "2. 12 g", "Step 2: 12 g". */
const LABEL =
  /^[ \t]{0,4}(?:\(?[a-z\d]{1,2}\)|\d\.|(?:step|part|paso|étape|步骤|चरण|ደረጃ)[ \t]?\d{1,2}[ \t]?[.:：)])[ \t]{1,4}(?=\S)/gimu;

export function toPlainAnswer(text: string, isUnit: (text: string) => boolean): string {
  const plain = applyRules([...MARKUP, ...NUMBERS], toHalfWidth(text)).replaceAll(PRECISION, " ");
  const withoutLabels = plain.replaceAll(LABEL, "");
  const unlabelled = hasDigit(withoutLabels) ? withoutLabels : plain;
  const withoutAsides = unlabelled.replaceAll(ROUND_BRACKETS, (_, before: string, inner: string) =>
    isUnit(inner) ? `${before}${inner}` : " ",
  );
  return hasDigit(withoutAsides) ? withoutAsides : unlabelled;
}

/** Letters, digits and signs as Chinese keyboards type them. */
function toHalfWidth(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

function applyRules(rules: readonly (readonly [RegExp, string])[], text: string): string {
  return rules.reduce((current, [pattern, replacement]) => current.replaceAll(pattern, replacement), text);
}

function hasDigit(text: string): boolean {
  return /[\d०-९½⅓⅔¼¾]/.test(text);
}
