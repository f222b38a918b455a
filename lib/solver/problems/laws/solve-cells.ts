import { countElectrons } from "../../../chemistry/redox/count-electrons.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { BARE_SCENE, type CellScene, type CellSpecies } from "../../../methods/rules/rule.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solvePart } from "../solve-statement.ts";
import type { CellGoal } from "./cell-items.ts";
import { readCellProblem } from "./cell-reading.ts";
import type { CellProblem } from "./cell-reading.ts";
import { speciesOf } from "./cell-species.ts";
import {
  addHalves,
  chargeOf,
  factorsOf,
  findMetalHalf,
  findHalvesOf,
  findMultiple,
  findTabulated,
  HYDROGEN,
  isSameHalf,
  writeChanges,
} from "./half-cells.ts";
import type { Changes, Half } from "./half-cells.ts";
import { ROOM_TEMPERATURE } from "../../../quantity/constants.ts";

type Electrodes = {
  readonly cathode: Half;
  readonly anode: Half;
  readonly cathodePotential: Quantity;
  readonly anodePotential: Quantity;
  readonly isAsWritten: boolean;
};

/** What a problem's cell is, as far as its text tells. */
type Cell = {
  readonly electrodes: Electrodes | null;
  readonly reaction: Changes | null;
  readonly electrons: number | null;
};

/** The potentials of both halves: all from the text, or all from the table; that of hydrogen is zero by definition. */
function potentialsOf(halves: CellProblem["halves"]): (Quantity | null)[] {
  const isTold = halves.some(({ half, potential }) => potential !== null && !isSameHalf(half, HYDROGEN));
  return halves.map(
    ({ half, potential }) => potential ?? (isTold && !isSameHalf(half, HYDROGEN) ? null : findTabulated(half)),
  );
}

/** The halves of a table that a reaction consists of: those of its two metals, or any others. */
function halvesOfReaction(reaction: Changes): CellProblem["halves"] {
  const metals = [...reaction.keys()].filter((formula) => chargeOf(formula) === 0);
  const ofMetals = metals.flatMap((metal) => {
    const half = metal === "H2" ? HYDROGEN : findMetalHalf(metal);
    return half === null ? [] : [{ half, potential: null }];
  });
  const [one, other, ...others] = ofMetals;
  const isOfMetals =
    one !== undefined &&
    other !== undefined &&
    others.length === 0 &&
    [addHalves(one.half, other.half), addHalves(other.half, one.half)].some(
      (whole) => findMultiple(reaction, whole) !== null,
    );
  return isOfMetals ? ofMetals : (findHalvesOf(reaction)?.map((half) => ({ half, potential: null })) ?? ofMetals);
}

/** Which half is reduced: as the cell or the equation is written, else the one of the higher potential. Null where that is open. */
function arrange(problem: CellProblem): Cell | null {
  const { reaction, written } = problem;
  const halves = reaction !== null && problem.halves.length === 0 ? halvesOfReaction(reaction) : problem.halves;
  const [first, second, ...others] = halves;
  if (first === undefined || second === undefined)
    return reaction === null
      ? { electrodes: null, reaction: null, electrons: null }
      : { electrodes: null, reaction, electrons: countElectrons(reaction) };
  if (others.length > 0) return null;
  const [one = null, two = null] = potentialsOf(halves);
  if (one === null || two === null)
    return reaction === null && !(problem.values.size > 0) ? null : ofReaction(reaction, written);
  const make = (cathode: Half, isAsWritten: boolean): Electrodes => {
    const isFirst = isSameHalf(cathode, first.half);
    return {
      cathode,
      anode: isFirst ? second.half : first.half,
      cathodePotential: isFirst ? one : two,
      anodePotential: isFirst ? two : one,
      isAsWritten,
    };
  };
  if (reaction !== null) {
    const directions = [make(first.half, true), make(second.half, true)].flatMap((electrodes) => {
      const multiple = findMultiple(reaction, addHalves(electrodes.cathode, electrodes.anode));
      return multiple !== null && multiple > 0 ? [{ electrodes, multiple }] : [];
    });
    const [only, more] = directions;
    if (only === undefined || more !== undefined)
      return problem.values.size > 0 && problem.halves.length === 0 ? ofReaction(reaction, written) : null;
    return {
      electrodes: only.electrodes,
      reaction,
      electrons: factorsOf(only.electrodes.cathode, only.electrodes.anode).electrons * only.multiple,
    };
  }
  const electrodes =
    written === null
      ? make(one.value.gt(two.value) ? first.half : second.half, false)
      : make(written.cathode.half, true);
  if (electrodes.cathodePotential.value.eq(electrodes.anodePotential.value)) return null;
  return {
    electrodes,
    reaction: addHalves(electrodes.cathode, electrodes.anode),
    electrons: factorsOf(electrodes.cathode, electrodes.anode).electrons,
  };
}

