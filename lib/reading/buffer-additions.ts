import { isAcidOf, isBaseOf } from "../chemistry/acids/conjugates.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../methods/rules/kinds.ts";
import { listFormulasOf } from "../nomenclature/formula-of.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { normalise } from "../solver/normalise.ts";
import { solveByLaws } from "./law-goal.ts";
import { readQuantity, Taken, VALUE } from "./taken.ts";

/** "How many grams of NH4Cl must be added to 500 mL of 0.20 M NH3 for a pH of 9.00?": a buffer by what is missing. */

const CONSTANTS: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [
    new RegExp(
      String.raw`\bp ?K_?a(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "acid-exponent",
  ],
  [
    new RegExp(
      String.raw`\bp ?K_?b(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "base-exponent",
  ],
  [
    new RegExp(
      String.raw`\bK_?a(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "acid-constant",
  ],
  [
    new RegExp(
      String.raw`\bK_?b(?: ?\([^()]{1,20}\)| (?:of|for) (?:the )?[A-Za-z\d]+(?: [a-z]+)?)? ?(?:=|is|:|of|,)? ?(${VALUE})`,
    ),
    "base-constant",
  ],
];

const PH = new RegExp(String.raw`\bpH(?: of| is| =|=| equal to| to)? ?(?:about )?(${VALUE})`);

const SUBSTANCE = String.raw`([A-Z][A-Za-z\d()]*|[a-z]+ [a-z]+|ammonia)`;

const ASKED = new RegExp(
  String.raw`\b(?:how (?:many (grams|moles)|much)|what (mass|amount)(?: in (?:grams|moles))?|calculate the (mass|amount|number of moles)|find the (mass|amount|number of moles)) (?:of )?(?:solid )?${SUBSTANCE}(?: \(([A-Z][A-Za-z\d()]*)\))? (?:must|should|has to|have to|needs? to|do you|is|are|would|will|that must|to be)\b`,
  "i",
);

const SOLUTION = new RegExp(
  String.raw`\b(?:to|in|with) (?:exactly )?(${VALUE} ?(?:mL|L|cm\^?3|dm\^?3|litres?|liters?)) of (?:an? )?(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3)) (?:solution of )?(?:aqueous )?${SUBSTANCE}(?: solution)?(?: \([A-Z][A-Za-z\d()]*\))?`,
);

const ELSE = /\bHCl\b|NaOH|KOH|HNO3|strong|titrat|dilut|second|final volume|total volume|percent|%|\bnot\b/;

function formulaOf(name: string): string | null {
  const parsed = parseFormula(name);
  if (parsed.ok && /^[A-Z]/.test(name)) return formatFormula({ ...parsed.value, state: null }, "ascii");
  const [only, ...others] = listFormulasOf(name.toLowerCase(), "en");
  return only === undefined || others.length > 0 ? null : only;
}

/** Null for any other text. */
export function solveBufferAddition(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || !/K_?[ab]/.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(text));
  const asked = taken.take(ASKED);
  const solution = taken.take(SOLUTION);
  if (asked === null || solution === null) return null;
  const constants = CONSTANTS.flatMap(([pattern, kind]): (readonly [Variable, Quantity])[] => {
    const value = readQuantity(taken.take(pattern)?.[0] ?? "");
    return value === null ? [] : [[variableOf(kind, null), value]];
  });
  const ph = readQuantity(taken.take(PH)?.[0] ?? "");
  const [one, two, three, four, added = "", formula = ""] = asked;
  const measure = [one, two, three, four].find((each) => each !== undefined && each !== "") ?? "";
  const wanted: Kind | null = /gram|mass/i.test(measure) ? "mass" : /mole|amount/i.test(measure) ? "amount" : null;
  const [volume, strength] = solution.slice(0, 2).map(readQuantity);
  const [salt, weak] = [formulaOf(formula === "" ? added : formula), formulaOf(solution[2] ?? "")];
  const isWhole = constants.length === 1 && ph !== null && wanted !== null && !taken.hasNumber;
  if (
    !isWhole ||
    volume === null ||
    volume === undefined ||
    strength === null ||
    strength === undefined ||
    salt === null ||
    weak === null
  )
    return null;
  if (!isBaseOf(salt, weak) && !isAcidOf(salt, weak)) return null;
  // The constant is that of the weak acid or base that a text names: Ka of an acid, Kb of a base.
  const isOfAcid = isBaseOf(salt, weak);
  if ((constants[0]?.[0].kind === "acid-constant") !== isOfAcid && (constants[0]?.[0].kind ?? "").endsWith("constant"))
    return null;
  return solveByLaws(
    [
      [variableOf("molarity", weak), strength],
      [variableOf("solution-volume", weak), volume],
      ...constants,
      [variableOf("ph", null), ph],
    ],
    variableOf(wanted, salt),
    null,
    ["buffer"],
  );
}
