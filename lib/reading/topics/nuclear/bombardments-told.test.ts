import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Californium-252 was bombarded with boron-11, and three neutrons were set free. Which nuclide was formed?",
    "^260Lr",
  ],
  ["A boron-10 nucleus captures a neutron and emits an alpha particle. What is the product nucleus?", "^7Li"],
  [
    "The bombardment of magnesium-24 with deuterons is used in some laboratories, with the release of one alpha particle. Identify the isotope that forms.",
    "^22Na",
  ],
  [
    "The reaction of an α particle with sodium-23 (²³₁₁Na) yields a proton and a nuclide of another element. Which nuclide is it?",
    "^26Mg",
  ],
  ["Nitrogen-14 is struck by neutrons and carbon-14 is formed. Which particle is released?", "proton"],
])("[CARD-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Californium-252 was bombarded with boron-11, and neutrons were set free. Which nuclide was formed?",
  "The reaction of an α particle with sodium-23 yields protons and a nuclide of another element. Which nuclide is it?",
  "Californium-252 was bombarded with boron-11. Which nuclide was formed?",
  "Californium-252 was bombarded with boron-11, and three neutrons were set free. What is the half-life of the nuclide?",
  "Uranium-238 captures a neutron, and an electron is emitted, then a second electron. Which nuclide was formed?",
])("[READ-02] declines: %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
