import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { DIMENSIONS, findKind } from "./dimension.ts";
import { formatUnit } from "./format-unit.ts";
import { getUnit } from "./get-unit.ts";
import { parseUnit, resolveUnit, scanUnit } from "./parse-unit.ts";
import { listUnits } from "./symbols.ts";
import { areSameUnit, unitOfFactors } from "./unit.ts";
import { UNIT_WORDS } from "./words/unit-words.ts";

function canonical(text: string): string {
  const parsed = parseUnit(text);
  return parsed.ok ? formatUnit(parsed.value.unit) : parsed.issue.code;
}

const NOTATIONS: readonly (readonly [canonical: string, ...texts: string[]])[] = [
  ["g", "g", " g ", "gram", "grams", "Grams", "GRAMS", "gramme", "gm"],
  ["kg", "kg", "Kg", "KG", "kilogram", "kilograms"],
  ["mg", "mg", "milligrams"],
  ["µg", "µg", "\u03bcg", "ug", "mcg", "micrograms"],
  ["t", "t", "tonne", "metric tons", "Metric Ton"],
  ["u", "u", "amu", "atomic mass units"],
  ["lb", "lb", "lbs", "pounds"],
  ["m", "m", "meter", "metres"],
  ["nm", "nm", "nanometers", "nanometre"],
  ["Å", "Å", "\u212b", "A\u030a", "angstroms", "Ångström"],
  ["in", "in", "inch", "inches"],
  ["cm", "cm", "centimeters"],
  ["cm³", "cm3", "cm^3", "cm³", "cm^{3}", "cm**3", "cubic centimeters", "centimeters cubed", "Cubic centimetre"],
  ["cc", "cc"],
  ["m²", "m2", "m^2", "m²", "square meters", "meters squared"],
  ["dm³", "dm3", "dm³", "cubic decimeters"],
  ["dm⁶", "dm6", "dm^6", "dm⁶"],
  ["L", "L", "l", "ℓ", "liter", "litres", "Liters"],
  ["mL", "mL", "ml", "milliliters", "millilitre", "mLs"],
  ["µL", "µL", "uL", "ul", "μl", "microliters"],
  ["gal", "gal", "gallons"],
  ["fl oz", "fl oz", "fluid ounces"],
  ["s", "s", "sec", "seconds"],
  ["min", "min", "mins", "minutes"],
  ["h", "h", "hr", "hrs", "hours"],
  ["d", "d", "days"],
  ["yr", "yr", "y", "years"],
  ["K", "K", "kelvin", "kelvins", "°K", "degrees Kelvin", "\u212a"],
  [
    "°C",
    "°C",
    "° C",
    "ºC",
    "˚C",
    "℃",
    "oC",
    "^oC",
    "^\\circ C",
    "^{\\circ}C",
    "^{\\circ}\\mathrm{C}",
    "degrees Celsius",
    "degree C",
    "deg C",
    "Celsius",
    "celsius",
    "C°",
    "degrees centigrade",
  ],
  ["°F", "°F", "℉", "F", "degrees Fahrenheit", "deg F"],
  ["Δ°C", "Δ°C"],
  ["mol", "mol", "mole", "moles", "Mol", "mols"],
  ["mmol", "mmol", "millimoles"],
  ["M", "M", "molar"],
  ["mM", "mM", "millimolar"],
  ["mol/kg", "molal", "mol/kg", "mol kg^-1", "mol kg-1", "moles per kilogram"],
  [
    "mol/L",
    "mol/L",
    "mol/l",
    "mol L^-1",
    "mol·L⁻¹",
    "mol L-1",
    "moles per liter",
    "mol per L",
    "mol.L-1",
    "mol.L^{-1}",
    "mol / L",
    "mol∕L",
  ],
  ["mol/dm³", "mol/dm3", "mol dm-3", "mol dm^-3", "mol·dm⁻³"],
  [
    "g/mol",
    "g/mol",
    "g mol^-1",
    "g·mol⁻¹",
    "g mol^-¹",
    "g mol-1",
    "g.mol-1",
    "g*mol^-1",
    "g mol−1",
    "grams per mole",
    "grams/mole",
    "g/mole",
    "g\\,mol^{-1}",
    "g mol^(-1)",
  ],
  ["g/mL", "g/mL", "g/ml", "g mL-1", "grams per milliliter"],
  ["g/cm³", "g/cm3", "g/cm^3", "g cm-3", "g·cm⁻³", "grams per cubic centimeter"],
  ["kg/m³", "kg/m3", "kg m^-3", "kilograms per cubic metre"],
  [
    "J/(g·°C)",
    "J/(g·°C)",
    "J/(g*°C)",
    "J/(g °C)",
    "J/g°C",
    "J/g °C",
    "J/g·°C",
    "J/g/°C",
    "J g^-1 °C^-1",
    "J g⁻¹ °C⁻¹",
    "J/(g C)",
    "J/g-°C",
    "joules per gram per degree Celsius",
    "joules per gram degree Celsius",
    "J/g·C",
  ],
  ["J/(g·K)", "J/(g·K)", "J/g/K", "J/g K", "J/g·K", "J/(g*K)", "J g-1 K-1", "J g⁻¹ K⁻¹", "J/(gram kelvin)"],
  ["cal/(g·°C)", "cal/(g·°C)", "cal/g°C", "cal/g C"],
  [
    "J/(mol·K)",
    "J/(mol·K)",
    "J/mol K",
    "J/mol·K",
    "J mol-1 K-1",
    "J mol−1K−1",
    "J·mol⁻¹·K⁻¹",
    "J/(mol K)",
    "J/mol/K",
    "J/mol-K",
    "J/molK",
    "J\\,mol^{-1}\\,K^{-1}",
    "J \\cdot mol^{-1} \\cdot K^{-1}",
  ],
  [
    "L·atm/(mol·K)",
    "L·atm/(mol·K)",
    "L atm/mol K",
    "L·atm/mol·K",
    "L-atm/mol-K",
    "(L·atm)/(mol·K)",
    "(L atm)/(mol K)",
    "L atm mol^-1 K^-1",
    "L*atm/(mol*K)",
    "L.atm/mol.K",
    "liter atmospheres per mole kelvin",
  ],
  ["kJ/mol", "kJ/mol", "kJ mol-1", "KJ/mol", "kj/mol", "kilojoules per mole"],
  ["L/(mol·cm)", "L/(mol·cm)", "L/mol·cm", "L mol^-1 cm^-1", "L/mol/cm", "L/(mol cm)"],
  ["M⁻¹·cm⁻¹", "M^-1 cm^-1", "M⁻¹ cm⁻¹", "1/(M cm)", "M-1 cm-1"],
  ["s⁻¹", "s^-1", "s⁻¹", "1/s", "/s", "s-1", "per second", "inverse seconds"],
  ["M⁻¹·s⁻¹", "M^-1 s^-1", "M⁻¹·s⁻¹", "1/(M·s)", "1/M·s", "M-1 s-1", "M−1s−1", "M⁻¹s⁻¹", "M^-1s^-1"],
  ["M⁻²·s⁻¹", "M^-2 s^-1", "1/(M^2 s)"],
  ["L/(mol·s)", "L/(mol·s)", "L/mol·s", "L mol^-1 s^-1", "L/mol/s", "L/(mol s)"],
  ["L²/(mol²·s)", "L^2/(mol^2 s)", "L2 mol-2 s-1", "L² mol⁻² s⁻¹"],
  ["mol/(L·s)", "mol/(L·s)", "mol/L·s", "mol L-1 s-1", "mol/L/s"],
  ["M/s", "M/s", "M s^-1"],
  ["Pa", "Pa", "pascals", "pa"],
  ["kPa", "kPa", "kpa", "KPa", "kilopascals"],
  ["atm", "atm", "Atm", "ATM", "atmospheres", "atmosphere"],
  ["Torr", "torr", "Torr", "TORR"],
  ["mmHg", "mmHg", "mm Hg", "mmhg", "mm of Hg", "millimeters of mercury", "mm-Hg"],
  ["psi", "psi", "PSI", "pounds per square inch"],
  ["bar", "bar", "bars"],
  ["J", "J", "joule", "Joules"],
  ["kcal", "kcal", "Kcal", "kilocalories"],
  ["cal", "cal", "calories"],
  ["Cal", "Cal", "Calories"],
  ["eV", "eV", "ev", "electron volts", "electronvolts"],
  ["MeV", "MeV"],
  ["kWh", "kWh", "kwh", "kilowatt-hours", "kilowatt hours"],
  ["L·atm", "L·atm", "L atm", "L-atm", "Latm", "liter-atmospheres"],
  ["C", "C", "coulombs"],
  ["A", "A", "amps", "amperes"],
  ["Ah", "Ah", "ampere-hours", "amp hours"],
  ["mAh", "mAh"],
  ["A·s", "A s", "A·s"],
  ["V", "V", "volts"],
  ["Hz", "Hz", "hertz"],
  ["MHz", "MHz", "megahertz"],
  ["C/mol", "C/mol", "C mol-1", "coulombs per mole"],
  ["m/s", "m/s", "m s-1", "meters per second"],
  ["m/s²", "m/s2", "m/s^2", "m s^-2", "meters per second squared"],
  ["mi/h", "mph", "miles per hour", "mi/h"],
  ["km/h", "km/h", "kph"],
  ["Bq", "Bq", "becquerels"],
  ["mCi", "mCi", "millicuries"],
  ["molecules", "molecules", "molecule"],
  ["atoms", "atoms", "Atom"],
  ["formula units", "formula units", "formula unit"],
  ["J/photon", "J/photon", "J/photons", "joules per photon"],
  ["psi", "lb/in^2", "lb/in²", "lbs/in2"],
  ["inHg", "in. Hg", "inches of mercury", "in Hg"],
  ["%", "%", "percent", "\\%", "％"],
  ["ppm", "ppm", "PPM", "parts per million"],
  ["ppb", "ppb"],
  ["°C·kg/mol", "°C/m", "°C kg/mol", "°C·kg·mol⁻¹", "°C/molal"],
  ["K·kg/mol", "K/m", "K kg mol-1", "K·kg/mol"],
  ["J·s", "J s", "J·s", "joule-seconds"],
  ["kg·m²/s²", "kg m^2/s^2", "kg·m²·s⁻²", "kg m2 s-2"],
  ["mol/(L·atm)", "mol/(L·atm)", "mol/L·atm"],
  ["g/100 mL", "g/100 mL", "g/100mL", "g per 100 mL", "grams per 100 milliliters"],
  ["g/100 g", "g/100 g"],
  ["g/L", "g/L", "g per liter", "grams per litre"],
  ["mg/dL", "mg/dL"],
  ["mol²/L²", "(mol/L)^2", "(mol/L)²", "mol^2 L^-2"],
];

