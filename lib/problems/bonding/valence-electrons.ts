import { findElement } from "../../chemistry/elements/elements.ts";
import { VALENCE_ELECTRONS, type LewisStructure } from "../../chemistry/bonding/lewis.ts";
import { SPECIES, valenceElectrons, type Species } from "../../chemistry/bonding/species.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { count, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { describe, electronLine } from "./species-lines.ts";
import { WORDS } from "./lewis-words.ts";

const atomsOf = ({ center, ligands }: LewisStructure): readonly string[] => [
  center,
  ...ligands.map(({ symbol }) => symbol),
];

const sumOver = (symbols: readonly string[], value: (symbol: string) => number): number =>
  symbols.reduce((sum, symbol) => sum + value(symbol), 0);

export const valenceOf = (symbol: string): number => VALENCE_ELECTRONS[symbol] ?? 0;

/** `V(P) = 5` */
const valenceLines = (symbols: readonly string[]) =>
  [...new Set(symbols)].map((symbol) => equals(variable("V", symbol), count(valenceOf(symbol))));

/** All valence electrons of a molecule or ion. Those of an element may be meant of one atom. */
export function solveValence(species: Species): Solved | null {
  const { center, ligands } = species.structure;
  return ligands.every(({ symbol }) => symbol === center) ? null : sumValence(species);
}

function sumValence(species: Species): Solved {
  return {
    steps: [step("groups-of-atoms", valenceLines(atomsOf(species.structure))), step("add-up", [electronLine(species)])],
    answer: { id: "valence", value: count(valenceElectrons(species)), values: describe(species) },
  };
}

export function askValence(random: Random): Draft {
  const species = random.pick(SPECIES);
  const atoms = atomsOf(species.structure);
  const { charge } = species;
  const right = valenceElectrons(species);
  const ionSlips = [
    [slipOf(WORDS, "charge-sign"), right + 2 * charge],
    [slipOf(WORDS, "charge-forgotten"), right + charge],
  ] as const;
  return {
    kind: "solved",
    variant: charge === 0 ? "valence-of-molecule" : "valence-of-ion",
    values: describe(species),
    ...sumValence(species),
    distractors: wrongCounts(right, [
      ...(charge === 0 ? [] : ionSlips),
      [slipOf(WORDS, "one-of-each"), sumOver([...new Set(atoms)], valenceOf)],
      [slipOf(WORDS, "all-electrons"), sumOver(atoms, (symbol) => findElement(symbol)?.number ?? 0) - charge],
      [slipOf(WORDS, "octets-added"), 8 * atoms.length],
    ]),
  };
}
