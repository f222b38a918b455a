import { findSolubility } from "../../../chemistry/ions/solubility.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import { getFormula, parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { listProducts, listReactants } from "../../../methods/rules/reaction.ts";
import { nameOf } from "../../../nomenclature/name-of.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Statement } from "../statement.ts";
import { ZERO_CELSIUS } from "../../../quantity/constants.ts";

/** What matter does not do, whatever the numbers say. */

/** Normal boiling points in K of what courses speak of as a liquid; NIST Chemistry WebBook. */
const BOILING: Readonly<Record<string, number>> = {
  H2O: 373,
  CH3OH: 338,
  C2H5OH: 351,
  C2H6O: 351,
  CH3COCH3: 329,
  C6H6: 353,
  C7H8: 384,
  C6H14: 342,
  C8H18: 399,
  CCl4: 350,
  CHCl3: 334,
  Br2: 332,
  Hg: 630,
  I2: 457,
};

const AS_GAS: ReadonlySet<string> = new Set(["ideal-gas", "molar-volume"]);

/** Above this share of the boiling point vapors fill a room by themselves; below a liquid is there. */
const NEAR = 0.97;

/** "What volume does 1.00 mol of water occupy at 0 °C and 1 atm?": a liquid, unless the text says that it is vapor. */
function isNoGas(text: string, { givens, goals, scene }: Statement, solutions: readonly SolutionFacts[]): boolean {
  if (scene.equation !== null || /vapou?r|steam|gas|evaporat/i.test(text)) return false;
  if (!solutions.some(({ method }) => AS_GAS.has(method))) return false;
  const temperature = givens.find(({ variable }) => variable.kind === "temperature");
  const kelvin = temperature === undefined ? ZERO_CELSIUS.toNumber() : getValueIn(temperature.quantity, "K").toNumber();
  const pressures = givens.filter(({ variable }) => variable.kind === "pressure");
  const isThin = pressures.some(({ quantity }) => getValueIn(quantity, "atm").lt("0.5"));
  const isLiquid = (of: string): boolean => Object.hasOwn(BOILING, of) && kelvin < NEAR * (BOILING[of] ?? 0);
  const named = [...givens, ...goals].flatMap(({ variable: { of } }) => of ?? []);
  return named.some((of) => isSalt(of) || (!isThin && isLiquid(of)));
}

/** A lattice of ions, which no course speaks of as a gas; acids are written like salts of hydrogen. */
function isSalt(formula: string): boolean {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt !== null && !salt.cations.some((cation) => formatFormula(cation.formula, "ascii") === "H+");
}

const STRENGTHS: ReadonlySet<Kind> = new Set<Kind>(["molarity", "molality"]);

/** More than this does not dissolve of what the rules call insoluble; mol/L. */
const MOST_INSOLUBLE = 0.01;

/** "40.0 g of AgCl … 750 mL. What is the molarity?": a solution of what hardly dissolves. */
function isOfInsoluble({ goals }: Statement, solutions: readonly SolutionFacts[]): boolean {
  return goals.some(({ variable: { kind, of } }, index) => {
    const parsed = of === null || !STRENGTHS.has(kind) ? null : parseFormula(of);
    const salt = parsed?.ok === true ? findSalt(parsed.value) : null;
    const value = solutions[index]?.answer.value;
    return (
      salt !== null &&
      findSolubility(salt) === "insoluble" &&
      value?.kind === "quantity" &&
      Number(value.value) > MOST_INSOLUBLE
    );
  });
}

/** Metals before which water is reduced. */
const NEVER_FROM_WATER: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs", "Ca", "Sr", "Ba", "Mg", "Al"]);

/** "What mass of sodium forms from aqueous NaCl?": hydrogen does. */
function isDepositedFromWater(text: string, { goals }: Statement, solutions: readonly SolutionFacts[]): boolean {
  return (
    solutions.some(({ method }) => method === "electrolysis") &&
    /\b(?:aqueous|solution|brine|\(aq\))/i.test(text) &&
    goals.some(({ variable: { of } }) => of !== null && NEVER_FROM_WATER.has(of))
  );
}

const TAKEN =
  /\b(?:supplied|needed|required|consumed|used up|must be added)\b[^.?]{0,60}\b(?:decompos|react|burn|combust)/i;

