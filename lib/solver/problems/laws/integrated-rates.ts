import { concentrationLeft, concentrationTerm, halfLifeTerm } from "../../../chemistry/kinetics/integrated-law.ts";
import type { IntegratedOrder } from "../../../chemistry/kinetics/integrated-law.ts";
import type { Operator, StepFacts, Term } from "../../../methods/facts.ts";
import { answerTerm, computed, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, variable } from "../../../methods/terms.ts";
import {
  byOtherOrders,
  INTEGRATED_WORDS,
  lawStep,
  lettersOf,
  termLetters,
} from "../../../problems/kinetics/integrated-terms.ts";
import type { Letters } from "../../../problems/kinetics/integrated-terms.ts";
import { unitOfConstant } from "../../../problems/kinetics/rate-terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { step } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { orderOf, timeUnitOf } from "./rate-constants.ts";
import type { RateGoal, RateProblem } from "./rate-reading.ts";

const WORDS = INTEGRATED_WORDS;

/** In which k t is counted. */
const UNITS_OF_TERM = { 0: "mol/L", 1: "", 2: "L/mol" } as const;

const percent = (value: Decimal, figures: number | null): Quantity => quantity(value, "%", figures);

const WHOLE = { kind: "quantity", value: "100", unit: "%", significantFigures: null } as const;

/** A rate constant with the steps that led to it, and the unit of time in it. */
type Constant = { readonly k: Quantity; readonly steps: readonly StepFacts[]; readonly time: string };

class RateSolver {
  readonly #values: ReadonlyMap<RateGoal, Quantity>;
  readonly #order: IntegratedOrder;
  readonly #letters: Letters;
  readonly #reactant: string | null;
  readonly #used = new Set<RateGoal>();

  constructor({ values, reactant }: RateProblem, order: IntegratedOrder) {
    this.#values = values;
    this.#order = order;
    this.#reactant = reactant;
    this.#letters = lettersOf(reactant ?? "A");
  }

  solve(goal: RateGoal): LawSolution | null {
    const solution = this.#solve(goal);
    return solution !== null && [...this.#values.keys()].every((each) => this.#used.has(each)) ? solution : null;
  }

  #solve(goal: RateGoal): LawSolution | null {
    const constant = this.#constant();
    if (constant === null) return null;
    if (goal === "constant")
      return { words: WORDS, steps: constant.steps, answer: { id: "constant", quantity: constant.k }, slips: [] };
    if (goal === "half-life") return this.#halfLife(constant);
    if (goal === "time") return this.#time(constant);
    return goal === "final" || goal === "left" || goal === "reacted" || goal === "initial"
      ? this.#after(constant, goal)
      : null;
  }

