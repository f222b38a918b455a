import type { Variable } from "../methods/rules/kinds.ts";
import { symbolOf } from "../problems/given-lines.ts";
import { isOffered } from "../reading/unsure/offered-kinds.ts";
import { expressionText } from "./fact-text.ts";
import type { Words } from "./words.ts";

/** `volume of the solution, at first (NaCl)`: a quantity by its name, as it is asked back and as it is answered. */
export function variableName({ kind, of, label }: Variable, words: Words): string {
  const { t } = words;
  const symbol = isOffered(kind) ? null : symbolOf({ kind, of: null, label: null });
  const letter = symbol === null ? kind : expressionText({ kind: "expression", terms: [symbol] }, words);
  const name = isOffered(kind) ? t(`tutor.unsure.kinds.${kind}`) : letter;
  const moment = label === null ? "" : `, ${t(`tutor.unsure.labels.${label}`)}`;
  return `${name}${moment}${of === null ? "" : ` (${of})`}`;
}
