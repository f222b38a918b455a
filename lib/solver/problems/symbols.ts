import { findElement } from "../../chemistry/elements/elements.ts";
import { foldAccents } from "../lexicon/vocabulary.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { turnShares } from "./turned-shares.ts";
import type { ProblemPhrases } from "./lexicon/problem-phrases.ts";

/**
 * Signs of quantities that are the same in every language and that a reader of formulas would take for chemistry: pH,
 * [H₃O⁺], Kₐ, ΔH°. They become words of their own before anything else is read.
 */

type Rule = readonly [RegExp, string];

/** Rules that go together, and what a text must have for any of them to find something. */
type RuleSet = { readonly needs: RegExp; readonly rules: readonly Rule[] };

const DEGREE = "\\s?(?:°|º|˚|⁰|⦵|⊖|\\^\\{?[°o]\\}?)?";
const CHARGED_HYDROGEN = "(?:H3O|H₃O|H_3O|H)\\s?(?:\\+|⁺|\\^\\+|\\^\\{\\+\\})";
const CHARGED_HYDROXIDE = "(?:OH|HO)\\s?(?:[-−–]|⁻|\\^[-−]|\\^\\{[-−]\\})";

const ACIDS: readonly Rule[] = [
  [/(?<![A-Za-z])pOH(?![A-Za-z])/g, " sympoh "],
  [/(?<![A-Za-z])(?:pH|PH|ph)(?![A-Za-z\d(])/g, " symph "],
  [/(?<![A-Za-z])p\s?K_?\{?(?:a|ₐ)\}?(?![A-Za-z\d])/g, " sympka "],
  [/(?<![A-Za-z])p\s?K_?\{?b\}?(?![A-Za-z\d])/g, " sympkb "],
  [/(?<![A-Za-z])K_?\{?(?:a|ₐ)\}?(?![A-Za-z\d])/g, " symka "],
  [/(?<![A-Za-z])K_?\{?b\}?(?![A-Za-z\d])/g, " symkb "],
];

const CONCENTRATIONS: readonly Rule[] = [
  [new RegExp(`\\[\\s?${CHARGED_HYDROGEN}\\s?\\]`, "g"), " symhydronium "],
  [new RegExp(`\\[\\s?${CHARGED_HYDROXIDE}\\s?\\]`, "g"), " symhydroxide "],
  [new RegExp(`(?<![A-Za-z\\d)])${CHARGED_HYDROGEN}(?:\\(aq\\))?(?: ions?)? concentration`, "g"), " symhydronium "],
  [new RegExp(`(?<![A-Za-z\\d)])${CHARGED_HYDROXIDE}(?:\\(aq\\))?(?: ions?)? concentration`, "g"), " symhydroxide "],
  [
    new RegExp(
      `(?:molar )?(?:concentration|molarity) of ${CHARGED_HYDROGEN}(?:\\(aq\\))?(?: ions?)?(?![A-Za-z\\d])`,
      "g",
    ),
    " symhydronium ",
  ],
  [
    new RegExp(
      `concentra(?:ci[oó]n|tion)(?: mola(?:r|ire))?(?: de(?: los)?| des| en) (?:iones |ions )?${CHARGED_HYDROGEN}(?![A-Za-z\\d])`,
      "g",
    ),
    " symhydronium ",
  ],
  [
    new RegExp(
      `concentra(?:ci[oó]n|tion)(?: mola(?:r|ire))?(?: de(?: los)?| des| en) (?:iones |ions )?${CHARGED_HYDROXIDE}(?![A-Za-z\\d])`,
      "g",
    ),
    " symhydroxide ",
  ],
  [
    new RegExp(
      `(?:molar )?(?:concentration|molarity) of ${CHARGED_HYDROXIDE}(?:\\(aq\\))?(?: ions?)?(?![A-Za-z\\d])`,
      "g",
    ),
    " symhydroxide ",
  ],
];

const CHANGES: readonly Rule[] = [
  [new RegExp(`(?:[Δ∆]|\\bdelta )\\s?_?\\{?f\\}?\\s?H${DEGREE}(?![A-Za-z])`, "g"), " symdhf "],
  [new RegExp(`(?:[Δ∆]|\\bdelta )\\s?H${DEGREE}\\s?_?\\{?f\\}?${DEGREE}(?=[\\s(\\[,.;:=]|$)`, "g"), " symdhf "],
  [new RegExp(`(?:[Δ∆]|\\bdelta )\\s?H${DEGREE}\\s?_?\\{?(?:fus|fusion)\\}?${DEGREE}(?![A-Za-z])`, "g"), " symdhfus "],
  [
    new RegExp(`(?:[Δ∆]|\\bdelta )\\s?H${DEGREE}\\s?_?\\{?(?:vap|vaporization)\\}?${DEGREE}(?![A-Za-z])`, "g"),
    " symdhvap ",
  ],
  [
    new RegExp(`(?:[Δ∆]|\\bdelta )\\s?H${DEGREE}\\s?_?\\{?(?:comb|combustion|c)\\}?${DEGREE}(?![A-Za-z])`, "g"),
    " symdhc ",
  ],
  [
    new RegExp(
      `(?:[Δ∆]|\\bdelta )\\s?_?\\{?r?\\}?\\s?H${DEGREE}\\s?_?\\{?(?:rxn|reaction|r)?\\}?(?:₂₉₈|298)?${DEGREE}(?![A-Za-z])`,
      "g",
    ),
    " symdh ",
  ],
  [/(?:[Δ∆]|\bdelta )\s?T(?![A-Za-z])/g, " symdt "],
];

const FREE = "(?:[Δ∆]|\\bdelta )";
const ASIDE = "\\s?_?\\{?(?:rxn|reaction|r)?\\}?(?:₂₉₈|_?298)?";

/** Free energies and entropies; "ΔG = ΔH − TΔS" only names the law. */
const FREE_ENERGIES: readonly Rule[] = [
  [
    new RegExp(
      `${FREE}\\s?G${DEGREE}\\s?=\\s?${FREE}\\s?H${DEGREE}\\s?[-−–]\\s?T\\s?[·×*]?\\s?${FREE}\\s?S${DEGREE}(?![A-Za-z])`,
      "g",
    ),
    " symlaw ",
  ],
  [new RegExp(`${FREE}\\s?G${DEGREE}\\s?=\\s?[-−–]\\s?R\\s?T\\s?ln\\s?K(?:eq|p|c)?(?![A-Za-z])`, "g"), " symlaw "],
  [new RegExp(`${FREE}\\s?G\\s?=\\s?${FREE}\\s?G${DEGREE}\\s?\\+\\s?R\\s?T\\s?ln\\s?Q(?![A-Za-z])`, "g"), " symlaw "],
  [new RegExp(`${FREE}\\s?_?\\{?f\\}?\\s?G${DEGREE}(?![A-Za-z])`, "g"), " symdgf "],
  [new RegExp(`${FREE}\\s?G${DEGREE}\\s?_?\\{?f\\}?${DEGREE}(?=[\\s(\\[,.;:=]|$)`, "g"), " symdgf "],
  [new RegExp(`${FREE}\\s?G\\s?=\\s?0(?![.\\d])`, "g"), " symzero "],
  [new RegExp(`${FREE}\\s?_?\\{?r?\\}?\\s?G\\s?(?:°|º|˚|⁰|⦵|⊖|\\^\\{?[°o]\\}?)${ASIDE}(?![A-Za-z])`, "g"), " symdgo "],
  [new RegExp(`${FREE}\\s?_?\\{?r?\\}?\\s?G\\s?_?\\{?(?:rxn|reaction|r)\\}?(?:°|º|˚|⁰)(?![A-Za-z])`, "g"), " symdgo "],
  [new RegExp(`${FREE}\\s?_?\\{?r?\\}?\\s?G${ASIDE}(?![A-Za-z])`, "g"), " symdg "],
  [new RegExp(`${FREE}\\s?_?\\{?r?\\}?\\s?S${DEGREE}\\s?_?\\{?(?:vap|fus)\\}?${DEGREE}(?![A-Za-z])`, "g"), " symds "],
  [new RegExp(`${FREE}\\s?_?\\{?r?\\}?\\s?S${DEGREE}${ASIDE}${DEGREE}(?![A-Za-z])`, "g"), " symds "],
  [/(?<![A-Za-zΔ∆])S_?\{?m?\}?\s?(?:°|º|˚|⁰|⦵|⊖|\^\{?[°o]\}?)_?\{?m?\}?(?![A-Za-z])/g, " symentropy "],
];

/** Where a text is about an equilibrium, a lone K is its constant, unless it is a kelvin, potassium, or in a unit. */
const CONSTANTS: readonly Rule[] = [
  [
    /(?<![A-Za-z\d)\]])\[\s?((?:[A-Z][a-z]?\d{0,2}|[₀-₉]|\((?:[A-Z][a-z]?\d{0,2}){1,4}\)\d){1,8}(?:\((?:g|aq)\))?)\s?\](?:_?\{?eq\}?)?(?=\s?(?:=|≈|:|is\b|are\b|at\b|of\b|and\b|if\b|when\b|in\b|at\b|[,.?;。，；？।、]|de\b|à\b|a\b|y\b|et\b|es\b|est\b|en\b|[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]|\s[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]|$))/gu,
    " symconcentration symof $1 ",
  ],
  [/(?<![A-Za-z])[Pp](?:_\{?|_?\()((?:[A-Z][a-z]?\d?|[₀-₉]){1,6})[)}]?(?=\s?=\s?\d)/gu, " sympressure symof $1 "],
  [/(?<![A-Za-z])T(?=\s?=\s?\d)/g, " symtemperature "],
  [/(?<![A-Za-z])K_?\{?eq\}?(?![A-Za-z\d])/g, " symkeq "],
  [/(?<![A-Za-z])K_?\{?[cC]\}?(?![A-Za-z\d])/g, " symkc "],
  [/(?<![A-Za-z])K_?\{?[pP]\}?(?![A-Za-z\d])/g, " symkp "],
  [
    /(?<![\p{L}\p{M}\d/)]|[\d)]\.?\s|\d\.|(?:J|mol)[\s·⋅*.])K(?=\s?(?:=|≈|of\b|is\b|at\b|for\b|and\b|if\b|when\b|[,.?;。，？；।]|de\b|à\b|a\b|y\b|et\b|es\b|est\b|pour\b|para\b|vaut\b|si\b|[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]|\s[\p{Script=Devanagari}\p{Script=Ethiopic}]|°|$))/gu,
    " symkeq ",
  ],
  [
    /(?<![A-Za-z])Q(?:_?\{?[cp]\}?)?(?=\s?(?:=|of\b|is\b|at\b|and\b|if\b|when\b|[,.?;。，？；।]|[\p{Script=Han}\p{Script=Devanagari}\p{Script=Ethiopic}]|\s[\p{Script=Devanagari}\p{Script=Ethiopic}]|es\b|est\b|y\b|et\b|vaut\b|vale\b|$))/gu,
    " symq ",
  ],
];

