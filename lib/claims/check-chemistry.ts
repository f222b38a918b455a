import { balance } from "../chemistry/equation/balance.ts";
import type { Equation } from "../chemistry/equation/equation.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import { formatEquation } from "../chemistry/equation/format.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { judgeEquation } from "../chemistry/judgement/judge-equation.ts";
import { judgeFormula } from "../chemistry/judgement/judge-formula.ts";
import { findFixedCharge } from "../chemistry/judgement/known-compounds.ts";
import { ANIONS, CATIONS, findAnionCharge, listCationCharges, listKnownCharges } from "../chemistry/ions/ions.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { findProducts } from "../chemistry/reaction/products/predict.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import type { ClaimCheck, EquationClaim, FormulaClaim } from "./claim.ts";
import type { Evidence } from "./evidence.ts";

/** Said of an equation that is not meant to be balanced. */
const SKELETON =
  /unbalanced|skeleton|not (?:yet )?balanced|word equation|sin (?:ajustar|balancear)|no (?:está )?(?:ajustada|balanceada)|non (?:équilibrée|ajustée|pondérée)|未配平|不平衡|ያልተመጣጠነ|असंतुलित/iu;

const BALANCED =
  /balanced (?:\p{L}+ )?equation|full (?:\p{L}+ )?equation|ecuación (?:\p{L}+ )?(?:ajustada|balanceada)|équation (?:\p{L}+ )?(?:équilibrée|ajustée|bilan)|配平后|配平的|संतुलित समीकरण|የተመጣጠነው? (?:እኩልታ|ቀመር)/iu;

const UNKNOWN: ClaimCheck = { verdict: "unknown", reason: "no-evidence", correction: null };

/** Supported where atoms and charge balance with the smallest whole numbers, or as the engine itself wrote it. */
export function checkEquation(
  claim: EquationClaim,
  evidence: Evidence,
): { readonly check: ClaimCheck; readonly equation: Equation | null } {
  const parsed = parseEquation(claim.equation);
  if (!parsed.ok) return { check: { verdict: "unknown", reason: "not-understood", correction: null }, equation: null };
  const equation = parsed.value;
  const balanced = balance(equation);
  const isKnown = evidence.equations.some((known) => isSameEquation(known, equation));
  const isAnswer = evidence.answerEquations.some((answer) => isSameEquation(answer, equation));
  const [doubt] = judgeEquation(equation).doubts;
  if (doubt !== undefined)
    return {
      check: {
        verdict: "wrong",
        reason: "formula" in doubt ? "doubtful-formula" : "doubtful-reaction",
        correction: null,
      },
      equation: null,
    };
  if (
    claim.role !== null &&
    evidence.answerEquations.length > 0 &&
    !isAnswer &&
    (balanced.kind !== "balanced" || !isBalancedFormOf(equation, evidence))
  )
    return { check: UNKNOWN, equation: null };
  if (balanced.kind === "already-balanced") {
    if (isKnown) return { check: { verdict: "supported", reason: "matches-step", correction: null }, equation };
    if (makesOther(equation) || listTerms(equation).some(({ formula }) => isStrangeIon(formula)))
      return { check: UNKNOWN, equation: null };
    const isFamiliar =
      evidence.equations.length === 0 ||
      listTerms(equation).every(({ formula }) => evidence.formulas.has(asciiOf(formula)));
    return {
      check: balanced.isLowest || isFamiliar ? { verdict: "supported", reason: "balanced", correction: null } : UNKNOWN,
      equation,
    };
  }
  const isBare = listTerms(equation).every(({ coefficient }) => coefficient === null);
  // A skeleton has none, unless it is said to be balanced, or its electrons are counted.
  const ions = listTerms(equation).filter(({ formula }) => formula.charge !== 0);
  const isOfElectrons = ions.length > 1 && ions.some(({ formula }) => asciiOf(formula) === "e-");
  const hasNoCoefficients =
    isBare && !isOfElectrons && !(BALANCED.test(claim.sentence) && balanced.kind === "balanced");
  if (isKnown || hasNoCoefficients || SKELETON.test(claim.sentence)) return { check: UNKNOWN, equation: null };
  if (balanced.kind === "balanced" && isInTheMaking(equation, balanced.coefficients))
    return { check: UNKNOWN, equation: null };
  const value = balanced.kind === "balanced" ? formatEquation(equation, "ascii", balanced.coefficients) : null;
  const correction =
    value === null
      ? null
      : { start: claim.start, end: claim.end, value: { kind: "equation" as const, equation: value } };
  return { check: { verdict: "wrong", reason: "unbalanced", correction }, equation: null };
}

