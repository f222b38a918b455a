import type { SolidDrawing } from "../cards/drawing.ts";
import { dipolesOf, type Dipoles, POLAR } from "../chemistry/bonding/dipoles.ts";
import { geometryOf, type Vector } from "../chemistry/bonding/geometry.ts";
import { meanOrders } from "../chemistry/bonding/resonance.ts";
import { hasCenter, type Species } from "../chemistry/bonding/species.ts";
import { formulaText, substanceName } from "./chemistry.ts";
import { wordAngles } from "./drawings.ts";
import { formatDecimal, formatList } from "./numbers.ts";
import type { Words } from "./words.ts";

/** Fractions of a pm say nothing. */
const rounded = ([x, y, z]: Vector): [number, number, number] => [round(x, 1), round(y, 1), round(z, 1)];
const unit = ([x, y, z]: Vector): [number, number, number] => [round(x, 1_000), round(y, 1_000), round(z, 1_000)];
const round = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;

/**
 * A molecule or ion with one centre as it stands in space, `withDipoles`: and its dipoles where they are sure. Null where two
 * atoms alone have no shape, nor dipoles to show.
 */
export function drawSolid(species: Species, words: Words, withDipoles: boolean): SolidDrawing | null {
  const { formula, structure } = species;
  const orders = meanOrders(structure);
  const geometry = geometryOf(formula, structure, orders);
  const dipoles = withDipoles ? dipolesOf(species, geometry) : null;
  if (!hasCenter(species) && dipoles === null) return null;
  const name = substanceName(formula, words);
  return {
    kind: "solid",
    title: words.t(dipoles === null ? "drawings.solids.title" : "drawings.dipoles.title", { name }),
    text: [wordSolid(species, words), ...(dipoles === null ? [] : wordDipoles(species, dipoles, words))].join(" "),
    formula: formulaText(formula),
    atoms: [
      { symbol: structure.center, at: [0, 0, 0] },
      ...structure.ligands.map(({ symbol }, index) => ({ symbol, at: rounded(geometry.ligands[index] ?? [0, 0, 0]) })),
    ],
    bonds: structure.ligands.map((_, index) => ({ from: 0, to: index + 1, order: round(orders[index] ?? 1, 100) })),
    pairs: geometry.pairs.map((toward) => ({ on: 0, toward: unit(toward) })),
    ...drawDipoles(species, dipoles),
  };
}

function drawDipoles(
  { structure: { ligands } }: Species,
  dipoles: Dipoles | null,
): Pick<SolidDrawing, "arrows" | "net"> {
  const gains = new Map(dipoles?.kinds.map(({ symbol, gain }) => [symbol, gain]));
  return {
    arrows: ligands.flatMap(({ symbol }, index) => {
      const gain = gains.get(symbol) ?? 0;
      if (Math.abs(gain) < POLAR) return [];
      return [gain > 0 ? { from: 0, to: index + 1 } : { from: index + 1, to: 0 }];
    }),
    net: dipoles === null || dipoles.net === null || !dipoles.isSumSure ? null : unit(dipoles.net),
  };
}

function wordSolid({ structure }: Species, words: Words): string {
  const { center, centerPairs, ligands, shape, angle } = structure;
  const neighbours = [...Map.groupBy(ligands, ({ symbol }) => symbol)].map(([symbol, { length }]) =>
    words.t("drawings.solids.atoms", { count: length, symbol }),
  );
  return words.t(`drawings.solids.${ligands.length === 1 ? "text-of-two" : "text"}`, {
    center,
    neighbours: formatList(neighbours, words.locale),
    pairs: centerPairs,
    shape: words.t(`drawings.shapes.names.${shape}`),
    angle: wordAngles(angle, words),
  });
}

/** Each kind of bond, polar or nearly not, and what the arrows make together. */
function wordDipoles(
  { structure: { center, centerPairs, ligands } }: Species,
  { kinds, net, isSumSure }: Dipoles,
  words: Words,
): string[] {
  const bonds = kinds.map(({ symbol, gain }) =>
    words.t(Math.abs(gain) < POLAR ? "drawings.dipoles.weak" : "drawings.dipoles.polar", {
      bond: `${center}–${symbol}`,
      difference: formatDecimal(Math.abs(gain).toFixed(2), words.locale),
      toward: gain > 0 ? symbol : center,
    }),
  );
  const arrows = kinds.filter(({ gain }) => Math.abs(gain) >= POLAR);
  const count = arrows.reduce((sum, kind) => sum + kind.count, 0);
  const [polar] = arrows;
  if (polar === undefined) return [...bonds, words.t("drawings.dipoles.none")];
  if (net === null) return [...bonds, words.t("drawings.dipoles.cancel", { count })];
  if (ligands.length === 1) return [...bonds, words.t("drawings.dipoles.only")];
  if (!isSumSure) return [...bonds, words.t("drawings.dipoles.unequal")];
  const isOutward = polar.gain > 0;
  const sum = words.t(isOutward ? "drawings.dipoles.sum-outward" : "drawings.dipoles.sum-inward", {
    count,
    center,
    symbol: polar.symbol,
  });
  const pull =
    centerPairs === 0
      ? []
      : [
          words.t(isOutward ? "drawings.dipoles.pairs-against" : "drawings.dipoles.pairs-along", {
            count: centerPairs,
          }),
        ];
  return [...bonds, sum, ...pull];
}
