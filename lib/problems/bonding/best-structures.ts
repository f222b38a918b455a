import type { FactValue, Term } from "../../methods/facts.ts";
import { expression, formulaTerm, list, signedCount, step } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { BONDS } from "./lone-pairs.ts";
import { WORDS } from "./lewis-words.ts";
import { valenceOf } from "./valence-electrons.ts";

/** Ions and molecules of three atoms in a line with sixteen valence electrons, whose best structure books agree on: atoms, charges of the best. */
const CHAINS = [
  { formula: "OCN-", atoms: ["O", "C", "N"], charge: -1 },
  { formula: "SCN-", atoms: ["S", "C", "N"], charge: -1 },
  { formula: "N2O", atoms: ["N", "N", "O"], charge: 0 },
  { formula: "CO2", atoms: ["O", "C", "O"], charge: 0 },
  { formula: "CS2", atoms: ["S", "C", "S"], charge: 0 },
  { formula: "COS", atoms: ["O", "C", "S"], charge: 0 },
] as const;

type Drawn = { readonly text: string; readonly charges: readonly number[] };

/** A left and right bond of the orders 1 and 3, 2 and 2, or 3 and 1 give every atom its octet. */
function draw(atoms: readonly string[], left: 1 | 2 | 3): Drawn {
  const [a = "", b = "", c = ""] = atoms;
  const right = 4 - left;
  const charges = [valenceOf(a) - 2 * (4 - left) - left, valenceOf(b) - 4, valenceOf(c) - 2 * (4 - right) - right];
  return { text: `${a}${BONDS[left]}${b}${BONDS[right] ?? ""}${c}`, charges };
}

const ELECTRONEGATIVITY: Readonly<Record<string, number>> = { C: 2.55, N: 3.04, O: 3.44, S: 2.58 };

/** Few charges first; of equal ones, that with the negative charge on the more electronegative atom. */
function cost(atoms: readonly string[], { charges }: Drawn): number {
  const negative = charges.reduce(
    (sum, charge, index) => sum + (charge < 0 ? -charge * (ELECTRONEGATIVITY[atoms[index] ?? ""] ?? 0) : 0),
    0,
  );
  return 10 * charges.reduce((sum, charge) => sum + Math.abs(charge), 0) - negative;
}

const drawnTerm = ({ text }: Drawn): Term => ({ kind: "variable", name: text, of: null });

const chargeList = ({ text, charges }: Drawn) =>
  expression(
    { kind: "variable", name: text, of: null },
    ":",
    ...charges.flatMap((charge, index) => (index === 0 ? [signedCount(charge)] : ["," as const, signedCount(charge)])),
  );

/** The best of the three structures with octets. */
export function askBest(random: Random): Draft | null {
  const { formula, atoms } = random.pick(CHAINS);
  const all = ([1, 2, 3] as const).map((left) => draw(atoms, left));
  const ranked = all.toSorted((one, other) => cost(atoms, one) - cost(atoms, other));
  const [best, ...others] = ranked;
  if (best === undefined) return null;
  const size = ({ charges }: Drawn): number => charges.reduce((sum, charge) => sum + Math.abs(charge), 0);
  const structures: FactValue = list(random.shuffle(all).map((each) => drawnTerm(each)));
  return {
    kind: "solved",
    variant: "best",
    values: { formula: formulaTerm(formula), structures },
    steps: [
      step(
        "charges-of-each",
        all.filter((each) => each !== best).map((each) => chargeList(each)),
      ),
      step("choose-best", [chargeList(best)]),
    ],
    answer: { id: "best", value: drawnTerm(best), values: { formula: formulaTerm(formula) } },
    distractors: others.map((each) => ({
      slip: slipOf(WORDS, size(each) > size(best) ? "more-charges" : "charge-on-wrong-atom"),
      value: drawnTerm(each),
    })),
  };
}
