import type { Doubt } from "../chemistry/judgement/doubt.ts";
import type { Judgement } from "../methods/facts.ts";
import { equationText, formulaText, substanceName } from "./chemistry.ts";
import { formatList } from "./numbers.ts";
import type { Saying } from "./saying.ts";
import { sayComposed, type Words } from "./words.ts";

type ChargeDoubt = Extract<Doubt, { code: "charges" }>;

/** Attacked by acids that oxidize, though by no other. */
const OXIDIZED: ReadonlySet<string> = new Set(["Cu", "Ag", "Hg"]);

/** Ions of a formula, and what they give: Fe³⁺ or Fe²⁺, Cl⁻, FeCl₃ or FeCl₂. */
export function wordIons(
  { cations, anion, neutral }: Pick<ChargeDoubt, "cations" | "anion" | "neutral">,
  { locale }: Words,
): { cations: string; anion: string; neutral: string } {
  const either = (formulas: readonly string[]): string => formatList(formulas.map(formulaText), locale, "disjunction");
  return { cations: formatList(cations.map(either), locale), anion: formulaText(anion), neutral: either(neutral) };
}

/** What speaks against a formula or a reaction, and the reason. */
function describeDoubt(doubt: Doubt, words: Words): Saying {
  const saying = (values: Saying["values"], key: string = doubt.code): Saying => ({
    key: `tutor.doubts.${key}`,
    values,
  });
  const element = (symbol: string): string => `${symbol} (${substanceName(symbol, words)})`;
  switch (doubt.code) {
    case "charges":
      return saying(
        { formula: formulaText(doubt.formula), ...wordIons(doubt, words) },
        doubt.neutral.length === 0 ? "charges-open" : doubt.code,
      );
    case "uncharged-ion":
      return saying({ formula: formulaText(doubt.formula), ion: formulaText(doubt.ion) });
    case "below-hydrogen": {
      const key =
        doubt.from === "H2O"
          ? "below-hydrogen-water"
          : OXIDIZED.has(doubt.metal)
            ? "below-hydrogen-oxidized"
            : doubt.code;
      return saying({ metal: element(doubt.metal), from: formulaText(doubt.from) }, key);
    }
    case "nitric-acid":
    case "meets-water":
      return saying({ metal: element(doubt.metal) });
    case "less-reactive-metal":
      return saying({ metal: element(doubt.metal), displaced: element(doubt.displaced) });
    case "less-reactive-halogen":
      return saying({ halogen: formulaText(doubt.halogen), displaced: formulaText(doubt.displaced) });
    case "other-ion":
      return saying({
        metal: element(doubt.metal),
        written: formulaText(doubt.written),
        forms: formulaText(doubt.forms),
      });
    case "ions-stay":
      return saying({ ions: formatList(doubt.ions.map(formulaText), words.locale) });
    case "stays-solid":
      return saying({ solid: formulaText(doubt.solid) });
    case "weak-acid":
      return saying({ weak: formulaText(doubt.weak), strong: formulaText(doubt.strong) });
  }
}

/** What speaks against an equation that is balanced, a sentence each, and what was perhaps meant. */
export function wordDoubts({ doubts, meant }: Judgement, words: Words): string[] {
  const reasons = doubts.map((doubt) => {
    const { key, values } = describeDoubt(doubt, words);
    return sayComposed(words, key, values);
  });
  if (meant.length === 0) return reasons;
  const equations = formatList(meant.map(equationText), words.locale, "disjunction");
  return [...reasons, words.t("tutor.doubts.meant", { equations })];
}
