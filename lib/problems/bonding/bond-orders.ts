import { count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { askWhich, commonSlip, pickEnd } from "./which.ts";
import { WORDS } from "./covalent-words.ts";
import { bond } from "./bond-terms.ts";

/** Mean numbers of shared pairs, by Lewis structures; several equivalent ones count with their mean, as in CO₃²⁻: 4/3. */
const ORDERS = [
  {
    bond: "C–O",
    items: [
      ["CH3OH", "1"],
      ["CO3^2-", "4/3"],
      ["HCOO-", "3/2"],
      ["CO2", "2"],
      ["CO", "3"],
    ],
  },
  {
    bond: "N–O",
    items: [
      ["NH2OH", "1"],
      ["NO3-", "4/3"],
      ["NO2-", "3/2"],
      ["NO2+", "2"],
      ["NO+", "3"],
    ],
  },
  {
    bond: "C–C",
    items: [
      ["C2H6", "1"],
      ["C6H6", "3/2"],
      ["C2H4", "2"],
      ["C2H2", "3"],
    ],
  },
  {
    bond: "N–N",
    items: [
      ["N2H4", "1"],
      ["N2H2", "2"],
      ["N2", "3"],
    ],
  },
  {
    bond: "C–N",
    items: [
      ["CH3NH2", "1"],
      ["CH2NH", "2"],
      ["HCN", "3"],
    ],
  },
  {
    bond: "O–O",
    items: [
      ["H2O2", "1"],
      ["O3", "3/2"],
      ["O2", "2"],
    ],
  },
] as const;

const orderLine = ([formula, order]: readonly [string, string]) => {
  const [whole = "1", part] = order.split("/");
  return expression(
    variable("b", formula),
    "=",
    count(Number(whole)),
    ...(part === undefined ? [] : ["/" as const, count(Number(part))]),
  );
};

/** The one of several species with the strongest (and so shortest), or the weakest bond between two elements. */
export function solveOrderedBond(
  elements: readonly string[],
  shown: readonly string[],
  isStrong: boolean,
): Solved | null {
  const wanted = elements.toSorted().join();
  const items: readonly (readonly [string, string])[] =
    ORDERS.find((each) => each.bond.split("–").toSorted().join() === wanted)?.items ?? [];
  const ranked = items.filter(([formula]) => shown.includes(formula));
  const right = isStrong ? ranked.at(-1) : ranked[0];
  if (right === undefined || ranked.length < shown.length || shown.length < 2) return null;
  return {
    steps: [
      step("draw-each", [], { bond: bond(elements.join("–")) }),
      step(
        "orders",
        ranked.map((each) => orderLine(each)),
      ),
      step("order-decides"),
    ],
    answer: { id: "which", value: formulaTerm(right[0]) },
  };
}

/** The species with the shortest, longest or strongest bond between two elements. */
export function askOrder(random: Random): Draft | null {
  const { bond: between, items } = random.pick<(typeof ORDERS)[number]>(ORDERS);
  const end = pickEnd<readonly [string, string]>(random, items, Math.min(items.length, random.integer(3, 4)));
  if (end === null) return null;
  const quality = random.pick(["length", "strength"] as const);
  const variant =
    quality === "length"
      ? end.direction === "most"
        ? "shortest-in"
        : "longest-in"
      : end.direction === "most"
        ? "strongest-in"
        : "weakest-in";
  return askWhich({
    variant,
    shown: end.shown.map(([formula]) => formula),
    right: end.right[0],
    slip: (formula) =>
      formula === end.opposite[0]
        ? commonSlip("reversed")
        : end.shown.some(([each, order]) => each === formula && order.includes("/")) || end.right[1].includes("/")
          ? slipOf(WORDS, "resonance-ignored")
          : commonSlip("between"),
    values: { bond: bond(between) },
    steps: [
      step("draw-each", [], { bond: bond(between) }),
      step(
        "orders",
        end.shown.map((each) => orderLine(each)),
      ),
      step("order-decides"),
    ],
  });
}
