import { findElement } from "../../../chemistry/elements/elements.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { CellScene } from "../../../methods/rules/rule.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { quantity, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import {
  addHalves,
  factorsOf,
  findHalf,
  findMetalHalf,
  findTabulated,
  type Half,
  HYDROGEN,
  writeChanges,
} from "../../../solver/problems/laws/half-cells.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** The pH of a hydrogen electrode by the voltage of its cell with a metal: what a pH meter does. */

const ION = String.raw`([A-Z][a-z]?)\^?(\d?)\+(?: ?\(aq\))?`;
const MOLAR = String.raw`(${VALUE}) ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1)(?![A-Za-z\d/])`;
const VOLTS = String.raw`([+-]?${VALUE}) ?V\b`;

const STRENGTHS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!H)\b${ION.replace("([A-Z][a-z]?)", "(?!H\\b)[A-Z][a-z]?").replace("(\\d?)", "\\d?")} ?\((?:aq, ?)?${MOLAR}\)`,
  ),
  new RegExp(String.raw`\[(?!H)[A-Z][a-z]?\^?\d?\+\] ?(?:=|is) ?${MOLAR}`),
  new RegExp(
    String.raw`(?<![\d.])${MOLAR} (?:solution of )?(?!H\+)(?:[A-Z][a-z]?\^?\d?\+|[A-Z][a-z]?(?:SO4|\(NO3\)2|NO3|Cl2))`,
  ),
];
const GAS: readonly RegExp[] = [
  new RegExp(String.raw`\bH2 ?\((?:g,? ?)?(${VALUE}) ?(?:atm|bar)\)`),
  new RegExp(String.raw`\b[Pp]_?\(?H2\)? ?(?:=|is) ?(${VALUE}) ?(?:atm|bar)\b`),
  new RegExp(String.raw`(?<![\d.])(${VALUE}) ?(?:atm|bar)(?: of)? (?:H2|hydrogen)`),
  new RegExp(
    String.raw`\bhydrogen(?: gas)?(?: electrode)? \(?(?:at |with )?(?:a pressure of )?(${VALUE}) ?(?:atm|bar)\)?`,
  ),
];
const COUPLE_STANDARD = new RegExp(
  String.raw`\bE°? ?(?:\(|of |for )(?:the )?${ION} ?[/|] ?[A-Z][a-z]?\)?(?: couple| electrode| half-cell)? ?(?:=|is|:|,)? ?${VOLTS}`,
);
const REDUCTION_STANDARD = new RegExp(
  String.raw`\bstandard (?:reduction|electrode) potential (?:of|for) [^.?\d]{0,30}?(?:${ION} ?[/|] ?[A-Z][a-z]?)? ?(?:=|is|:) ?${VOLTS}`,
);
const CELL_STANDARD = new RegExp(
  String.raw`\b(?:E°_?\{?(?:cell)?\}?|standard (?:cell )?(?:potential|emf)(?: of (?:the|this) cell)?) ?(?:=|is|of|:) ?${VOLTS}`,
);
const MEASURED = new RegExp(String.raw`(?<!E° ?=? ?)(?<![\d.])${VOLTS}`);
const TEMPERATURE = /,? ?\(?(?:at )?(?:25(?:\.0)? ?°C|298(?:\.15)? ?K)\)?/g;

const ASKS = /\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*\bpH\b|\bpH\b[^?.]*\?/i;
const ELSE =
  /calomel|Ag ?\/ ?AgCl|AgCl|silver-silver chloride|glass|\bK_?[aw]\b|buffer|weak|acetic|concentration cell|two hydrogen|\bnot\b|n't|pH of \d|pH (?:is|=) ?\d|second|after|oxygen|O2\b/i;

const STANDARD_REST =
  /\b(?:all )?(?:other|remaining) (?:species|concentrations|substances|components)[^.?]{0,40}standard|\bstandard conditions? otherwise/i;

type Told = { readonly half: Half; readonly symbol: string; readonly ion: string };

/** The one metal beside hydrogen, by its ion or its name. */
function metalOf(text: string): Told | null {
  const ions = [...text.matchAll(new RegExp(ION, "g"))].filter(
    ([, symbol = ""]) => symbol !== "H" && findElement(symbol) !== null,
  );
  const written = new Set(ions.map(([, symbol = "", charge = ""]) => `${symbol} ${charge === "" ? "1" : charge}`));
  const named = new Set(
    [...text.matchAll(/\b[A-Za-z][a-z]+\b/g)].flatMap(([word]) =>
      listFormulasOf(word.toLowerCase(), "en").filter((each) => findMetalHalf(each) !== null),
    ),
  );
  const [only, ...others] = written;
  if (only === undefined || others.length > 0) return null;
  const [symbol = "", charge = ""] = only.split(" ");
  if ([...named].some((each) => each !== symbol && each !== "Pt" && each !== "H2")) return null;
  const ion = `${symbol}${charge === "1" ? "" : `^${charge}`}+`;
  const half = findHalf(ion, symbol);
  return half === null ? null : { half, symbol, ion };
}

/** Below this a metal is oxidized by whatever acid or base. */
const ALWAYS_ANODE = -0.7;

/** Whether hydrogen is the anode: as the cell is written, or said, or by E° of the metal where no pH changes that. */
function isHydrogenAnode(text: string, { symbol }: Told, potential: Quantity): boolean | null {
  const [left, right, ...more] = text.split(/\|\||‖/);
  if (right !== undefined && more.length === 0)
    return /H2|H\+/.test(left ?? "") && !/H2|H\+/.test(right.split(/[.?](?=\s)/)[0] ?? "")
      ? true
      : /H2|H\+/.test(right) && new RegExp(`${symbol}\\b`).test(left ?? "")
        ? false
        : null;
  if (/\b(?:hydrogen|H2)(?: gas)?(?: electrode)?[^.?]{0,30}\b(?:as|is) the (anode|cathode)/i.test(text))
    return /\b(?:hydrogen|H2)(?: gas)?(?: electrode)?[^.?]{0,30}\b(?:as|is) the anode/i.test(text);
  if (/->|→|\banode\b|\bcathode\b/.test(text)) return null;
  if (potential.value.gt(0)) return true;
  return potential.value.lt(ALWAYS_ANODE) ? false : null;
}

const first = (taken: Taken, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => taken.take(pattern)?.at(-1)).find((each) => each !== undefined);

const volts = (text: string): Quantity | null => readQuantity(`${text.replace("+", "")} V`);

/** Null for any other text, and where it tells more. */
export function solveHydrogenCell(text: string): SolutionFacts[] | null {
  if (
    !/\bpH\b/.test(text) ||
    !/hydrogen|\bH2\b/.test(text) ||
    !/\bV\b/.test(text) ||
    ELSE.test(text) ||
    !ASKS.test(text)
  )
    return null;
  const plain = normalise(withoutToldConstants(text) ?? text).replaceAll(
    /H\+ ?\((?:\?|x) ?M\)|H\+ ?\(pH ?= ?\?\)/g,
    "H+",
  );
  const metal = metalOf(plain);
  if (metal === null) return null;
  const taken = new Taken(plain);
  const [ofCouple, ofReduction] = [taken.take(COUPLE_STANDARD)?.at(-1), taken.take(REDUCTION_STANDARD)?.at(-1)];
  const ofCell = ofCouple === undefined && ofReduction === undefined ? taken.take(CELL_STANDARD)?.at(-1) : undefined;
  const strength = first(taken, STRENGTHS) ?? (STANDARD_REST.test(plain) ? "1" : undefined);
  const gas = first(taken, GAS) ?? (STANDARD_REST.test(plain) ? "1" : undefined);
  const measured = volts(taken.take(MEASURED)?.[0] ?? "");
  const rest = taken.rest.replaceAll(TEMPERATURE, " ").replaceAll(/(?<![A-Za-z])[A-Z][A-Za-z\d()]*(?:\^?\d?\+)?/g, " ");
  if (strength === undefined || gas === undefined || measured === null || /\d/.test(rest)) return null;
  const tabulated = findTabulated(metal.half);
  const told = ofCouple ?? ofReduction;
  const potential = told === undefined ? tabulated : volts(told);
  if (potential === null || tabulated === null) return null;
  const isAnode = isHydrogenAnode(plain, metal, tabulated);
  if (isAnode === null) return null;
  return solveCell(metal, isAnode, {
    measured,
    cell: ofCell === undefined ? null : volts(ofCell),
    potential,
    strength: readQuantity(`${strength} M`),
    gas: readQuantity(`${gas} atm`),
  });
}

type Values = {
  readonly measured: Quantity;
  readonly cell: Quantity | null;
  readonly potential: Quantity;
  readonly strength: Quantity | null;
  readonly gas: Quantity | null;
};

function solveCell(
  { half, ion }: Told,
  isAnode: boolean,
  { measured, cell, potential, strength, gas }: Values,
): SolutionFacts[] | null {
  if (strength === null || gas === null || (cell !== null && !cell.value.gt(0))) return null;
  const [cathode, anode] = isAnode ? [half, HYDROGEN] : [HYDROGEN, half];
  const { electrons, ...factors } = factorsOf(cathode, anode);
  const reaction = addHalves(cathode, anode);
  const couples = { cathode: cathode.main.join("/"), anode: anode.main.join("/") };
  const scene: CellScene = {
    couples: cell === null ? couples : null,
    factors,
    isWritten: true,
    electrons,
    equation: writeChanges(reaction),
    species: [...reaction]
      .filter(([formula]) => formula.endsWith("+") || formula === "H2")
      .map(([formula, power]) => ({ formula, power, label: null, isGas: formula === "H2" })),
  };
  const known: (readonly [Variable, Quantity])[] = [
    [variableOf("cell-potential", null), measured],
    [variableOf("molarity", ion), strength],
    [variableOf("pressure", "H2"), gas],
    ...(cell === null
      ? ([
          [variableOf("electrode-potential", half.main.join("/")), potential],
          [variableOf("electrode-potential", HYDROGEN.main.join("/")), quantity("0", "V", null)],
        ] as const)
      : ([[variableOf("standard-potential", null), cell]] as const)),
  ];
  const [one] = solveByLaws(known, variableOf("molarity", "H+"), getUnit("mol/L"), [], { cell: scene }) ?? [];
  const found = one === undefined ? null : foundBy(one);
  const [last] =
    found === null ? [] : (solveByLaws([[variableOf("hydronium", null), found]], variableOf("ph", null), null) ?? []);
  const ph = last === undefined ? null : foundBy(last);
  if (one === undefined || last === undefined || ph === null || ph.value.lt(0) || ph.value.gt(14)) return null;
  const solution = chain([one, last], one.givens);
  return solution === null ? null : [solution];
}
