import type { SolutionFacts } from "../methods/facts.ts";
import type { Orders } from "../laws/kinetics/rate-law.ts";
import { type Experiment, solveConstant, solveOrder, solveOverall } from "../problems/kinetics/initial-rates.ts";
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
const speedPer = (time: string): string =>
  String.raw`(?:M\/${time}|M ${time}\^?-1|mol\/\(L[·* ]${time}\)|mol\/L\/${time}|mol\/\(dm\^?3[·* ]${time}\)|mol L\^?-1 ${time}\^?-1|mol dm\^?-3 ${time}\^?-1)`;
const SPEED = speedPer("(?:s|min)");
const PER_MINUTE = new RegExp(speedPer("min"));
const JOINT = String.raw`[,;:]? ?(?:and )?`;

const RUN = new RegExp(
  String.raw`(?:(?:run|trial|experiment|expt?|exp\.) ?#?\d+ ?[:.)]? ?)?${NAME} ?= ?(${NUMBER})(?: ?${MOLAR})?${JOINT}${NAME} ?= ?(${NUMBER})(?: ?${MOLAR})?${JOINT}(?:the )?(?:initial )?(?:rate|v)(?:_?0|₀)? ?(?:=|:|is)? ?(${NUMBER})(?: ?${SPEED}(?![A-Za-z/]))?`,
  "gi",
);

/** The units of all runs, told once: "(mol/L and mol/(L s))". */
const UNITS = new RegExp(
  String.raw`\(?(?:(?:all |the )?concentrations? (?:are )?)?(?:in )?(?<![A-Za-z])${MOLAR}(?: and|,) (?:the )?(?:rates? (?:are )?)?(?:in )?${SPEED}\)?(?![A-Za-z/])`,
  "i",
);
const ANY_SPEED = new RegExp(SPEED);

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

const toExperiment = ({ first, second, rate, figures }: Run, unit: string): Experiment => ({
  concentrations: [quantity(first, "mol/L", figures), quantity(second, "mol/L", figures)],
  rate: quantity(rate, unit, figures),
});

/** What may stand beside the table: its reaction, the numbers of its runs, and the temperature. */
const BESIDE =
  /(?:\d+ ?)?(?:[A-Z][A-Za-z\d()^+-]*|\([A-Z][A-Za-z\d()^+-]*)|\b(?:[Rr]un|[Tt]rial|[Ee]xperiment|[Ee]xpt?)s? ?#?\d+|-?\d[\d.]* ?(?:°C|K)\b/g;

const ASKS_CONSTANT = /\b(?:rate constant|specific rate|value of k|find k|calculate k|determine k|what is k)\b/i;

const ASKS_OVERALL =
  /\b(?:overall|total) (?:reaction )?order\b|\border of (?:the|this) reaction(?: overall)?(?= ?[.?,]|$| overall)/i;

const ASKS_ORDER =
  /\b(?:order (?:of (?:the|this) reaction )?(?:in|with respect to|for)|(?:reaction|partial) order (?:in|of|with respect to)) \[?([A-Za-z][A-Za-z\d()]*)\]?/gi;

/** What asks for more than the law and its constant. */
const ELSE =
  /\b(?:rate (?:when|if|at|for|of)|concentration of|how long|half-life|catalyst|mechanism|temperature|activation|expected)\b(?! (?:the )?reaction)/i;

type Asked = "constant" | "overall" | 0 | 1;

/** The one thing that is asked of a table; null where it is none, or more than one. */
function findAsked(text: string, names: readonly [string, string]): Asked | null {
  const partial = new Set([...text.matchAll(ASKS_ORDER)].map(([, name = ""]) => name));
  const asked: Asked[] = [
    ...(ASKS_CONSTANT.test(text) ? ["constant" as const] : []),
    ...(ASKS_OVERALL.test(text) ? ["overall" as const] : []),
    ...([0, 1] as const).filter((which) => partial.has(names[which])),
  ];
  const [only, ...others] = asked;
  const isOther = [...partial].some((name) => !names.includes(name));
  return only === undefined || others.length > 0 || isOther ? null : only;
}

/** The rate constant, an order or their sum from a table of initial rates; null for any other text. */
export function solveInitialRates(text: string): SolutionFacts[] | null {
  const plain = plainText(text).replaceAll(/[⟶→]/g, "->").replaceAll(/ {2,}/g, " ");
  if (!/\brate/i.test(plain)) return null;
  const read = readLines(plain) ?? readColumns(plain);
  if (read === null || read.runs.length < 3) return null;
  const asked = findAsked(read.rest, read.names);
  const rest = read.rest.replace(UNITS, " ").replaceAll(BESIDE, " ");
  const three = arrange(read.runs);
  if (asked === null || three === null || /\d/.test(rest) || ELSE.test(read.rest)) return null;
  const isPerMinute = PER_MINUTE.test(plain);
  // Orders are the same in any unit; a constant is told in seconds.
  if (asked === "constant" && (isPerMinute || !ANY_SPEED.test(plain))) return null;
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
  const unit = isPerMinute ? "mol/(L·min)" : "mol/(L·s)";
  const experiments = [toExperiment(base, unit), toExperiment(one, unit), toExperiment(other, unit)] as const;
  return [solvedFacts("problems-kinetics.initial-rates", solveAsked(asked, orders, experiments))];
}

function solveAsked(
  asked: Asked,
  orders: Orders,
  experiments: readonly [Experiment, Experiment, Experiment],
): ReturnType<typeof solveConstant> {
  switch (asked) {
    case "constant":
      return solveConstant(orders, experiments);
    case "overall":
      return solveOverall(orders, experiments);
    case 0:
    case 1:
      return solveOrder(orders, experiments, asked);
  }
}
