import { findPotential } from "../../chemistry/judgement/activity.ts";
import type { Concept } from "./concepts.ts";
import { elementOf } from "./judge-elements.ts";
import { readAtom } from "./subject-of.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const POLES: Readonly<Partial<Record<Concept, 1 | -1>>> = { "negative-pole": -1, "positive-pole": 1 };
const NEAR = 50;

/** Poles of cells, and which way electrons flow in their wire. */
export function judgeCells(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgePoles(clause), ...judgeElectrodes(clause), ...judgeFlow(clause)];
}

/** The anode is negative where a cell gives current and positive where it takes some. */
function judgePoles({ concepts, around, lineBefore }: Clause): Statement[] {
  const kindIn = (found: Clause["concepts"]): 1 | -1 | null => {
    const [gives, takes] = ["galvanic", "electrolytic"].map((kind) => found.some(({ concept }) => concept === kind));
    return gives === takes ? null : gives === true ? 1 : -1;
  };
  const own = kindIn(around);
  const kind = own ?? kindIn(lineBefore);
  if (kind === null) return [];
  return concepts.flatMap((said, at): Statement[] => {
    const sign = POLES[said.concept];
    const electrode = concepts.slice(0, at).findLast(({ concept }) => concept === "anode" || concept === "cathode");
    if (sign === undefined || electrode === undefined || said.start - electrode.end > NEAR) return [];
    const isRight = sign === (electrode.concept === "anode" ? -kind : kind);
    return isRight ? [right(said)] : own === null ? [] : [judged(said, false)];
  });
}

const BESIDE = 24;
const MOST_EARLIER = 16;

/** "Copper is the cathode": of the two metals that a cell was said to have, the less active one. */
function judgeElectrodes({ concepts, around, lineBefore, mentioned, earlier }: Clause): Statement[] {
  if (!concepts.some(({ concept }) => concept === "anode" || concept === "cathode")) return [];
  if ([...around, ...lineBefore].some(({ concept }) => concept === "electrolytic")) return [];
  const spoken = [
    ...earlier.slice(-MOST_EARLIER).map((formula) => [formula]),
    ...mentioned.map((each) => each.formulas),
  ];
  const metals = [...new Set(spoken.flatMap((formulas) => readAtom(formulas)?.symbol ?? []))].filter(
    (symbol) => symbol !== "H" && findPotential(symbol) !== null,
  );
  const [one, other, ...more] = metals.toSorted((a, b) => (findPotential(a) ?? 0) - (findPotential(b) ?? 0));
  if (one === undefined || other === undefined || more.length > 0) return [];
  return concepts.flatMap((said): Statement[] => {
    const owner = said.concept === "anode" ? one : said.concept === "cathode" ? other : null;
    const before = mentioned.findLast(({ end }) => end <= said.start && said.start - end <= BESIDE);
    const own = before ?? mentioned.find(({ start }) => start >= said.end && start - said.end <= BESIDE);
    if (owner === null || own === undefined || readAtom(own.formulas)?.symbol !== owner) return [];
    return [right({ start: Math.min(own.start, said.start), end: Math.max(own.end, said.end) })];
  });
}

/** "Electrons flow from the anode to the cathode", "from magnesium to silver". */
function judgeFlow({ concepts, mentioned, text, start }: Clause): Statement[] {
  const electrons = concepts.find(({ concept }) => concept === "electrons");
  const isOfIons = concepts.some(({ concept }) => concept === "anion" || concept === "cation");
  if (electrons === undefined || isOfIons) return [];
  const way = concepts.find(({ concept }) => concept === "anode-to-cathode" || concept === "cathode-to-anode");
  if (way !== undefined) return [judged(way, way.concept === "anode-to-cathode")];
  const flows = concepts.find(({ concept, end }) => concept === "flow" && end >= electrons.end);
  const [from, to, ...others] = mentioned.filter((each) => each.start >= electrons.end);
  if (flows === undefined || from === undefined || to === undefined || others.length > 0) return [];
  if (!FROM.test(text.slice(0, from.start - start)) || !TO.test(text.slice(from.end - start, to.start - start)))
    return [];
  const [first, second] = [from, to].flatMap((each) => findPotential(elementOf(each) ?? "") ?? []);
  if (first === undefined || second === undefined || first === second) return [];
  return [judged({ start: from.start, end: to.end }, first < second)];
}

const FROM = /(?:\bfrom|\bdel?|\bdesde|\bdu|d['’]|从|由)[\s*]*(?:the |el |la |le |l['’])?$/iu;
const TO =
  /^[\s*]*(?:electrode |strip )?(?:to|toward|towards|al?|hacia|vers|à|au|到|流向)[\s*]*(?:the |el |la |le |l['’])?$/iu;
