/** Colours as school books name them. */
export const COLORS = [
  "red",
  "crimson",
  "brick-red",
  "red-violet",
  "red-brown",
  "orange",
  "yellow",
  "pale-yellow",
  "yellow-green",
  "yellow-brown",
  "brown",
  "green",
  "pale-green",
  "apple-green",
  "grey-green",
  "blue-green",
  "blue",
  "pale-blue",
  "deep-blue",
  "blue-black",
  "blue-violet",
  "purple",
  "lilac",
  "pink",
  "pale-pink",
  "white",
  "cream",
  "off-white",
  "black",
  "grey",
  "grey-black",
  "silvery",
  "golden",
  "colorless",
] as const;

export type Color = (typeof COLORS)[number];

/** What is said in one word, alone or for a part of a colour: "red-brown" is red and brown. */
export const SPOKEN_COLORS = [
  "red",
  "crimson",
  "brick-red",
  "orange",
  "yellow",
  "green",
  "pale-green",
  "blue",
  "purple",
  "lilac",
  "pink",
  "white",
  "cream",
  "brown",
  "black",
  "grey",
  "colorless",
] as const satisfies readonly Color[];

export type SpokenColor = (typeof SPOKEN_COLORS)[number];

const OTHER_PARTS: Readonly<Partial<Record<Color, readonly string[]>>> = {
  crimson: ["red"],
  "brick-red": ["red", "orange"],
  "red-violet": ["red", "purple"],
  "blue-violet": ["blue", "purple"],
  "apple-green": ["green", "pale-green"],
  lilac: ["purple"],
};

/** The words that a colour may be called by: "red-brown" is red and brown. */
export const partsOf = (color: Color): readonly string[] => OTHER_PARTS[color] ?? color.split("-");

/** Whether a colour may be called by all of these words. */
export function isCalled(color: Color, spoken: readonly SpokenColor[]): boolean {
  const parts = partsOf(color);
  return spoken.every((each) => each === color || parts.includes(each));
}
