import type { Suggestion } from "../cards/suggestion.ts";
import { formulaText, substanceName } from "./chemistry.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import type { FactAnswer } from "../facts/answer-fact.ts";
import type { Property } from "../facts/properties.ts";
import { formulaOfThing, type Thing } from "../facts/things.ts";
import type { Told, ToldValue } from "../facts/told.ts";
import { listElementNames } from "../nomenclature/list-names.ts";
import { formatList, formatQuantity, formatValue } from "./numbers.ts";
import { Decimal } from "../quantity/decimal.ts";
import { rounded } from "../quantity/significant-figures.ts";
import { addSuggestions, listSuggestions, type Said, suggest } from "./suggesting.ts";
import { sayComposed, type Words } from "./words.ts";

/** What is known of a thing in sentences, with what else could be asked of it; or that it is not known. Markdown. */
export function wordFact(
  answer: Exclude<FactAnswer, { kind: "solved" | "drawn" }>,
  about: FactSubject,
  words: Words,
): Said {
  if (answer.kind === "unknown") {
    const formula = formulaOfThing(answer.thing);
    const values = { name: plainName(formula, words), formula: formulaText(formula) };
    return listSuggestions(words.t("facts.unknown", values), suggestFacts(about, words), words);
  }
  const text = answer.told.map((told) => wordTold(told, words)).join("\n\n");
  return addSuggestions(text, suggestFacts(about, words));
}

/** What a fact was asked about, and which. */
type FactSubject = { readonly property: Property | null; readonly things: readonly Thing[] };

function wordTold({ id, values }: Told, words: Words): string {
  const worded = Object.entries(values).map(([name, value]) => [name, wordValue(value, words)] as const);
  return sayComposed(words, `facts.${id}`, Object.fromEntries(worded));
}

function wordValue(value: ToldValue, words: Words): string | number {
  const { locale } = words;
  switch (value.kind) {
    case "name":
      return nameText(value.of, words);
    case "formula":
      return formulaText(value.formula);
    case "count":
      return value.value;
    case "text":
      return value.text;
    case "word":
      return sayComposed(words, value.key.includes("drawings.") ? value.key : `facts.${value.key}`);
    case "number": {
      const { figures = null, unit = "" } = value;
      const number = figures === null ? value.value : rounded(new Decimal(value.value), figures).toFixed();
      return formatQuantity(formatValue(number, figures, locale), unit, locale);
    }
    case "list":
      return formatList(
        value.items.map((item) =>
          item.map((part) => (part.kind === "name" ? plainName(part.of, words) : wordValue(part, words))).join(" "),
        ),
        locale,
      );
  }
}

/** An element by its name rather than that of its gas. */
function plainName(formula: string, words: Words): string {
  const element = findElement(formula);
  const own = element === null ? undefined : listElementNames(words.locale).find(({ symbol }) => symbol === formula);
  return own?.name ?? substanceName(formula, words);
}

/** With a capital, as it begins a sentence. */
function nameText(formula: string, words: Words): string {
  const name = plainName(formula, words);
  return name.charAt(0).toLocaleUpperCase(words.locale) + name.slice(1);
}

const ASKS = {
  configuration: ["configuration"],
  place: ["group", "period"],
  mass: ["molar-mass", "atomic-mass"],
  name: ["name", null],
  bond: ["bond"],
  draw: ["drawing", "shape"],
} as const satisfies Record<string, readonly (Property | null)[]>;

type Ask = keyof typeof ASKS;

const OF_ELEMENTS: readonly Ask[] = ["configuration", "place", "mass"];
const OF_SUBSTANCES: readonly Ask[] = ["name", "mass", "bond"];

/** Two other facts of the first thing that was asked about. */
function suggestFacts({ property, things }: FactSubject, words: Words): Suggestion[] {
  const [first] = things;
  if (first === undefined) return [];
  const formula = formulaText(formulaOfThing(first));
  return (first.kind === "substance" ? OF_SUBSTANCES : OF_ELEMENTS)
    .filter((ask) => !ASKS[ask].some((each) => each === property))
    .slice(0, 2)
    .map((ask) => suggest("chat", words.t(`facts.ask.${ask}`, { formula })));
}
