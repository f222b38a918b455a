import type { Claim } from "../conversation/claim.ts";
import { isSameFormula } from "../conversation/claims/formula-claim.ts";
import { planGuided } from "../guided/plan.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { judgeEntry } from "../working/judge-entry.ts";
import { scanWorking } from "../working/scan-working.ts";
import { formulaText, substanceName } from "./chemistry.ts";
import { wordBeside } from "./claim-beside.ts";
import { wordChange } from "./role.ts";
import { joinSentences } from "./saying.ts";
import { wordSlip } from "./slip.ts";
import { wordSolution } from "./solution.ts";
import type { Words } from "./words.ts";

/** Whether what a student holds for true is, what is right, and the slip that explains it. */
export function wordClaim(claim: Claim, words: Words): string {
  if (claim.kind === "formula") return wordFormula(claim, words);
  if (claim.kind === "change") {
    const sentence = wordChange(claim.change, words);
    return claim.isRight === null ? sentence : say(claim.isRight, sentence, words);
  }
  const [solution] = claim.posed.solutions;
  if (solution === undefined) throw new Error("A claim has a solution");
  const sentence = wordSolution(solution, words).finalAnswer.explanation;
  if (claim.kind === "equation" || claim.kind === "substance") return say(claim.isRight, sentence, words);
  if (claim.kind === "count") {
    const { value } = solution.answer;
    const number = value.kind === "count" || value.kind === "quantity" ? Number(value.value) : null;
    return say(number === claim.said, sentence, words);
  }
  const beside = wordBeside(claim.said, solution, words);
  if (beside !== null) return beside;
  const verdict = judgeClaim(claim.said, solution, words);
  const slip = verdict?.kind === "slip" ? (wordSlip(verdict.id, words)?.feedback ?? "") : "";
  return say(verdict?.kind === "right", joinSentences([sentence, slip], words.locale), words);
}

function say(isRight: boolean, sentence: string, { t }: Words): string {
  return t(`tutor.claim.${isRight ? "right" : "wrong"}`, { sentence });
}

function wordFormula({ said, formulas }: Extract<Claim, { kind: "formula" }>, words: Words): string {
  const isRight = isSameFormula(said, formulas);
  const formula = isRight ? said : (formulas[0] ?? said);
  const sentence = words.t("tutor.claim.formula", {
    name: substanceName(formula, words),
    formula: formulaText(formula),
  });
  return say(isRight, sentence, words);
}

/** As the last value of its problem. */
function judgeClaim(said: string, solution: SolutionFacts, { locale }: Words) {
  const plan = planGuided(solution);
  const [entry] = scanWorking(said, locale);
  if (plan === null || entry === undefined) return null;
  const verdict = judgeEntry(entry, { ...plan, at: plan.targets.length - 1, carried: new Map() });
  return verdict.kind === "right" && verdict.target !== plan.targets.length - 1 ? null : verdict;
}