/** "How many grams of O2 must be supplied to decompose KClO3?": what a reaction gives off is not supplied to it. */
function isProductSupplied(text: string, { goals, scene }: Statement): boolean {
  if (scene.equation === null || !TAKEN.test(text)) return false;
  const { equation } = scene;
  // What decomposes is alone on its side, however the equation was put together.
  const isReversed = /decompos/i.test(text) && equation.equation.products.length === 1;
  const reactants = isReversed ? listProducts(equation) : listReactants(equation);
  return goals.some(({ variable: { of } }) => of !== null && equation.species.includes(of) && !reactants.includes(of));
}

const ALLOYS =
  /\b(?:bronze|brass|steel|pewter|solder|amalgam|sterling|nichrome|electrum|cast iron|rose gold|white gold)\b/i;

const SHARES: ReadonlySet<Kind> = new Set<Kind>([
  "mass-percent",
  "sample-mass",
  "density",
  "specific-heat",
  "temperature",
]);

/** "How many moles of copper are in a 12.0 g bronze medal?": the mass is that of the alloy. */
function isOfAlloy(text: string, { givens, goals }: Statement): boolean {
  return (
    ALLOYS.test(text) &&
    goals.some(({ variable: { of } }) => of !== null) &&
    ![...givens, ...goals].some(({ variable }) => SHARES.has(variable.kind))
  );
}

/** "Has the empirical formula CH2O. How many carbon atoms are in a molecule?": which multiple it is, nothing says. */
function isOfUnknownMultiple(text: string, { givens, goals }: Statement): boolean {
  return (
    /\bempirical formula\b/i.test(text) &&
    /\bmolecule\b/i.test(text) &&
    goals.some(({ variable }) => variable.kind === "particles" || variable.kind === "atoms") &&
    !givens.some(({ variable }) => variable.kind === "molar-mass")
  );
}

/** "Raises the water level to 30.0 mL": where the water stood before, nothing says. */
function takesLevelForVolume(text: string, { givens, goals }: Statement): boolean {
  return (
    /\blevel\b[^.?]{0,60}\bto \d/i.test(text) &&
    goals.some(({ variable }) => variable.kind === "density" || variable.kind === "mass") &&
    givens.filter(({ variable }) => variable.kind === "volume").length === 1
  );
}

const STOCK_ASKED =
  /\bvolume of\b(?:[^.?]|\.\d){0,60}\b(?:be diluted|(?:is|are) diluted|(?:needed|required|used|taken) to (?:make|prepare|get|obtain))\b/i;

/**
 * "0.60 M NaCl is diluted to half its volume. What is the new molarity?", "what volume of 0.5 M must be diluted to get 2 M?":
 * of two strengths the greater one was read as that before, but water makes no solution stronger, nor less of it.
 */
function isThickened(text: string, { goals }: Statement): boolean {
  const asks = (label: Label): boolean =>
    goals.some(({ variable }) => DILUTED.has(variable.kind) && variable.label === label);
  const saysAfter = /\bdiluted (?:to|until|till)\b/i.test(text) && /\b(?:new|final|resulting)\b/i.test(text);
  return (asks("initial") && saysAfter) || (asks("final") && STOCK_ASKED.test(text));
}

const DILUTED: ReadonlySet<Kind> = new Set<Kind>(["molarity", "solution-volume"]);

/** "ΔG of a mixture at equilibrium": nothing, whatever ΔG° of its reaction is. */
function asksBalance(text: string, { goals }: Statement): boolean {
  return (
    goals.some(({ variable: { kind } }) => kind === "gibbs-energy" || kind === "standard-gibbs-energy") &&
    /\b(?:mixture|system|reaction|it|that)\b[^.?]{0,30}\b(?:is|are|has reached|reaches|reached|has come to|comes to|being|stands?)(?: already| now)? (?:at |in |to )?equilibrium\b|\bat equilibrium\b/i.test(
      text,
    ) &&
    /(?:[ΔΔ∆]|\bd)G(?![°ºo⊖f])|\b(?<!standard )(?:gibbs )?(?:free )?energy(?: change)?\b/i.test(text) &&
    !/(?:[ΔΔ∆]|\bd)G[°º⊖]|\bstandard (?:gibbs |free )/i.test(text)
  );
}

