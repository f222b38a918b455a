import {
  fingerprint,
  listAlkanes,
  listSubstituted,
  listUnsaturated,
  readStructure,
} from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { foldName } from "../fold.ts";
import { structureOfName } from "./structure-of-name.ts";
import { matchSubstituents } from "./substituents.ts";
import { nameStructure } from "./systematic/name-structure.ts";
import { listSystematic } from "./systematic/write-systematic.ts";

/** Everyday names of isomers in the other languages, folded, in SMILES. */
const EVERYDAY: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  es: {
    isobutano: "CC(C)C",
    isopentano: "CCC(C)C",
    neopentano: "CC(C)(C)C",
    nbutano: "CCCC",
    npentano: "CCCCC",
    alcoholisopropilico: "CC(O)C",
  },
  zh: {
    异丁烷: "CC(C)C",
    异戊烷: "CCC(C)C",
    新戊烷: "CC(C)(C)C",
    正丁烷: "CCCC",
    正戊烷: "CCCCC",
    异丙醇: "CC(O)C",
    叔丁醇: "CC(C)(C)O",
    仲丁醇: "CC(O)CC",
    异丁醇: "CC(C)CO",
    正丁醇: "CCCCO",
    正丙醇: "CCCO",
  },
  hi: { आइसोब्यूटेन: "CC(C)C", आइसोपेंटेन: "CCC(C)C", नियोपेंटेन: "CC(C)(C)C" },
};

/** The sizes of molecules whose names are listed in other languages than English; the largest as alkanes alone. */
const CARBONS = [3, 4, 5, 6];
const MOST_SUBSTITUTED = 5;
const SUBSTITUENT_ATOMS = ["O", "N", "F", "Cl", "Br", "I"];

function* listMolecules(): Generator<Structure> {
  for (const alkane of CARBONS.flatMap((carbons) => listAlkanes(carbons))) {
    yield alkane;
    if (alkane.atoms.length > MOST_SUBSTITUTED) continue;
    for (const symbol of SUBSTITUENT_ATOMS) yield* listSubstituted(alkane, symbol);
    yield* listUnsaturated(alkane, 2);
    yield* listUnsaturated(alkane, 3);
  }
}

const tables = new Map<Locale, ReadonlyMap<string, Structure>>();

function getTable(locale: Locale): ReadonlyMap<string, Structure> {
  const known = tables.get(locale);
  if (known !== undefined) return known;
  const table = new Map(
    Object.entries(EVERYDAY[locale] ?? {}).map(([name, smiles]) => [foldName(name).text, readStructure(smiles)]),
  );
  for (const structure of listMolecules()) {
    const named = nameStructure(structure);
    if (named !== null)
      for (const name of listSystematic(named.name, locale)) table.set(foldName(name).text, structure);
  }
  tables.set(locale, table);
  return table;
}

/** Of an ortho, meta or para compound: the places of its two groups. */
const PLACES: Readonly<Record<string, string>> = {
  o: "1,2",
  ortho: "1,2",
  m: "1,3",
  meta: "1,3",
  p: "1,4",
  para: "1,4",
};

/** Of a benzene ring with one group, or two of one kind, "p-xylene" and "1,4-dimethylbenzene"; null for anything else. */
function keyOfBenzene(folded: string): string | null {
  const [, prefix = "", rest = ""] = /^(ortho|meta|para|[omp])(xylene|di[a-z]+benzene)$/.exec(folded) ?? [];
  const places = PLACES[prefix];
  if (places !== undefined) return `${places} ${rest === "xylene" ? "dimethylbenzene" : rest}`;
  const { groups, end } = matchSubstituents(folded);
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || folded.slice(end) !== "benzene") return null;
  if (group.count === 1) return `1 ${group.word}benzene`;
  if (group.count !== 2 || group.locants.length !== 2) return null;
  const [one = 0, other = 0] = group.locants;
  const distance = Math.min((other - one + 6) % 6, (one - other + 6) % 6);
  return distance === 0 ? null : `1,${1 + distance} di${group.word}benzene`;
}

/** The molecule of a name, in the reader's language or in English; null for rings, and for names that do not tell it. */
export function findMolecule(name: string, locale: Locale): Structure | null {
  const structure = structureOfName(name);
  if (structure !== null || locale === DEFAULT_LOCALE) return structure;
  return getTable(locale).get(foldName(name).text) ?? null;
}

/** The same text for all names of one molecule, other texts for its isomers; null for names that do not tell it. */
export function findMoleculeKey(name: string, locale: Locale): string | null {
  const structure = structureOfName(name);
  if (structure !== null) return fingerprint(structure);
  const benzene = keyOfBenzene(foldName(name).text);
  if (benzene !== null) return benzene;
  const found = findMolecule(name, locale);
  return found === null ? null : fingerprint(found);
}

/** Whether two keys of different molecules are those of isomers: as many of each atom, and of bonds beyond the single ones. */
export function areIsomers(one: string, other: string): boolean {
  return countParts(one) === countParts(other);
}

function countParts(key: string): string {
  const bonds = [...key.matchAll(/[123]/g)].reduce((sum, [order]) => sum + Number(order), 0);
  return `${(key.match(/[A-Z][a-z]?/g) ?? []).toSorted().join(" ")} ${bonds}`;
}
