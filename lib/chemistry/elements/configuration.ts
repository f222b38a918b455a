import { findElement, ELEMENTS } from "./elements.ts";
import { toSuperscript } from "../formula/format.ts";

/** The letters of the subshells, by the quantum number l. */
export const SUBSHELL_LETTERS = ["s", "p", "d", "f"] as const;

/** Electrons in a subshell: 3d⁵ has n = 3, l = 2, electrons = 5. */
export type Subshell = { readonly n: number; readonly l: number; readonly electrons: number };

/** Subshells in the order in which they are filled: by n + l, then by n (Madelung). */
export const FILLING_ORDER: readonly Pick<Subshell, "n" | "l">[] = Array.from({ length: 7 }, (_, index) => index + 1)
  .flatMap((n) => SUBSHELL_LETTERS.flatMap((_, l) => (l < n ? [{ n, l }] : [])))
  .toSorted((a, b) => a.n + a.l - (b.n + b.l) || a.n - b.n);

/**
 * Ground states that do not follow the order of filling, by what lies beyond the noble gas: NIST Atomic Spectra Database,
 * ground states and ionization energies (doi:10.18434/T4W30F). Lawrencium and heavier ones are left to the rule.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Cr: "3d5 4s1",
  Cu: "3d10 4s1",
  Nb: "4d4 5s1",
  Mo: "4d5 5s1",
  Ru: "4d7 5s1",
  Rh: "4d8 5s1",
  Pd: "4d10",
  Ag: "4d10 5s1",
  La: "5d1 6s2",
  Ce: "4f1 5d1 6s2",
  Gd: "4f7 5d1 6s2",
  Pt: "4f14 5d9 6s1",
  Au: "4f14 5d10 6s1",
  Ac: "6d1 7s2",
  Th: "6d2 7s2",
  Pa: "5f2 6d1 7s2",
  U: "5f3 6d1 7s2",
  Np: "5f4 6d1 7s2",
  Cm: "5f7 6d1 7s2",
};

const NOBLE_GASES = ELEMENTS.filter(({ group }) => group === 18);

export const capacityOf = (l: number): number => 2 * (2 * l + 1);

function fill(electrons: number): Subshell[] {
  let left = electrons;
  return FILLING_ORDER.flatMap(({ n, l }) => {
    const taken = Math.min(left, capacityOf(l));
    left -= taken;
    return taken === 0 ? [] : [{ n, l, electrons: taken }];
  });
}

const byShell = (subshells: readonly Subshell[]): Subshell[] => subshells.toSorted((a, b) => a.n - b.n || a.l - b.l);

/**
 * The ground state of an atom or monatomic ion, by shells. A cation has lost the electrons of the highest n first, among
 * these those of the highest l: 4s before 3d. Null for a symbol that is none.
 */
export function findConfiguration(symbol: string, charge = 0): readonly Subshell[] | null {
  const element = findElement(symbol);
  if (element === null) return null;
  if (charge < 0) return byShell(fill(element.number - charge));
  const exception = EXCEPTIONS[symbol];
  const atom =
    exception === undefined
      ? fill(element.number)
      : (parseConfiguration(`[${findCore(element.number)?.symbol}] ${exception}`) ?? []);
  let lost = charge;
  const kept = byShell(atom)
    .toReversed()
    .map((subshell) => {
      const gone = Math.min(lost, subshell.electrons);
      lost -= gone;
      return { ...subshell, electrons: subshell.electrons - gone };
    });
  return byShell(kept.filter(({ electrons }) => electrons > 0));
}

/** The last noble gas with fewer electrons. */
function findCore(electrons: number) {
  return NOBLE_GASES.findLast(({ number }) => number < electrons) ?? null;
}

/** Whether the ground state breaks the order of filling. */
export function isExceptional(symbol: string): boolean {
  return EXCEPTIONS[symbol] !== undefined;
}

export function countElectrons(subshells: readonly Subshell[]): number {
  return subshells.reduce((sum, { electrons }) => sum + electrons, 0);
}

