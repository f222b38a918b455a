import type { AtomKey, Formula, FormulaNode } from "../chemistry/formula/formula.ts";
import { readAtomKey } from "../chemistry/formula/formula.ts";
import type { Expression, Operator, Term } from "./facts.ts";
import { count, expression, formulaTerm, joined, quantity } from "./terms.ts";

/** The kind of atom as a formula: "Fe", "^14C". */
export function atomFormula(atom: AtomKey): string {
  const { symbol, massNumber } = readAtomKey(atom);
  return massNumber === null ? symbol : `^${massNumber}${symbol}`;
}

/** A number of atoms: whole, except in the few formulas that are written with decimals. */
export function amount(value: number): Term {
  return Number.isInteger(value) ? count(value) : quantity(String(value), "");
}

type Factors = readonly number[];

/** Every place of an atom in a formula, as the counts that multiply there, from the outside in. */
function collectFactors(formula: Formula): Map<AtomKey, Factors[]> {
  const places = new Map<AtomKey, Factors[]>();
  const visit = (nodes: readonly FormulaNode[], outer: Factors): void => {
    for (const node of nodes) {
      if (node.kind === "group") {
        visit(node.nodes, node.count === 1 ? outer : [...outer, node.count]);
        continue;
      }
      const key = node.massNumber === null ? node.symbol : `${node.massNumber}${node.symbol}`;
      places.set(key, [...(places.get(key) ?? []), [...outer, node.count]]);
    }
  };
  for (const part of formula.parts) visit(part.nodes, part.count === 1 ? [] : [part.count]);
  return places;
}

/** How the atoms of each kind add up: `O: 4 + 5 × 1 = 9`. */
export function countAtoms(formula: Formula): Expression[] {
  const places = collectFactors(formula);
  return [...formula.counts].map(([atom, total]) => {
    const products = (places.get(atom) ?? []).map((factors): (Term | Operator)[] =>
      joined(
        factors.map((factor) => [amount(factor)]),
        "*",
      ),
    );
    const isPlain = products.length === 1 && products[0]?.length === 1;
    const sum = isPlain ? [] : [...joined(products, "+"), "=" as const];
    return expression(formulaTerm(atomFormula(atom)), ":", ...sum, amount(total));
  });
}
