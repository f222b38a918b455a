import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which data stand beside a problem on ions, cells, titrations and nuclei, as the readers know them. */

const MOLAR = String.raw`${N} ?(?:M|mol\/L)`;

const TURNS: readonly Turn[] = [
  // "In the purple permanganate ion, MnO4-": the formula says all.
  [
    /\b(oxidation (?:state|number) of (?:[a-z]+|[A-Z][a-z]?) in) the (?:[a-z-]+ ){1,3}ion,? \(?([A-Z][A-Za-z\d]*\^?\d?[+-])\)?/g,
    "$1 $2",
  ],
  [/\b((?:galvanic|voltaic) cell) in which [a-z ]+ (?:is|are) (?:oxidi[sz]ed|reduced) by [a-z ]+(?=\.)/g, "$1"],
  // What a pH half way to equivalence is.
  [
    new RegExp(
      String.raw`^[^.?!\d]*?(?:\.\s)?[^.?!\d]*\bhalf[- ](?:way to (?:the )?)?equivalence(?: point)?[^.?!\d]*\bpH (?:is|was|=|of) (${N})\. (?=[^.?!\d]*\bK_?a\b[^.?!\d]*[.?]$)`,
    ),
    "The pKa of a weak acid is $1. ",
  ],
  [/(?<=pKa of a weak acid is \d[\d.]*\. )[^?.]*\bK_?a\b[^?.]*[?.]$/, "What is its Ka?"],
  [/\b(1H|H-1|2H) ?= ?(?=\d\.\d{4})/g, "$1, "],
  [/(?<=[;,] |and )n ?(?:=|,) ?(?=1\.008)/g, "neutron, "],
];

const CONCENTRATION_CELL = new RegExp(
  String.raw`\b[Cc]oncentration cell\b[^.?\d]*?\b([A-Z][a-z]?)\/\1(\^?\d?\+)[^.?\d]*?(?:\[\1\^?\d?\+\] ?=|concentrations? (?:are|of)|with|are)[^.?\d]*?(${MOLAR}) and (?:of )?(?:\[\1\^?\d?\+\] ?= ?)?(${MOLAR})`,
);
const BOTH_SIDES = new RegExp(
  String.raw`\b[Cc]oncentration cell\b[^.?\d]*\[([A-Z][a-z]?)(\^?\d?\+)\] ?= ?(${MOLAR})[^.?\d]*\[\1\^?\d?\+\] ?= ?(${MOLAR})`,
);
const ASKS_POTENTIAL = /\b(?:what|calculate|find|determine)\b[^.?]*\b(?:potential|voltage|emf)\b/i;

const sizeOf = (molar: string): number =>
  Number.parseFloat(molar.replaceAll(/ ?[×x*·] ?10\^?\(?([-−–]?\d+)\)?/g, "e$1").replace(/[−–]/, "-"));

/** A cell of two solutions of one ion, as it is written: what is oxidized stands in the thinner one. */
function withConcentrationCell(text: string): string {
  const found = CONCENTRATION_CELL.exec(text) ?? BOTH_SIDES.exec(text);
  if (found === null || !ASKS_POTENTIAL.test(text)) return text;
  const [whole, metal = "", charge = "", one = "", other = ""] = found;
  const rest = text
    .replace(whole, " ")
    .replaceAll(`${metal}${charge}`, " ")
    .replaceAll(/\b(?:25(?:\.0)? ?°C|298(?:\.15)? ?K)/g, " ");
  if (/\d|standard/.test(rest) || sizeOf(one) === sizeOf(other)) return text;
  const [thin, strong] = sizeOf(one) < sizeOf(other) ? [one, other] : [other, one];
  const ion = `${metal}${charge}`;
  return `What is the cell potential of the cell ${metal}(s) | ${ion}(${thin}) || ${ion}(${strong}) | ${metal}(s) at 25 °C?`;
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnData = (text: string): string => withConcentrationCell(applyTurns(text, TURNS));
