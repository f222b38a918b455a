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
export function withoutAsides(written: string): string {
  if (written.length > LONGEST) return written;
  const text = withoutAudience(written);
  const clauses = splitClauses(text);
  const isAside = (clause: Clause, kinds: ReadonlySet<SocialKind>) =>
    clause.text.trim() === "" || (!/[?？፧]/u.test(clause.end) && isSocial(clause.text, kinds));
  const isComplaint = (clause: Clause, at: number): boolean =>
    isWeary(clause) && clauses.slice(at + 1).some(({ text: said, end }) => ASKS.test(said + end));
  const from = clauses.findIndex((clause, at) => !isAside(clause, BEFORE) && !isComplaint(clause, at));
  const to = clauses.findLastIndex((clause) => !isAside(clause, BEHIND));
  if (from === -1 || to < from) return text;
  const isWhole = [...clauses.slice(0, from), ...clauses.slice(to + 1)].every((clause) => clause.text.trim() === "");
  const rest = clauses.slice(from, to + 1).map((clause) => clause.text + clause.end);
  // "¡Gracias! ¿Y con 2 g?": a mark that opens belongs to what follows.
  const opening = /[¿¡(]+$/u.exec(clauses[from - 1]?.end ?? "")?.[0] ?? "";
  return isWhole ? text : `${opening}${rest.join("")}`.trim();
}

const isWeary = ({ text, end }: Clause): boolean =>
  text.length <= LONGEST_COMPLAINT && !ASKS.test(text + end) && saysFedUp(text);

/** Whether somebody says beside what they ask that they have had enough: that deserves a kind word first. */
export const soundsWeary = (text: string): boolean => text.length <= LONGEST && splitClauses(text).some(isWeary);

/** For whom something is to be explained, whatever age is named: what is explained is the same. */
const AUDIENCES: readonly RegExp[] = [
  /(?<!\p{L})(?:to me )?(?:like|as if|as though) (?:i['’]?m|i am|i was|i were|you['’]?re talking to) (?:(?:a|an|just|only|about) )*(?:\p{Nd}+|kid|child|beginner|five|six|seven|eight|nine|ten|twelve)(?:[ -]?(?:years?[ -]old|yrs?(?: old)?|yo))?(?!\p{L})/iu,
  /(?<!\p{L})como si (?:yo )?(?:tuviera|tuviese) (?:\p{Nd}+|cinco|seis|diez|doce) años/iu,
  /(?<!\p{L})comme si j['’]avais (?:\p{Nd}+|cinq|six|dix|douze) ans/iu,
  /就?(?:像|当)(?:我|对)(?:是|只有|才)?个?\p{Nd}+岁(?:的?(?:小孩|孩子))?(?:一样)?/u,
  /(?:जैसे|मानो) (?:मैं|मेरी उम्र) \p{Nd}+ साल (?:का|की)? ?(?:हूँ|हूं|है)/u,
  /\p{Nd}+ ዓመት (?:ልጅ )?(?:እንደሆንኩ|እንደሆንሁ)/u,
];

/** "Explain ionic bonds like I'm 12" asks to explain them; "like I'm five" alone is said of what was told before. */
function withoutAudience(text: string): string {
  const audience = AUDIENCES.find((each) => each.test(text));
  const rest = audience === undefined ? "" : text.replace(audience, " ").replaceAll(/\s+/gu, " ").trim();
  const isNamed =
    rest.split(" ").length > 1 && !/(?<!\p{L})(?:it|that|this|again|eso|esto|ça|cela)(?!\p{L})/iu.test(rest);
  return isNamed ? rest : text;
}

function isSocial(clause: string, kinds: ReadonlySet<SocialKind>): boolean {
  const act = understand(clause, DEFAULT_LOCALE);
  return act.kind === "social" && kinds.has(act.social);
}
