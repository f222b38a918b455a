import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { applyChanges } from "#lib/reading/unsure/change.ts";
import type { Draft } from "#lib/reading/unsure/draft.ts";
import { readDraft } from "#lib/reading/unsure/read-draft.ts";
import { settleDraft } from "#lib/reading/unsure/settle-draft.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { hearReading } from "./hear-reading.ts";

function draftOf(text: string, locale: Locale = "en"): Draft {
  const draft = readDraft(text, locale);
  if (draft === null) throw new Error(`nothing read: ${text}`);
  return draft;
}

/** What a problem comes to after these messages; the code of what is wrong, or "?" for a message that is not heard. */
async function after(problem: string, locale: Locale, ...said: readonly string[]): Promise<string> {
  const words = await loadWords(locale, ["tutor", "solution"]);
  let draft = draftOf(problem, locale);
  for (const each of said) {
    const heard = hearReading(each, draft, words, () => false);
    if (heard === null) return "?";
    if (heard.kind === "changes") draft = applyChanges(draft, heard.changes);
  }
  const settled = settleDraft(draft, said);
  if (settled.kind === "open") return settled.issue?.code ?? "open";
  const [solution] = settled.verified.solutions;
  const value = solution?.answer.value;
  return value?.kind === "quantity" ? `${value.value} ${value.unit}` : "";
}

const SALT = "What mass of NaBr is dissolved in 350 mL of solution?";

describe("[READ-06] a message to a reading", () => {
  test.each([
    ["en", "the concentration is 0.20 M", "7.2 g"],
    ["en", "molarity (NaBr): 0.20 M", "7.2 g"],
    ["en", "0.20 M", "7.2 g"],
    ["en", "what a nice day", "?"],
  ] as const)("%s: %s", async (locale, said, outcome) => {
    expect(await after(SALT, locale, said)).toBe(outcome);
  });

  test("several messages build on each other", async () => {
    expect(await after(SALT, "en", "the molarity is 0.20 M", "no, the volume is 0.70 L")).toBe("14 g");
    expect(await after(SALT, "en", "the molarity is 0.20 M", "it asks for the moles")).toBe("0.070 mol");
    expect(await after(SALT, "en", "molarity (NaBr): 0.20 M\nAsked: amount in moles (NaBr)")).toBe("0.070 mol");
  });

  const KCL = "Kept since winter: 42.5 g KCl in the shed, 20 °C.";

  test("what is asked, and what is not needed, can be said in words", async () => {
    expect(await after(KCL, "en", "it asks for the moles of KCl", "ignore 20 °C")).toBe("0.570 mol");
  });

  test.each([
    ["es", "Tengo 42.5 g de KCl en casa.", "se piden los moles", "0.570 mol"],
    ["es", "Tengo 42.5 g de KCl en casa.", "no, la masa es 85.0 g", "open"],
    ["fr", "J’ai 42,5 g de KCl chez moi.", "on demande la quantité de matière", "0.570 mol"],
    ["am", "42.5 g KCl አለኝ።", "የሚጠየቀው ሞል ነው", "0.570 mol"],
    ["zh", "我有 42.5 g KCl。", "求物质的量", "0.570 mol"],
    ["hi", "मेरे पास 42.5 g KCl है।", "मोल पूछा गया है", "0.570 mol"],
  ] as const)("%s: %s %s", async (locale, problem, said, outcome) => {
    expect(await after(problem, locale, said)).toBe(outcome);
  });

  test.each([
    ["en", "yes"],
    ["en", "Yes, that's right!"],
    ["es", "sí"],
    ["fr", "oui, c’est juste"],
    ["am", "አዎ"],
    ["zh", "对"],
    ["hi", "हाँ"],
    ["zh", "yes"],
  ] as const)("%s: %s stands by it", async (locale, said) => {
    expect(hearReading(said, draftOf("42.5 g KCl", locale), await loadWords(locale, ["tutor"]), () => false)).toEqual({
      kind: "yes",
    });
  });
});
