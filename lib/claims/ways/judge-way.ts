import type { Calculation } from "./calculation.ts";
import { spend } from "../../budget/budget.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import type { ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";
import { findNames } from "../find-names.ts";
import { listNumbers } from "../read-arithmetic.ts";
import { comesToKnown, judgeNothingSaid, judgeSide } from "./alone.ts";
import { judgeBondSum } from "./bonds.ts";
import { judgeBufferSum, judgeDifference, judgeFormation } from "./differences.ts";
import { judgeCellConstant, judgeCellWork, judgeGibbs } from "./energies.ts";
import { judgeEquilibrium } from "./equilibria.ts";
import { isPercentOf, judgeFraction } from "./fractions.ts";
import { judgeHess } from "./hess.ts";
import { judgeMassRatio } from "./mass-ratios.ts";
import { factorsOf, isWhole, type Line, type Operand, type WayVerdict, withMeanings } from "./line.ts";
import { judgeConstant, judgeFourteen, judgeAntilogarithm, judgeLogarithm, judgeLogarithmAlone } from "./logarithms.ts";
import { judgeCell, judgeMean, judgePolarity } from "./means-and-cells.ts";
import { judgeNucleons } from "./nucleons.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { judgeQuotient } from "./quotients.ts";
import { judgeOverCoefficient, judgeRatio, judgeWrittenRatio } from "./ratios.ts";
import { judgeMultiple, judgeNeutrons, judgeOtherAmount, judgePartInMoles, judgeSubstituted } from "./parts.ts";
import { judgeFormationSide } from "./formation-sides.ts";
import { judgeRemaining } from "./remaining.ts";
import { judgeParticles } from "./particles.ts";
import { judgePercents, judgeShare } from "./shares.ts";
import { judgeShiftedPoint } from "./shifted-points.ts";
import { judgePartOfMass, judgeSum, judgeSumOfMass, judgeSumOfMultiples } from "./sums.ts";
import { judgeActivation, judgeDecayTime, judgeNernst, judgeReciprocals } from "./time-and-temperature.ts";
import { judgeToldRatio, judgeToldSum } from "./told-alone.ts";
import { isAgainstStates, judgeTwoStates } from "./two-states.ts";
import { contradictsUnits, judgeByUnits } from "./units-tell.ts";

/** What knows of a relation whether it holds. */
const JUDGES: readonly ((line: Line) => WayVerdict)[] = [
  judgeByUnits,
  judgeTwoStates,
  judgeRatio,
  judgeWrittenRatio,
  judgeParticles,
  judgeOverCoefficient,
  judgePartOfMass,
  judgeSum,
  judgeShare,
  judgeLogarithm,
  judgeConstant,
  judgeGibbs,
  judgeCellWork,
  judgeFraction,
];

/** Numbers that need no explanation: of kelvins, of pH + pOH, and ln 2. */
const FREE: readonly string[] = ["273.15", "273.2", "14", "0.00000000000001", "0.693", "0.6931"];
const MOST_WAYS = 64;
const MOST_OPERANDS = 8;

