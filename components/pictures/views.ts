import { late } from "#components/ui/use-late.ts";
import type { PictureKind } from "#lib/pictures/kinds.ts";
import type { Picture, PictureOf } from "#lib/pictures/picture.ts";
import type { View } from "./view.ts";

type Fetches = { readonly [Kind in PictureKind]: () => Promise<View<PictureOf<Kind>>> };

/** Each comes with the first picture of its kind. */
const FETCHES: Fetches = {
  road: async () => (await import("./road.tsx")).ROAD,
  limiting: async () => (await import("./limiting.tsx")).LIMITING,
  dilution: async () => (await import("./dilution.tsx")).DILUTION,
  gas: async () => (await import("./gas.tsx")).GAS,
  decay: async () => (await import("./decay.tsx")).DECAY,
  levels: async () => (await import("./levels.tsx")).LEVELS,
  heating: async () => (await import("./heating.tsx")).HEATING,
  titration: async () => (await import("./titration.tsx")).TITRATION,
  light: async () => (await import("./light.tsx")).LIGHT,
  acidity: async () => (await import("./acidity.tsx")).ACIDITY,
  cell: async () => (await import("./cell.tsx")).CELL,
  rates: async () => (await import("./rates.tsx")).RATES,
  profile: async () => (await import("./profile.tsx")).PROFILE,
  orbitals: async () => (await import("./orbitals.tsx")).ORBITALS,
  equilibrium: async () => (await import("./equilibrium.tsx")).EQUILIBRIUM,
  electrolysis: async () => (await import("./electrolysis.tsx")).ELECTROLYSIS,
  buffer: async () => (await import("./buffer.tsx")).BUFFER,
  salt: async () => (await import("./salt.tsx")).SALT,
  precipitate: async () => (await import("./precipitate.tsx")).PRECIPITATE,
};

/** Each view draws exactly the pictures under its own key, which the compiler cannot follow through a lookup. */
const lateView = (kind: PictureKind) => late(FETCHES[kind] as () => Promise<View<Picture>>);

const known = new Map<PictureKind, ReturnType<typeof lateView>>();

/** How pictures of a kind are drawn and told. */
export function viewOf(kind: PictureKind) {
  const view = known.get(kind) ?? lateView(kind);
  known.set(kind, view);
  return view;
}
