import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const SAID =
  /spectator|(?:iones )?espectador(?:es)?|ions? spectateurs?|旁观离子|不参加反应的离子|दर्शक आयन|ተመልካች አዮን/giu;

/** "Na⁺ and NO₃⁻ are spectator ions": of an equation that was written, the ions that are dissolved on both of its sides. */
export function judgeSpectators({ text, start, mentioned, equations, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  const ions = mentioned.flatMap(({ formulas }) =>
    formulas.length === 1 && CHARGED.test(formulas[0] ?? "") ? formulas : [],
  );
  if (ions.length === 0 || ions.length < mentioned.length) return [];
  const sets = equations.map((equation) => spectatorsOf(equation)).filter((set) => set.size > 0);
  if (sets.length === 0) return [];
  const isRight = sets.some((set) => ions.every((ion) => set.has(ion)));
  const isWrong = sets.every((set) => ions.some((ion) => !set.has(ion)));
  return [...text.matchAll(SAID)].flatMap(({ index, 0: said }): Statement[] => {
    const span = { start: start + index, end: start + index + said.length };
    return isRight || isWrong ? [judged(span, isRight)] : [];
  });
}

const CHARGED = /[+-]$/;

function spectatorsOf({ reactants, products }: Equation): ReadonlySet<string> {
  const behind = new Set(products.flatMap((term) => ionsOf(term)));
  return new Set(reactants.flatMap((term) => ionsOf(term)).filter((ion) => behind.has(ion)));
}

const asciiOf = (formula: Formula): string => formatFormula({ ...formula, state: null }, "ascii");

/** Of what is dissolved: itself where it is an ion, else those of the salt, acid or base. */
function ionsOf({ formula }: Term): string[] {
  if (formula.charge !== 0) return [asciiOf(formula)];
  if (formula.state === "s" || formula.state === "l" || formula.state === "g") return [];
  const salt = findSalt(formula);
  if (salt === null || findSolubility(salt) === "insoluble") return [];
  return [...salt.cations, salt.anion].map((ion) => asciiOf(ion.formula));
}
