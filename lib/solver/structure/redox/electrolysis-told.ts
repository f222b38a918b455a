import { GASEOUS_ELEMENTS } from "../../../chemistry/data/formation-enthalpies.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import { isNonmetal } from "../../../chemistry/formula/charge.ts";
import { findDischarges } from "../../../chemistry/redox/discharge.ts";
import type { Electrode, Electrolysis } from "../../../chemistry/redox/discharge.ts";
import { DISCHARGE_WORDS, solveDischarge } from "../../../problems/redox/discharge.ts";
import type { Told as ToldAs } from "../../../problems/redox/discharge.ts";
import { answerEach } from "../reader.ts";
import type { StructureReader } from "../reader.ts";
import { asAsked } from "../told-question.ts";
import { formulaOf, solutionOf } from "../told-things.ts";
import { toldReader } from "../told.ts";
import type { Told, ToldQuestion } from "../told.ts";
import { ELECTRODE_WORD, withElectrodes } from "./told-electrodes.ts";

/** Other words for the same electrolyte, and names that leave a charge open which school has only one of. */
const ELECTROLYTES: readonly (readonly [RegExp, string])[] = [
  [/\b(copper|lead) (?=(?:sul(?:f|ph)ate|chloride|bromide|nitrate)\b)/giu, "$1(II) "],
  [/\blead iodide\b/giu, "lead(II) iodide"],
  [/\b(?:concentrated |saturated |aqueous )*brine(?: solutions?)?\b/giu, "concentrated aqueous NaCl"],
  [/\bacid(?:ified|ulated) water\b/giu, "dilute aqueous H2SO4"],
  [
    /\bwater,? (?:which (?:is|has been) |that (?:is|has been) )?acidified with (?:an? (?:little|small amount of|few drops of) )?(?:dilute )?/giu,
    "dilute aqueous ",
  ],
  [/\bdissolved in (?:molten )?cryolite\b/giu, "molten"],
  [/\b(?:dissolved )?in water\b/giu, "aqueous"],
  // As a word that is part of no name: "sodium chloride solution" is one.
  [/\bsolutions?\b/giu, "aq"],
  // A solution of 1 mol/L is neither dilute nor concentrated.
  [/(?<![\d.])[1-5](?:\.0+)? ?(?:M|mol ?(?:\/ ?(?:L|dm\^?3)|dm\^?-3|L\^?-1))(?![\w-])/gu, "aqueous"],
  [/\((aq|l)\)/gu, " ($1) "],
];

const STATES: Readonly<Record<"molten" | "aqueous", RegExp>> = {
  molten: /\b(?:molten|fused|melted|liquid|l)\b/,
  aqueous: /\b(?:aqueous|aq|diluted?|concentrated|saturated|stock)\b/,
};

/** A stock solution is what other languages' word for a concentrated one is read as. */
const STRENGTHS: Readonly<Record<"dilute" | "concentrated", RegExp>> = {
  dilute: /\bdiluted?\b/,
  concentrated: /\b(?:concentrated|saturated|stock)\b/,
};

/** The one whose word stands there; null where none does, undefined where several do. */
function oneOf<Id extends string>(words: string, table: Readonly<Record<Id, RegExp>>): Id | null | undefined {
  const [found = null, ...others] = (Object.keys(table) as Id[]).filter((id) => table[id].test(words));
  return others.length > 0 ? undefined : found;
}

const isElement = ({ counts }: Formula): boolean => counts.size === 1;

/** What is electrolyzed, and the elements among which the answer is to be. */
function cellOf({ things, words }: Told): { readonly cell: Electrolysis; readonly choices: string[] } | null {
  const formulas = things.filter((thing) => !ELECTRODE_WORD.test(thing)).map(formulaOf);
  const known = formulas.filter((formula) => formula !== null);
  const [electrolyte, ...others] = known.filter((formula) => !isElement(formula));
  const [state, strength] = [oneOf(words, STATES), oneOf(words, STRENGTHS)];
  const electrodes = electrodesOf(things.filter((thing) => ELECTRODE_WORD.test(thing)));
  if (electrolyte === undefined || others.length > 0 || known.length < formulas.length) return null;
  if (state === undefined || strength === undefined || electrodes === null) return null;
  const choices = known.filter(isElement).map((formula) => canonicalOf(formula));
  return { cell: { electrolyte: canonicalOf(electrolyte), state, strength, electrodes }, choices };
}

/** Of `electrode:anode=Cu`; null where one electrode is of two materials. */
function electrodesOf(told: readonly string[]): Electrolysis["electrodes"] | null {
  const of = (at: Electrode): (string | null)[] => [
    ...new Set(
      told.flatMap((each) => {
        const [, which, material = ""] = ELECTRODE_WORD.exec(each) ?? [];
        return which === at || which === "both" ? [material === "inert" ? null : material] : [];
      }),
    ),
  ];
  const [[cathode = null, ...more], [anode = null, ...others]] = [of("cathode"), of("anode")];
  return more.length + others.length > 0 ? null : { cathode, anode };
}

const PRODUCTS =
  /\b(?:products?|produced?|produces|form|forms|formed|obtained|liberated|released|evolved|deposited|made|given|collected|get)\b|\b(?:gas|gases|metal) (?:at|on)\b/;
