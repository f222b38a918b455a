import { describe, expect, test } from "vitest";
import { findRedoxChanges } from "../../chemistry/redox/changes.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { LOCALES, type Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { wordRole } from "../../wording/role.ts";
import { assembleStepSolution } from "../../wording/step-solution-card.ts";
import { loadWords } from "#tests/support/load-words.ts";
import type { Role } from "../phrases/role-words.ts";
import { answerRole, answerRoleBehind, answerRoleInText, readRole } from "./reaction-role.ts";

const wordsIn = (locale: Locale) => loadWords(locale, ["solution", "terms", "drawings", "tutor"]);

async function cardOf(problem: string, locale: Locale) {
  const outcome = solve(problem, locale);
  if (outcome.kind !== "solved") throw new Error(`${problem} is not solved`);
  return assembleStepSolution(problem, outcome.solutions, await wordsIn(locale));
}

describe("[TALK-03] what has a part in the reaction before is told from the reaction", () => {
  test.each<[Locale, string, Role]>([
    ["en", "so what's being reduced?", "reduced"],
    ["en", "who loses electrons here", "oxidized"],
    ["en", "and the reducing agent?", "reducer"],
    ["en", "is this a redox reaction", "redox"],
    ["en", "which ions are the spectators", "spectators"],
    ["en", "write the equation", "equation"],
    ["en", "can u give me the balanced equation pls", "equation"],
    ["en", "and the net ionic equation?", "net"],
    ["es", "¿puedes escribir la ecuación?", "equation"],
    ["fr", "tu peux écrire l'équation ?", "equation"],
    ["am", "እኩልታውን ጻፍ", "equation"],
    ["zh", "写一下方程式", "equation"],
    ["hi", "समीकरण लिखो", "equation"],
    ["hi", "equation likho", "equation"],
    ["es", "¿quién es el agente oxidante?", "oxidizer"],
    ["es", "¿qué precipita?", "precipitate"],
    ["fr", "quel est le réducteur ?", "reducer"],
    ["fr", "lequel est oxydé ?", "oxidized"],
    ["am", "ኤሌክትሮን ያጣው የትኛው ነው?", "oxidized"],
    ["am", "ዝቃጩ የትኛው ነው?", "precipitate"],
    ["zh", "哪种物质被还原了？", "reduced"],
    ["zh", "还原剂是什么", "reducer"],
    ["zh", "旁观离子有哪些", "spectators"],
    ["hi", "अपचायक कौन है?", "reducer"],
    ["hi", "kaun oxidize hua", "oxidized"],
  ])("%s: %s", (_, text, role) => {
    expect(readRole(text)).toBe(role);
  });

  test.each([
    "what is an oxidizing agent",
    "define oxidation",
    "qu'est-ce qu'un oxydant ?",
    "¿qué es un agente reductor?",
    "什么是还原剂",
    "ऑक्सीकारक क्या होता है?",
    "which metal is oxidized in a galvanic cell of zinc",
    "how do I reduce my stress before the exam",
    "why this equation",
    "what is an equation",
    "how much precipitate forms from 3 g of AgNO3",
  ])("%s is no question about it", (text) => {
    expect(readRole(text)).toBeNull();
  });

  test.each(LOCALES)("what the buttons ask is heard, and answered with what changes, in %s", async (locale) => {
    const words = await wordsIn(locale);
    const card = await cardOf("Zn + Ag+ -> Zn^2+ + Ag", locale);
    for (const [role, formula] of [
      ["oxidized", "Zn"],
      ["reduced", "Ag⁺"],
      ["oxidizer", "Ag⁺"],
    ] as const) {
      const answer = answerRole(words.t(`tutor.role.asks.${role}`), card);
      expect(answer).toMatchObject({ kind: "redox", role });
      if (answer?.kind !== "redox") continue;
      expect(wordRole(answer, words).text).toContain(formula);
    }
    const salts = await cardOf("K2SO4 + BaCl2 -> BaSO4 + KCl", locale);
    expect(answerRole(words.t("tutor.role.asks.net"), salts)).toMatchObject({ kind: "solved", role: "net" });
  });

  test("of salts it tells what falls out, and that nothing is oxidized", async () => {
    const card = await cardOf("balance K2SO4 + BaCl2 -> BaSO4 + KCl", "en");
    expect(answerRole("which one is the precipitate", card)).toMatchObject({ solids: ["BaSO4"] });
    expect(answerRole("what gets oxidized?", card)).toMatchObject({ kind: "none" });
    expect(answerRole("is CuSO4 oxidized?", card)).toBeNull();
  });

  test.each([
    ["MnO4^- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O", ["Mn 7→2", "Fe 2→3"]],
    ["MnO2 + HCl -> MnCl2 + Cl2 + H2O", ["Mn 4→2", "Cl -1→0"]],
    ["Br2 + NaOH -> NaBr + NaBrO + H2O", ["Br 0→-1", "Br 0→1"]],
    ["HBr + KOH -> KBr + H2O", []],
  ])("%s", (equation, changes) => {
    const parsed = parseEquation(equation);
    const found = parsed.ok ? findRedoxChanges(parsed.value) : null;
    expect(found?.map(({ element, from, to }) => `${element} ${from.numerator}→${to.numerator}`)).toEqual(changes);
  });
});

test.each<[text: string, species: readonly string[] | null]>([
  ["Mg + 2 HCl -> MgCl2 + H2, which one is oxidized?", ["Mg", "HCl"]],
  ["2 Na + Cl2 → 2 NaCl, qui est oxydé ?", ["Na", "Cl2"]],
  ["Fe + Cu2+ -> Fe2+ + Cu me kaun reduce hua", ["Fe", "Cu^2+"]],
  ["Fe2O3 + 3 CO -> 2 Fe + 3 CO2 哪个是还原剂", ["Fe2O3", "CO"]],
  ["in Fe + CuCl2 -> FeCl2 + Cu who is the oxidizing agent, iron or copper chloride", ["Fe", "CuCl2"]],
  ["lequel est le réducteur entre Ag+ et Ni dans Ni + 2 Ag+ -> Ni2+ + 2 Ag ?", ["Ni", "Ag+"]],
  ["balance Fe + O2 -> Fe2O3", null],
  ["which one is oxidized?", null],
])("[TALK-03] what is asked of a reaction in the same message: %s", (text, species) => {
  const answer = answerRoleInText(text);
  expect(answer?.kind === "redox" ? answer.changes.map((each) => each.species).toSorted() : null).toEqual(
    species?.toSorted() ?? null,
  );
});

const plainTurn = (role: "user" | "assistant", text: string) => ({ role, text, hasFiles: false, card: null });

test.each<[text: string, kind: string | null]>([
  ["why tho", "reason"],
  ["how do you know", "reason"],
  ["kyun", "reason"],
  ["你怎么知道的", "reason"],
  ["and who loses electrons", "redox"],
  ["how many electrons get exchanged", "electrons"],
  ["cuántos electrones se transfieren", "electrons"],
  ["combien d'électrons sont échangés ?", "electrons"],
  ["转移了几个电子", "electrons"],
  ["what is the molar mass of Fe", null],
])("[TALK-03] behind a question about a reaction, %s is about that reaction", (text, kind) => {
  const asked = "in 2 Al + 3 CuCl2 -> 2 AlCl3 + 3 Cu what is the reducing agent";
  const answer = answerRoleBehind(text, [plainTurn("user", asked), plainTurn("assistant", "Al.")]);
  expect(answer?.kind ?? null).toBe(kind);
  if (answer?.kind === "electrons") expect(answer.count).toBe(6);
});
