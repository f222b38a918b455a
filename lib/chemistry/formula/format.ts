import { findElement } from "../elements/elements.ts";
import { isNonmetal } from "./charge.ts";
import { readsAsHeavyHydrogen } from "./heavy-hydrogen.ts";
import { isElectron, readAtomKey } from "./formula.ts";
import type { AtomNode, Bracket, Formula, FormulaNode } from "./formula.ts";

/**
 * `ascii` is canonical (`CuSO4·5H2O`, `SO4^2-`, `NH4+`, `^14C`), `unicode` is for reading, `tex` is mhchem. Atomic numbers
 * that were written are not in the canonical form, which is one for each formula.
 */
export type FormulaNotation = "ascii" | "unicode" | "tex";

const BRACKETS: Record<Bracket, readonly [string, string]> = {
  round: ["(", ")"],
  square: ["[", "]"],
  curly: ["{", "}"],
};

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Digits as Unicode subscripts; anything else stays. */
export function toSubscript(text: string): string {
  return text.replace(/\d/g, (digit) => SUBSCRIPTS.charAt(Number(digit)));
}

/** Digits and signs as Unicode superscripts; anything else stays. */
export function toSuperscript(text: string): string {
  return text.replace(/[\d+−-]/g, (sign) =>
    sign === "+" ? "⁺" : /\d/.test(sign) ? SUPERSCRIPTS.charAt(Number(sign)) : "⁻",
  );
}

/** The formula as text. `parseFormula` reads each notation back to the same formula. */
export function formatFormula(formula: Formula, notation: FormulaNotation): string {
  return notation === "tex" ? `\\ce{${formatMhchem(formula)}}` : formatPlain(formula, notation);
}

/** What a substance is known by in whatever state it is: its formula in canonical ASCII without a state. */
export function canonicalOf(formula: Formula): string {
  return formatFormula({ ...formula, state: null }, "ascii");
}

/** The formula in mhchem without the `\ce{…}` around it. */
export function formatMhchem(formula: Formula): string {
  return formatPlain(formula, "tex");
}

function formatPlain(formula: Formula, notation: FormulaNotation): string {
  const hasHeavyHydrogen = formula.counts.has("2H") || formula.counts.has("3H");
  const text = writePlain(formula, notation, hasHeavyHydrogen);
  return hasHeavyHydrogen && !readsAsHeavyHydrogen(text, formula) ? writePlain(formula, notation, false) : text;
}

/** `letters`: D and T for heavy hydrogen, where they are read as such. */
function writePlain(formula: Formula, notation: FormulaNotation, letters: boolean): string {
  const charge = formatCharge(formula, notation);
  const state = formula.state === null ? "" : `(${formula.state})`;
  if (isElectron(formula)) return `e${charge}${state}`;
  const dot = notation === "tex" ? "*" : "·";
  const parts = formula.parts.map((part) => {
    return formatPartCount(part.count, notation) + formatNodes(part.nodes, notation, letters);
  });
  return parts.join(dot) + charge + state;
}

function formatNodes(nodes: readonly FormulaNode[], notation: FormulaNotation, letters: boolean): string {
  let text = "";
  for (const node of nodes) {
    if (node.kind === "group") {
      const [open, close] = BRACKETS[node.bracket];
      const inner = formatNodes(node.nodes, notation, letters);
      text += notation === "tex" && node.bracket === "curly" ? `\\{${inner}\\}` : open + inner + close;
    } else {
      text += formatNuclide(node, notation, letters);
    }
    if (node.count !== 1) text += formatCount(node.count, notation);
  }
  return text;
}

/** CaSO₄·½H₂O, as it is printed. */
function formatPartCount(count: number, notation: FormulaNotation): string {
  if (count === 1) return "";
  return notation === "unicode" && count % 1 === 0.5 ? `${count < 1 ? "" : Math.floor(count)}½` : String(count);
}

function formatNuclide(
  { massNumber, symbol, showsNumber }: AtomNode,
  notation: FormulaNotation,
  letters: boolean,
): string {
  if (notation === "ascii" || showsNumber === undefined) {
    if (letters && symbol === "H" && massNumber === 2) return "D";
    if (letters && symbol === "H" && massNumber === 3) return "T";
  }
  const mass = massNumber === null ? "" : String(massNumber);
  const number = showsNumber === undefined ? "" : String(findElement(symbol)?.number ?? "");
  if (notation === "unicode") return toSuperscript(mass) + toSubscript(number) + symbol;
  if (notation === "tex") return `${mass && `^{${mass}}`}${number && `_{${number}}`}${symbol}`;
  return `${mass && `^${mass}`}${symbol}`;
}

function formatCount(count: number, notation: FormulaNotation): string {
  if (notation !== "unicode") return notation === "tex" && !Number.isInteger(count) ? `_{${count}}` : String(count);
  return toSubscript(String(count));
}

function formatCharge(formula: Formula, notation: FormulaNotation): string {
  const { charge } = formula;
  if (charge === 0) return "";
  const size = Math.abs(charge) === 1 ? "" : String(Math.abs(charge));
  const sign = charge > 0 ? "+" : "-";
  if (notation === "unicode") return toSuperscript(size + sign);
  if (notation === "tex") return `^{${size}${sign}}`;
  return size === "" && !needsCaret(formula) ? sign : `^${size}${sign}`;
}

/** A count directly before the sign would make `O2^-`, `Fe(OH)2^+` ambiguous. */
function needsCaret(formula: Formula): boolean {
  const last = formula.parts.at(-1)?.nodes.at(-1);
  if (last === undefined || last.count === 1) return false;
  const isLone = formula.counts.size === 1;
  const isLarge = last.count > 9;
  const hasMetal = [...formula.counts.keys()].some((key) => !isNonmetal(readAtomKey(key).symbol));
  return isLone || isLarge || last.kind === "group" || (formula.charge > 0 && hasMetal);
}
