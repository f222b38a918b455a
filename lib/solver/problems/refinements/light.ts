import type { Kind } from "../../../methods/rules/kinds.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { parseUnit } from "../../../quantity/units/parse-unit.ts";
import { isSense } from "../sentences.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, rebuild, withVariable, withoutLabels, withoutSubstance } from "./rebuild.ts";

const OF_LIGHT: ReadonlySet<Kind> = new Set<Kind>(["wavelength", "frequency", "energy", "molar-energy"]);
const OF_CELL: ReadonlySet<Kind> = new Set<Kind>([
  "absorbance",
  "transmittance",
  "absorptivity",
  "path-length",
  "molarity",
]);
const OPTICAL: readonly Kind[] = ["absorbance", "transmittance", "absorptivity"];

function lengthAs(kind: Kind): <Item extends Given | Goal>(item: Item) => Item {
  return (item) => (item.variable.kind === "length" ? withVariable(item, { kind }) : item);
}

/** Light has a wavelength, whatever emits it; a number of photons is another matter. */
export function refineLight(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(statement);
  if (OPTICAL.some((kind) => kinds.has(kind)))
    return tokens.some((token) => isSense(token, "dilute", "mix", "foreign")) ? null : refineAbsorption(statement);
  const isLight =
    statement.scene.conditions.has("light") ||
    kinds.has("wavelength") ||
    kinds.has("frequency") ||
    kinds.has("photons");
  if (!isLight) return statement;
  const asWave = lengthAs("wavelength");
  const waves = withoutSubstance(
    rebuild(statement, { givens: statement.givens.map(asWave), goals: statement.goals.map(asWave) }),
    OF_LIGHT,
  );
  const plain = withoutLabels(waves, OF_LIGHT, new Set(["released", "absorbed", "total"]));
  return listKinds(plain).has("photons") || plain.givens.some(({ variable }) => variable.kind === "amount")
    ? asTotal(plain)
    : asksMole(plain, tokens);
}

/** "250 photons", "2.00 mol of photons": the energy beside a number of photons is that of all of them. */
function asTotal(statement: Statement): Statement {
  const settle = <Item extends Given | Goal>(item: Item): Item =>
    item.variable.kind === "energy"
      ? withVariable(item, { label: "total" })
      : ["photons", "amount"].includes(item.variable.kind)
        ? withVariable(item, { of: null, label: null })
        : item;
  return rebuild(statement, {
    givens: statement.givens.map(settle),
    goals: statement.goals.map(settle),
    conditions: ["light"],
  });
}

/** "The energy in kJ of one mole". */
function asPerMole(unit: Goal["unit"]): Goal["unit"] {
  const symbol = unit?.factors.length === 1 ? unit.factors[0]?.unit.symbol : undefined;
  const perMole = symbol === undefined ? null : parseUnit(`${symbol}/mol`);
  return perMole?.ok === true ? perMole.value.unit : null;
}

/** "One mole of photons", "in kJ/mol": the energy of a mole is asked, not that of one photon. */
function asksMole(statement: Statement, tokens: readonly ProblemToken[]): Statement {
  const units = tokens.flatMap((token) => (token.kind === "unit" ? [token.unit.unit] : []));
  const perMole = units.find(({ dimension }) => dimension === DIMENSIONS.molarEnergy) ?? null;
  if (perMole === null && !units.some(({ dimension }) => dimension === DIMENSIONS.amount)) return statement;
  const goals = statement.goals.map((goal) =>
    goal.variable.kind === "energy"
      ? { ...withVariable(goal, { kind: "molar-energy" }), unit: perMole ?? asPerMole(goal.unit) }
      : goal,
  );
  return rebuild(statement, { goals });
}

/** The wavelength at which an absorbance is measured changes nothing; the only length is the path. */
function refineAbsorption(statement: Statement): Statement | null {
  const asPath = lengthAs("path-length");
  const givens = statement.givens.filter((given) => !isWavelength(given)).map(asPath);
  return withoutLabels(
    withoutSubstance(rebuild(statement, { givens, goals: statement.goals.map(asPath) }), OF_CELL),
    OF_CELL,
    new Set(["released", "absorbed", "measured"]),
  );
}

/** No cell is as thin as light is long. */
const THINNEST_CELL = 1e-5;

function isWavelength({ variable, quantity }: Given): boolean {
  return (
    variable.kind === "wavelength" ||
    ((variable.kind === "length" || variable.kind === "path-length") && getValueIn(quantity, "m").lt(THINNEST_CELL))
  );
}
