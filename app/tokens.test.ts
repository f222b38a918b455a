import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { TOPIC_COLORS } from "#lib/curriculum/look.ts";

/** The one place of colours. */
const TOKENS = "app/globals.css";

/** What the browser reads before any style sheet, or without one: it repeats tokens. */
const REPEATING = ["app/layout.tsx", "app/manifest.ts", "app/theme.js", "app/icon.svg"];

/** White, on the icon alone. */
const WHITE = "#fff";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|color-mix)\(/gi;

const css = readFileSync(path.join(ROOT, TOKENS), "utf8");

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(?:css|tsx?|js|svg)$/.test(entry.name) && !/\.(?:test|fixture)\./.test(entry.name),
    )
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
);

test("colours are written in one file", () => {
  const elsewhere = files.filter((file) => file !== TOKENS && !REPEATING.includes(file));
  const found = elsewhere.flatMap((file) =>
    (readFileSync(path.join(ROOT, file), "utf8").match(COLOUR) ?? []).map((colour) => `${file}: ${colour}`),
  );
  expect(found).toEqual([]);
});

test.each(REPEATING)("%s repeats tokens only", (file) => {
  const colours = readFileSync(path.join(ROOT, file), "utf8").match(COLOUR) ?? [];
  expect(colours.filter((colour) => colour !== WHITE && !css.includes(colour))).toEqual([]);
});

type Theme = "light" | "dark";

/** The tokens of a block of the style sheet, in one theme. */
function readTokens(selector: string, theme: Theme): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  const pairs = [...block.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+))/g)];
  return new Map(
    pairs.map(([, name = "", light = "", dark = "", both]) => [name, both ?? (theme === "light" ? light : dark)]),
  );
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXTS = ["foreground", "muted-foreground", "primary", "correct", "nearly", "wrong"];
const SURFACES = ["background", "card", "popover", "muted"];

describe.each([
  ["light", false],
  ["dark", false],
  ["light", true],
  ["dark", true],
] as const)("%s, high contrast %s", (theme, isHighContrast) => {
  const tokens = readTokens(":root", theme);
  if (isHighContrast) for (const [name, value] of readTokens(".high-contrast", theme)) tokens.set(name, value);
  const at = (name: string): string => tokens.get(name) ?? expect.fail(`There is no colour --${name}`);

  test("text can be read on every surface", () => {
    const least = isHighContrast ? 7 : 4.5;
    const faint = TEXTS.flatMap((text) =>
      SURFACES.map((surface) => [text, surface, contrast(at(text), at(surface))] as const),
    ).filter(([, , ratio]) => ratio < least);
    expect(faint).toEqual([]);
  });

  test("[SEE-01] what stands in the cells of the periodic table can be read", () => {
    const tones = [...tokens.keys()].filter((name) => name.startsWith("tone-"));
    expect(tones.length).toBeGreaterThan(5);
    const least = isHighContrast ? 7 : 4.5;
    expect(tones.filter((tone) => contrast(at("foreground"), at(tone)) < least)).toEqual([]);
  });

  test("[CURR-01] the colours of topics and the outlines of fields stand out from the page", () => {
    const marks = [...TOPIC_COLORS.map((color) => `topic-${color}`), "input"];
    const faint = marks
      .flatMap((mark) =>
        ["background", "card"].map((surface) => [mark, surface, contrast(at(mark), at(surface))] as const),
      )
      .filter(([, , ratio]) => ratio < 3);
    expect(faint).toEqual([]);
  });

  test("symbols can be read on the atoms of a molecule, whose edges stand out from the page", () => {
    const atoms = [...tokens.keys()].filter(
      (name) => name.startsWith("atom-") && name !== "atom-ink" && name !== "atom-edge",
    );
    expect(atoms.length).toBeGreaterThan(12);
    expect(atoms.filter((atom) => contrast(at(atom), at("atom-ink")) < 4.5)).toEqual([]);
    expect(["background", "card"].filter((surface) => contrast(at("atom-edge"), at(surface)) < 3)).toEqual([]);
  });
});
