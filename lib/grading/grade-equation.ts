import { canonicalOf } from "../chemistry/formula/format.ts";
import { balance } from "../chemistry/equation/balance.ts";
import type { Equation } from "../chemistry/equation/equation.ts";
import { formatEquation } from "../chemistry/equation/format.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { judgeEquation } from "../chemistry/judgement/judge-equation.ts";
import { readEquationAnswer } from "./equation/read-equation.ts";
import {
  byComposition,
  byCompositionAndState,
  cancel,
  findMultipleOf,
  hasSameSpecies,
  listImbalances,
  toSides,
} from "./equation/sided-equation.ts";
import type { Multiple, SidedEquation, SpeciesKey } from "./equation/sided-equation.ts";
import { listSpeciesRemarks } from "./equation/species-remarks.ts";
import type { ExpectedEquation } from "./expected.ts";
import type { AnswerReading, Mark } from "./mark.ts";
import type { Remark } from "./remarks.ts";
import { correct, creditWithout, incorrect, ungradable } from "./score.ts";

const MOST_IMBALANCES = 4;

type Goal = { readonly expected: ExpectedEquation; readonly sides: SidedEquation; readonly keyOf: SpeciesKey };

/**
 * A balanced equation. Order, arrow and notation do not matter; a multiple is right with a remark, or wrong where lowest
 * terms are required; a balanced equation of another reaction is wrong, as is the reverse one.
 */
export function gradeEquation(expected: ExpectedEquation, text: string): Mark {
  const parsed = parseEquation(expected.equation);
  const goal = parsed.ok ? readGoal(expected, parsed.value) : null;
  if (goal === null || !parsed.ok) return ungradable({ code: "unreadable-expectation" });
  const answer = readEquationAnswer(text, parsed.value);
  if (!answer.ok) {
    const { code, at, found, readings } = answer.issue;
    return ungradable({
      code: "not-an-equation",
      issue: code,
      at,
      found: found.slice(0, 40),
      readings: readings.slice(0, 4),
    });
  }
  const given = toSides(answer.value, goal.keyOf);
  if (given === null)
    return ungradable({ code: "not-an-equation", issue: "bad-coefficient", at: 0, found: "", readings: [] });
  const mark = markEquation(goal, given, { kind: "equation", equation: formatEquation(answer.value, "ascii") });
  return mark.verdict === "incorrect"
    ? { ...mark, remarks: [...mark.remarks, ...remarkOnChemistry(answer.value, parsed.value)] }
    : mark;
}

/** What is impossible in a wrong answer, whatever was asked: nothing that the expected equation has itself. */
function remarkOnChemistry(given: Equation, expected: Equation): Remark[] {
  const accepted = new Set(judgeEquation(expected).doubts.map((doubt) => JSON.stringify(doubt)));
  return judgeEquation(given)
    .doubts.filter((doubt) => !accepted.has(JSON.stringify(doubt)))
    .flatMap((doubt): Remark[] => {
      if (!("formula" in doubt)) return [{ code: "doubtful-reaction" }];
      if (doubt.code !== "charges") return [];
      const { formula, cations, anion, neutral } = doubt;
      return [
        {
          code: "doubtful-formula",
          formula,
          cations: cations.map((choice) => [...choice]),
          anion,
          neutral: [...neutral],
        },
      ];
    });
}

function readGoal(expected: ExpectedEquation, equation: Equation): Goal | null {
  const outcome = balance(equation);
  if (outcome.kind !== "balanced" && outcome.kind !== "already-balanced") return null;
  const plain = toSides(equation, byComposition, outcome.coefficients);
  if (plain === null) return null;
  const isChangeOfState = [...plain.reactants.keys()].some((key) => plain.products.has(key));
  const hasStates = [...equation.reactants, ...equation.products].every(({ formula }) => formula.state !== null);
  if (!isChangeOfState || !hasStates) return { expected, sides: plain, keyOf: byComposition };
  const sides = toSides(equation, byCompositionAndState, outcome.coefficients);
  return sides === null ? null : { expected, sides, keyOf: byCompositionAndState };
}

