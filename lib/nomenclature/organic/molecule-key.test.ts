import { expect, test } from "vitest";
import { fingerprint, listAlkanes, listSubstituted, listUnsaturated } from "../../chemistry/organic/structure.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { areIsomers, findMoleculeKey } from "./molecule-key.ts";
import { structureOfName } from "./structure-of-name.ts";
import { nameStructure } from "./systematic/name-structure.ts";
import { listSystematic, writeSystematic } from "./systematic/write-systematic.ts";

const ALKANES = [1, 2, 3, 4, 5, 6, 7].flatMap((carbons) => listAlkanes(carbons));
const MOLECULES = ALKANES.flatMap((each) => [
  each,
  ...listUnsaturated(each, 2),
  ...listUnsaturated(each, 3),
  ...["O", "N", "Cl", "I"].flatMap((symbol) => listSubstituted(each, symbol)),
]);

const SMALL = [3, 4, 5].flatMap((carbons) => listAlkanes(carbons));
const TWOFOLD = [2, 3]
  .flatMap((order) =>
    SMALL.flatMap((each) =>
      listUnsaturated(each, order === 2 ? 2 : 3).flatMap((unsaturated) => [
        ...listUnsaturated(unsaturated, order === 2 ? 2 : 3),
        ...listSubstituted(unsaturated, "O"),
        ...listSubstituted(unsaturated, "N"),
      ]),
    ),
  )
  .concat(SMALL.flatMap((each) => listSubstituted(each, "O").flatMap((alcohol) => listSubstituted(alcohol, "O"))));

test("every English name with two bonds, two groups or one of each is read as its molecule", () => {
  const named = TWOFOLD.flatMap((molecule) => {
    const name = nameStructure(molecule);
    return name === null ? [] : [{ molecule, text: writeSystematic(name.name, "en") }];
  });
  for (const { molecule, text } of named) {
    const read = structureOfName(text);
    expect(read === null ? null : fingerprint(read), text).toBe(fingerprint(molecule));
  }
  expect(named.length).toBeGreaterThan(80);
});

test("every English form of a systematic name is read as its molecule", () => {
  for (const molecule of MOLECULES) {
    const named = nameStructure(molecule);
    for (const name of named === null ? [] : listSystematic(named.name, "en")) {
      const read = structureOfName(name);
      expect(read === null ? null : fingerprint(read), name).toBe(fingerprint(molecule));
    }
  }
});

test("in every language the names of the pentanes are kept apart", () => {
  for (const locale of LOCALES) {
    const keys = listAlkanes(5).map((each) => {
      const names = listSystematic(
        nameStructure(each)?.name ?? { carbons: 1, bond: null, suffix: null, groups: [], alkyl: null },
        locale,
      );
      return [...new Set(names.map((name) => findMoleculeKey(name, locale)))];
    });
    expect(
      keys.every((own) => own.length === 1 && own[0] !== null),
      locale,
    ).toBe(true);
    expect(new Set(keys.flat()).size, locale).toBe(3);
  }
});

const SAME = [
  ["isopentane", "2-methylbutane", "3-methylbutane", "methylbutane"],
  ["neopentane", "2,2-dimethylpropane", "dimethylpropane", "tetramethylmethane"],
  ["pentane", "n-pentane"],
  ["propan-1-ol", "1-propanol", "n-propanol", "propyl alcohol", "propanol"],
  ["propan-2-ol", "2-propanol", "isopropanol", "isopropyl alcohol"],
  ["2-methylpropan-2-ol", "tert-butanol", "tert-butyl alcohol", "t-butyl alcohol"],
  ["2-methylpropan-1-ol", "isobutanol", "isobutyl alcohol"],
  ["butan-2-ol", "2-butanol", "sec-butanol", "sec-butyl alcohol"],
  ["3-methylpentane"],
  ["2-methylpentane", "isohexane"],
  ["2,2-dimethylbutane", "neohexane"],
  ["2,3-dimethylbutane"],
  ["2-methylpropane", "isobutane"],
  ["methoxyethane", "ethyl methyl ether"],
  ["o-xylene", "1,2-dimethylbenzene", "1,6-dimethylbenzene"],
  ["p-xylene", "para-xylene", "1,4-dimethylbenzene"],
  ["m-xylene", "1,3-dimethylbenzene", "1,5-dimethylbenzene"],
];

test("all names of a molecule have one key, and no two molecules the same", () => {
  const keys = SAME.map((names) => [...new Set(names.map((name) => findMoleculeKey(name, "en")))]);
  for (const [index, own] of keys.entries()) expect(own, SAME[index]?.join()).toHaveLength(1);
  expect(new Set(keys.flat()).size).toBe(SAME.length);
  expect(keys.flat()).not.toContain(null);
});

test("isomers are told from other molecules", () => {
  const key = (name: string) => findMoleculeKey(name, "en") ?? name;
  expect(areIsomers(key("isopentane"), key("neopentane"))).toBe(true);
  expect(areIsomers(key("propan-1-ol"), key("methoxyethane"))).toBe(true);
  expect(areIsomers(key("isopentane"), key("isobutane"))).toBe(false);
  expect(areIsomers(key("propan-1-ol"), key("propanal"))).toBe(false);
});

test.each(["chloropropane", "cyclohexane", "xylene", "sodium chloride", "qwerty", "", "1".repeat(500)])(
  "%j tells no molecule",
  (name) => {
    expect(findMoleculeKey(name, "en")).toBeNull();
  },
);
