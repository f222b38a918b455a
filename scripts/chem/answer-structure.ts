import {
  countUnpaired,
  findConfiguration,
  writeConfiguration,
  writeShortConfiguration,
} from "#lib/chemistry/elements/configuration.ts";
import { findElement } from "#lib/chemistry/elements/elements.ts";
import { findSpecies } from "#lib/chemistry/bonding/species.ts";
import { balance } from "#lib/chemistry/equation/balance.ts";
import { formatEquation } from "#lib/chemistry/equation/format.ts";
import { parseEquation } from "#lib/chemistry/equation/parse.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { findIonicEquations } from "#lib/chemistry/ions/net-ionic.ts";
import { findProducts } from "#lib/chemistry/reaction/products/predict.ts";
import { balanceRedox } from "#lib/chemistry/redox/half-reactions.ts";
import type { HalfReaction, Medium } from "#lib/chemistry/redox/half-reactions.ts";
import { findOxidationNumbers } from "#lib/chemistry/redox/oxidation.ts";
import { hasKnownConfiguration } from "#lib/methods/electron-configuration.ts";
import { refuse } from "./answer.ts";
import type { Answer } from "./answer.ts";

/** `numbers` holds one for each element, or one for each place where the places differ: N in NH4+ and in NO3-. */
export function answerOxidation(written: string): Answer {
  const formula = parseFormula(written);
  if (!formula.ok) return refuse(formula.issue);
  const rows = findOxidationNumbers(formula.value);
  if (!rows.ok) return refuse(rows.issue);
  const numbers = rows.value.map(({ symbol, number, within }) => ({
    element: symbol,
    number: number.numerator / number.denominator,
    ...(within !== null && { within }),
  }));
  return { ok: true, numbers };
}

/** The ground state of an atom or of an ion of one atom. */
export function answerConfiguration(written: string): Answer {
  const formula = parseFormula(written);
  if (!formula.ok) return refuse(formula.issue);
  const { counts, charge } = formula.value;
  const [[symbol, count] = ["", 0], ...others] = [...counts];
  const element = findElement(symbol);
  if (element === null || count !== 1 || others.length > 0) return { ok: false, code: "not-one-atom" };
  const subshells = hasKnownConfiguration(element, charge) ? findConfiguration(symbol, charge) : null;
  return subshells === null
    ? { ok: false, code: "unknown-configuration" }
    : {
        ok: true,
        configuration: writeConfiguration(subshells),
        short: writeShortConfiguration(subshells),
        unpaired: countUnpaired(subshells),
      };
}

/** The structure with its shape; molecules and ions with one centre, or of two atoms, as textbooks draw them. */
export function answerLewis(written: string): Answer {
  const formula = parseFormula(written);
  if (!formula.ok) return refuse(formula.issue);
  const species = findSpecies(formula.value);
  if (species === null) return { ok: false, code: "no-structure" };
  const { center, centerPairs, ligands, shape, angle } = species.structure;
  return { ok: true, center, lonePairs: centerPairs, bonds: ligands, shape, angle };
}

/** `net` is null where nothing reacts: all ions stay in solution. */
export function answerNetIonic(written: string): Answer {
  const equation = parseEquation(written);
  if (!equation.ok) return refuse(equation.issue);
  const ionic = findIonicEquations(equation.value);
  if (!ionic.ok) return refuse(ionic.issue);
  const { molecular, complete, net, spectators } = ionic.value;
  return {
    ok: true,
    net: net === null ? null : formatEquation(net, "ascii"),
    complete: formatEquation(complete, "ascii"),
    molecular: formatEquation(molecular, "ascii"),
    spectators: spectators.map((ion) => formatFormula(ion, "ascii")),
  };
}

/** What one or two substances react to; `equation` is null where nothing happens. */
export function answerProducts(written: string): Answer {
  const reactants = written.split(/ \+ |;/).map((each) => parseFormula(each.trim()));
  const formulas = reactants.flatMap((each) => (each.ok ? [each.value] : []));
  const failed = reactants.find((each) => !each.ok);
  if (failed?.ok === false) return refuse(failed.issue);
  const found = findProducts(formulas);
  if (!found.ok) return refuse(found.issue);
  if (found.value.kind === "none") return { ok: true, equation: null, products: [], reason: found.value.reason };
  const { equation, pattern } = found.value;
  const outcome = balance(equation);
  const coefficients = outcome.kind === "balanced" || outcome.kind === "already-balanced" ? outcome.coefficients : [];
  return {
    ok: true,
    equation: formatEquation(equation, "ascii", coefficients),
    products: equation.products.map(({ formula }) => formatFormula(formula, "ascii")),
    pattern,
  };
}

const write = ({ equation }: HalfReaction): string => formatEquation(equation, "ascii");

export function answerRedox(written: string, medium: Medium): Answer {
  const equation = parseEquation(written);
  if (!equation.ok) return refuse(equation.issue);
  const balance = balanceRedox(equation.value, medium);
  if (!balance.ok) return refuse(balance.issue);
  const { overall, oxidation, reduction, oxidationFactor } = balance.value;
  return {
    ok: true,
    equation: formatEquation(overall, "ascii"),
    oxidation: write(oxidation),
    reduction: write(reduction),
    electrons: oxidation.electrons * oxidationFactor,
  };
}
