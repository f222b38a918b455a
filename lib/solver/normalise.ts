import { spend } from "../budget/budget.ts";

/**
 * Brings the ways in which chemistry is typed to one plain notation before it is read: LaTeX, mhchem, HTML and Markdown
 * marks go, arrows become `->`, subscripts become digits, hydrates get their dot. Every rule is linear in the text.
 */

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const FRACTIONS: Record<string, string> = { "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4" };

function superscriptDigits(text: string): string {
  return [...text].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("");
}

type Rule = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Rules that go together, and what a text must have for any of them to find something: most texts are plain words. */
type RuleSet = { readonly needs: RegExp; readonly rules: readonly Rule[] };

const LINES: readonly Rule[] = [[/\r\n?|\u2028|\u2029/g, "\n"]];

const HTML: readonly Rule[] = [
  [/<br\s?\/?>/gi, "\n"],
  [/<\/?(?:sub|b|i|em|strong|p|span)>/gi, ""],
  [/<sup>([^<>]{1,6})<\/sup>/gi, "^$1"],
  [/&rarr;/g, "→"],
  [/&middot;/g, "·"],
];

const INVISIBLE: readonly Rule[] = [[/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ""]];

const SPACES: readonly Rule[] = [[/[^\S\n]{2,}|[^\S\n ]/g, " "]];

const MARKDOWN: readonly Rule[] = [
  [/\*\*|`/g, ""],
  [/^ ?>+ ?/gm, ""],
];

const LATEX: readonly Rule[] = [
  [/\bM_\{?([rwm])\}?(?=[ (])/g, "M$1"],
  [
    /\\x?(?:long)?(?:right|Right)arrow(?:\[[^\][]{0,40}\])?(?:\{[^{}]{0,40}\})?|\\to\b|\\longrightarrow|\\xrightarrow/g,
    " -> ",
  ],
  [/\\(?:x?(?:left)?right(?:left)?harpoons|leftrightarrow|rightleftarrows|leftrightharpoons)\b/g, " <=> "],
  [/\\(?:cdot|bullet|ast)\b ?/g, "·"],
  [/\\(?:times)\b ?/g, "×"],
  [/\\(?:[,;:! ]|(?:quad|qquad|left|right|displaystyle|Delta|uparrow|downarrow)\b)/g, " "],
  [/\\[()[\]]|\$/g, " "],
  [/\\(?:frac|tfrac|dfrac)\{(\d{1,3})\}\{(\d{1,3})\}/g, "$1/$2"],
  [/\\(?:ce|mathrm|text|rm|mathbf|textbf|mathsf|operatorname)\b ?/g, ""],
  [/\\%/g, "%"],
  [/\\_/g, "_"],
  [/_\{ ?([0-9]{1,4}) ?\}/g, "$1"],
  [/\^ ?\{ ?([0-9]{0,2} ?[+\-−–]|[+\-−–] ?[0-9]{0,2}) ?\}/g, (_, charge = "") => `^${charge.replace(/ /g, "")}`],
];

const LETTERS: readonly Rule[] = [
  [/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit))],
  // Exponents carry their sign before the digits (mol⁻¹), charges behind them (SO₄²⁻).
  [/([⁺⁻])([⁰¹²³⁴-⁹]+)/g, (_, sign = "", digits = "") => `^${sign === "⁺" ? "" : "-"}${superscriptDigits(digits)}`],
  [/([⁰¹²³⁴-⁹]*)([⁺⁻])/g, (_, digits = "", sign = "") => `^${superscriptDigits(digits)}${sign === "⁺" ? "+" : "-"}`],
  [/[½⅓⅔¼¾]/g, (fraction) => FRACTIONS[fraction] ?? fraction],
  [/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/[＋➕]/g, "+"],
  [/[−–—‐‑](?=>)/g, "-"],
  [/[−‑]/g, "-"],
];

const ARROWS: readonly Rule[] = [
  [/ ?(?:<[-=]{1,3}>|⇌|⇄|⇆|⇋|↔|⟷|⇔) ?/g, " <=> "],
  [/ ?(?:(?<![<=-])[-=]{1,4}>+|~>|⟶|→|⇒|⇨|➔|➜|➝|➞|➡️?|⟹|↦|»)(?!>) ?/g, " -> "],
  // "NO2^-(aq) -> …" ends in a charge and a state, "--(heat)->" says a condition.
  [/ ?-{1,4} ?\((?!(?:aq|[slg])\))[^()\n]{1,20}\) ?-> ?/g, " -> "],
  [/(?:- ?(?:heat|hv|light|cat|catalyst|electricity)|-{2,3} ?[A-Za-z][A-Za-z0-9]{0,11}) ?-> ?/g, " -> "],
  [/-> ?(?:\[[^\][\n]{0,30}\]|\{[^{}\n]{0,30}\}){1,2} ?/g, " -> "],
  [/(?<=\+[^>\n]{1,80}(?<![-=<~])) ?> ?/g, " -> "],
];

const SIGNS: readonly Rule[] = [
  [/[↑↓△Δ□☐]/g, " "],
  [/[‘’ʼ´]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[•∙⋅‧・]/g, "·"],
  // The phases of a cell, as textbooks draw them.
  [/[│∣❘]/g, "|"],
  [/[║‖∥]/g, "||"],
  [/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)],
];

/** Blanks to be filled in: `__ Fe`, `( ) Fe`, `? Fe`. */
const BLANKS: readonly Rule[] = [
  [/_+|\( ?\)|\[ ?\]|\.{2,}|…/g, " "],
  [/(?<=^|[\s+>])\? ?(?=[A-Z(])/g, " "],
];

const FORMULAS: readonly Rule[] = [
  [/(?<=[A-Za-z0-9)\]]) ?[·∗] ?(\d{0,3}) ?(?=[A-Z(])/g, "·$1"],
  [/(?<=[A-Za-z0-9)\]]) ?(?:[*x×.]) ?(\d{1,3}) ?(?=H2O\b)/g, "·$1"],
  // What copying out of a PDF leaves of CuSO₄·5H₂O and SO₄²⁻: a space instead of the dot, or before the charge.
  [/(?<=(?<![A-Za-z])[A-Z][a-z]?\d{0,2}\(?[A-Z][A-Za-z0-9()]{0,20}) (?=\d{1,2}H2O\b)/g, "·"],
  [/(?<=(?<![A-Za-z])(?!No\b|Q\b)(?:[A-Z][a-z]?\d{0,2}|[()]){1,8}) ([1-7][+-])(?=[,.?!)]?(?:\s|$))/g, "^$1"],
];

/** Scripts that may put no space between their words and a formula. */
const BORDERS: readonly Rule[] = [
  [
    /(?<=[\p{Script=Han}\p{Script=Ethiopic}\p{Script=Devanagari}])(?=[A-Za-z0-9([%])|(?<=[A-Za-z0-9)\]%+-])(?=[\p{Script=Han}\p{Script=Ethiopic}\p{Script=Devanagari}])/gu,
    " ",
  ],
];

const MOLAR_MASS: readonly Rule[] = [[/\bg ?[·.* ]? ?mol ?\^? ?-1\b|\bg\.mol-1\b/g, "g/mol"]];

/** Where LaTeX was written its braces hold things together; elsewhere braces are brackets of a formula. */
const BRACES: readonly Rule[] = [[/[{}]/g, ""]];

const SUBSCRIPT_MARKS: readonly Rule[] = [[/(?<=[A-Za-z)\]])_(?=[0-9])/g, ""]];

const ALWAYS = /^/;

/** Private characters only mark places; no rule is about them. */
const BEYOND_ASCII = /[^\n\u0020-\u007e\ue000-\uf8ff]/;

const RULE_SETS: readonly RuleSet[] = [
  { needs: /[\r\u2028\u2029]/, rules: LINES },
  { needs: /[<&]/, rules: HTML },
  { needs: BEYOND_ASCII, rules: INVISIBLE },
  { needs: ALWAYS, rules: SPACES },
  { needs: /[*`>]/, rules: MARKDOWN },
  { needs: /\\/, rules: [...LATEX, ...BRACES] },
  { needs: /[$_^]/, rules: LATEX },
  { needs: /_/, rules: SUBSCRIPT_MARKS },
  { needs: BEYOND_ASCII, rules: LETTERS },
  { needs: /[>⇌⇄⇆⇋↔⟷⇔⟶→⇒⇨➔➜➝➞➡⟹↦»]/, rules: ARROWS },
  { needs: BEYOND_ASCII, rules: SIGNS },
  { needs: ALWAYS, rules: BLANKS },
  { needs: ALWAYS, rules: FORMULAS },
  { needs: /[\p{Script=Han}\p{Script=Ethiopic}\p{Script=Devanagari}]/u, rules: BORDERS },
  { needs: /mol/, rules: MOLAR_MASS },
  { needs: ALWAYS, rules: SPACES },
];

