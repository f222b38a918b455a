/** Signs that make no word another; the hyphen counts as a space. */
const PUNCTUATION = /["'“”‘’«»`.,;:!?¡¿。，；：！？、।॥፡።፣()[\]{}*_]+/gu;

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

/** "It is …", "the answer is …": what is said before a short answer. */
const LEAD =
  /^(?:(?:the |my )?(?:final |correct )?(?:answer|name) (?:is|would be) |it is |it s |its |this is |that is |es |la respuesta es |c est |la reponse est |答案是 ?|这是 ?|是 ?|यह |उत्तर है |उत्तर |መልሱ )+/u;

/** Without what is said before a short answer; of a folded text. */
export function trimLead(folded: string): string {
  return folded.replace(LEAD, "");
}
