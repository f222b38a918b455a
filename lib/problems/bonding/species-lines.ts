import { VALENCE_ELECTRONS } from "../../chemistry/bonding/lewis.ts";
import { valenceElectrons } from "../../chemistry/bonding/species.ts";
import type { Species } from "../../chemistry/bonding/species.ts";
import type { Expression } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, variable } from "../../methods/terms.ts";

/** `N(PCl3) = 5 + 3 * 7 = 26`, with the electrons of the charge behind. */
export function electronLine(species: Species): Expression {
  const { center, ligands } = species.structure;
  const counted = [...Map.groupBy(ligands, ({ symbol }) => symbol)].flatMap(([symbol, { length }]) => {
    const each = count(VALENCE_ELECTRONS[symbol] ?? 0);
    return length === 1 ? ["+" as const, each] : ["+" as const, count(length), "*" as const, each];
  });
  const { charge, formula } = species;
  const ofCharge = charge === 0 ? [] : [charge < 0 ? ("+" as const) : ("-" as const), count(Math.abs(charge))];
  return worked(
    variable("N", formula),
    [count(VALENCE_ELECTRONS[center] ?? 0), ...counted, ...ofCharge],
    count(valenceElectrons(species)),
  );
}

/** The arguments `formula` and `center` of a text. */
export const describe = ({ formula, structure: { center } }: Species) => ({
  formula: formulaTerm(formula),
  center: formulaTerm(center),
});

/** `n + m = 2 + 2 = 4`: atoms and lone pairs around the centre make its groups. */
export const groupLine = ({ structure: { ligands, centerPairs }, groups }: Species): Expression =>
  expression(
    variable("n"),
    "+",
    variable("m"),
    "=",
    count(ligands.length),
    "+",
    count(centerPairs),
    "=",
    count(groups),
  );
