import { expression, formulaTerm, list, quantity as term, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { shareOf, SOURCES } from "./compounds.ts";
import type { Compound } from "./compounds.ts";

const WORDS = "problems-nomenclature.richest-compound";

/** Percentages nearer than this need more than an estimate. */
const APART_PERCENT = 1.5;

function shareLine({ formula, rows, molarMass }: Compound, symbol: string) {
  const row = rows.find((each) => each.symbol === symbol);
  const mass = new Decimal(row?.weight ?? "0").times(row?.count ?? 0);
  return expression(
    formulaTerm(formula),
    ":",
    term(mass.toFixed(), "g/mol"),
    "/",
    term(molarMass.toFixed(), "g/mol"),
    "*",
    term("100", "%"),
    "=",
    term(mass.times(100).div(molarMass).toFixed(1), "%"),
  );
}

/** Which of four compounds holds the most, or the least, of an element by mass. */
function compare(random: Random): Draft | null {
  const [symbol, compounds] = random.pick(Object.entries(SOURCES));
  const chosen = random.pickSeveral(compounds, 4);
  const variant = random.pick(["most", "least"] as const);
  const ranked = chosen
    .map((compound) => ({ compound, share: shareOf(compound, symbol) }))
    .toSorted((a, b) => b.share.cmp(a.share));
  const order = variant === "most" ? ranked : ranked.toReversed();
  const [best, second, ...others] = order;
  if (best === undefined || second === undefined || best.share.minus(second.share).abs().lt(APART_PERCENT)) return null;
  const formulas = chosen.map(({ formula }) => formulaTerm(formula));
  return {
    kind: "solved",
    variant,
    values: { element: formulaTerm(symbol), compounds: list(formulas) },
    steps: [
      step("shares", [expression(variable("w", symbol), "=", variable("m", symbol), "/", variable("M"))], {
        element: formulaTerm(symbol),
      }),
      step(
        "divide",
        order.slice(1).map(({ compound }) => shareLine(compound, symbol)),
      ),
      step(variant, [shareLine(best.compound, symbol)], { element: formulaTerm(symbol) }),
    ],
    answer: { id: variant, value: formulaTerm(best.compound.formula), values: { element: formulaTerm(symbol) } },
    distractors: [second, ...others].map(({ compound }) => ({
      slip: slipOf(WORDS, compound === order.at(-1)?.compound ? "opposite" : "not-computed"),
      value: formulaTerm(compound.formula),
    })),
  };
}

/** Compounds compared by the share of an element. */
export const richestCompound: Family = {
  id: "richest-compound",
  subtopic: "percent-composition",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { hard: compare },
};
