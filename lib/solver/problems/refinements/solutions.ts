import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import type { Concept } from "../../lexicon/lexicon.ts";
import { isAsk, isLoose, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import {
  asksForSolution,
  asksForWater,
  has,
  isIon,
  isOfWater,
  isWater,
  listPlaces,
  listVariables,
  WATER,
  withVariables,
} from "./solution-words.ts";

/** Reads problems about solutions: which volume is whose, what is dissolved in what, what is diluted and what is mixed. */

/** What a problem about a solution without a reaction may state or ask. */
const KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "molarity",
  "volume",
  "solution-volume",
  "mass",
  "amount",
  "particles",
  "ions",
  "ion-amount",
  "ion-molarity",
  "density",
  "mass-percent",
  "molar-mass",
]);

/** In a reaction, the volume of what has a molarity is that of its solution. */
function refineReacting(statement: Statement): Statement {
  const dissolved = new Set(listVariables(statement).flatMap(({ kind, of }) => (kind === "molarity" ? [of] : [])));
  const open = statement.givens.filter(({ variable }) => variable.kind === "volume" && variable.of === null);
  const without = [...dissolved].filter(
    (of) =>
      of !== null && !listVariables(statement).some((variable) => variable.kind === "volume" && variable.of === of),
  );
  const [owner] = without;
  // "15.00 mL of the solution": that of the one solute whose volume is not told.
  // "Find the molarity of the acid": of the one substance of whose solution only the volume is told.
  const [asked, ...askedToo] = statement.goals;
  const measured = statement.givens.filter(
    ({ variable }) =>
      variable.kind === "volume" &&
      variable.of !== null &&
      !statement.givens.some((given) => given.variable.kind === "molarity" && given.variable.of === variable.of),
  );
  const [unknown] = measured;
  if (
    asked?.variable.kind === "molarity" &&
    asked.variable.of === null &&
    askedToo.length === 0 &&
    measured.length === 1 &&
    unknown !== undefined
  )
    return refineReacting(
      withVariables(statement, (variable) =>
        variable.kind === "molarity" && variable.of === null ? { ...variable, of: unknown.variable.of } : variable,
      ),
    );
  if (open.length === 1 && without.length === 1 && owner !== undefined && owner !== null)
    return refineReacting(
      withVariables(statement, (variable) =>
        variable.kind === "volume" && variable.of === null ? { ...variable, of: owner } : variable,
      ),
    );
  return withVariables(statement, (variable) =>
    variable.kind === "volume" && variable.of !== null && dissolved.has(variable.of)
      ? { ...variable, kind: "solution-volume" }
      : variable,
  );
}

/** Between a volume and the molarity of the same solution stands nothing that separates them: "25 mL of a 6.0 M …". */
function isTogether(tokens: readonly ProblemToken[], from: number, to: number): boolean {
  return (
    to > from &&
    tokens
      .slice(from + 1, to)
      .every(
        (token) =>
          isLoose(token) ||
          isSense(token, "of", "solution", "stock", "kind/volume", "with", "kind/molarity", "at") ||
          token.kind === "substance",
      )
  );
}

type Solution = { readonly volume: Given | null; readonly molarity: Given | null };

type Reading = {
  readonly statement: Statement;
  readonly tokens: readonly ProblemToken[];
  readonly solute: string | null;
};

