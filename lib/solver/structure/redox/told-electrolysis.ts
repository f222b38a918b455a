import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import type { Electrode, Electrolysis } from "../../../chemistry/redox/electrolysis.ts";
import { asAsked } from "../told-question.ts";
import { formulaOf } from "../told-things.ts";
import type { Told } from "../told.ts";
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
export function oneOf<Id extends string>(words: string, table: Readonly<Record<Id, RegExp>>): Id | null | undefined {
  const [found = null, ...others] = (Object.keys(table) as Id[]).filter((id) => table[id].test(words));
  return others.length > 0 ? undefined : found;
}

const isElement = ({ counts }: Formula): boolean => counts.size === 1;

/** What is electrolyzed, and the elements among which the answer is to be. */
export function cellOf({ things, words }: Told): { readonly cell: Electrolysis; readonly choices: string[] } | null {
  const formulas = things.filter((thing) => !ELECTRODE_WORD.test(thing)).map(formulaOf);
  const known = formulas.filter((formula) => formula !== null);
  const [electrolyte, ...others] = known.filter((formula) => !isElement(formula));
  const [state, strength] = [oneOf(words, STATES), oneOf(words, STRENGTHS)];
  const electrodes = electrodesOf(things.filter((thing) => ELECTRODE_WORD.test(thing)));
  if (electrolyte === undefined || others.length > 0 || known.length < formulas.length) return null;
  if (state === undefined || strength === undefined || electrodes === null) return null;
  // "Copper is refined", with a copper anode: said of the electrode.
  const choices = known
    .filter(isElement)
    .map((formula) => canonicalOf(formula))
    .filter((element) => element !== electrodes.anode);
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

/** The text with its electrolyte and its electrodes as words that are read alike. */
export const speltElectrolysis = (plain: string): string =>
  withElectrodes(
    ELECTROLYTES.reduce((text, [words, plainer]) => text.replaceAll(words, plainer), asAsked(plain)).replaceAll(
      /\bhalf[- ](?=reaction|equation)/giu,
      "half-",
    ),
  );
