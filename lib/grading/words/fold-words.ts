/** Signs that make no word another; the hyphen counts as a space. */
const PUNCTUATION = /["'“”‘’«»`.,;:!?¡¿。，；：！？、।॥፡።፣፤፥፦=()[\]{}*_]+/gu;

/** Letters brought to one form: letter case, width and accents of Latin letters do not matter. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/(?<=\p{Script=Latin}\p{M}{0,3})[\u0300-\u036f]/gu, "")
    .normalize("NFKC")
    .toLowerCase();
}

/** Words brought to one form: spaces, hyphens and punctuation do not matter either. */
export function foldWords(text: string): string {
  return foldLetters(text)
    .replaceAll(PUNCTUATION, " ")
    .replaceAll(/[\s\-‐‑–—−]+/gu, " ")
    .trim();
}

/** "It is …", "so the answer is …", 答案是…: what is said before a short answer. "I think" is no part of it: that hedges. */
const LEADS = [
  "(?:so |therefore |hence )?(?:the |my )?(?:final |correct )?(?:answer|name|result)(?: (?:is|would be|must be))?",
  "(?:it|they|this|that|these|those)(?: is| s| are| re| was| were| will(?: be)?| would(?: be)?| must be| should be)?|its",
  "i (?:get|got|choose|chose|found)",
  // "The reverse is …" says something of another one: only what an exercise asks about is passed over.
  "(?:the|this) (?:reaction|process|change|bond|molecule|compound|element|substance|volume|pressure|temperature|rate) (?:is|will|will be|would be|must be)",
  "(?:la|el|esta|este) (?:reaccion|proceso|cambio|enlace|molecula|compuesto|elemento|sustancia) (?:es|sera)",
  "(?:la |le |l |cette |ce )(?:reaction|processus|transformation|liaison|molecule|compose|element|substance) (?:est|sera)",
  "यह (?:अभिक्रिया|प्रक्रिया|बंध|यौगिक|अणु)|(?:ምላሹ|ሂደቱ)",
  "seria|es|son|(?:la|mi) respuesta(?: es)?|respuesta|(?:el )?resultado(?: es)?",
  "je (?:trouve|choisis)|c est|ce sont|ce serait|(?:il|elle|ils|elles)(?: est| sont| va| vont)?|(?:la |ma )?reponse(?: est)?|(?:le )?resultat(?: est)?",
  "(?:यह|(?:मेरा )?(?:उत्तर|जवाब)(?: है)?)",
  "(?:መልሱ|መልሴ|መልስ)",
];
const LEAD = new RegExp(
  `^(?:(?:${LEADS.join("|")}) |(?:(?:我的)?(?:答案|结果) ?是?|这是|(?:这个|该)?(?:反应|过程|化学键|化合物|物质)是|它们?(?:是|会)|是(?!的|$)|答(?= )) ?)+`,
  "u",
);
/** "… ነው", "… है": the verb that follows the answer. */
const TAIL = /(?<![\p{L}\p{M}](?:नहीं|አይደለም)) (?:ነው|है|हैं)$/u;

/** Without what is said around a short answer; of a folded text. */
export function trimLead(folded: string): string {
  return folded.replace(LEAD, "").replace(TAIL, "");
}
