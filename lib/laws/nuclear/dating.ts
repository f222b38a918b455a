import { equal, minus, over, power, times } from "../../algebra/tree.ts";
import { parseNuclide } from "../../chemistry/formula/nuclide.ts";
import { between, type Law, law, type OwnSlip } from "../law.ts";

/** Decays by which rocks are dated: all of the parent becomes the daughter in the end, by steps that are short beside the first. */
const DAUGHTERS: Readonly<Record<string, string>> = {
  "^238U": "^206Pb",
  "^235U": "^207Pb",
  "^232Th": "^208Pb",
  "^87Rb": "^87Sr",
  "^187Re": "^187Os",
  "^147Sm": "^143Nd",
};

type Pair = { readonly parent: string; readonly daughter: string };

/** The parent among these nuclides, with the daughter that is there beside it; null where it is another pair. */
export function findPair(nuclides: readonly string[]): Pair | null {
  const parent = nuclides.find((each) => nuclides.includes(DAUGHTERS[each] ?? ""));
  const daughter = parent === undefined ? undefined : DAUGHTERS[parent];
  return parent === undefined || daughter === undefined ? null : { parent, daughter };
}

const massNumber = (nuclide: string): number => parseNuclide(nuclide)?.massNumber ?? 1;

/** Daughter for parent by mass, as if the masses of their atoms were the same. */
const byMass: OwnSlip = {
  id: "skipped-moles",
  of: "n",
  value: (at) => at("D").div(at("P")).plus(1).log(2),
};

/** What decayed is the daughter: its amount is that of the parent, times 2ⁿ − 1; amounts by masses and mass numbers. */
export const dating = ({ parent, daughter }: Pair): Law =>
  law({
    id: "dating",
    method: "radioactive-decay",
    keepsFigures: true,
    quantities: {
      n: { kind: "half-lives", unit: "", role: "time" },
      D: { kind: "mass", letter: "m", unit: "g", role: "daughter", named: true },
      P: { kind: "mass", letter: "m", unit: "g", role: "parent", named: true },
    },
    equation: equal(over("D", massNumber(daughter)), times(over("P", massNumber(parent)), minus(power(2, "n"), 1))),
    valid: [between("n", 0, 100)],
    example: { D: 2, P: 5 },
    slips: [byMass, { id: "wrong-reference", of: "n", value: (at) => at("P").div(at("D")).log(2).abs() }],
    state: ({ kind }) => ({ id: kind === "half-lives" ? "halvings" : kind, values: {} }),
  });