/** Volumes with the molarity that stands beside them, and the rest. */
function pairUp({ statement, tokens }: Reading): {
  readonly pairs: readonly Solution[];
  readonly loose: readonly Given[];
} {
  const places = listPlaces(tokens);
  const { givens } = statement;
  const pairs: Solution[] = [];
  const taken = new Set<Given>();
  for (const [index, given] of givens.entries()) {
    const next = givens[index + 1];
    const [from, to] = [places[index], places[index + 1]];
    if (next === undefined || from === undefined || to === undefined || taken.has(given)) continue;
    const kinds = [given.variable.kind, next.variable.kind];
    const isPair =
      kinds.includes("volume") &&
      kinds.includes("molarity") &&
      given.variable.of !== WATER &&
      isTogether(tokens, from, to);
    if (!isPair || (kinds[0] === "molarity" && isTogetherWithNext(givens, tokens, places, index + 1))) continue;
    pairs.push(kinds[0] === "volume" ? { volume: given, molarity: next } : { volume: next, molarity: given });
    taken.add(given).add(next);
  }
  return { pairs, loose: givens.filter((given) => !taken.has(given)) };
}

/** "… 0.5 M from 25 mL of 6 M": the volume in the middle belongs to what follows it. */
function isTogetherWithNext(
  givens: readonly Given[],
  tokens: readonly ProblemToken[],
  places: readonly number[],
  index: number,
): boolean {
  const [from, to] = [places[index], places[index + 1]];
  return (
    givens[index + 1]?.variable.kind === "molarity" &&
    from !== undefined &&
    to !== undefined &&
    isTogether(tokens, from, to)
  );
}

function label(variable: Variable, solute: string | null, own: Label | null): Variable {
  const kind = variable.kind === "volume" ? "solution-volume" : variable.kind;
  return { kind, of: solute, label: own };
}

/** Puts a label on the given and asked quantities of one solution, another on those of the other. */
function labelAll({ statement, solute }: Reading, labels: ReadonlyMap<Given | Goal, Label>): Statement {
  return withVariables(statement, (variable, item) => {
    const own = labels.get(item);
    return own === undefined ? variable : label(variable, solute, own);
  });
}

function valueOf(given: Given): number {
  const { value, unit } = given.quantity;
  return value.times(unit.numerator).div(unit.denominator).toNumber();
}

/** The question names the molarity right behind it: "what volume of 12 M HCl". */
function isAskedWith({ tokens }: Reading, given: Given, places: readonly number[], givens: readonly Given[]): boolean {
  const place = places[givens.indexOf(given)];
  const asked = tokens.findLastIndex((token, at) => place !== undefined && at < place && isAsk(token));
  return (
    place !== undefined &&
    asked !== -1 &&
    tokens
      .slice(asked, place)
      .every(
        (token) =>
          isAsk(token) ||
          isLoose(token) ||
          isSense(token, "of", "solution", "stock", "kind/volume") ||
          token.kind === "unit" ||
          token.kind === "substance" ||
          (token.kind === "sign" && token.sign === ","),
      )
  );
}

/** The volume is asked: of the three givens two belong together, and the third molarity is the other solution's. */
function diluteToVolume(reading: Reading, goal: Goal): Statement | null {
  const { statement, tokens } = reading;
  const { pairs, loose } = pairUp(reading);
  const molarities = statement.givens.filter(({ variable }) => variable.kind === "molarity");
  const volume = statement.givens.find(({ variable }) => variable.kind === "volume" && variable.of !== WATER);
  // "From solid NaCl" is no dilution.
  const isFromSolid = tokens.some((token) => isSense(token, "state", "condensed"));
  if (molarities.length !== 2 || volume === undefined || isFromSolid) return null;
  const asked = molarities.filter((molarity) => isAskedWith(reading, molarity, listPlaces(tokens), statement.givens));
  const [pair] = pairs;
  const own = pair?.molarity ?? (asked.length === 1 ? molarities.find((molarity) => molarity !== asked[0]) : undefined);
  const other = molarities.find((molarity) => molarity !== own);
  if (own === undefined || own === null || other === undefined || asked.includes(own) || loose.length > 2) return null;
  if (valueOf(own) === valueOf(other)) return null;
  const [strong, weak]: [Label, Label] = ["initial", "final"];
  const isOwnStrong = valueOf(own) > valueOf(other);
  // No recipe makes a stronger solution from a weaker one.
  const isRecipe = statement.scene.conditions.has("preparation") || (asked.length === 1 && has(tokens, "needed"));
  if (isRecipe && isOwnStrong && goal.variable.of !== WATER) return null;
  const labels = new Map<Given | Goal, Label>([
    [own, isOwnStrong ? strong : weak],
    [volume, isOwnStrong ? strong : weak],
    [other, isOwnStrong ? weak : strong],
  ]);
  if (goal.variable.of === WATER) return isOwnStrong ? labelAll(reading, labels) : null;
  return labelAll(reading, labels.set(goal, isOwnStrong ? weak : strong));
}

