import type { Locale } from "../../../i18n/locales.ts";
import type { Operator, SolutionFacts, StepFacts, Term } from "../../../methods/facts.ts";
import { answerTerm, computed, exactly, givenTerm, inUnit, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { findSubstance, molarMassStep } from "../../../methods/rules/substance.ts";
import { expression, formulaTerm, quantity as quantityTerm, variable } from "../../../methods/terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../../quantity/significant-figures.ts";
import { readColligativeProblem } from "./colligative-reading.ts";
import type { ColligativeGoal, ColligativeProblem, ColligativeSlot } from "./colligative-reading.ts";
import { step, toFacts } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { countParticles, findSolvent } from "./solvents.ts";
import type { Particles } from "./solvents.ts";

const WORDS = "problems-solutions.colligative-properties";

type Change = "freezing" | "boiling";

/** A value with the steps that led to it. */
type Found = { readonly value: Quantity; readonly steps: readonly StepFacts[] };

const LETTERS = { freezing: "Kf", boiling: "Kb" } as const;

/** More is not measured: of solutions that follow these laws. */
const GREATEST_CHANGE = 60;

/** A constant in a problem may differ by this share from that of the table. */
const SPREAD = 0.06;

const R_ATM = exactly("0.08206", "L·atm/(mol·K)");

const isNear = (value: Quantity, known: Decimal | string, share: number): boolean => value.value.div(known).minus(1).abs().lte(share);

/** The difference of two values, known to the coarser of their last places. */
function difference(larger: Quantity, smaller: Quantity, unit: string): Quantity {
  const value = larger.value.minus(smaller.value);
  const place = coarsestPlace(lastPlace(larger.value, larger.significantFigures), lastPlace(smaller.value, smaller.significantFigures));
  return quantity(value, unit, figuresToPlace(value, place));
}

class ColligativeSolver {
  readonly #problem: ColligativeProblem;
  readonly #particles: Particles;
  /** Of van 't Hoff: given, or counted. */
  readonly #factor: Quantity;
  readonly #used: Set<ColligativeSlot>;

  constructor(problem: ColligativeProblem, particles: Particles, used: Set<ColligativeSlot>) {
    this.#problem = problem;
    this.#particles = particles;
    this.#used = used;
    const given = problem.values.get("factor");
    if (given !== undefined) used.add("factor");
    this.#factor = given ?? pureNumber(particles.count, null);
  }

  solve(goal: ColligativeGoal): LawSolution | null {
    if (this.#problem.values.has(goal)) return null;
    switch (goal) {
      case "freezing-change":
      case "freezing-point":
        return this.#shift("freezing", goal);
      case "boiling-change":
      case "boiling-point":
        return this.#shift("boiling", goal);
      case "molality":
        return this.#molalityOfChange();
      case "molar-mass":
        return this.#molarMass();
      case "factor":
        return this.#factorOfChange();
      case "osmotic-pressure":
        return this.#osmoticPressure();
      case "molarity":
        return this.#concentrationOfPressure();
      case "vapor-pressure":
      case "vapor-lowering":
        return this.#vapor(goal);
    }
  }

  #take(slot: ColligativeSlot): Quantity | null {
    const value = this.#problem.values.get(slot);
    if (value === undefined) return null;
    this.#used.add(slot);
    return value.value.gt(0) || slot.endsWith("-point") ? value : null;
  }

  #solvent(change: Change): { readonly point: Decimal; readonly constant: Decimal; readonly isWater: boolean } | null {
    const { solvent } = this.#problem;
    const known = solvent === null ? null : (findSolvent(solvent)?.constants?.[change] ?? null);
    return known === null ? null : { point: new Decimal(known.point), constant: new Decimal(known.constant), isWater: solvent === "H2O" };
  }

  #constant(change: Change): Quantity | null {
    const known = this.#solvent(change);
    const given = this.#take(LETTERS[change]);
    const inOwn = given === null ? null : inUnit(given, "°C·kg/mol");
    if (inOwn !== null) return known === null || isNear(inOwn, known.constant, SPREAD) ? inOwn : null;
    return known === null ? null : quantity(known.constant, "°C·kg/mol", 3);
  }

  /** Where the pure solvent freezes or boils; water does so exactly at 0 and 100 °C. */
  #purePoint(change: Change): Quantity | null {
    const known = this.#solvent(change);
    const given = this.#take(`pure-${change}-point`);
    if (given !== null && known !== null && given.value.minus(known.point).abs().gt(0.6)) return null;
    if (known?.isWater === true) return exactly(known.point, "°C");
    if (given !== null) return given;
    return known === null ? null : quantity(known.point, "°C", known.point.sd());
  }

  #amount(of: "solute" | "solvent"): Found | null {
    const given = this.#take(`${of}-amount`);
    if (given !== null) return this.#problem.values.has(`${of}-mass`) ? null : { value: inUnit(given, "mol"), steps: [] };
    const mass = this.#take(`${of}-mass`);
    const stated = of === "solute" ? this.#take("molar-mass") : null;
    const substance = findSubstance(this.#problem[of]);
    if (mass === null || (substance === null && stated === null)) return null;
    if (substance !== null && stated !== null && !isNear(inUnit(stated, "g/mol"), substance.molarMass, 0.005)) return null;
    const grams = inUnit(mass, "g");
    const molar = stated === null ? exactly(substance?.molarMass ?? 1, "g/mol") : inUnit(stated, "g/mol");
    const amount = computed(grams.value.div(molar.value), "mol", mass, molar);
    const line = expression(variable("n"), "=", variable("m"), "/", variable("M"), "=", shownTerm(grams), "/", givenTerm(molar), "=", shownTerm(amount));
    return { value: amount, steps: [...(stated === null && substance !== null ? [{ ...molarMassStep(substance), method: "mass-and-amount" as const }] : []), step(WORDS, of === "solute" ? "amount" : "amount-of-solvent", [line])] };
  }

  #kilograms(): Quantity | null {
    const mass = this.#take("solvent-mass");
    return mass === null ? null : inUnit(mass, "kg");
  }

  #molality(): Found | null {
    const given = this.#take("molality");
    if (given !== null) return { value: inUnit(given, "mol/kg"), steps: [] };
    const [amount, kilograms] = [this.#amount("solute"), this.#kilograms()];
    if (amount === null || kilograms === null) return null;
    const molality = computed(amount.value.value.div(kilograms.value), "mol/kg", amount.value, kilograms);
    return { value: molality, steps: [...amount.steps, step(WORDS, "molality-of-masses", [expression(variable("b"), "=", variable("n"), "/", variable("m"), "=", shownTerm(amount.value), "/", shownTerm(kilograms), "=", shownTerm(molality))])] };
  }

  /** Whether the factor stands in the lines: where it is not 1. */
  get #hasFactor(): boolean {
    return !this.#factor.value.eq(1);
  }

  #times(operator: Operator): { readonly letter: (Term | Operator)[]; readonly number: (Term | Operator)[] } {
    return this.#hasFactor ? { letter: [variable("i"), operator], number: [givenTerm(this.#factor), operator] } : { letter: [], number: [] };
  }

  /** How many ions a salt gives: not where the factor is given. */
  #ions(): StepFacts[] {
    const { solute, values } = this.#problem;
    if (!this.#hasFactor || solute === null || values.has("factor")) return [];
    return [step(WORDS, "ions", [], { formula: formulaTerm(solute), ions: quantityTerm(String(this.#particles.count), "") })];
  }

  #shift(change: Change, goal: ColligativeGoal): LawSolution | null {
    const [constant, molality] = [this.#constant(change), this.#molality()];
    if (constant === null || molality === null || (change === "boiling" && this.#isVolatile())) return null;
    const shift = computed(constant.value.times(molality.value.value).times(this.#factor.value), "Δ°C", constant, molality.value, this.#factor);
    if (shift.value.gt(GREATEST_CHANGE)) return null;
    const { letter, number } = this.#times("*");
    const line = expression(variable("ΔT"), "=", ...letter, variable(LETTERS[change]), "*", variable("b"), "=", ...number, shownTerm(constant), "*", shownTerm(molality.value), "=", shownTerm(shift));
    const steps = [...molality.steps, ...this.#ions(), step(WORDS, this.#hasFactor ? "change-of-ions" : "change", [line])];
    const slips = this.#hasFactor ? [[slipOf(WORDS, "ions-ignored"), shift.value.div(this.#factor.value)] as const, [slipOf(WORDS, "one-ion-too-many"), shift.value.div(this.#factor.value).times(this.#factor.value.plus(1))] as const] : [["divided-instead-of-multiplied", molality.value.value.div(constant.value)] as const];
    if (goal.endsWith("-change")) return { words: WORDS, steps, answer: { id: goal, quantity: shift }, slips };
    const pure = this.#purePoint(change);
    if (pure === null) return null;
    const sign = change === "freezing" ? -1 : 1;
    const value = pure.value.plus(shift.value.times(sign));
    const place = coarsestPlace(lastPlace(pure.value, pure.significantFigures), lastPlace(shift.value, shift.significantFigures));
    // The third decimal of a boiling point is no longer that of an ideal solution.
    const point = quantity(value, "°C", figuresToPlace(value, change === "boiling" ? coarsestPlace(place, -2) : place));
    const end = expression(variable("T"), "=", variable("T₀"), change === "freezing" ? "-" : "+", variable("ΔT"), "=", givenTerm(pure), change === "freezing" ? "-" : "+", shownTerm(shift), "=", answerTerm(point));
    return {
      words: WORDS,
      steps: [...steps, step(WORDS, goal, [end])],
      answer: { id: goal, quantity: point },
      slips: [...slips.map(([id, wrong]) => [id, pure.value.plus(wrong.times(sign))] as const), [slipOf(WORDS, "wrong-direction"), pure.value.minus(shift.value.times(sign))]],
      isSum: true,
    };
  }

  #isVolatile(): boolean {
    return this.#particles.isVolatile && !this.#problem.says.has("law/nonvolatile");
  }

  /** The change of one of the two points: given, or from the points of the solution and of the solvent. */
  #change(): (Found & { readonly change: Change; readonly constant: Quantity }) | null {
    const told = (["freezing", "boiling"] as const).filter((change) => this.#problem.values.has(`${change}-change`) || this.#problem.values.has(`${change}-point`));
    const [change, ...others] = told;
    if (change === undefined || others.length > 0 || (change === "boiling" && this.#isVolatile())) return null;
    const constant = this.#constant(change);
    const given = this.#take(`${change}-change`);
    const point = this.#take(`${change}-point`);
    if (constant === null) return null;
    if (given !== null) {
      const isPossible = point === null && given.value.lte(GREATEST_CHANGE) && (!this.#problem.values.has(`pure-${change}-point`) || this.#purePoint(change) !== null);
      return isPossible ? { value: given, change, constant, steps: [] } : null;
    }
    const pure = this.#purePoint(change);
    if (point === null || pure === null) return null;
    const [larger, smaller] = change === "freezing" ? [pure, point] : [point, pure];
    const shift = difference(larger, smaller, "Δ°C");
    if (!shift.value.gt(0) || shift.value.gt(GREATEST_CHANGE)) return null;
    return { value: shift, change, constant, steps: [step(WORDS, "difference", [expression(variable("ΔT"), "=", givenTerm(larger), "-", givenTerm(smaller), "=", shownTerm(shift))])] };
  }

  #findMolality(): Found | null {
    const change = this.#change();
    if (change === null) return null;
    const { letter, number } = this.#times("*");
    const molality = computed(change.value.value.div(change.constant.value).div(this.#factor.value), "mol/kg", change.value, change.constant, this.#factor);
    const bracket = (terms: readonly (Term | Operator)[]): (Term | Operator)[] => (this.#hasFactor ? ["(", ...terms, ")"] : [...terms]);
    const line = expression(variable("b"), "=", variable("ΔT"), "/", ...bracket([...letter, variable(LETTERS[change.change])]), "=", shownTerm(change.value), "/", ...bracket([...number, shownTerm(change.constant)]), "=", shownTerm(molality));
    return { value: molality, steps: [...change.steps, ...this.#ions(), step(WORDS, "molality", [line])] };
  }

  #molalityOfChange(): LawSolution | null {
    const molality = this.#findMolality();
    if (molality === null) return null;
    return { words: WORDS, steps: molality.steps, answer: { id: "molality", quantity: molality.value }, slips: this.#hasFactor ? [[slipOf(WORDS, "ions-ignored"), molality.value.value.times(this.#factor.value)]] : [] };
  }

  #molarMass(): LawSolution | null {
    if (this.#problem.solute !== null) return null;
    const isOsmotic = this.#problem.values.has("osmotic-pressure");
    const strength = isOsmotic ? this.#findConcentration() : this.#findMolality();
    const portion = isOsmotic ? this.#take("volume") : this.#kilograms();
    const mass = this.#take("solute-mass");
    if (strength === null || portion === null || mass === null) return null;
    const grams = inUnit(mass, "g");
    const amount = computed(strength.value.value.times(portion.value), "mol", strength.value, portion);
    const answer = computed(grams.value.div(amount.value), "g/mol", grams, amount);
    // Fewer grams for each mole than of hydrogen chloride: something was misread.
    if (answer.value.lt(20)) return null;
    const line = isOsmotic ? expression(variable("n"), "=", variable("c"), "*", variable("V"), "=", shownTerm(strength.value), "*", shownTerm(portion), "=", shownTerm(amount)) : expression(variable("n"), "=", variable("b"), "*", variable("m"), "=", shownTerm(strength.value), "*", shownTerm(portion), "=", shownTerm(amount));
    return {
      words: WORDS,
      steps: [
        ...strength.steps,
        step(WORDS, isOsmotic ? "amount-in-solution" : "amount-in-water", [line]),
        step(WORDS, "molar-mass", [expression(variable("M"), "=", variable("m"), "/", variable("n"), "=", shownTerm(grams), "/", shownTerm(amount), "=", answerTerm(answer))]),
      ],
      answer: { id: "molar-mass", quantity: answer },
      slips: [[slipOf(WORDS, isOsmotic ? "mass-per-molarity" : "mass-per-molality"), grams.value.div(strength.value.value)], ["inverted-ratio", amount.value.div(grams.value)]],
    };
  }

  #factorOfChange(): LawSolution | null {
    const [change, molality] = [this.#change(), this.#molality()];
    if (change === null || molality === null || this.#problem.solute === null) return null;
    const answer = computed(change.value.value.div(change.constant.value.times(molality.value.value)), "", change.value, change.constant, molality.value);
    if (answer.value.lt(0.9) || answer.value.gt(this.#particles.count * 1.05)) return null;
    const line = expression(variable("i"), "=", variable("ΔT"), "/", "(", variable(LETTERS[change.change]), "*", variable("b"), ")", "=", shownTerm(change.value), "/", "(", shownTerm(change.constant), "*", shownTerm(molality.value), ")", "=", answerTerm(answer));
    return { words: WORDS, steps: [...change.steps, ...molality.steps, step(WORDS, "factor", [line])], answer: { id: "factor", quantity: answer }, slips: [] };
  }

  /** The absolute temperature with the step that found it; the constant of gases as the problem writes it. */
  #kelvin(): Found | null {
    const given = this.#take("temperature");
    const stated = this.#take("gas-constant");
    if (given === null || (stated !== null && !isNear(inUnit(stated, "J/(mol·K)"), CONSTANTS.gas.value, 0.002))) return null;
    const kelvin = inUnit(given, "K");
    if (kelvin.value.lt(250) || kelvin.value.gt(400)) return null;
    if (given.unit.factors[0]?.unit.symbol === "K") return { value: kelvin, steps: [] };
    const celsius = inUnit(given, "°C");
    return { value: kelvin, steps: [step(WORDS, "kelvin", [expression(variable("T"), "=", quantityTerm(givenTerm(celsius).value, "", celsius.significantFigures), "+", quantityTerm("273.15", ""), "=", shownTerm(kelvin))])] };
  }

  #concentration(): Found | null {
    const given = this.#take("molarity");
    if (given !== null) return { value: inUnit(given, "mol/L"), steps: [] };
    const [amount, volume] = [this.#amount("solute"), this.#take("volume")];
    if (amount === null || volume === null) return null;
    const molarity = computed(amount.value.value.div(volume.value), "mol/L", amount.value, volume);
    return { value: molarity, steps: [...amount.steps, step(WORDS, "concentration-of-amount", [expression(variable("c"), "=", variable("n"), "/", variable("V"), "=", shownTerm(amount.value), "/", shownTerm(volume), "=", shownTerm(molarity))])] };
  }

  #osmoticPressure(): LawSolution | null {
    const [molarity, kelvin] = [this.#concentration(), this.#kelvin()];
    if (molarity === null || kelvin === null) return null;
    const pressure = computed(molarity.value.value.times(R_ATM.value).times(kelvin.value.value).times(this.#factor.value), "atm", molarity.value, kelvin.value, this.#factor);
    const { letter, number } = this.#times("*");
    const line = expression(variable("Π"), "=", ...letter, variable("c"), "*", variable("R"), "*", variable("T"), "=", ...number, shownTerm(molarity.value), "*", shownTerm(R_ATM), "*", shownTerm(kelvin.value), "=", shownTerm(pressure));
    return {
      words: WORDS,
      steps: [...molarity.steps, ...kelvin.steps, ...this.#ions(), step(WORDS, "osmotic-pressure", [line])],
      answer: { id: "pressure-of-osmosis", quantity: pressure },
      slips: [
        ["celsius-for-kelvin", pressure.value.div(kelvin.value.value).times(kelvin.value.value.minus("273.15"))],
        ...(this.#hasFactor ? [[slipOf(WORDS, "ions-ignored"), pressure.value.div(this.#factor.value)] as const] : []),
      ],
    };
  }

  #findConcentration(): Found | null {
    const [pressure, kelvin] = [this.#take("osmotic-pressure"), this.#kelvin()];
    if (pressure === null || kelvin === null) return null;
    const atmospheres = inUnit(pressure, "atm");
    const molarity = computed(atmospheres.value.div(R_ATM.value.times(kelvin.value.value).times(this.#factor.value)), "mol/L", pressure, kelvin.value, this.#factor);
    const { letter, number } = this.#times("*");
    const line = expression(variable("c"), "=", variable("Π"), "/", "(", ...letter, variable("R"), "*", variable("T"), ")", "=", shownTerm(atmospheres), "/", "(", ...number, shownTerm(R_ATM), "*", shownTerm(kelvin.value), ")", "=", shownTerm(molarity));
    const conversion = pressure.unit.factors[0]?.unit.symbol === "atm" ? [] : [step(WORDS, "atmospheres", [expression(variable("Π"), "=", givenTerm(pressure), "=", shownTerm(atmospheres))])];
    return { value: molarity, steps: [...kelvin.steps, ...conversion, ...this.#ions(), step(WORDS, "molarity", [line])] };
  }

  #concentrationOfPressure(): LawSolution | null {
    const molarity = this.#findConcentration();
    if (molarity === null) return null;
    return { words: WORDS, steps: molarity.steps, answer: { id: "concentration", quantity: molarity.value }, slips: this.#hasFactor ? [[slipOf(WORDS, "ions-ignored"), molarity.value.value.times(this.#factor.value)]] : [] };
  }

  /** Raoult's law, for solutes that neither evaporate nor fall apart. */
  #vapor(goal: "vapor-pressure" | "vapor-lowering"): LawSolution | null {
    const [solute, solvent, pure] = [this.#amount("solute"), this.#amount("solvent"), this.#take("pure-pressure")];
    if (solute === null || solvent === null || pure === null || this.#hasFactor || this.#isVolatile()) return null;
    if (this.#problem.values.has("temperature")) this.#used.add("temperature");
    const fraction = computed(solvent.value.value.div(solvent.value.value.plus(solute.value.value)), "", solvent.value, solute.value);
    const pressure = computed(fraction.value.times(pure.value), pure.unit.factors[0]?.unit.symbol === undefined ? "atm" : givenTerm(pure).unit, fraction, pure);
    const steps = [
      ...solute.steps,
      ...solvent.steps,
      step(WORDS, "fraction-of-water", [expression(variable("x"), "=", shownTerm(solvent.value), "/", "(", shownTerm(solvent.value), "+", shownTerm(solute.value), ")", "=", shownTerm(fraction))]),
      step(WORDS, "vapor-pressure", [expression(variable("P"), "=", variable("x"), "*", variable("P°"), "=", shownTerm(fraction), "*", givenTerm(pure), "=", shownTerm(pressure))]),
    ];
    if (goal === "vapor-pressure") return { words: WORDS, steps, answer: { id: "vapor-pressure", quantity: pressure }, slips: [[slipOf(WORDS, "fraction-of-solute"), pure.value.minus(pressure.value)], [slipOf(WORDS, "raised-pressure"), pure.value.times(2).minus(pressure.value)]] };
    const share = computed(solute.value.value.div(solvent.value.value.plus(solute.value.value)), "", solvent.value, solute.value);
    const lowering = { ...pure, value: share.value.times(pure.value), significantFigures: computed(share.value, "", share, pure).significantFigures };
    return {
      words: WORDS,
      steps: [
        ...steps.slice(0, -2),
        step(WORDS, "fraction-of-solute", [expression(variable("x"), "=", shownTerm(solute.value), "/", "(", shownTerm(solute.value), "+", shownTerm(solvent.value), ")", "=", shownTerm(share))]),
        step(WORDS, "vapor-lowering", [expression(variable("ΔP"), "=", variable("x"), "*", variable("P°"), "=", shownTerm(share), "*", givenTerm(pure), "=", shownTerm(lowering))]),
      ],
      answer: { id: "vapor-lowering", quantity: lowering },
      slips: [],
    };
  }
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
const ABOUT_SOLUTIONS = /fre+z|boil|osmotic|vapou?r|molal|congela|congél|ebulli|ébulli|ebulloscóp|osmótica|osmotique|vapeur|crio|cryo|fusi|solidif|渗透|凝固|冰点|沸点|蒸气压|蒸汽压|हिमांक|क्वथनांक|परासरण|वाष्प|መቀዝቀዣ|መፍያ|ኦስሞሲስ|ተን/iu;

/** A problem about the freezing, boiling, osmosis or vapour of a solution → its solutions; null unless all of it is understood and used. */
export function solveColligative(text: string, locale: Locale): SolutionFacts[] | null {
  const read = ABOUT_SOLUTIONS.test(text) ? readColligativeProblem(text, locale) : null;
  if (read === null) return null;
  const problem = inWater(read);
  const particles = particlesOf(problem, problem.goals.includes("factor"));
  if (particles === null) return null;
  const used = new Set<ColligativeSlot>();
  const solved = problem.goals.map((goal) => new ColligativeSolver(problem, particles, used).solve(goal));
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
