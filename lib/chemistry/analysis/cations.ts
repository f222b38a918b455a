import type { Color } from "./colors.ts";

/** What a base precipitates of a cation, and what more of it does to that; `solution`: its colour, where it does. */
type Precipitate = { readonly color: Color; readonly dissolves: boolean; readonly solution?: Color };

/** With sodium hydroxide and with ammonia, each in water; null where nothing precipitates, or hardly anything. */
type CationTest = { readonly ion: string; readonly hydroxide: Precipitate; readonly ammonia: Precipitate | null };

const stays = (color: Color): Precipitate => ({ color, dissolves: false });
const dissolves = (color: Color, solution: Color): Precipitate => ({ color, dissolves: true, solution });

/** "Notes for use in qualitative analysis" of Cambridge IGCSE Chemistry 0620 and AS & A Level Chemistry 9701. */
export const CATION_TESTS: readonly CationTest[] = [
  { ion: "Al^3+", hydroxide: dissolves("white", "colorless"), ammonia: stays("white") },
  { ion: "Ca^2+", hydroxide: stays("white"), ammonia: null },
  { ion: "Cr^3+", hydroxide: dissolves("grey-green", "green"), ammonia: stays("grey-green") },
  { ion: "Cu^2+", hydroxide: stays("pale-blue"), ammonia: dissolves("pale-blue", "deep-blue") },
  { ion: "Fe^2+", hydroxide: stays("green"), ammonia: stays("green") },
  { ion: "Fe^3+", hydroxide: stays("red-brown"), ammonia: stays("red-brown") },
  { ion: "Mg^2+", hydroxide: stays("white"), ammonia: stays("white") },
  { ion: "Mn^2+", hydroxide: stays("off-white"), ammonia: stays("off-white") },
  { ion: "Pb^2+", hydroxide: dissolves("white", "colorless"), ammonia: stays("white") },
  { ion: "Zn^2+", hydroxide: dissolves("white", "colorless"), ammonia: dissolves("white", "colorless") },
];
