import { describe, expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";
import { stateReading } from "../statement/state.ts";
import { findIdle, withoutIdle } from "./idle.ts";
import { spellHurried } from "./hurried.ts";
import { spellSlips } from "./slips.ts";

function answer(text: string): string | null {
  const outcome = solve(text, "en");
  const value = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : undefined;
  if (value?.kind === "quantity") return `${value.value} ${value.unit}`.trim();
  return value?.kind === "equation" ? value.equation : null;
}

describe("numbers that do not matter", () => {
  test.each([
    ["A copper kettle costs $39 and has a mass of 127 g. How many moles of copper are in it?", "2.00 mol"],
    ["A liquid boils at 65 °C. 0.250 mol of it has a mass of 8.01 g. What is its molar mass?", "32.0 g/mol"],
    [
      "Magnesium ribbon 30 cm long with a mass of 0.972 g burns in oxygen. What mass of magnesium oxide forms?",
      "1.61 g",
    ],
    ["A 100 W lamp emits light of wavelength 650 nm. What is the frequency of this light?", "461000000000000 Hz"],
    [
      "A 330 mL can of lemonade that costs $2 has a pH of 3.40. What is its hydronium ion concentration?",
      "0.00040 mol/L",
    ],
  ])("[READ-03] leaves aside what no law joins with the question: %s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  test.each([
    "A gold coin costs $900. What is the price of 2 mol of gold?",
    "A cube is 2.0 cm wide and weighs 21.6 g. What is its density?",
    "How much time does a 500 W heater need to warm 200 g of water by 30 °C?",
    "A 250 mL beaker is filled with 0.10 M NaCl. How many moles of NaCl are in it?",
    "An empty flask weighs 120 g, and 145 g when it is filled with alcohol. What is the mass of the alcohol?",
    "What is the pH of 0.10 M NaOH at 60 °C?",
  ])("[READ-03] leaves a number that may matter: %s", (text) => {
    expect(findIdle(text)).toEqual([]);
  });

  test.each([
    [
      "How many millilitres of 0.200 M sodium hydroxide are needed to neutralise 40.0 mL of 0.150 M HCl in a 250 mL flask?",
      "30.0 mL",
    ],
    [
      "A clinic buys a 4.00 g sample of iridium-192 for $900. Its half-life is 74 days. What mass is left after 148 days?",
      "1.0 g",
    ],
    [
      "A 20.0 mL sample of vinegar is titrated with 0.400 M NaOH, and 36.0 mL are needed. What is the molarity of acetic acid in the vinegar?",
      "0.720 M",
    ],
  ])("[READ-03] reads a story with a number too many: %s", (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  test("[READ-03] says what it left aside", () => {
    const text = "A copper kettle costs $39 and has a mass of 127 g. How many moles of copper are in it?";
    const outcome = solve(text, "en");
    const read = outcome.kind === "solved" ? stateReading(outcome.solutions, text, "en") : null;
    expect(read?.ignored).toEqual([expect.objectContaining({ why: "idle" })]);
  });

  test("[READ-03] takes the words with the number", () => {
    expect(withoutIdle("The ring costs $80. It holds 5.0 g of gold. How many moles is that?")).toBe(
      "It holds 5.0 g of gold. How many moles is that?",
    );
  });
});

describe("what is typed in a hurry", () => {
  test.each([
    ["250 mL gas at 1.0 atm squeezed to 100 mL const temp, new P?", "2.5 atm"],
    ["80g water at 90C mixed with 20 g water at 10C final temp?", "74 °C"],
    ["conc of 10 g NaOH in 500 ml soln?", "0.50 mol/L"],
    ["mass of MgO from heating 8.4 g MgCO3", "4.0 g"],
    ["percent yield if i got 4.5 g of CaO from 4.0 g Ca ?", "80 %"],
    ["V of 0.25 mol gas at 2 atm and 300 K", "3.08 L"],
    ["presure of 2.0 mol gas in 50 L at 27 C", "0.99 atm"],
    ["mass of one atom of gold", "3.27e-22 g"],
  ])("[CARD-01] reads %s", (text, expected) => {
    const [value, unit] = (answer(text) ?? "").split(" ");
    const [wanted, wantedUnit] = expected.split(" ");
    expect(unit).toBe(wantedUnit);
    expect(Number(value)).toBeCloseTo(Number(wanted), 0);
  });

  test("[CARD-01] balances what is told in words", () => {
    expect(
      answer("Iron(III) oxide is heated with carbon; iron and carbon dioxide are formed. Write a balanced equation."),
    ).toBe("2 Fe2O3 + 3 C -> 4 Fe + 3 CO2");
  });

  test("[CARD-01] mends slips, and no other word", () => {
    expect(spellSlips("the presure of 2 moels burns completly")).toBe("the pressure of 2 moles burns completely");
    expect(spellSlips("nitrite burner former methanol ethane sulfite")).toBe(
      "nitrite burner former methanol ethane sulfite",
    );
  });

  test("[CARD-01] takes C for degrees only where no charge is meant", () => {
    expect(spellHurried("gas at 25C")).toContain("°C");
    expect(spellHurried("a charge of 25 C")).not.toContain("°C");
  });
});

describe("traps", () => {
  test.each([
    "25.0 mL of 0.150 M HCl is titrated with 0.100 M NaOH. The titration is stopped too early. What volume of NaOH is needed?",
    "A 0.300 M dye has an absorbance of 0.600 in a 1.00 cm cell. The solution is doubled in volume. What is the molar absorptivity?",
    "Some packs contain sodium fluoride. A teacher dissolves some of the salt to make a 0.300 M solution. If Ka of hydrofluoric acid is 6.3 × 10^-4, what is the pH?",
    "A 12.0 g sample of a radioactive isotope decays to 15.0 g in 8 days. Find its half-life.",
    "A 32.0 g sample loses 28.0 g in 15.0 min by radioactive decay. What is its half-life if the rest is 5 g?",
    "What percentage of the mass of MgSO4·7H2O is not water?",
    "conc of HCl in 25 mL that neutralises NaOH?",
    "gas in a 5 L flask at 27C new pressure?",
  ])("[READ-02] answers none of %s", (text) => {
    expect(answer(text)).toBeNull();
  });
});

test("[CARD-01] does bounded work on long texts", () => {
  const text = "a glass beaker costs $5 and is 3 cm long, ".repeat(200);
  expect(["unrecognised", "too-much", "rejected"]).toContain(solve(text.slice(0, 9_000), "en").kind);
});
