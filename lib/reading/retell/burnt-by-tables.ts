import { STANDARD_ENTROPIES } from "../../chemistry/data/standard-entropies.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { findCombustion } from "../../solver/problems/reaction.ts";

/** The entropy or free energy of a combustion that is told by its substances: with the equation that the tables need. */

const STATES: Readonly<Record<string, string>> = { liquid: "l", gaseous: "g", solid: "s" };
const STATE = Object.keys(STATES).join("|");

const BURNT = new RegExp(
  String.raw`\b((?:standard )?(?:molar )?(?:entropy change|change in entropy|(?:Gibbs )?free energy change)) (?:for|of|in|when) the combustion of (?:one mole of )?(?:(${STATE}) )?([a-z]+(?: acid)?)( gas)?(?:,? \(?([A-Z][A-Za-z\d]*)(?:\((s|l|g)\))?\)?,?)? ((?:[^.?\d]|CO2|H2O)*)[.?]?$`,
);
const LEAD =
  /^(?:(?:Using|From|Use) [^.,\d]{3,60}(?:,| to) )?(?:calculate|determine|find|what is|compute)\b[^.,\d]{0,12}$/i;

const OXIDES = /\b(?:carbon dioxide(?: gas)?|gaseous carbon dioxide|CO2(?:\(g\))?)/;
const LIQUID = /\bliquid water\b|\bH2O\(l\)/;
const VAPOR = /\bwater vapou?r\b|\bsteam\b|\bgaseous water\b|\bH2O\(g\)|\bgaseous carbon dioxide and water\b/;
const ELSE = /\bnot\b|monoxide|soot|incomplete|mixture|without|or\b/i;

/** Of the states that the tables know it in, the only one. */
function ownState(formula: string): string | null {
  const [only, ...others] = ["s", "l", "g"].filter((state) =>
    Object.hasOwn(STANDARD_ENTROPIES, `${formula}(${state})`),
  );
  return only === undefined || others.length > 0 ? null : only;
}

/** The text with the equation; the same where it is about anything else, or leaves a state open. */
export function withBurnt(text: string): string {
  const found = BURNT.exec(text);
  if (found === null || !LEAD.test(text.slice(0, found.index))) return text;
  const [, what = "", told, name = "", gas, written, bracketed, products = ""] = found;
  const formulas = written === undefined ? listFormulasOf(name, DEFAULT_LOCALE) : [written];
  const [formula, ...others] = formulas;
  if (formula === undefined || others.length > 0 || ELSE.test(products) || !OXIDES.test(products)) return text;
  const water = LIQUID.test(products) === VAPOR.test(products) ? null : LIQUID.test(products) ? "l" : "g";
  const state =
    told !== undefined ? (STATES[told] ?? null) : gas !== undefined ? "g" : (bracketed ?? ownState(formula));
  const burning = findCombustion(formula);
  if (burning === null || water === null || state === null) return text;
  // Of two moles of ethane, or of one, a text would have to say.
  if (burning.coefficients[burning.species.indexOf(formula)] !== 1) return text;
  const states: Readonly<Record<string, string>> = { [formula]: state, O2: "g", CO2: "g", H2O: water };
  const sides = burning.species.map((each, at) => `${burning.coefficients[at] ?? 1} ${each}(${states[each] ?? ""})`);
  const { length } = burning.equation.reactants;
  const equation = `${sides.slice(0, length).join(" + ")} -> ${sides.slice(length).join(" + ")}`;
  return `Calculate the ${what.replace("change in entropy", "entropy change")} for ${equation}.`;
}