describe("parseUnit", () => {
  test.each(NOTATIONS.flatMap(([unit, ...texts]) => texts.map((text) => [text, unit] as const)))(
    "%j is %s",
    (text, unit) => {
      expect(canonical(text)).toBe(unit);
    },
  );

  test.each([
    ["", "empty", 0],
    ["   ", "empty", 3],
    ["foo", "unknown-unit", 0],
    ["gg", "unknown-unit", 0],
    ["g/foo", "unknown-unit", 2],
    ["g/", "unknown-unit", 1],
    ["g of water", "unexpected-text", 1],
    ["J/(mol·K", "unbalanced-bracket", 2],
    ["g^x", "bad-exponent", 1],
    ["g^0", "bad-exponent", 1],
    ["J/mol K^-1", "ambiguous-fraction", 6],
    ["N", "ambiguous-unit", 0],
    ["degrees", "ambiguous-unit", 0],
    ["ppt", "ambiguous-unit", 0],
    ["ML", "unknown-unit", 0],
    ["m^99", "too-complex", 0],
    ["g^4 mol^4 L^4 s^4", "too-complex", 0],
    ["((((((g))))))", "too-complex", 4],
    ["5 g", "unknown-unit", 0],
  ])("%j is refused as %s at %i", (text, code, at) => {
    const parsed = parseUnit(text);
    expect(parsed.ok ? formatUnit(parsed.value.unit) : [parsed.issue.code, parsed.issue.at]).toEqual([code, at]);
  });

  test("letters with two meanings name the other one, for whoever knows what is asked", () => {
    const readings = (text: string) => {
      const parsed = parseUnit(text);
      return parsed.ok ? [parsed.value.unit, ...parsed.value.alternatives].map((unit) => formatUnit(unit)) : [];
    };
    expect(readings("m")).toEqual(["m", "mol/kg"]);
    expect(readings("C")).toEqual(["C", "°C"]);
    expect(readings("oz")).toEqual(["oz", "fl oz"]);
    expect(readings("M")).toEqual(["M"]);
    const coulomb = parseUnit("C");
    expect(coulomb.ok && resolveUnit(coulomb.value, DIMENSIONS.temperature)?.shift?.toString()).toBe("273.15");
    expect(coulomb.ok && resolveUnit(coulomb.value, DIMENSIONS.mass)).toBeNull();
  });

  test("names of another language come as data", () => {
    const end = (text: string, locale: Locale) => {
      const scanned = scanUnit(text, 0, { words: UNIT_WORDS[locale] });
      return scanned?.ok ? `${formatUnit(scanned.value.unit)} ${text.slice(scanned.value.end)}` : null;
    };
    expect(end("gramos de agua", "es")).toBe("g  de agua");
    expect(end("克氢气", "zh")).toBe("g 氢气");
    expect(end("毫升水", "zh")).toBe("mL 水");
    expect(end("ግራም ውሃ", "am")).toBe("g  ውሃ");
    expect(end("ग्राम पानी", "hi")).toBe("g  पानी");
    expect(end("Degrés Celsius", "fr")).toBe("°C ");
    expect(end("gramos", "en")).toBeNull();
  });
});

