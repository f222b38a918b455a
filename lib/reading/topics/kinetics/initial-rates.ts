import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Orders } from "../../../laws/kinetics/rate-law.ts";
import {
  type Experiment,
  type Experiments,
  solveConstant,
  solveOrder,
  solveOverall,
} from "../../../problems/kinetics/initial-rates.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { normalise } from "../../../solver/normalise.ts";

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

/** "[A] = 0.10 M, [B] = 0.20 M, rate = 3.0e-4 M/s", of one to three reactants. */
const TOLD = String.raw`${NAME} ?= ?(${NUMBER})(?: ?${MOLAR})?${JOINT}`;
const MOST = 3;
const RUNS = Array.from(
  { length: MOST },
  (_, index) =>
    new RegExp(
      String.raw`(?:(?:run|trial|experiment|expt?|exp\.) ?#?\d+ ?[:.)]? ?)?${TOLD.repeat(index + 1)}(?:the )?(?:initial )?(?:rate|v)(?:_?0|₀)? ?(?:=|:|is)? ?(${NUMBER})(?: ?${SPEED}(?![A-Za-z/]))?`,
      "gi",
    ),
);

/** The units of all runs, told once: "(mol/L and mol/(L s))". */
const UNITS = new RegExp(
  String.raw`\(?(?:(?:all |the )?concentrations? (?:are )?)?(?:in )?(?<![A-Za-z])${MOLAR}(?: and|,) (?:the )?(?:rates? (?:are )?)?(?:in )?${SPEED}\)?(?![A-Za-z/])`,
  "i",
);
const ANY_SPEED = new RegExp(SPEED);

const GAP = String.raw`[ \t]*[|,\t]?[ \t]*`;
const COLUMN = String.raw`${NAME} ?(?:\(${MOLAR}\)|\/ ?${MOLAR}|, ?${MOLAR})?${GAP}`;
const RATES = String.raw`(?:initial )?rates?(?: of (?:the )?reaction)? ?(?:\(${SPEED}\)|\/ ?\(?${SPEED}\)?|, ?${SPEED})[ \t|]*`;

const HEADS = Array.from(
  { length: MOST },
  (_, index) =>
    new RegExp(String.raw`(?:(?:run|trial|experiment|expt?)${GAP})?${COLUMN.repeat(index + 1)}${RATES}`, "i"),
);

const BETWEEN = String.raw`[ \t]*[|,\t ][ \t]*`;
const ROWS = Array.from(
  { length: MOST },
  (_, index) =>
    new RegExp(
      String.raw`(?<![\d.])(?:\d[ \t]*[|,.:\t ][ \t]*)${`(${NUMBER})${BETWEEN}`.repeat(index + 1)}(${NUMBER})[ \t|/]*`,
      "g",
    ),
);

/** A row for the concentrations and one for the rates: "[A] (M) | 0.10 | 0.20 | // rate (M/s) | 2.0e-3 | 8.0e-3 |". */
const SERIES = new RegExp(
  String.raw`${NAME} ?\(${MOLAR}\)[ \t]*\|((?:[ \t]*${NUMBER}[ \t]*\|){2,8})[ \t/\n]*${RATES}((?:${NUMBER}[ \t]*\|?[ \t]*){2,8})[/ ]*`,
  "i",
);

/** "−Δ[A]/Δt", as the head of a column. */
const SLOPE = /[-−] ?\(?Δ ?\[[A-Z][A-Za-z\d]*\]\)? ?\/ ?\(?Δ ?t\)?/gi;

type Run = { readonly concentrations: readonly Decimal[]; readonly rate: Decimal; readonly figures: number };

type Runs = { readonly names: readonly string[]; readonly runs: readonly Run[]; readonly rest: string };

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

/** A run of its concentrations and, last, its rate. */
const toRun = (values: readonly string[]): Run => ({
  concentrations: values.slice(0, -1).map(toDecimal),
  rate: toDecimal(values.at(-1) ?? ""),
  figures: Math.min(...values.map(figuresOf)),
});

