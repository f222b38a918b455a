// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { GALLERY } from "#lib/pictures/gallery.fixture.ts";
import { PICTURE_KINDS } from "#lib/pictures/kinds.ts";
import { crosses, labelBoxes, leadSegments, solvedCard } from "./picture.fixture.ts";
import { SeeIt } from "./see-it.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The picture of the last problem of a card, opened. */
async function open(card: StepSolutionCard, locale: Locale) {
  const solution = Array.isArray(card.solution) ? card.solution.at(-1) : card.solution;
  const facts = card.facts.at(-1);
  if (solution?.picture === undefined || facts === undefined) throw new Error("There is no picture");
  render(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale, ["chat"])} timeZone="UTC">
      <SeeIt kind={solution.picture} facts={facts} names={card.names?.at(-1) ?? []} />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  return screen.findByRole("figure");
}

/** Each pair of labels that touch, and each label that is cut off or that a dashed line goes through. */
function listFaults(drawing: SVGSVGElement): string[] {
  const [left = 0, top = 0, width = 0, height = 0] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const boxes = labelBoxes(drawing);
  const leads = leadSegments(drawing);
  return boxes.flatMap((box, index) => {
    const isCut = box.left < left || box.right > left + width || box.top < top || box.bottom > top + height;
    const touching = boxes
      .slice(index + 1)
      .filter(
        (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      );
    const isCrossed = leads.some((lead) => crosses(lead, box));
    return [
      ...(isCut ? [`${box.text} is cut`] : []),
      ...(isCrossed ? [`${box.text} is crossed`] : []),
      ...touching.map((other) => `${box.text} on ${other.text}`),
    ];
  });
}

const drawingOf = (figure: HTMLElement): SVGSVGElement => {
  const drawing = figure.querySelector("svg");
  if (drawing === null) throw new Error("Nothing is drawn");
  return drawing;
};

describe.each(PICTURE_KINDS)("%s", (kind) => {
  test.each(GALLERY[kind])(
    "[SEE-02] no label lies over another, wherever the givens are turned to: %s",
    async (text) => {
      const figure = await open(await solvedCard(text, "en"), "en");
      expect(listFaults(drawingOf(figure))).toEqual([]);
      fireEvent.click(screen.getByRole("checkbox"));
      for (const slider of screen.getAllByRole<HTMLInputElement>("slider")) {
        const own = slider.value;
        for (const value of [slider.min, slider.max, own]) {
          fireEvent.change(slider, { target: { value } });
          expect([slider.ariaValueText, value, listFaults(drawingOf(figure))]).toEqual([
            slider.ariaValueText,
            value,
            [],
          ]);
        }
      }
    },
  );

  test.each(LOCALES)("[SEE-02] says what it shows, with its values, and names each slider: %s", async (locale) => {
    const warned = vi.spyOn(console, "error");
    const card = await solvedCard(GALLERY[kind][0]?.[0] ?? "", locale);
    const figure = await open(card, locale);
    const said = figure.textContent.replaceAll(/\s/g, " ");
    const answer = card.facts.at(-1)?.answer.value;
    const value = answer?.kind === "quantity" ? answer.value : "";
    const point = /^(?:es|fr)$/.test(locale) ? value.replace(".", ",") : value;
    expect(said).toContain(point);
    // What the answer is of is named before it.
    for (const paragraph of figure.querySelectorAll("p")) expect(paragraph.textContent).not.toMatch(/^\s*[:：፦]/u);
    expect(listFaults(drawingOf(figure))).toEqual([]);
    for (const slider of screen.getAllByRole("slider"))
      expect(slider).toHaveProperty("labels.0.textContent", expect.stringMatching(/\p{L}[\p{L}\p{M}]/u));
    expect(warned).not.toHaveBeenCalled();
  });
});

/** How many ions of each look stand in a drawing. */
const ionsDrawn = (figure: HTMLElement): number[] => {
  const looks = [...figure.querySelectorAll("g[data-ion]")].map((ion) => Number(ion.getAttribute("data-ion")));
  return [...new Set(looks)].toSorted((a, b) => a - b).map((look) => looks.filter((each) => each === look).length);
};

test("[SEE-02] the ions of a salt stand in their ratio, and twice as many where it is twice as concentrated", async () => {
  const figure = await open(
    await solvedCard("What is the concentration of chloride ions in 0.20 M CaCl2?", "en"),
    "en",
  );
  // One of each is in the legend; one formula unit stands for 0.02 mol/L.
  expect(ionsDrawn(figure)).toEqual([10 + 1, 20 + 1]);
  expect(figure.textContent).toContain(
    "Drawn among the molecules of water: 10 Ca2+ and 20 Cl−. One formula unit drawn stands for about 0.02\u202fM.",
  );
  fireEvent.click(screen.getByRole("checkbox"));
  const slider = screen.getByRole<HTMLInputElement>("slider");
  fireEvent.change(slider, { target: { value: slider.max } });
  expect(ionsDrawn(figure)).toEqual([20 + 1, 40 + 1]);
  // The words follow when the slider rests.
  await vi.waitFor(() => expect(figure.textContent).toContain("has 0.40\u202fM of Ca2+ and 0.80\u202fM of Cl−"));
});

test.each(LOCALES)("[SEE-02] the ions of a salt together are named in %s", async (locale) => {
  const figure = await open(await solvedCard("How many moles of ions are in 250 mL of 0.20 M CaCl2?", locale), locale);
  expect([...figure.querySelectorAll("p")].map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^\p{L}.*[:：፦]\s?0[.,]15/u),
  );
});