/** Two coefficients or more are right and two are not put in yet: a step on the way. */
function isInTheMaking(equation: Equation, coefficients: readonly (number | bigint)[]): boolean {
  const terms = listTerms(equation).map(({ coefficient }, at) => ({
    written: coefficient === null ? null : coefficient.numerator / coefficient.denominator,
    right: Number(coefficients[at] ?? 1),
  }));
  const areRight = terms.every(({ written, right }) => written === null || written === right);
  const missing = terms.filter(({ written, right }) => written === null && right !== 1).length;
  return areRight && terms.filter(({ written }) => written !== null).length >= 2 && missing >= 2;
}

const KNOWN_IONS: ReadonlySet<string> = new Set(
  [...ANIONS, ...CATIONS].map(({ formula }) => formatFormula(formula, "ascii")),
);

/** Atoms of one element in an ion that no list has: `Cl₂²⁻`. */
function isStrangeIon(formula: Formula): boolean {
  const [count = 0, ...others] = formula.counts.values();
  return formula.charge !== 0 && others.length === 0 && count > 1 && !KNOWN_IONS.has(asciiOf(formula));
}

/** Balanced, and not what a metal puts in the place of another: `Cu + AgNO₃ → CuNO₃ + Ag`. */
function makesOther({ reactants, products }: Equation): boolean {
  const found = findProducts(reactants.map(({ formula }) => formula));
  if (!found.ok || found.value.kind !== "reaction" || found.value.pattern !== "single-replacement") return false;
  const made = new Set(found.value.equation.products.map(({ formula }) => asciiOf(formula)));
  return products.some(({ formula }) => !made.has(asciiOf(formula)));
}

function asciiOf(formula: Formula): string {
  return formatFormula({ ...formula, state: null }, "ascii");
}

/** Whether some answer has its substances, each on its side. */
function isBalancedFormOf({ reactants, products }: Equation, { answerEquations }: Evidence): boolean {
  const substancesOf = (terms: Equation["reactants"]): string =>
    terms
      .map(({ formula }) => asciiOf(formula))
      .toSorted()
      .join("+");
  return answerEquations.some(
    (answer) =>
      substancesOf(answer.reactants) === substancesOf(reactants) &&
      substancesOf(answer.products) === substancesOf(products),
  );
}

/** The same terms with the same coefficients on the same sides, in any order. */
function isSameEquation(a: Equation, b: Equation): boolean {
  return keyOf(a.reactants) === keyOf(b.reactants) && keyOf(a.products) === keyOf(b.products);
}

function keyOf(terms: Equation["reactants"]): string {
  return terms
    .map(
      ({ coefficient, formula }) =>
        `${coefficient === null ? 1 : coefficient.numerator / coefficient.denominator} ${asciiOf(formula)}`,
    )
    .toSorted()
    .join("+");
}

function haveSameAtoms(a: Formula, b: Formula): boolean {
  return (
    a.charge === b.charge &&
    a.counts.size === b.counts.size &&
    [...a.counts].every(([atom, count]) => b.counts.get(atom) === count)
  );
}

/** A formula is right as that of the name beside it, or as one that the problem speaks of. */
export function checkFormula(claim: FormulaClaim, evidence: Evidence): ClaimCheck {
  const check = compareFormula(claim, evidence);
  // Of a problem that the engine solved, another formula that exists may still be the wrong one.
  const mayStandAlone =
    check === UNKNOWN &&
    claim.coefficient === null &&
    !claim.isTerm &&
    (!evidence.isSolved || isOnlyIon(claim.formula));
  return (mayStandAlone ? checkIon(claim) : null) ?? check;
}

/** Na+ and SO4^2-, of which there is no other ion: no problem makes it the wrong one. */
function isOnlyIon({ counts, charge }: Formula): boolean {
  const [symbol, ...others] = [...counts.keys()];
  return charge !== 0 && (others.length > 0 || (symbol !== undefined && findFixedCharge(symbol) === charge));
}

