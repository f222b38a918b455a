import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { solveNucleusDefect } from "../../../problems/nuclear/nucleus-defect.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { takeNuclides } from "./decay-chains.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken } from "../../text/taken.ts";

/** Binding energies by the masses of a bare nucleus, of a proton and of a neutron, as a text tells them. */

const massOf = (particle: string, letter: string): RegExp =>
  new RegExp(
    String.raw`(?:\b(?:the )?(?:rest )?mass of (?:a |the |one )?(?:free )?${particle}|\bm_?\(?${letter}\)?|\b${particle}s?(?: mass)?)(?: ?(?:=|is|:|,|has a mass of))* ?\(?(1\.00\d{1,7})(?: ?(?:u|amu))?\)?`,
    "i",
  );
const PROTON = massOf("proton", "p");
const NEUTRON = massOf("neutron", "n");
const NUCLEUS = /(?<![\d.])(\d{1,3}\.\d{2,8} ?(?:u|amu))\b/;
const ENERGY_OF_UNIT =
  /\(?\b(?:1 (?:u|amu) ?(?:=|is|corresponds to|equals|is equivalent to|gives) ?931(?:\.\d{1,3})? ?MeV(?: ?\/ ?c\^?2)?|931(?:\.\d{1,3})? ?MeV ?(?:\/ ?u|per u))\)?/i;

/** A proton without the electron that a hydrogen atom has. */
const isBare = ({ value }: Quantity): boolean => value.gt("1.0072") && value.lt("1.0074");

const ELSE =
  /\bhydrogen atom|\batomic mass|\bmass of (?:an?|the|one) [a-z-]+ ?\d* atom|electrons?\b|fission|fusion|reaction|released|decay|->|→|half-?life|joule|\bJ\b|kJ/i;

const ASKS_EACH = /\b(?:per|for (?:each|every)|each) nucleon/i;
const ASKS_ENERGY = /\bbinding energy\b/i;
const ASKS_DEFECT = /\bmass defect\b/i;

/** "He-4 nucleus of mass 4.0015 u (proton 1.00728 u, neutron 1.00867 u)". Null for any other text. */
export function solveNuclearBinding(text: string): SolutionFacts[] | null {
  if (!/\bnucle(?:us|ar|i)\b|deuteron|alpha particle/i.test(text) || ELSE.test(text)) return null;
  const asks = ASKS_ENERGY.test(text) ? (ASKS_EACH.test(text) ? "nucleon-energy" : "binding-energy") : "mass-defect";
  if (asks === "mass-defect" && !ASKS_DEFECT.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(/\b(?:deuterium|deuteron)\b/gi, "H-2")
    .replaceAll(/\b(?:tritium|triton)\b/gi, "H-3")
    .replaceAll(/\balpha particle\b/gi, "He-4");
  const taken = new Taken(plain);
  taken.take(ENERGY_OF_UNIT);
  const told = [PROTON, NEUTRON, NUCLEUS].map((pattern) => {
    const written = taken.take(pattern)?.[0];
    return written === undefined ? null : readQuantity(/[a-z]$/.test(written) ? written : `${written} u`);
  });
  const [proton, neutron, nucleus] = told;
  const { nuclides, rest } = takeNuclides(taken.rest);
  const [own, ...others] = nuclides;
  if (!proton || !neutron || !nucleus || own === undefined || others.length > 0 || /\d/.test(rest)) return null;
  if (!isBare(proton) || neutron.value.minus("1.0087").abs().gt("0.0002")) return null;
  const solved = solveNucleusDefect(own, { proton, neutron, nucleus });
  const first = solved === null ? null : solvedFacts("problems-nuclear.binding", solved);
  const defect = first === null ? null : foundBy(first);
  // No nucleus lacks more than a hundredth of a unit for each nucleon.
  if (first === null || defect === null || defect.value.div(own.massNumber).gt("0.0098")) return null;
  const givens = { given1: givenTerm(proton), given2: givenTerm(neutron), given3: givenTerm(nucleus) };
  if (asks === "mass-defect") return [{ ...first, givens }];
  const [last] =
    solveByLaws(
      [
        [variableOf("mass-defect", null), defect],
        ...(asks === "nucleon-energy"
          ? [[variableOf("mass-number", null), pureNumber(own.massNumber, null)] as const]
          : []),
      ],
      variableOf(asks, null),
      getUnit("MeV"),
    ) ?? [];
  const solution = last === undefined ? null : chain([first, last], givens);
  return solution === null ? null : [solution];
}
