import { getFormula } from "../../chemistry/formula/parse.ts";
import { findOxidationNumbers } from "../../chemistry/redox/oxidation.ts";
import type { Operator, Quantity as QuantityFact, StepFacts, Term } from "../../methods/facts.ts";
import { count, expression, formulaTerm, joined, quantity, signedCount, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";

const WORDS = "problems-redox.oxidation-numbers";

/** Formulas, each with the element that is asked for. */
const FORMULAS = {
  easy:
    "C:CO2 CO CH4 CCl4 CS2 N:NH3 NO NO2 N2O N2O3 N2O5 NF3 N2H4 Li3N Mg3N2 S:SO2 SO3 H2S SF4 SF6 Na2S P:PCl3 PCl5 P4O10 B:BF3 B2O3 Si:SiO2 SiCl4 Al:Al2O3 Fe:FeO Fe2O3 FeCl2 FeCl3 " +
    "Cu:CuO Cu2O CuCl2 Mn:MnO MnO2 Mn2O7 Cr:Cr2O3 CrO3 CrCl3 Pb:PbO PbO2 Sn:SnCl2 SnCl4 SnO2 Ti:TiO2 TiCl4 V:V2O5 VCl3 Cl:Cl2O Cl2O7 ClF3 HCl Br:BrF5 I:IF5 IF7 W:WO3 Co:CoCl2 Ni:NiO As:As2O3",
  medium:
    "N:HNO3 HNO2 NaNO3 KNO2 AgNO3 Ca(NO3)2 S:H2SO4 H2SO3 Na2SO4 Na2SO3 CaSO4 ZnSO4 Al2(SO4)3 NaHSO4 SOCl2 P:H3PO4 H3PO3 Na3PO4 Ca3(PO4)2 Na2HPO4 POCl3 C:H2CO3 CaCO3 MgCO3 NaHCO3 H2C2O4 COCl2 " +
    "Cl:HClO HClO2 HClO3 HClO4 NaClO KClO3 KClO4 Ba(ClO3)2 Mg(ClO4)2 Br:HBrO3 KBrO3 I:HIO3 KIO3 Mn:KMnO4 K2MnO4 Cr:K2CrO4 K2Cr2O7 BaCrO4 Si:Na2SiO3 B:H3BO3 As:H3AsO4 Se:H2SeO4 V:NaVO3 Mo:Na2MoO4 O:H2O2 Na2O2 OF2 H:NaH CaH2",
  hard:
    "N:NO3^- NO2^- NH4^+ S:SO4^2- SO3^2- HSO4^- HSO3^- P:PO4^3- HPO4^2- H2PO4^- P2O7^4- C:CO3^2- HCO3^- C2O4^2- Cl:ClO^- ClO2^- ClO3^- ClO4^- Br:BrO3^- I:IO3^- IO4^- Mn:MnO4^- MnO4^2- MnSO4 Mn(NO3)2 Cr:CrO4^2- Cr2O7^2- Cr2(SO4)3 Cr(NO3)3 " +
    "As:AsO4^3- AsO3^3- B:BO3^3- Si:SiO3^2- V:VO2^+ VO^2+ U:UO2^2+ Mo:MoO4^2- W:WO4^2- Se:SeO4^2- SeO3^2- Fe:Fe2(SO4)3 FeSO4 Fe(NO3)3 FePO4 Fe3(PO4)2 Cu:CuSO4 Cu(NO3)2 Cu3(PO4)2 Ni:NiSO4 Ni3(PO4)2 Co:CoCO3 Co(NO3)2 Co2(SO4)3 Pb:Pb(NO3)2 Ti:Ti(SO4)2",
} as const;

type Level = keyof typeof FORMULAS;

type Entry = { readonly symbol: string; readonly formula: string };

function listEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const word of text.split(" ")) {
    const [first = "", second] = word.split(":");
    const symbol = second === undefined ? (entries.at(-1)?.symbol ?? "") : first;
    entries.push({ symbol, formula: second ?? first });
  }
  return entries;
}

type Row = { readonly symbol: string; readonly atoms: number; readonly number: number };

