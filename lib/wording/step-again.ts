import type { Solution, SolutionStep } from "../cards/step-solution.ts";
import { formatChemistryText } from "../chemistry/display/format-chemistry-text.ts";
import type { AskedSymbol } from "../conversation/asked-symbol.ts";
import type { UnitFactor } from "../conversation/unit-factor.ts";
import type { DerivedConstant } from "../methods/derivation.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import type { Decimal } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import type { Unit } from "../quantity/units/unit.ts";
import { nameConstant, sourceOfConstant } from "../origins/name-constant.ts";
import { factText } from "./fact-text.ts";
import type { Said } from "./suggesting.ts";
import { addSuggestions, suggest } from "./suggesting.ts";
import { variableName } from "./variable-name.ts";
import type { Words } from "./words.ts";

/** A step by itself, as it stands on its card: its title, its lines, its reason; and the way to the one before it. */
export function wordStep(step: SolutionStep, constant: DerivedConstant | null, words: Words): Said {
  return wordBehind(constant === null ? "" : wordConstant(constant, words), step, words);
}

/** What a letter in a solution stands for, and where it does. */
export function wordSymbol({ letter, variable, at }: AskedSymbol, words: Words): Said {
  const name = formatChemistryText(variableName(variable, words));
  const lead = words.t("tutor.step.symbol", { letter, name });
  if ("step" in at) return wordBehind(lead, at.step, words);
  return addSuggestions([lead, at.relation.text, at.relation.meaning].filter((part) => part !== "").join("\n\n"), []);
}

/** Why a power of ten stands in a solution: the same value in two units, and how many of the one make the other. */
export function wordUnitFactor({ from, to, step }: UnitFactor, words: Words): Said {
  const told = (quantity: Quantity): string => factText(answerTerm(quantity), words);
  const [small, large] = from.value.gt(to.value) ? [from, to] : [to, from];
  const one = (unit: Unit, value: Decimal): string => told({ value, unit, significantFigures: null });
  const lead = words.t("tutor.step.units", {
    from: told(from),
    to: told(to),
    many: one(small.unit, small.value.div(large.value)),
    one: one(large.unit, small.value.div(small.value)),
  });
  return wordBehind(lead, step, words);
}

function wordBehind(
  lead: string,
  { stepNumber, title, equation, content, explanation }: SolutionStep,
  { t }: Words,
): Said {
  const heading = `**${t("tutor.step.heading", { number: stepNumber, title })}**`;
  const parts = [lead, heading, equation.replaceAll("\n", "\n\n"), content, explanation];
  const before = stepNumber > 1 ? [suggest("chat", t("tutor.step.ask", { number: stepNumber - 1 }))] : [];
  return addSuggestions(parts.filter((part) => part !== "").join("\n\n"), before);
}

/** What a constant is, and who says so; "" for one that has no name of its own. */
function wordConstant(constant: DerivedConstant, words: Words): string {
  const [name, source] = [nameConstant(constant), sourceOfConstant(constant)];
  if (name === null) return "";
  const { letter, value, unit, significantFigures } = constant;
  const said = words.t("tutor.step.constant", {
    letter: letter.replace("_", ""),
    name: words.t(`tutor.step.constants.${name}`),
    value: factText({ kind: "quantity", value, unit, significantFigures }, words),
    source: source === null ? "" : words.t(`tutor.step.sources.${source}`),
  });
  return said.trim();
}

/** A solution in few words: what each step does, and what comes out. */
export function wordOutline({ steps, finalAnswer }: Solution, { t }: Words): Said {
  const lines = steps.map(({ title, content }) => `- **${title}** ${content}`);
  const text = [t("tutor.step.outline"), lines.join("\n"), finalAnswer.explanation].filter((part) => part !== "");
  const last = steps.at(-1);
  const next = last === undefined ? [] : [suggest("chat", t("tutor.step.ask", { number: last.stepNumber }))];
  return addSuggestions(text.join("\n\n"), next);
}
