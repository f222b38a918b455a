import { isSameVariable } from "../../methods/rules/kinds.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { compose } from "./compose.ts";
import type { Draft, DraftNumber } from "./draft.ts";

/** What a student changes of a draft. `at`: which number, by its place in the draft. `value`: as they write it. */
export type Change =
  | { readonly kind: "number"; readonly at: number; readonly is: Variable }
  | { readonly kind: "aside"; readonly at: number }
  | { readonly kind: "value"; readonly at: number; readonly value: string }
  | { readonly kind: "more"; readonly is: Variable; readonly value: string }
  | { readonly kind: "goal"; readonly is: Variable }
  | { readonly kind: "equation"; readonly equation: string };

const withNumber = (draft: Draft, at: number, change: (number: DraftNumber) => DraftNumber): Draft => ({
  ...draft,
  numbers: draft.numbers.map((number, index) => (index === at ? change(number) : number)),
});

/** Another value stands in its own message; the number of the text counts for nothing then. */
function replaceValue(draft: Draft, at: number, value: string): Draft {
  const old = draft.numbers[at];
  if (old === undefined) return draft;
  const span = { text: value, start: null };
  const is = old.is ?? old.choices[0] ?? null;
  const said: DraftNumber = { ...old, span, isTold: true, aside: null, by: "student", is };
  if (old.isTold) return withNumber(draft, at, () => said);
  const without = withNumber(draft, at, (number) => ({ ...number, is: null, aside: "student", by: "student" }));
  return { ...without, numbers: without.numbers.toSpliced(at + 1, 0, said) };
}

function changeOne(draft: Draft, change: Change): Draft {
  switch (change.kind) {
    case "number":
      return withNumber(draft, change.at, (number) => ({ ...number, is: change.is, aside: null, by: "student" }));
    case "aside":
      return withNumber(draft, change.at, (number) => ({ ...number, is: null, aside: "student", by: "student" }));
    case "value":
      return replaceValue(draft, change.at, change.value);
    case "more": {
      const span = { text: change.value, start: null };
      const more: DraftNumber = { span, isTold: true, is: change.is, aside: null, by: "student", choices: [change.is] };
      return { ...draft, numbers: [...draft.numbers, more] };
    }
    case "goal": {
      const unit = draft.goals.find(({ is }) => isSameVariable(is, change.is))?.unit ?? null;
      return { ...draft, goals: [{ is: change.is, unit, by: "student" }] };
    }
    case "equation":
      return { ...draft, equation: change.equation };
  }
}

/** A draft with what the student changed; what is only likely is fitted to it. The last changes stand at the end, so that places before them hold. */
export function applyChanges(draft: Draft, changes: readonly Change[]): Draft {
  const order = (change: Change): number => ("at" in change ? change.at : -1);
  return compose(changes.toSorted((one, other) => order(other) - order(one)).reduce(changeOne, draft));
}
