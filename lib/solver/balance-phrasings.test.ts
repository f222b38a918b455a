import { expect, test } from "vitest";
import { solve } from "./solve.ts";
import { outcomeText } from "./outcome-text.fixture.ts";

/** All of these ask for the same equation. */
const PHRASINGS = [
  "balance Fe + O2 -> Fe2O3",
  "Balance the equation: Fe + O2 → Fe2O3",
  "Please balance Fe + O2 --> Fe2O3.",
  "Fe + O2 -> Fe2O3",
  "Fe+O2->Fe2O3",
  "Fe+O2=Fe2O3",
  "Fe + O2 = Fe2O3",
  "Fe + O2 ==> Fe2O3 balance pls",
  "can you balance this equation for me: Fe + O2 → Fe2O3 pls",
  "Could you please help me balance this chemical equation? Fe + O2 ⟶ Fe2O3",
  "I need help balancing Fe + O2 -> Fe2O3",
  "help me balance: Fe + O2 > Fe2O3",
  "what are the coefficients for Fe + O2 -> Fe2O3",
  "What are the coefficients in the balanced equation Fe + O2 -> Fe2O3?",
  "What coefficients balance the equation Fe + O2 → Fe2O3?",
  "Find the stoichiometric coefficients: Fe + O2 -> Fe2O3",
  "Fe + O2 yields Fe2O3, balance it",
  "Fe + O2 gives Fe2O3. Balance this.",
  "Fe and O2 react to form Fe2O3. Write the balanced equation.",
  "Write a balanced equation for Fe + O2 -> Fe2O3",
  "write the balanced chemical equation for the reaction of iron with oxygen to form iron(III) oxide",
  "iron reacts with oxygen to form iron(III) oxide",
  "Foundation tier. In a rusting nail, iron reacts with oxygen to give iron(III) oxide. Write the balanced symbol equation.",
  "Iron + oxygen -> iron(III) oxide",
  "iron + oxygen gas yields iron (III) oxide",
  "Balance the reaction between iron and oxygen that forms iron(III) oxide",
  "ballance Fe + O2 -> Fe2O3",
  "balence this eqn Fe + O2 -> Fe2O3",
  "blance Fe + O2 -> Fe2O3",
  "hey can u balance Fe + O2 -> Fe2O3 for me thx",
  "$Fe + O_2 \\rightarrow Fe_2O_3$",
  "\\ce{Fe + O2 -> Fe2O3}",
  "Balance \\(\\mathrm{Fe} + \\mathrm{O}_2 \\to \\mathrm{Fe}_2\\mathrm{O}_3\\)",
  "balance $$\\text{Fe} + \\text{O}_2 \\longrightarrow \\text{Fe}_2\\text{O}_3$$",
  "Fe + O₂ → Fe₂O₃",
  "__ Fe + __ O2 → __ Fe2O3",
  "Balance ___Fe + ___O2 -> ___Fe2O3",
  "_Fe + _O2 -> _Fe2O3",
  "? Fe + ? O2 -> ? Fe2O3",
  "Fill in the blanks to balance: ( ) Fe + ( ) O2 -> ( ) Fe2O3",
  "a Fe + b O2 -> c Fe2O3",
  "find a, b and c: a Fe + b O2 -> c Fe2O3",
  "aFe + bO2 -> cFe2O3 balance",
  "Is this balanced? Fe + O2 -> Fe2O3",
  "Is the equation Fe + O2 -> Fe2O3 balanced?",
  "how do i balance Fe + O2 -> Fe2O3",
  "How would you balance Fe + O2 → Fe2O3?",
  "how to balance fe + o2 -> fe2o3",
  "show me how to balance Fe + O2 -> Fe2O3 step by step",
  "Balance the following equation using the smallest whole number coefficients: Fe + O2 -> Fe2O3",
  "Q: Balance Fe + O2 -> Fe2O3",
  "1. Balance Fe + O2 -> Fe2O3",
  "Question 5: balance the equation Fe + O2 -> Fe2O3 (2 marks)",
  "Balance the following chemical equation.\nFe + O2 → Fe2O3",
  "Fe + O2 → Fe2O3\nbalance this please",
  "My teacher asked us to balance Fe + O2 -> Fe2O3 and I'm stuck",
  "Solve: Fe + O2 → Fe2O3",
  "Complete and balance: Fe + O2 → Fe2O3",
  '"Fe + O2 -> Fe2O3" balance',
  "**Balance** `Fe + O2 -> Fe2O3`",
  "balance the rxn Fe+O2-->Fe2O3",
  "BALANCE Fe + O2 -> Fe2O3",
  "BALANCE THE EQUATION FE + O2 -> FE2O3",
  "Fe+ O2 -> Fe2O3",
  "Fe +O2 ->Fe2O3",
  "4Fe + O2 -> Fe2O3",
  "balanced equation of Fe + O2 -> Fe2O3?",
  "give me the balanced form of Fe + O2 -> Fe2O3",
  "Fe + O2 -> Fe2O3 what numbers go in front?",
  "pls balance 👉 Fe + O2 → Fe2O3 🙏",
  "Balance by inspection Fe + O2 → Fe2O3",
  "Balance using the algebraic method: Fe + O2 → Fe2O3",
  "Balancing chemical equations: Fe + O2 → Fe2O3",
  "Fe + O2 produces Fe2O3",
  "Balance the skeleton equation Fe + O2 -> Fe2O3",
  "balance this for me fe+o2=fe2o3",
  "Write the balanced equation: iron metal reacts with oxygen gas to produce solid iron(III) oxide.",
  "When iron burns in oxygen it forms iron(III) oxide. Balance.",
  "Solid iron reacts with gaseous oxygen to give iron(III) oxide; write and balance the equation",
  "can u pls tell me what the balanced equation for Fe + O2 -> Fe2O3 is??",
  "what is the balanced chemical equation for iron and oxygen forming iron(III) oxide?",
] as const;

test.each(PHRASINGS)("[CARD-01] balances: %s", (text) => {
  expect(outcomeText(solve(text, "en"))).toBe("4 Fe + 3 O2 -> 2 Fe2O3");
});

/** States and the kind of arrow are kept. */
const NOTATIONS = [
  ["balance Fe(s) + O2(g) -> Fe2O3(s)", "4 Fe(s) + 3 O2(g) -> 2 Fe2O3(s)"],
  ["Balance: Fe (s) + O2 (g) → Fe2O3 (s)", "4 Fe(s) + 3 O2(g) -> 2 Fe2O3(s)"],
  ["Fe + O2 ⇌ Fe2O3", "4 Fe + 3 O2 <=> 2 Fe2O3"],
] as const;

test.each(NOTATIONS)("[CARD-01] keeps the notation: %s", (text, expected) => {
  expect(outcomeText(solve(text, "en"))).toBe(expected);
});

test.each([
  [
    "Solid barium oxide, BaO, reacts with water to give barium hydroxide. Write the balanced equation.",
    "BaO + H2O -> Ba(OH)2",
  ],
  [
    "Write the balanced equation: dinitrogen pentoxide, N2O5, reacts with water to give nitric acid.",
    "N2O5 + H2O -> 2 HNO3",
  ],
])("a name and its formula between commas are one substance: %s", (text, equation) => {
  const outcome = solve(text, "en");
  expect(outcome.kind === "solved" && outcome.solutions[0]?.answer.value).toEqual({ kind: "equation", equation });
});
