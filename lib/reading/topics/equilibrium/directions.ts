import { textOf } from "../../text/spot.ts";
import { isCounted } from "../../../chemistry/equilibrium/equilibrium.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { listParticipants } from "../../../methods/rules/participants.ts";
import { BARE_SCENE, type BalancedEquation } from "../../../methods/rules/rule.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** A mixture beside its constant: statements for Q and for the way that the reaction goes, as far as they are asked for. */
export type Direction = { readonly statements: readonly Statement[] };

const NO_WORDS = { before: [], behind: [] };

/** The words of such a question. */
export const OF_DIRECTIONS =
  /^(?:direction|way|shift\w*|proceed\w*|go|goes|move\w*|run\w*|reach\w*|toward\w*|left|right|forward|reverse|mixture|each|system\w*|given|concentration|pressure|forms?|net|more|reactants?|products?|predict|qc|qp|q|not|no|yes)$/i;

const ASKS = /^(?:direction|way|shift|left|right|forward|reverse)$/i;

/** Values of a mixture that no longer is what it was. */
const ELSEWHERE =
  /^(?:added|removed|doubled|halved|compressed|expanded|heated|cooled|additional|another|increased?|decreased?|catalyst)$/i;

function readConstant(givens: readonly GivenSpot[], part: Kind): Given | null {
  const own = givens.filter(({ kinds: [kind] }) => kind?.endsWith("-constant"));
  const [only, ...others] = own;
  const kind = part === "pressure" ? ("pressure-constant" as const) : ("concentration-constant" as const);
  const isFit = only !== undefined && (only.kinds[0] === kind || only.kinds[0] === "equilibrium-constant");
  return isFit && others.length === 0
    ? { variable: variableOf(kind, null), quantity: only.quantity, words: NO_WORDS }
    : null;
}

/** What is told of each substance that counts in K, once; null where one is missing, or another one told. */
export function partsOf(equation: BalancedEquation, parts: readonly GivenSpot[]): readonly Given[] | null {
  const species = (listParticipants(equation) ?? []).filter(isCounted).map(({ formula }) => formula);
  const values = parts.flatMap(({ kinds: [kind], of, quantity }): Given[] => {
    const formula = settle(of, equation);
    return kind === undefined || formula === null
      ? []
      : [{ variable: variableOf(kind, formula), quantity, words: NO_WORDS }];
  });
  const known = new Set(values.map(({ variable }) => variable.of));
  const isWhole =
    values.length === parts.length &&
    values.length === species.length &&
    species.every((formula) => known.has(formula));
  return isWhole ? values : null;
}

/** Q of a mixture, and which way its reaction goes. Null where a text asks neither; "unclear" where it does not say all. */
export function readDirection(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Direction | "unclear" | null {
  const [equation, ...others] = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const asksDirection = spots.some((spot) => ASKS.test(textOf(spot)));
  const asksQuotient = goals.some(({ kinds: [kind] }) => kind === "reaction-quotient");
  if (equation === undefined || equation === null || others.length > 0 || !asksDirection) return null;
  if (!goals.every(({ kinds: [kind] }) => kind === "reaction-quotient")) return null;
  const volumes = givens.filter(({ kinds: [kind] }) => kind === "volume");
  const parts = givens.filter(
    ({ kinds: [kind] }) =>
      kind === "molarity" || kind === "pressure" || (volumes.length === 1 && (kind === "amount" || kind === "mass")),
  );
  const [part] = parts.map(({ kinds: [kind] }) => kind);
  const constant = part === undefined ? null : readConstant(givens, part);
  if (constant === null && !asksQuotient) return null;
  const values = partsOf(equation, parts);
  const isWhole =
    values !== null &&
    givens.every(
      (given) =>
        given.kinds[0] === part ||
        given.kinds[0] === "temperature" ||
        given.kinds[0]?.endsWith("-constant") ||
        (volumes.includes(given) && (part === "amount" || part === "mass")),
    );
  if (!isWhole || constant === null || spots.some((spot) => ELSEWHERE.test(textOf(spot)))) return "unclear";
  const all = [
    ...values,
    ...volumes.map(({ quantity }): Given => ({ variable: variableOf("volume", null), quantity, words: NO_WORDS })),
  ];
  const toStatement = (kind: Kind, own: readonly Given[]): Statement => ({
    givens: own,
    goals: [{ variable: variableOf(kind, null), unit: null, words: NO_WORDS }],
    scene: { ...BARE_SCENE, equation, givens: own.map(({ variable }) => variable) },
  });
  return {
    statements: [
      ...(asksQuotient ? [toStatement("reaction-quotient", all)] : []),
      toStatement("direction", [...all, constant]),
    ],
  };
}
