import { expect, test } from "vitest";
import type { SignedInUser } from "./current-user.ts";
import { leaveRecognised, takeRecognised } from "./recognised.ts";

const person = (id: string): SignedInUser => ({
  id,
  name: "",
  firstName: "Ada",
  lastName: "",
  email: "ada@example.com",
  grade: "",
  plan: "free",
});

test("a page takes whom the middleware left for it, once, and nobody else", () => {
  const [ada, bel] = [leaveRecognised(person("ada")), leaveRecognised(person("bel"))];
  expect(takeRecognised(bel)?.id).toBe("bel");
  expect(takeRecognised(ada)?.id).toBe("ada");
  expect(takeRecognised(ada)).toBeNull();
});

test.each([null, "", "1", "ada", "00000000-0000-4000-8000-000000000000"])("the ticket %j is nobody's", (ticket) => {
  leaveRecognised(person("ada"));
  expect(takeRecognised(ticket)).toBeNull();
});

test("what no page takes is not kept for ever", () => {
  const first = leaveRecognised(person("first"));
  const later = Array.from({ length: 1_000 }, (_, index) => leaveRecognised(person(`${index}`)));
  expect(takeRecognised(first)).toBeNull();
  expect(takeRecognised(later[0] ?? null)?.id).toBe("0");
});
