import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step, variable } from "../../methods/terms.ts";
import type { Solved } from "../solved-facts.ts";
import { isWritable, type Nucleus, nuclideTerm, PARTICLES } from "./decays.ts";

/** How many particles of each kind a series of alpha and beta minus decays sends out. */
export type Emitted = { readonly alphas: number; readonly betas: number };

/** Null where no such series leads from one nuclide to the other. */
export function countEmitted(parent: Nucleus, end: Nucleus): Emitted | null {
  const alpha = PARTICLES["alpha-particle"];
  const alphas = (parent.massNumber - end.massNumber) / alpha.massNumber;
  const betas = end.charge - parent.charge + alphas * alpha.charge;
  return Number.isInteger(alphas) && alphas >= 0 && betas >= 0 && alphas + betas > 0 ? { alphas, betas } : null;
}

/** The number of alpha or of beta particles, by mass numbers and charges. */
export function solveEmitted(parent: Nucleus, end: Nucleus, asked: keyof Emitted): Solved | null {
  const emitted = countEmitted(parent, end);
  if (emitted === null) return null;
  const { alphas, betas } = emitted;
  return {
    steps: [
      step("chain-alphas", [
        worked("a", ["(", count(parent.massNumber), "-", count(end.massNumber), ")", "/", count(4)], count(alphas)),
      ]),
      ...(asked === "alphas"
        ? []
        : [
            step("chain-betas", [
              worked(
                "b",
                [count(end.charge), "-", count(parent.charge), "+", count(2), "*", count(alphas)],
                count(betas),
              ),
            ]),
          ]),
    ],
    answer: { id: asked, value: count(emitted[asked]) },
  };
}

/** The nuclide at the end of a series of alpha and beta minus decays, by their numbers; null where there is none. */
export function solveEnd(parent: Nucleus, { alphas, betas }: Emitted): Solved | null {
  const alpha = PARTICLES["alpha-particle"];
  const end = {
    massNumber: parent.massNumber - alpha.massNumber * alphas,
    charge: parent.charge - alpha.charge * alphas + betas,
  };
  if (!isWritable(end)) return null;
  const line = (letter: string, ...terms: Parameters<typeof expression>) => expression(variable(letter), "=", ...terms);
  return {
    steps: [
      step("chain-mass", [
        line("A", count(parent.massNumber), "-", count(alphas), "*", count(4), "=", count(end.massNumber)),
      ]),
      step("chain-charge", [
        line("Z", count(parent.charge), "-", count(alphas), "*", count(2), "+", count(betas), "=", count(end.charge)),
      ]),
      step("element"),
    ],
    answer: { id: "chain", value: nuclideTerm(end) },
  };
}
