import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { answerTerm, computed, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { expression, variable } from "../../../methods/terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { factorOfChange, findMolality, molalityOfChange, shiftOf } from "./colligative-points.ts";
import { readColligativeProblem } from "./colligative-reading.ts";
import type { ColligativeGoal, ColligativeProblem, ColligativeSlot } from "./colligative-reading.ts";
import { step, toFacts } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { concentrationOfPressure, findConcentration, osmoticPressureOf } from "./osmosis.ts";
import { vaporOf } from "./raoult.ts";
import { countParticles } from "./solvents.ts";
import type { Particles } from "./solvents.ts";
import { COLLIGATIVE_WORDS as WORDS, StatedSolution } from "./stated-solution.ts";

function solveGoal(solution: StatedSolution, goal: ColligativeGoal): LawSolution | null {
  if (solution.problem.values.has(goal)) return null;
  switch (goal) {
    case "freezing-change":
    case "freezing-point":
      return shiftOf(solution, "freezing", goal);
    case "boiling-change":
    case "boiling-point":
      return shiftOf(solution, "boiling", goal);
    case "molality":
      return molalityOfChange(solution);
    case "molar-mass":
      return molarMassOf(solution);
    case "factor":
      return factorOfChange(solution);
    case "osmotic-pressure":
      return osmoticPressureOf(solution);
    case "molarity":
      return concentrationOfPressure(solution);
    case "vapor-pressure":
    case "vapor-lowering":
      return vaporOf(solution, goal);
  }
}

/** Of an unknown solute: its mass by the amount that the change of a point or the osmotic pressure tells. */
function molarMassOf(solution: StatedSolution): LawSolution | null {
  if (solution.problem.solute !== null) return null;
  const isOsmotic = solution.problem.values.has("osmotic-pressure");
  const strength = isOsmotic ? findConcentration(solution) : findMolality(solution);
  const portion = isOsmotic ? solution.take("volume") : solution.kilograms();
  const mass = solution.take("solute-mass");
  if (strength === null || portion === null || mass === null) return null;
  const grams = inUnit(mass, "g");
  const amount = computed(strength.value.value.times(portion.value), "mol", strength.value, portion);
  const answer = computed(grams.value.div(amount.value), "g/mol", grams, amount);
  // Fewer grams for each mole than of hydrogen fluoride: something was misread.
  if (answer.value.lt(20)) return null;
  const line = isOsmotic
    ? expression(
        variable("n"),
        "=",
        variable("c"),
        "*",
        variable("V"),
        "=",
        shownTerm(strength.value),
        "*",
        shownTerm(portion),
        "=",
        shownTerm(amount),
      )
    : expression(
        variable("n"),
        "=",
        variable("b"),
        "*",
        variable("m"),
        "=",
        shownTerm(strength.value),
        "*",
        shownTerm(portion),
        "=",
        shownTerm(amount),
      );
  return {
    words: WORDS,
    steps: [
      ...strength.steps,
      step(WORDS, isOsmotic ? "amount-in-solution" : "amount-in-water", [line]),
      step(WORDS, "molar-mass", [
        expression(
          variable("M"),
          "=",
          variable("m"),
          "/",
          variable("n"),
          "=",
          shownTerm(grams),
          "/",
          shownTerm(amount),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: { id: "molar-mass", quantity: answer },
    slips: [
      [slipOf(WORDS, isOsmotic ? "mass-per-molarity" : "mass-per-molality"), grams.value.div(strength.value.value)],
      ["inverted-ratio", amount.value.div(grams.value)],
    ],
  };
}

/** The particles of the solute; null where they are not certain. Of an unknown solute, one. */
function particlesOf({ solute, solvent, says, values }: ColligativeProblem, isFactorAsked: boolean): Particles | null {
  const isCalledWhole = says.has("law/non-electrolyte");
  const isCalledIons = says.has("law/dissociated");
  if (isCalledWhole && (isCalledIons || values.has("factor"))) return null;
  const isUnknown = isCalledWhole || says.has("law/solute") || says.has("law/nonvolatile");
  if (solute === null) return isCalledIons || isFactorAsked || !isUnknown ? null : { count: 1, isVolatile: false };
  const particles = countParticles(solute, solvent ?? "H2O", isCalledWhole);
  if (particles === null || (isCalledIons && particles.count === 1)) return null;
  const factor = values.get("factor");
  return factor === undefined || (factor.value.gte(1) && factor.value.lte(particles.count)) ? particles : null;
}

/** A salt in a solvent that is not named is in water, unless the constants say otherwise. */
function inWater(problem: ColligativeProblem): ColligativeProblem {
  const isUnnamed = problem.solvent === null && problem.solute !== null && !problem.says.has("law/solvent");
  return isUnnamed ? { ...problem, solvent: "H2O" } : problem;
}

/** What a text about solutions has in any language. */
const ABOUT_SOLUTIONS =
  /fre+z|boil|osmotic|vapou?r|molal|congela|congél|ebulli|ébulli|ebulloscóp|osmótica|osmotique|vapeur|crio|cryo|fusi|solidif|渗透|凝固|冰点|沸点|蒸气压|蒸汽压|हिमांक|क्वथनांक|परासरण|वाष्प|መቀዝቀዣ|መፍያ|ኦስሞሲስ|ተን/iu;

/** A problem about the freezing, boiling, osmosis or vapour of a solution → its solutions; null unless all of it is understood and used. */
export function solveColligative(text: string, locale: Locale): SolutionFacts[] | null {
  const read = ABOUT_SOLUTIONS.test(text) ? readColligativeProblem(text, locale) : null;
  if (read === null) return null;
  const problem = inWater(read);
  const particles = particlesOf(problem, problem.goals.includes("factor"));
  if (particles === null) return null;
  const used = new Set<ColligativeSlot>();
  const solved = problem.goals.map((goal) => solveGoal(new StatedSolution(problem, particles, used), goal));
  if ([...problem.values.keys()].some((slot) => !used.has(slot))) return null;
  const facts = solved.map((solution) => (solution === null ? null : asFacts(solution, problem)));
  return facts.every((each) => each !== null) ? facts : null;
}

/** A point or a change is told in °C; "by how many °C" asks for nothing else. */
function asFacts(solution: LawSolution, { givens, unit }: ColligativeProblem): SolutionFacts | null {
  const isThermal = ["°C", "Δ°C"].includes(givenTerm(solution.answer.quantity).unit);
  const isCelsius = unit === null || unit.factors.every(({ unit: { symbol } }) => ["°C", "Δ°C"].includes(symbol));
  if (isThermal) return isCelsius ? toFacts(solution, givens, null) : null;
  return toFacts(solution, givens, unit);
}
