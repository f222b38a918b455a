import { parseFormula } from "../../chemistry/formula/parse.ts";

/** The enthalpy of formation that equations with their ΔH lead to: that of the equation by which it forms from its elements. */

const STATE = String.raw`\((?:s|l|g|aq)(?:, ?[a-z]+)?\)`;

const ASKED = new RegExp(
  String.raw`\b([Cc]alculate|[Dd]etermine|[Ff]ind|[Ww]hat is) the (?:standard )?(?:molar )?(?:enthalpy|heat) of formation(?:, ΔH_?f ?°?,| \(ΔH_?f ?°?\)|, ΔH°_?f,)? (?:of|for) ([A-Z][A-Za-z\d()]*?)(${STATE})(?: \([^()]*\))?(?=[ ,.:?])`,
);

/** Equations of more than one step, each with its heat. */
const STEPS = /(?:->|→|⟶)[^]*?[ΔH°]+ ?= ?[-−–+]?\d[^]*?(?:->|→|⟶)[^]*?[ΔH°]+ ?= ?[-−–+]?\d/;

/** The element as the equations have it: Cl2(g); null where they have it in no form, or two. */
function elementIn(text: string, symbol: string): readonly [species: string, atoms: number] | null {
  const found = text.matchAll(new RegExp(String.raw`(?<![A-Za-z)])${symbol}(\d*)(\((?:s|l|g)(?:, ?[a-z]+)?\))`, "g"));
  const [only, ...others] = new Map(
    [...found].map(([species, atoms]) => [species, atoms === "" ? 1 : Number(atoms)] as const),
  );
  return only === undefined || others.length > 0 ? null : only;
}

function shareOf(count: number, atoms: number): string {
  if (count % atoms === 0) return count === atoms ? "" : `${count / atoms} `;
  return `${count}/${atoms} `;
}

/** The same with the reaction of which ΔH is asked; null for any other text. */
export function withFormation(text: string): string | null {
  const [phrase, ask = "", formula = "", state = ""] = ASKED.exec(text) ?? [];
  const parsed = parseFormula(formula);
  if (phrase === undefined || !STEPS.test(text) || !parsed.ok || parsed.value.counts.size < 2) return null;
  const terms = [...parsed.value.counts].map(([symbol, count]) => {
    const element = elementIn(text, symbol);
    return element === null ? null : shareOf(count, element[1]) + element[0];
  });
  if (terms.includes(null)) return null;
  const steps = text.replace(phrase, " ").replaceAll(/\((\d{1,2})\) ?\/ ?\((\d{1,2})\) ?(?=[A-Z])/g, "$1/$2 ");
  const start = steps.search(/(?:\d+(?:\/\d+)? ?)?[A-Z][A-Za-z\d()]*\((?:s|l|g|aq)(?:, ?[a-z]+)?\) ?(?:\+|->|→|⟶)/);
  return start === -1
    ? null
    : `${ask} ΔH° for the reaction ${terms.join(" + ")} ⟶ ${formula}${state} from ${steps.slice(start)}`;
}
