import { addAtoms, IMPOSSIBLE, writeCount, writeHill } from "./organic.ts";
import type { OrganicReading } from "./organic.ts";
import { MULTIPLIERS, STEMS, SUFFIXES } from "./grammar.ts";
import type { Suffix } from "./grammar.ts";
import { matchLocants, matchWord } from "./substituents.ts";
import type { Substituents } from "./substituents.ts";

export type Chain = {
  readonly carbons: number;
  readonly isRing: boolean;
  /** Bonds more than single ones: 1 for a double bond, 2 for a triple, with the carbon it begins at. */
  readonly unsaturation: { readonly order: 1 | 2; readonly count: number; readonly locants: readonly number[] };
  readonly suffix: {
    readonly id: string;
    readonly suffix: Suffix;
    readonly count: number;
    readonly locants: readonly number[];
  } | null;
};

const ENDING = /^(?:(an)|a?(\d{1,2}(?:,\d{1,2})*)?(di|tri)?(en|yn))e?(\d{1,2}(?:,\d{1,2})*)?(di|tri)?([a-z]*)$/;

function readLocants(text: string | undefined): readonly number[] {
  return text === undefined ? [] : text.split(",").map(Number);
}

/** The parent behind the substituents: "propan-2-ol", "1,3-butadiene", "cyclohexane", "ethanoic acid". */
export function readChain(text: string): Chain | null {
  const { locants: leading, end } = matchLocants(text, 0);
  const isRing = text.startsWith("cyclo", end);
  const stem = matchWord(STEMS, text, isRing ? end + 5 : end);
  const ending = stem === null ? null : ENDING.exec(text.slice(stem.end));
  if (stem === null || ending === null) return null;
  const [whole, single, bondLocants, bondCount, bond, suffixLocants, suffixCount, suffixWord = ""] = ending;
  const suffix = SUFFIXES.get(suffixWord) ?? null;
  // Without a suffix the name ends in "e", with one the "e" stands before a consonant only.
  if (
    suffix === null &&
    (suffixWord !== "" || suffixLocants !== undefined || suffixCount !== undefined || !whole.endsWith("e"))
  )
    return null;
  const bonds = bond === undefined ? 0 : (MULTIPLIERS.get(bondCount ?? "") ?? 1);
  const atBond =
    leading.length > 0 &&
    single === undefined &&
    bondLocants === undefined &&
    leading.length === bonds &&
    (suffix === null || suffixLocants !== undefined);
  const suffixPlaces = suffixLocants === undefined && !atBond ? leading : readLocants(suffixLocants);
  return {
    carbons: stem.value,
    isRing,
    unsaturation: { order: bond === "yn" ? 2 : 1, count: bonds, locants: atBond ? leading : readLocants(bondLocants) },
    suffix:
      suffix === null
        ? null
        : { id: suffixWord, suffix, count: MULTIPLIERS.get(suffixCount ?? "") ?? 1, locants: suffixPlaces },
  };
}

function isLocantCountRight({ locants, count }: { locants: readonly number[]; count: number }): boolean {
  return locants.length === 0 || locants.length === count;
}

/** Bonds that each carbon has; those without a place are only in the sum. Null where a place does not exist. */
function spendBonds(
  chain: Chain,
  groups: readonly Substituents[],
): { atPlaces: readonly number[]; free: number } | null {
  const { carbons, isRing, unsaturation, suffix } = chain;
  const atPlaces: number[] = Array.from({ length: carbons }, (_, index) =>
    carbons === 1 ? 0 : isRing || (index > 0 && index < carbons - 1) ? 2 : 1,
  );
  let free = 0;
  const spend = (places: readonly number[], count: number, bonds: number): boolean => {
    if (places.length === 0) free += count * bonds;
    for (const place of places) {
      if (place < 1 || place > carbons) return false;
      atPlaces[place - 1] = (atPlaces[place - 1] ?? 0) + bonds;
    }
    return true;
  };
  const seconds = unsaturation.locants.map((place) => (isRing && place === carbons ? 1 : place + 1));
  const ends = [1, carbons];
  const ofSuffix = suffix === null ? [] : suffix.suffix.carbon === "end" ? ends.slice(0, suffix.count) : suffix.locants;
  const isSpent =
    groups.every(({ locants, count }) => spend(locants, count, 1)) &&
    spend([...unsaturation.locants, ...seconds], 2 * unsaturation.count, unsaturation.order) &&
    (suffix === null || spend(ofSuffix, suffix.count, suffix.suffix.bonds));
  return isSpent ? { atPlaces, free } : null;
}

function isSuffixPossible({ carbons, isRing, suffix }: Chain): boolean {
  if (suffix === null || suffix.suffix.carbon === "any") return true;
  if (suffix.suffix.carbon === "end")
    return !isRing && suffix.count <= 2 && suffix.locants.every((place) => place === 1 || place === carbons);
  return isRing || (carbons > 2 && suffix.locants.every((place) => place > 1 && place < carbons));
}

/** C2H5OH, CH3CHO, C3H7COOH for plain chains with one suffix; Hill's order for all others. */
function write(chain: Chain, groups: readonly Substituents[], hydrogens: number): string {
  const { carbons, suffix, unsaturation, isRing } = chain;
  const isPlain = groups.length === 0 && unsaturation.count === 0 && !isRing && suffix?.count === 1;
  const written = isPlain ? (suffix?.suffix.written ?? null) : null;
  if (written !== null) return writeCount("C", carbons) + writeCount("H", hydrogens) + written;
  const isAcid = suffix?.suffix.bonds === 3 && suffix.suffix.atoms.O === 2;
  if (isPlain && isAcid)
    return carbons === 1 ? "HCOOH" : `${writeCount("C", carbons - 1)}${writeCount("H", hydrogens)}COOH`;
  const ofSuffix = suffix === null ? [] : [[suffix.suffix.atoms, suffix.count] as const];
  return writeHill(
    addAtoms(
      [{ C: carbons, H: hydrogens }, 1],
      ...groups.map(({ atoms, count }) => [atoms, count] as const),
      ...ofSuffix,
    ),
  );
}

/** A chain or ring of carbons with its substituents. */
export function readSubstituted(text: string, groups: readonly Substituents[]): OrganicReading {
  const chain = readChain(text);
  if (
    chain === null ||
    !isLocantCountRight(chain.unsaturation) ||
    (chain.suffix !== null && !isLocantCountRight(chain.suffix))
  )
    return null;
  if (
    !isSuffixPossible(chain) ||
    (chain.isRing && chain.carbons < 3) ||
    (chain.unsaturation.count > 0 && chain.carbons < 2)
  )
    return null;
  const spent = spendBonds(chain, groups);
  if (spent === null || spent.atPlaces.some((bonds) => bonds > 4)) return IMPOSSIBLE;
  const hydrogens = spent.atPlaces.reduce((sum, bonds) => sum + 4 - bonds, 0) - spent.free;
  return hydrogens < 0 ? IMPOSSIBLE : { kind: "formula", formula: write(chain, groups, hydrogens) };
}