  #take(name: RateGoal): Quantity | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.#used.add(name);
    return value;
  }

  #named(): Readonly<Record<string, Term>> {
    return { a: this.#reactant === null ? variable("A") : formulaTerm(this.#reactant) };
  }

  /** k as given, from a half-life, or from what is left after a time. */
  #constant(): Constant | null {
    const given = this.#take("constant");
    if (given !== undefined) {
      const time = timeUnitOf(given);
      return time === null || !given.value.gt(0)
        ? null
        : {
            k: inUnit(given, unitOfConstant(this.#order, time)),
            steps: [lawStep(this.#order, this.#letters)].map((each) => ({ ...each, method: WORDS })),
            time,
          };
    }
    const half = this.#take("half-life");
    if (half !== undefined) return this.#constantOfHalf(half);
    const elapsed = this.#take("time");
    const change = this.#change();
    const time = elapsed === undefined ? null : timeUnitOf(elapsed);
    if (elapsed === undefined || change === null || time === null || !elapsed.value.gt(0)) return null;
    const k = computed(change.term.value.div(elapsed.value), unitOfConstant(this.#order, time), change.term, elapsed);
    return {
      k,
      time,
      steps: [
        ...change.steps,
        step(WORDS, "constant", [
          expression(
            variable("k"),
            "=",
            ...this.#bracketed(),
            "/",
            variable("t"),
            "=",
            shownTerm(change.term),
            "/",
            givenTerm(elapsed),
            "=",
            shownTerm(k),
          ),
        ]),
      ],
    };
  }

  #bracketed(): (Term | Operator)[] {
    const letters = termLetters(this.#order, this.#letters);
    return this.#order === 1 ? letters : ["(", ...letters, ")"];
  }

  #constantOfHalf(half: Quantity): Constant | null {
    const initial = this.#order === 1 ? null : this.#take("initial");
    const time = timeUnitOf(half);
    if (initial === undefined || time === null || !half.value.gt(0)) return null;
    const term = halfLifeTerm(this.#order, initial?.value ?? new Decimal(1));
    const k = computed(
      term.div(half.value),
      unitOfConstant(this.#order, time),
      half,
      ...(initial === null ? [] : [initial]),
    );
    return {
      k,
      time,
      steps: [
        { ...lawStep(this.#order, this.#letters), method: WORDS },
        step(WORDS, "half", [this.#halfLine("k", "t½", half, initial, k)]),
      ],
    };
  }

  /** `k = ln 2 / t½`, and the same turned round, by the order. */
  #halfLine(wanted: string, other: string, divisor: Quantity, initial: Quantity | null, result: Quantity) {
    const start = variable(this.#letters.start);
    const sides: readonly { readonly letters: (Term | Operator)[]; readonly numbers: (Term | Operator)[] }[] = [
      {
        letters: [start, "/", "(", count(2), "*", variable(other), ")"],
        numbers: initial === null ? [] : [givenTerm(initial), "/", "(", count(2), "*", shownTerm(divisor), ")"],
      },
      { letters: [variable("ln 2"), "/", variable(other)], numbers: [variable("ln 2"), "/", shownTerm(divisor)] },
      {
        letters: [count(1), "/", "(", variable(other), "*", start, ")"],
        numbers: initial === null ? [] : [count(1), "/", "(", shownTerm(divisor), "*", givenTerm(initial), ")"],
      },
    ];
    const { letters, numbers } = sides[this.#order] ?? { letters: [], numbers: [] };
    return expression(variable(wanted), "=", ...letters, "=", ...numbers, "=", shownTerm(result));
  }

  #halfLife({ k, steps, time }: Constant): LawSolution | null {
    const initial = this.#order === 1 ? null : this.#take("initial");
    if (initial === undefined || this.#values.has("half-life")) return null;
    const term = halfLifeTerm(this.#order, initial?.value ?? new Decimal(1));
    const answer = computed(term.div(k.value), time, k, ...(initial === null ? [] : [initial]));
    return {
      words: WORDS,
      steps: [...steps, step(WORDS, "half", [this.#halfLine("t½", "k", k, initial, answer)])],
      answer: { id: "half-life", quantity: answer },
      slips:
        initial === null ? [] : byOtherOrders(this.#order, (other) => halfLifeTerm(other, initial.value).div(k.value)),
    };
  }

  /** The share that is left, from one of the two shares. */
  #left(): { readonly left: Quantity; readonly steps: readonly StepFacts[] } | null {
    const [left, reacted] = [this.#take("left"), this.#take("reacted")];
    if (left !== undefined) return reacted === undefined ? { left, steps: [] } : null;
    if (reacted === undefined) return null;
    const rest = percent(reacted.value.neg().plus(100), reacted.significantFigures);
    return {
      left: rest,
      steps: [step(WORDS, "rest", [expression(WHOLE, "-", givenTerm(reacted), "=", givenTerm(rest))])],
    };
  }

  /** The side of the law that holds the concentrations: from both, or from a share. */
  #change(): {
    readonly term: Quantity;
    readonly steps: readonly StepFacts[];
    readonly initial: Quantity;
    readonly final: Quantity;
  } | null {
    const share = this.#left();
    const given = this.#values.has("initial") ? this.#take("initial") : undefined;
    const initial = given ?? (this.#order === 1 && share !== null ? percent(new Decimal(100), null) : undefined);
    const told = this.#take("final");
    if (initial === undefined || (share === null) === (told === undefined)) return null;
    const final =
      told ??
      (share === null
        ? initial
        : {
            ...computed(
              initial.value.times(share.left.value).div(100),
              initial.unit.factors[0]?.unit.symbol === "%" ? "%" : "mol/L",
              initial,
              share.left,
            ),
          });
    if (!final.value.gt(0) || !final.value.lt(initial.value)) return null;
    const term = computed(
      concentrationTerm(this.#order, initial.value, final.value),
      UNITS_OF_TERM[this.#order],
      initial,
      final,
    );
    const { now, start } = this.#letters;
    const lines = [
      expression(variable(start), "=", givenTerm(initial)),
      expression(variable(now), "=", shownTerm(final)),
      expression(...termLetters(this.#order, this.#letters), "=", shownTerm(term)),
    ];
    return {
      term,
      initial,
      final,
      steps: [
        { ...lawStep(this.#order, this.#letters), method: WORDS },
        ...(share?.steps ?? []),
        step(WORDS, "change", lines),
      ],
    };
  }

  #time({ k, time, steps }: Constant): LawSolution | null {
    const change = this.#change();
    if (change === null) return null;
    const answer = computed(change.term.value.div(k.value), time, change.term, k);
    return {
      words: WORDS,
      steps: [
        ...steps.filter(({ id }) => !id.startsWith("law-")),
        ...change.steps,
        step(WORDS, "time", [
          expression(
            variable("t"),
            "=",
            ...this.#bracketed(),
            "/",
            variable("k"),
            "=",
            shownTerm(change.term),
            "/",
            shownTerm(k),
            "=",
            answerTerm(answer),
          ),
        ]),
      ],
      answer: { id: "time", quantity: answer, values: this.#named() },
      slips: [
        ...byOtherOrders(this.#order, (other) =>
          concentrationTerm(other, change.initial.value, change.final.value).div(k.value),
        ),
        ...(this.#order === 1
          ? [[slipOf(WORDS, "log-for-ln"), change.term.value.div(new Decimal(10).ln()).div(k.value)] as const]
          : []),
        ["multiplied-instead-of-divided", change.term.value.times(k.value)],
      ],
    };
  }

  /** What is left after a time, or what there was before it. */
  #after({ k, time, steps }: Constant, goal: "final" | "left" | "reacted" | "initial"): LawSolution | null {
    const elapsed = this.#take("time");
    if (elapsed === undefined || !elapsed.value.gt(0)) return null;
    const inOwn = inUnit(elapsed, time);
    const kt = computed(k.value.times(inOwn.value), UNITS_OF_TERM[this.#order], k, elapsed);
    const product = step(WORDS, "product", [
      expression(variable("k"), "*", variable("t"), "=", shownTerm(k), "*", shownTerm(inOwn), "=", shownTerm(kt)),
    ]);
    const found = goal === "initial" ? this.#before(kt) : goal === "final" ? this.#now(kt) : this.#share(kt, goal);
    return found === null || kt.value.gt(200) ? null : { ...found, steps: [...steps, product, ...found.steps] };
  }

  #now(kt: Quantity): LawSolution | null {
    const initial = this.#take("initial");
    if (initial === undefined) return null;
    const answer = computed(concentrationLeft(this.#order, initial.value, kt.value), "mol/L", initial, kt);
    if (!answer.value.gt(0)) return null;
    const { now, start } = this.#letters;
    const line = [
      expression(
        variable(now),
        "=",
        variable(start),
        "-",
        variable("k"),
        "*",
        variable("t"),
        "=",
        givenTerm(initial),
        "-",
        shownTerm(kt),
        "=",
        answerTerm(answer),
      ),
      expression(
        variable(now),
        "=",
        variable(start),
        "*",
        variable("e^(−k t)"),
        "=",
        givenTerm(initial),
        "*",
        shownTerm(computed(kt.value.neg().exp(), "", kt)),
        "=",
        answerTerm(answer),
      ),
      expression(
        variable(`1/${now}`),
        "=",
        variable(`1/${start}`),
        "+",
        variable("k"),
        "*",
        variable("t"),
        "=",
        shownTerm(computed(new Decimal(1).div(answer.value), "L/mol", initial, kt)),
      ),
    ][this.#order];
    const inverted = this.#order === 2 ? [expression(variable(now), "=", answerTerm(answer))] : [];
    return {
      words: WORDS,
      steps: line === undefined ? [] : [step(WORDS, "left", [line, ...inverted])],
      answer: { id: "left", quantity: answer, values: this.#named() },
      slips: [
        [slipOf(WORDS, "reacted-for-left"), initial.value.minus(answer.value)],
        ...byOtherOrders(this.#order, (other) => concentrationLeft(other, initial.value, kt.value)),
      ],
    };
  }

  #before(kt: Quantity): LawSolution | null {
    const final = this.#take("final");
    if (final === undefined) return null;
    const value = [
      final.value.plus(kt.value),
      final.value.times(kt.value.exp()),
      new Decimal(1).div(new Decimal(1).div(final.value).minus(kt.value)),
    ][this.#order];
    if (value === undefined || !value.isFinite() || !value.gt(final.value)) return null;
    const answer = computed(value, "mol/L", final, kt);
    const { now, start } = this.#letters;
    const line = [
      expression(
        variable(start),
        "=",
        variable(now),
        "+",
        variable("k"),
        "*",
        variable("t"),
        "=",
        givenTerm(final),
        "+",
        shownTerm(kt),
        "=",
        answerTerm(answer),
      ),
      expression(
        variable(start),
        "=",
        variable(now),
        "*",
        variable("e^(k t)"),
        "=",
        givenTerm(final),
        "*",
        shownTerm(computed(kt.value.exp(), "", kt)),
        "=",
        answerTerm(answer),
      ),
      expression(
        variable(`1/${start}`),
        "=",
        variable(`1/${now}`),
        "-",
        variable("k"),
        "*",
        variable("t"),
        "=",
        shownTerm(computed(new Decimal(1).div(answer.value), "L/mol", final, kt)),
      ),
    ][this.#order];
    const inverted = this.#order === 2 ? [expression(variable(start), "=", answerTerm(answer))] : [];
    return {
      words: WORDS,
      steps: line === undefined ? [] : [step(WORDS, "start", [line, ...inverted])],
      answer: { id: "start", quantity: answer, values: this.#named() },
      slips: [],
    };
  }

  /** The share that is left or has reacted after a time; of the first order it does not depend on the concentration. */
  #share(kt: Quantity, goal: "left" | "reacted"): LawSolution | null {
    if (this.#order !== 1) return null;
    this.#take("initial");
    const left = percent(kt.value.neg().exp().times(100), kt.significantFigures);
    const reacted = percent(left.value.neg().plus(100), kt.significantFigures);
    const { now, start } = this.#letters;
    const line = expression(variable(`${now} / ${start}`), "=", variable("e^(−k t)"), "=", shownTerm(left));
    const answer = goal === "left" ? left : reacted;
    return {
      words: WORDS,
      steps: [
        step(WORDS, "share", [line]),
        ...(goal === "left"
          ? []
          : [step(WORDS, "reacted", [expression(WHOLE, "-", shownTerm(left), "=", answerTerm(reacted))])]),
      ],
      answer: { id: goal === "left" ? "share-left" : "share-reacted", quantity: answer, values: this.#named() },
      slips: [[slipOf(WORDS, "reacted-for-left"), (goal === "left" ? reacted : left).value]],
    };
  }
}

/** A problem of one integrated rate law → its solution; null where a value is missing, left over or impossible. */
export function solveIntegrated(problem: RateProblem): LawSolution | null {
  const constant = problem.values.get("constant");
  const byUnit = constant === undefined ? null : orderOf(constant);
  // A unit of the order 0 may be that of a rate.
  const order = problem.order ?? (byUnit === 0 ? null : byUnit);
  if (order === null || (byUnit !== null && byUnit !== order)) return null;
  return new RateSolver(problem, order).solve(problem.goal);
}