type State = "initial" | "final";

const opposite = (state: State): State => (state === "initial" ? "final" : "initial");

/** Which solution the question is about: "of the stock", "of the diluted acid". Null where it does not tell, or tells both. */
function findAskedState({ tokens }: Reading, { variable }: Goal): State | "unclear" | null {
  const asked = tokens.findLastIndex((token) => isAsk(token));
  const behind = tokens.slice(asked + 1);
  const end = behind.findIndex((token) => token.kind === "quantity" || isSense(token, "when", "has"));
  const question = behind.slice(0, end === -1 ? behind.length : end);
  const isFirst = variable.label === "initial" || has(question, "stock", "label/initial");
  const isLast = variable.label === "final" || has(question, "dilute", "label/final");
  return isFirst && isLast ? "unclear" : isFirst ? "initial" : isLast ? "final" : null;
}

/** "… to give 0.0400 M", "the final concentration is 0.0400 M": a molarity that is there at the end. */
function isResult({ words }: Given): boolean {
  return words.before.some(
    (word) => word === "label/final" || word === "produce" || word === "produced" || word === "change",
  );
}

/** A molarity beside no volume: that of the solution that the question is not about. */
function findLoneState(reading: Reading, goal: Goal, molarity: Given): State | null {
  const asked = findAskedState(reading, goal);
  if (asked === "unclear") return null;
  if (isResult(molarity)) return asked === "final" ? null : "final";
  return asked === null ? null : opposite(asked);
}

/** "Poured into a 300 mL flask" tells how large the flask is; "diluted to 300 mL" how much is in it. */
function isVessel({ tokens }: Reading, given: Given, givens: readonly Given[]): boolean {
  const place = listPlaces(tokens)[givens.indexOf(given)];
  return place !== undefined && isSense(tokens[place + 1], "vessel") && !has(tokens, "dilute");
}

/** The molarity is asked: it has the volume that does not stand beside the given one. */
function diluteToMolarity(reading: Reading, goal: Goal): Statement | null {
  const { statement } = reading;
  const { pairs } = pairUp(reading);
  if (
    statement.givens.some((given) => given.words.before.at(-1) === "by" || isVessel(reading, given, statement.givens))
  )
    return null;
  const volumes = statement.givens.filter(({ variable }) => variable.kind === "volume" && variable.of !== WATER);
  const [molarity, ...others] = statement.givens.filter(({ variable }) => variable.kind === "molarity");
  if (molarity === undefined || others.length > 0) return null;
  const water = statement.givens.filter(({ variable }) => variable.kind === "volume" && variable.of === WATER);
  const [first, second] = volumes;
  const lone = pairs.length > 0 ? null : findLoneState(reading, goal, molarity);
  const asked = findAskedState(reading, goal);
  if (water.length === 1 && first !== undefined && second === undefined) {
    const known = pairs.length > 0 ? "initial" : lone;
    if (known === null || asked === known || asked === "unclear") return null;
    return labelAll(
      reading,
      new Map<Given | Goal, Label>([
        [molarity, known],
        [first, "initial"],
        [goal, opposite(known)],
      ]),
    );
  }
  // "Mixed with 20 mL of NaCl solution": of a strength that is not told.
  if (
    water.length === 0 &&
    has(reading.tokens, "mix", "condition/mixing-heat") &&
    !has(reading.tokens, "dilute") &&
    !reading.tokens.some(isWater)
  )
    return null;
  if (water.length > 0 || first === undefined || second === undefined || volumes.length > 2) return null;
  const start = findStart(first, second);
  const own = pairs[0]?.volume ?? (start === null || lone === null ? null : lone === "initial" ? start : second);
  if (own === null) return null;
  const other = own === first ? second : first;
  if (valueOf(own) === valueOf(other)) return null;
  const isOwnSmall = valueOf(own) < valueOf(other);
  const [before, after]: [State, State] = isOwnSmall ? ["initial", "final"] : ["final", "initial"];
  if (asked !== null && asked !== after && !(asked === "final" && pairs.length > 0)) return null;
  return labelAll(
    reading,
    new Map<Given | Goal, Label>([
      [molarity, before],
      [own, before],
      [other, after],
      [goal, after],
    ]),
  );
}

