import { METAL_COUPLES } from "../../../chemistry/data/reduction-potentials.ts";
import type { Equation } from "../../../chemistry/equation/equation.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import { findRedoxChanges } from "../../../chemistry/redox/changes.ts";
import type { RedoxChange } from "../../../chemistry/redox/changes.ts";
import { expression, formulaTerm, signedCount } from "../../../methods/terms.ts";
import type { Cell } from "../../../problems/redox/cells.ts";
import { solveAgent, solveHalf, solveSpecies } from "../../../problems/redox/galvanic-cells.ts";
import type { Role } from "../../../problems/redox/galvanic-cells.ts";
import { solveEffect } from "../../../problems/redox/nernst-effects.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked, EQUATION_WORD, equationOfWord } from "../told-question.ts";
import { allWritten, solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";

const CELLS = "problems-redox.galvanic-cells";

const inOrder = (formula: string): string => canonicalOf(getFormula(formula));

/** The cell of two metals that this reaction runs; null for any other reaction. */
function cellOf({ reactants, products }: Equation): Cell | null {
  const [before, after] = [reactants, products].map((side) => side.map(({ formula }) => canonicalOf(formula)));
  const has = (side: readonly string[] | undefined, formula: string): boolean =>
    side?.length === 2 && side.includes(inOrder(formula));
  const anode = METAL_COUPLES.find(({ oxidized, reduced }) => has(before, reduced[1]) && has(after, oxidized[1]));
  const cathode = METAL_COUPLES.find(({ oxidized, reduced }) => has(before, oxidized[1]) && has(after, reduced[1]));
  return anode === undefined || cathode === undefined ? null : { anode, cathode };
}

const ROLE_WORDS: readonly (readonly [Role, RegExp])[] = [
  ["oxidizing-agent", /\b(?:oxidi[sz]ing agent|oxidant|oxidi[sz]er)\b/],
  ["reducing-agent", /\b(?:reducing agent|reductant|reducer)\b/],
  ["oxidized", /\boxidi[sz]ed\b|\bloses electrons\b|\bundergoes oxidation\b/],
  ["reduced", /\breduced\b|\bgains electrons\b|\bundergoes reduction\b/],
  ["anode", /\banode\b/],
  ["cathode", /\bcathode\b/],
];

const LOSES: ReadonlySet<Role> = new Set(["oxidized", "reducing-agent"]);

/** By the one element whose oxidation number rises, or falls. */
function agentOf(equation: Equation, role: Role, isElement: boolean): Solved | null {
  if (role === "anode" || role === "cathode") return null;
  const side = LOSES.has(role) ? "loses" : "gains";
  const all = findRedoxChanges(equation) ?? [];
  const [change, ...others] = all.filter((each) => risesIn(each) === (side === "loses"));
  if (change === undefined || others.length > 0 || change.from.denominator !== 1 || change.to.denominator !== 1)
    return null;
  const line = expression(
    formulaTerm(change.element),
    ":",
    signedCount(change.from.numerator),
    "->",
    signedCount(change.to.numerator),
  );
  return solveAgent(side, line, isElement ? change.element : change.species);
}

const risesIn = ({ from, to }: RedoxChange): boolean =>
  to.numerator * from.denominator > from.numerator * to.denominator;

const OF_CELLS =
  "cell|cells|works|particles?|galvanic|voltaic|electrochemical|daniell|uses|based|runs|run|driven|reaction|equation|redox|overall|net|ionic|spontaneous|which|substance|reactants?|element|metal|electrode|where|occurs?|takes|place|taking|happens|undergoes|acts?|acting|as|serves?|during|balanced|whose";

/** "In Zn + Cu2+ -> Zn2+ + Cu, which species is the oxidizing agent?" */
const species: ToldQuestion = {
  cue: /oxidi[sz]|reduc|anode|cathode/i,
  own: new RegExp(
    `^(?:${OF_CELLS}|oxidi[sz]ing|reducing|agent|oxidant|reductant|oxidi[sz]er|oxidi[sz]ed|reduced|oxidation|reduction|loses|gains|electrons|anode|cathode|being|gets|half-cell|chemical|formula)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation = "", ...others] = things;
    const parsed = EQUATION_WORD.test(equation) ? parseEquation(equationOfWord(equation)) : null;
    const asked = ROLE_WORDS.filter(([, word]) => word.test(words)).map(([role]) => role);
    if (
      parsed?.ok !== true ||
      others.length > 0 ||
      asked.length === 0 ||
      /\bhalf-cell\b|\b(?:at|from) the (?:anode|cathode)\b/.test(words)
    )
      return null;
    // "What is oxidized at the anode?" asks for one species in two words; several are asked for one by one.
    const isSeveral = asked.length > 1;
    if (isSeveral && !/\band\b/.test(words)) return null;
    const cell = cellOf(parsed.value);
    const solved = asked.map((role) =>
      cell === null ? agentOf(parsed.value, role, /\belement\b/.test(words)) : solveSpecies(role, cell),
    );
    return solved.includes(null)
      ? null
      : solved.flatMap((each) => (each === null ? [] : (solutionOf(CELLS, each) ?? [])));
  },
};

/** "Write the half-reaction at the anode of the cell Zn + Cu2+ -> Zn2+ + Cu" */
const half: ToldQuestion = {
  cue: /half/i,
  own: new RegExp(
    `^(?:${OF_CELLS}|half|half-reaction|half-equation|half-cell|anode|cathode|oxidation|reduction|anodic|cathodic|occurring)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation = "", ...others] = things;
    const parsed = EQUATION_WORD.test(equation) ? parseEquation(equationOfWord(equation)) : null;
    const [isAnode, isCathode] = [
      /\b(?:anode|anodic|oxidation)\b/.test(words),
      /\b(?:cathode|cathodic|reduction)\b/.test(words),
    ];
    if (parsed?.ok !== true || others.length > 0 || isAnode === isCathode || !/\bhalf\b|\bhalf-/.test(words))
      return null;
    const cell = cellOf(parsed.value);
    return cell === null ? null : solutionOf(CELLS, solveHalf(isAnode ? "anode" : "cathode", cell, false));
  },
};

