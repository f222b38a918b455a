import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { NUMBER as N } from "./turn.ts";

/** A cycle of Born and Haber whose steps are told by their names, as the equations that they stand for. */

const OF = String.raw`(?: (?:energy|enthalpy|heat)(?: change)?)?(?: \((?:Δ|[A-Z])[^()]{0,12}\))? (?:of|for) (?:gaseous |solid |the )?([A-Za-z\d]+(?: [a-z]+ide)?)`;
const STEP = String.raw`(?:(first|second|1st|2nd) )?(?:(?:standard |molar )*(?:enthalpy|energy|heat)(?: change)? (?:of|for) (?:the )?)?(atomi[sz]ation|sublimation|ioni[sz]ation|(?:bond )?dissociation|electron affinity|electron gain|formation|lattice)`;
const TOLD = new RegExp(
  String.raw`${STEP}${OF}(?:\(s\)|\(g\))?(?: \([^()\d]*(?:½|1\/2)?[^()]*\))? ?(?:is|=|:|,)? ?([+−–-]?${N})`,
  "gi",
);

/** Metals by the charge of their ions. */
const METALS: Readonly<Record<string, 1 | 2>> = { Li: 1, Na: 1, K: 1, Rb: 1, Cs: 1, Mg: 2, Ca: 2, Sr: 2, Ba: 2 };
const HALOGENS: ReadonlySet<string> = new Set(["F", "Cl", "Br", "I"]);

const elementOf = (name: string): string | null => {
  const plain = name.replace(/\d+$/, "");
  const [formula] = plain in METALS || HALOGENS.has(plain) ? [plain] : listFormulasOf(name.toLowerCase(), "en");
  const symbol = formula?.replace(/\d+$/, "") ?? "";
  return symbol in METALS || HALOGENS.has(symbol) ? symbol : null;
};

const times = (count: number): string => (count === 1 ? "" : `${count} `);

type Salt = { readonly metal: string; readonly halogen: string; readonly charge: 1 | 2 };

/** The equation of a step; null where its name fits no step of the salt. */
function stepOf(kind: string, order: string, name: string, { metal, halogen, charge }: Salt): string | null {
  const element = elementOf(name);
  const isMetal = element === metal;
  const [nth, ion] = [/second|2nd/i.test(order) ? 2 : 1, charge === 1 ? `${metal}+` : `${metal}2+`];
  const formula = `${metal}${halogen}${charge === 1 ? "" : "2"}`;
  if (/^formation/i.test(kind)) return `${metal}(s) + ${charge === 1 ? "1/2 " : ""}${halogen}2(g) → ${formula}(s)`;
  if (/^lattice/i.test(kind)) return `${ion}(g) + ${times(charge)}${halogen}-(g) → ${formula}(s)`;
  if (element !== metal && element !== halogen) return null;
  if (/^sublim/i.test(kind)) return isMetal ? `${metal}(s) → ${metal}(g)` : null;
  if (/^atomi/i.test(kind)) return isMetal ? `${metal}(s) → ${metal}(g)` : `1/2 ${halogen}2(g) → ${halogen}(g)`;
  if (/dissociation/i.test(kind)) return isMetal ? null : `${halogen}2(g) → 2 ${halogen}(g)`;
  if (/^ioni/i.test(kind)) {
    if (!isMetal || nth > charge) return null;
    return nth === 1 ? `${metal}(g) → ${metal}+(g) + e-` : `${metal}+(g) → ${metal}2+(g) + e-`;
  }
  return isMetal ? null : `${halogen}(g) + e- → ${halogen}-(g)`;
}

/** Which way a lattice is meant, where a text says it: made of its ions, or taken apart. */
const MADE = /lattice (?:energy|enthalpy) of formation|from (?:its |the )?gaseous ions|[+⁺] ?\(g\)[^→.?]*→[^.?]*\(s\)/;

/** Null for any other text, and where it does not tell which way its lattice is meant. */
export function withBornHaber(text: string): string | null {
  if (!/\bBorn/.test(text) || !MADE.test(text) || /\blattice (?:(?:energy|enthalpy) of )?dissociation\b/i.test(text))
    return null;
  const told = [...text.matchAll(TOLD)];
  const formed = told.find(([, , kind = ""]) => /^formation/i.test(kind));
  const names = told.map(([, , , name = ""]) => elementOf(name));
  const metal = names.find((symbol) => symbol !== null && symbol in METALS) ?? null;
  const halogen = names.find((symbol) => symbol !== null && HALOGENS.has(symbol)) ?? null;
  const charge = metal === null ? undefined : METALS[metal];
  if (formed === undefined || metal === null || halogen === null || charge === undefined) return null;
  const salt: Salt = { metal, halogen, charge };
  const steps = told.map(([, order = "", kind = "", name = "", value = ""]) => {
    const equation = stepOf(kind, order, name, salt);
    // Whether an affinity without a sign is given off, books do not agree.
    const isSigned = !/^electron/i.test(kind) || /^[−–-]/.test(value);
    return equation === null || !isSigned
      ? null
      : `${equation} ΔH = ${value.replace(/[−–]/, "-").replace("+", "")} kJ.`;
  });
  const isWhole =
    steps.length === (charge === 1 ? 5 : 6) && new Set(steps).size === steps.length && !steps.includes(null);
  const asksLattice = /\b(?:calculate|find|determine|what is|work out|deduce)\b[^.?;]*\blattice\b/i.test(text);
  const numbers = text.replaceAll(TOLD, " ").replaceAll(/mol[ ^]*[-−⁻][1¹]|[½]|1\/2|[A-Z][a-z]?\d|\d?[+⁺-]/g, "");
  if (!isWhole || !asksLattice || /\d/.test(numbers) || told.some(([, , kind = ""]) => /^lattice/i.test(kind)))
    return null;
  return `${steps.join(" ")} Calculate ΔH for ${stepOf("lattice", "", "", salt) ?? ""}.`;
}
