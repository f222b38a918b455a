import { listTerms } from "../../../chemistry/equation/equation.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { countElectrons } from "../../../chemistry/redox/count-electrons.ts";
import type { Medium } from "../../../chemistry/redox/half-reactions.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { balanceInMedium } from "../../../methods/redox/balance-in-medium.ts";
import { count, equationTerm, formulaTerm, quantity } from "../../../methods/terms.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { normalise } from "../../../solver/normalise.ts";
import { changesOf } from "../../../solver/problems/laws/half-cells.ts";
import { EQUATION } from "../../text/labelled.ts";

/** How many of one species, or how many electrons, an equation has that is balanced in an acid or a base. */

const MEDIA: readonly (readonly [Medium, RegExp])[] = [
  ["acid", /\b(?:acid(?:ic|ified)?) (?:aqueous )?(?:solution|medium|conditions)|\bin acid\b/i],
  ["base", /\b(?:basic|alkaline) (?:aqueous )?(?:solution|medium|conditions)|\bin base\b/i],
];

const SPECIES =
  /\bcoefficients? (?:of|for|in front of|before) (?:the )?(?:species |ion )?(?:(\(?[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?)(?![A-Za-z])|([a-z]+(?:\([IV]+\))?(?: (?!in\b|when\b|is\b|after\b)[a-z]+)?))/;
const ELECTRONS =
  /\bhow many (?:moles of )?electrons (?:are|is) (?:transferred|exchanged|involved)\b|\bnumber of (?:moles of )?electrons (?:that (?:are|is) )?(?:transferred|exchanged)/i;

const ASKS = /\b(?:what|calculate|find|determine|give|how many|state)\b/i;

const ELSE =
  /\bsum\b|\btotal\b|half-?reaction|\bratio\b|\bnot\b|n't|\bper\b|grams?\b|\bmass\b|\bmol\b|\bM\b|\bmL\b|\bV\b|volume|double|oxidation (?:number|state)|for (?:each|every)|when \d|unbalanced coefficient|reversed/i;

const HELPERS: Readonly<Record<string, string>> = {
  water: "H2O",
  "hydrogen ion": "H+",
  "hydrogen ions": "H+",
  protons: "H+",
  proton: "H+",
  hydroxide: "OH-",
  "hydroxide ion": "OH-",
  "hydroxide ions": "OH-",
};

function speciesOf(text: string): string | null {
  const [, written, named] = SPECIES.exec(text) ?? [];
  if (written !== undefined) {
    const parsed = parseFormula(written);
    return parsed.ok ? canonicalOf(parsed.value) : null;
  }
  if (named === undefined) return null;
  const [only, ...others] = HELPERS[named] === undefined ? listFormulasOf(named, "en") : [HELPERS[named]];
  const parsed = only === undefined || others.length > 0 ? null : parseFormula(only);
  return parsed?.ok === true ? canonicalOf(parsed.value) : null;
}

/** The medium that is told, or by which ions the equation has already. */
function mediumOf(text: string, names: ReadonlySet<string>): Medium | null | "both" {
  const [only, ...others] = MEDIA.flatMap(([medium, words]) => (words.test(text) ? [medium] : []));
  if (others.length > 0) return "both";
  return only ?? (names.has("OH-") ? "base" : names.has("H+") || names.has("H3O+") ? "acid" : null);
}

/** Null for any other text, and where a number stands beside the equation. */
export function solveCoefficientTold(text: string): SolutionFacts[] | null {
  if (!/coefficient|electrons/i.test(text)) return null;
  const plain = normalise(text).replaceAll(/ ?\((?:aq|s|l|g)\)/g, "");
  const [written, ...more] = plain.match(EQUATION) ?? [];
  const rest = plain.replaceAll(EQUATION, " ");
  const [species, asksElectrons] = [speciesOf(rest), ELECTRONS.test(rest)];
  if (written === undefined || more.length > 0 || !ASKS.test(rest) || ELSE.test(rest)) return null;
  const beside = rest.replace(SPECIES, " ");
  if (/\d/.test(beside) || (species === null) !== asksElectrons) return null;
  const parsed = parseEquation(written.trim());
  if (!parsed.ok) return null;
  const names = new Set(listTerms(parsed.value).map(({ formula }) => canonicalOf(formula)));
  const medium = mediumOf(rest, names);
  const balanced = medium === "both" ? null : balanceInMedium(parsed.value, medium);
  const answer = balanced?.answer.value;
  const overall = answer?.kind === "equation" ? parseEquation(answer.equation) : null;
  if (balanced === null || answer?.kind !== "equation" || overall?.ok !== true) return null;
  if (species === null) {
    const changes = changesOf(overall.value);
    const electrons = changes === null ? null : countElectrons(changes);
    return electrons === null ? null : [withElectrons(balanced, electrons)];
  }
  const found = listTerms(overall.value).find(({ formula }) => canonicalOf(formula) === species);
  if (found === undefined) return null;
  const coefficient = count(found.coefficient?.numerator ?? 1);
  return [
    {
      ...balanced,
      answer: {
        method: "balance-equation",
        id: "coefficient",
        value: coefficient,
        values: {
          answer: coefficient,
          coefficient,
          equation: equationTerm(answer.equation),
          species: formulaTerm(species),
        },
      },
    },
  ];
}

function withElectrons(balanced: SolutionFacts, electrons: number): SolutionFacts {
  const answer = quantity(String(electrons), "");
  return {
    ...balanced,
    answer: {
      method: "galvanic-cell",
      id: "electrons-transferred",
      value: answer,
      unrounded: answer.value,
      values: { answer },
    },
  };
}
