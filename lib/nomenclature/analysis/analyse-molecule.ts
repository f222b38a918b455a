import { succeed } from "#lib/result.ts";
import { isNonmetal } from "../../chemistry/formula/charge.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { refuse } from "./findings.ts";
import type { Finding } from "./findings.ts";

/**
 * Which element of two comes first: Red Book 2005, table VI, with oxygen before the halogens as there, or behind them as
 * older textbooks write (Cl2O7); both are read.
 */
const ORDER = [
  "Rn",
  "Xe",
  "Kr",
  "Ar",
  "Ne",
  "He",
  "B",
  "Ge",
  "Si",
  "C",
  "As",
  "P",
  "N",
  "H",
  "Te",
  "Se",
  "S",
  "O",
  "At",
  "I",
  "Br",
  "Cl",
  "F",
];

function isInOrder(first: string, second: string): boolean {
  if (second === "O" && ["At", "I", "Br", "Cl"].includes(first)) return true;
  return ORDER.indexOf(first) < ORDER.indexOf(second);
}

/** Two nonmetals: a molecule, or a network such as SiO2, named with counting prefixes. */
export function analyseMolecule(formula: Formula): Finding {
  const [first, second, ...others] = formula.parts[0]?.nodes ?? [];
  if (first?.kind !== "atom" || second?.kind !== "atom" || others.length > 0 || first.symbol === second.symbol)
    return null;
  if (!isNonmetal(first.symbol) || !isNonmetal(second.symbol) || first.symbol === "H" || second.symbol === "H")
    return null;
  if (first.massNumber !== null || second.massNumber !== null) return null;
  if (!Number.isInteger(first.count) || !Number.isInteger(second.count)) return null;
  const [a, b] = [first, second].map(({ symbol, count }) => (count === 1 ? symbol : symbol + count));
  if (!isInOrder(first.symbol, second.symbol)) return refuse("no-rule", formula, [`${b}${a}`]);
  return succeed({
    kind: "molecule",
    first: { symbol: first.symbol, count: first.count },
    second: { symbol: second.symbol, count: second.count },
  });
}
