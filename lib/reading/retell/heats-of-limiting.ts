import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { molarMassOf } from "../../problems/molar-mass-of.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { readQuantity } from "../text/taken.ts";
import { NUMBER as N } from "./turn.ts";

/** The heat of a reaction of which both reactants are measured: the enthalpy of a mole goes by the one that runs out. */

const SUBSTANCE = String.raw`([A-Z][A-Za-z\d()]*?|[a-z]+(?: [a-z]+)??)(?:\((?:s|l|g|aq)\))?`;
const SIZE = String.raw`(?:an? )?(${N}\.?[ -]?(?:m?g|kg|m?mol|moles?)|${N}\.?[ -]?m?L of (?:an? )?${N}[ -]?M)(?: (?:sample|piece|portion))?(?: of)?`;

const TOLD = new RegExp(
  String.raw`\bWhen ${SIZE} ${SUBSTANCE} (?:reacts?|combines?|is mixed|are mixed|is combined|is allowed to react) with ${SIZE} ${SUBSTANCE},?(?: (?:to (?:form|produce|give)|forming|producing)(?: ${SIZE})? ${SUBSTANCE},)?(?: ${SIZE} ${SUBSTANCE} and)? (${N} ?k?J)(?: of (?:heat|energy))? (?:is|are|was|were) (produced|released|evolved|given off|liberated|absorbed)\.`,
);

const ASKED = new RegExp(
  String.raw`\b(?:enthalpy change|change in enthalpy|ΔH|thermochemical equation)\b[^.?]*?\b(?:per|(?:when|for the reaction of|of|for) (?:1|one|a)) mole? ?(?:of )?${SUBSTANCE}(?= ?(?:reacting|reacts|is|for|that|which|[.?:]|$))`.replace(
    "mole?",
    "mol(?:e)?",
  ),
);

const ARROW = /((?:\d+ ?)?[A-Z][A-Za-z\d()+^]*(?: \+ (?:\d+ ?)?[A-Z][A-Za-z\d()]*)* ?(?:->|→|⟶) ?[^.?]*?)(?=[.?]|$)/;

type Sized = { readonly size: string; readonly formula: string; readonly amount: Decimal };

/** In moles. */
function amountOf(size: string, formula: string): Decimal | null {
  const [first = "", strength] = size.replaceAll(/(?<=\d)\.?[ -](?=[a-zA-Z])/g, " ").split(/ of (?:an? )?/);
  const [told, molarity] = [readQuantity(first), strength === undefined ? null : readQuantity(strength)];
  if (told === null || (strength !== undefined && molarity === null)) return null;
  if (molarity !== null) return getValueIn(told, "L").times(getValueIn(molarity, "mol/L"));
  return /mol/.test(first) ? getValueIn(told, "mol") : getValueIn(told, "g").div(molarMassOf(formula));
}

/** What a name stands for among the substances of the reaction. */
const formulaAmong = (name: string, species: readonly string[]): string | null =>
  species.find((each) => each === name || listFormulasOf(name, "en").includes(each)) ??
  species.find((each) => /^[a-z]+$/.test(name) && listFormulasOf(name, "en").some((own) => each === `${own}2`)) ??
  null;

const CLOSE = "0.02";

/** The same with what runs out alone, and the other in excess; null for any other text, and where what forms is another amount. */
export function withLimiting(text: string): string | null {
  const told = TOLD.exec(text);
  const [, name = ""] = ASKED.exec(text) ?? [];
  if (told === null || name === "") return null;
  const [
    whole = "",
    size = "",
    one = "",
    otherSize = "",
    other = "",
    formedSize = "",
    formed = "",
    againSize = "",
    again = "",
    heat = "",
    way = "",
  ] = told.map((group: string | undefined) => group ?? "");
  const product = formed || again;
  const plain = (named: string): string =>
    /^[A-Z]/.test(named) ? named : (listFormulasOf(named, "en").at(-1) ?? named);
  const rest = text.slice(told.index + whole.length).replaceAll(/\((?:s|l|g|aq)\)/g, "");
  const written = ARROW.exec(rest)?.[1]?.replaceAll(/⟶|→/g, "->");
  const equation =
    written === undefined
      ? product === ""
        ? null
        : readBalanced(`${plain(one)} + ${plain(other)} -> ${plain(product)}`)
      : readBalanced(written.trim());
  if (equation === null) return null;
  const { species, coefficients, text: balanced } = equation;
  const shareOf = (named: string, amount: string): (Sized & { readonly extent: Decimal }) | null => {
    const formula = formulaAmong(named, species);
    const moles = formula === null ? null : amountOf(amount, formula);
    const coefficient = formula === null ? undefined : coefficients[species.indexOf(formula)];
    return formula === null || moles === null || coefficient === undefined
      ? null
      : { size: amount, formula, amount: moles, extent: moles.div(coefficient) };
  };
  const [first, second] = [shareOf(one, size), shareOf(other, otherSize)];
  const asked = formulaAmong(name, species);
  if (first === null || second === null || asked === null || first.formula === second.formula) return null;
  const [limiting, excess] = first.extent.lte(second.extent) ? [first, second] : [second, first];
  const made = formedSize || againSize;
  const formedShare = made === "" ? null : shareOf(product, made);
  const isWhole =
    made === "" || (formedShare !== null && formedShare.extent.div(limiting.extent).minus(1).abs().lt(CLOSE));
  return isWhole
    ? `When ${limiting.size} of ${limiting.formula} reacts with excess ${excess.formula}, ${heat} of heat is ${way === "absorbed" ? way : "produced"}. What is the enthalpy change per mole of ${asked}? ${balanced}`.replace(
        / M of /,
        " M ",
      )
    : null;
}
