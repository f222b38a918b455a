import { elementOf } from "../../../chemistry/elements/species.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import type { Element } from "../../../chemistry/elements/elements.ts";
import { isPossibleMassNumber } from "../../../chemistry/formula/nuclide.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { solveMassNumber, solveSymbol } from "../../../problems/atoms/subatomic-particles.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { type AtomWords, findAtomWords } from "../../cues/atom-words.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";
import { spelt } from "../../text/spots.ts";
import { isQuestionPlain } from "../../statement/understood.ts";

/** What one atom or ion is made of: its protons, neutrons and electrons, from its symbol or from a description. */

/** No charge of a monatomic ion is larger, unless a text says so: technetium(VII) is spoken of. */
const LARGEST_CHARGE = 4;
const LARGEST_TOLD = 8;

const MONATOMIC = /^(?:\^(?<mass>\d{1,3}))?(?<symbol>[A-Z][a-z]?)(?:\^?(?<size>\d?)(?<sign>[+-]))?$/;

type Told = {
  readonly protons: number | null;
  readonly neutrons: number | null;
  readonly electrons: number | null;
  readonly nucleons: number | null;
  readonly charge: number | null;
};

/** The only number that a pattern finds; undefined where it finds several that differ. */
function readOnly(text: string, pattern: RegExp): number | null | undefined {
  const found = new Set(
    [...text.matchAll(pattern)].map(({ groups }) => {
      const digits = groups?.["n"] ?? groups?.["m"] ?? groups?.["o"] ?? groups?.["p"] ?? "";
      const sign = groups?.["sign"] ?? groups?.["before"] ?? groups?.["late"] ?? groups?.["early"];
      return Number(digits) * (sign === "-" ? -1 : 1);
    }),
  );
  const [only = null, ...others] = found;
  return others.length > 0 ? undefined : only;
}

function readTold(text: string, { told }: AtomWords): Told | null {
  const read = {
    protons: readOnly(text, told.protons),
    neutrons: readOnly(text, told.neutrons),
    electrons: readOnly(text, told.electrons),
    nucleons: readOnly(text, told.nucleons),
    charge: readOnly(text, told.charge),
  };
  return Object.values(read).includes(undefined) ? null : (read as Told);
}

/** The sentences that speak of what atoms are made of. */
function listAbout(text: string, words: AtomWords): string[] {
  const { protons, neutrons, electrons, symbol, charge, massNumber, atomicNumber, told } = words;
  return text
    .split(/(?<=[.?!])\s+|\n/)
    .filter((sentence) =>
      [protons, neutrons, electrons, symbol, charge, massNumber, atomicNumber, told.nucleons, told.protons].some(
        (pattern) => sentence.search(pattern) !== -1,
      ),
    );
}

/** Numbers that stand by themselves in a text. */
const NUMBER = /(?<![\p{L}\d.^)\]-])\d+(?:\.\d+)?/gu;

/** Whether each number of the sentences is one that was read. */
function isAllRead(sentences: string, { told }: AtomWords): boolean {
  const rest = Object.values(told).reduce((text, pattern) => text.replace(pattern, " "), sentences);
  return (rest.match(NUMBER) ?? []).length === 0;
}

type Named = { readonly element: Element; readonly massNumber: number | null; readonly charge: number | null };

/** The one element of a text with what its symbol says; undefined where there are several. */
function readNamed(spots: readonly Spot[]): Named | null | undefined {
  // Widened: the compiler takes what a loop assigns for never assigned.
  let named = null as Named | null;
  for (const { formulas, element: symbol } of listSubstances(spots)) {
    const groups = symbol === null ? MONATOMIC.exec(formulas[0] ?? "")?.groups : { symbol };
    const element = groups === undefined ? null : findElement(groups["symbol"] ?? "");
    if (element === null) continue;
    if (named !== null && named.element !== element) return undefined;
    const { mass, sign, size } = groups as Record<string, string | undefined>;
    const massNumber: number | null = mass === undefined ? (named?.massNumber ?? null) : Number(mass);
    if (named !== null && named.massNumber !== null && named.massNumber !== massNumber) return undefined;
    const own =
      sign === undefined ? null : Number(size === undefined || size === "" ? 1 : size) * (sign === "-" ? -1 : 1);
    named = { element, massNumber, charge: own ?? named?.charge ?? null };
  }
  return named;
}

type Atom = { readonly element: Element; readonly massNumber: number | null; readonly charge: number };

