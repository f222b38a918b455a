import type { StepSolutionCard } from "../cards/step-solution.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { listSubstances } from "./compose-question.ts";
import { type Again, tellBoth } from "./follow-up/again.ts";

/** Longer messages tell more than what is mixed. UTF-16 units. */
const LONGEST = 200;

/** Whether a solid forms, and which. */
const FORMS =
  /(?<!\p{L})(?:(?:does|do|will|would|did|is there|any)(?: \p{L}+)* (?:precipitat\p{L}*|solid)|(?:se )?(?:forma|precipita|formar[aá])(?: \p{L}+)* ?(?:precipitad\p{L}*|s[oó]lido)?|(?:se forme|y a[- ]t[- ]il|obtient)(?:[- ]\p{L}+)* (?:pr[eé]cipit[eé]|solide))(?!\p{L})|(?:会|是否|能否|有没有|有无).{0,6}沉淀|沉淀.{0,4}(?:吗|么)|अवक्षेप.*(?:बने|बनता|होगा)|ዝቃጭ|ዝቅጠት/iu;

/** How much of something is asked for, which the amounts decide. */
const MEASURES =
  /(?<!\p{L})(?:mass|grams?|moles?|how (?:much|many)|ksp|masa|gramos|cu[aá]nt\p{L}*|masse|combien)(?!\p{L})|多少|质量|कितन|ስንት/iu;

/**
 * "25 mL of 0.10 M BaCl2 and 25 mL of 0.10 M Na2SO4, does a precipitate form?": of two solutions that are mixed, whose volumes and
 * concentrations say nothing of which salts are soluble. Null for anything else.
 */
export function posePrecipitate(text: string, locale: Locale): Again | null {
  if (text.length > LONGEST || !FORMS.test(text) || MEASURES.test(text)) return null;
  const [one, other, ...more] = listSubstances(text, locale);
  if (one === undefined || other === undefined || more.length > 0) return null;
  return solveOne(`will a precipitate form if ${one} is mixed with ${other}`, text);
}

function solveOne(question: string, problem: string): Again | null {
  const outcome = solve(question, "en");
  const [solution, ...others] = outcome.kind === "solved" ? outcome.solutions : [];
  if (solution === undefined || others.length > 0) return null;
  return { solution, changes: [], isSameGoal: false, problem, before: null };
}

const IONIC = /(?<!\p{L})(?:net|ionic|i[oó]nica|ionique)(?!\p{L})|离子方程|आयनिक समीकरण|የአዮን/iu;

const SPECTATORS =
  /spectat|espectador|ions? (?:(?:are|is|stays?|stay) )?(?:left|in solution)|iones (?:quedan|sobran)|ions? rest|旁观|剩.*离子|离子.*剩|दर्शक|ተመልካች/iu;

/** What a further question may be about: longer ones are problems of their own. UTF-16 units. */
const LONGEST_FURTHER = 80;

/** "How many grams of it", "whats the net ionic equation", behind the solid that forms of two solutions. Null for anything else. */
export function askOfPrecipitate(text: string, card: StepSolutionCard, locale: Locale): Again | null {
  const [facts, ...others] = card.facts;
  const solid = facts?.answer.value.kind === "formula" ? facts.answer.value.formula : null;
  if (facts?.method !== "problems-reactions.precipitates" || others.length > 0 || solid === null) return null;
  const substances = listSubstances(card.problem, locale);
  const [one, other] = substances;
  if (text.length > LONGEST_FURTHER || one === undefined || other === undefined || substances.length > 2) return null;
  if (listSubstances(text, locale).some((each) => each !== solid) || /\p{Nd}\s?\p{L}/u.test(text)) return null;
  const problem = tellBoth(card, text);
  if (IONIC.test(text)) return solveOne(`net ionic equation for ${one} and ${other}`, problem);
  if (SPECTATORS.test(text)) return solveOne(`spectator ions when ${one} and ${other} are mixed`, problem);
  const at = FORMS.exec(card.problem)?.index ?? 0;
  const told = card.problem.slice(0, at).replace(/[\s.,;:¿，。]+$/u, "");
  return MEASURES.test(text) && /\p{Nd}/u.test(told)
    ? solveOne(`${told}. What mass of ${solid} precipitates?`, problem)
    : null;
}