const OTHERS: readonly Rule[] = [
  [/(?<![\d.]\s?)%\s?T(?![A-Za-z])/g, " symtransmittance "],
  [/(?<![A-Za-z])t_?\{?(?:1\/2|½|₁\/₂)\}?(?![A-Za-z\d])/g, " symhalflife "],
  [/(?<![A-Za-zα-ω])λ(?![A-Za-zα-ω])/g, " symlambda "],
  [/(?<![A-Za-zα-ω])ε(?![A-Za-zα-ω])/g, " symepsilon "],
  [/= ?\?(?= ?[A-Za-z])/g, "= symhowmany "],
];

const RULE_SETS: readonly RuleSet[] = [
  { needs: /K|pOH|p[hH]|PH/, rules: ACIDS },
  { needs: /\[|concentra|molarity/, rules: CONCENTRATIONS },
  { needs: /(?:[Δ∆]|delta )\s?_?\{?[rf]?\}?\s?[GS]|S_?\{?m?\}?\s?[°º˚⁰⦵⊖^]/, rules: FREE_ENERGIES },
  { needs: /[Δ∆]|delta /, rules: CHANGES },
  {
    needs: /K_?\{?(?:eq|c|p)|(?:[Δ∆]|delta )\s?_?\{?r?\}?\s?[GS]|[Gg]ibbs|吉布斯|गिब्स|ጊብስ|quilibr|平衡|साम्य|ሚዛን/,
    rules: CONSTANTS,
  },
  { needs: /[λε½₁%=]|1\/2/, rules: OTHERS },
];

/** What the words made of signs mean, in every language. */
export const SYMBOL_PHRASES: ProblemPhrases = {
  "kind/ph": ["symph"],
  "kind/poh": ["sympoh"],
  "kind/acid-exponent": ["sympka"],
  "kind/base-exponent": ["sympkb"],
  "kind/acid-constant": ["symka"],
  "kind/base-constant": ["symkb"],
  "kind/hydronium": ["symhydronium"],
  "kind/hydroxide": ["symhydroxide"],
  "kind/formation-enthalpy": ["symdhf"],
  "kind/reaction-enthalpy": ["symdh"],
  "kind/molar-energy": ["symdhc"],
  "heat-of-fusion": ["symdhfus"],
  "heat-of-vaporization": ["symdhvap"],
  "kind/temperature-change": ["symdt"],
  "kind/half-life": ["symhalflife"],
  "kind/transmittance": ["symtransmittance"],
  "kind/gibbs-energy": ["symdg"],
  "kind/standard-gibbs-energy": ["symdgo"],
  "kind/formation-gibbs-energy": ["symdgf"],
  "kind/reaction-entropy": ["symds"],
  "kind/standard-entropy": ["symentropy"],
  "kind/equilibrium-constant": ["symkeq"],
  "kind/concentration-constant": ["symkc"],
  "kind/pressure-constant": ["symkp"],
  "kind/molarity": ["symconcentration"],
  "kind/reaction-quotient": ["symq"],
  "kind/temperature": ["symtemperature"],
  "kind/pressure": ["sympressure"],
  "condition/at-equilibrium": ["symzero"],
  filler: ["symlaw"],
  of: ["symof"],
  "kind/wavelength": ["symlambda"],
  "kind/absorptivity": ["symepsilon"],
  "how-many": ["symhowmany"],
};

/** "Carbon-14", "碘-131": an element's name with a mass number is the nuclide. */
const NUCLIDE =
  /(?:(?<![\p{L}\d])((?!\p{Script=Han})\p{L}[\p{L}\p{M}]{1,14})|(\p{Script=Han}))[-‑–](\d{1,3})m?(?!(?!\p{Script=Han})\p{L}|\d|\.\d)/gu;

/** "Iodine 131": with a space only where the text speaks of a half-life, and no unit follows. */
const SPACED_NUCLIDE =
  /(?<![\p{L}\d])(\p{L}[\p{L}\p{M}]{1,14}) (\d{1,3})(?=[,;:?!)]?(?:\s|$)|\.(?!\d))(?![,.]?\s?(?:[kmµ]?g|mg|[mk]?mol|m?L|%|°|atoms?)(?!\p{L}))/gu;

function speaksOfHalfLife(text: string, { lexicon }: Vocabulary): boolean {
  const folded = foldAccents(text.toLowerCase()).replaceAll("-", " ");
  return lexicon.concepts["kind/half-life"]?.some((phrase) => folded.includes(foldAccents(phrase))) === true;
}

/** A mass number lies between the atomic number and three times that. */
function isMassNumber(symbol: string, mass: number): boolean {
  const number = findElement(symbol)?.number ?? Infinity;
  return mass >= number && mass <= 3 * number;
}

function spellNuclides(text: string, vocabulary: Vocabulary): string {
  const find = (name: string): string | undefined => vocabulary.elements.get(foldAccents(name.toLowerCase()));
  const spelt = text.replace(
    NUCLIDE,
    (written: string, name: string | undefined, character: string | undefined, number: string) => {
      const symbol = find(name ?? character ?? "");
      return symbol === undefined ? written : ` ${symbol}-${number} `;
    },
  );
  if (!speaksOfHalfLife(spelt, vocabulary)) return spelt;
  return spelt.replace(SPACED_NUCLIDE, (written: string, name: string, number: string) => {
    const symbol = find(name);
    return symbol !== undefined && isMassNumber(symbol, Number(number)) ? ` ${symbol}-${number} ` : written;
  });
}

/** "ΔHf°[CH4(g)]", "ΔH°f(H2O, l)": the substance of an enthalpy in brackets. */
const IN_BRACKETS =
  /(symdhf?|symdhfus|symdhvap|symdgf|symentropy)\s*[[(]\s*([A-Z][A-Za-z0-9₀-₉()·]{0,24}?)(?:,\s?([slg]))?\s*[\])](?=\s*(?:=|is|are|:|,|;|\(|for|of|and|$|[-−–+]?\d))/g;

function openBrackets(text: string): string {
  return text.replace(
    IN_BRACKETS,
    (_, symbol: string, formula: string, state: string | undefined) =>
      `${symbol} symof ${formula}${state === undefined ? "" : `(${state})`} `,
  );
}

/** The text with its signs of quantities as words. Linear in its length. */
export function spellSymbols(text: string, vocabulary: Vocabulary): string {
  const rules = RULE_SETS.flatMap((set) => (set.needs.test(text) ? set.rules : []));
  const spelt = rules.reduce((current, [pattern, word]) => current.replace(pattern, word), text);
  return turnShares(spellNuclides(openBrackets(spelt), vocabulary), vocabulary);
}
