import { toSubscript } from "../formula/format.ts";
import { hydrogensOn, neighboursOf } from "./structure.ts";
import type { Structure } from "./structure.ts";

/** `CH3` → `CH₃`. */
function counted(symbol: string, count: number): string {
  return count === 0 ? "" : symbol + (count === 1 ? "" : toSubscript(String(count)));
}

const BONDS = { 1: "", 2: "=", 3: "≡" } as const;

/** What hangs on a carbon of the chain: `(CH₃)₂`, `Cl`, `(OH)`, `O` of a ketone; at the end of the chain without brackets. */
function writeBranches(structure: Structure, at: number, path: readonly number[], isEnd: boolean): string {
  const branches = neighboursOf(structure, at)
    .filter(({ atom }) => !path.includes(atom))
    .map(({ atom }) => ({ symbol: structure.atoms[atom] ?? "", text: writeBranch(structure, atom, at) }));
  const isBare = (text: string): boolean => /^(?:F|Cl|Br|I|O)$/.test(text);
  const rank = ({ symbol, text }: (typeof branches)[number]): number => (isBare(text) ? 0 : symbol === "C" ? 1 : 2);
  const texts = branches.toSorted((x, y) => rank(x) - rank(y)).map(({ text, symbol }) => ({ text, symbol }));
  const groups = [...new Set(texts.map(({ text }) => text))];
  return groups
    .map((text, index) => {
      const count = texts.filter((each) => each.text === text).length;
      if (isBare(text)) return counted(text, count);
      return isEnd && index === groups.length - 1 && count === 1 && !text.startsWith("C")
        ? text
        : counted(`(${text})`, count);
    })
    .join("");
}

/** A branch from its first atom on, as it stands in brackets. */
function writeBranch(structure: Structure, atom: number, from: number): string {
  const symbol = structure.atoms[atom] ?? "";
  const own = symbol + counted("H", hydrogensOn(structure, atom));
  const next = neighboursOf(structure, atom).filter((each) => each.atom !== from);
  const texts = next.map((each) => BONDS[each.order] + writeBranch(structure, each.atom, atom));
  const last = texts.at(-1);
  if (last === undefined) return own;
  const aside = [...new Set(texts.slice(0, -1))].map((text) =>
    counted(`(${text})`, texts.slice(0, -1).filter((each) => each === text).length),
  );
  return own + aside.join("") + last;
}

/** HCHO, HCOOH, HCOOCH₃: a carbonyl without a chain has its hydrogens in front. */
function writeMethanal(structure: Structure, atom: number): string {
  const before = "H".repeat(hydrogensOn(structure, atom) > 0 ? 1 : 0);
  return `${before}C${counted("H", hydrogensOn(structure, atom) - before.length)}${writeBranches(structure, atom, [atom], true)}`;
}

/**
 * The condensed formula along a way through the carbon atoms (`listPaths`): CH₃CH(CH₃)CH₂CH₃, CH₂=CHCH₃, CH₃CH₂COOH. Which
 * way is taken is the writer's choice, as on paper; a group of the chain's last carbon stands at the end.
 */
export function writeCondensed(structure: Structure, path: readonly number[]): string {
  const [only] = path;
  if (only !== undefined && path.length === 1 && neighboursOf(structure, only).some(({ order }) => order === 2))
    return writeMethanal(structure, only);
  return path
    .map((atom, index) => {
      const before = neighboursOf(structure, atom).find((each) => each.atom === path[index - 1]);
      const bond = before === undefined ? "" : BONDS[before.order];
      return `${bond}C${counted("H", hydrogensOn(structure, atom))}${writeBranches(structure, atom, path, index === path.length - 1)}`;
    })
    .join("");
}
