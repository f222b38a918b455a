import { z } from "zod";
import { setEquation, setText } from "../chemistry/set-chemistry.ts";

/*
 * What a text of a card is. Every field of the cards is one of these: a card is set as it is read or made, whoever wrote it,
 * and what shows, copies, exports or speaks it finds Unicode notation.
 */

/** Words, with the chemistry in them in Unicode notation. */
export const wordsSchema = z.string().overwrite(setText);

/** Chemistry or arithmetic alone, a line each, in Unicode notation; TeX where its writer wrote that. */
export const equationSchema = z.string().overwrite(setEquation);

/** Markdown. Its view sets the chemistry, once it knows what is code. */
export const markdownSchema = z.string();

/** What the student wrote, letter for letter: it may be edited and sent again. The screen sets it. */
export const writtenSchema = z.string();

/** What names a thing to the program and is no text: an id, a slug, a code, a structure in SMILES. */
export const keySchema = z.string();
