import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { countAllAtoms, findSubstance, particleUnit, type Substance } from "../../../methods/rules/substance.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { findMolecule } from "../../../solver/tokens.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { symbolOf } from "./element-named.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** How much of one substance has as many atoms or molecules as so much of another. */

const TIMES: Readonly<Record<string, readonly [more: number, less: number]>> = {
  "": [1, 1],
  half: [1, 2],
  "one half": [1, 2],
  twice: [2, 1],
  "two times": [2, 1],
  thrice: [3, 1],
  "three times": [3, 1],
  "four times": [4, 1],
  "five times": [5, 1],
};

const AS_MANY = new RegExp(
  String.raw`\b(?:(${Object.keys(TIMES).join("|")}) )?(?:as many|(?:the |an? )?(?:same|equal|identical) number of|equal numbers of) (?:([a-z]+|[A-Z][a-z]?) )?(atoms|molecules)\b`,
  "i",
);

const NAME = String.raw`([A-Z][A-Za-z\d()·]*|[a-z]+(?:\([ivIV]+\))?(?: [a-z]+){0,3})`;
const TOLD = new RegExp(String.raw`(${VALUE} ?(?:mg|g|kg|grams?|moles?|mol|mmol))(?![A-Za-z/]) of (?:pure )?${NAME}`);
const ASKED = new RegExp(
  String.raw`\b(?:(?:mass|weight) (?:in (grams|kilograms|milligrams|g|kg|mg) )?of|[Hh]ow many (grams|kilograms|milligrams|moles|kg|mg|g) of|[Hh]ow much|[Ww]hat amount (?:in (moles) )?of) ${NAME}`,
);

const UNITS: Readonly<Record<string, string>> = {
  grams: "g",
  kilograms: "kg",
  milligrams: "mg",
  moles: "mol",
};

/** Words that say no more than the question does. */
const PLAIN =
  /^(?:what|which|find|calculate|determine|work|out|compute|is|are|the|a|an|of|in|on|to|that|will|would|must|should|can|you|we|one|i|have|has|had|having|hold|holds|holding|contain|contains|containing|contained|there|exactly|as|those|with|from|take|taken|be|needed|need|weigh|weighed|sample|piece|present|found|grams?|gas|metal|pure|number|them|it|and|how|much|many|for|amount|do|does|jee|neet|g|kg)$/i;

type Named = { readonly substance: Substance; readonly rest: string };

/** The substance that so many words begin with, as what is counted is a part of it, and the words behind it. */
function nameIn(words: string, counted: "atoms" | "molecules"): Named | null {
  const parts = words.split(" ");
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join(" ");
    const parsed = /^[A-Z]/.test(name) ? parseFormula(name) : null;
    const formulas =
      parsed?.ok === true ? [formatFormula(parsed.value, "ascii")] : listFormulasOf(name.toLowerCase(), "en");
    const [only, ...others] = formulas;
    if (only === undefined) continue;
    const molecule = counted === "molecules" && parsed === null ? (findMolecule(only) ?? only) : only;
    const isOne = others.every((each) => each === findMolecule(only));
    const substance = isOne ? findSubstance(molecule) : null;
    return substance === null ? null : { substance, rest: parts.slice(length).join(" ") };
  }
  return null;
}

/** How many of what is counted one unit of a formula has; 0 where it has none, or is no such unit. */
function countIn(substance: Substance, counted: "atoms" | "molecules", element: string | null): number {
  if (counted === "molecules") return particleUnit(substance) === "molecules" ? 1 : 0;
  return element === null ? countAllAtoms(substance) : (substance.formula.counts.get(element) ?? 0);
}

/** Null for any other text. */
export function solveSameNumber(text: string): SolutionFacts[] | null {
  if (!AS_MANY.test(text)) return null;
  const taken = new Taken(normalise(withoutToldConstants(text) ?? text));
  const [times = "", of = "", counted = ""] = taken.take(AS_MANY) ?? [];
  const [value = "", told = ""] = taken.take(TOLD) ?? [];
  const [massUnit = "", countUnit = "", moles = "", asked = ""] = taken.take(ASKED) ?? [];
  const part = counted === "molecules" ? "molecules" : "atoms";
  const [from, wanted] = [nameIn(told, part), nameIn(asked, part)];
  const given = readQuantity(value);
  const ratio = TIMES[times.toLowerCase()];
  if (from === null || wanted === null || given === null || ratio === undefined) return null;
  const words = [taken.rest, from.rest, wanted.rest].join(" ").match(/[\p{L}\d]+/gu) ?? [];
  if (!words.every((word) => PLAIN.test(word))) return null;
  const element = of === "" ? null : symbolOf(of);
  // "As many water molecules": of one of the two, which the other has none of.
  if (of !== "" && (element === null || part === "molecules")) return null;
  const [own, other] = [countIn(wanted.substance, part, element), countIn(from.substance, part, element)];
  if (own === 0 || other === 0 || wanted.substance.ascii === from.substance.ascii) return null;
  const written = massUnit + countUnit + moles;
  const unit = UNITS[written.toLowerCase()] ?? written;
  const kind = unit === "mol" ? "amount" : "mass";
  const isAmount = /mol/.test(value);
  return solveByLaws(
    [[variableOf(isAmount ? "amount" : "mass", from.substance.ascii), given]],
    variableOf(kind, wanted.substance.ascii),
    unit === "" ? null : getUnit(unit),
    [],
    {
      sameNumber: {
        wanted: wanted.substance.ascii,
        from: from.substance.ascii,
        ratio: [ratio[0] * other, ratio[1] * own],
      },
    },
  );
}
