import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { SocialKind } from "./act.ts";
import { type Clause, splitClauses } from "./phrases/clauses.ts";
import { LONGEST_COMPLAINT, saysFedUp } from "./hear-frustration.ts";
import { understand } from "./understand.ts";

/** Longer messages are told, not chatted. UTF-16 units. */
const LONGEST = 400;

/** What is said before a request without being one: "thanks!", "ok,", "lol fine." */
const BEFORE: ReadonlySet<SocialKind> = new Set(["greeting", "thanks", "praise", "acknowledgement", "apology"]);

/** What may stand behind one; "ok?" and "right?" ask there. */
const BEHIND: ReadonlySet<SocialKind> = new Set(["greeting", "thanks", "praise"]);

/** What shows that something is asked, beside a complaint. */
const ASKS =
  /[?？፧]|\p{Nd}|(?<!\p{L})(?:what|whats|how|why|which|explain|qu[eé]|c[oó]mo|cu[aá]l|cu[aá]nt[oa]s?|explica|quoi|comment|pourquoi|quelle?|combien|explique)(?!\p{L})|什么|怎么|为什么|多少|क्या|कैसे|क्यों|कितन|kya|kaise|ምን|እንዴት|ለምን|ስንት/iu;

/**
 * A message without the thanks, greetings and nods around its request, or a complaint before it, so that "lol fine. whats the formula of ethene" is read as
 * that question. As it stands where nothing else is said, or nothing of the kind.
 */
export function withoutAsides(text: string): string {
  if (text.length > LONGEST) return text;
  const clauses = splitClauses(text);
  const isAside = (clause: Clause, kinds: ReadonlySet<SocialKind>) =>
    clause.text.trim() === "" || (!/[?？፧]/u.test(clause.end) && isSocial(clause.text, kinds));
  const isComplaint = ({ text: said, end }: Clause, at: number): boolean =>
    said.length <= LONGEST_COMPLAINT &&
    !ASKS.test(said + end) &&
    saysFedUp(said) &&
    clauses.slice(at + 1).some((clause) => ASKS.test(clause.text + clause.end));
  const from = clauses.findIndex((clause, at) => !isAside(clause, BEFORE) && !isComplaint(clause, at));
  const to = clauses.findLastIndex((clause) => !isAside(clause, BEHIND));
  if (from === -1 || to < from) return text;
  const isWhole = [...clauses.slice(0, from), ...clauses.slice(to + 1)].every((clause) => clause.text.trim() === "");
  const rest = clauses.slice(from, to + 1).map((clause) => clause.text + clause.end);
  // "¡Gracias! ¿Y con 2 g?": a mark that opens belongs to what follows.
  const opening = /[¿¡(]+$/u.exec(clauses[from - 1]?.end ?? "")?.[0] ?? "";
  return isWhole ? text : `${opening}${rest.join("")}`.trim();
}

function isSocial(clause: string, kinds: ReadonlySet<SocialKind>): boolean {
  const act = understand(clause, DEFAULT_LOCALE);
  return act.kind === "social" && kinds.has(act.social);
}
