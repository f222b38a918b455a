import { WATER_CONSTANT } from "../../../chemistry/data/water-constant.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { solveNeutral, solveProduct } from "../../../problems/acids/neutral-water.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** Pure water, at a temperature whose Kw is told: its pH, what it holds of either ion, or Kw from the pH. */

const UNIT = String.raw`(?: ?(?:mol\^?2 ?(?:dm|L)\^?-[26]|mol\^?2\/(?:L|dm)\^?[26]|M\^?2|\(mol\/L\)\^?2))?`;
const PRODUCT = new RegExp(
  String.raw`\b(?:K_?\{?w\}?|(?:[Ii]onic|[Ii]on)[ -]product(?: constant)? (?:of|for) water|[Aa]utoioni[sz]ation constant of water)(?:,? \(?K_?\{?w\}?\)?,?)?(?: (?:of|for) water)?(?: at -?\d[\d.]* ?(?:°C|K))?,?(?: has (?:a|the) value)?(?: of| is| =|=|:| equals| becomes| rises to)* ?(${VALUE})${UNIT}`,
);
const PH = new RegExp(
  String.raw`\bpH(?: of (?:pure|neutral) water)?(?: at \d[\d.]* ?(?:°C|K))? ?(?:of|is|was|=|:)? ?(?:about |only )?(${VALUE})(?! ?°)`,
);
const TEMPERATURE = /,? ?\(?\b(?:at|to) \d[\d.]* ?(?:°C|K)\b\)?,?/gi;

const NEUTRAL = /\b(?:pure|neutral|distilled) (?:water|solution)|\bneutral (?:point|pH)/i;
const ASKS_PH = /\b(?:what|calculate|find|determine|work out|compute)\b[^.?]*\bpH\b|\bpH\b[^.?\d]*\?/i;
const ASKS_PRODUCT =
  /\b(?:what|calculate|find|determine|work out|compute)\b[^.?]*\b(?:K_?\{?w|ion(?:ic)? product)|\bK_?w\b[^.?\d]*\?/i;
const ASKS_IONS =
  /\b(?:what|calculate|find|determine|compute)\b[^.?]*\b(?:hydronium|hydroxide|hydrogen|H3O|OH)\b[^.?]*\bconcentrations?\b|\bconcentrations? of (?:the )?(?:hydronium|hydroxide|hydrogen)\b/i;
const ELSE =
  /\b(?:HCl|NaOH|KOH|acid(?:ic)? solution|base|mol\/L|M\b(?!\^)|added|dissolved|buffer|pOH|enthalpy|endothermic|why|degree|percent|density)\b|%/;

/** Water that something has come into, by a word or a formula. */
const NOT_ALONE =
  /saturated|exposed|contains?|containing|\bair\b|mixed|carbon dioxide|\b(?!H3O|H2O|OH|K_?w|What|Calculate|Find|Determine|Compute|In|At|The|C\b|K\b)[A-Z]/;

const decimalsOf = (text: string): number => Math.max(1, text.split(".")[1]?.length ?? 0);

/** Null for any other text. */
export function solveIonicProduct(text: string): SolutionFacts[] | null {
  const isOfProduct = /\bK_?\{?w|ion(?:ic)?[ -]product|autoioni/i.test(text);
  if (!(isOfProduct || ASKS_IONS.test(text)) || !NEUTRAL.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text);
  const taken = new Taken(
    plain.replace(
      /,? ?(?:[Gg]ive your answer )?(?:correct )?to (?:\d|two|one|three) (?:decimal places?|d\.?p\.?|significant figures)/,
      "",
    ),
  );
  const written = taken.take(PH)?.[0] ?? "";
  const told = readQuantity(taken.take(PRODUCT)?.[0] ?? "");
  const rest = taken.rest.replaceAll(TEMPERATURE, " ");
  const temperatures = new Set(plain.match(/\d[\d.]* ?(?:°C|K)\b/g));
  if (temperatures.size > 1) return null;
  const isRoom = /^(?:25 ?°C|298 ?K)$/.test([...temperatures][0] ?? "");
  const product =
    told ?? (isOfProduct || written !== "" || !isRoom || NOT_ALONE.test(plain) ? null : pureNumber(WATER_CONSTANT, 2));
  if (/\d/.test(rest.replaceAll(/\bH3O|\bH2O/g, " ")) || (written === "") === (product === null)) return null;
  if (product !== null) {
    const isOfIons = ASKS_IONS.test(rest);
    if (ASKS_PH.test(rest) === isOfIons || !product.value.gt(0) || !product.value.lt("1e-10")) return null;
    const first = solvedFacts("problems-acids.ph-scale", solveNeutral(product));
    if (isOfIons) return [first];
    const found = foundBy(first);
    const [last] =
      found === null ? [] : (solveByLaws([[variableOf("hydronium", null), found]], variableOf("ph", null), null) ?? []);
    const solution = last === undefined ? null : chain([first, last], first.givens);
    return solution === null ? null : [solution];
  }
  const ph = readQuantity(written);
  if (ph === null || !ASKS_PRODUCT.test(rest) || !ph.value.gt(4) || !ph.value.lt(9)) return null;
  const power = pureNumber(ph.value, decimalsOf(written));
  const [first] = solveByLaws([[variableOf("ph", null), power]], variableOf("hydronium", null), null) ?? [];
  const found = first === undefined ? null : foundBy(first);
  if (first === undefined || found === null) return null;
  const solution = chain([first, solvedFacts("problems-acids.ph-scale", solveProduct(found))], first.givens);
  return solution === null ? null : [solution];
}