/** Every element of a formula with its atoms and its oxidation number, the mean where its atoms differ; null where the rules do not decide. */
function findRows(text: string): { readonly rows: readonly Row[]; readonly charge: number } | null {
  const formula = getFormula(text);
  const found = findOxidationNumbers(formula);
  if (!found.ok || found.value.some(({ within }) => within !== null)) return null;
  const rows = found.value.map(({ symbol, number }): Row => ({
    symbol,
    atoms: formula.counts.get(symbol) ?? 0,
    number: number.numerator / number.denominator,
  }));
  return { rows, charge: formula.charge };
}

/** As oxidation numbers are written: +6, −2; a mean in decimals: +2.5, −2.67. */
const shown = (value: number): QuantityFact => ({
  ...quantity(String(Number(value.toFixed(2))), ""),
  notation: "signed",
});

const times = (atoms: number): (Term | Operator)[] => (atoms === 1 ? [] : [count(atoms), "*"]);

/** `2 × x(H) + x(S) + 4 × (−2) = 0`: known numbers with their signs, in brackets. */
function sumLine(wanted: Row, others: readonly Row[], charge: number): StepFacts["lines"][number] {
  const unknown: (Term | Operator)[] = [...times(wanted.atoms), variable("x", wanted.symbol)];
  const known = others.map(({ atoms, number }): (Term | Operator)[] => [
    ...times(atoms),
    "(",
    signedCount(number),
    ")",
  ]);
  return expression(...joined([unknown, ...known], "+"), "=", signedCount(charge));
}

function listWrong(wanted: Row, others: readonly Row[], charge: number): Distractor[] {
  const known = others.reduce((sum, { atoms, number }) => sum + atoms * number, 0);
  const candidates: (readonly [string, number])[] = [
    [slipOf(WORDS, "charge-left-out"), -known / wanted.atoms],
    [slipOf(WORDS, "not-shared-out"), charge - known],
    [slipOf(WORDS, "subscripts-left-out"), charge - others.reduce((sum, { number }) => sum + number, 0)],
    [slipOf(WORDS, "sign"), -wanted.number],
    [slipOf(WORDS, "miscounted"), wanted.number + 2],
    [slipOf(WORDS, "miscounted"), wanted.number - 1],
    [slipOf(WORDS, "miscounted"), wanted.number + 1],
  ];
  const kept = new Set([wanted.number]);
  return candidates.flatMap(([slip, value]) => {
    if (!Number.isInteger(value) || kept.has(value)) return [];
    kept.add(value);
    return [{ slip, value: shown(value) }];
  });
}

/** The oxidation number of an element in a formula, with the steps to it; null where the rules do not decide. */
export function solveOxidationNumber(symbol: string, formula: string): SolvedDraft | null {
  const found = findRows(formula);
  const wanted = found?.rows.find((row) => row.symbol === symbol);
  if (found === null || wanted === undefined) return null;
  const others = found.rows.filter((row) => row !== wanted);
  if (others.some((row) => !Number.isInteger(row.number))) return null;
  return {
    kind: "solved",
    variant: found.charge === 0 ? "compound" : "ion",
    values: { element: formulaTerm(symbol), formula: formulaTerm(formula) },
    steps: [
      step(
        "known",
        others.map((row) => expression(variable("x", row.symbol), "=", signedCount(row.number))),
      ),
      step(found.charge === 0 ? "sum-zero" : "sum-charge", [sumLine(wanted, others, found.charge)]),
      step("solve", [expression(variable("x", symbol), "=", shown(wanted.number))]),
    ],
    answer: {
      id: "number",
      value: shown(wanted.number),
      values: { element: formulaTerm(symbol), formula: formulaTerm(formula) },
    },
    distractors: listWrong(wanted, others, found.charge),
  };
}

function ask(random: Random, level: Level): SolvedDraft | null {
  const { symbol, formula } = random.pick(listEntries(FORMULAS[level]));
  return solveOxidationNumber(symbol, formula);
}

/** The oxidation number of one element, from the rules and the charge. */
export const oxidationNumbers: Family = {
  id: "oxidation-numbers",
  subtopic: "oxidation-numbers",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => ask(random, "easy"),
    medium: (random) => ask(random, "medium"),
    hard: (random) => ask(random, "hard"),
  },
};
