import type { ProblemReadingCard } from "#lib/cards/problem-reading.ts";

/** What stands in the fields of a reading: of each number its value and what it is, what is asked, and what was missing. */
export type ReadingForm = {
  readonly values: readonly string[];
  readonly choices: readonly string[];
  readonly asked: string;
  readonly missing: readonly string[];
};

/** The fields as the card has them. */
export function beginForm({ numbers, asked, missing, writes }: ProblemReadingCard): ReadingForm {
  return {
    values: numbers.map(({ value }) => value),
    choices: numbers.map(({ is, aside }) => (is === "" && aside !== "" ? writes.aside : is)),
    asked,
    missing: missing.map(() => ""),
  };
}

/**
 * What was changed, a line each, as it is sent: `2.50 g: mass (NaCl)`. The server reads these lines as it reads what a student
 * types. Empty where nothing was changed; what was emptied stays as it was.
 */
export function writeForm(form: ReadingForm, card: ProblemReadingCard): string {
  const before = beginForm(card);
  const numbers = card.numbers.flatMap(({ name, value }, at) => {
    const [choice = "", typed = ""] = [form.choices[at], form.values[at]?.trim()];
    return [
      ...(choice === before.choices[at] || choice === "" ? [] : [`${name}: ${choice}`]),
      ...(typed === value.trim() || typed === "" ? [] : [`${name}: ${typed}`]),
    ];
  });
  const asked = form.asked === before.asked || form.asked === "" ? [] : [`${card.writes.asked}: ${form.asked}`];
  const missing = card.missing.flatMap((name, at) => {
    const typed = form.missing[at]?.trim() ?? "";
    return typed === "" ? [] : [`${name}: ${typed}`];
  });
  return [...numbers, ...asked, ...missing].join("\n");
}
