import type { Glosses } from "../gloss.ts";
import { ASKED } from "./asked.ts";
import { ATOMS } from "./atoms.ts";
import { CELLS } from "./cells.ts";
import { DOUBTS } from "./doubts.ts";
import { GASES } from "./gases.ts";
import { HEAT } from "./heat.ts";
import { REACTIONS } from "./reactions.ts";
import { columnOf } from "./rows.ts";
import type { Column } from "./rows.ts";
import { SOLUTIONS } from "./solutions.ts";
import { STORIES } from "./stories.ts";

/** The words of one language by their fields; where two have a phrase, the first one's counts. */
export const fieldsIn = (locale: Column): readonly Glosses[] =>
  [DOUBTS, ASKED, SOLUTIONS, ATOMS, REACTIONS, HEAT, GASES, CELLS, STORIES].map((rows) => columnOf(rows, locale));
