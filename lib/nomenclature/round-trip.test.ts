import fc from "fast-check";
import { expect, test } from "vitest";
import { ELEMENTS } from "#lib/chemistry/elements/elements.ts";
import { isNonmetal } from "#lib/chemistry/formula/charge.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import type { Formula } from "#lib/chemistry/formula/formula.ts";
import { getFormula, parseFormula } from "#lib/chemistry/formula/parse.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { leastMilliseconds } from "#tests/support/growth.ts";
import { hasSameAtoms } from "./analysis/findings.ts";
import { listKnownCharges } from "../chemistry/ions/ions.ts";
import { compose } from "./compose.ts";
import type { IonPart } from "./designation.ts";
import { formulaOf } from "./formula-of.ts";
import { readIonKey } from "./ions.ts";
import { getNaming } from "./languages/languages.ts";
import { nameOf } from "./name-of.ts";
import { mayMeet } from "./partners.ts";

/** Languages that name only the elements and ions of school books yet. */
const PARTIAL: ReadonlySet<Locale> = new Set<Locale>(["am", "hi"]);

/** "ok" when a formula's name leads back to its atoms and charge; else what went wrong. */
function roundTrip(formula: Formula, locale: Locale): string {
  const name = nameOf(formula, locale);
  const text = formatFormula(formula, "ascii");
  if (!name.ok && name.issue.code === "word-missing" && PARTIAL.has(locale)) return "ok";
  if (!name.ok) return `${text} has no name: ${name.issue.code}`;
  const back = formulaOf(name.value.text, locale);
  if (!back.ok) return `${text}, ${name.value.text}: ${back.issue.code} ${back.issue.readings.join()}`;
  return hasSameAtoms(back.value, formula) && back.value.charge === formula.charge
    ? "ok"
    : `${text}, ${name.value.text}: ${formatFormula(back.value, "ascii")}`;
}

const METALS = ELEMENTS.filter(({ symbol }) => !isNonmetal(symbol));

function listCations(): IonPart[] {
  const metals = METALS.flatMap(({ symbol }) =>
    listKnownCharges(symbol).map((charge) =>
      symbol === "Hg" && charge === 1 ? { atoms: "Hg2", charge: 2 } : { atoms: symbol, charge },
    ),
  );
  return [...metals, { atoms: "NH4", charge: 1 }];
}

function listSalts(locale: Locale): Formula[] {
  const anions = Object.keys(getNaming(locale).anions).map(readIonKey);
  return listCations().flatMap((cation) =>
    anions.flatMap((anion) => {
      const text = mayMeet(cation, anion) ? compose({ kind: "salt", cations: [cation], anion }) : null;
      const parsed = text === null ? null : parseFormula(text);
      return parsed?.ok === true ? [parsed.value] : [];
    }),
  );
}

test.each(LOCALES)("the name of every salt of a cation and an anion leads back to it (%s)", (locale) => {
  const salts = listSalts(locale);
  expect(salts.length).toBeGreaterThan(2000);
  expect([...new Set(salts.map((salt) => roundTrip(salt, locale)))].filter((outcome) => outcome !== "ok")).toEqual([]);
});

const saltOf = (locale: Locale) => fc.constantFrom(...listSalts(locale).filter((salt) => salt.parts.length === 1));

test.each(LOCALES)("the name of a hydrate leads back to it (%s)", (locale) => {
  fc.assert(
    fc.property(saltOf(locale), fc.integer({ min: 1, max: 12 }), (salt, waters) => {
      const hydrate = getFormula(`${formatFormula(salt, "ascii")}·${waters === 1 ? "" : waters}H2O`);
      expect(roundTrip(hydrate, locale)).toBe("ok");
    }),
    { numRuns: 500 },
  );
});

const FIRSTS = ["B", "C", "Si", "N", "P", "As", "S", "Se", "Te", "I", "Br", "Cl", "Xe"];
const SECONDS = ["O", "S", "N", "F", "Cl", "Br", "I"];
const ORDER = ["Xe", "B", "Si", "C", "As", "P", "N", "Te", "Se", "S", "I", "Br", "Cl", "O", "F"];

