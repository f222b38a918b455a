import { BRACKET_MULTIPLIERS, LIGANDS, METALS, MULTIPLIERS, OUTER_IONS, ROMAN } from "./words.ts";
import type { LigandWords } from "./words.ts";

type OuterIon = (typeof OUTER_IONS)[number];

/** A complex by itself, with its charge, or in a salt; the ligands in the order of their names. */
export type Complex = {
  readonly metal: string;
  readonly oxidation: number;
  readonly ligands: readonly { readonly ligand: LigandWords; readonly count: number }[];
  readonly outer: OuterIon | null;
};

type Charged = {
  readonly oxidation: number;
  readonly ligands: readonly { readonly ligand: { readonly charge: number }; readonly count: number }[];
};

/** Numbers of donor atoms around a metal in school books. */
const COORDINATION_NUMBERS = [2, 4, 5, 6];

export function chargeOfComplex({ oxidation, ligands }: Charged): number {
  return ligands.reduce((sum, { ligand, count }) => sum + count * ligand.charge, oxidation);
}

/** A complex as it can be: known metal and charge, a usual number of donor atoms, and in a salt an ion of the other sign. */
function check(complex: Complex): Complex | null {
  const { metal, oxidation, ligands, outer } = complex;
  const donors = ligands.reduce((sum, { ligand, count }) => sum + count * ligand.donors, 0);
  const kinds = new Set(ligands.map(({ ligand }) => ligand.formula));
  const isUsual =
    METALS[metal]?.charges.includes(oxidation) === true &&
    COORDINATION_NUMBERS.includes(donors) &&
    kinds.size === ligands.length &&
    ligands.every(({ ligand, count }) => count <= (ligand.isBracketed ? 3 : 6));
  const isBalanced = outer === null || outer.charge * chargeOfComplex(complex) < 0;
  // A metal without a charge is held by carbonyl alone.
  const isHeld = oxidation > 0 || ligands.every(({ ligand }) => ligand.formula === "CO");
  return isUsual && isBalanced && isHeld ? complex : null;
}

const byName = (ligands: Complex["ligands"]): Complex["ligands"] =>
  ligands.toSorted((a, b) => (a.ligand.name < b.ligand.name ? -1 : 1));

