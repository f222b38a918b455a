import { expect, test } from "vitest";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import { getFormula } from "#lib/chemistry/formula/parse.ts";
import { formulaOf } from "./formula-of.ts";
import { PAIRS, READINGS, REFUSED_FORMULAS, REFUSED_NAMES } from "./names.cases.ts";
import { nameOf } from "./name-of.ts";

/** Atoms and charge, whatever the spelling. */
function describe(text: string): string {
  const { counts, charge } = getFormula(text);
  return `${[...counts]
    .map(([atom, count]) => `${atom}${count}`)
    .toSorted()
    .join(" ")} ${charge}`;
}

function read(name: string): string {
  const result = formulaOf(name);
  return result.ok ? describe(formatFormula(result.value, "ascii")) : JSON.stringify(result.issue);
}

test("the tables hold hundreds of names", () => {
  expect(PAIRS.length + READINGS.length + REFUSED_NAMES.length + REFUSED_FORMULAS.length).toBeGreaterThan(600);
});

test.each(PAIRS.map((pair) => [...pair]))("%s is %s", (formula = "", name = "") => {
  expect(nameOf(getFormula(formula))).toMatchObject({ ok: true, value: { text: name } });
});

test.each(PAIRS.map(([formula, name]) => [name, formula]))("%s has the formula %s", (name = "", formula = "") => {
  expect(read(name)).toBe(describe(formula));
});

test.each(READINGS.map((reading) => [...reading]))("%j reads as %s", (name = "", formula = "") => {
  expect(read(name)).toBe(describe(formula));
});

test.each(REFUSED_NAMES.map(([name, code, readings]) => ({ name, code, readings })))(
  "$name has no formula: $code",
  ({ name, code, readings }) => {
    const issue = { code, ...(readings === undefined ? {} : { readings }) };
    expect(formulaOf(name)).toMatchObject({ ok: false, issue });
  },
);

test.each(REFUSED_FORMULAS.map(([formula, code, readings]) => ({ formula, code, readings })))(
  "$formula has no name: $code",
  ({ formula, code, readings }) => {
    const issue = { code, ...(readings === undefined ? {} : { readings }) };
    expect(nameOf(getFormula(formula))).toMatchObject({ ok: false, issue });
  },
);

test("an issue points at the word that was not understood", () => {
  expect(formulaOf("  sodium  flubride")).toMatchObject({ issue: { at: 10, found: "flubride" } });
  expect(formulaOf("sodium (II) chloride")).toMatchObject({ issue: { at: 7, found: "(II)" } });
});

test("other names of the same substance stand beside the preferred one", () => {
  const others = (formula: string) => {
    const name = nameOf(getFormula(formula));
    return name.ok ? name.value.others : [];
  };
  expect(others("FeCl3")).toContain("ferric chloride");
  expect(others("HCl")).toContain("hydrochloric acid");
  expect(others("NaCl")).toContain("table salt");
  expect(others("N2O4")).toEqual(["dinitrogen tetraoxide"]);
  expect(others("C6H12O6")).not.toContain("fructose");
});

test("a name that only convention decides says so", () => {
  expect(nameOf(getFormula("C6H12O6"))).toMatchObject({ value: { text: "glucose", decidedBy: "convention" } });
  expect(nameOf(getFormula("C2H5OH"))).toMatchObject({ value: { decidedBy: "formula" } });
});

test("every other name of a formula has the atoms of that formula", () => {
  for (const [formula] of PAIRS) {
    const name = nameOf(getFormula(formula));
    for (const other of name.ok ? name.value.others : [])
      expect(`${other}: ${read(other)}`).toBe(`${other}: ${describe(formula)}`);
  }
});