test.each(LOCALES)("the name of a compound of two nonmetals leads back to it (%s)", (locale) => {
  const count = fc.integer({ min: 1, max: 10 });
  const formula = fc
    .tuple(fc.constantFrom(...FIRSTS), count, fc.constantFrom(...SECONDS), count)
    .filter(([first, , second]) => ORDER.indexOf(first) < ORDER.indexOf(second))
    .map(([first, m, second, n]) => parseFormula(`${first}${m === 1 ? "" : m}${second}${n === 1 ? "" : n}`));
  const leadsBack = (written: Formula) => {
    const name = nameOf(written, locale);
    const back = name.ok ? formulaOf(name.value.text, locale) : null;
    // A count that the first element cannot have (nitrogen hexafluoride) is named, but not taken for a formula.
    return back?.ok !== true || hasSameAtoms(back.value, written);
  };
  const property = fc.property(formula, (parsed) => !parsed.ok || leadsBack(parsed.value));
  expect(fc.check(property, { numRuns: 1000 })).toMatchObject({ failed: false });
});

test.each(LOCALES)("the name of every ion and every acid leads back to it (%s)", (locale) => {
  const naming = getNaming(locale);
  const acids = Object.keys(naming.acids).map(getFormula);
  const aqueous = Object.keys(naming.aqueousAcids).map((formula) => getFormula(`${formula}(aq)`));
  const ions = [...Object.keys(naming.cations), ...Object.keys(naming.anions)].map(getFormula);
  for (const formula of [...acids, ...aqueous, ...ions]) expect(roundTrip(formula, locale)).toBe("ok");
});

test.each(LOCALES)("every name of a table is read as its formula (%s)", (locale) => {
  const naming = getNaming(locale);
  const tables = [naming.retained, naming.acids, naming.aqueousAcids, naming.organic, naming.everyday, naming.readOnly];
  for (const [formula, names] of tables.flatMap((table) => Object.entries(table))) {
    for (const name of names) {
      const read = formulaOf(name, locale);
      expect(read.ok && hasSameAtoms(read.value, getFormula(formula)) ? "ok" : `${name}: ${JSON.stringify(read)}`).toBe(
        "ok",
      );
    }
  }
});

test("case, spaces and hyphens change no reading", () => {
  const name = fc.constantFrom(
    "iron(III) oxide",
    "copper(II) sulfate pentahydrate",
    "dinitrogen tetroxide",
    "sodium hydrogen carbonate",
    "2-methylpropane",
    "baking soda",
    "hydrochloric acid",
  );
  fc.assert(
    fc.property(
      name,
      fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      fc.constantFrom(" ", "  ", "-", "\u00a0", "\u2010"),
      (text, capitals, space) => {
        const typed = Array.from(text, (letter, at) =>
          letter === " " ? space : capitals[at] === true ? letter.toUpperCase() : letter,
        ).join("");
        expect(formulaOf(typed)).toEqual(formulaOf(text));
      },
    ),
  );
});

test("any text is read or refused, never thrown at", () => {
  const part = fc.constantFrom(
    "iron",
    "(III)",
    "ox",
    "ide",
    "di",
    "tetra",
    "methyl",
    "2,",
    "3-",
    "hydrate",
    "acid",
    " ",
    "(",
    ")",
    "sulf",
    "ate",
    "hydrogen",
    "ion",
    "eth",
    "an",
    "ol",
    "é",
    "铁",
    "氧化",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.array(part, { maxLength: 14 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...LOCALES), (typed, locale) => {
      const read = formulaOf(typed, locale);
      if (!read.ok) expect(read.issue.at).toBeLessThanOrEqual(Math.max(typed.length, 300));
      else expect(getFormula(formatFormula(read.value, "ascii")).counts).toEqual(read.value.counts);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  "a".repeat(100_000),
  " ".repeat(100_000),
  "iron(".repeat(20_000),
  "di".repeat(50_000),
  "(iii)".repeat(20_000),
  "\u0301".repeat(100_000),
  "2-methyl".repeat(12_500),
  "di".repeat(150),
  "methyl".repeat(50),
  "2-methyl-".repeat(33),
  "iron".repeat(75),
  "copper(ii)".repeat(30),
  "hydrogen ".repeat(33),
  "1,".repeat(149),
  "i".repeat(299),
  "1".repeat(299),
  "hydrate".repeat(42),
  "tetradeca".repeat(33),
])("a hostile name is refused at once", (name) => {
  expect(formulaOf(name).ok).toBe(false);
  expect(leastMilliseconds(() => formulaOf(name), 50)).toBeLessThan(50);
});
