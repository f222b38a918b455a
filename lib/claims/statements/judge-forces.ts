import { isSymmetric } from "../../chemistry/bonding/species.ts";
import { rowsOf } from "../reference.ts";
import { formsHydrogenBonds } from "./judge-substances.ts";
import { speciesOf } from "./molecule-of.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

type Force = "hydrogen" | "dipole" | "dispersion";

const FORCES: readonly (readonly [RegExp, Force])[] = [
  [
    /hydrogen[- ]bond(?:s|ing)?|(?:puentes?|enlaces?) de hidrógeno|liaisons? hydrogène|氢键|हाइड्रोजन (?:आ)?बंध/giu,
    "hydrogen",
  ],
  [/dipole[-–‑ ]dipole|dip[oô]l[oe][-–‑ ]dip[oô]l[oe]|偶极[-–—]偶极/giu, "dipole"],
  [/London(?: dispersion)?|dispersion|dispersión|色散力|लंदन/giu, "dispersion"],
];
const STRONGEST =
  /strongest|main(?!\p{L})|dominant|predominant|más fuerte|principal|dominante|plus forte|principale|最强|主要|सबसे प्रबल|मुख्य|प्रमुख/iu;

/** The strongest force between the molecules of a substance: hydrogen bonds, else dipoles where it has some, else those of London. */
export function judgeForces({ text, start, mentioned, isDenied }: Clause): Statement[] {
  if (isDenied || !STRONGEST.test(text)) return [];
  const found = FORCES.flatMap(([pattern, force]) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => ({
      start: start + index,
      end: start + index + said.length,
      force,
    })),
  ).toSorted((a, b) => a.start - b.start);
  // "Hydrogen" in "hydrogen bonds" is no substance.
  const named = mentioned.filter((each) => each.end <= (found[0]?.start ?? 0));
  const molecules = named.flatMap(({ formulas: [formula = "", ...others] }) => {
    const own = others.length === 0 ? strongestOf(formula) : null;
    return own === null ? [] : [own];
  });
  const [own, ...others] = molecules;
  const [first] = found;
  if (own === undefined || others.length > 0 || first === undefined) return [];
  const kinds = new Set(found.map(({ force }) => force));
  // What has dipoles has the forces of London too.
  const isRight = own === "dipole" ? kinds.has("dipole") && !kinds.has("hydrogen") : kinds.size === 1 && kinds.has(own);
  const span = { start: first.start, end: found.at(-1)?.end ?? first.end };
  return isRight || kinds.size === 1 ? [judged(span, isRight)] : [];
}

const NONPOLAR = /^(?:He|Ne|Ar|Kr|Xe|H2|N2|O2|F2|Cl2|Br2|I2|P4|S8)$/;

function strongestOf(formula: string): Force | null {
  if (formsHydrogenBonds(formula) === true) return "hydrogen";
  const rows = rowsOf(formula);
  const isOfCarbon = rows.length === 2 && rows.every(({ symbol }) => symbol === "C" || symbol === "H");
  if (NONPOLAR.test(formula) || isOfCarbon) return "dispersion";
  // Two atoms of different elements.
  if (rows.length === 2 && rows.every(({ count }) => count === 1)) return "dipole";
  const species = speciesOf([formula]);
  if (species === null || species.charge !== 0) return null;
  if (isSymmetric(species.structure)) return "dispersion";
  return formsHydrogenBonds(formula) === false ||
    !rows.some(({ symbol }) => symbol === "H") ||
    /Cl|Br|I|F/.test(formula)
    ? "dipole"
    : null;
}
