import { expect, test } from "vitest";
import { derivationSchema } from "../../methods/derivation.ts";
import { solve } from "../solve.ts";

const derive = (text: string) => {
  const outcome = solve(text, "en");
  if (outcome.kind !== "solved") throw new Error(`${text} is not solved`);
  return derivationSchema.parse(outcome.solutions[0]?.derivation);
};

test("[TALK-02] a solution knows where each of its quantities comes from, down to the givens and the constants", () => {
  const { nodes } = derive("What is the wavelength of light with a frequency of 6.00e14 Hz?");
  expect(nodes).toMatchObject([
    { quantity: { kind: "frequency" }, unit: "Hz", significantFigures: 3, origin: { kind: "given", index: 0 } },
    {
      quantity: { kind: "wavelength" },
      unit: "m",
      origin: {
        kind: "step",
        method: "photon",
        step: "wave",
        from: [0],
        constants: [{ letter: "c", value: "299792458", unit: "m/s", source: "si-2019" }],
      },
    },
  ]);
});

test("[TALK-02] each node of a chain comes from earlier ones, and the last one is the answer", () => {
  const { nodes } = derive("How many grams of MgO form when 4.86 g of Mg burn in oxygen? 2 Mg + O2 -> 2 MgO");
  expect(nodes.length).toBeGreaterThan(3);
  for (const [index, { origin }] of nodes.entries())
    if (origin.kind === "step") for (const from of origin.from) expect(from).toBeLessThan(index);
  expect(nodes.at(-1)?.quantity).toEqual({ kind: "mass", of: "MgO", label: null });
  expect(nodes.filter(({ origin }) => origin.kind === "given")).toHaveLength(1);
});

test("[TALK-02] what several links take is one node", () => {
  const { nodes } = derive(
    "A gas at 2.00 atm and 3.00 L is compressed to 1.50 L at constant temperature. What is its pressure?",
  );
  expect(new Set(nodes.map((node) => JSON.stringify([node.quantity, node.origin]))).size).toBe(nodes.length);
});
