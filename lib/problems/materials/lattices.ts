import type { LatticeName } from "../../chemistry/lattices.ts";

type Metal = { readonly symbol: string; readonly lattice: LatticeName; readonly edgePicometres: string };

const metals = (lattice: LatticeName, text: string): Metal[] =>
  text.split(" ").map((entry): Metal => {
    const [symbol = "", edgePicometres = ""] = entry.split(":");
    return { symbol, lattice, edgePicometres };
  });

/** Edges of the unit cells near 25 °C, in pm, to three figures: CRC Handbook of Chemistry and Physics, "Crystal structures and lattice parameters of the elements". */
export const METALS: readonly Metal[] = [
  ...metals(
    "face-centred",
    "Al:405 Cu:361 Ag:409 Au:408 Ni:352 Pd:389 Pt:392 Pb:495 Ca:559 Sr:608 Ir:384 Rh:380 Th:508",
  ),
  ...metals("body-centred", "Li:351 Na:429 K:533 Cs:614 Ba:502 Fe:287 Cr:288 V:302 Nb:330 Ta:330 Mo:315 W:317 Eu:458"),
  ...metals("simple", "Po:336"),
];

/** How many atoms at these places belong to one cell. */
export const PLACES = {
  corners: 1,
  faces: 3,
  edges: 3,
  center: 1,
  "corners-faces": 4,
  "edges-center": 4,
  "corners-center": 2,
  "four-inside": 4,
  "eight-inside": 8,
} as const;

type Place = keyof typeof PLACES;

/** Cells of compounds, each element with its places (OpenStax Chemistry 2e, 10.6; Wells, Structural Inorganic Chemistry). */
export const COMPOUND_CELLS: readonly (readonly (readonly [symbol: string, place: Place])[])[] = [
  ...pairs(
    "corners-faces",
    "edges-center",
    "NaCl KCl LiCl NaF KBr NaBr LiF AgCl AgBr MgO CaO SrO BaO FeO NiO CoO MnO CaS BaS MgS TiC TiN",
  ),
  ...pairs("center", "corners", "CsCl CsBr CsI TlCl TlBr"),
  ...pairs("four-inside", "corners-faces", "ZnS CdTe CuCl CuBr CuI GaAs GaP InP InSb AlP AlAs"),
  ...pairs("corners-faces", "eight-inside", "CaF2 SrF2 BaF2 SrCl2 CeO2 ThO2 UO2"),
  ...pairs("eight-inside", "corners-faces", "Li2O Na2O K2O Na2S K2S Li2S Mg2Si"),
  ...pairs("four-inside", "corners-center", "Cu2O Ag2O"),
  ...pairs("corners", "edges", "ReO3"),
  ...pairs("faces", "corners", "Cu3Au Ni3Al Pt3Sn"),
  ...["Ca:Ti:O", "Ba:Ti:O", "Sr:Ti:O", "K:Nb:O", "La:Al:O", "Ba:Zr:O", "K:Mg:F", "K:Ni:F"].map((text) => {
    const [large = "", small = "", anion = ""] = text.split(":");
    return [
      [large, "corners"],
      [small, "center"],
      [anion, "faces"],
    ] as const;
  }),
];

function pairs(first: Place, second: Place, formulas: string): (readonly (readonly [string, Place])[])[] {
  return formulas.split(" ").map((formula) => {
    const [a = "", b = ""] = formula.match(/[A-Z][a-z]?/g) ?? [];
    return [
      [a, first],
      [b, second],
    ] as const;
  });
}
