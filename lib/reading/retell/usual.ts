/** Salts of lead(IV) and tin(IV) with anions that hold them to no other charge are told with their number. */
const OF_FOUR =
  /^(?:Pb|Sn)(?:\((?:NO3|CH3COO|C2H3O2|ClO3|ClO4)\)4|\(SO4\)2|\(CO3\)2|\(CrO4\)2|[FClBrI]+4|I4|\(OH\)4|S2)$/;

/** Salts of copper(I) with these anions are hardly ever met. */
const OF_ONE = /^Cu(?:2(?:SO4|CO3|CrO4|C2O4)|3PO4|NO3|OH|CH3COO|C2H3O2|ClO[34])$/;

/** What a name without an oxidation number most likely stands for: the molecule of an element, lead(II) in a salt of lead, copper(II) in one of an acid with oxygen. */
export function usualOf(formulas: readonly string[]): string | undefined {
  const usual =
    formulas.length > 1
      ? formulas.filter((each) => !(each.startsWith("Pb") && OF_FOUR.test(each)) && !OF_ONE.test(each))
      : formulas;
  return usual.at(-1) ?? formulas.at(-1);
}
