import {
  capacityOf,
  countUnpaired,
  findConfiguration,
  isExceptional,
  shellsOf,
  SUBSHELL_LETTERS,
  writeConfiguration,
  writeShortConfiguration,
} from "../chemistry/elements/configuration.ts";
import type { Subshell } from "../chemistry/elements/configuration.ts";
import type { Element } from "../chemistry/elements/elements.ts";
import { writeIon } from "../chemistry/elements/species.ts";
import { succeed } from "../result.ts";
import type { FactValue, Operator, SolutionFacts, StepFacts, Term } from "./facts.ts";
import type { Method } from "./method.ts";
import { configurationTerm, count, expression, formulaTerm, joined, notation, step } from "./terms.ts";
import { electronsStep } from "./atomic-particles.ts";

type ConfigurationQuestion = "full" | "short" | "shells" | "unpaired" | "valence";

/** An atom or ion whose ground state is known: `hasKnownConfiguration`. */
export type ElectronConfigurationGivens = {
  readonly element: Element;
  readonly charge: number;
  readonly question: ConfigurationQuestion;
};

/** From lawrencium on ground states are not certain. */
const LAST_CERTAIN = 102;

/** Up to calcium the electrons are counted shell by shell: behind it a shell goes on filling below the outer one. */
const LAST_IN_SHELLS = 20;

/** What a course that knows no subshells tells of an atom or ion: its shells, and beyond calcium the subshells after all. */
export const arrangementOf = (element: Element): "shells" | "full" =>
  element.number <= LAST_IN_SHELLS ? "shells" : "full";

const isFullShell = (electrons: number): boolean => [2, 10, 18, 36, 54, 86].includes(electrons);

/**
 * Whether the ground state is certain: a known atom, an anion with the shell of a noble gas, or a cation that has lost
 * outer s, p and d electrons only (a lanthanide loses f electrons by no simple rule).
 */
export function hasKnownConfiguration({ number, symbol }: Element, charge: number): boolean {
  if (number > LAST_CERTAIN || charge >= number) return false;
  if (charge < 0) return charge >= -4 && isFullShell(number - charge);
  const atom = findConfiguration(symbol) ?? [];
  const outermost = Math.max(...atom.map(({ n }) => n));
  const hasOpenF = atom.some(({ l, electrons }) => l === 3 && electrons < capacityOf(l));
  const removable = atom
    .filter(({ n, l }) => n === outermost || (n === outermost - 1 && l === 2))
    .reduce((sum, { electrons }) => sum + electrons, 0);
  return charge === 0 || (charge <= removable && !(hasOpenF && charge > 2));
}

const named = ({ n, l }: Subshell): string => `${n}${SUBSHELL_LETTERS[l] ?? ""}`;

const only = (subshells: readonly Subshell[]): Term => configurationTerm(writeConfiguration(subshells));

/** How electrons fill the subshells of an atom, or leave those of an ion. */
function fillSteps(
  { element, charge }: ElectronConfigurationGivens,
  right: readonly Subshell[],
  question: ConfigurationQuestion,
): StepFacts[] {
  const { symbol } = element;
  const atom = findConfiguration(symbol) ?? [];
  const write = question === "full" ? writeConfiguration : writeShortConfiguration;
  const result: StepFacts = step(question === "full" ? "sum" : "core", [expression(configurationTerm(write(right)))]);
  if (charge > 0) {
    return [
      electronsStep(element, charge),
      step("atom-first", [expression(configurationTerm(write(atom)))]),
      step("outer-first", [expression(configurationTerm(write(atom)), "->", configurationTerm(write(right)))]),
    ];
  }
  const isMoved = charge === 0 && isExceptional(symbol);
  return [
    electronsStep(element, charge),
    step("order"),
    ...(isMoved ? [step("exception", [], { element: formulaTerm(symbol) })] : []),
    result,
  ];
}