describe("scanUnit takes what certainly belongs to the unit", () => {
  test.each([
    ["g of NaCl", "g"],
    ["g K2O", "g"],
    ["g C", "g"],
    ["mol K", "mol"],
    ["g/mol C", "g/mol"],
    ["g/mol K", "g/mol"],
    ["J/mol K at", "J/(mol·K)"],
    ["J/g °C and", "J/(g·°C)"],
    ["J/g C and", "J/(g·°C)"],
    ["J mol-1 K-1 for", "J/(mol·K)"],
    ["L atm/mol K", "L·atm/(mol·K)"],
    ["kg m^2 s^-2.", "kg·m²/s²"],
    ["g/mL. Then", "g/mL"],
    ["mL, then", "mL"],
    ["M HCl", "M"],
    ["mol (s)", "mol"],
    ["L flask", "L"],
    ["°C to 30 °C", "°C"],
    ["g克", "g"],
    ["A for 30 min", "A"],
    ["mol/L NaOH", "mol/L"],
    ["h after", "h"],
    ["m/s at", "m/s"],
    ["mm Hg and", "mmHg"],
    ["formula units of", "formula units"],
    ["mol Cl^- and", "mol"],
    ["mol OH- and", "mol"],
    ["g C-14", "g"],
    ["g Na+", "g"],
    ["mL 10-2", "mL"],
  ])("%j begins with %s", (text, unit) => {
    const scanned = scanUnit(text, 0);
    expect(scanned?.ok ? formatUnit(scanned.value.unit) : scanned).toBe(unit);
  });

  test.each([
    "in water",
    "N2",
    "C2H4",
    "F2",
    "K2Cr2O7",
    "K + Cl2 → KCl",
    "C(s) + O2",
    "K(s)",
    "Mg + O2",
    "L-alanine",
    "m-xylene",
    "t-butyl",
    "as usual",
    "at room",
    "mL-flask",
    "grapes",
    "",
    "NaCl",
    "V2O5",
    "S8",
    "K+ ions",
  ])("%j begins with no unit", (text) => {
    expect(scanUnit(text, 0)).toBeNull();
  });

  test.each([
    "M-1x",
    "J xyz-1",
    "L mol-1 foo^-1",
    "g/25 mL",
    "g/2",
    "mol per batch",
    "g/person",
    "J/mol K^-1",
    "N NaOH",
    "degrees",
  ])("%j is half a unit, and an issue", (text) => {
    expect(scanUnit(text, 0)?.ok).toBe(false);
  });
});

