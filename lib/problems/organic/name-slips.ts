import { carbonsOf, listPaths } from "../../chemistry/organic/structure.ts";
import { nameAlong } from "../../nomenclature/organic/systematic/name-structure.ts";
import type { SystematicName } from "../../nomenclature/organic/systematic/systematic-name.ts";
import { listSystematic, writeSystematic } from "../../nomenclature/organic/systematic/write-systematic.ts";
import { listMolecules } from "./molecules.ts";
import type { Molecule } from "./molecules.ts";

type Slipped = readonly [slip: string, name: SystematicName];

/** Endings that are taken for each other. */
const OTHER_ENDINGS = { ene: ["yne"], yne: ["ene"] } as const;

const OTHER_SUFFIXES = {
  ol: ["al"],
  al: ["ol", "oic"],
  one: ["al", "ol"],
  oic: ["al", "ol"],
  oate: [],
  amine: [],
} as const;

function withOtherEnding(name: SystematicName): SystematicName[] {
  const { bond, suffix } = name;
  if (suffix !== null)
    return OTHER_SUFFIXES[suffix.id].map((id) => ({
      ...name,
      suffix: { id, locants: id === "ol" && name.carbons > 2 ? [suffix.locants[0] ?? 1] : [] },
    }));
  return bond === null
    ? []
    : [...OTHER_ENDINGS[bond.id].map((id) => ({ ...name, bond: { ...bond, id } })), { ...name, bond: null }];
}

function withoutPlaces(name: SystematicName): SystematicName {
  return {
    ...name,
    groups: name.groups.map((group) => ({ ...group, locants: [] })),
    bond: name.bond === null ? null : { ...name.bond, locants: [] },
    suffix: name.suffix === null ? null : { ...name.suffix, locants: [] },
  };
}

/** Whether the name without places is that of an isomer of the same kind too. */
function needsPlaces({ structure, name, kind }: Molecule): boolean {
  const bare = writeSystematic(withoutPlaces(name), "en");
  const isomers = listMolecules(kind, carbonsOf(structure).length);
  return isomers.filter((each) => writeSystematic(withoutPlaces(each.name), "en") === bare).length > 1;
}

/** The names that known slips lead to, with the ids of the slips; none of them also right. */
export function listNameSlips(molecule: Molecule): Slipped[] {
  const { structure, name, chain } = molecule;
  const reversed = nameAlong(structure, chain.toReversed());
  const shorter = listPaths(structure)
    .filter((path) => path.length < chain.length)
    .map((path) => nameAlong(structure, path));
  const total = carbonsOf(structure).length;
  const slipped: (readonly [string, SystematicName | null])[] = [
    ["other-end", reversed],
    ...shorter.map((each) => ["short-chain", each] as const),
    ["no-places", needsPlaces(molecule) ? withoutPlaces(name) : null],
    ["no-multiplier", { ...name, groups: name.groups.map((group) => ({ ...group, count: 1 })) }],
    ["all-carbons", total > name.carbons ? { ...name, carbons: total } : null],
    ...withOtherEnding(name).map((each) => ["other-ending", each] as const),
    ["miscounted", { ...name, carbons: name.carbons + 1 }],
  ];
  const right = new Set(listSystematic(name, "en"));
  const seen = new Set<string>();
  return slipped.flatMap(([slip, wrong]): Slipped[] => {
    const text = wrong === null ? "" : writeSystematic(wrong, "en");
    if (wrong === null || right.has(text) || seen.has(text)) return [];
    seen.add(text);
    return [[slip, wrong]];
  });
}