function endsWith(words: readonly Concept[], sense: Concept): boolean {
  return words.findLast((word) => word === "to" || word === "from" || word === "of" || word === "is") === sense;
}

/** "… is diluted from 25 mL to 100 mL": what was there first. */
function findStart(first: Given, second: Given): Given | null {
  return endsWith(second.words.before, "to") && !endsWith(first.words.before, "to") ? first : null;
}

/** Two solutions of one solute are poured together. */
function mix(reading: Reading, goal: Goal): Statement | null {
  const { pairs, loose } = pairUp(reading);
  const [first, second] = pairs;
  if (
    first === undefined ||
    second === undefined ||
    pairs.length > 2 ||
    loose.length > 0 ||
    goal.variable.kind !== "molarity"
  )
    return null;
  const labels = new Map<Given | Goal, Label>();
  for (const [solution, own] of [
    [first, "first"],
    [second, "second"],
  ] as const) {
    for (const given of [solution.volume, solution.molarity]) if (given !== null) labels.set(given, own);
  }
  const labelled = labelAll(reading, labels);
  return { ...labelled, goals: [{ ...goal, variable: { kind: "molarity", of: reading.solute, label: null } }] };
}

/** One solution: every volume is the solution's, whatever the words before it, but that of the water it is made with. */
function simple({ statement, solute }: Reading): Statement {
  return withVariables(statement, (variable, item) => {
    if (isOfWater(item)) return { ...variable, label: null };
    if (variable.of === WATER && variable.kind !== "volume") return variable;
    const own = variable.label === "initial" || variable.label === "final" ? null : variable.label;
    return variable.kind === "molar-mass" ? variable : label(variable, solute, own);
  });
}

/** "How many mL of 37.0% HCl with a density of 1.19 g/mL are needed to make 1.00 L of 0.100 M HCl?" */
function diluteConcentrated(
  reading: Reading,
  goal: Goal,
  [percent, density]: readonly [Given, Given],
): Statement | null {
  const { givens } = reading.statement;
  const [molarity, volume] = (["molarity", "volume"] as const).map((kind) =>
    givens.find(({ variable }) => variable.kind === kind),
  );
  if (goal.variable.kind !== "volume" || goal.variable.of === WATER || molarity === undefined || volume === undefined)
    return null;
  if (!pairUp(reading).pairs.some((pair) => pair.molarity === molarity && pair.volume === volume)) return null;
  return labelAll(
    reading,
    new Map<Given | Goal, Label>([
      [percent, "initial"],
      [density, "initial"],
      [goal, "initial"],
      [molarity, "final"],
      [volume, "final"],
    ]),
  );
}

function count(variables: readonly Variable[], kind: Kind): number {
  return variables.filter((variable) => variable.kind === kind).length;
}