const namedUnit = fc.constantFrom(...listUnits());
const exponent = fc.constantFrom(-3, -2, -1, 1, 2, 3);
const anyUnit = fc
  .array(fc.tuple(namedUnit, exponent), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    unitOfFactors(parts.flatMap(([{ factors }, power]) => factors.map(({ unit }) => ({ unit, exponent: power })))),
  )
  .filter(({ factors }) => factors.length > 0)
  .filter(({ factors }) => factors.reduce((sum, factor) => sum + Math.abs(factor.exponent), 0) <= 15)
  // A lone degree of a product is an interval; °C/m is read as a molal constant; J/(g·C) as a specific heat.
  .filter(({ factors }) => !factors.some(({ unit }) => ["m", "C", "N"].includes(unit.symbol)));

describe("format and parse", () => {
  test("every named unit is read back from its symbol", () => {
    for (const unit of listUnits()) {
      const text = formatUnit(unit);
      const parsed = parseUnit(text, { asked: unit.dimension });
      expect(parsed.ok && areSameUnit(parsed.value.unit, unit), text).toBe(true);
    }
  });

  test("a formatted unit is read back, in either notation", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyUnit, fc.constantFrom("unicode" as const, "ascii" as const), (unit, notation) => {
        const parsed = parseUnit(formatUnit(unit, notation));
        expect(parsed.ok && areSameUnit(parsed.value.unit, unit), formatUnit(unit, notation)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("formatting for TeX", () => {
    expect(formatUnit(getUnit("J/(g·°C)"), "tex")).toBe("J/(g \\cdot {}^\\circ C)");
    expect(formatUnit(getUnit("M^-1 s^-1"), "tex")).toBe("M^{-1} \\cdot s^{-1}");
    expect(formatUnit(getUnit("µm"), "tex")).toBe("\\mu m");
  });

  test("any text is a unit or an issue within it, however long", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const parsed = parseUnit(text);
        if (!parsed.ok) expect(parsed.issue.at).toBeLessThanOrEqual(text.length);
        scanUnit(text, 0);
      }),
      { numRuns: 300 },
    );
    for (const seed of ["g", "(", "g ", "g/", "g·", "J/(", " ", "1/", "m^", "°", "per ", "mol-", "square ", "⁻¹"]) {
      expect(parseUnit(seed.repeat(100_000 / seed.length)).ok, seed).toBe(false);
    }
  });
});

test("kinds of quantity by dimension", () => {
  const kind = (text: string) => findKind(getUnit(text).dimension);
  expect(kind("g/mL")).toBe("density");
  expect(kind("L·atm/(mol·K)")).toBe("molarHeatCapacity");
  expect(kind("L·atm")).toBe("energy");
  expect(kind("V·C")).toBe("energy");
  expect(kind("W·s")).toBe("energy");
  expect(kind("M")).toBe("concentration");
  expect(kind("mol/dm³")).toBe("concentration");
  expect(kind("molal")).toBe("molality");
  expect(kind("L/(mol·cm)")).toBe("absorptivity");
  expect(kind("°C/m")).toBe("molalTemperatureShift");
  expect(kind("g^5")).toBeNull();
});
