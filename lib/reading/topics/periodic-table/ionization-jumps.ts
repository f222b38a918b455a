import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveJump } from "../../../problems/periodic-table/ionization-energy.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { normalise } from "../../../solver/normalise.ts";

/** "Its ionisation energies are 738, 1451, 7733, 10 541 kJ/mol. In which group is it?": the great jump tells. */

const LIST = /(?<![\d.])\d{3,6}(?:\.\d+)?(?:(?:,|;| and|, and)\s?\d{3,6}(?:\.\d+)?){2,12}(?![\d.]*\d)/g;
const ORDINALS =
  /\b(?:1st|2nd|3rd|[4-9]th|IE_?\d|I_?\d|E_?m?i?_?\d|in kJ ?\/ ?mol|kJ ?\/ ?mol|kJ ?mol\^?-1)\b|(?<=\()[1-9](?=\))/gi;

const ABOUT = /\bioni[sz]ation (?:energ|enthalp|potential)/i;
const ASKS_VALENCE =
  /\bhow many (?:valence|outer(?:most)?(?:[- ]shell)?) electrons\b|\bnumber of (?:valence|outer(?:[- ]shell)?) electrons\b/i;
const ASKS_GROUP =
  /\b(?:what|which|to which|in which|identify|deduce|state|give|find)\b[^.?]*\bgroup\b|\bgroup\b[^.?]*\?/i;
const BY_ELECTRONS = /\bold\b|\bmain[- ]group\b|\bA-group\b|\broman\b|\b1 (?:to|-|–) 8\b|\bI (?:to|-|–) VIII\b/i;
const BY_COLUMNS = /\b1 (?:to|-|–) 18\b|\biupac\b|\bmodern\b|\beighteen\b/i;
const ELSE = /\bperiod \d|\btransition\b|\bnot\b|electron affinit|shell is|graph|sketch|configuration/i;

/** The second energy may be three times the first within one shell (gallium); the jump to the next shell is greater. */
const LEAST_JUMP = { first: 5, later: 3 };

/** How numbers of groups are spoken of. */
const RANGES = /\b1 (?:to|-|–) (?:8|18)\b/g;

/** Null for any other text. */
export function solveIonizationJump(text: string): SolutionFacts[] | null {
  const asksValence = ASKS_VALENCE.test(text);
  if (!ABOUT.test(text) || ELSE.test(text) || asksValence === ASKS_GROUP.test(text)) return null;
  const plain = normalise(text).replaceAll(
    /(?<=\d)[,  ](?=\d{3}(?!\d))(?=\d{3}(?:[^\d]|$))(?<=(?:^|[^\d])\d{2}[,  ])/g,
    "",
  );
  const lists = plain.match(LIST) ?? [];
  const [list, ...others] = lists;
  if (list === undefined || others.length > 0) return null;
  const rest = plain.replace(list, " ").replaceAll(ORDINALS, " ").replaceAll(RANGES, " ");
  const energies = list.split(/(?:, and|,|;| and)\s?/).map(Number);
  if (/\d/.test(rest) || !energies.every((each, index) => each > (energies[index - 1] ?? 0))) return null;
  const ratios = energies.slice(1).map((each, index) => each / (energies[index] ?? 1));
  const [first = 0, second = 0] = ratios.toSorted((a, b) => b - a);
  const electrons = ratios.indexOf(first) + 1;
  if (first < (electrons === 1 ? LEAST_JUMP.first : LEAST_JUMP.later) || first < second * 1.3) return null;
  const byElectrons = BY_ELECTRONS.test(plain);
  const byColumns = BY_COLUMNS.test(plain);
  // From the third column on, books count main groups in two ways.
  if (!asksValence && electrons > 2 && byElectrons === byColumns) return null;
  const group = electrons <= 2 || byElectrons ? electrons : electrons + 10;
  return electrons > 8
    ? null
    : [solvedFacts("problems-periodic-table.ionization-energy", solveJump(energies, asksValence ? null : group))];
}
