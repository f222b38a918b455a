import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { listSubstances } from "./compose-question.ts";
import type { Again } from "./follow-up/again.ts";

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
  const outcome = solve(`will a precipitate form if ${one} is mixed with ${other}`, "en");
  const [solution, ...others] = outcome.kind === "solved" ? outcome.solutions : [];
  if (solution === undefined || others.length > 0) return null;
  return { solution, changes: [], isSameGoal: false, problem: text, before: null };
}
