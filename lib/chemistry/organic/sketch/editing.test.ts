import { expect, test } from "vitest";
import { overfullAtoms } from "../molecule-graph.ts";
import { condensedText } from "../read-molecule.ts";
import { writeSmiles } from "../smiles.ts";
import { beginEditing, edit } from "./editing.ts";
import type { Edit, Editing } from "./editing.ts";
import { BOND_LENGTH } from "./sketch.ts";

const LEFT = { x: -1, y: 0 };
const add = (symbol: "C" | "N" | "O" | "Cl"): Edit => ({ kind: "add", symbol });
const order = (of: 2 | 3): Edit => ({ kind: "order", order: of });
const choose = (kind: "atom" | "bond", index: number): Edit => ({ kind: "choose", spot: { kind, index } });
const run = (...edits: readonly Edit[]): Editing => edits.reduce(edit, beginEditing());

test.each([
  [[add("C"), add("C"), add("O")], "CH₃CH₂OH"],
  [[add("C"), add("C"), order(2), add("O"), choose("atom", 1), add("O")], "CH₃COOH"],
  [[add("C"), add("C"), choose("bond", 0), order(3)], "CH≡CH"],
  [[add("C"), add("C"), add("C"), choose("atom", 1), add("Cl")], "CH₃CHClCH₃"],
  [[add("C"), add("C"), add("C"), { kind: "replace" }, add("N")], "CH₃CH₂NH₂"],
  [[add("C"), add("C"), add("C"), { kind: "erase" }], "CH₃CH₃"],
  [[add("C"), add("C"), add("C"), choose("atom", 0), { kind: "erase" }], "CH₃CH₃"],
  [[add("C"), { kind: "draw", from: 0, to: { x: 44, y: 0 } }], "CH₃CH₃"],
  [[add("C"), add("C"), { kind: "undo" }, { kind: "undo" }, { kind: "redo" }, add("O")], "CH₃OH"],
  [[add("C"), add("C"), { kind: "clear" }, { kind: "undo" }], "CH₃CH₃"],
] as const)("[DRAW-01] drawn step by step, %o is %s", (edits, formula) => {
  expect(condensedText(writeSmiles(run(...edits).sketch))).toBe(formula);
});

test("[DRAW-01] a ring is closed by joining its ends, and a bond that was cut leaves two pieces", () => {
  const chain = run(add("C"), add("C"), add("C"));
  const ring = [{ kind: "join" }, choose("atom", 0), { kind: "join" }].reduce(
    (editing, step) => edit(editing, step as Edit),
    chain,
  );
  expect(writeSmiles(ring.sketch)).toBe("C1CC1");
  const cut = edit(edit(chain, choose("bond", 1)), { kind: "erase" });
  expect(writeSmiles(cut.sketch)).toBe("CC.C");
});

test("[DRAW-01] a charge changes the hydrogens, and an atom with too many bonds is told", () => {
  const ion = run(add("C"), add("O"), { kind: "charge", by: -1 });
  expect(writeSmiles(ion.sketch)).toBe("C[O-]");
  const five = run(add("C"), ...[0, 1, 2, 3, 4].flatMap(() => [choose("atom", 0), add("C")]));
  expect(overfullAtoms(five.sketch)).toEqual([0]);
});

test("[DRAW-02] the arrows lead from an atom over its bond to the next, and stay where nothing is", () => {
  const chain = run(add("C"), add("C"));
  const over = edit(chain, { kind: "move", direction: LEFT });
  expect(over.chosen).toEqual({ kind: "bond", index: 0 });
  const first = edit(over, { kind: "move", direction: LEFT });
  expect(first.chosen).toEqual({ kind: "atom", index: 0 });
  expect(edit(first, { kind: "move", direction: LEFT }).chosen).toEqual({ kind: "atom", index: 0 });
});

test("[DRAW-01] atoms keep apart: a chain is a zigzag, and branches go where there is room", () => {
  const { sketch } = run(
    ...Array.from({ length: 6 }, () => add("C")),
    choose("atom", 2),
    add("C"),
    choose("atom", 2),
    add("C"),
  );
  for (const [index, one] of sketch.places.entries())
    for (const other of sketch.places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6 * BOND_LENGTH);
  const bonds = sketch.bonds.map(({ a, b }) => {
    const [one, other] = [sketch.places[a], sketch.places[b]];
    return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  });
  for (const length of bonds) expect(length).toBeCloseTo(BOND_LENGTH, 5);
});

test("[DRAW-01] a drawing does not grow without end", () => {
  expect(run(...Array.from({ length: 200 }, () => add("C"))).sketch.atoms).toHaveLength(60);
});
