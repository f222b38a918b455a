import { describe, expect, test } from "vitest";
import { planGuided } from "../guided/plan.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { judgeEntry } from "./judge-entry.ts";
import { scanWorking } from "./scan-working.ts";

function planOf(problem: string, locale: Locale = "en") {
  const outcome = solve(problem, locale);
  const plan =
    outcome.kind === "solved" && outcome.solutions[0] !== undefined ? planGuided(outcome.solutions[0]) : null;
  if (plan === null) throw new Error(`not solved: ${problem}`);
  return plan;
}

const BURNING = "how many grams of CO2 come from burning 24 g of methane";
const OXIDE = "What mass of iron is obtained from 16 g of Fe2O3 with excess CO?";
const WATER = "how many moles are in 36 g of water";
const BASE = "What is the pH of 0.020 M Ca(OH)2?";
const DILUTED = "60.0 mL of 2.0 M HCl is diluted to 300 mL. What is the new molarity?";
const ACID = "What volume of 0.50 M HCl reacts with 2.4 g of Mg?";
const GAS = "What is the pressure of 3.0 mol of gas in 20 L at 47 °C?";
const HEATED = "A gas fills 4.0 L at 20 °C. It is heated to 80 °C at constant pressure. What is its volume?";

describe("[GUIDE-01] a line of the student's is judged by the solution", () => {
  test.each<[string, string, string, object, Locale?]>([
    [BURNING, "moles of methane = 24/16.04 = 1.496", "CH4", { kind: "right" }],
    [BURNING, "it's 24 divided by 16.04 which is 1.496 moles", "CH4", { kind: "right" }],
    [BURNING, "2.992 mol CO2", "CO2", { kind: "coefficient" }],
    [BURNING, "1 to 2", "CO2", { kind: "ratio", isRight: false }],
    [BURNING, "1:1", "CO2", { kind: "ratio", isRight: true }],
    [BURNING, "65.8 kg", "CO2", { kind: "power-of-ten" }],
    [BURNING, "24 g CH4 x (1 mol CH4 / 16.04 g CH4) = 1.496 mol CH4", "CH4", { kind: "right" }],
    [WATER, "n=36/18=3 mol", "H2O", { kind: "arithmetic" }],
    [WATER, "36*18=648", "H2O", { kind: "slip", id: "multiplied-instead-of-divided" }],
    [WATER, "18/36=0.5", "H2O", { kind: "slip", id: "inverted-ratio" }],
    [WATER, "2 g", "H2O", { kind: "unit" }],
    [WATER, "36 g", "", { kind: "given" }],
    [WATER, "so the answer is 36 g", "", { kind: "given-repeated" }],
    [WATER, "the molar mass is 18", "H2O", { kind: "right" }],
    [DILUTED, "n = 0.060 * 2.0 = 0.12 mol", "", { kind: "part" }],
    [DILUTED, "0.12 mol", "", { kind: "part" }],
    [DILUTED, "2.0*60 = 120", "", { kind: "part" }],
    [DILUTED, "60/300 = 0.2", "", { kind: "part" }],
    [DILUTED, "0.12 M", "", { kind: "apart" }],
    [DILUTED, "60*300 = 18000", "", { kind: "apart" }],
    [DILUTED, "0.12/0.300 = 0.40 M", "", { kind: "right" }],
    [BASE, "pH = -log(0.020) = 1.70", "", { kind: "misplaced" }],
    [BASE, "pOH = -log(0.040) = 1.40", "", { kind: "right" }],
    [ACID, "i need 0.0494 mol HCl", "HCl", { kind: "slip", id: "inverted-ratio" }],
    [OXIDE, "so 0.1 mol of iron", "Fe", { kind: "slip", id: "missing-coefficient" }],
    [OXIDE, "n(Fe) = 0.1 mol", "Fe", { kind: "slip", id: "missing-coefficient" }],
    [OXIDE, "0.2 mol of Fe", "Fe", { kind: "right" }],
    [OXIDE, "0.1 mol of Fe2O3", "Fe2O3", { kind: "right" }],
    [OXIDE, "donc n(Fe) = 0,1 mol", "Fe", { kind: "slip", id: "missing-coefficient" }, "fr"],
    [OXIDE, "0,1 mol de hierro", "Fe", { kind: "slip", id: "missing-coefficient" }, "es"],
    [OXIDE, "0,1 mol de fer", "Fe", { kind: "slip", id: "missing-coefficient" }, "fr"],
    [OXIDE, "0.1 mol铁", "Fe", { kind: "slip", id: "missing-coefficient" }, "zh"],
    [OXIDE, "0.1 mol लोहा", "Fe", { kind: "slip", id: "missing-coefficient" }, "hi"],
    [GAS, "3.0 × 0.0821 × 47 / 20 = 0.579 atm", "", { kind: "slip", id: "celsius-for-kelvin" }],
    [GAS, "3.0 × 0.0821 × 320 / 20 = 3.94 atm", "", { kind: "right" }],
    [HEATED, "4.0 × 80/20 = 16 L", "", { kind: "slip", id: "celsius-for-kelvin" }],
    [WATER, "36 entre 18 da 2 mol", "H2O", { kind: "right" }, "es"],
    [WATER, "36 divisé par 18 fait 2 mol", "H2O", { kind: "right" }, "fr"],
    [WATER, "36除以18，是2 mol", "H2O", { kind: "right" }, "zh"],
  ])("%s: %s", (problem, line, _of, verdict, locale = "en") => {
    const plan = planOf(problem);
    const [entry] = scanWorking(line, locale);
    if (entry === undefined) throw new Error("nothing was read");
    expect(judgeEntry(entry, { ...plan, at: 0, carried: new Map() })).toMatchObject(verdict);
  });

  test.each([
    ["n(2) = 36/18 = 2 mol", ["36/18 = 2 mol"]],
    ["ΔS(2) = 601 J/K", ["601 J/K"]],
    ["c(C2O4^2-) = 0.1229 mol/L", ["0.1229 mol/L"]],
    ["SO4^2-: 0.0500 mol", ["0.0500 mol"]],
    ["pH = -log(0.020) = 1.70", ["-log(0.020) = 1.70"]],
    ["2(1.008) + 16.00 = 18.016", ["2 × (1.008) + 16.00 = 18.016"]],
    ["(2)(1.008) = 2.016", ["(2) × (1.008) = 2.016"]],
  ])("%s states %j", (text, stated) => {
    expect(scanWorking(text, "en").map(({ text: said, label }) => said.slice(label.length).trim())).toEqual(stated);
  });

  test.each(["2 HCl", "H2SO4", "hello", "step 3?", ""])("%s states nothing", (text) => {
    expect(scanWorking(text, "en").filter(({ parts }) => parts.length > 1)).toEqual([]);
  });
});
