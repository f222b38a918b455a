import { expect, test } from "vitest";
import { pseudoMessage, pseudoMessages } from "./pseudo-message.ts";

test.for([
  ["Save", "⟦Šáṽéẋẋ⟧"],
  ["AtomCoach", "⟦AtomCoachẋẋẋẋ⟧"],
  [
    "{count, plural, one {# page} other {# pages}} of {name}",
    "⟦{count, plural, one {# þáğé} other {# þáğéš}} óƒ {name}ẋẋẋẋẋẋ⟧",
  ],
  ["See <link>the plans</link>.", "⟦Šéé <link>ŧĥé þłáñš</link>.ẋẋẋẋẋẋ⟧"],
  ["Read `README.md`", "⟦Řéáð `README.md`ẋẋẋẋẋẋẋ⟧"],
] as const)("%s becomes %s", ([message, pseudo]) => {
  expect(pseudoMessage(message)).toBe(pseudo);
});

test("groups of messages keep their keys, and accepted words stay", () => {
  expect(pseudoMessages({ a: { b: "Go" }, words: { acidic: "acidic" } })).toEqual({
    a: { b: "⟦Ğóẋ⟧" },
    words: { acidic: "acidic" },
  });
});
