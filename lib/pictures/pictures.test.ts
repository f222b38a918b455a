import { describe, expect, test } from "vitest";
import { countUnpaired, parseConfiguration } from "../chemistry/elements/configuration.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { Decimal } from "../quantity/decimal.ts";
import { solve } from "../solver/solve.ts";
import { GALLERY } from "./gallery.fixture.ts";
import { PICTURE_KINDS } from "./kinds.ts";
import { nodesOf } from "./nodes-of.ts";
import { drawPicture, findPictureKind, listDials } from "./picture.ts";
import { NO_CHANGES, play } from "./replay.ts";

function solved(text: string): SolutionFacts {
  const outcome = solve(text, "en");
  const facts = outcome.kind === "solved" ? outcome.solutions.at(-1) : undefined;
  if (facts === undefined) throw new Error(`${text} is not solved`);
  return facts;
}

/** The values of all quantities, by what they are. */
const valuesOf = (facts: SolutionFacts): Map<string, number> =>
  new Map(nodesOf(facts).map(({ quantity, value, unit }) => [JSON.stringify([quantity, unit]), Number(value)]));

/** The answer as a number; of a configuration, how many of its electrons are unpaired. */
function told({ answer: { unrounded, value } }: SolutionFacts): number {
  if (value.kind === "count") return value.value;
  if (value.kind === "configuration") return countUnpaired(parseConfiguration(value.configuration) ?? []);
  return Number(unrounded);
}

const numberOf = (text: string): string => String(findElement(text)?.number ?? text);

/** Ten figures are told of what is not rounded. */
const isSame = (value: Decimal | undefined, told: number | undefined): boolean =>
  value !== undefined && told !== undefined && Math.abs(value.toNumber() - told) <= 1e-9 * Math.abs(told);

describe.each(PICTURE_KINDS)("%s", (kind) => {
  test("there are ten problems at least", () => {
    expect(GALLERY[kind].length).toBeGreaterThanOrEqual(10);
  });

  test.each(GALLERY[kind])("[SEE-02] %s", (text, own, other) => {
    const facts = solved(text);
    expect(findPictureKind(facts)).toBe(kind);
    const drawn = drawPicture(facts, kind, NO_CHANGES);
    // The answer on the picture is the answer on the card.
    expect(drawn?.answer.significantFigures).toBe(
      facts.answer.value.kind === "quantity" ? facts.answer.value.significantFigures : null,
    );
    expect(drawn?.answer.value).toSatisfy((value: Decimal) => isSame(value, told(facts)));
    // With another number it is what the engine answers to that.
    const changed = solved(text.replace(own, other));
    const index = nodesOf(facts).findIndex(
      ({ origin, value }) => origin.kind === "given" && new Decimal(value).eq(numberOf(own)),
    );
    expect(index).toBeGreaterThan(-1);
    const changes = new Map([[index, new Decimal(numberOf(other))]]);
    const expected = valuesOf(changed);
    const replayed = play(facts, changes) ?? [];
    expect(replayed.length).toBe(nodesOf(facts).length);
    // The last one is told in the unit of the answer.
    for (const { node, quantity } of replayed.slice(0, -1))
      expect([node.quantity, isSame(quantity.value, expected.get(JSON.stringify([node.quantity, node.unit])))]).toEqual(
        [node.quantity, true],
      );
    expect(drawPicture(facts, kind, changes)?.answer.value).toSatisfy((value: Decimal) => isSame(value, told(changed)));
  });
});

test("[SEE-02] a dial goes over round values, and the problem's own is one of them to its last digit", () => {
  const [dial] = listDials(solved("How many grams of CO2 form when 5.65 g of C3H8 burn? C3H8 + 5 O2 -> 3 CO2 + 4 H2O"));
  expect(dial?.values[dial.own]).toBe("5.65");
  expect(dial?.values.slice(0, 3)).toEqual(["0.20", "0.40", "0.60"]);
  expect(dial?.values.at(-1)).toBe("8.00");
});

test.each([
  ["What is the pH of 0.10 M acetic acid (Ka = 1.8e-5)?", "acid", "1.00"],
  ["What is the pH of 0.15 M HF (Ka = 6.8e-4)?", "acid", "0.82"],
  ["What is the pH of 0.25 M NH3 (Kb = 1.8e-5)?", "base", "13.40"],
  ["What is the pH of 0.010 M HCl?", "acid", null],
] as const)("[SEE-02] beside what is weak stands a strong one of the same concentration: %s", (text, role, strong) => {
  const drawn = drawPicture(solved(text), "acidity", NO_CHANGES);
  expect(drawn).toHaveProperty("solute.role", role);
  const told = drawn !== null && "hydronium" in drawn ? drawn.solute?.strongPh : undefined;
  expect(told?.value.toFixed(2) ?? null).toBe(strong);
  expect(told?.significantFigures).toBe(strong?.replace(/^0?\./, "").replace(".", "").length);
});