/** All that follows from what is told; null where it does not fit together, or leaves open which atom it is. */
function settle(told: Told, named: Named | null, isIon: boolean): Atom | null {
  const written = told.charge ?? named?.charge ?? null;
  const protons =
    named?.element.number ??
    told.protons ??
    (told.electrons !== null && written !== null
      ? told.electrons + written
      : told.nucleons !== null && told.neutrons !== null
        ? told.nucleons - told.neutrons
        : null);
  const element = protons === null ? null : elementOf(protons);
  if (protons === null || element === null) return null;
  const charge = written ?? (told.electrons === null ? (isIon ? null : 0) : protons - told.electrons);
  const massNumber = told.nucleons ?? named?.massNumber ?? (told.neutrons === null ? null : protons + told.neutrons);
  const fits =
    charge !== null &&
    Math.abs(charge) <= (written === null ? LARGEST_CHARGE : LARGEST_TOLD) &&
    (told.protons === null || told.protons === protons) &&
    (told.electrons === null || told.electrons === protons - charge) &&
    (told.neutrons === null || massNumber === protons + told.neutrons) &&
    (named === null || named.massNumber === null || named.massNumber === massNumber) &&
    (massNumber === null || isPossibleMassNumber(protons, massNumber));
  return fits ? { element, massNumber, charge } : null;
}

type Part = "protons" | "neutrons" | "electrons";

type Asked = Part | "symbol" | "charge" | "massNumber" | "atomicNumber";

const PARTS: readonly Part[] = ["protons", "neutrons", "electrons"];

/** What the asking sentences name without a number, in their order. */
function listAsked(sentences: readonly string[], words: AtomWords): Asked[] {
  const asking = sentences
    .filter((sentence) => words.ask.test(sentence))
    .map((sentence) => sentence.slice(sentence.search(words.ask)));
  const bare = asking.map((sentence) =>
    Object.values(words.told).reduce((text, pattern) => text.replace(pattern, " "), sentence),
  );
  const places = ([...PARTS, "symbol", "charge", "massNumber", "atomicNumber"] as const).flatMap((part) => {
    const at = bare.findIndex((sentence) => words[part].test(sentence));
    return at === -1 ? [] : [{ part, at: at * 1_000 + (bare[at] ?? "").search(words[part]) }];
  });
  return places.toSorted((a, b) => a.at - b.at).map(({ part }) => part);
}

function answer(part: Part, { element, massNumber, charge }: Atom): SolutionFacts | null {
  if (part === "neutrons" && massNumber === null) return null;
  const solved =
    part === "neutrons" && massNumber !== null
      ? applyMethod({ method: "atomic-particles", givens: { element, charge, massNumber, question: part } })
      : part === "neutrons"
        ? null
        : applyMethod({ method: "atomic-particles", givens: { element, charge, massNumber, question: part } });
  return solved?.ok === true ? solved.value : null;
}

/** "X2-", "M^3+": a letter for an element that is to be found, with its charge. */
const spellCharge = (text: string): string =>
  text.replaceAll(
    /\b([XMZEQRAJLT])\^?(\d?)([+-])(?![A-Za-z\d])/g,
    (_, letter: string, size: string, sign: string) => `${letter} of ${sign}${size === "" ? "1" : size} charge`,
  );

function answerAll(asked: Asked, atom: Atom): SolutionFacts | null {
  const words = "problems-atoms.subatomic-particles";
  if (asked === "symbol") return solvedFacts(words, solveSymbol(atom));
  if (asked === "massNumber")
    return atom.massNumber === null
      ? null
      : solvedFacts(words, solveMassNumber({ ...atom, massNumber: atom.massNumber }));
  return asked === "charge" ? null : answer(asked === "atomicNumber" ? "protons" : asked, atom);
}

/** "An element stands in the same period as Sn. Give its symbol", "after 99Mo has decayed", "write the symbol equation": of another one than is named. */
const OF_ANOTHER =
  /\bdeca(?:y|id)|\bequations?\b|\breact(?:s|ed|ing|ions?)?\b|\bdecompos|\bcapture|\bemission|\bemits?\b|\bgives\b|\bsea\b|\b(?:same|next) (?:period|group|row|column|family)\b|\b(?:directly|just|right|immediately) (?:below|above)\b/i;

/** The parts of one atom or ion, or its symbol; null where a text asks something else, or not of one. */
export function readAtomParts(text: string, locale: Locale, spots: readonly Spot[]): SolutionFacts[] | null {
  const words = findAtomWords(locale);
  if (words === null || OF_ANOTHER.test(text)) return null;
  const sentences = listAbout(spellCharge(spelt(text, locale)), words);
  const about = sentences.join(" ");
  if (sentences.length === 0 || words.other.test(about) || !isAllRead(about, words)) return null;
  if (!isQuestionPlain(spots, [], { words: words.known, aside: [] })) return null;
  const asked = listAsked(sentences, words);
  const told = readTold(about, words);
  const named = readNamed(spots);
  if (asked.length === 0 || asked.includes("charge") || told === null || named === undefined) return null;
  const atom = settle(told, named, words.ion.test(about));
  if (atom === null) return null;
  const solutions = asked.map((each) => answerAll(each, atom));
  const solved = solutions.flatMap((each) => each ?? []);
  return solved.length === solutions.length ? solved : null;
}