function markEquation(goal: Goal, given: SidedEquation, reading: AnswerReading): Mark {
  const { sides } = goal;
  if (hasSameSpecies(given.reactants, sides.reactants) && hasSameSpecies(given.products, sides.products)) {
    const multiple = findMultipleOf(given, sides);
    return multiple === null ? markUnbalanced(goal, given, reading) : markBalanced(goal, given, multiple, reading);
  }
  const hasUnits = goal.expected.statesRequired === true;
  if (hasSameSpecies(given.reactants, sides.products) && hasSameSpecies(given.products, sides.reactants)) {
    return incorrect({
      credit: creditWithout("method"),
      hasUnits,
      reading,
      remarks: [{ code: "reversed" }, ...remarkOnBalance(given)],
    });
  }
  return markWithSpectators(goal, given, reading) ?? markOtherSpecies(goal, given, reading);
}

function markBalanced(
  { expected, sides }: Goal,
  given: SidedEquation,
  multiple: Multiple,
  reading: AnswerReading,
): Mark {
  const hasUnits = expected.statesRequired === true;
  const isLowest = multiple.numerator === 1 && multiple.denominator === 1;
  const terms: Remark[] = isLowest ? [] : [{ code: "not-lowest-terms", ...multiple }];
  const states = hasUnits ? remarkOnStates(sides, given) : [];
  const remarks = [...terms, ...states];
  const isTermsWrong = !isLowest && expected.lowestTermsRequired === true;
  if (!isTermsWrong && states.length === 0) return correct({ reading, remarks });
  const credit = { setup: true, method: true, calculation: !isTermsWrong, units: states.length === 0 };
  return incorrect({ credit, hasUnits, reading, remarks, misconception: null });
}

function markUnbalanced({ expected }: Goal, given: SidedEquation, reading: AnswerReading): Mark {
  const balance = remarkOnBalance(given);
  const remarks: Remark[] = balance.length > 0 ? balance : [{ code: "another-stoichiometry" }];
  return incorrect({
    credit: creditWithout("calculation"),
    hasUnits: expected.statesRequired === true,
    reading,
    remarks,
    misconception: null,
  });
}

/** Right, once what stands on both sides is taken away. */
function markWithSpectators({ expected, sides }: Goal, given: SidedEquation, reading: AnswerReading): Mark | null {
  const { sides: net, cancelled } = cancel(given);
  if (
    cancelled.length === 0 ||
    !hasSameSpecies(net.reactants, sides.reactants) ||
    !hasSameSpecies(net.products, sides.products)
  )
    return null;
  const isBalanced = findMultipleOf(net, sides) !== null;
  const spectators = cancelled.map((formula): Remark => ({ code: "spectator-ion", formula: canonicalOf(formula) }));
  const credit = { setup: true, method: false, calculation: isBalanced, units: true };
  return incorrect({
    credit,
    hasUnits: expected.statesRequired === true,
    reading,
    remarks: [...spectators, ...remarkOnBalance(given)],
  });
}

function markOtherSpecies({ expected, sides }: Goal, given: SidedEquation, reading: AnswerReading): Mark {
  const species = listSpeciesRemarks(given, sides);
  const balance = remarkOnBalance(given);
  const isRewritten = species.every(
    ({ code }) => code === "subscript-changed" || code === "diatomic-element" || code === "ion-charge",
  );
  const credit = { setup: false, method: isRewritten, calculation: isRewritten && balance.length === 0, units: false };
  return incorrect({ credit, hasUnits: expected.statesRequired === true, reading, remarks: [...species, ...balance] });
}

function remarkOnBalance(given: SidedEquation): Remark[] {
  return listImbalances(given)
    .slice(0, MOST_IMBALANCES)
    .map(({ of, reactants, products }) =>
      of === null
        ? { code: "unbalanced-charge", reactants, products }
        : { code: "unbalanced-atom", atom: of, reactants, products },
    );
}

function remarkOnStates(sides: SidedEquation, given: SidedEquation): Remark[] {
  return (["reactants", "products"] as const).flatMap((side) =>
    [...sides[side]].flatMap(([key, { formula }]): Remark[] => {
      const state = given[side].get(key)?.formula.state ?? null;
      if (formula.state === null || formula.state === state) return [];
      const remark = { formula: canonicalOf(formula), expected: formula.state };
      return [state === null ? { code: "state-missing", ...remark } : { code: "state-wrong", ...remark, given: state }];
    }),
  );
}