const OF_ONE_MOLE =
  /\b(?:how much|what|which|find|calculate|determine)\b[^.?]*\b(?:by|from|of|for|when|if|per|in) (?:one|1|a|each) mol(?:e)?\b/i;

/** "How much heat would one mole give?", of a sample that was weighed: the heat of the sample is not that. */
function isHeatOfSample(text: string, { givens, goals }: Statement): boolean {
  return (
    OF_ONE_MOLE.test(text) &&
    goals.some(({ variable: { kind } }) => kind === "energy") &&
    givens.some(({ variable: { kind } }) => kind === "mass" || kind === "heat-capacity") &&
    !givens.some(({ variable: { kind } }) => kind === "amount")
  );
}

/** What burns gives heat off: its enthalpy is below zero, however the heat is told. */
function burnsColdly(text: string, { goals }: Statement, solutions: readonly SolutionFacts[]): boolean {
  return (
    /\b(?:enthalpy(?: change)?|[Δ∆]H°?) (?:change )?(?:of|for) (?:the )?(?:complete )?combustion\b/i.test(text) &&
    goals.some(({ variable: { kind } }, index) => {
      const value = solutions[index]?.answer.value;
      const isHeat = kind === "reaction-enthalpy" || kind === "molar-energy";
      return isHeat && value?.kind === "quantity" && Number(value.value) > 0;
    })
  );
}

/** In g/mL: no liquid is lighter. */
const LIGHTEST_LIQUID = 0.4;

/** "5.60 g/L KOH solution": how much is dissolved in a litre is no density of the solution. */
function takesStrengthForDensity(text: string, { givens }: Statement): boolean {
  return (
    /\b(?:solutions?|dissolved|concentration)\b/i.test(text) &&
    !/densit/i.test(text) &&
    givens.some(
      ({ variable, quantity }) => variable.kind === "density" && getValueIn(quantity, "g/mL").lt(LIGHTEST_LIQUID),
    )
  );
}

/** How much is taken of a stock, or to what an unknown part of it is diluted: no number of the stock itself tells that. */
const OF_STOCK =
  /\b(?:volume|how much|how many m?L) of (?:the |this |that )?(?:stock|concentrated|original|undiluted)\b|\b(?:must|should|is|are|can|could|would|does|do|may) (?:an?|some|one|this|the) (?:sample|portion|aliquot|part|bit|little|drop|quantity|amount)\b/i;

function takesStockForPart(text: string, { givens, goals }: Statement): boolean {
  const isOfEnd = goals.some(
    ({ variable: { kind, label } }) => (kind === "solution-volume" || kind === "volume") && label !== "initial",
  );
  const isOfStock = givens.some(({ variable: { kind, label } }) => kind === "solution-volume" && label === "initial");
  return isOfEnd && isOfStock && OF_STOCK.test(text);
}

/** "The concentration of the salt that forms" is that of neither the acid nor the base. */
function takesSaltForReactant(text: string, { goals, scene: { equation } }: Statement): boolean {
  return (
    equation !== null &&
    /\b(?:concentration|molarity)\b[^.?!]{0,40}\bsalt\b/i.test(text) &&
    goals.some(
      ({ variable: { kind, of } }) => kind === "molarity" && of !== null && listReactants(equation).includes(of),
    )
  );
}

const ASKS_PRECIPITATE = /\b(?:mass|grams|moles|amount|kg) of (?:the |this |dry )*precipitate\b/i;

/** "0.20 mol of BaCl2 … Find the mass of the precipitate": not that of what was dissolved. */
function takesDissolvedForPrecipitate(text: string, { givens, goals }: Statement): boolean {
  return (
    ASKS_PRECIPITATE.test(text) &&
    goals.some(
      ({ variable: { kind, of } }) =>
        (kind === "mass" || kind === "amount") &&
        of !== null &&
        givens.some(({ variable }) => variable.of === of && (variable.kind === "mass" || variable.kind === "amount")),
    )
  );
}

