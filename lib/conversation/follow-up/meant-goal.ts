import type { Before } from "../../reading/statement/problem-before.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Substance } from "../../solver/tokens.ts";
import type { Fragment } from "./fragment.ts";
import { SIZES, isSubstance, listProducts } from "./asking/talk.ts";

/** "In 250 mL of water": where the problem has no water, that is how much of a solution there is. */
export function withoutSolvent(fragment: Fragment, { substances }: Before): Fragment {
  const isWater = (each: Substance | null): boolean => each !== null && isSubstance("H2O", each);
  const isPoured = fragment.values.some(({ quantity, of }) => isWater(of) && isVolume(quantity));
  if (!isPoured || substances.includes("H2O")) return fragment;
  return {
    ...fragment,
    values: fragment.values.map((value) => (isWater(value.of) ? { ...value, of: null } : value)),
    substances: fragment.substances.filter((each) => !isWater(each)),
    goal: fragment.goal === null || !isWater(fragment.goal.of) ? fragment.goal : { ...fragment.goal, of: null },
  };
}

const isVolume = ({ unit }: Quantity): boolean => unit.dimension === DIMENSIONS.volume;

const PRODUCT = /(?<!\p{L})(?:products?|productos?|produits?)(?!\p{L})|生成物|产物|उत्पाद|ምርት/iu;

/** "How much product": of what forms. */
export function ofProduct(fragment: Fragment, text: string): Fragment {
  const { goal } = fragment;
  if (goal === null || goal.of !== null || !PRODUCT.test(text)) return fragment;
  return { ...fragment, goal: { ...goal, side: "made" } };
}

/** That something was got of a reaction. */
const GOT =
  /(?<!\p{L})(?:get|got|getting|collect(?:ed)?|obtain(?:ed)?|isolated?|recover(?:ed)?|ended up with|end up with|obtengo|obtuve|obtenemos|consigo|consegu[ií]|saco|saqu[eé]|recog[ií]|j['’]?obtiens|obtiens|obtenu|r[eé]cup[eè]re|r[eé]cup[eé]r[eé]|mil[ae]|milta)(?!\p{L})|得到|收集|获得|मिल[ाेी](?!\p{L})|मिलता|ካገኘሁ|ባገኝ|ቢገኝ|አገኘሁ/iu;

/** "What if I only got 9 g", behind how much could form: which share of it that is. */
export function asYield(fragment: Fragment, { goal: before, scene }: Before, text: string): Fragment {
  const [value, ...others] = fragment.values;
  const of = before?.variable.of ?? null;
  const isMade = of !== null && scene.equation !== null && listProducts({ scene }).includes(of);
  const isSize = before !== null && SIZES.has(before.variable.kind);
  if (fragment.goal !== null || value === undefined || others.length > 0 || !isMade || !isSize || !GOT.test(text))
    return fragment;
  if (value.quantity.unit.dimension !== before.answer.unit.dimension) return fragment;
  if (value.of !== null && !isSubstance(of, value.of)) return fragment;
  const goal = { kind: "percent-yield", unit: null, of: null, label: null, isOfAtoms: false, side: null } as const;
  return { ...fragment, goal };
}
