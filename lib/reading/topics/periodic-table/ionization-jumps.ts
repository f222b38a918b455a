import type { SolutionFacts } from "../../../methods/facts.ts";
import { inPeriod } from "../../../problems/periodic-table/elements.ts";
import { type OfJump, solveJump } from "../../../problems/periodic-table/ionization-energy.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { normalise } from "../../../solver/normalise.ts";

/** "Its ionisation energies are 738, 1451, 7733, 10 541 kJ/mol. In which group is it?": the great jump tells; and with its period, which element. */

const LIST = /(?<![\d.])\d{3,6}(?:\.\d+)?(?:(?:,|;| and|, and)\s?\d{3,6}(?:\.\d+)?){2,12}(?![\d.]*\d)/g;
const ORDINALS =
  /\b(?:1st|2nd|3rd|[4-9]th|IE_?\d|I_?\d|E_?m?i?_?\d|in kJ ?\/ ?mol|kJ ?\/ ?mol|kJ ?mol\^?-1)\b|(?<=\()[1-9](?=\))/gi;

const ABOUT = /\bioni[sz]ation (?:energ|enthalp|potential)/i;
const ASKS_VALENCE =
  /\bhow many (?:valence|outer(?:most)?(?:[- ]shell)?) electrons\b|\bnumber of (?:valence|outer(?:[- ]shell)?) electrons\b/i;
const ASKS_GROUP =
  /\b(?:what|which|to which|in which|identify|deduce|state|give|find)\b[^.?]*\bgroup\b|\bgroup\b[^.?]*\?/i;
const ASKS_ELEMENT =
  /\b(?:(?:identify|name|deduce|find|determine|(?:which|what) is) (?:the|this|that)(?: main[- ]group)? element|(?:which|what)(?: main[- ]group)? element (?:is|could|must) (?:it|this|that)(?: be)?)(?=[.?]|$)/i;
const BY_ELECTRONS = /\bold\b|\bmain[- ]group\b|\bA-group\b|\broman\b|\b1 (?:to|-|–) 8\b|\bI (?:to|-|–) VIII\b/i;
const BY_COLUMNS = /\b1 (?:to|-|–) 18\b|\biupac\b|\bmodern\b|\beighteen\b/i;
const ELSE =
  /\btransition\b|\bnot\b|electron affinit|shell is|graph|sketch|configuration|below|above|beside|next|follow(?:s|ed)|preced|isoelectronic|neighbo/i;

/** "In the third period", "a period-3 element": where an element is asked for, its row is told. */
const PERIOD =
  /\b(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)[- ](?:period|row)\b|\b(?:period|row)[- ]([2-6])\b/gi;
const ROWS = ["", "", "se", "th", "fo", "fi", "si"];

/** "I1 = 738": what names an energy of the list. */
const LABELS = /\b(?:IE?|E)_?\(?[1-9]\)? ?[=:] ?(?=\d)|(?<=\d) ?kJ ?(?:\/ ?mol|mol\^?-1)(?=[,;]| and)/g;

/** First energies are told to within this share of the table's. */
const SAME = 0.02;

/** The second energy may be three times the first within one shell (gallium); the jump to the next shell is greater. */
const LEAST_JUMP = { first: 5, later: 3 };

/** How numbers of groups are spoken of. */
const RANGES = /\b1 (?:to|-|–) (?:8|18)\b/g;

/** The main-group element of that row and so many outer electrons whose first energy is the one that is told. */
function findInRow(period: number, electrons: number, first: number): string | null {
  const found = inPeriod(period).find(({ valence }) => valence === electrons);
  return found === undefined || Math.abs(first / found.ionization - 1) > SAME ? null : found.symbol;
}

/** Null for any other text. */
export function solveIonizationJump(text: string): SolutionFacts[] | null {
  const kinds = (
    [
      ["valence", ASKS_VALENCE],
      ["group", ASKS_GROUP],
      ["element", ASKS_ELEMENT],
    ] as const
  ).flatMap(([kind, asks]) => (asks.test(text) ? [kind] : []));
  const [kind, ...more] = kinds.filter((each) => each !== "element" || kinds.length === 1);
  if (!ABOUT.test(text) || ELSE.test(text) || kind === undefined || more.length > 0) return null;
  const plain = normalise(text)
    .replaceAll(/(?<=\d)[,  ](?=\d{3}(?!\d))(?=\d{3}(?:[^\d]|$))(?<=(?:^|[^\d])\d{2}[,  ])/g, "")
    .replaceAll(LABELS, "");
  const lists = plain.match(LIST) ?? [];
  const [list, ...others] = lists;
  if (list === undefined || others.length > 0) return null;
  const rows = new Set([...plain.matchAll(PERIOD)].map(([, word = "", digit]) => rowOf(word, digit)));
  const rest = plain.replace(list, " ").replaceAll(PERIOD, " ").replaceAll(ORDINALS, " ").replaceAll(RANGES, " ");
  const energies = list.split(/(?:, and|,|;| and)\s?/).map(Number);
  if (/\d/.test(rest) || !energies.every((each, index) => each > (energies[index - 1] ?? 0))) return null;
  const ratios = energies.slice(1).map((each, index) => each / (energies[index] ?? 1));
  const [first = 0, second = 0] = ratios.toSorted((a, b) => b - a);
  const electrons = ratios.indexOf(first) + 1;
  if (first < (electrons === 1 ? LEAST_JUMP.first : LEAST_JUMP.later) || first < second * 1.3 || electrons > 8)
    return null;
  const [row, ...otherRows] = rows;
  if (otherRows.length > 0) return null;
  const symbol = row === undefined ? null : findInRow(row, electrons, energies[0] ?? 0);
  if (row !== undefined && symbol === null) return null;
  const asked = askedOf(kind, plain, electrons, symbol);
  return asked === null ? null : [solvedFacts("problems-periodic-table.ionization-energy", solveJump(energies, asked))];
}

const rowOf = (word: string, digit: string | undefined): number =>
  Number(digit ?? (/^\d/.test(word) ? word[0] : ROWS.indexOf(word.slice(0, 2).toLowerCase())));

/** What the electrons before the jump answer; null where that stays open. */
function askedOf(kind: OfJump["kind"], plain: string, electrons: number, symbol: string | null): OfJump | null {
  if (kind === "valence") return { kind };
  if (kind === "element") return symbol === null ? null : { kind, symbol };
  const byElectrons = BY_ELECTRONS.test(plain);
  // From the third column on, books count main groups in two ways.
  if (electrons > 2 && byElectrons === BY_COLUMNS.test(plain)) return null;
  return { kind, group: electrons <= 2 || byElectrons ? electrons : electrons + 10 };
}