/** "How would you make 250 mL of 0.10 M NaOH from a 2.0 M stock?" asks for a volume; from the solid, for a mass. */
function asRecipe(statement: Statement, goal: Goal, molarities: number): Goal {
  const isRecipe = statement.scene.conditions.has("preparation") && goal.unit === null;
  const isVolume =
    (isRecipe && molarities === 2) ||
    (goal.variable.of === WATER && goal.variable.kind === "mass" && goal.unit === null);
  return isVolume ? { ...goal, variable: { ...goal.variable, kind: "volume" } } : goal;
}

function refineOneSolution(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const variables = listVariables(statement);
  const solutes = [...new Set(variables.flatMap(({ of }) => (of === null || of === WATER ? [] : [of])))];
  const [written, ...rest] = statement.goals;
  if (written === undefined || rest.length > 0 || solutes.length > 1 || !variables.every(({ kind }) => KINDS.has(kind)))
    return null;
  const molarities = count(
    statement.givens.map(({ variable }) => variable),
    "molarity",
  );
  const goal = asRecipe(statement, written, molarities);
  if (goal.variable.kind === "mass" && asksForSolution(tokens)) return null;
  // "It is then heated until …": what happens to a solution matters in whichever sentence it is told.
  if (has(tokens, "foreign") || tokens.some(isIon)) return null;
  const reading: Reading = { statement: { ...statement, goals: [goal] }, tokens, solute: solutes[0] ?? null };
  const volumes = count(
    statement.givens.map(({ variable }) => variable),
    "volume",
  );
  if (molarities === 2 && volumes === 2) return has(tokens, "mix", "condition/mixing-heat") ? mix(reading, goal) : null;
  const isDiluted =
    has(
      tokens,
      "dilute",
      "stock",
      "condition/preparation",
      "produce",
      "produced",
      "mix",
      "condition/mixing-heat",
      "needed",
    ) && !has(tokens, "neutralise", "react");
  if (goal.variable.kind === "volume" && molarities === 2 && volumes === 1)
    return isDiluted && !(asksForWater(tokens) && goal.variable.of !== WATER) ? diluteToVolume(reading, goal) : null;
  if (goal.variable.kind === "molarity" && molarities === 1)
    return isDiluted && volumes === 2 ? diluteToMolarity(reading, goal) : null;
  const percent = statement.givens.find(({ variable }) => variable.kind === "mass-percent");
  const density = statement.givens.find(({ variable }) => variable.kind === "density");
  if (
    percent !== undefined &&
    density !== undefined &&
    molarities === 1 &&
    volumes === 1 &&
    statement.givens.length === 4
  )
    return diluteConcentrated(reading, goal, [percent, density]);
  return molarities < 2 && volumes < 2 && !has(tokens, "neutralise", "react", "burn", "decompose")
    ? simple(reading)
    : null;
}

/** One solution of a salt, of which an ion is given or asked: every volume is the solution's. */
function refineIons(statement: Statement, salt: string, tokens: readonly ProblemToken[]): Statement | null {
  const volumes = statement.givens.filter(({ variable }) => variable.kind === "volume");
  const molarities = statement.givens.filter(({ variable }) => variable.kind === "molarity");
  if (volumes.length > 1 || molarities.length > 1 || has(tokens, "foreign", "dilute", "mix", "react", "neutralise"))
    return null;
  return withVariables(statement, (variable, item) =>
    variable.kind === "volume" && !isOfWater(item) ? { kind: "solution-volume", of: salt, label: null } : variable,
  );
}

/** Molarities and volumes of solutions. */
export function refineSolutions(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = new Set(listVariables(statement).map(({ kind }) => kind));
  if (
    !kinds.has("molarity") ||
    !listVariables(statement).every(({ kind }) => KINDS.has(kind) || statement.scene.equation !== null)
  )
    return statement;
  const { containment, equation } = statement.scene;
  if (containment !== null && equation === null) return refineIons(statement, containment.whole, tokens);
  return equation === null ? refineOneSolution(statement, tokens) : refineReacting(statement);
}