function apply(text: string, [pattern, replacement]: Rule): string {
  // The two overloads of replace do not accept their own union.
  return typeof replacement === "string" ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
}

/** Text as typed → the same in plain notation. */
export function normalise(text: string): string {
  spend(text.length);
  return RULE_SETS.reduce(
    (current, { needs, rules }) => (needs.test(current) ? rules.reduce(apply, current) : current),
    text.normalize("NFC"),
  );
}

/** "How many grams do i need 4 350 mL": a digit that is typed for a word, where it would make a number four thousand larger. */
export function withoutDigitWords(text: string): string {
  return text.replace(
    /(?<=\b(?:need|needs|needed|use|used|want|have|get|take|takes|make|required)(?: it| that)? )4(?= \d{3}(?:\.\d+)? ?[a-zA-Z])/gi,
    "for",
  );
}

const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  hundredth: 100,
  thousandth: 1000,
};

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  nine: 9,
};

const FRACTION = new RegExp(
  String.raw`\b(${Object.keys(COUNTS).join("|")})[ -](${Object.keys(PARTS).join("|")})s?(?: of (?:an?|one))? (?=(?:moles?|mol|lit(?:er|re)s?|grams?|kilograms?|kg)\b)`,
  "gi",
);

/** "Three quarters of a mole": without them it would be a mole. */
export function withFractions(text: string): string {
  return text.replaceAll(
    FRACTION,
    (_, count: string, part: string) => `${COUNTS[count.toLowerCase()] ?? 1}/${PARTS[part.toLowerCase()] ?? 1} `,
  );
}
