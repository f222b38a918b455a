/** What stands in front of a question about one particle by itself: where it is found, what it is known for. */

/** "Chromium is found in many pigments. Write …": sentences without a number, and one question that names what it is about. */
const BACKGROUND =
  /^(?:[^.?!:;\d]{10,200}\. ){1,2}(?=(?:write|give|state|what|how many|predict|determine|draw)\b[^.?!]*\b(?:electron(?:ic)? configuration|quantum numbers?|unpaired electrons|valence electrons|hybridi[sz]ation|oxidation (?:number|state))\b[^.?!]*[.?]?$)/i;

/** What a sentence in front of it would change, or a word of the question refers to. */
const MATTERS =
  /\b(?:if|suppose|assum\w*|excit\w*|promot\w*|spin|field|isomer\w*|only|not|never|without|except\w*|ignor\w*|unlike|charged?|(?:los|gain|remov)\w* (?:an?|one|two|three|four|all|its|some|only)|first|second|square|planar|tetrahedral|octahedral)\b|\b(?:this|that|these|those|its|their|it|they|each|following|such|above)\b(?=[^.]*\.?$)/i;

/** How many there can be is how many there are at most. */
const AT_MOST = /(?<=^how many [a-z ]+), at (?:the )?most,(?= can\b)|^at (?:the )?most,? (?=how many electrons\b)/i;

/** The question by itself; null where nothing stands beside it that says nothing of it. */
export function withoutBackground(text: string): string | null {
  const bare = text.replace(AT_MOST, "");
  const [background = ""] = BACKGROUND.exec(bare) ?? [];
  const told = background === "" || MATTERS.test(bare) ? bare : bare.slice(background.length);
  return told === text ? null : told;
}
