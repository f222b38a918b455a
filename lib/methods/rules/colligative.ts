import { SOLVENT_CONSTANTS, type SolventConstants } from "../../chemistry/data/solvent-constants.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import {
  BOILING,
  FREEZING,
  osmoticPressure,
  osmoticPressureOfIons,
  vaporLowering,
  vaporPressure,
} from "../../laws/solutions/colligative.ts";
import { lawWays } from "../../laws/law-way.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { count, formulaTerm, step } from "../terms.ts";
import type { Kind, Variable } from "./kinds.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { findSubstance } from "./substance.ts";

export const COLLIGATIVE_KINDS = [
  "freezing-change",
  "boiling-change",
  "freezing-point",
  "boiling-point",
  "pure-freezing-point",
  "pure-boiling-point",
  "freezing-constant",
  "boiling-constant",
  "vant-hoff-factor",
  "osmotic-pressure",
  "solution-vapor-pressure",
  "vapor-lowering",
] as const satisfies readonly Kind[];

const AT_STAKE: ReadonlySet<Kind> = new Set(COLLIGATIVE_KINDS);

/** Whether a problem tells something that depends on how many particles are dissolved. */
export const isColligative = ({ givens }: Scene): boolean => givens.some(({ kind }) => AT_STAKE.has(kind));

/** How many particles one unit of a solute gives: the ions of a salt, else one. */
function countParticles(solute: string | null): number {
  const substance = findSubstance(solute);
  const salt = substance === null ? null : findSalt(substance.formula);
  return salt === null ? 1 : [...salt.cations, salt.anion].reduce((sum, ion) => sum + ion.count, 0);
}

/** Of a salt that falls apart. */
function factorWay(solute: string, particles: number): Way {
  return way({
    method: "colligative",
    needs: [],
    compute: () => pureNumber(particles, null),
    explain: () => ({
      steps: [step("ions", [], { formula: formulaTerm(solute), ions: count(particles) })],
      answer: { id: "factor", values: {} },
    }),
  });
}

/** What tables have of a solvent, water exactly: its points are known as well as one likes. */
function readTable(kind: Kind, solvent: string | null): Quantity | null {
  const known = Object.entries<SolventConstants>(SOLVENT_CONSTANTS).find(([formula]) => formula === solvent)?.[1];
  if (known === undefined) return null;
  const point = (text: string | undefined): Quantity | null =>
    text === undefined ? null : quantity(text, "°C", solvent === "H2O" ? null : text.replace(/\D/g, "").length);
  const constant = (text: string | undefined): Quantity | null =>
    text === undefined ? null : quantity(text, "°C·kg/mol", 3);
  switch (kind) {
    case "freezing-constant":
      return constant(known.freezing?.constant);
    case "boiling-constant":
      return constant(known.boiling?.constant);
    case "pure-freezing-point":
      return point(known.freezing?.point);
    case "pure-boiling-point":
      return point(known.boiling?.point);
    default:
      return null;
  }
}

function tableWays({ kind }: Variable, solvent: string | null): Way[] {
  const value = readTable(kind, solvent);
  if (value === null) return [];
  return [
    way({
      method: "colligative",
      needs: [],
      compute: () => value,
      explain: () => ({ steps: [], answer: { id: kind, values: {} } }),
    }),
  ];
}

/** What depends on how many particles are dissolved, not on which: freezing, boiling, osmosis and vapor of a solution. */
export const colligative: Rule = (wanted, scene) => {
  if (scene.solution === null || (!AT_STAKE.has(wanted.kind) && !isColligative(scene))) return [];
  const { solute, solvent } = scene.solution;
  const particles = countParticles(solute);
  const isOfIons = particles > 1 || [wanted, ...scene.givens].some(({ kind }) => kind === "vant-hoff-factor");
  const laws = isOfIons
    ? [FREEZING.ofIons, BOILING.ofIons, osmoticPressureOfIons]
    : [FREEZING.plain, BOILING.plain, osmoticPressure, vaporPressure, vaporLowering];
  const counted =
    wanted.kind === "vant-hoff-factor" && solute !== null && particles > 1 && !isMeasured(scene)
      ? [factorWay(solute, particles)]
      : [];
  return [
    ...lawWays([FREEZING.shifted, BOILING.shifted, ...laws], wanted, scene, { self: solute, solvent }),
    ...counted,
    ...tableWays(wanted, solvent),
  ];
};

/** Whether both a change and the strength of the solution are told: then the factor is what was measured. */
function isMeasured({ givens, solution }: Scene): boolean {
  const has = (...kinds: readonly Kind[]): boolean => givens.some(({ kind }) => kinds.includes(kind));
  const isPortion = ({ kind, of }: Variable): boolean =>
    (kind === "mass" || kind === "amount") && of === (solution?.solute ?? null);
  return (
    has("freezing-change", "boiling-change", "freezing-point", "boiling-point", "osmotic-pressure") &&
    (has("molality", "molarity") || givens.some(isPortion))
  );
}