/** The text's runs, as the first of the patterns finds them: each with more reactants than the one before. */
function readLines(text: string): Runs | null {
  for (const pattern of RUNS.toReversed()) {
    const found = [...text.matchAll(pattern)].map(([, ...groups]) => groups);
    const namesOf = (groups: readonly string[]) => groups.slice(0, -1).filter((_, index) => index % 2 === 0);
    const [one] = found;
    if (one === undefined) continue;
    const names = namesOf(one);
    if (!found.every((groups) => namesOf(groups).every((name, index) => name === names[index]))) return null;
    const runs = found.map((groups) =>
      toRun(groups.filter((_, index) => index % 2 === 1 || index === groups.length - 1)),
    );
    return { names, runs, rest: text.replaceAll(pattern, " ") };
  }
  return null;
}

function readColumns(text: string): Runs | null {
  for (const [index, pattern] of [...HEADS.entries()].toReversed()) {
    const head = pattern.exec(text);
    const row = ROWS[index];
    if (head === null || row === undefined) continue;
    const body = text.slice(head.index + head[0].length);
    return {
      names: head.slice(1).map((name = "") => name),
      runs: [...body.matchAll(row)].map(([, ...values]) => toRun(values)),
      rest: `${text.slice(0, head.index)} ${body.replaceAll(row, " ")}`,
    };
  }
  return null;
}

function readSeries(text: string): Runs | null {
  const [whole = "", name = "", concentrations = "", rates = ""] = SERIES.exec(text) ?? [];
  const listOf = (values: string): string[] =>
    values
      .split("|")
      .map((value) => value.trim())
      .filter((value) => value !== "");
  const [first, second] = [listOf(concentrations), listOf(rates)];
  return whole === "" || first.length !== second.length
    ? null
    : {
        names: [name],
        runs: first.map((value, index) => toRun([value, second[index] ?? ""])),
        rest: text.replace(whole, " "),
      };
}

const LARGEST_ORDER = 3;

/** How far a measured order may be from a whole number, and a rate from that of its law. */
const NEAR = { order: 0.1, rate: 0.08 };

/** The order of which a rate changes with a concentration; null where it is no whole number. */
function orderOf(concentrations: Decimal, rates: Decimal): number | null {
  const order = Math.log(rates.toNumber()) / Math.log(concentrations.toNumber());
  const whole = Math.round(order);
  return Math.abs(order - whole) < NEAR.order && whole >= 0 && whole <= LARGEST_ORDER ? whole : null;
}

/** Two runs between which one concentration alone differs. */
type Pair = readonly [from: Run, to: Run];

/** For each reactant two runs between which its concentration alone differs: all from one run, where one serves. */
function arrange(runs: readonly Run[], reactants: number): readonly [Pair, ...Pair[]] | null {
  const differs = (one: Run, other: Run, index: number): boolean =>
    other.concentrations[index]?.eq(one.concentrations[index] ?? 0) === false;
  const pairFrom = (bases: readonly Run[], which: number): Pair[] =>
    bases
      .flatMap((base) => runs.map((run): Pair => [base, run]))
      .filter(([base, run]) => run.concentrations.every((_, index) => differs(base, run, index) === (index === which)))
      .slice(0, 1);
  const pairsFrom = (bases: readonly Run[]): Pair[] =>
    Array.from({ length: reactants }, (_, which) => pairFrom(bases, which)).flat();
  const [first, ...others] =
    [...runs.map((base) => [base]), runs].map(pairsFrom).find((pairs) => pairs.length === reactants) ?? [];
  return first === undefined ? null : [first, ...others];
}

const toExperiment = ({ concentrations, rate, figures }: Run, unit: string): Experiment => ({
  concentrations: concentrations.map((each) => quantity(each, "mol/L", figures)),
  rate: quantity(rate, unit, figures),
});

