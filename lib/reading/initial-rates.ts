import type { SolutionFacts } from "../methods/facts.ts";
import type { Orders } from "../laws/kinetics/rate-law.ts";
import { type Experiment, solveConstant } from "../problems/kinetics/initial-rates.ts";
import { solvedFacts } from "../problems/solved-facts.ts";
import { quantity } from "../quantity/quantity.ts";
import { Decimal } from "../quantity/decimal.ts";
import { plainText } from "./notation.ts";

/**
 * Tables of initial rates: "Run 1: [A] = 0.10 M, [B] = 0.20 M, rate = 3.0e-4 M/s", or columns under [A], [B] and rate. The
 * orders are read from two runs between which one concentration alone differs, and every other run must agree with them.
 */

const NUMBER = String.raw`\d+(?:\.\d+)?(?: ?[×x*·] ?10\^?[-−]?\d+|[eE]-?\d+)?`;
const NAME = String.raw`\[([A-Za-z][A-Za-z\d()]*(?:\^?\d?[+-])?)\](?:_?0|₀)?`;
const MOLAR = String.raw`(?:M|mol\/L|mol L\^?-1|mol\/dm\^?3|mol dm\^?-3)`;
const SPEED = String.raw`(?:M\/s|M s\^?-1|mol\/\(L[·* ]s\)|mol\/L\/s|mol\/\(dm\^?3[·* ]s\)|mol L\^?-1 s\^?-1|mol dm\^?-3 s\^?-1)`;
const JOINT = String.raw`[,;:]? ?(?:and )?`;

const RUN = new RegExp(
  String.raw`(?:(?:run|trial|experiment|expt?|exp\.) ?#?\d+ ?[:.)]? ?)?${NAME} ?= ?(${NUMBER})(?: ?${MOLAR})?${JOINT}${NAME} ?= ?(${NUMBER})(?: ?${MOLAR})?${JOINT}(?:the )?(?:initial )?(?:rate|v)(?:_?0|₀)? ?(?:=|:|is) ?(${NUMBER}) ?${SPEED}(?![A-Za-z/])`,
  "gi",
);

const HEAD = new RegExp(
  String.raw`(?:(?:run|trial|experiment|expt?)[ \t]*[|,\t]?[ \t]*)?${NAME} ?(?:\(${MOLAR}\)|\/ ?${MOLAR}|, ?${MOLAR})?[ \t]*[|,\t]?[ \t]*${NAME} ?(?:\(${MOLAR}\)|\/ ?${MOLAR}|, ?${MOLAR})?[ \t]*[|,\t]?[ \t]*(?:initial )?rate ?(?:\(${SPEED}\)|\/ ?\(?${SPEED}\)?|, ?${SPEED})[ \t|]*`,
  "i",
);

const ROW = new RegExp(
  String.raw`(?<![\d.])(?:\d[ \t]*[|,.:\t ][ \t]*)(${NUMBER})[ \t]*[|,\t ][ \t]*(${NUMBER})[ \t]*[|,\t ][ \t]*(${NUMBER})[ \t|/]*`,
  "g",
);

type Run = { readonly first: Decimal; readonly second: Decimal; readonly rate: Decimal; readonly figures: number };

type Runs = { readonly names: readonly [string, string]; readonly runs: readonly Run[]; readonly rest: string };

const toDecimal = (text: string): Decimal =>
  new Decimal(
    text
      .replaceAll("−", "-")
      .replace(/ ?[×x*·] ?10\^?/, "e")
      .replaceAll(" ", ""),
  );

const figuresOf = (text: string): number =>
  text
    .replace(/ ?[×x*·eE].*$/, "")
    .replace(".", "")
    .replace(/^0+/, "").length;

function toRun(first = "", second = "", rate = ""): Run {
  return {
    first: toDecimal(first),
    second: toDecimal(second),
    rate: toDecimal(rate),
    figures: Math.min(...[first, second, rate].map(figuresOf)),
  };
}

function readLines(text: string): Runs | null {
  const found = [...text.matchAll(RUN)];
  const [one] = found;
  const names = [one?.[1] ?? "", one?.[3] ?? ""] as const;
  const isSame = found.every((match) => match[1] === names[0] && match[3] === names[1]);
  return one === undefined || !isSame
    ? null
    : { names, runs: found.map(([, , a, , b, v]) => toRun(a, b, v)), rest: text.replaceAll(RUN, " ") };
}

