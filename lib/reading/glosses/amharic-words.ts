/** What endings and prefixes make of a word of Amharic, by rule: syllables are eight to a consonant in Unicode's order. */

const FIRST = 0x1200;
const LAST = 0x137f;
const ROW = 8;

/** The vowels of a row: ለ ሉ ሊ ላ ሌ ል ሎ ሏ. */
const U = 1;
const SIXTH = 5;
const O = 6;

const isSyllable = (code: number): boolean => code >= FIRST && code < LAST;

function withVowel(letter: string, vowel: number): string {
  const code = letter.codePointAt(0) ?? 0;
  return isSyllable(code) ? String.fromCodePoint(code - (code % ROW) + vowel) : letter;
}

const vowelOf = (letter: string): number => (letter.codePointAt(0) ?? 0) % ROW;

/** Rows that sound alike and are written for each other: ሐ ኀ ኸ for ሀ, ሠ for ሰ, ዐ for አ, ፀ for ጸ. */
const SAME_ROWS: ReadonlyMap<number, number> = new Map(
  ["ሐሀ", "ኀሀ", "ሠሰ", "ዐአ", "ፀጸ"].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
);

/** A word in the one spelling of those that sound alike. */
export function foldAmharic(text: string): string {
  return text.replaceAll(/[\u1200-\u137f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const row = code - (code % ROW);
    const same = SAME_ROWS.get(row) ?? row;
    const vowel = code - row;
    // ሃ is said as ሀ, ኣ as አ.
    const isFirst = vowel === 3 && (same === 0x1200 || same === 0x12a0);
    return String.fromCharCode(same + (isFirst ? 0 : vowel));
  });
}

/** Whether a text is Amharic at all. */
const isAmharic = (text: string): boolean => /[\u1200-\u137f]/.test(text);

/** "And", "too", "what about", the object: ዚንክንና has two of them, ሃይድሮጅንና one. */
const PARTICLES = ["ንና", "ንም", "ንስ", "ን", "ም", "ና", "ስ"];

/** "For me", "for it", behind what somebody is asked to do: አስላልኝ, ፈልጉለት. */
const FOR_WHOM = /(?<=[\u1200-\u137f]{2})(?:ልኝ|ልን|ለት|ላት|ላቸው|በት)$/;

/** One ending less: "the", "his", "her", "their", more than one. */
function withoutEnding(word: string): string[] {
  const last = word.slice(-1);
  const before = word.slice(0, -1);
  const found: string[] = [];
  if (word.length < 2) return found;
  for (const particle of PARTICLES) if (word.endsWith(particle)) found.push(word.slice(0, -particle.length));
  if (FOR_WHOM.test(word)) found.push(word.replace(FOR_WHOM, ""));
  // ሙሙቱ → ሙሙት; "his" is written alike.
  if (vowelOf(last) === U && isAmharic(last))
    found.push(withVowel(last, SIXTH) === "ው" ? before : before + withVowel(last, SIXTH));
  if (last === "ው" || last === "ዋ") found.push(before);
  // አቶሞች → አቶም, ሶሉሽኖች, ተማሪዎች
  if (last === "ች" && before.endsWith("ዎ")) found.push(before.slice(0, -1));
  else if (last === "ች" && vowelOf(before.slice(-1)) === O)
    found.push(before.slice(0, -1) + withVowel(before.slice(-1), SIXTH));
  if (word.endsWith("ቸው") && word.length > 4) found.push(before.slice(0, -2) + withVowel(before.slice(-2, -1), SIXTH));
  // መፍትሔና → መፍትሔ; ክብደቷ → ክብደት
  if (vowelOf(last) === 7) found.push(before + withVowel(last, SIXTH));
  return found;
}

/** What a noun may be without its endings, the fewest taken off first. */
export function stemsOf(word: string): string[] {
  const found: string[] = [];
  let ends = [word];
  for (let depth = 0; depth < 3 && ends.length > 0; depth += 1) {
    ends = ends.flatMap(withoutEnding).filter((stem) => stem.length > 1 && !found.includes(stem));
    found.push(...ends);
  }
  return found;
}

/** The consonants of a word: its syllables without their vowels. */
const skeletonOf = (word: string): string => [...foldAmharic(word)].map((letter) => withVowel(letter, SIXTH)).join("");

/** What verbs begin with: "it", "we", "that", "when", "if", "to", "by", passive and causative. */
const BEGINNINGS = /^(?:ስል|እንድ|እስክ|እየ|ስት|ብት|ክት|ይም|ይት|ይ|ት|ስ|ብ|ክ|ል|ም|እ|እን|ስን|ብን|ልን|ድን|ልም|ብም|ስይም|እይ|ብስ)*$/;

/** "Not", "without", by consonants; የማይ is told from የሚያ by its vowels alone. */
const NEGATED = /^(?:.*(?:ስይ|እል|እይ).*|ይል.*)$/;

const NEGATED_RELATIVE = /ማ[ይያ]/;

const ENDINGS = /^(?:እል|እች|ብት|ል|ች|ን|ት|ው|ም|ብ|እ|ዋ|ና|ሽ)*$/;

const LONGEST_VERB = 12;

/**
 * The English of a verb by its consonants, in whatever form it stands: ሲቃጠል, ይቃጠላል, የተቃጠለው and ለማቃጠል are all of "burn". Null for
 * what is none of the list, and for what is said not to be done.
 */
export function verbOf(word: string, verbs: ReadonlyMap<string, string>): string | null {
  if (word.length > LONGEST_VERB) return null;
  const skeleton = skeletonOf(word);
  for (let length = Math.min(skeleton.length, 5); length > 1; length -= 1)
    for (let at = 0; at + length <= skeleton.length; at += 1) {
      const english = verbs.get(skeleton.slice(at, at + length));
      if (english === undefined) continue;
      const beginning = skeleton.slice(0, at);
      if (!BEGINNINGS.test(beginning) || !ENDINGS.test(skeleton.slice(at + length))) continue;
      return NEGATED.test(beginning) || NEGATED_RELATIVE.test(word.slice(0, at)) ? null : english;
    }
  return null;
}

/** A verb that says "not": አይፀገበርም, አልተሟሟም, የማይፈላ, ሳይቃጠል, ያልሟሟ, ካልተለወጠ. */
const DENIED = /^(?:[አእ][ይትልንላ].{2,}ም|(?:የማ|ሳ|እንዳ|ስለማ|በማ)[ይትን].{2,})$/;

/** ያልተለወጠ: in the past, whose verbs end in an open syllable where nouns as ካልሳይት do not. */
const DENIED_BEFORE = /^(?:ያ|ካ|ባ|ስላ)ል.{2,}$/;

/** Whether a word is built as verbs are that say what is not done. */
export const isDenial = (word: string): boolean =>
  DENIED.test(word) || (DENIED_BEFORE.test(word) && ([0, 7].includes(vowelOf(word.slice(-1))) || /[ውችኩ]$/.test(word)));

/** A list of verbs by their consonants. */
export function indexVerbs(verbs: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(verbs).flatMap(([english, roots]) => roots.map((root) => [skeletonOf(root), english])));
}
