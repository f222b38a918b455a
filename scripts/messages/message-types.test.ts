import { expect, test } from "vitest";
import { argumentsOf, declareMessages, skeletonOf } from "./message-types.ts";

test.each([
  ["Nothing to fill in", "", "never"],
  ["{first} and {second}", "{first}{second}", '"first" | "second"'],
  ["{count, plural, one {# claim of {name}} other {# claims}}", "{count, number}{name}", '"count#" | "name"'],
  ["{size, number} until {end, date, long}", "{size, number}{end, date}", '"end@" | "size#"'],
  ["{level, select, easy {an easy} other {a {kind}}} one", "{level}{kind}", '"kind" | "level"'],
  ["See <link>our {page}</link>.", "<link>{page}</link>", '"page"'],
  ["It’s '{not}' one", "", "never"],
])("[I18N-01] of %j its arguments and tags are what counts", (message, skeleton, names) => {
  expect([skeletonOf(message), argumentsOf(message)]).toEqual([skeleton, names]);
});

test("[I18N-01] messages are declared at their place, and by their key from the root", () => {
  const text = declareMessages({ chat: { title: "Chat", card: { step: "Step {number}" } } });
  expect(text).toContain('"card": {\n      "step": "{number}";\n    };');
  expect(text).toContain('  "chat.title": never;\n  "chat.card.step": "number";\n');
});