function readColumns(text: string): Runs | null {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const from = head.index + head[0].length;
  const body = text.slice(from);
  const found = [...body.matchAll(ROW)];
  return {
    names: [head[1] ?? "", head[2] ?? ""],
    runs: found.map(([, a, b, v]) => toRun(a, b, v)),
    rest: `${text.slice(0, head.index)} ${body.replaceAll(ROW, " ")}`,
  };
}

const LARGEST_ORDER = 3;

/** How far a measured order may be from a whole number, and a rate from that of its law. */
const NEAR = { order: 0.1, rate: 0.08 };

const isSame = (a: Decimal, b: Decimal): boolean => a.eq(b);

/** The order of which a rate changes with a concentration; null where it is no whole number. */
function orderOf(concentrations: Decimal, rates: Decimal): number | null {
  const order = Math.log(rates.toNumber()) / Math.log(concentrations.toNumber());
  const whole = Math.round(order);
  return Math.abs(order - whole) < NEAR.order && whole >= 0 && whole <= LARGEST_ORDER ? whole : null;
}

/** Three runs of which the first reactant has another concentration in the second, and the other one in the third. */
function arrange(runs: readonly Run[]): readonly [Run, Run, Run] | null {
  for (const base of runs) {
    const others = runs.filter((run) => run !== base);
    const first = others.find((run) => isSame(run.second, base.second) && !isSame(run.first, base.first));
    const second = others.find((run) => isSame(run.first, base.first) && !isSame(run.second, base.second));
    if (first !== undefined && second !== undefined) return [base, first, second];
  }
  return null;
}

const toExperiment = ({ first, second, rate, figures }: Run): Experiment => ({
  concentrations: [quantity(first, "mol/L", figures), quantity(second, "mol/L", figures)],
  rate: quantity(rate, "mol/(L·s)", figures),
});

/** What may stand beside the table: its reaction, the numbers of its runs, and the temperature. */
const BESIDE =
  /(?:\d+ ?)?(?:[A-Z][A-Za-z\d()^+-]*|\([A-Z][A-Za-z\d()^+-]*)|\b(?:[Rr]un|[Tt]rial|[Ee]xperiment|[Ee]xpt?)s? ?#?\d+|-?\d[\d.]* ?(?:°C|K)\b/g;

const ASKS = /\b(?:rate constant|specific rate|value of k|find k|calculate k|determine k|what is k)\b/i;

/** What asks for more than the law and its constant. */
const ELSE =
  /\b(?:rate (?:when|if|at|for|of)|concentration of|how long|half-life|catalyst|mechanism|temperature|activation|expected)\b(?! (?:the )?reaction)/i;

/** The rate constant from a table of initial rates; null for any other text. */
export function solveInitialRates(text: string): SolutionFacts[] | null {
  const plain = plainText(text).replaceAll(/[⟶→]/g, "->").replaceAll(/ {2,}/g, " ");
  if (!/\brate/i.test(plain) || !ASKS.test(plain)) return null;
  const read = readLines(plain) ?? readColumns(plain);
  if (read === null || read.runs.length < 3) return null;
  const rest = read.rest.replaceAll(BESIDE, " ");
  const three = arrange(read.runs);
  if (three === null || /\d/.test(rest) || ELSE.test(read.rest)) return null;
  const [base, one, other] = three;
  const m = orderOf(one.first.div(base.first), one.rate.div(base.rate));
  const n = orderOf(other.second.div(base.second), other.rate.div(base.rate));
  if (m === null || n === null || m + n === 0) return null;
  const constantOf = ({ first, second, rate }: Run): number => rate.div(first.pow(m).times(second.pow(n))).toNumber();
  const known = constantOf(base);
  if (read.runs.some((run) => Math.abs(constantOf(run) / known - 1) > NEAR.rate)) return null;
  const orders: Orders = [
    [read.names[0], m],
    [read.names[1], n],
  ];
  return [
    solvedFacts(
      "problems-kinetics.initial-rates",
      solveConstant(orders, [toExperiment(base), toExperiment(one), toExperiment(other)]),
    ),
  ];
}
