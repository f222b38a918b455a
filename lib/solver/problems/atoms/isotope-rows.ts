import type { Quantity } from "../../../quantity/quantity.ts";

/** What a text about isotopes names, in its order: a nuclide, a mass, a share; `quantity` is null for "the rest". */
export type Mention =
  | { readonly kind: "N"; readonly nuclide: string }
  | { readonly kind: "M"; readonly quantity: Quantity }
  | { readonly kind: "X"; readonly quantity: Quantity | null };

/** An isotope with what the text tells of it; `mass` is null where only its mass number is known. */
export type Row = {
  readonly isotope: string;
  readonly mass: Quantity | null;
  readonly share: Quantity | null | undefined;
};

/** How the things that belong to one isotope may follow each other. */
const GROUPS = ["NM", "MN", "NX", "XN", "NMX", "NXM", "XNM", "MNX", "MXN", "XMN", "MX", "XM"];
/** How they may be listed for all isotopes in turn: "³⁵Cl and ³⁷Cl, with masses of … and …". */
const LISTS = ["N", "M", "X", "NM", "NX", "MN", "XN", "NMX", "NXM", "MX", "XM"];

/** The patterns of a stretch that names every one of so many isotopes once. */
function listPatterns(count: number): string[] {
  const grouped = GROUPS.map((group) => group.repeat(count));
  const listed = LISTS.map((list) => [...list].map((letter) => letter.repeat(count)).join(""));
  const paired = ["MX", "XM"].map((pair) => "N".repeat(count) + pair.repeat(count));
  return [...new Set([...grouped, ...listed, ...paired])];
}

type Stretch = {
  readonly masses: readonly (readonly [isotope: string, quantity: Quantity])[];
  readonly shares: readonly (readonly [isotope: string, quantity: Quantity | null])[];
  readonly order: readonly string[];
};

/** What a stretch tells, each letter's things in turn; null where it names no isotopes and none were named before. */
function readStretch(
  mentions: readonly Mention[],
  order: readonly string[] | null,
  isotopes: readonly string[],
): Stretch | null {
  const named = mentions.flatMap((mention) => (mention.kind === "N" ? [mention.nuclide] : []));
  if (named.length > 0 && new Set(named).size !== isotopes.length) return null;
  const own = named.length > 0 ? named : order;
  if (own === null) return null;
  const at = (index: number): string => own[index] ?? "";
  return {
    masses: mentions.filter((mention) => mention.kind === "M").map(({ quantity }, index) => [at(index), quantity]),
    shares: mentions.filter((mention) => mention.kind === "X").map(({ quantity }, index) => [at(index), quantity]),
    order: own,
  };
}

/** Every way to read the mentions as stretches. */
function listReadings(
  mentions: readonly Mention[],
  patterns: readonly string[],
  order: readonly string[] | null,
  isotopes: readonly string[],
): Stretch[][] {
  if (mentions.length === 0) return [[]];
  const written = mentions.map(({ kind }) => kind).join("");
  return patterns.flatMap((pattern) => {
    const stretch = written.startsWith(pattern)
      ? readStretch(mentions.slice(0, pattern.length), order, isotopes)
      : null;
    return stretch === null
      ? []
      : listReadings(mentions.slice(pattern.length), patterns, stretch.order, isotopes).map((rest) => [
          stretch,
          ...rest,
        ]);
  });
}

/** One row for each isotope, or null where one has two masses or two shares, or only some of them have one. */
function toRows(stretches: readonly Stretch[], isotopes: readonly string[]): Row[] | null {
  const masses = stretches.flatMap((stretch) => stretch.masses);
  const shares = stretches.flatMap((stretch) => stretch.shares);
  const isWhole = [masses, shares].every(
    (each) =>
      each.length === 0 ||
      (each.length === isotopes.length && new Set(each.map(([isotope]) => isotope)).size === isotopes.length),
  );
  const [massOf, shareOf] = [new Map(masses), new Map(shares)];
  return isWhole
    ? isotopes.map((isotope) => ({
        isotope,
        mass: massOf.get(isotope) ?? null,
        share: shares.length === 0 ? undefined : (shareOf.get(isotope) ?? null),
      }))
    : null;
}

const write = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map(({ isotope, mass, share }) => [isotope, mass?.value, share?.value]));

const FEWEST = 2;
const MOST = 5;
/** Each isotope named three times, with a mass and a share. */
const MOST_MENTIONS = 5 * MOST;

/** The mentions of a text as a table of isotopes; null when they can be read in no way, or in two. */
export function readRows(mentions: readonly Mention[]): Row[] | null {
  const named = [...new Set(mentions.flatMap((mention) => (mention.kind === "N" ? [mention.nuclide] : [])))];
  const count = named.length > 0 ? named.length : mentions.filter(({ kind }) => kind === "M").length;
  if (count < FEWEST || count > MOST || mentions.length > MOST_MENTIONS) return null;
  const isotopes = named.length > 0 ? named : Array.from({ length: count }, (_, index) => String(index + 1));
  const readings = listReadings(mentions, listPatterns(count), named.length > 0 ? null : isotopes, isotopes).map(
    (stretches) => toRows(stretches, isotopes),
  );
  const rows = readings.flatMap((each) => (each === null ? [] : [each]));
  return new Set(rows.map(write)).size === 1 ? (rows[0] ?? null) : null;
}
