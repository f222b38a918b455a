import { expect, test } from "vitest";
import { Decimal } from "../../quantity/decimal.ts";
import { createRandom } from "../random.ts";
import { getReaction } from "../reactions/reaction.ts";
import { GAS_REACTIONS, quotientOf, sampleState } from "./reactions.ts";

test.each(GAS_REACTIONS)("$equation is balanced as it is written", ({ equation, participants }) => {
  expect(getReaction(equation).coefficients).toEqual(participants.map(({ power }) => Math.abs(power)));
});

test.each(GAS_REACTIONS)("mixtures of $equation have the quotient that was asked for", (reaction) => {
  const random = createRandom(7);
  const wanted = new Decimal(reaction.constant);
  const states = Array.from({ length: 40 }, () => sampleState(random, reaction, wanted)).filter(
    (state) => state !== null,
  );
  expect(states.length).toBeGreaterThan(5);
  for (const state of states)
    expect(Math.abs(quotientOf(reaction, state).div(wanted).toNumber() - 1)).toBeLessThan(0.03);
});