const HALF = /\bhalf-|\bequations?\b/;
const HAPPENS = /\b(?:happens?|occurs?|occurring|reactions?|takes|taking|discharge)\b/;

/** As what the answer is to be told; null where something else is asked. */
function toldAs(words: string): readonly ToldAs[] | null {
  const written: ToldAs = /\bnames?\b/.test(words) && !/\bformulae?s?\b/.test(words) ? "name" : "formula";
  const [isProducts, isHalf] = [PRODUCTS.test(words), HALF.test(words)];
  if (isHalf)
    return isProducts && /\bproducts?\b.*\band\b.*\bequations?|\band\b.*\bhalf-/.test(words)
      ? [written, "half"]
      : ["half"];
  return isProducts ? [written] : HAPPENS.test(words) ? ["half"] : null;
}

/** What no answer of these answers: amounts, the ions themselves, which electrode it is, the reaction as a whole. */
const ELSE =
  /\b(?:how|many|much|numbers?|count|total|ions?|cation|anion|atoms?|overall|net|(?:which|what) (?:electrode|electric|current|direct)|used? (?:as|for|at)|made (?:up )?(?:of|from))\b/;

const KINDS: Readonly<Record<"gas" | "metal", (product: string) => boolean>> = {
  gas: (product) => GASEOUS_ELEMENTS.has(product),
  metal: (product) => /^[A-Z][a-z]?$/.test(product) && !isNonmetal(product),
};

/** At which electrodes: named, each of them, or wherever a gas or a metal forms. */
function electrodesAsked(words: string, cell: Electrolysis): readonly Electrode[] | null {
  // The anode is the positive one here; "anode (negative)" is of a cell that gives current.
  if (/\banode,? (?:or )?cathode\b|\bcathode,? (?:or )?anode\b/.test(words)) return null;
  const named = (["cathode", "anode"] as const).filter((at) => new RegExp(`\\b${at}s?\\b`).test(words));
  const kind = oneOf(words, { gas: /\bgas(?:es)?\b/, metal: /\bmetals?\b/ });
  const found = findDischarges(cell);
  const isKind = (at: Electrode): boolean =>
    kind === null || (kind !== undefined && found[at].ok && KINDS[kind](found[at].value.product));
  if (named.length > 0) return named.every(isKind) && !(kind === "gas" && named.length > 1) ? named : null;
  if (kind === null)
    return cell.state === "molten" || /\belectrodes\b|\b(?:each|either|both) electrode\b|\bproducts\b/.test(words)
      ? BOTH
      : null;
  if (!found.cathode.ok || !found.anode.ok) return null;
  const fitting = BOTH.filter(isKind);
  return fitting.length === (/\bgases\b/.test(words) ? 2 : 1) ? fitting : null;
}

const BOTH: readonly Electrode[] = ["cathode", "anode"];

const OWN =
  "electroly[sz]\\w*|electrolytic(?:ally)?|electrolytes?|cell|during|when|while|if|using|use|used|uses|between|through|passed|passing|passes|pass|electric|electrical|electricity|current|direct|carried|undergoes|undergo|subjected|molten|fused|melted|liquid|l|aqueous|aq|diluted?|concentrated|saturated|stock|very|electrodes?|anode|cathode|products?|produced?|produces|forms?|formed|obtained|liberated|released|evolved|deposited|made|given|off|up|collected|occurring|reactions?|happens?|takes?|taking|place|half-equations?|half-reactions?|equations?|electrode|ionic|balanced|gas|gases|metals?|both|two|either|discharge|as|or|then|explain|names|formulae?|get|set|placed|into|respective|chemical|complete|state|formation|reacts";

/** "What is produced at the cathode when aqueous CuSO4 is electrolysed?", "Write the half-equation at the anode …" */
const electrolysis: ToldQuestion = {
  cue: /electroly|\bcurrent\b|\belectricity\b/i,
  own: new RegExp(`^(?:${OWN})$`),
  things: ELECTRODE_WORD,
  isWritten: true,
  answer: (told) => {
    const { words } = told;
    const found = ELSE.test(words) ? null : cellOf(told);
    const [kinds, asked] = [toldAs(words), found === null ? null : electrodesAsked(words, found.cell)];
    if (found === null || kinds === null || asked === null) return null;
    const { cell, choices } = found;
    if (choices.length > 0 && !isChosen(cell, asked, choices, words)) return null;
    return answerEach(
      asked.flatMap((at) => kinds.map((kind) => [at, kind] as const)),
      ([at, kind]) => solutionOf(DISCHARGE_WORDS, solveDischarge(cell, at, kind))?.[0] ?? null,
    );
  },
};

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

const spelt = (plain: string): string =>
  withElectrodes(
    ELECTROLYTES.reduce((text, [words, plainer]) => text.replaceAll(words, plainer), asAsked(plain)).replaceAll(
      /\bhalf[- ](?=reaction|equation)/giu,
      "half-",
    ),
  );

/** What forms at the electrodes of an electrolysis, in any order of words. */
export const readElectrolysisTold: StructureReader = (plain, language, locale) =>
  electrolysis.cue.test(plain) ? read(spelt(plain), language, locale) : null;
