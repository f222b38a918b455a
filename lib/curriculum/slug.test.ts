import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Kinetics", "kinetics"],
  ["Scientific Foundations & Measurement", "scientific-foundations-measurement"],
  ["pH & pOH", "ph-poh"],
  ["Dalton's Law of Partial Pressures", "daltons-law-of-partial-pressures"],
  ["Graham’s Law of Effusion", "grahams-law-of-effusion"],
  ["Le Châtelier's Principle", "le-chateliers-principle"],
  ["Molecular Geometry (VSEPR)", "molecular-geometry-vsepr"],
  ["Beer-Lambert Law", "beer-lambert-law"],
])("%s has the slug %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("a slug is letters and single inner hyphens, and its own slug", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^([a-z]+(-[a-z]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