function ofReaction(reaction: Changes | null, written: CellProblem["written"]): Cell | null {
  if (reaction !== null) return { electrodes: null, reaction, electrons: countElectrons(reaction) };
  if (written === null) return null;
  const { cathode, anode } = written;
  return {
    electrodes: null,
    reaction: addHalves(cathode.half, anode.half),
    electrons: factorsOf(cathode.half, anode.half).electrons,
  };
}

const VARIABLES: Partial<Record<CellGoal, Variable>> = {
  "law/standard-cell-potential": variableOf("standard-potential", null),
  "law/cell-potential": variableOf("cell-potential", null),
  "law/gibbs": variableOf("standard-gibbs-energy", null),
  "law/equilibrium-constant": variableOf("equilibrium-constant", null),
  "law/quotient": variableOf("reaction-quotient", null),
  "law/electrons": variableOf("electrons-transferred", null),
};

type Told = readonly (readonly [Variable, Quantity])[];

const nameOf = ({ main }: Half): string => main.join("/");

/** Textbooks mean 25 °C, also where they write 298 K. */
function isRoom(temperature: Quantity | null): boolean {
  return temperature === null || temperature.value.minus(ROOM_TEMPERATURE).abs().lt("0.2");
}

/** One couple in two solutions. */
function isConcentrationCell({ written, halves, amounts }: CellProblem): boolean {
  const isOne = written === null ? halves.length === 1 : isSameHalf(written.anode.half, written.cathode.half);
  return isOne && amounts.length === 2 && amounts.every(([formula]) => formula === amounts[0]?.[0]);
}

/** The dilute solution stands above in Q: there the metal dissolves. Written with the rich one on the left, the cell would run backwards. */
function arrangeConcentrationCell({ halves, written, amounts }: CellProblem): Arranged | null {
  const [half, [one, other]] = [halves[0]?.half, amounts];
  if (half === undefined || one === undefined || other === undefined || half.main[0] !== one[0]) return null;
  const isFirstDilute = one[1].value.lt(other[1].value);
  if (one[1].value.eq(other[1].value) || (written !== null && !isFirstDilute)) return null;
  const of = (power: number, label: Label): CellSpecies => ({ formula: one[0], power, label, isGas: false });
  return {
    scene: {
      couples: { cathode: nameOf(half), anode: nameOf(half) },
      factors: null,
      isWritten: false,
      electrons: half.electrons,
      equation: null,
      species: [of(isFirstDilute ? 1 : -1, "first"), of(isFirstDilute ? -1 : 1, "second")],
    },
    told: [
      [variableOf("molarity", one[0], "first"), one[1]],
      [variableOf("molarity", one[0], "second"), other[1]],
    ],
  };
}

type Arranged = { readonly scene: CellScene; readonly told: Told };

/** What the cell's halves and solutions give, as the methods know it. */
function describeCell(problem: CellProblem, { electrodes, reaction, electrons }: Cell): Arranged | null {
  const { amounts, values } = problem;
  const isStandard = amounts.every(([, { value }]) => value.eq(1));
  const species = isStandard || reaction === null ? [] : speciesOf(reaction, amounts);
  if (species === null || (!isStandard && reaction === null)) return null;
  const isPotentialGiven = values.has("law/standard-cell-potential");
  const isToldByText = problem.halves.some(({ potential }) => potential !== null);
  const isByHalves = electrodes !== null && (!isPotentialGiven || isToldByText);
  return {
    scene: {
      couples: isByHalves ? { cathode: nameOf(electrodes.cathode), anode: nameOf(electrodes.anode) } : null,
      factors: electrodes === null ? null : factorsOf(electrodes.cathode, electrodes.anode),
      isWritten: electrodes?.isAsWritten === true,
      electrons,
      equation: reaction === null ? null : writeChanges(reaction),
      species,
    },
    told: [
      ...(isByHalves
        ? ([
            [variableOf("electrode-potential", nameOf(electrodes.cathode)), electrodes.cathodePotential],
            [variableOf("electrode-potential", nameOf(electrodes.anode)), electrodes.anodePotential],
          ] as const)
        : []),
      ...species.map(({ formula, isGas }, index): Told[number] => [
        variableOf(isGas ? "pressure" : "molarity", formula),
        amounts.find(([name]) => name === formula)?.[1] ?? amounts[index]?.[1] ?? pureNumber(1),
      ]),
    ],
  };
}

