import {
  countUnpaired,
  findConfiguration,
  parseConfiguration,
  writeConfiguration,
} from "../chemistry/elements/configuration.ts";
import { type Element, ELEMENTS, findElement } from "../chemistry/elements/elements.ts";
import { elementOf } from "../chemistry/elements/species.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { DerivedNode } from "../methods/derivation.ts";
import { hasKnownConfiguration } from "../methods/electron-configuration.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { Decimal } from "../quantity/decimal.ts";
import type { Dial } from "./dials.ts";

/** The atom or monatomic ion whose electrons a solution is about. */
type Particle = { readonly element: Element; readonly charge: number };

const METHOD = "electron-configuration";

/** Whether the answer is what the electrons of this particle say: a solution counts as known only where it is. */
function isAnsweredBy({ element, charge }: Particle, { id, value }: SolutionFacts["answer"]): boolean {
  const own = findConfiguration(element.symbol, charge) ?? [];
  if (value.kind === "count") return id === "unpaired" && value.value === countUnpaired(own);
  const told = value.kind === "configuration" ? parseConfiguration(value.configuration) : null;
  return told !== null && writeConfiguration(told) === writeConfiguration(own);
}

function findParticle({ method, answer }: SolutionFacts): Particle | null {
  const { species } = answer.values;
  if (method !== METHOD || species?.kind !== "formula") return null;
  const parsed = parseFormula(species.formula);
  if (!parsed.ok) return null;
  const [symbol = ""] = parsed.value.counts.keys();
  const element = findElement(symbol);
  const particle = element === null ? null : { element, charge: parsed.value.charge };
  return particle !== null && isAnsweredBy(particle, answer) ? particle : null;
}

function nodeOf(kind: string, value: number, origin: DerivedNode["origin"]): DerivedNode {
  return {
    quantity: { kind, of: null, label: null },
    value: String(value),
    unit: "",
    significantFigures: null,
    origin,
  };
}

const countedOf = (from: number): DerivedNode["origin"] => ({
  kind: "step",
  method: METHOD,
  step: "count",
  from: [from],
  constants: [],
});

/** Nuclear charge, electrons, and how many of these are unpaired. */
const nodesOfParticle = ({ element, charge }: Particle): readonly DerivedNode[] => [
  nodeOf("nuclear-charge", element.number, { kind: "given", index: 0 }),
  nodeOf("electron-count", element.number - charge, countedOf(0)),
  nodeOf("unpaired-electrons", countUnpaired(findConfiguration(element.symbol, charge) ?? []), countedOf(1)),
];

/** A configuration has no chain of quantities: what stands for it is counted of its particle. Null for any other solution. */
export function configuredNodes(facts: SolutionFacts): readonly DerivedNode[] | null {
  const particle = findParticle(facts);
  return particle === null ? null : nodesOfParticle(particle);
}

/** The same of another nucleus with the same charge of the whole; null where its ground state is not certain. */
export function configuredWith(
  facts: SolutionFacts,
  nuclearCharge: Decimal | undefined,
): readonly DerivedNode[] | null {
  const own = findParticle(facts);
  const element = nuclearCharge === undefined ? own?.element : elementOf(nuclearCharge.toNumber());
  if (own === null || !element || !hasKnownConfiguration(element, own.charge)) return null;
  return nodesOfParticle({ element, charge: own.charge });
}

/** As far as krypton at least, and a little beyond its own. */
const LEAST = 36;
const BEYOND = 2;

/** The nuclear charges to which a configuration can be turned. */
export function configuredDials(facts: SolutionFacts): readonly Dial[] {
  const own = findParticle(facts);
  if (own === null) return [];
  const values = ELEMENTS.filter(
    (each) => each.number <= Math.max(LEAST, own.element.number + BEYOND) && hasKnownConfiguration(each, own.charge),
  ).map(({ number }) => String(number));
  return [{ index: 0, values, own: values.indexOf(String(own.element.number)), unit: "" }];
}
