import { setText } from "../../chemistry/set-chemistry.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import type { Change } from "../../reading/unsure/change.ts";
import type { Draft } from "../../reading/unsure/draft.ts";
import { fits } from "../../reading/statement/fits.ts";
import { listNameable } from "../../reading/unsure/outlook.ts";
import { variableName } from "../../wording/variable-name.ts";
import type { Words } from "../../wording/words.ts";
import { listNumberNames } from "./number-names.ts";

/** As it is compared: the card shows chemistry in Unicode notation, and so it comes back. */
const plain = (text: string): string => setText(text).replace(/\s+/gu, " ").trim().toLowerCase();

function findNamed(name: string, variables: readonly Variable[], words: Words): Variable | null {
  return variables.find((each) => plain(variableName(each, words)) === plain(name)) ?? null;
}

function fitsQuantity(text: string, { kind }: Variable, { locale }: Words): boolean {
  const [read, ...others] = listQuantities(text, { locale, trailingZeros: "measured" });
  return read?.ok === true && others.length === 0 && fits(kind, read.value.quantity);
}

/** `2.50 g: mass (NaCl)`, `Asked: molarity (HCl)`: a line that the card's form writes. Null for any other. */
function hearLine(line: string, draft: Draft, words: Words): Change | null {
  const match = /^(.+?)\s*[:：]\s*(.+)$/u.exec(line.trim());
  const [, left = "", right = ""] = match ?? [];
  if (match === null) return null;
  const { t } = words;
  if (plain(left) === plain(t("tutor.unsure.asked"))) {
    const is = findNamed(
      right,
      [
        ...draft.asked.flat().map((goal) => goal.is),
        ...listNameable(draft, true),
        ...draft.numbers.flatMap(({ choices }) => choices),
      ],
      words,
    );
    return is === null ? null : { kind: "goal", is };
  }
  if (plain(left) === plain(t("tutor.unsure.reaction"))) return { kind: "equation", equation: right };
  const at = listNumberNames(draft).findIndex((name) => plain(name) === plain(left));
  const number = draft.numbers[at];
  if (number === undefined) {
    const missing = findNamed(left, listNameable(draft), words);
    return missing !== null && fitsQuantity(right, missing, words)
      ? { kind: "more", is: missing, value: right.trim() }
      : null;
  }
  if (plain(right) === plain(t("tutor.unsure.aside"))) return { kind: "aside", at };
  const is = findNamed(right, number.choices, words);
  if (is !== null) return { kind: "number", at, is };
  const own = number.is ?? number.choices[0];
  return own !== undefined && fitsQuantity(right, own, words) ? { kind: "value", at, value: right.trim() } : null;
}

/** What a form says, line by line; null where a line of it says something else. */
export function hearLines(text: string, draft: Draft, words: Words): Change[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const changes = lines.map((line) => hearLine(line, draft, words));
  return lines.length > 0 && changes.every((change) => change !== null) ? changes : null;
}
