import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { applyTurns, type Turn } from "./turn.ts";

/** Cells and baths whose ions are named, or stand in an equation with their concentrations. */

const STRENGTH = /\(aq, ?(\d[\d.]*(?: ?[×x] ?10\^?[-−]\d+)? ?(?:M|mol\/L))\)/;
const TOLD = new RegExp(String.raw`([A-Z][A-Za-z\d()]*\^?\d?[+−-]) ?${STRENGTH.source}`, "g");
const ARROW = /->|→|⟶|⇌/;

/** "Co(s) + Fe²⁺(aq, 1.9 M) → …": the concentrations behind their equation. A line for a cell keeps its own. */
function withStrengths(text: string): string {
  if (!STRENGTH.test(text) || !ARROW.test(text) || /\||│|║/.test(text)) return text;
  const told = [...text.matchAll(TOLD)].map(
    ([, ion = "", strength = ""]) => `[${ion.replace("^", "")}] = ${strength}.`,
  );
  const rest = text.replaceAll(TOLD, "$1(aq)");
  return told.length === 0 || STRENGTH.test(rest) ? text : `${rest.trim().replace(/[^.?!]$/, "$&.")} ${told.join(" ")}`;
}

const FROM_IONS = /(?<=\bis deposited from )([a-z]+\([IV]+\) ions)(?= by a current of\b)/;

/** "Is deposited from copper(II) ions": by their formula. */
function withIons(text: string): string {
  return text.replace(FROM_IONS, (name) => {
    const [formula, ...others] = listFormulasOf(name.replace(/s$/, ""));
    return formula === undefined || others.length > 0 ? name : formula;
  });
}

/** "A cell drawing 95 A": its current; that none of it is wasted is always meant. */
const CURRENTS: readonly Turn[] = [
  [
    /\b(?:an?|the|one) (?:[a-z-]+ ){0,2}?(?:cell|pot|bath|tank|plant|smelter)s? (?:drawing|carrying|running (?:at|on)|operating (?:at|on)|that (?:draws|carries|runs at|operates at)|with|at)(?: a current of)? (?=\d[\d.]*(?: ?[×x] ?10\^?[\d⁰-⁹]+)? ?k?A\b)/gi,
    "a current of ",
  ],
  [
    /,? (?:if|assuming(?: that)?|provided(?: that)?) (?:no(?:ne of the)? (?:current|charge|electricity) (?:is|were|was) (?:wasted|lost)|all (?:of )?the (?:current|charge|electricity) (?:is|were|was) (?:used|effective))(?=[?.])/g,
    "",
  ],
];

export const turnCells = (text: string): string => withIons(withStrengths(applyTurns(text, CURRENTS)));
