import { listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import type { Derivation, DerivedNode } from "../methods/derivation.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { isSameVariable, type Variable } from "../methods/rules/kinds.ts";
import { BARE_SCENE, type BalancedEquation, type Scene, type Way } from "../methods/rules/rule.ts";
import type { RuleId } from "../methods/rule-ids.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../quantity/quantity.ts";
import { loadQuantity, loadUnit } from "../quantity/stored-quantity.ts";
import { configuredWith } from "./configured.ts";
import { RULES_OF_STEPS } from "./rules-of-steps.ts";

/** A quantity of a solution, as it is with the givens that it was played with. */
export type Played = { readonly node: DerivedNode; readonly quantity: Quantity };

/** Other values for givens, by their places among the nodes, each in the unit of its given. */
export type Changes = ReadonlyMap<number, Decimal>;

export const NO_CHANGES: Changes = new Map();

/** Stored values have fifteen figures. */
const SAME = "1e-9";

const isSame = (a: Quantity, b: Quantity): boolean => a.value.minus(b.value).abs().lte(b.value.abs().times(SAME));

function load({ value, unit, significantFigures }: DerivedNode): Quantity | null {
  const loaded = loadQuantity({ value, unit, significantFigures });
  return loaded.ok ? loaded.value : null;
}

/** What a node is. A stored kind is one of ours: an older version had no other. */
export const variableOfNode = ({ quantity }: DerivedNode): Variable => quantity as Variable;

/** The balanced equation of a problem, its formulas in canonical ASCII without states; null where it has none. */
function equationOf({ supposed }: Derivation): BalancedEquation | null {
  const text = supposed?.equation ?? null;
  const parsed = text === null ? null : parseEquation(text);
  if (text === null || parsed?.ok !== true) return null;
  const terms = listTerms(parsed.value);
  return {
    text,
    equation: parsed.value,
    coefficients: terms.map(({ coefficient }) => coefficient?.numerator ?? 1),
    species: terms.map(({ formula }) => canonicalOf(formula)),
  };
}

/** Made once of a solution, whose equation is read anew for each step of a slider otherwise. */
const scenes = new WeakMap<Derivation, Scene>();

/** The scene of a solved problem, as far as its derivation tells it. */
export function sceneOf(derivation: Derivation): Scene {
  const before = scenes.get(derivation);
  if (before !== undefined) return before;
  const scene = makeScene(derivation);
  scenes.set(derivation, scene);
  return scene;
}

function makeScene(derivation: Derivation): Scene {
  const { nodes, supposed } = derivation;
  return {
    ...BARE_SCENE,
    equation: equationOf(derivation),
    conditions: new Set(supposed?.conditions),
    givens: nodes.flatMap((node) => (node.origin.kind === "given" ? [variableOfNode(node)] : [])),
    containment: supposed?.containment ?? null,
    solution: supposed?.solution ?? null,
    excess: new Set(supposed?.excess),
    ...(supposed?.cell !== undefined && { cell: supposed.cell }),
  };
}

/** The ways by which a step may have been gone: of its method, from just these quantities. */
function waysOf(node: DerivedNode, from: readonly DerivedNode[], scene: Scene): readonly Way[] {
  if (node.origin.kind === "given") return [];
  const { method } = node.origin;
  const rule = RULES_OF_STEPS[method as RuleId];
  if (rule === undefined) return [];
  return rule(variableOfNode(node), scene).filter(
    ({ needs }) =>
      needs.length === from.length &&
      needs.every((need, index) => {
        const input = from[index];
        return input !== undefined && isSameVariable(need, variableOfNode(input));
      }),
  );
}

/** What a solution tells, and by which way each of its steps was gone; null for a given, and for a value of a table. */
type Told = { readonly stored: readonly Quantity[]; readonly ways: readonly (Way | null)[] };

/** Found once of a solution: its numbers stay what they are. */
const known = new WeakMap<Derivation, Told | null>();

function toldOf(derivation: Derivation): Told | null {
  const before = known.get(derivation);
  if (before !== undefined) return before;
  const told = findTold(derivation);
  known.set(derivation, told);
  return told;
}

/** Null where a step counts as not known: none of its ways gives, of what was given, the very number that was told. */
function findTold(derivation: Derivation): Told | null {
  const { nodes } = derivation;
  const scene = sceneOf(derivation);
  const stored = nodes.flatMap((node) => load(node) ?? []);
  if (stored.length !== nodes.length) return null;
  const ways: (Way | null)[] = [];
  for (const [index, node] of nodes.entries()) {
    const own = stored[index];
    if (own === undefined) return null;
    if (node.origin.kind === "given" || node.origin.from.length === 0) {
      ways.push(null);
      continue;
    }
    const inputs = node.origin.from.flatMap((each) => stored[each] ?? []);
    const inputNodes = node.origin.from.flatMap((each) => nodes[each] ?? []);
    const gone = waysOf(node, inputNodes, scene).find(({ compute }) => {
      const value = compute(inputs);
      const same = value.ok ? convertTo(value.value, own.unit) : value;
      return same.ok && isSame(same.value, own);
    });
    if (gone === undefined) return null;
    ways.push(gone);
  }
  return { stored, ways };
}

/** All quantities of a solution with other values for its givens, by the rules that gave them; null where a rule has no value for these. */
function replay(derivation: Derivation, changes: Changes): readonly Played[] | null {
  const told = toldOf(derivation);
  if (told === null) return null;
  const played: Played[] = [];
  for (const [index, node] of derivation.nodes.entries()) {
    const own = told.stored[index];
    const value = own === undefined ? null : valueOf(node, index, own);
    const inUnit = own === undefined || value === null ? null : convertTo(value, own.unit);
    if (own === undefined || inUnit?.ok !== true) return null;
    played.push({ node, quantity: { ...inUnit.value, significantFigures: own.significantFigures } });
  }
  return played;

  function valueOf({ origin }: DerivedNode, index: number, own: Quantity): Quantity | null {
    const changed = origin.kind === "given" ? changes.get(index) : undefined;
    if (changed !== undefined) return { ...own, value: changed };
    const way = told?.ways[index] ?? null;
    // What no way leads to is as it was told.
    if (origin.kind === "given" || way === null) return own;
    const value = way.compute(origin.from.flatMap((each) => played[each]?.quantity ?? []));
    return value.ok ? value.value : null;
  }
}

/** The quantities of a configuration, whose nucleus alone can be another one. */
const playConfigured = (facts: SolutionFacts, changes: Changes): readonly Played[] | null =>
  configuredWith(facts, changes.get(0))?.map((node) => ({ node, quantity: pureNumber(node.value) })) ?? null;

/** All quantities of a solution with other values for its givens, its answer as it is told there: in its unit, to its figures. */
export function play(facts: SolutionFacts, changes: Changes): readonly Played[] | null {
  const { derivation, answer } = facts;
  if (derivation === undefined) return playConfigured(facts, changes);
  const played = replay(derivation, changes);
  const last = played?.at(-1);
  if (played === null || last === undefined || answer.value.kind !== "quantity") return null;
  const unit = loadUnit(answer.value.unit);
  const told = unit.ok ? convertTo(last.quantity, unit.value) : null;
  if (told?.ok !== true) return null;
  return [
    ...played.slice(0, -1),
    { ...last, quantity: { ...told.value, significantFigures: answer.value.significantFigures } },
  ];
}
