import stored from "./figures.json" with { type: "json" };
import { type Figures, figuresSchema } from "./figures.ts";

/** What was measured last. */
export const LAST_FIGURES: Figures = figuresSchema.parse(stored);
