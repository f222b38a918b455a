import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { spellCells } from "../../solver/problems/laws/cell-symbols.ts";
import { applyTurns, type Turn } from "./turn.ts";

/** Cells and baths whose ions are named, or stand in an equation with their concentrations. */

const STRENGTH = /\((?:aq, ?)?(\d[\d.]*(?: ?[×x] ?10\^?[-−]\d+)? ?(?:M|mol\/L))\)/;
const TOLD = new RegExp(String.raw`([A-Z][A-Za-z\d()]*(?:\^?\d?[+−-]|[²³]?[⁺⁻])) ?${STRENGTH.source}`, "g");
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
  // Which ions stand in the solution is told in a sentence before.
  [
    /^[A-Z][a-z]+(?: metal)? (?:can be|is|may be) (?:made|won|obtained|prepared|produced) from ([a-z]+\([IV]+\)) ions by electrolysis\. (?:What is the half-reaction at the (?:cathode|anode)\? )?(What mass of [a-z]+)(?: metal)? (?:would be|is|was) (?:recovered|deposited|obtained|produced) (?:if|when) a current of (\d[\d.]* ?m?A) (?:is |was )?pass(?:es|ed)? through the solution for\b/g,
    "$2 is deposited from $1 ions by a current of $3 for",
  ],
  [
    /\b(?:an?|the|one) (?:[a-z-]+ ){0,2}?(?:cell|pot|bath|tank|plant|smelter)s? (?:drawing|carrying|running (?:at|on)|operating (?:at|on)|that (?:draws|carries|runs at|operates at)|with|at)(?: a current of)? (?=\d[\d.]*(?: ?[×x] ?10\^?[\d⁰-⁹]+)? ?k?A\b)/gi,
    "a current of ",
  ],
  [
    /,? (?:if|assuming(?: that)?|provided(?: that)?) (?:no(?:ne of the)? (?:current|charge|electricity) (?:is|were|was) (?:wasted|lost)|all (?:of )?the (?:current|charge|electricity) (?:is|were|was) (?:used|effective))(?=[?.])/g,
    "",
  ],
];

const SPONTANEOUS = String.raw`(?:is )?(?:spontaneous|nonspontaneous|non-spontaneous)(?: or (?:nonspontaneous|non-spontaneous|not))?`;
const CONDITIONS = String.raw`(?: (?:under|at|in) (?:[^.?!]|\.(?=\d)){3,80})?`;

/** Whether a cell's reaction goes by itself, its potential says: no other number is asked for. */
const ASKS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`,? and (?:note|state|indicate|tell|decide) (?:whether|if) (?:the|this|each) reaction ${SPONTANEOUS}${CONDITIONS}(?=[.?:])`,
      "gi",
    ),
    "",
  ],
  [
    new RegExp(
      String.raw`(?<=[.?:] )(?:(?:State|Note|Indicate|Predict) (?:whether|if) (?:each|it|this|the (?:cell |redox )?reaction) ${SPONTANEOUS}|Is (?:the|this) (?:cell |redox )?reaction ${SPONTANEOUS.replace("(?:is )?", "")})${CONDITIONS}[.?]\s*`,
      "g",
    ),
    "",
  ],
  [
    /\b[Uu]se the Nernst equation to predict the spontaneity of the (?:redox )?reaction(?: shown| given| written)?(?: below)?[.:]? ?/g,
    "Calculate the cell potential for ",
  ],
  [/\b((?:cell )?potential for the reaction) below[,.:] ?/g, "$1 "],
  [
    /\b(cell potential) under the (?:stated|given) conditions for the (?:electrochemical |redox |cell )?reactions? described (?:here|below)[.:] ?/g,
    "$1 for ",
  ],
  [
    /^For the cell (?:schematic|notation|diagram)(?: shown| given)? below, (?:identify|find|determine|give) (?:the )?values (?:for|of) n and Q,? and calculate the cell potential(?:, E_?\{?cell\}?)?[.:] ?(?=[A-Z])/g,
    "Calculate the number of electrons transferred, the reaction quotient and the cell potential for ",
  ],
  // "Cd | Cd2+ (M = 0.10)", "the potentials of the following electrochemical cell"
  [/\(M ?= ?(\d[\d.]*)\)/g, "($1 M)"],
  [
    /\bthe potentials? of (?:each of )?the following (?:electrochemical|galvanic|voltaic) cells?[:.]? (?=[A-Z][A-Za-z\d()]* ?\|)/g,
    "the cell potential of ",
  ],
  [/\b(cell potential (?:for|of)) the cell (?:notation|schematic|diagram)(?: below| shown)?[:,]? (?=[A-Z])/g, "$1 "],
  [/\b((?:cell )?potential for) [Tt]he cell (?=(?:made|comprised|composed|consisting)\b)/g, "$1 the cell "],
  [
    /^Consider an? ((?:galvanic|voltaic|electrochemical) cell) (?:consisting|made(?: up)?|comprised|composed) of /g,
    "A $1 consists of ",
  ],
  [
    /^For the (ΔG°|E°|standard (?:cell potential|free energy change))(?: values?)? given(?: here| below)?, (determine|calculate|find) (?=the standard cell potential\b)([^.?!:]+)[.:] ([+−-]?\d[\d.]* ?(?:k?J(?:\/mol)?|V), n = \d{1,2})\.?$/g,
    "$1 = $4. $2 $3.",
  ],
];

