import {
  FLUORINE_COUPLE,
  INERT_COUPLES,
  METAL_COUPLES,
  OTHER_METAL_COUPLES,
} from "../../../chemistry/data/reduction-potentials.ts";
import type { RedoxCouple } from "../../../chemistry/data/reduction-potentials.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { getFormula, parseFormula } from "../../../chemistry/formula/parse.ts";
import { solveStrongest } from "../../../problems/redox/cell-potential.ts";
import type { Cell } from "../../../problems/redox/cells.ts";
import { solveHalf, solveReaction, solveSpecies } from "../../../problems/redox/galvanic-cells.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked } from "../told-question.ts";
import { allWritten, solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";

const COUPLES: readonly RedoxCouple[] = [...METAL_COUPLES, ...OTHER_METAL_COUPLES, ...INERT_COUPLES, FLUORINE_COUPLE];

const VALUE = String.raw`(?:=|is|:) ?([+-]?\d+(?:\.\d+)?) ?V`;
const FORM = String.raw`([A-Z][A-Za-z\d]*(?:\^?\d?[+-])?)`;

/** "E°(Zn2+/Zn) = -0.76 V" and "Zn2+/Zn (E° = -0.76 V)" as one word: `couple:Zn2+/Zn=-0.76`. */
const WITH_POTENTIAL: readonly RegExp[] = [
  new RegExp(String.raw`E°? ?\(?${FORM} ?[/|] ?${FORM}\)? ?${VALUE}`, "gu"),
  new RegExp(String.raw`${FORM} ?[/|] ?${FORM},? \(?E° ?${VALUE}\)?`, "gu"),
  new RegExp(String.raw`${FORM} ?[/|] ?${FORM} ?${VALUE}`, "gu"),
];

const COUPLE = /^couple:([^/]+)\/([^=]+)=(.+)$/;

const canonical = (text: string): string | null => {
  const parsed = parseFormula(text);
  return parsed.ok ? canonicalOf(parsed.value) : null;
};

const formsOf = ({ oxidized, reduced }: RedoxCouple): string[] =>
  [oxidized[1], reduced[1]].map((formula) => canonicalOf(getFormula(formula)));

/** The couple with these two forms in either order, and the potential that is told. */
function coupleOf(thing: string): RedoxCouple | null {
  const [, one = "", other = "", potential = ""] = COUPLE.exec(thing) ?? [];
  const forms = [canonical(one), canonical(other)];
  const found = COUPLES.find((couple) => formsOf(couple).every((form) => forms.includes(form)));
  return found === undefined ? null : { ...found, potential: potential.replace("+", "") };
}

function couplesOf(things: readonly string[]): RedoxCouple[] | null {
  const couples = things.flatMap((thing) => coupleOf(thing) ?? []);
  return couples.length === things.length ? couples : null;
}

/** Where tables may differ in which one is higher, none is. */
const LEAST_GAP = 0.1;

/** The cell of two couples, or of two metals in solutions of their ions. */
function cellOf(things: readonly string[]): Cell | null {
  const told = things.filter((thing) => COUPLE.test(thing));
  const named = allWritten(things.filter((thing) => !COUPLE.test(thing))) ?? [];
  const couples = told.length > 0 ? (couplesOf(told) ?? []) : metalsOf(named);
  const [one, other, ...more] = couples;
  if (one === undefined || other === undefined || more.length > 0) return null;
  // Whatever else is named belongs to one of the two.
  if (!named.every((each) => couples.some((couple) => formsOf(couple).includes(each)))) return null;
  const [anode, cathode] = Number(one.potential) < Number(other.potential) ? [one, other] : [other, one];
  const isOfMetals = [anode, cathode].every(({ reduced }) => /^[A-Z][a-z]?$/.test(reduced[1]));
  const gap = Number(cathode.potential) - Number(anode.potential);
  return isOfMetals && gap > (told.length > 0 ? 0 : LEAST_GAP) ? { anode, cathode } : null;
}

const metalsOf = (named: readonly string[]): RedoxCouple[] =>
  METAL_COUPLES.filter(({ reduced }) => named.includes(reduced[1]));

const OF_CELLS =
  "galvanic|voltaic|electrochemical|cell|cells|made|up|set|built|constructed|consists?|consisting|using|electrodes?|half-cells?|solutions?|ions?|dipped|immersed|placed|each|standard|reduction|potentials?|given|where|which|metal|strip|electrode|conditions|reactions?|half-reactions?|half-equations?|overall|net|balanced|equation|occurs?|takes|place|at|drives|cell|when|connected|contains?|containing|under|based|data|v|e°|species|substance|serves?|acts?|as|couples?|m|1|1.0|nitrate|sulfate";

/** "A cell is made of Au and Sn, each in a solution of its ions: … Write the half-reaction at the cathode." */
const cell: ToldQuestion = {
  cue: /\bcell\b|electrode|\banode\b|\bcathode\b/i,
  own: new RegExp(`^(?:${OF_CELLS}|anode|cathode|positive|negative|drives|oxidi[sz]ed|dissolves)$`),
  things: COUPLE,
  answer: ({ things, words }) => {
    const found = cellOf(things);
    const at = (["anode", "cathode"] as const).filter((each) => new RegExp(`\\b${each}\\b`).test(words));
    const [side, ...others] = at;
    if (found === null || others.length > 0 || /\b(?:potential of|emf|positive|negative)\b/.test(words)) return null;
    const isReaction =
      /\b(?:overall|net|cell) (?:cell )?(?:reaction|equation)\b|\bequation\b|\breaction that drives\b/.test(words);
    if (side === undefined) return isReaction ? solutionOf(CELLS, solveReaction(found, "potentials")) : null;
    if (/\bhalf-(?:reaction|equation)|\breaction (?:at|occurs?|takes)|\breaction\b.*\bat the\b/.test(words))
      return solutionOf(CELLS, solveHalf(side, found, true));
    return /\b(?:which|what|identify|name)\b/.test(words) &&
      !isReaction &&
      /\b(?:metal|electrode|is the|as the|species|substance)\b/.test(words)
      ? solutionOf(CELLS, solveSpecies(side, found))
      : null;
  },
};

const CELLS = "problems-redox.galvanic-cells";

/** "Which of these is the strongest oxidizing agent?", with the potentials of all couples */
const strongest: ToldQuestion = {
  cue: /strongest|most powerful|best/i,
  own: /^(?:strongest|powerful|best|oxidi[sz]ing|reducing|agent|oxidant|reductant|oxidi[sz]er|reducer|standard|reduction|electrode|potentials?|given|based|on|data|using|values?|among|below|table|where|v|half-reactions?|couples?|metal)$/,
  things: COUPLE,
  answer: ({ things, words }) => {
    const told = things.filter((thing) => COUPLE.test(thing));
    const couples = couplesOf(told);
    const [isOxidant, isReductant] = [
      /\b(?:oxidi[sz]ing agent|oxidant|oxidi[sz]er)\b/.test(words),
      /\b(?:reducing agent|reductant|reducer)\b/.test(words),
    ];
    if (couples === null || couples.length < 2 || isOxidant === isReductant) return null;
    if (told.length < things.length || !/\b(?:strongest|most powerful|best)\b/.test(words)) return null;
    return solutionOf("problems-redox.cell-potential", solveStrongest(couples, isOxidant ? "oxidant" : "reductant"));
  },
};

const NOTATION = new RegExp(
  String.raw`${FORM} ?\| ?${FORM}(?:\([^()]*\))? ?(?:\|\||‖) ?${FORM}(?:\([^()]*\))? ?\| ?${FORM}`,
  "u",
);

/** A cell's notation as one word: `cell:Fe|Fe2+|Ag+|Ag`. */
const CELL = /^cell:([^|]+)\|([^|]+)\|([^|]+)\|([^|]+)$/;

/** The cell of a notation, its anode on the left. */
function cellOfNotation(thing: string): Cell | null {
  const [, ...forms] = CELL.exec(thing) ?? [];
  const [lost, given, taker, made] = forms.map((form) => canonical(form));
  const find = (one: string | null | undefined, other: string | null | undefined): RedoxCouple | undefined =>
    METAL_COUPLES.find((couple) => formsOf(couple)[0] === one && formsOf(couple)[1] === other);
  const [anode, cathode] = [find(given, lost), find(taker, made)];
  return anode === undefined || cathode === undefined ? null : { anode, cathode };
}

/** "Write the equation of the reaction of this cell: Fe | Fe2+ || Ag+ | Ag" */
const notation: ToldQuestion = {
  cue: /cell:/,
  own: new RegExp(`^(?:${OF_CELLS}|represented|notation|diagram|following|spontaneous|ionic)$`),
  things: CELL,
  answer: ({ things, words }) => {
    const [thing = "", ...others] = things;
    const found = others.length > 0 ? null : cellOfNotation(thing);
    const isAsked =
      /\b(?:reaction|equation)\b/.test(words) && !/\bhalf-|\b(?:anode|cathode|potential|emf)\b/.test(words);
    return found === null || !isAsked ? null : solutionOf(CELLS, solveReaction(found, "notation"));
  },
};

const read = toldReader([strongest, cell]);
const readNotation = toldReader([notation]);

const spelt = (plain: string): string =>
  WITH_POTENTIAL.reduce(
    (text, form) => text.replaceAll(form, "couple:$1/$2=$3"),
    asAsked(plain).replaceAll(/\bhalf[- ](?=reaction|equation|cell)/giu, "half-"),
  );

/** Cells and agents by the potentials of couples, in any order of words. */
export const readCouplesTold: StructureReader = (plain, language, locale) =>
  NOTATION.test(plain)
    ? readNotation(asAsked(plain).replace(NOTATION, "cell:$1|$2|$3|$4"), language, locale)
    : read(spelt(plain), language, locale);
