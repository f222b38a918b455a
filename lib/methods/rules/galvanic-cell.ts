import { equals } from "./quantity-terms.ts";
import { cellPotential, quotientLaw } from "../../laws/redox/cells.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { count, equationTerm, expression, step } from "../terms.ts";
import { hasGiven } from "./as-given.ts";
import type { Variable } from "./kinds.ts";
import { type CellScene, type Rule, type Scene, type Slip, way, type Way } from "./rule.ts";

const WORDS = "problems-redox.cell-potential.slips";

/** Both half-cells are of one couple. */
const SAME_COUPLE: Way = way({
  method: "galvanic-cell",
  needs: [],
  compute: () => quantity(new Decimal(0), "V"),
  explain: () => ({
    steps: [step("same-metal")],
    answer: { id: "standard-potential", values: {} },
  }),
});

function electronsWay(electrons: number, equation: string | null): Way {
  return way({
    method: "galvanic-cell",
    needs: [],
    compute: () => pureNumber(electrons),
    explain: () => ({
      steps: [
        step("electrons", [
          ...(equation === null ? [] : [expression(equationTerm(equation))]),
          equals("n", count(electrons)),
        ]),
      ],
      answer: { id: "electrons-transferred", values: {} },
    }),
  });
}

/** What goes wrong with two potentials where one knows the half-reactions: their order, and their factors. */
function listCellSlips(
  { couples, factors, isWritten }: CellScene,
  { needs }: Way,
  inputs: readonly { value: Decimal }[],
) {
  const valueOf = (role: "cathode" | "anode"): Decimal | undefined =>
    inputs[needs.findIndex(({ of }) => of === couples?.[role])]?.value;
  const [cathode, anode] = [valueOf("cathode"), valueOf("anode")];
  if (cathode === undefined || anode === undefined) return [];
  return [
    [`${WORDS}.${isWritten ? "direction" : "reversed"}`, anode.minus(cathode)] as const,
    ...(factors === null
      ? []
      : [[`${WORDS}.multiplied`, cathode.times(factors.cathode).minus(anode.times(factors.anode))] as const]),
  ] as const;
}

function potentialWays(wanted: Variable, scene: Scene, cell: CellScene): Way[] {
  const { couples } = cell;
  if (couples === null) return [];
  if (couples.cathode === couples.anode) return wanted.kind === "standard-potential" ? [SAME_COUPLE] : [];
  return lawWays([cellPotential], wanted, scene, { self: null, ...couples }).map((each) => ({
    ...each,
    listSlips(inputs, output) {
      const own =
        wanted.kind === "standard-potential"
          ? listCellSlips(cell, each, inputs).map(([id, value]): Slip => ({ id, quantity: { ...output, value } }))
          : [];
      return [...each.listSlips(inputs, output), ...own];
    },
    explain(inputs, output) {
      const { steps, answer } = each.explain(inputs, output);
      const roles = step(cell.isWritten ? "roles" : "electrodes");
      return { steps: wanted.kind === "standard-potential" ? [roles, ...steps] : steps, answer };
    },
  }));
}

/** E° from the potentials of the couples, n from the equation, and Q from what is dissolved. */
export const galvanicCell: Rule = (wanted, scene) => {
  const { cell } = scene;
  if (cell === undefined) return [];
  switch (wanted.kind) {
    case "standard-potential":
    case "electrode-potential":
      return potentialWays(wanted, scene, cell);
    case "electrons-transferred":
      return cell.electrons === null || hasGiven(scene, wanted) ? [] : [electronsWay(cell.electrons, cell.equation)];
    default:
      return cell.species.length === 0
        ? []
        : lawWays([quotientLaw(cell.species)], wanted, scene, {
            self: null,
            ...Object.fromEntries(cell.species.map(({ formula }) => [formula, formula])),
          });
  }
};
