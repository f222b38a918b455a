import { describe, expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

describe("an ion of two solutions", () => {
  test.each([
    [
      "40.0 mL of 0.300 M KBr and 60.0 mL of 0.100 M MgBr2 are mixed. What is the bromide ion concentration in the final solution?",
      "0.24 M",
    ],
    [
      "What is the concentration of potassium ions when 30.0 mL of 0.10 M K2SO4 is added to 20.0 mL of 0.40 M KNO3?",
      "0.28 M",
    ],
    ["25.0 mL of 0.60 M LiCl is mixed with 50.0 mL of 0.10 M NaNO3. Calculate the molarity of lithium ions.", "0.2 M"],
  ])("[READ-03] is spread over both: %s", (text, expected) => {
    expect(answersOfAny(text)).toEqual([expected]);
  });

  test.each([
    "60 mL of 0.20 M AgNO3 is mixed with 40 mL of 0.10 M KBr. What is the concentration of bromide ions?",
    "40.0 mL of 0.300 M KBr and some 0.100 M MgBr2 are mixed. What is the bromide ion concentration?",
    "40.0 mL of 0.300 M KBr and 60.0 mL of MgBr2 are mixed. What is the bromide ion concentration?",
  ])("[READ-03] is left alone where a solid takes it, or a strength is missing: %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});

describe("a titration of what is left", () => {
  test.each([
    [
      "A tablet of mass 0.600 g, whose only active ingredient is CaCO3, was stirred with 60.0 mL of 0.200 M HCl. The acid left over needed 20.0 mL of 0.150 M NaOH. What percentage of the tablet is calcium carbonate?",
      "75.1 %",
    ],
    [
      "The ammonia from 2.00 g of a fertiliser was absorbed in 40.0 mL of 0.500 M HCl. The excess acid needed 16.0 mL of 0.250 M NaOH. Calculate the percentage of nitrogen in the fertiliser.",
      "11.2 %",
    ],
    [
      "A tablet of magnesium hydroxide was dissolved in 50.0 mL of 0.300 M HCl. The excess acid was titrated with 25.0 mL of 0.200 M NaOH. How many grams of Mg(OH)2 were in the tablet?",
      "0.292 g",
    ],
  ])("[READ-03] tells how much reacted: %s", (text, expected) => {
    expect(answersOfAny(text)).toEqual([expected]);
  });

  test.each([
    "A 0.600 g tablet of CaCO3 was stirred with 60.0 mL of HCl. The acid left over needed 20.0 mL of 0.150 M NaOH. What percentage of the tablet is calcium carbonate?",
    "A tablet whose active ingredient is CaCO3 was stirred with 60.0 mL of 0.200 M HCl. The acid left over needed 20.0 mL of 0.150 M NaOH. What percentage of the tablet is calcium carbonate?",
    "A 0.100 g tablet containing CaCO3 was stirred with 60.0 mL of 0.200 M HCl. The acid left over needed 20.0 mL of 0.150 M NaOH. What percentage of the tablet is calcium carbonate?",
  ])("[READ-03] is left alone where a value is missing or cannot be: %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});

describe("a titration of a portion", () => {
  test.each([
    [
      "2.12 g of anhydrous sodium carbonate was dissolved and made up to 200.0 cm3. 20.0 cm3 of this solution required 25.0 cm3 of hydrochloric acid. Find the concentration of the acid.",
      "0.16 mol/L",
    ],
    [
      "A 1.80 g sample of impure sodium carbonate was dissolved and made up to 250.0 mL. A 25.0 mL portion of the solution needed 28.0 mL of 0.110 M HCl. Calculate the percentage of Na2CO3 in the sample.",
      "90.7 %",
    ],
    [
      "A solution of oxalic acid, H2C2O4, is made up to 250.0 mL. 25.0 mL of this solution needs 20.0 mL of 0.100 M NaOH. How many grams of H2C2O4 were dissolved?",
      "0.9 g",
    ],
  ])("[READ-03] tells of the whole: %s", (text, expected) => {
    expect(answersOfAny(text)).toEqual([expected]);
  });

  test.each([
    "2.12 g of Na2CO3 was dissolved in water. A 20.0 mL portion of the solution needed 25.0 mL of HCl. What is the molarity of the HCl?",
    "2.12 g of Na2CO3 was made up to 200.0 mL. A 20.0 mL portion needed 25.0 mL of 0.100 M HCl. What is the molarity of the HCl?",
  ])("[READ-03] is left alone where a volume is missing, or nothing is open: %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});

describe("vessels that are joined", () => {
  test.each([
    [
      "A flask of volume 3.00 L containing argon at 2.00 atm is connected to a 5.00 L flask containing neon at 1.20 atm. The valve is opened at constant temperature. What is the total pressure?",
      "1.5 atm",
    ],
    [
      "Two bulbs are joined by a tap. One, of 2.0 L, holds helium at 3.0 atm; the other, of 6.0 L, is evacuated. What is the pressure after the tap is opened?",
      "0.75 atm",
    ],
    [
      "A 1.0 L bulb of neon at 1.5 atm is connected to a 4.0 L bulb of argon at 0.90 atm and the stopcock is opened. What is the partial pressure of neon?",
      "0.3 atm",
    ],
  ])("[READ-03] share their gas: %s", (text, expected) => {
    expect(answersOfAny(text)).toEqual([expected]);
  });

  test.each([
    "A 2.0 L flask with O2 at 200 kPa is connected to a 3.0 L flask. The valve is opened. Find the total pressure.",
    "A 2.0 L flask with O2 at 200 kPa and a 3.0 L flask with N2 at 150 kPa are connected by opening a valve, and the gas is heated to 90 °C. Find the total pressure in kPa.",
  ])("[READ-03] are left alone where something is missing or changed: %s", (text) => {
    expect(answersOfAny(text)).toBeNull();
  });
});
