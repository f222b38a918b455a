import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import type { Again } from "./follow-up/again.ts";

/** Longer messages say more. UTF-16 units. */
const LONGEST = 100;

/** What elements are compared by, as it is called. */
const TRENDS =
  /electronegativity|electronegatividad|[eé]lectron[eé]gativit[eé]|电负性|(?:first )?ioni[sz]ation energy|energ[ií]a de ionizaci[oó]n|[eé]nergie d['’]ionisation|电离能|atomic (?:radius|size)|radio at[oó]mico|rayon atomique|原子半径|विद्युत ?ऋणात्मकता|आयनन (?:ऊर्जा|एन्थैल्पी)|परमाणु त्रिज्या|ኤሌክትሮኔጋቲቪቲ/iu;

type Comparing = readonly [asks: RegExp, ask: (name: string, isLess: boolean) => string];

/** "Has more of it", and how the same asks for what is named. */
const COMPARING: readonly Comparing[] = [
  [
    /(?<!\p{L})has (?:the )?(?:more|most|higher|highest|greater|larger|bigger|(less|least|lower|lowest|smaller))(?: (?:of )?(?:it|that|this|one))?(?!\p{L})/iu,
    (name, isLess) => `has the ${isLess ? "lower" : "higher"} ${name}`,
  ],
  [
    /(?<!\p{L})(?:la |lo )?tiene (?:más|mas|mayor|(menos|menor))(?: de (?:eso|esto))?(?!\p{L})/iu,
    (name, isLess) => `tiene ${isLess ? "menor" : "mayor"} ${name}`,
  ],
  [
    /(?<!\p{L})(?:en |l['’])?a (?:la |le )?(?:plus(?: grande?)?|(moins|plus petite?))(?: de (?:ça|cela))?(?!\p{L})/iu,
    (name, isLess) => `a la plus ${isLess ? "petite" : "grande"} ${name}`,
  ],
  [/(?<=哪个|谁)的?(?:更|比较)?(?:[大高多强]|([小低少弱]))/u, (name, isLess) => `${name}${isLess ? "小" : "大"}`],
];

/**
 * "Which has more of it, P or Cl?", of what was spoken of last, by which elements are compared. Null where that was something else, or
 * the message names what it asks about. `said`: what the student said before, the last message last.
 */
export function compareElements(text: string, said: readonly string[], locale: Locale): Again | null {
  if (!asksForMore(text)) return null;
  const name = said.map((each) => TRENDS.exec(each)?.[0]).findLast((each) => each !== undefined);
  if (name === undefined) return null;
  for (const [asks, ask] of COMPARING) {
    const problem = text.replace(asks, (_, less?: string) => ask(name.toLowerCase(), less !== undefined));
    const outcome = problem === text ? null : solve(problem, locale);
    const [solution, ...others] = outcome?.kind === "solved" ? outcome.solutions : [];
    if (solution !== undefined && others.length === 0)
      return { solution, changes: [], isSameGoal: false, problem, before: null };
  }
  return null;
}

/** Whether a message asks which of several has more, and not of what. */
export const asksForMore = (text: string): boolean =>
  text.length <= LONGEST && !TRENDS.test(text) && !/\p{Nd}/u.test(text) && COMPARING.some(([asks]) => asks.test(text));
