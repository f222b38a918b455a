import type { SolutionFacts } from "../../../methods/facts.ts";
import { UNNAMED } from "../../../methods/rules/buffer.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { ASKS_ACIDITY, NO_BUFFER_ALONE, SIZE } from "./buffer-told.ts";

/** The pH of a weak acid beside its base, of which nothing but the constant is told: "0.20 M HA and 0.35 M NaA". */

const SMALL = String.raw`(?:(?:of|in|with respect to|a|an|the|this|that|its|in its|aqueous) )*`;
const ACID = String.raw`(?:(?:weak|monoprotic|monobasic|parent|unionised|un-ionized|undissociated|generic|organic) )*(?:acid\b(?:,? \(?H[AXB]\)?)?|\[?H[AXB]\b\]?)`;
const BASE = String.raw`(?:(?:conjugate|corresponding) base\b|(?:(?:sodium|potassium|lithium) )?salt\b(?: of (?:the|this|that) (?:weak )?acid\b)?|conjugate\b|\[?(?:Na|K)[AXB]\b\]?|\[?[AXB]\^?-\]?)(?:,? \(?(?:(?:Na|K)[AXB]|[AXB]\^?-)\)?)?`;

/** Its size before it, or behind. */
const tellings = (thing: string): readonly RegExp[] => [
  new RegExp(String.raw`${SIZE},? ${SMALL}${thing}`),
  new RegExp(
    String.raw`${SMALL}${thing} ?(?:=|:|is|are|at|\(|of|concentration (?:of|is)|has a concentration of) ?${SIZE}\)?`,
  ),
];

const CONSTANT = new RegExp(
  String.raw`\(?\b(p ?)?K_?\{?a\}?(?: ?\(H[AXB]\)| (?:of|for) ${SMALL}${ACID})?,? ?(?:value )?(?:=|is|was|equals|:|of|,)? ?(${VALUE})\)?`,
);

/** Several acids, strong ones, and names of any. */
const ELSE =
  /\bstrong\b|\bwithout\b|\b(?:di|tri|poly)protic\b|\bKb\b|\bH[AXB]\b[^]*\b(?!H[AXB]\b)H[A-Z]\b|\bnot\b|n't|\bindicator\b/;

function takeSize(taken: Taken, thing: string): string | null {
  for (const pattern of tellings(thing)) {
    const [size] = taken.take(pattern) ?? [];
    if (size !== undefined) return size;
  }
  return null;
}

/** Null for any other text, and where it tells more. */
export function solveUnnamedBuffer(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || NO_BUFFER_ALONE.test(text) || !ASKS_ACIDITY.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(text));
  const constant = taken.take(CONSTANT);
  const base = takeSize(taken, BASE);
  const acid = takeSize(taken, ACID);
  const rest = taken.rest.replaceAll(/\b25(?:\.0)? ?°C|\b298(?:\.15)? ?K\b|\b1(?:\.0+)?[- ](?:L|dm3)\b/g, " ");
  const [told, strong, weak] = [constant?.[1], base, acid].map((each) => readQuantity(each ?? ""));
  if (!told || !strong || !weak || strong.unit.dimension !== weak.unit.dimension || /\d/.test(rest)) return null;
  const kind = /mol(?:es?)?$/.test(acid ?? "") ? "amount" : "molarity";
  return solveByLaws(
    [
      [variableOf(kind, UNNAMED.acid), weak],
      [variableOf(kind, UNNAMED.base), strong],
      [variableOf((constant?.[0] ?? "") === "" ? "acid-constant" : "acid-exponent", null), told],
    ],
    variableOf("ph", null),
    null,
    ["buffer"],
  );
}
