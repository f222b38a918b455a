import { expect, test } from "vitest";
import { displayNameOf, initialsOf } from "./initials.ts";

const nobody = { fullName: "", firstName: "", lastName: "", email: "" };

test.each([
  [{ ...nobody, fullName: "Marie Skłodowska Curie", firstName: "Ada" }, "MC"],
  [{ ...nobody, fullName: "Plato" }, "P"],
  [{ ...nobody, firstName: "linus", lastName: "pauling" }, "LP"],
  [{ ...nobody, firstName: "Linus", email: "x@example.org" }, "L"],
  [{ ...nobody, email: "x@example.org" }, "X"],
  [{ ...nobody, fullName: "李 明" }, "李明"],
  [{ ...nobody, fullName: "हिमांशु" }, "हि"],
  [{ ...nobody, fullName: "क्षितिज त्रिपाठी" }, "क्षित्रि"],
  [{ ...nobody, fullName: "E\u0301mile Zola" }, "E\u0301Z"],
  [nobody, "AC"],
])("[MSG-01] initials of %j are %s", (user, initials) => {
  expect(initialsOf(user)).toBe(initials);
});

test.each([
  [{ ...nobody, fullName: "Marie Curie", email: "m@example.org" }, "Marie Curie"],
  [{ ...nobody, firstName: "Marie", email: "m@example.org" }, "Marie"],
  [{ ...nobody, email: "m@example.org" }, "m@example.org"],
])("[SIDE-02] the name of %j is %s", (user, name) => {
  expect(displayNameOf(user)).toBe(name);
});