/** Whether what is computed is computed in a way that holds: a right sum may be of the wrong quantities. */
export function judgeWay(calculation: Omit<Calculation, "evidence">, known: Evidence): WayVerdict {
  const { tree, result } = calculation;
  const evidence = withNamed(calculation.sentence, known);
  const whole = [
    judgeOtherAmount({ ...calculation, evidence }),
    judgeSumOfMass(tree, result, evidence),
    judgeSumOfMultiples(tree, result, evidence),
    judgeMean({ tree, result, evidence }),
    judgeCell({ tree, result, evidence }),
    judgePolarity(calculation),
    judgeShiftedPoint({ ...calculation, evidence }),
    judgeQuotient({ ...calculation, evidence }),
    judgeHess({ ...calculation, evidence }),
    judgeMassRatio({ ...calculation, evidence }),
    judgeDifference({ ...calculation, evidence }),
    judgeBufferSum({ ...calculation, evidence }),
    judgeFormation({ ...calculation, evidence }),
    judgeEquilibrium({ ...calculation, evidence }),
    judgeBondSum({ ...calculation, evidence }),
    judgeLogarithmAlone({ ...calculation, evidence }),
    judgeAntilogarithm({ ...calculation, evidence }),
    judgeFourteen({ ...calculation, evidence }),
    judgeDecayTime({ ...calculation, evidence }),
    judgeActivation({ ...calculation, evidence }),
    judgeReciprocals({ ...calculation, evidence }),
    judgeNernst({ ...calculation, evidence }),
    judgeCellConstant({ ...calculation, evidence }),
    judgePercents({ ...calculation, evidence }),
    judgeNucleons({ ...calculation, evidence }),
    judgeNeutrons({ ...calculation, evidence }),
    judgePartInMoles({ ...calculation, evidence }),
    judgeMultiple({ ...calculation, evidence }),
    judgeSubstituted({ ...calculation, evidence }),
    judgeSide({ ...calculation, evidence }),
    judgeNothingSaid({ ...calculation, evidence }),
    judgeToldSum({ ...calculation, evidence }),
    judgeToldRatio({ ...calculation, evidence }),
    judgeRemaining({ ...calculation, evidence }),
    judgeFormationSide({ ...calculation, evidence }),
  ];
  const sure = whole.find((verdict) => verdict !== null);
  if (sure !== undefined) return sure;
  const numbers = listNumbers(tree);
  if (numbers.length > MOST_OPERANDS) return null;
  spend(200 * numbers.length);
  const choices = numbers.map((number) => choicesOf(number, evidence));
  if (choices.some((each) => each.length === 0)) return null;
  const lines = combine(numbers, choices).map((operands): Line => ({
    ...calculation,
    tree: withMeanings(tree, operands),
    operands,
    factors: factorsOf(tree, operands),
    evidence,
  }));
  const verdicts = lines.map((line) => JUDGES.map((judge) => judge(line)));
  if (verdicts.some((each) => each.includes("holds")))
    return lines.every((line) => isAgainstStates(line)) ? "doubtful" : "holds";
  if (lines.length === 0) return null;
  if (verdicts.every((each) => each.includes("fails"))) return "fails";
  if (comesToKnown(calculation, evidence)) return "holds";
  if (lines.every((line) => isAgainstStates(line))) return "doubtful";
  const likeliest = lines.filter((line) => isLikeliest(line, choices));
  return likeliest.length > 0 && likeliest.every((line) => contradictsUnits(line)) ? "fails" : null;
}

/** What a sentence names in words is spoken of as what it writes in formulas. */
function withNamed(sentence: string, evidence: Evidence): Evidence {
  const named = findNames(sentence, evidence.locale).flatMap(({ formulas }) => (formulas.length === 1 ? formulas : []));
  const isNew = named.some((formula) => !evidence.mentioned.has(formula));
  return isNew ? { ...evidence, mentioned: new Set([...evidence.mentioned, ...named]) } : evidence;
}

/** Up to here a whole number that is also the value of something may just count. */
const MOST_COUNTED = 12;

/** What a number may be; a whole number may just count. */
function choicesOf(number: ReadNumber, evidence: Evidence): readonly (Meaning | null)[] {
  const meanings = meaningsOf(number, evidence);
  const isCount =
    number.form === "fraction" ||
    (isWhole(number) && (meanings.length === 0 || number.quantity.value.lte(MOST_COUNTED))) ||
    isPercentOf(number, evidence);
  return isCount || FREE.includes(number.quantity.value.toFixed()) ? [...meanings, null] : meanings;
}

function combine(numbers: readonly ReadNumber[], choices: readonly (readonly (Meaning | null)[])[]): Operand[][] {
  let combined: Operand[][] = [[]];
  for (const [index, number] of numbers.entries()) {
    combined = combined.flatMap((chosen) => (choices[index] ?? []).map((meaning) => [...chosen, { number, meaning }]));
    if (combined.length > MOST_WAYS) return [];
  }
  return combined;
}

const RANKS: Readonly<Record<Meaning["origin"], number>> = { known: 0, constant: 1, substance: 2, atom: 3, written: 4 };

/** Whether each number is what it is likeliest to be, and found, so that what speaks against them is no misreading. */
function isLikeliest({ operands }: Line, choices: readonly (readonly (Meaning | null)[])[]): boolean {
  return operands.every(({ meaning }, at) => {
    if (meaning === null || meaning.origin === "written" || isUnity(meaning.quantity.unit)) return false;
    const own = RANKS[meaning.origin];
    const rivals = (choices[at] ?? []).filter((other) => other !== null && RANKS[other.origin] <= own);
    return rivals.every((other) => other?.quantity.unit.dimension === meaning.quantity.unit.dimension);
  });
}
