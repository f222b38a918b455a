/** A part of an exercise by its letter, or by its number where it has one, or by its place under a bullet. */
export type Part = { readonly letter: string; readonly text: string };

/** A text of several parts: what stands above them all, and each by itself. */
export type Exercise = { readonly stem: string; readonly parts: readonly Part[] };

const MOST_PARTS = 26;

type Series = {
  readonly letters: readonly string[];
  /** What may be a mark: its letter is the first group that is there. */
  readonly marker: RegExp;
};

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

/** Where a mark may stand: at the beginning, behind a space or a sign that ends something. */
const OPEN = String.raw`(?<=^|[\s:;,.?!。？！；：।።፡፤])`;

/** How parts are marked: "(a)", "a)", "a."; numbers; the letters of a language; "①". */
const SERIES: readonly Series[] = [
  {
    letters: [..."abcdefghijklmnopqrstuvwxyz"],
    // "… in kilograms(g) the mass": a bracket alone parts it from the word before, or from a state.
    marker: new RegExp(
      String.raw`(?:${OPEN}|(?<=[a-z]{3}|[).;]|(?<![A-Z][A-Za-z0-9]{0,20})\d))\(([a-z])\)(?=\s*\S)|${OPEN}([a-z])(?:\)|[.:](?=\s))(?=\s*\S)`,
      "giu",
    ),
  },
  {
    letters: ROMAN,
    marker: new RegExp(String.raw`${OPEN}(?:\(([ivx]{1,4})\)|([ivx]{1,4})[.)](?=\s))(?=\s*\S)`, "giu"),
  },
  {
    letters: Array.from({ length: MOST_PARTS }, (_, index) => String(index + 1)),
    marker:
      /(?<=^|[\s\p{P}\p{Script=Han}])(?:[(（](\d{1,2})[)）]|(?<![\p{L}\d(（])(\d{1,2})(?:\)|[.:：、](?![\d])))(?=\s*\S)/gu,
  },
  {
    letters: Array.from({ length: MOST_PARTS }, (_, index) => String(index + 1)),
    // "Q1. …", "Problem 2: …", each on a line of its own.
    marker: /^[ \t]*(?:question|problem|exercise|ques|prob|ex|q|no)\.?[ \t]?#?(\d{1,2})[.):]?[ \t](?=\s*\S)/gimu,
  },
  { letters: [..."ሀለሐመሠረሰሸ"], marker: new RegExp(String.raw`${OPEN}\(?([ሀለሐመሠረሰሸ])\s?[).](?=\s*\S)`, "gu") },
  { letters: [..."कखगघङचछज"], marker: new RegExp(String.raw`${OPEN}\(?([कखगघङचछज])\s?[).](?=\s*\S)`, "gu") },
  { letters: [..."①②③④⑤⑥⑦⑧⑨⑩"], marker: /([①-⑩])(?=\s*\S)/gu },
];

/** "In part (a)", "from (b)", "第(1)问": a part that is spoken of, and does not begin here. */
const SPOKEN_OF =
  /(?:\b(?:parts?|runs?|trials?|experiments?|expt?\.?|tests?|in|from|of|to|and|or|partes?|apartados?|incisos?|literal|en|del?|y|parties?|dans|du|et|ou)|第|问|题|भाग|प्रश्न|ክፍል|በ|ከ)\s*$/iu;

/** The sign of a state, where the letter of a part is expected: "H2 (g) +". */
const GOES_ON = /^\s*(?:\+\s|[→⟶⇌=]|-+>|<=>|$)/u;

type Mark = { readonly start: number; readonly end: number; readonly letter: string };

/** Marks in the order of their letters, from the first one on. */
function listMarks(text: string, { letters, marker }: Series): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: whole, 1: first, 2: second, index } of text.matchAll(marker)) {
    const letter = (first ?? second ?? "").toLowerCase();
    const end = index + whole.length;
    if (letter !== letters[marks.length] || SPOKEN_OF.test(text.slice(Math.max(0, index - 12), index))) continue;
    if (GOES_ON.test(text.slice(end, end + 6))) continue;
    marks.push({ start: index, end, letter });
  }
  return marks;
}

const BULLET = /^[ \t]*[-•●▪*–·][ \t]+(?=\S)/gmu;

function listBullets(text: string): Mark[] {
  return [...text.matchAll(BULLET)].map(({ 0: whole, index }, at) => ({
    start: index,
    end: index + whole.length,
    letter: String(at + 1),
  }));
}

/** "3. A sample …": the number of the exercise in its book. */
const OWN_NUMBER = /^\s*(?:\d{1,3}[.)]\s+)?/u;

/** The parts of a text; null where it has fewer than two. */
export function splitParts(text: string): Exercise | null {
  const found = [...SERIES.map((series) => listMarks(text, series)), listBullets(text)].filter(
    ({ length }) => length > 1 && length <= MOST_PARTS,
  );
  // Numbers that stand around letters are those of several exercises; letters below a letter belong to its part.
  const marks = found.toSorted((a, b) => (a[0]?.start ?? 0) - (b[0]?.start ?? 0))[0];
  const first = marks?.[0];
  if (marks === undefined || first === undefined) return null;
  const parts = marks.map(({ end, letter }, at) => ({
    letter,
    text: text.slice(end, marks[at + 1]?.start ?? text.length).trim(),
  }));
  const stem = text.slice(0, first.start).replace(OWN_NUMBER, "").trim();
  return parts.every((part) => part.text !== "") ? { stem, parts } : null;
}
