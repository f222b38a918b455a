import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import { getMainElement } from "../periodic-table/elements.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { WORDS } from "./covalent-words.ts";

/** Bonds of an atom that reaches the electrons of a noble gas: as many as electrons are missing. */
const bondsOf = (symbol: string): number => (symbol === "H" ? 1 : 8 - getMainElement(symbol).valence);

/** `B(N) = 8 - 5 = 3` */
const bondLine = (symbol: string) =>
  worked(
    variable("B", symbol),
    [count(symbol === "H" ? 2 : 8), "-", count(getMainElement(symbol).valence)],
    count(bondsOf(symbol)),
  );

/** Central atoms, and the ones that they bind one bond each: of compounds that exist and have no other of the two elements before them. */
const CENTERS = ["C", "Si", "Ge", "N", "P", "As", "Sb", "O", "S", "Se"] as const;

const PARTNERS = ["H", "F", "Cl", "Br", "I"] as const;

/** Not known, or too unstable to be an example: OBr₂, SI₂ and their like; CI and NI are read as Cl and Ni. */
const UNKNOWN: ReadonlySet<string> = new Set([
  "OBr",
  "OI",
  "SBr",
  "SI",
  "SeCl",
  "SeBr",
  "SeI",
  "SeF",
  "NBr",
  "CI",
  "NI",
]);

/** Hydrogen is written last behind carbon, nitrogen and their neighbours, first before oxygen and its. */
function write(center: string, partner: string, amount: number, centers = 1): string {
  const many = (symbol: string, size: number): string => `${symbol}${size === 1 ? "" : size}`;
  const isFirst = partner === "H" && ["O", "S", "Se"].includes(center);
  return isFirst ? many(partner, amount) + many(center, centers) : many(center, centers) + many(partner, amount);
}

/** How many bonds an atom forms in its molecules without charges. */
export function askBonds(random: Random): Draft {
  const symbol = random.pick([...CENTERS, ...PARTNERS]);
  const { valence, period, group } = getMainElement(symbol);
  const right = bondsOf(symbol);
  return {
    kind: "solved",
    variant: "bonds",
    values: { element: formulaTerm(symbol) },
    steps: [step("valence", [], { element: formulaTerm(symbol) }), step("missing", [bondLine(symbol)])],
    answer: { id: "bonds", value: count(right), values: { element: formulaTerm(symbol) } },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "valence-for-bonds"), valence],
      [slipOf(WORDS, "electrons-for-pairs"), 2 * right],
      [slipOf(WORDS, "group-for-bonds"), group],
      [slipOf(WORDS, "period-for-bonds"), period],
    ]),
  };
}

/** The simplest molecule of two elements, from the electrons that they miss. */
export function askFormula(random: Random): Draft | null {
  const [center, partner] = [random.pick(CENTERS), random.pick(PARTNERS)];
  if (UNKNOWN.has(center + partner)) return null;
  const right = bondsOf(center);
  const { valence } = getMainElement(center);
  const other = right === 1 ? 2 : 1;
  const wrong: readonly (readonly [string, string])[] = [
    ["valence-for-bonds", write(center, partner, valence)],
    ["one-to-one", write(center, partner, 1)],
    ["subscripts-swapped", write(center, partner, 1, right)],
    ["one-too-few", write(center, partner, right === 2 ? 3 : right - other)],
  ];
  const formula = write(center, partner, right);
  const values = { first: formulaTerm(center), second: formulaTerm(partner) };
  return {
    kind: "solved",
    variant: "formula",
    values,
    steps: [step("bonds-of-both", [bondLine(center), bondLine(partner)]), step("match-bonds")],
    answer: { id: "formula", value: formulaTerm(formula), values },
    distractors: wrong
      .filter(([, each], index) => each !== formula && wrong.findIndex(([, text]) => text === each) === index)
      .map(([slip, each]) => ({ slip: slipOf(WORDS, slip), value: formulaTerm(each) })),
  };
}