const ASKS_ALL =
  /\b(?:remains?|remaining|left|there|present)\b[^.?]{0,40}\b(?:in total|in all|altogether|all together)\b|\b(?:total|overall)\b[^.?]{0,40}\b(?:remain|left|present|at the end|after)/i;

/** "How many moles of gas remain in total?": what is left of one reactant is a part of it. */
function takesPartForAll(text: string, solutions: readonly SolutionFacts[]): boolean {
  return ASKS_ALL.test(text) && solutions.some(({ method }) => method === "limiting-reactant");
}

/** In g/mol: hydrogen atoms are the lightest. */
const LIGHTEST = 1;

/** "Effuses six times as fast as hydrogen": nothing is so light. */
function isTooLight({ goals }: Statement, solutions: readonly SolutionFacts[]): boolean {
  return goals.some(({ variable: { kind } }, index) => {
    const value = solutions[index]?.answer.value;
    return kind === "molar-mass" && value?.kind === "quantity" && Number(value.value) < LIGHTEST;
  });
}

const ASKS_BEFORE =
  /\bwhat\b[^.?!]*\btemperature\b[^.?!]*\b(?:before|beforehand|originally|at first)\b|\bbefore\b[^.?!]*\bwhat\b[^.?!]*\btemperature\b/i;

/** "After it takes up 2.6 kJ it is at 53 °C. What was its temperature before?": not what it would be after that. */
function takesEndForStart(text: string, { goals }: Statement): boolean {
  return (
    ASKS_BEFORE.test(text) &&
    goals.some(({ variable: { kind, label } }) => kind === "temperature" && label !== "initial")
  );
}

/** Shares of this much differ in what was divided by what. */
const SAME_SHARE = 0.01;

/** "A piece of 411 g contains 73.2 g of Pd": the part is in the whole, and is not added to it. */
function addsPartToWhole(text: string, { givens, goals }: Statement, solutions: readonly SolutionFacts[]): boolean {
  if (!/\d ?[km]?g\b[^.?!]*\bcontain(?:s|ing|ed)?\b[^.?!]*\d ?[km]?g\b/i.test(text.replaceAll(/(?<=\d)\.(?=\d)/g, ",")))
    return false;
  const [one, two, ...others] = givens.filter(({ quantity: { unit } }) => unit.dimension === DIMENSIONS.mass);
  if (one === undefined || two === undefined || others.length > 0) return false;
  const [a, b] = [getValueIn(one.quantity, "g"), getValueIn(two.quantity, "g")];
  return goals.some(({ variable: { kind } }, index) => {
    const value = solutions[index]?.answer.value;
    if (kind !== "mass-percent" || value?.kind !== "quantity") return false;
    const shares = [a, b].map((each) => each.div(a.plus(b)).times(value.unit === "%" ? 100 : 1));
    return shares.some((share) => share.minus(value.value).abs().lt(share.times(SAME_SHARE)));
  });
}

const ASKS_SMALLER = /\b(?:shrinks?|contracts?|deflates?) to\b/i;
const ASKS_LARGER = /\b(?:expands?|swells?|grows?) to\b/i;

/** "What volume does the balloon shrink to?": not to a larger one than it has. */
function growsAgainstWords(text: string, { givens, goals }: Statement, solutions: readonly SolutionFacts[]): boolean {
  const [smaller, larger] = [ASKS_SMALLER.test(text), ASKS_LARGER.test(text)];
  if (smaller === larger) return false;
  return goals.some(({ variable }, index) => {
    const value = solutions[index]?.answer.value;
    const before = givens.find(({ variable: { kind } }) => kind === "volume");
    if (variable.kind !== "volume" || value?.kind !== "quantity" || before === undefined) return false;
    const change = getValueIn(before.quantity, value.unit).minus(value.value).neg();
    return smaller ? change.gt(0) : change.lt(0);
  });
}

/** "How many chloride ions are in CCl4?": a molecule holds none. */
function takesMoleculeForSalt(text: string, { givens }: Statement, solutions: readonly SolutionFacts[]): boolean {
  return (
    /\b[a-z]+ide ions?\b/i.test(text) &&
    solutions.some(({ method }) => method === "parts-of-formula") &&
    givens.some(({ variable: { of } }) => {
      const parsed = of === null ? null : parseFormula(of);
      return parsed?.ok === true && parsed.value.charge === 0 && findSalt(parsed.value) === null;
    })
  );
}