/** What a question asks: "the potential of a cell of zinc and copper" is the standard one, unless something says otherwise. */
function targetOf(goal: CellGoal, problem: CellProblem, { told }: Arranged): Variable | null {
  const { amounts, values, isStandard, temperature } = problem;
  const isPlain = !values.has("law/quotient") && amounts.every(([, { value }]) => value.eq(1));
  const hasHalves = told.some(([{ kind }]) => kind === "electrode-potential");
  // The table and the definition of E° are for 25 °C.
  if (hasHalves && !isRoom(temperature) && goal !== "law/cell-potential") return null;
  const isStandardMeant = isPlain && (amounts.length > 0 || isStandard || hasHalves);
  return VARIABLES[goal === "law/cell-potential" && isStandardMeant ? "law/standard-cell-potential" : goal] ?? null;
}

const NO_WORDS = { before: [], behind: [] } as const;

/** A solution for each question; null unless all that was read is used. */
function solveGoals(problem: CellProblem, cell: Cell): SolutionFacts[] | null {
  const isConcentration = isConcentrationCell(problem);
  const arranged = isConcentration ? arrangeConcentrationCell(problem) : describeCell(problem, cell);
  if (arranged === null) return null;
  const { temperature } = problem;
  const counted = problem.values.get("law/electrons");
  const { electrons } = arranged.scene;
  if (counted !== undefined && electrons !== null && !counted.value.eq(electrons)) return null;
  const told: Told = [
    ...arranged.told,
    ...[...problem.values].flatMap(([name, value]): Told => {
      const variable = VARIABLES[name];
      // What the equation tells, too, is counted.
      return variable === undefined || (name === "law/electrons" && electrons !== null) ? [] : [[variable, value]];
    }),
    ...(temperature === null || isRoom(temperature) ? [] : [[variableOf("temperature", null), temperature] as const]),
  ];
  const givens = told.map(([variable, quantity]) => ({ variable, quantity, words: NO_WORDS }));
  const scene = { ...BARE_SCENE, cell: arranged.scene, givens: told.map(([variable]) => variable) };
  const used = new Set<number>();
  const solutions = problem.goals.map(({ goal, unit }) => {
    const variable = problem.values.has(goal) ? null : targetOf(goal, problem, arranged);
    if (variable === null) return null;
    const own = { variable, unit: unit ?? (goal === "law/gibbs" ? getUnit("kJ") : null), words: NO_WORDS };
    const solved = solvePart(own, { givens, goals: [own], scene });
    if (!solved.ok) return null;
    for (const index of solved.value.used) used.add(index);
    const { value } = solved.value.facts.answer;
    const isBackwards = value.kind === "quantity" && !new Decimal(value.value).gt(0);
    // Which electrode is which was guessed from the potentials.
    if (goal === "law/cell-potential" && cell.electrodes?.isAsWritten === false && isBackwards) return null;
    return { ...solved.value.facts, givens: namedGivens(problem.givens) };
  });
  return solutions.every((each) => each !== null) && used.size === told.length ? solutions : null;
}

const namedGivens = (givens: readonly Quantity[]): SolutionFacts["givens"] =>
  Object.fromEntries(givens.map((given, index) => [`given${index + 1}`, givenTerm(given)]));

/** Whether the electrodes are what the text calls them. */
function agrees({ electrodes }: Cell, roles: CellProblem["roles"]): boolean {
  return roles.every(([half, role]) => electrodes !== null && isSameHalf(electrodes[role], half));
}

/** What a text about cells has in any language. */
const ABOUT_CELLS =
  /E\s?[°º˚⁰⦵⊖_]|\|\||‖|∥|\bcells?\b|\bE\s?=|potential|electro|voltaic|galvanic|emf|celda|pila|celda|célula|cellule|\bpile\b|电池|电动势|सेल|ሴል|ኤሌክትሮ|FEM|fem|f\.?é\.?m/iu;

/** A problem about a galvanic cell, however it was read → a solution for each question; null unless all of it is used. */
export function solveCellProblem(problem: CellProblem): SolutionFacts[] | null {
  const cell = arrange(problem);
  return cell === null || !agrees(cell, problem.roles) ? null : solveGoals(problem, cell);
}

/** Longer texts are no exercises with one statement. */
const LONGEST = 1_200;

/** A text about a galvanic cell, in English → its solutions; null unless all of it is understood and used. */
export function solveCells(text: string): SolutionFacts[] | null {
  const problem = text.length <= LONGEST && ABOUT_CELLS.test(text) ? readCellProblem(text) : null;
  return problem === null ? null : solveCellProblem(problem);
}