test("[SEE-02] what falls out lies on the ground in the ratio of its formula, and the rest is as much as is left", async () => {
  const figure = await open(
    await solvedCard(
      "50.0 mL of 0.20 M Pb(NO3)2 is mixed with 40.0 mL of 0.30 M KI. What mass of PbI2 precipitates?",
      "en",
    ),
    "en",
  );
  const lattice = figure.querySelector<HTMLElement>("g[data-lattice]");
  if (lattice === null) throw new Error("Nothing has fallen out");
  // One particle stands for 0.002 mol: 0.006 mol of PbI2 form of 0.010 mol of Pb2+ and 0.012 mol of I-.
  expect(ionsDrawn(lattice)).toEqual([3, 6]);
  // Before and after, with one of each in the legend: Pb2+ 5, I- 6, NO3- 10, K+ 6.
  expect(ionsDrawn(figure)).toEqual([5 + 5 + 1, 6 + 6 + 1, 10 + 10 + 1, 6 + 6 + 1]);
  expect(figure.textContent).toContain(
    "in the solid PbI2 at the bottom: 0.0060\u202fmol. Of I− none is left in the water.",
  );
});

test.each([
  ["What is the pH of 0.10 M acetic acid (Ka = 1.8e-5)?", "about 1 of 75 particles of CH3COOH"],
  [
    "What is the pH of 0.10 M HCN (Ka = 6.2e-10)?",
    "fewer than one has become ions. That is about 1 of 13000 particles",
  ],
] as const)("[SEE-02] of a weak acid it is said in how many one has become ions: %s", async (text, said) => {
  const figure = await open(await solvedCard(text, "en"), "en");
  expect(figure.textContent).toContain(said);
});

test("[SEE-02] what will become of the answer is asked before it is shown, and judged", async () => {
  const figure = await open(await solvedCard(GALLERY.road[0]?.[0] ?? "", "en"), "en");
  const before = figure.textContent;
  const [slider] = screen.getAllByRole<HTMLInputElement>("slider");
  if (slider === undefined) throw new Error("There is no slider");
  fireEvent.change(slider, { target: { value: slider.max } });
  expect(figure.textContent).toBe(before);
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said()).toContainEqual(expect.stringContaining("What will happen to “mass (CO2)”?"));
  fireEvent.click(screen.getByRole("button", { name: "It goes down" }));
  expect(said()).toContain("Not this time. mass (CO2): up from 16.8\u202fg to 24.0\u202fg.");
  expect(figure.textContent).toContain("24.0");
  fireEvent.change(slider, { target: { value: slider.min } });
  fireEvent.click(screen.getByRole("button", { name: "It goes down" }));
  expect(said()).toContainEqual(expect.stringMatching(/^Right\. .* down from 24\.0/));
  fireEvent.click(screen.getByRole("button", { name: "Back to the values of the problem" }));
  expect(figure.textContent).toBe(before);
  expect(
    within(figure)
      .getAllByRole("button", { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(["Save as SVG", "Save as PNG"]);
});

test("[SEE-02] a change of an answer that is a tiny number is a change", async () => {
  await open(await solvedCard("What is the energy of a photon with a wavelength of 589 nm?", "en"), "en");
  const [slider] = screen.getAllByRole<HTMLInputElement>("slider");
  if (slider === undefined) throw new Error("There is no slider");
  fireEvent.change(slider, { target: { value: slider.max } });
  fireEvent.click(screen.getByRole("button", { name: "It goes down" }));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Right\. .*: down from 3\.37/),
  );
});

test.each([
  ["25.0 mL of 0.100 M HCl is titrated with 0.100 M NaOH. What is the pH after 10.0 mL of NaOH?", "1.00", "7.00"],
  [
    "What is the pH when 20.0 mL of 0.10 M NaOH are added to 25.0 mL of 0.10 M acetic acid (Ka = 1.8e-5)?",
    "2.88",
    "8.72",
  ],
] as const)("[SEE-02] of a titration it is said where its curve begins and jumps: %s", async (text, start, middle) => {
  const figure = await open(await solvedCard(text, "en"), "en");
  expect(figure.textContent).toMatch(new RegExp(`begins at pH ${start}; .* the pH is ${middle}\\.`));
});
