import { needsNumeral } from "./charges.ts";
import type { CountedElement, Designation, IonPart } from "./designation.ts";
import { ionKey } from "./ions.ts";
import type { ChainGroup, Names, Naming, Place } from "./languages/naming.ts";

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

function place(name: string, word: string, separator: string, where: Place): string {
  return where === "after" ? name + separator + word : word + separator + name;
}

/** Every name of a cation, the preferred one first. */
function listCationNames({ atoms, charge }: IonPart, naming: Naming): Names {
  const key = ionKey(atoms, charge);
  const numeral = needsNumeral(atoms, charge) ? `(${ROMAN[charge] ?? charge})` : "";
  const byElement = (naming.elements[atoms] ?? []).map((element) => element + numeral);
  return [...(naming.cations[key] ?? []), ...byElement, ...(naming.traditionalCations[key] ?? [])];
}

/** Every name of an anion, the preferred one first. */
function listAnionNames({ atoms, charge }: IonPart, naming: Naming): Names {
  return naming.anions[ionKey(atoms, charge)] ?? [];
}

function join(cation: string, anion: string, { order, joint, traditionalCations }: Naming): string {
  const [first, second] = order === "cation-first" ? [cation, anion] : [anion, cation];
  // "Óxido de hierro(III)", but "óxido férrico": the traditional names are adjectives.
  if (Object.values(traditionalCations).some((names) => names.includes(cation))) return `${first} ${second}`;
  // "Oxyde d'aluminium": a vowel, or the mute h of "hydrogène".
  return first + (/^[aeiouyéèh]/i.test(second) ? joint.beforeVowel : joint.plain) + second;
}

function listSaltNames(cations: readonly IonPart[], anion: IonPart, naming: Naming): Names {
  const [only, ...others] = cations.map((cation) => listCationNames(cation, naming));
  const [preferred, ...otherAnions] = listAnionNames(anion, naming);
  if (only === undefined || preferred === undefined || [only, ...others].some((names) => names.length === 0)) return [];
  if (others.length > 0)
    return [join([only, ...others].map(([name = ""]) => name).join(naming.joint.plain), preferred, naming)];
  const [cation = ""] = only;
  return [
    ...only.map((name) => join(name, preferred, naming)),
    ...otherAnions.map((name) => join(cation, name, naming)),
  ];
}

function prefix(count: number, name: string, naming: Naming, isShort: boolean): string[] {
  const [full, short] = naming.prefixes[count - 1] ?? [];
  if (full === undefined) return [];
  if (!isShort || short === undefined || !naming.elidesBefore.test(name)) return [full + name];
  // "Carbon monooxide" is never written.
  return count === 1 ? [short + name] : [short + name, full + name];
}

/** "Dinitrogen tetroxide", then "dinitrogen tetraoxide". */
export function listMoleculeNames(first: CountedElement, second: CountedElement, naming: Naming): Names {
  const [element] = naming.elements[first.symbol] ?? [];
  const anion = Object.entries(naming.anions).find(([key]) => key.startsWith(`${second.symbol}^`))?.[1][0];
  if (element === undefined || anion === undefined) return [];
  const [counted] = first.count === 1 ? [element] : prefix(first.count, element, naming, false);
  return counted === undefined
    ? []
    : prefix(second.count, anion, naming, true).map((name) => join(counted, name, naming));
}

function listHydrateNames(of: Names, waters: number, { hydrates }: Naming): Names {
  const words = hydrates.byCount[String(waters)] ?? hydrates.units.slice(0, 1).map((unit) => `${waters}-${unit}`);
  const [preferred = ""] = words;
  return of.map((name) => place(name, preferred, hydrates.separator, hydrates.place));
}

function listChainNames(carbons: number, group: ChainGroup, { chains }: Naming): Names {
  const stem = chains.stems[carbons - 1];
  const [short, long] = chains.patterns[group];
  return stem === undefined ? [] : [(carbons > 2 ? long : short).replace("{stem}", stem)];
}

function listElementNames(symbol: string, count: number, naming: Naming): Names {
  const names = naming.elements[symbol] ?? [];
  return count === 1 ? names : [...names, ...names.slice(0, 1).flatMap((name) => prefix(count, name, naming, false))];
}

/** Every name of what a designation stands for, the preferred one first; none where the language lacks a word. */
export function listNames(designation: Designation, naming: Naming): Names {
  switch (designation.kind) {
    case "salt":
      return listSaltNames(designation.cations, designation.anion, naming);
    case "molecule":
      return listMoleculeNames(designation.first, designation.second, naming);
    case "ion": {
      const { ion } = designation;
      const own = naming.ions[ionKey(ion.atoms, ion.charge)];
      if (own !== undefined) return own;
      const names = ion.charge > 0 ? listCationNames(ion, naming) : listAnionNames(ion, naming);
      return names.map((name) => place(name, naming.ion.words[0] ?? "", naming.ion.separator, naming.ion.place));
    }
    case "element":
      return listElementNames(designation.symbol, designation.count, naming);
    case "nuclide":
      return (naming.elements[designation.symbol] ?? []).map((name) => `${name}-${designation.massNumber}`);
    case "listed":
      return [
        ...(naming.retained[designation.formula] ?? []),
        ...(naming.acids[designation.formula] ?? []),
        ...(naming.aqueousAcids[designation.formula] ?? []),
      ];
    case "organic":
      return [
        ...(naming.organic[designation.formula] ?? []),
        ...(designation.chain === null
          ? []
          : listChainNames(designation.chain.carbons, designation.chain.group, naming)),
      ];
    case "hydrate":
      return listHydrateNames(listNames(designation.of, naming), designation.waters, naming);
  }
}
