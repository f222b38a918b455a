import type { Reading } from "../cards/reading.ts";
import type { DerivedConstant, DerivedNode } from "../methods/derivation.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { type Kind, type Label, variableOf } from "../methods/rules/kinds.ts";
import { symbolOf } from "../problems/given-lines.ts";
import { Decimal } from "../quantity/decimal.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import { stateReading } from "../reading/statement/state.ts";
import type { Statement } from "../reading/statement/statement.ts";
import type { Draft } from "../reading/unsure/draft.ts";
import { expressionText, unitText } from "./fact-text.ts";
import { formatQuantity } from "./numbers.ts";
import type { Words } from "./words.ts";

/** As far as a constant is of interest. */
const MOST_FIGURES = 5;

type Stated = { readonly kind: Kind; readonly of: string | null; readonly at: Label | null };

/** `m(NaCl)`, `V₁`; empty where a quantity has no letter. */
function nameOf({ kind, of, at }: Stated, { conditions }: Statement, words: Words): string {
  const symbol = symbolOf(variableOf(kind, of, at), { conditions: new Set(conditions) });
  return symbol === null ? "" : expressionText({ kind: "expression", terms: [symbol] }, words);
}

/** Constants of nature, each once; a number by definition alone is none, nor is what is written as its own value: 1 mol/L. */
function listConstants(solutions: readonly SolutionFacts[]): DerivedConstant[] {
  const all = solutions.flatMap(({ derivation }) =>
    (derivation?.nodes ?? []).flatMap(({ origin }) => (origin.kind === "step" ? origin.constants : [])),
  );
  return all.filter(
    ({ letter, unit }, index) =>
      unit !== "" &&
      !/^\d/.test(letter) &&
      all.findIndex((other) => other.letter === letter && other.unit === unit) === index,
  );
}

type Measured = Pick<DerivedConstant, "value" | "unit" | "significantFigures">;

function lineOf(letter: string, { value, unit, significantFigures }: Measured, words: Words): string {
  const figures = Math.min(MOST_FIGURES, significantFigures ?? new Decimal(value).precision());
  const number = formatNumber(new Decimal(value).toSignificantDigits(figures), {
    locale: words.locale,
    significantFigures: figures,
  });
  return `${letter} = ${formatQuantity(number, unitText(unit, words), words.locale)}`;
}

/** What comes from nothing in the problem and is not its answer: a table has it. */
function listLookedUp(solutions: readonly SolutionFacts[]): DerivedNode[] {
  const nodes = solutions.flatMap(({ derivation }) => derivation?.nodes.slice(0, -1) ?? []);
  const nameOfNode = ({ quantity }: DerivedNode): string => JSON.stringify(quantity);
  return nodes.filter(
    (node, index) =>
      node.origin.kind === "step" &&
      node.origin.from.length === 0 &&
      node.origin.constants.length === 0 &&
      nodes.findIndex((other) => nameOfNode(other) === nameOfNode(node)) === index,
  );
}

/** What was read in a problem, for the reader; null where a part of it is not told by quantities, or there are none. */
export function wordStatement(solutions: readonly SolutionFacts[], text: string, words: Words): Reading | null {
  const statement = stateReading(solutions, text, words.locale);
  return statement === null || statement.givens.length === 0 ? null : wordRead(solutions, statement, words);
}

/** What was read together with the student: who said what of it. */
export function wordConfirmed(
  solutions: readonly SolutionFacts[],
  { draft, statement }: { readonly draft: Draft; readonly statement: Statement },
  words: Words,
): Reading {
  const read = wordRead(solutions, statement, words);
  const counting = draft.numbers.filter(({ is }) => is !== null);
  const bySaid = draft.goals.some(({ by }) => by === "student");
  return {
    ...read,
    given: statement.givens.map((each, at) => {
      const { text: value, start } = each.span;
      const isInText = each.by === undefined && start !== null;
      return {
        name: nameOf(each, statement, words),
        value,
        start: isInText ? start : 0,
        end: isInText ? start + value.length : 0,
        ...(counting[at]?.by === "student" && { by: "student" as const }),
      };
    }),
    ...(bySaid && { askedBy: "student" as const }),
  };
}

function wordRead(solutions: readonly SolutionFacts[], statement: Statement, words: Words): Reading {
  return {
    given: statement.givens.flatMap((each) => {
      const { text: value, start } = each.span;
      return start === null ? [] : [{ name: nameOf(each, statement, words), value, start, end: start + value.length }];
    }),
    asked: statement.goals.map((goal) => nameOf(goal, statement, words) || unitText(goal.unit ?? "", words)),
    supposed: [
      ...listConstants(solutions).map((constant) => ({
        line: lineOf(constant.letter, constant, words),
        source: words.t(`tutor.reading.sources.${constant.source}`),
      })),
      ...listLookedUp(solutions).flatMap(({ quantity, ...measured }) => {
        const { kind, of, label } = quantity;
        const name = nameOf({ kind, of, at: label } as Stated, statement, words);
        return name === ""
          ? []
          : [{ line: lineOf(name, measured, words), source: words.t("tutor.reading.sources.table") }];
      }),
    ],
    ignored: statement.ignored.map(({ span, why }) => ({
      value: span.text,
      why: words.t(`tutor.reading.ignored.${why}`),
    })),
  };
}