const WHOLE =
  /^([A-Z(][A-Za-z0-9()]{0,8})?\[([A-Z][a-z]?)([^[\]]{1,40})\](\d?)([A-Z(][A-Za-z0-9()]{0,8})?(?:\^?(\d?)([+-]))?$/;

const SPELLINGS: readonly (readonly [string, LigandWords])[] = LIGANDS.flatMap((each) =>
  [each.formula, ...each.spellings].map((spelling): [string, LigandWords] => [spelling, each]),
).toSorted(([a], [b]) => b.length - a.length);

/** "(NH3)4Cl2", "Cl2(en)2": in brackets with a number behind, without them one letter or word at a time. */
function readLigands(text: string): Complex["ligands"] | null {
  const ligands: { ligand: LigandWords; count: number }[] = [];
  let rest = text;
  while (rest !== "") {
    const bracketed = /^\(([A-Za-z0-9]{1,12})\)(\d?)/.exec(rest);
    const found = SPELLINGS.find(([spelling]) =>
      bracketed === null ? rest.startsWith(spelling) : bracketed[1] === spelling,
    );
    if (found === undefined) return null;
    const [spelling, ligand] = found;
    const isElement = /^[A-Z][a-z]?$/.test(spelling);
    const behind = bracketed?.[0].length ?? spelling.length;
    // The digit behind a bare formula of several atoms would be another formula's: CO3.
    const bareDigit = bracketed === null ? (/^\d/.exec(rest.slice(behind))?.[0] ?? "") : "";
    if (bareDigit !== "" && !isElement) return null;
    ligands.push({ ligand, count: Number((bracketed?.[2] ?? bareDigit) || 1) });
    rest = rest.slice(behind + bareDigit.length);
  }
  return ligands;
}

/** `Cl3`, `SO4`, `(NO3)2`: an ion outside the brackets, and how many there are. */
function readOuter(text: string, sign: 1 | -1): { readonly ion: OuterIon; readonly count: number } | null {
  const find = (formula: string): OuterIon | undefined =>
    OUTER_IONS.find((each) => each.formula === formula && each.charge * sign > 0);
  const single = find(text);
  if (single !== undefined) return { ion: single, count: 1 };
  const [, group, element, digits] = /^(?:\(([A-Za-z0-9]+)\)|([A-Z][a-z]?))(\d)$/.exec(text) ?? [];
  const ion = find(group ?? element ?? "");
  return ion === undefined ? null : { ion, count: Number(digits) };
}

/**
 * The complex of a formula with its square brackets: `[Co(NH3)6]Cl3`, `K4[Fe(CN)6]`, `[Ni(CO)4]`, `[Cu(NH3)4]^2+`. Null for what is
 * none, for ligands that bind in several ways (nitrite, thiocyanate), and for charges that the metal does not have there.
 */
export function readComplex(formula: string): Complex | null {
  const [whole, before, metal = "", inner = "", times = "", after, digits = "", sign] = WHOLE.exec(formula) ?? [];
  const ligands = whole === undefined ? null : readLigands(inner);
  if (ligands === null || (before !== undefined && after !== undefined)) return null;
  const outer = before === undefined ? (after === undefined ? undefined : readOuter(after, -1)) : readOuter(before, 1);
  if (
    outer === null ||
    (outer !== undefined && sign !== undefined) ||
    (outer === undefined && sign === undefined && times !== "")
  )
    return null;
  const size = digits === "" && outer === undefined ? times : digits;
  const written = sign === undefined ? 0 : (sign === "+" ? 1 : -1) * Number(size || 1);
  const charge = outer === undefined ? written : (-outer.count * outer.ion.charge) / Number(times || 1);
  const ofLigands = ligands.reduce((sum, { ligand, count }) => sum + count * ligand.charge, 0);
  return check({ metal, oxidation: charge - ofLigands, ligands: byName(ligands), outer: outer?.ion ?? null });
}

/** "hexaamminecobalt(III) chloride", "potassium hexacyanidoferrate(II)", "tetraamminecopper(II) ion": English alone. */
export function nameComplex(complex: Complex): string {
  const { metal, oxidation, ligands, outer } = complex;
  const charge = chargeOfComplex(complex);
  const words = METALS[metal];
  const parts = ligands.map(({ ligand: { name, isBracketed }, count }) =>
    isBracketed ? `${BRACKET_MULTIPLIERS[count - 1] ?? ""}(${name})` : `${MULTIPLIERS[count - 1] ?? ""}${name}`,
  );
  const own = `${parts.join("")}${(charge < 0 ? words?.ate : words?.name) ?? ""}(${ROMAN[oxidation] ?? ""})`;
  if (outer === null) return charge === 0 ? own : `${own} ion`;
  return outer.charge > 0 ? `${outer.name} ${own}` : `${own} ${outer.name}`;
}

const LIGAND_NAMES: readonly (readonly [string, LigandWords])[] = LIGANDS.flatMap((each) =>
  [each.name, ...each.older].map((name): [string, LigandWords] => [name, each]),
).toSorted(([a], [b]) => b.length - a.length);

/** The ligands of a name, and the metal's word behind them; every way to split it is tried, most have one. */
function splitName(text: string): { readonly ligands: Complex["ligands"]; readonly metal: string } | null {
  if (Object.values(METALS).some(({ name, ate }) => text === name || text === ate)) return { ligands: [], metal: text };
  const counts = [
    ...MULTIPLIERS.map((word, index) => [word, index + 1] as const),
    ["bis", 2] as const,
    ["tris", 3] as const,
  ];
  for (const [word, count] of counts) {
    if (!text.startsWith(word)) continue;
    const behind = text.slice(word.length);
    for (const [name, ligand] of LIGAND_NAMES) {
      const spelling = [`(${name})`, name].find((each) => behind.startsWith(each));
      const rest = spelling === undefined ? null : splitName(behind.slice(spelling.length).replace(/^-/, ""));
      if (rest !== null) return { ligands: [{ ligand, count }, ...rest.ligands], metal: rest.metal };
    }
  }
  return null;
}

/** The complex of an English name by the rules of 2005 or of 1990; null for what is none. */
export function readComplexName(name: string): Complex | null {
  const [, before, own = "", roman = "", after] =
    /^(?:([a-z]{4,9}) )?([a-z(),0-9-]{6,80}?) ?\((0|i{1,3}|iv)\)(?: ([a-z]{3,11}))?$/.exec(name.trim().toLowerCase()) ??
    [];
  const split = own === "" ? null : splitName(own);
  const [metal] =
    Object.entries(METALS).find(([, words]) => split?.metal === words.name || split?.metal === words.ate) ?? [];
  if (split === null || metal === undefined || split.ligands.length === 0) return null;
  const isIon = after === "ion" || after === "cation" || after === "anion";
  const outerName = before ?? (isIon ? undefined : after);
  const outer =
    OUTER_IONS.find((each) => each.name === outerName && each.charge > 0 === (before !== undefined)) ?? null;
  if ((outerName !== undefined && outer === null) || (before !== undefined && after !== undefined)) return null;
  const oxidation = ROMAN.findIndex((each) => each.toLowerCase() === roman);
  const complex = check({ metal, oxidation, ligands: split.ligands, outer });
  if (complex === null) return null;
  const charge = chargeOfComplex(complex);
  // "-ate" is an anion's; a salt or ion has a charge, a complex by itself none.
  const isAnion = split.metal === METALS[metal]?.ate;
  return isAnion === charge < 0 && (charge !== 0) === (outer !== null || isIon) ? complex : null;
}