/** "What happens to the potential of this cell if [Cu2+] is increased?" */
const nernst: ToldQuestion = {
  cue: /potential|voltage|\bemf\b|\bE\b/i,
  own: new RegExp(
    `^(?:${OF_CELLS}|potential|voltage|emf|e|ecell|concentration|increas\\w+|decreas\\w+|rais\\w+|lower\\w*|reduc\\w+|higher|become|becomes|happens?|effect|affects?|change|changes|does|do|or|up|down|if|when|stay|stays|same|it|go|goes|rise|rises|fall|falls|electrode|more|added|adding|size|mass|larger|bigger|doubled|piece|solid|ions|dilut\\w+|solution|with|replaced|larger|one|remain|remains|unchanged)$`,
  ),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [equation, ...rest] = things.toSorted(
      (one, other) => Number(EQUATION_WORD.test(other)) - Number(EQUATION_WORD.test(one)),
    );
    const [thing = "", ...others] = allWritten(rest) ?? [];
    const parsed =
      equation !== undefined && EQUATION_WORD.test(equation) ? parseEquation(equationOfWord(equation)) : null;
    const cell = parsed?.ok === true ? cellOf(parsed.value) : null;
    if (cell === null || others.length > 0 || !/\b(?:potential|voltage|emf|e|ecell)\b/.test(words)) return null;
    const at = (["anode", "cathode"] as const).find((side) => inOrder(cell[side].oxidized[1]) === thing);
    const plain = words.replaceAll(
      /\b(?:increases?|decreases?|higher|rises?|falls?|go(?:es)? up|go(?:es)? down)(?:,)? or (?:does it )?(?:increases?|decreases?|lower|falls?|rises?|go(?:es)? down|go(?:es)? up|stays? the same|remains? (?:the same|unchanged))(?:,? or (?:does it )?(?:stays? the same|remains? (?:the same|unchanged)|not change))?/g,
      "",
    );
    const [isUp, isDown] = [
      /\b(?:increas\w+|rais\w+|more|adding)\b/.test(plain),
      /\b(?:decreas\w+|lower\w*|reduc\w+|dilut\w+)\b/.test(plain),
    ];
    const isMetal = [cell.anode, cell.cathode].some(({ reduced }) => inOrder(reduced[1]) === thing);
    if (isMetal && /\b(?:electrode|solid|metal|mass|size|piece)\b/.test(plain) && !/\bconcentration\b/.test(plain))
      return solutionOf("problems-redox.nernst-equation", solveEffect(cell, "electrode"));
    if (isUp === isDown || at === undefined || /\b(?:electrode|solid|metal|mass|size)\b/.test(plain)) return null;
    return solutionOf("problems-redox.nernst-equation", solveEffect(cell, `${isUp ? "raised" : "lowered"}-${at}`));
  },
};

const read = toldReader([half, species, nernst]);

/** A cell's notation with its bars is left to the readers of notations; [Cu2+] is the ion whose concentration changes. */
const spelt = (plain: string): string =>
  asAsked(plain)
    .replaceAll(/\[([A-Z][a-z]?\^?\d?\+)\]/gu, "concentration of $1")
    .replaceAll(/\bhalf[- ](?=reaction|equation|cell)/giu, "half-");

/** What is oxidized and reduced, half-reactions and what changes a cell's potential, in any order of words. */
export const readCellsTold: StructureReader = (plain, language, locale) =>
  plain.includes("|") ? null : read(spelt(plain), language, locale);
