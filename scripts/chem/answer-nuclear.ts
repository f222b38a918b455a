import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import type { Expression } from "#lib/methods/facts.ts";
import { decayOf, wholeEquation } from "#lib/problems/nuclear/nuclear-equations.ts";
import type { Puzzle } from "#lib/problems/nuclear/nuclear-equations.ts";
import { readPuzzle } from "#lib/solver/structure/nuclear/nuclear.ts";
import { readNuclide } from "#lib/solver/structure/nuclear/read-nuclei.ts";
import type { Answer } from "./answer.ts";

export const NUCLEAR_DECAYS = ["alpha", "beta-minus", "positron", "capture"] as const;

const write = ({ terms }: Expression): string =>
  terms.map((term) => (term.kind === "variable" ? term.name : term.kind === "operator" ? term.symbol : "")).join(" ");

function say({ missing, ...sides }: Puzzle): Answer {
  const { massNumber, charge, term } = missing;
  const symbol = term.kind === "variable" ? term.name : "";
  return { ok: true, equation: write(wholeEquation(sides)), missing: { symbol, massNumber, charge } };
}

/** What stands for the one `?` of a nuclear equation. */
export function answerNuclear(written: string): Answer {
  const puzzle = readPuzzle(written.replace("→", "->"), DEFAULT_LOCALE);
  return puzzle === null ? { ok: false, code: "no-nuclear-equation" } : say(puzzle);
}

/** What a nuclide turns into. */
export function answerDecay(written: string, decay: (typeof NUCLEAR_DECAYS)[number]): Answer {
  const parent = readNuclide(written, DEFAULT_LOCALE);
  const puzzle = parent === null ? null : decayOf(parent, decay);
  return puzzle === null ? { ok: false, code: "no-nuclide" } : say(puzzle);
}
