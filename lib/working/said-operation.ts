import { splitFraction } from "../algebra/tree.ts";
import { INTENT_WORDS } from "./operation-words.ts";
import type { Target } from "./targets.ts";

type Operation = keyof typeof INTENT_WORDS;

const PATTERNS = (Object.keys(INTENT_WORDS) as Operation[]).map((operation): [Operation, RegExp] => {
  const words = INTENT_WORDS[operation].split(",").map((word) => word.trim());
  return [
    operation,
    new RegExp(`(?<![\\p{Script=Latin}\\p{M}])(?:${words.join("|")})(?![\\p{Script=Latin}\\p{M}])`, "iu"),
  ];
});

/** The operation that somebody means to do: "I'd divide by 18"; null where none is named, or several. */
export function saysOperation(text: string): Operation | null {
  const said = PATTERNS.filter(([, pattern]) => pattern.test(text));
  const [only, ...others] = said;
  return only === undefined || others.length > 0 ? null : only[0];
}

/** Whether a calculation has such an operation as its last one; null where it is none of plain numbers. */
export function hasOperation({ setup }: Target, operation: Operation): boolean | null {
  const [part] = setup?.parts ?? [];
  if (part === undefined) return null;
  if (part.kind === "sum") return operation === "add" || operation === "subtract";
  const { above, below } = splitFraction(part);
  if (operation === "divide") return below.length > 0;
  return operation === "multiply" && above.length > 1;
}