/** `2 + 8 + 7 = 17` */
function shellsStep(shells: readonly number[]): StepFacts {
  const terms = joined(
    shells.map((electrons): (Term | Operator)[] => [count(electrons)]),
    "+",
  );
  const total = shells.reduce((sum, electrons) => sum + electrons, 0);
  return step("shells", [expression(...terms, ...(shells.length > 1 ? (["=", count(total)] as const) : []))]);
}

/** Each subshell with electrons alone in their orbitals, and their sum. */
function unpairedStep(right: readonly Subshell[], species: FactValue): StepFacts {
  const open = right.filter((subshell) => countUnpaired([subshell]) > 0);
  const lines = open.map((subshell) => expression(only([subshell]), ":", count(countUnpaired([subshell]))));
  const sum = expression(
    ...joined(
      open.map((subshell): (Term | Operator)[] => [count(countUnpaired([subshell]))]),
      "+",
    ),
    "=",
    count(countUnpaired(right)),
  );
  return step(open.length === 0 ? "all-paired" : "hund", open.length > 1 ? [...lines, sum] : lines, { species });
}

/**
 * The subshells that hold valence electrons: the outer s and p, and the open d below them. Null where books do not agree
 * (zinc, palladium, lanthanides).
 */
export function listValence(element: Element): readonly Subshell[] | null {
  const atom = findConfiguration(element.symbol) ?? [];
  const outermost = Math.max(...atom.map(({ n }) => n));
  const inOuter = atom.filter(({ n }) => n === outermost);
  if (element.group === null || element.group === 12 || inOuter.some(({ l }) => l > 1)) return null;
  if (element.group <= 2 || element.group >= 13) return inOuter;
  return atom.some(({ l }) => l === 3) && element.group === 3
    ? null
    : atom.filter((subshell) => inOuter.includes(subshell) || (subshell.n === outermost - 1 && subshell.l === 2));
}

function valenceStep(valence: readonly Subshell[], group: number | null): StepFacts {
  const sum = valence.reduce((total, { electrons }) => total + electrons, 0);
  const terms = joined(
    valence.map(({ electrons }): (Term | Operator)[] => [count(electrons)]),
    "+",
  );
  const isMain = group !== null && (group <= 2 || group >= 13);
  return step(
    isMain ? "valence-main" : "valence-transition",
    [expression(only(valence), ":", ...terms, ...(valence.length > 1 ? (["=", count(sum)] as const) : []))],
    { subshells: notation(valence.map(named).join(", ")) },
  );
}

/** The electron configuration of a free atom or ion in its ground state, and what is read off it. */
export const electronConfiguration: Method<ElectronConfigurationGivens> = (givens) => {
  const { element, charge, question } = givens;
  const right = findConfiguration(element.symbol, charge) ?? [];
  const species = formulaTerm(writeIon(element.symbol, charge));
  const facts = (steps: readonly StepFacts[], id: string, value: FactValue): SolutionFacts => ({
    method: "electron-configuration",
    givens: { given1: species },
    steps: [...steps],
    answer: { id, value, values: { species, answer: value } },
    misconceptions: [],
  });
  if (question === "shells") {
    const shells = shellsOf(right);
    return succeed(facts([electronsStep(element, charge), shellsStep(shells)], "shells", notation(shells.join(","))));
  }
  const steps = fillSteps(givens, right, question === "full" ? "full" : "short");
  if (question === "unpaired")
    return succeed(facts([...steps, unpairedStep(right, species)], "unpaired", count(countUnpaired(right))));
  if (question === "valence") {
    const valence = listValence(element) ?? [];
    return succeed(
      facts(
        [...steps, valenceStep(valence, element.group)],
        "valence",
        count(valence.reduce((sum, { electrons }) => sum + electrons, 0)),
      ),
    );
  }
  return succeed(
    facts(
      steps,
      "configuration",
      configurationTerm((question === "full" ? writeConfiguration : writeShortConfiguration)(right)),
    ),
  );
};
