import { expect, test } from "vitest";
import { withoutHeading } from "./headings.ts";

test.each([
  [
    "Name the following ionic compounds, each of which contains a transition metal: CoBr3",
    "Name the following ionic compounds: CoBr3",
  ],
  [
    "All of the following compounds contain a metal that forms more than one cation. Name these compounds: SnF2",
    "Name these compounds: SnF2",
  ],
  ["The following salts are sold in garden shops. Give their names: KNO3", "name: KNO3"],
  ["Name the following (including the oxidation number of the metal): Na3[CoF6]", "Name the following: Na3[CoF6]"],
  [
    "Give the Lewis structure and molecular formula for each of the following hydrocarbons: trans-2-hexene",
    "Give the molecular formula for each of the following hydrocarbons: 2-hexene",
  ],
  [
    "Write the molecular formula and Lewis structure of the following, each of which contains six carbon atoms: an alkyne",
    "Write the molecular formula of an alkyne with six carbon atoms",
  ],
  [
    "Sketch the molecular orbital diagram for the fluorine molecule, F2. From this diagram, predict the bond order for F2",
    "what is the bond order of F2",
  ],
  [
    "Carbon monoxide binds to blood. From the molecular orbital diagram of CO, predict its bond order and state whether it is paramagnetic or diamagnetic",
    "what is the bond order of CO",
  ],
  [
    "Would you expect the complex [Fe(CN)6]4- to have any unpaired electrons? If so, how many",
    "how many unpaired electrons does [Fe(CN)6]4- have",
  ],
])("[SOLVE-01] takes a question out of its heading: %s", (text, question) => {
  expect(withoutHeading(text)).toBe(question);
});

test.each([
  "Name the following compounds, which are dissolved in water: HCl",
  "Name the following compounds, each of which crystallizes as a dihydrate: BaCl2",
  "From the molecular orbital diagram of O2, predict the bond order of O2 without one of its electrons",
])("[SOLVE-01] leaves a heading that changes the question: %s", (text) => {
  expect(withoutHeading(text)).toBe(text);
});
