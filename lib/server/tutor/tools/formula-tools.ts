import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { tool } from "ai";
import { z } from "zod";
import { balance } from "#lib/chemistry/equation/balance.ts";
import { formatEquation } from "#lib/chemistry/equation/format.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { composition } from "#lib/chemistry/formula/molar-mass.ts";
import type { Formula } from "#lib/chemistry/formula/formula.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { judgeEquation } from "#lib/chemistry/judgement/judge-equation.ts";
import { findProducts } from "#lib/chemistry/reaction/products/predict.ts";
import { findOxidationNumbers, type OxidationNumber } from "#lib/chemistry/redox/oxidation.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { toldMolarMass } from "#lib/methods/molar-mass.ts";
import { formulaOf } from "#lib/nomenclature/formula-of.ts";
import { nameOf } from "#lib/nomenclature/name-of.ts";
import { quantity } from "#lib/quantity/quantity.ts";
import { equals, refuse, sayOnly, sayWith, type ToolAnswer } from "./tool-answer.ts";

const formulaInput = z.object({ formula: z.string().max(300).describe("as Fe2(SO4)3, CuSO4.5H2O or SO4^2-") });

/** The parsed formula handed on, or why it is none. */
function withFormula(text: string, answer: (formula: Formula) => ToolAnswer): ToolAnswer {
  const parsed = parseFormula(text);
  return parsed.ok ? answer(parsed.value) : refuse(parsed.issue);
}

export const balanceEquation = tool({
  description:
    "Balances a chemical equation, or says why it cannot be balanced; says what is wrong with it where a formula contradicts its charges or the reaction does not happen.",
  inputSchema: z.object({
    equation: z.string().max(1_000).describe("as Fe + O2 -> Fe2O3; states and charges may stand"),
  }),
  execute: ({ equation }): ToolAnswer => {
    const parsed = parseEquation(equation);
    if (!parsed.ok) return refuse(parsed.issue);
    const outcome = balance(parsed.value);
    if (outcome.kind === "impossible") return sayOnly({ error: "impossible", reason: outcome.reason.code });
    if (outcome.kind === "underdetermined")
      return sayOnly({
        error: "several reactions at once; each of these is balanced",
        solutions: outcome.solutions.map((each) => [...each]),
      });
    const balanced = formatEquation(parsed.value, "ascii", outcome.coefficients);
    const { doubts, meant } = judgeEquation(parsed.value);
    if (doubts.length > 0)
      return sayOnly({
        equation: balanced,
        wasBalanced: outcome.kind === "already-balanced",
        butItIsWrong: [...doubts],
        perhapsMeant: [...meant],
      });
    return sayWith({ equation: balanced, wasBalanced: outcome.kind === "already-balanced" }, [
      { kind: "equation", equation: balanced },
    ]);
  },
});

export const molarMass = tool({
  description: "The molar mass of a substance, and its composition in mass percent.",
  inputSchema: formulaInput,
  execute: ({ formula }): ToolAnswer =>
    withFormula(formula, (parsed) => {
      const found = composition(parsed);
      if (!found.ok) return refuse(found.issue);
      const { molarMass: sum, rows } = found.value;
      const percents = Object.fromEntries(rows.map(({ atom, percent }) => [atom, `${percent} %`]));
      // The shares are no facts of their own, since each belongs to its compound: the check of claims has them in its tables.
      return sayWith({ molarMass: `${toldMolarMass(found.value).value} g/mol`, massPercent: percents }, [
        equals("M", canonicalOf(parsed), quantity(sum, "g/mol")),
      ]);
    }),
});

export const oxidationNumbers = tool({
  description: "The oxidation number of each element in a formula.",
  inputSchema: formulaInput,
  execute: ({ formula }): ToolAnswer =>
    withFormula(formula, (parsed) => {
      const rows = findOxidationNumbers(parsed);
      if (!rows.ok) return refuse(rows.issue);
      return sayWith(
        {
          numbers: rows.value.map(({ symbol, number, within }) => ({
            element: symbol,
            number: writeNumber(number),
            ...(within !== null && { within }),
          })),
        },
        rows.value.flatMap(({ symbol, number }) =>
          number.denominator === 1
            ? [
                {
                  kind: "expression" as const,
                  terms: [
                    { kind: "formula" as const, formula: symbol },
                    { kind: "operator" as const, symbol: ":" as const },
                    { kind: "count" as const, value: number.numerator, signed: true },
                  ],
                },
              ]
            : [],
        ),
      );
    }),
});

export const reactionProducts = tool({
  description:
    "What one or two substances react to, as a balanced equation, by the rules of general chemistry; says so where nothing happens.",
  inputSchema: z.object({
    reactants: z.array(z.string().max(300)).min(1).max(2).describe("formulas, as AgNO3 and NaCl"),
  }),
  execute: ({ reactants }): ToolAnswer => {
    const parsed = reactants.map((each) => parseFormula(each));
    const failed = parsed.find((each) => !each.ok);
    if (failed?.ok === false) return refuse(failed.issue);
    const found = findProducts(parsed.flatMap((each) => (each.ok ? [each.value] : [])));
    if (!found.ok) return refuse(found.issue);
    if (found.value.kind === "none") return sayOnly({ reaction: "none", reason: found.value.reason });
    const { equation, pattern } = found.value;
    const outcome = balance(equation);
    if (outcome.kind !== "balanced" && outcome.kind !== "already-balanced") return refuse({ code: outcome.kind });
    const balanced = formatEquation(equation, "ascii", outcome.coefficients);
    return sayWith({ equation: balanced, pattern }, [{ kind: "equation", equation: balanced }]);
  },
});

function writeNumber({ numerator, denominator }: OxidationNumber): string {
  return `${numerator > 0 ? "+" : ""}${numerator}${denominator === 1 ? "" : `/${denominator}`}`;
}

/** Names are given and read in the student's language. */
export function namingTools(locale: Locale) {
  return {
    name_substance: tool({
      description: "The name of a substance in the student's language.",
      inputSchema: formulaInput,
      execute: ({ formula }): ToolAnswer =>
        withFormula(formula, (parsed) => {
          const name = nameOf(parsed, locale);
          if (!name.ok) return refuse(name.issue);
          return sayWith({ name: name.value.text, otherNames: [...name.value.others] }, [
            { kind: "formula", formula: canonicalOf(parsed) },
          ]);
        }),
    }),
    formula_of: tool({
      description: "The formula of a substance by its name, in the student's language or in English.",
      inputSchema: z.object({ name: z.string().max(300) }),
      execute: ({ name }): ToolAnswer => {
        const own = formulaOf(name, locale);
        const found = own.ok ? own : formulaOf(name);
        if (!found.ok) return refuse(found.issue);
        return sayWith({ formula: canonicalOf(found.value) }, [{ kind: "formula", formula: canonicalOf(found.value) }]);
      },
    }),
  };
}
