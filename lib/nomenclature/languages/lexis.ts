import type { IonPart } from "../designation.ts";
import { Dictionary } from "../dictionary.ts";
import { foldName } from "../fold.ts";
import { readIonKey } from "../ions.ts";
import { ORGANIC_BEGINNINGS } from "../organic/grammar.ts";
import { chainFormula } from "../organic/chain-formula.ts";
import { CHAIN_GROUPS } from "./naming.ts";
import type { Names, Naming } from "./naming.ts";

/** A language's names made ready for reading. */
export type Lexis = {
  readonly naming: Naming;
  /** What a name may begin with, so that other texts are told from names at once. */
  readonly beginnings: Dictionary<true>;
  readonly substances: Dictionary<string>;
  readonly open: Dictionary<readonly string[]>;
  readonly elements: Dictionary<string>;
  readonly cations: Dictionary<IonPart>;
  readonly anions: Dictionary<IonPart>;
  /** Ions by themselves, as whole names. */
  readonly ions: Dictionary<IonPart>;
  readonly prefixes: Dictionary<number>;
  /** Folded words and the number of waters, the longest word first. */
  readonly hydrates: readonly (readonly [word: string, waters: number])[];
  readonly hydrateUnits: Names;
  readonly ionWords: Names;
  readonly forms: Names;
  readonly atomWords: Names;
  readonly links: Names;
};

type Table = Readonly<Record<string, Names>>;

function fillDictionary<T>(
  tables: readonly Table[],
  spell: (name: string) => Names,
  toValue: (key: string) => T,
): Dictionary<T> {
  const dictionary = new Dictionary<T>();
  for (const table of tables) {
    for (const [key, names] of Object.entries(table)) {
      for (const name of names.flatMap(spell)) dictionary.add(name, toValue(key));
    }
  }
  return dictionary;
}

function foldWords(words: Names): Names {
  return words.map((word) => foldName(word).text).toSorted((a, b) => b.length - a.length);
}

/** Every word that a name of the language may begin with. */
function collectBeginnings(naming: Naming, spell: (name: string) => Names): Dictionary<true> {
  const {
    elements,
    cations,
    traditionalCations,
    anions,
    ions,
    retained,
    acids,
    aqueousAcids,
    organic,
    everyday,
    readOnly,
  } = naming;
  const tables = [
    elements,
    cations,
    traditionalCations,
    anions,
    ions,
    retained,
    acids,
    aqueousAcids,
    organic,
    everyday,
    readOnly,
  ];
  const words = [
    ...tables.flatMap((table) => Object.values(table).flat()),
    ...Object.keys(naming.open),
    ...naming.prefixes.flat(),
    ...Object.values(naming.hydrates.byCount).flat(),
    ...naming.chains.stems,
    ...Object.values(naming.chains.patterns).flatMap((patterns) =>
      patterns.map((pattern) => pattern.split("{stem}")[0] ?? ""),
    ),
    ...[naming.ion.words, naming.forms, naming.atom, naming.inflections.before].flat(),
    ...(naming.hasOrganicGrammar ? ORGANIC_BEGINNINGS : []),
  ];
  const beginnings = new Dictionary<true>();
  for (const word of words.flatMap(spell)) beginnings.add(word, true);
  return beginnings;
}

export function buildLexis(naming: Naming): Lexis {
  const spell = (name: string): Names => {
    const others = naming.spellings
      .filter(([preferred]) => name.includes(preferred))
      .map(([preferred, other]) => name.replaceAll(preferred, other));
    return [name, ...others];
  };
  const substances = fillDictionary(
    [naming.retained, naming.acids, naming.aqueousAcids, naming.organic, naming.everyday, naming.readOnly],
    spell,
    (formula) => formula,
  );
  for (const group of CHAIN_GROUPS) {
    naming.chains.stems.forEach((stem, index) => {
      for (const pattern of naming.chains.patterns[group])
        substances.add(pattern.replace("{stem}", stem), chainFormula(index + 1, group));
    });
  }
  const open = new Dictionary<readonly string[]>();
  for (const [name, formulas] of Object.entries(naming.open))
    spell(name).forEach((spelled) => open.add(spelled, formulas));
  const prefixes = new Dictionary<number>();
  naming.prefixes.forEach((forms, index) => forms.forEach((form) => prefixes.add(form, index + 1)));
  const hydrates = Object.entries(naming.hydrates.byCount).flatMap(([waters, words]) =>
    words.map((word) => [foldName(word).text, Number(waters)] as const),
  );
  return {
    naming,
    beginnings: collectBeginnings(naming, spell),
    substances,
    open,
    elements: fillDictionary([naming.elements], spell, (symbol) => symbol),
    cations: fillDictionary([naming.cations, naming.traditionalCations], spell, readIonKey),
    anions: fillDictionary([naming.anions], spell, readIonKey),
    ions: fillDictionary([naming.ions], spell, readIonKey),
    prefixes,
    hydrates: hydrates.toSorted(([a], [b]) => b.length - a.length),
    hydrateUnits: foldWords(naming.hydrates.units),
    ionWords: foldWords(naming.ion.words),
    forms: foldWords(naming.forms),
    atomWords: foldWords(naming.atom),
    links: foldWords(naming.links),
  };
}