const ITS_COMPOUND = /\bof (?:its|their) [a-z]*(?:ide|ate|ite)\b/i;
const METAL_OF_COMPOUND =
  /\bmetal(?:lic)? [a-z]+(?:ide|ate|ite)s?\b[^]*\b(?:of|for) (?:the|this) metal\b(?! [a-z]+(?:ide|ate|ite)s?\b)/i;

/** "An element … weighs 1.35 g. What is the molar mass of its oxide?": not that of the element; and the other way round. */
function takesElementForCompound(text: string, { goals }: Statement): boolean {
  return (
    (ITS_COMPOUND.test(text) || METAL_OF_COMPOUND.test(text)) &&
    goals.some(({ variable: { kind, of } }) => kind === "molar-mass" && of === null)
  );
}

/** "A rod of iron and carbon has a mass of 159 g and 1.7% of carbon. What mass of carbon is in it?": the mass is that of the rod. */
function takesPartForWhole(text: string, { givens, goals, scene }: Statement): boolean {
  if (scene.equation !== null) return false;
  const [part] = givens.flatMap(({ variable: { kind, of } }) => (kind === "mass-percent" && of !== null ? [of] : []));
  if (part === undefined || !goals.some(({ variable: { kind } }) => kind === "sample-mass")) return false;
  const name = nameOf(getFormula(part));
  const names = name.ok ? [part, name.value.text, ...name.value.others] : [part];
  return names.some((each) =>
    new RegExp(
      String.raw`\b(?:[Ww]hat|[Ww]hich|[Hh]ow many|[Hh]ow much|[Ff]ind the|[Cc]alculate the|[Dd]etermine the) (?:(?:mass|weight|(?:kilo|milli)?grams|[km]?g)(?:,? in [km]?g,?)? of )?(?:pure )?${each.replaceAll(/[()[\]^+*.]/g, String.raw`\$&`)}(?![\w(])`,
    ).test(text),
  );
}

/** "Collected over water … the vapor's pressure is 23.8 torr. What is that of the dry gas in kPa?": not the same in kPa. */
const takesVaporForGas = (text: string, solutions: readonly SolutionFacts[]): boolean =>
  /\b(?:over water|dry gas)\b/i.test(text) && solutions.some(({ method }) => method === "unit-conversion");

const LATTICE = /\b(?:(?:body|face)[- ]?cent(?:ere|re)d|fcc|bcc|ccp|unit cell)\b/i;

/** "A body-centered cubic lattice, edge 316.5 pm, atomic mass 183.84 u": in a cell there are several atoms. */
function takesAtomForCell(text: string, solutions: readonly SolutionFacts[]): boolean {
  return LATTICE.test(text) && solutions.some(({ method }) => method === "density");
}

/** Whether a statement says of matter what it does not do. */
export function isAgainstMatter(text: string, statement: Statement, solutions: readonly SolutionFacts[]): boolean {
  return (
    isNoGas(text, statement, solutions) ||
    isOfInsoluble(statement, solutions) ||
    isDepositedFromWater(text, statement, solutions) ||
    isProductSupplied(text, statement) ||
    isOfAlloy(text, statement) ||
    takesLevelForVolume(text, statement) ||
    isOfUnknownMultiple(text, statement) ||
    isThickened(text, statement) ||
    asksBalance(text, statement) ||
    burnsColdly(text, statement, solutions) ||
    isHeatOfSample(text, statement) ||
    takesStrengthForDensity(text, statement) ||
    takesStockForPart(text, statement) ||
    takesSaltForReactant(text, statement) ||
    takesPartForAll(text, solutions) ||
    takesEndForStart(text, statement) ||
    addsPartToWhole(text, statement, solutions) ||
    takesDissolvedForPrecipitate(text, statement) ||
    isTooLight(statement, solutions) ||
    takesAtomForCell(text, solutions) ||
    growsAgainstWords(text, statement, solutions) ||
    takesMoleculeForSalt(text, statement, solutions) ||
    takesElementForCompound(text, statement) ||
    takesPartForWhole(text, statement) ||
    takesVaporForGas(text, solutions)
  );
}
