import { SPECIES, type Species } from "../../chemistry/bonding/species.ts";
import { equals, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, signedCount, step, variable } from "../../methods/terms.ts";
import { listDistinct } from "../distractors.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { AGREED, bondsOf } from "./lone-pairs.ts";
import { WORDS } from "./lewis-words.ts";
import { valenceOf } from "./valence-electrons.ts";

/** An atom in a structure: the centre, or one of the outer ones. */
type PlacedAtom = {
  readonly symbol: string;
  readonly bonds: number;
  readonly pairs: number;
  readonly species: Pick<Species, "formula">;
};

/** The atoms of one element in a structure: its centre first. */
export function listAtoms(species: Species): readonly PlacedAtom[] {
  const { center, centerPairs, ligands } = species.structure;
  return [
    { symbol: center, bonds: bondsOf(species.structure), pairs: centerPairs, species },
    ...ligands.map(({ symbol, order, pairs }) => ({ symbol, bonds: order, pairs, species })),
  ];
}

export const formalChargeOf = ({ symbol, bonds, pairs }: PlacedAtom): number => valenceOf(symbol) - 2 * pairs - bonds;

/** The formal charge of an atom whose bonds and lone pairs are known. */
export function solveFormalCharge(atom: PlacedAtom): Solved {
  const { symbol, bonds, pairs, species } = atom;
  const [valence, right] = [valenceOf(symbol), formalChargeOf(atom)];
  const values = {
    formula: formulaTerm(species.formula),
    atom: formulaTerm(symbol),
    bonds: count(bonds),
    pairs: count(pairs),
  };
  return {
    steps: [
      step("valence-of-atom", [equals(variable("V", symbol), count(valence))], { atom: formulaTerm(symbol) }),
      step(
        "formal-charge",
        [
          worked(
            "f",
            [["V", count(valence)], "-", ["N", count(2 * pairs)], "-", ["B", count(2 * bonds)], "/", count(2)],
            signedCount(right),
          ),
        ],
        values,
      ),
    ],
    answer: {
      id: "formal-charge",
      value: signedCount(right),
      values: { ...values, charge: expression(signedCount(right)) },
    },
  };
}

function pickAtom(random: Random): PlacedAtom {
  const species = random.pick([
    ...AGREED,
    ...SPECIES.filter(({ structure }) => structure.ligands.some(({ symbol }) => symbol === "O")),
  ]);
  const [center, ...ligands] = listAtoms(species);
  return center !== undefined && random.chance(0.5) ? center : random.pick(ligands);
}

/** Formal charge of an atom whose bonds and lone pairs are told. */
export function askFormalCharge(random: Random): Draft | null {
  const atom = pickAtom(random);
  const { symbol, bonds, pairs, species } = atom;
  if (symbol === "H") return null;
  const valence = valenceOf(symbol);
  const right = formalChargeOf(atom);
  // Most atoms have none: that would soon be guessed.
  if (right === 0 && random.chance(0.85)) return null;
  const values = {
    formula: formulaTerm(species.formula),
    atom: formulaTerm(symbol),
    bonds: count(bonds),
    pairs: count(pairs),
  };
  const wrong: readonly (readonly [string, number])[] = [
    ["both-electrons-of-bond", valence - 2 * pairs - 2 * bonds],
    ["pairs-as-one", valence - pairs - bonds],
    ["reversed-charge", -right],
    ["lone-pairs-left-out", valence - bonds],
  ];
  return {
    kind: "solved",
    variant: "formal-charge",
    values,
    ...solveFormalCharge(atom),
    distractors: listDistinct(
      signedCount(right),
      wrong.map(([slip, value]) => ({ slip: slipOf(WORDS, slip), value: signedCount(value) })),
    ),
  };
}