/** What may stand beside the table: its reaction, the numbers of its runs, and the temperature. */
const BESIDE =
  /(?:\d+ ?)?(?:[A-Z][A-Za-z\d()^+-]*|\([A-Z][A-Za-z\d()^+-]*)|\b(?:[Rr]un|[Tt]rial|[Ee]xperiment|[Ee]xpt?)s? ?#?\d+|\bin (?:(?:M|L|mol|dm|s)(?:\^?-?\d)?[ ·]?)+(?=[.?,]|$)|-?\d[\d.]* ?(?:°C|K)\b/g;

const ASKS_CONSTANT = /\b(?:rate constant|specific rate|value of k|find k|calculate k|determine k|what is k)\b/i;

const ASKS_OVERALL =
  /\b(?:overall|total) (?:reaction )?order\b|\border of (?:the|this) reaction(?: overall)?(?= ?[.?,]|$| overall)/i;

const ASKS_ORDER =
  /\b(?:order (?:of (?:the|this) reaction )?(?:in|with respect to|for)|(?:reaction|partial) order (?:in|of|with respect to)) (?:the )?\[?([A-Za-z][A-Za-z\d()]*(?:\^?\d?[+-](?![A-Za-z\d]))?)\]?/gi;

/** What asks for more than the law and its constant. */
const ELSE =
  /\b(?:rate (?:when|if|at|for|of)|concentration of|how long|half-life|catalyst|mechanism|temperature|activation|expected)\b(?! (?:the )?reaction)/i;

/** What is asked; a number is that of a reactant. */
type Asked = "constant" | "overall" | number;

/** The one thing that is asked of a table; null where it is none, or more than one. */
function findAsked(text: string, names: readonly string[]): Asked | null {
  const partial = new Set([...text.matchAll(ASKS_ORDER)].map(([, name = ""]) => name));
  const asked: Asked[] = [
    ...(ASKS_CONSTANT.test(text) ? ["constant" as const] : []),
    ...(ASKS_OVERALL.test(text) ? ["overall" as const] : []),
    ...names.flatMap((name, which) => (partial.has(name) ? [which] : [])),
  ];
  const [only, ...others] = asked;
  const isOther = [...partial].some((name) => !names.includes(name));
  return only === undefined || others.length > 0 || isOther ? null : only;
}

/** The rate constant, an order or their sum from a table of initial rates; null for any other text. */
export function solveInitialRates(text: string): SolutionFacts[] | null {
  const plain = normalise(text.replaceAll(SLOPE, "rate"));
  if (!/\brate/i.test(plain)) return null;
  const read = readLines(plain) ?? readColumns(plain) ?? readSeries(plain);
  if (read === null || read.runs.length < Math.max(3, read.names.length + 1)) return null;
  const asked = findAsked(read.rest, read.names);
  const rest = read.rest.replace(UNITS, " ").replaceAll(BESIDE, " ");
  const arranged = arrange(read.runs, read.names.length);
  if (asked === null || arranged === null || /\d/.test(rest) || ELSE.test(read.rest)) return null;
  const isPerMinute = PER_MINUTE.test(plain);
  // Orders are the same in any unit; a constant is told in seconds.
  if (asked === "constant" && (isPerMinute || !ANY_SPEED.test(plain))) return null;
  const [[base]] = arranged;
  const found = arranged.map(([from, to], which) =>
    orderOf((to.concentrations[which] ?? to.rate).div(from.concentrations[which] ?? to.rate), to.rate.div(from.rate)),
  );
  const known = found.filter((order) => order !== null);
  if (known.length < found.length || known.every((order) => order === 0)) return null;
  const constantOf = ({ concentrations, rate }: Run): number =>
    concentrations.reduce((left, each, index) => left.div(each.pow(known[index] ?? 0)), rate).toNumber();
  if (read.runs.some((run) => Math.abs(constantOf(run) / constantOf(base) - 1) > NEAR.rate)) return null;
  const orders: Orders = read.names.map((name, index) => [name, known[index] ?? 0]);
  const unit = isPerMinute ? "mol/(L·min)" : "mol/(L·s)";
  const experiments: Experiments = [
    toExperiment(base, unit),
    ...arranged.map(([from, to]) => ({
      ...toExperiment(to, unit),
      ...(from !== base && { beside: toExperiment(from, unit) }),
    })),
  ];
  return [solvedFacts("problems-kinetics.initial-rates", solveAsked(asked, orders, experiments))];
}

function solveAsked(asked: Asked, orders: Orders, experiments: Experiments): ReturnType<typeof solveConstant> {
  switch (asked) {
    case "constant":
      return solveConstant(orders, experiments);
    case "overall":
      return solveOverall(orders, experiments);
    default:
      return solveOrder(orders, experiments, asked);
  }
}
