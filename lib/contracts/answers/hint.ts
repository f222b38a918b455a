import { boolean, type Infer, number, object, string } from "../shape.ts";

/** The answer of POST /api/hints/get. */
export const hintShape = object({ hintNumber: number, content: string, isLastHint: boolean });

export type Hint = Infer<typeof hintShape>;