/** What goes without saying of an electrolysis: that it happens. */
const IDLE_OF_BATHS: readonly Turn[] = [
  [/\s*Assume (?:that )?(?:the voltage is sufficient to perform the reduction|the efficiency is 100 ?%)\.?/g, ""],
  [
    /\b([Hh]ow long would it take to) (?:reduce|deposit) (?:1|one) mol(?:e)? of (?:each of )?the following ions? using the current indicated\?\s*([A-Z][a-z]?)(\^?\d?\+), (\d[\d.]* ?A)\.?$/g,
    "$1 deposit 1.0000 mol of $2 from $2$3 with a current of $4?",
  ],
];

/** "Write the balanced equation of this cell: Mg|Mg2+||Ni2+|Ni" */
const ASKS_REACTION =
  /^(?:write|give|what is|determine) (?:the |a )?(?:(?:balanced|overall|net|cell|redox|chemical) )*(?:equation|reaction) (?:for|of|from|corresponding to|that corresponds to|described by)(?: the| this)?(?: following)?(?: (?:galvanic|voltaic))?(?: (?:schematic diagram|(?:cell )?(?:notation|schematic|diagram)|cell))?(?: (?:represented|shown|given|written|below|by|as|notation))*[:.,]? (?=[A-Z])/i;

/** The reaction of a written cell, without its coefficients. */
function withReactionOfCell(text: string): string {
  const [asking] = ASKS_REACTION.exec(text) ?? [];
  if (asking === undefined) return text;
  const { text: spelt, cells } = spellCells(text.slice(asking.length).replace(/[.?]$/, ""));
  const [cell] = cells;
  if (cell === undefined || cell === null || spelt.trim() !== "symnotation") return text;
  const [oxidized, reduced] = [cell.anode.half.main, cell.cathode.half.main];
  return `Balance the equation: ${oxidized[1]} + ${reduced[0]} -> ${oxidized[0]} + ${reduced[1]}`;
}

const IONIC_EQUATION = String.raw`\d?[[A-Z][^.?!:;=]*?[\d\])a-z]\^?\d?[+−-](?:\(aq\))?[^.?!:;=]*(?:->|→|⟶|⇌)[^?!:;=]*?`;

/** "What is K for this reaction between ions?": where nothing else is told, it follows from the table of potentials. */
const FROM_TABLE: readonly Turn[] = [
  [
    new RegExp(
      String.raw`^(?:Use the data in (?:the |an? )?[Aa]ppendix(?: [A-Z])? to )?(calculate|determine|find|what (?:is|are)) (?:the )?((?:standard (?:free energy change|Gibbs (?:free )?energy(?: change)?) and (?:the )?)?equilibrium constants?)(?: \(K\))?(?: at (?:25(?:\.0+)? ?°C|298(?:\.15)? K|room temperature))? (?:for|of) (?:the|this) (?:following )?(?:redox )?reactions?(?: (?:below|shown|at (?:25(?:\.0+)? ?°C|298(?:\.15)? K|room temperature)))*[.:?] ?(?:Assume 298(?:\.15)? K if no temperature is given\. ?)?(${IONIC_EQUATION})[.]?$`,
      "i",
    ),
    (_, ask = "", what = "", equation = "") =>
      `${/^what/i.test(ask) ? "What is" : "Calculate"} the ${what.replace(/constants$/, "constant")} from standard potentials for the reaction ${equation}${/^what/i.test(ask) ? "?" : "."}`,
  ],
];

export const turnCells = (text: string): string =>
  withIons(
    withStrengths(applyTurns(withReactionOfCell(text), [...IDLE_OF_BATHS, ...ASKS, ...FROM_TABLE, ...CURRENTS])),
  );