/** Said of ions as they are, and not of gases from which electrons are torn one by one. */
const OF_IONS = /(?<![\p{L}\p{M}])(?:an? )?(?:ion|ions|iones|ión|आयन|आयनों)(?![\p{L}\p{M}])|离子|አዮን/iu;
const OF_IONIZATION = /ioni[sz]ation|ionizaci|电离|आयनन|አዮናይዜ|\(g\)/iu;

/** An ion by the charges that its atoms can have; a compound by those of its ions. Null where no rule speaks. */
function checkIon({ formula, ascii, sentence, role }: FormulaClaim): ClaimCheck | null {
  if (role !== null) return null;
  const right: ClaimCheck = { verdict: "supported", reason: "known-formula", correction: null };
  if (formula.charge === 0) return judgeFormula(formula).verdict === "fits" ? right : null;
  if ([...ANIONS, ...CATIONS].some((ion) => ion.ascii === ascii)) return right;
  const [symbol, ...others] = [...formula.counts.keys()];
  const isOneAtom = symbol !== undefined && others.length === 0 && formula.counts.get(symbol) === 1;
  if (isOneAtom) {
    const charges = [...listKnownCharges(symbol), ...listCationCharges(symbol), findAnionCharge(symbol) ?? 0];
    if (charges.includes(formula.charge)) return right;
    const fixed = findFixedCharge(symbol);
    const isSaid = OF_IONS.test(sentence) && !OF_IONIZATION.test(sentence);
    return fixed !== null && fixed !== formula.charge && isSaid
      ? { verdict: "wrong", reason: "doubtful-formula", correction: null }
      : null;
  }
  const neutral = ascii.replace(/\^?\d*[+-]$/, "");
  const known = ANIONS.filter((ion) => ion.neutral === neutral);
  // MnO4 and O2 have several.
  return known.length === 1 && known[0]?.charge !== formula.charge && OF_IONS.test(sentence)
    ? { verdict: "wrong", reason: "doubtful-formula", correction: null }
    : null;
}

function compareFormula(
  { formula, ascii, coefficient, named, role, isTerm, start, end }: FormulaClaim,
  evidence: Evidence,
): ClaimCheck {
  if (named !== null) {
    const meant = named.formulas.flatMap((text) => {
      const parsed = parseFormula(text);
      return parsed.ok ? [parsed.value] : [];
    });
    if (meant.some((other) => haveSameAtoms(other, formula)))
      return { verdict: "supported", reason: "known-name", correction: null };
    const [only, ...others] = meant;
    // A hydrate goes by the name of its salt, an element by that of its molecule.
    const isOtherForm = formula.parts.length > 1 || formula.counts.size === 1 || (only?.counts.size ?? 1) === 1;
    if (named.isApposition && only !== undefined && others.length === 0 && !isOtherForm) {
      return {
        verdict: "wrong",
        reason: "contradicts-name",
        correction: { start, end, value: { kind: "formula", formula: asciiOf(only) } },
      };
    }
  }
  if (isTerm) return UNKNOWN;
  // The group SO4 may be spoken of without its charge.
  const judged = judgeFormula(formula);
  if (judged.verdict === "contradicts" && judged.doubt.code === "charges")
    return { verdict: "wrong", reason: "doubtful-formula", correction: null };
  if (role !== null && evidence.answers.size > 0 && !evidence.answers.has(ascii)) return UNKNOWN;
  if (coefficient !== null) return checkCoefficient(coefficient, ascii, evidence);
  return evidence.formulas.has(ascii) || EVERYWHERE.has(ascii)
    ? { verdict: "supported", reason: "matches-step", correction: null }
    : UNKNOWN;
}

/** What every solution in water has. */
const EVERYWHERE: ReadonlySet<string> = new Set(["H2O", "H+", "H3O+", "OH-", "e-"]);

function checkCoefficient(coefficient: number, ascii: string, { equations }: Evidence): ClaimCheck {
  const isKnown = equations.some((equation) =>
    listTerms(equation).some(
      (term) =>
        asciiOf(term.formula) === ascii &&
        term.coefficient?.numerator === coefficient &&
        term.coefficient.denominator === 1,
    ),
  );
  return isKnown ? { verdict: "supported", reason: "matches-step", correction: null } : UNKNOWN;
}
