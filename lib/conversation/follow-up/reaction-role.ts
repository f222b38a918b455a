import type { StepSolutionCard } from "../../cards/step-solution.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { findIonicEquations } from "../../chemistry/ions/net-ionic.ts";
import { findRedoxChanges, type RedoxChange } from "../../chemistry/redox/changes.ts";
import { LOCALES } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { solveIonic } from "../../problems/reactions/net-ionic-equations.ts";
import { solvedFacts } from "../../problems/solved-facts.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { listFormulas } from "../list-formulas.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";
import { type Role, ROLE_WORDS, ROLES } from "../phrases/role-words.ts";

/** Longer messages are questions of their own. UTF-16 units. */
const LONGEST = 120;

/** Words of such a question that nobody foresaw. */
const MOST_UNKNOWN = 1;

/** What somebody asks of the reaction before, and what is so: by oxidation numbers, or by what its solution holds. */
export type RoleAnswer =
  | { readonly kind: "redox"; readonly role: Role; readonly equation: string; readonly changes: readonly RedoxChange[] }
  | { readonly kind: "precipitate"; readonly equation: string; readonly solids: readonly string[] }
  | { readonly kind: "equation"; readonly equation: string }
  | { readonly kind: "none"; readonly role: Role; readonly equation: string }
  | { readonly kind: "solved"; readonly role: Role; readonly solution: SolutionFacts };

const fold = (text: string): string => tokenise(text).join(" ");

/** In whichever language a question is asked, its words are known. */
const PATTERNS: readonly (readonly [role: Role, pattern: RegExp])[] = ROLES.flatMap((role) =>
  LOCALES.map((locale) => [role, toPattern(ROLE_WORDS[locale][role])] as const),
);

const MEANING = LOCALES.map((locale) => toPattern(ROLE_WORDS[locale].meaning));

function toPattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${squeeze(words)})`, "iu");
}

/** As the tokens of a message are: a letter that stands twice, once. */
function squeeze(words: string): string {
  return words.replaceAll(/(\p{L})\1+/gu, "$1");
}

const ASIDE: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => ROLE_WORDS[locale].aside.split(",").flatMap(tokenise)),
);

/** The role that a message asks for, of whatever reaction was spoken of; null where it asks for none, or what the term means. */
export function readRole(text: string): Role | null {
  if (text.length > LONGEST || /\p{Nd}\s*(?:g|mol|mL|L|M)\b/u.test(text)) return null;
  const said = fold(text);
  if (MEANING.some((pattern) => pattern.test(said))) return null;
  const [role, pattern] = PATTERNS.find(([, each]) => each.test(said)) ?? [];
  if (role === undefined || pattern === undefined) return null;
  const formulas = new Set(listFormulas(text).flatMap((formula) => tokenise(formula)));
  const unknown = tokenise(said.replace(pattern, " ")).filter(
    (word) => !ASIDE.has(word) && !isWordOfFollowUp(word) && !formulas.has(word),
  );
  // "Which equation is that from", "why this equation": of the working.
  return unknown.length <= (role === "equation" ? 0 : MOST_UNKNOWN) ? role : null;
}

const TERM = String.raw`(?:\d+\s?)?[A-Z(][A-Za-z\d()^·]*[+-]?(?![\p{L}\d])`;

const EQUATION = new RegExp(
  String.raw`(?<![\p{L}\d])${TERM}(?:\s\+\s${TERM})*\s*(?:->|→|⟶|=)\s*${TERM}(?:\s\+\s${TERM})*`,
  "u",
);

/** What is asked of a reaction that stands in the same message: of what changes its oxidation number. */
export function answerRoleInText(text: string): Exclude<RoleAnswer, { kind: "solved" }> | null {
  const [written = ""] = text.length > LONGEST ? [] : (EQUATION.exec(text) ?? []);
  const balanced = written === "" ? null : readBalanced(written.trim());
  const role = balanced === null ? null : readRole(text.replace(written, " "));
  if (balanced === null || role === null || !OF_CHANGES.has(role)) return null;
  const answer = answerOf(role, balanced);
  return answer?.kind === "solved" ? null : answer;
}

const OF_CHANGES: ReadonlySet<Role> = new Set<Role>(["oxidized", "reduced", "oxidizer", "reducer"]);

/** What is so in the reaction of a solution; null where it has none, or it cannot be told. */
export function answerRole(text: string, card: StepSolutionCard): RoleAnswer | null {
  const role = readRole(text);
  const balanced = role === null ? null : reactionOf(card);
  if (role === null || balanced === null) return null;
  const own = listFormulas(text);
  if (own.some((each) => !balanced.species.includes(each) && !balanced.text.includes(each))) return null;
  return answerOf(role, balanced);
}

function answerOf(role: Role, balanced: BalancedEquation): RoleAnswer | null {
  const equation = balanced.text;
  switch (role) {
    case "spectators":
    case "net": {
      const solved = solveIonic(balanced.equation, role, true);
      if (solved === null) return { kind: "none", role, equation };
      return { kind: "solved", role, solution: solvedFacts("problems-reactions.net-ionic-equations", solved) };
    }
    case "precipitate":
      return findSolids(balanced);
    case "equation":
      return { kind: "equation", equation };
    default: {
      const changes = findRedoxChanges(balanced.equation);
      if (changes === null) return null;
      return changes.length === 0 ? { kind: "none", role, equation } : { kind: "redox", role, equation, changes };
    }
  }
}

/** Whether a solution is about a reaction. */
export function hasReaction(card: StepSolutionCard): boolean {
  return reactionOf(card) !== null;
}

function reactionOf({ facts }: StepSolutionCard): BalancedEquation | null {
  const last = facts.at(-1);
  const value = last?.answer.value;
  const own = value?.kind === "equation" ? value.equation : null;
  const written = own ?? last?.derivation?.supposed?.equation ?? null;
  return written === null ? null : readBalanced(written);
}

/** What becomes solid of what was dissolved. */
function findSolids({ equation, text }: BalancedEquation): RoleAnswer | null {
  const ionic = findIonicEquations(equation);
  if (!ionic.ok) return null;
  const { molecular } = ionic.value;
  const isDissolved = molecular.reactants.every(({ formula }) => formula.state === "aq");
  const solids = molecular.products.filter(({ formula }) => formula.state === "s");
  if (!isDissolved || solids.length === 0) return { kind: "none", role: "precipitate", equation: text };
  return {
    kind: "precipitate",
    equation: text,
    solids: solids.map(({ formula }) => formatFormula({ ...formula, state: null }, "ascii")),
  };
}