/** Electrons of each shell, from the inside: 2, 8, 6. */
export function shellsOf(subshells: readonly Subshell[]): readonly number[] {
  const last = Math.max(0, ...subshells.map(({ n }) => n));
  return Array.from({ length: last }, (_, index) => countElectrons(subshells.filter(({ n }) => n === index + 1)));
}

/** Electrons that are alone in their orbital (Hund's rule). */
export function countUnpaired(subshells: readonly Subshell[]): number {
  return subshells.reduce((sum, { l, electrons }) => sum + Math.min(electrons, capacityOf(l) - electrons), 0);
}

/** How many electrons each orbital of a subshell holds: one in each, before any gets a second one (Hund's rule). */
export const fillOrbitals = ({ l, electrons }: Pick<Subshell, "l" | "electrons">): readonly number[] =>
  Array.from({ length: 2 * l + 1 }, (_, at) => Number(electrons > at) + Number(electrons > 2 * l + 1 + at));

const write = ({ n, l, electrons }: Subshell): string => `${n}${SUBSHELL_LETTERS[l]}${electrons}`;

/** `1s2 2s2 2p6`: plain digits, by shells, all subshells. */
export function writeConfiguration(subshells: readonly Subshell[]): string {
  return byShell(subshells).map(write).join(" ");
}

/** `[Ne] 3s2`; all subshells where there is no noble gas below. */
export function writeShortConfiguration(subshells: readonly Subshell[]): string {
  const core = findCore(countElectrons(subshells));
  const inner = core === null ? [] : fill(core.number).map(write);
  const rest = byShell(subshells).filter((subshell) => !inner.includes(write(subshell)));
  if (core === null || rest.length + inner.length !== subshells.length) return writeConfiguration(subshells);
  return [`[${core.symbol}]`, ...rest.map(write)].join(" ");
}

/** As it is printed, from plain digits: `[Ar] 3d¹⁰ 4s²`. */
export function formatConfiguration(text: string): string {
  return text.replace(/(?<=\d[spdf])\d+/g, (electrons) => toSuperscript(electrons));
}

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The longest that is read: no atom has more. */
const MOST_CHARACTERS = 200;

/**
 * Reads `1s2 2s2`, `1s²2s²`, `1s^2 2s^{2}`, `[Ne] 3s2`: a subshell without a number holds one electron. Null where it
 * cannot be read, names a subshell twice, or one that does not exist, or has too many electrons in one.
 */
export function parseConfiguration(text: string): readonly Subshell[] | null {
  const plain = text
    .slice(0, MOST_CHARACTERS)
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/[\s,;·.^{}()]/g, "");
  const [core = "", symbol = ""] = /^\[([A-Z][a-z]?)\]/.exec(plain) ?? [];
  const noble = NOBLE_GASES.find((each) => each.symbol === symbol);
  const rest = plain.slice(core.length);
  if ((core !== "" && noble === undefined) || !/^(?:\d[spdf]\d*)*$/i.test(rest)) return null;
  // The digit before a letter is the shell's; those before it are electrons: 3d104s2.
  const read = [...rest.matchAll(/(\d)([spdf])(\d*?)(?=\d[spdf]|$)/gi)].map(
    ([, n = "", letter = "", electrons = ""]) => ({
      n: Number(n),
      l: SUBSHELL_LETTERS.findIndex((each) => each === letter.toLowerCase()),
      electrons: electrons === "" ? 1 : Number(electrons),
    }),
  );
  const subshells = [
    ...(noble === undefined ? [] : fill(noble.number)),
    ...read.filter(({ electrons }) => electrons > 0),
  ];
  const names = subshells.map(({ n, l }) => `${n} ${l}`);
  const isPossible = subshells.every(({ n, l, electrons }) => l >= 0 && l < n && electrons <= capacityOf(l));
  return subshells.length > 0 && isPossible && new Set(names).size === names.length ? byShell(subshells) : null;
}
