const SHORTEST = 6;
const LONGEST = 40;
/** The last letters say what a substance is: -ite, -ate, -ide, -ane, -ene, -ous, -ic. None of them may be another. */
const ENDING = 3;

/** `misspelt`: the accepted words for certain; `unclear`: perhaps; `other`: other words. */
type Spelling = "misspelt" | "unclear" | "other";

/**
 * Whether one text is the other with one slip of the pen in one word: a letter more, less or other, or two neighbours
 * swapped. It is certain only in words of six letters and more, and where no other known term is as near: sulfite is no
 * misspelt sulfate, a photon no proton, and "sulfte" may be either. Both texts are folded.
 */
export function judgeSpelling(given: string, accepted: string, knownTerms: ReadonlySet<string>): Spelling {
  const givenWords = given.split(" ");
  const acceptedWords = accepted.split(" ");
  if (givenWords.length !== acceptedWords.length) return "other";
  const different = givenWords.flatMap((word, index) => (word === acceptedWords[index] ? [] : [index]));
  const [only, ...more] = different;
  if (only === undefined || more.length > 0) return "other";
  return judgeWord(givenWords[only] ?? "", acceptedWords[only] ?? "", knownTerms);
}

function judgeWord(given: string, accepted: string, knownTerms: ReadonlySet<string>): Spelling {
  if (accepted.length > LONGEST || /[\d()]/.test(given + accepted)) return "other";
  if (knownTerms.has(given) || !isOneSlipApart(given, accepted)) return "other";
  // In writing without letters each sign is a word's worth.
  if (!/^\p{Script=Latin}+$/u.test(given + accepted)) return "other";
  const isUncertain =
    accepted.length < SHORTEST ||
    given[0] !== accepted[0] ||
    isOtherEnding(given, accepted) ||
    isOtherPrefix(given, accepted);
  if (isUncertain) return "unclear";
  return [...knownTerms].some((term) => term !== accepted && isOneSlipApart(given, term)) ? "unclear" : "misspelt";
}

function isOtherEnding(given: string, accepted: string): boolean {
  return given.length === accepted.length && given.slice(0, -ENDING) === accepted.slice(0, -ENDING);
}

/** Short words before a stem that change what it means. */
const PREFIX = /^(?:hypo|hyper|per|mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|iso|endo|exo|in|de)(?=.{4})/;

function isOtherPrefix(given: string, accepted: string): boolean {
  const [a] = PREFIX.exec(given) ?? [""];
  const [b] = PREFIX.exec(accepted) ?? [""];
  return a !== b && a !== "" && b !== "";
}

function isOneSlipApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
