import { GASEOUS_ELEMENTS } from "../../../chemistry/data/formation-enthalpies.ts";
import { isNonmetal } from "../../../chemistry/formula/charge.ts";
import { findDischarges } from "../../../chemistry/redox/discharge.ts";
import type { Electrode, Electrolysis } from "../../../chemistry/redox/electrolysis.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import {
  DISCHARGE_WORDS,
  solveDischarge,
  solveElectrode,
  solveElectrolysis,
} from "../../../problems/redox/discharge.ts";
import type { Told as ToldAs } from "../../../problems/redox/discharge.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { answerEach } from "../reader.ts";
import type { StructureReader } from "../reader.ts";
import { solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { ToldQuestion } from "../told.ts";
import { ELECTRODE_WORD } from "./told-electrodes.ts";
import { cellOf, oneOf, speltElectrolysis } from "./told-electrolysis.ts";

const PRODUCTS =
  /\b(?:products?|produced?|produces|form|forms|formed|obtained|liberated|released|evolved|deposited|made|given|collected|get|gives|comes off|bubbles)\b|\b(?:gas|gases|metal) (?:at|on)\b/;
const HALF = /\bhalf-|\bequations?\b/;
const HAPPENS = /\b(?:happens?|is passed at|occurs?|occurring|reactions?|takes|taking|discharge)\b/;

/** "What is oxidized?" */
const PROCESS = /\b(?:oxidi[sz]ed|reduced)\b|\bundergoes (?:oxidation|reduction)\b/;

/** As what the answer is to be told; null where something else is asked. */
function toldAs(words: string): readonly ToldAs[] | null {
  const written: ToldAs = /\bnames?\b/.test(words) && !/\bformulae?s?\b/.test(words) ? "name" : "formula";
  const [isProducts, isHalf] = [PRODUCTS.test(words), HALF.test(words)];
  if (/\bions?\b/.test(words) || PROCESS.test(words))
    return !isProducts && !isHalf && (PROCESS.test(words) || /\bdischarged\b/.test(words)) ? ["species"] : null;
  if (isHalf)
    return isProducts && /\bproducts?\b.*\band\b.*\bequations?|\band\b.*\bhalf-/.test(words)
      ? [written, "half"]
      : ["half"];
  return isProducts ? [written] : HAPPENS.test(words) ? ["half"] : null;
}

/** What no answer of these answers: amounts, what electrodes are made of, spectators that are left out. */
const ELSE =
  /\b(?:how|many|much|numbers?|count|total|cation|anion|atoms?|net|(?:which|what) (?:electric|current|direct)|used? (?:as|for|at)|made (?:up )?(?:of|from))\b/;

/** A melt by itself may do anything. */
const IS_ELECTROLYSIS = /\b(?:electroly[sz]\w*|current|electricity|cathode|anode|electrodes?)\b/;

const KINDS: Readonly<Record<"gas" | "metal", (product: string) => boolean>> = {
  gas: (product) => GASEOUS_ELEMENTS.has(product),
  metal: (product) => /^[A-Z][a-z]?$/.test(product) && !isNonmetal(product),
};

const PROCESSES: Readonly<Record<Electrode, RegExp>> = {
  cathode: /\breduc(?:ed|tion)\b/,
  anode: /\boxidi[sz]ed\b|\boxidation\b/,
};

/** At which electrodes: named, each of them, or wherever a gas or a metal forms. */
function electrodesAsked(words: string, cell: Electrolysis): readonly Electrode[] | null {
  // The anode is the positive one here; "anode (negative)" is of a cell that gives current.
  if (/\banode,? (?:or )?cathode\b|\bcathode,? (?:or )?anode\b/.test(words)) return null;
  const named = BOTH.filter((at) => new RegExp(`\\b${at}s?\\b`).test(words));
  const processes = BOTH.filter((at) => PROCESSES[at].test(words));
  if (processes.length > 0 && named.length > 0 && processes.join() !== named.join()) return null;
  if (processes.length > 0) return processes;
  const kind = oneOf(words, { gas: /\bgas(?:es)?\b/, metal: /\bmetals?\b/ });
  const found = findDischarges(cell);
  const isKind = (at: Electrode): boolean =>
    kind === null || (kind !== undefined && found[at].ok && KINDS[kind](found[at].value.product));
  if (named.length > 0) return named.every(isKind) && !(kind === "gas" && named.length > 1) ? named : null;
  if (kind === null)
    return cell.state === "molten" ||
      /\belectrodes\b|\b(?:each|either|both) electrode\b|\bproducts?\b|\bproduced of\b|\bhalf-\w+s\b/.test(words)
      ? BOTH
      : null;
  if (!found.cathode.ok || !found.anode.ok) return null;
  const fitting = BOTH.filter(isKind);
  return fitting.length === (/\bgases\b|\b(?:each|both) electrodes?\b/.test(words) ? 2 : 1) ? fitting : null;
}

const BOTH: readonly Electrode[] = ["cathode", "anode"];

const OWN =
  "electroly[sz]\\w*|electrolytic(?:ally)?|electrolytes?|cell|during|when|while|if|using|use|used|uses|between|through|passed|passing|passes|pass|electric|electrical|electricity|current|direct|carried|undergoes|undergo|subjected|molten|fused|melted|liquid|l|aqueous|aq|diluted?|concentrated|saturated|stock|very|electrodes?|anode|cathode|products?|produced?|produces|forms?|formed|obtained|liberated|released|evolved|deposited|made|given|off|up|collected|occurring|reactions?|happens?|takes?|taking|place|half-equations?|half-reactions?|equations?|electrode|ionic|balanced|gas|gases|metals?|both|two|either|discharge|as|or|then|explain|names|formulae?|get|set|placed|into|respective|chemical|complete|state|formation|reacts|oxidi[sz]ed|reduced|oxidation|reduction|discharged|gives|overall|student|technician|purified|refined|refining|purification|plated|plating|electroplat\\w+|spoon|ring|fork|key|impure|pure|block|process|represents?|suggest|construct|bubbles|comes";

/** "What is produced at the cathode when aqueous CuSO4 is electrolysed?", "Write the half-equation at the anode …" */
const electrolysis: ToldQuestion = {
  cue: /electroly|\bcurrent\b|\belectricity\b|\bmolten\b/i,
  own: new RegExp(`^(?:${OWN})$`),
  things: ELECTRODE_WORD,
  isWritten: true,
  answer: (told) => {
    const { words } = told;
    const found = ELSE.test(words) || !IS_ELECTROLYSIS.test(words) ? null : cellOf(told);
    return found === null ? null : answerOf(words, found);
  },
};

function answerOf(words: string, { cell, choices }: NonNullable<ReturnType<typeof cellOf>>): SolutionFacts[] | null {
  const [choice, ...more] = choices;
  if (/\b(?:which|what) electrode\b/.test(words))
    return choice !== undefined && more.length === 0 && PRODUCTS.test(words) && !/\b(?:cathode|anode)\b/.test(words)
      ? solutionOf(DISCHARGE_WORDS, solveElectrode(cell, choice))
      : null;
  if (isOverall(words)) return choices.length > 0 ? null : solutionOf(DISCHARGE_WORDS, solveElectrolysis(cell));
  const kinds = toldAs(words);
  // "The half-equation for the formation of chlorine"
  if (kinds?.join() === "half" && choice !== undefined && more.length === 0)
    return solutionOf(DISCHARGE_WORDS, solveFormation(cell, choice, words));
  const asked = electrodesAsked(words, cell);
  if (kinds === null || asked === null || (choices.length > 0 && !isChosen(cell, asked, choices, words))) return null;
  const solved = answerEach(
    asked.flatMap((at) => kinds.map((kind) => [at, kind] as const)),
    ([at, kind]) => solutionOf(DISCHARGE_WORDS, solveDischarge(cell, at, kind))?.[0] ?? null,
  );
  // Water and metals are no ions, though a course may name those of water.
  return /\bions?\b/.test(words) && solved?.every(isIon) !== true ? null : solved;
}

/** By which half-equation an element forms, where it does. */
function solveFormation(cell: Electrolysis, element: string, words: string): Solved | null {
  const found = findDischarges(cell);
  const at = BOTH.find((each) => found[each].ok && found[each].value.product === element);
  const isElsewhere = BOTH.some((each) => each !== at && new RegExp(`\\b${each}\\b`).test(words));
  return at === undefined || isElsewhere ? null : solveDischarge(cell, at, "half");
}

const isIon = ({ answer: { value } }: SolutionFacts): boolean =>
  value.kind === "formula" && /[+-]$/.test(value.formula);

/** "The equation for the electrolysis of …", of no electrode by itself. */
const isOverall = (words: string): boolean =>
  /\b(?:equation|reaction)\b/.test(words) &&
  (/\boverall\b/.test(words) ||
    !/\b(?:half-\w+|ionic|electrodes?|cathode|anode|oxidation|reduction|products?|forms?|formed)\b/.test(words));

/** "Hydrogen or sodium?": what forms must be one of them. */
function isChosen(
  cell: Electrolysis,
  [at, ...others]: readonly Electrode[],
  choices: readonly string[],
  words: string,
): boolean {
  const found = at === undefined ? null : findDischarges(cell)[at];
  return found?.ok === true && others.length === 0 && /\bor\b/.test(words) && choices.includes(found.value.product);
}

const read = toldReader([electrolysis]);

/** What forms at the electrodes of an electrolysis, in any order of words. */
export const readElectrolysisTold: StructureReader = (plain, language, locale) =>
  electrolysis.cue.test(plain) ? read(speltElectrolysis(plain), language, locale) : null;
