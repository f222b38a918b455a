import { expect, test } from "vitest";
import { readStructure } from "../../../chemistry/organic/structure.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { findMisplaced } from "./misplaced.ts";

const ISOPENTANE = "CC(C)CC";
const BUTANOL = "CCCCO";

test.each([
  [ISOPENTANE, "3-methylbutane", "en", "numbering"],
  [ISOPENTANE, "2-ethylpropane", "en", "main-chain"],
  [ISOPENTANE, "2-methylbutane", "en", null],
  [ISOPENTANE, "methylbutane", "en", null],
  [ISOPENTANE, "2-methylpentane", "en", null],
  [BUTANOL, "butan-4-ol", "en", "numbering"],
  [BUTANOL, "1-butanol", "en", null],
  [BUTANOL, "butan-2-ol", "en", null],
  [ISOPENTANE, "3-metilbutano", "es", "numbering"],
  [ISOPENTANE, "3-méthylbutane", "fr", "numbering"],
  [ISOPENTANE, "3-甲基丁烷", "zh", "numbering"],
] as const)("[CARD-06] %s: %s in %s breaks the rules by its %s", (smiles, name, locale, misplaced) => {
  expect(findMisplaced(readStructure(smiles), name, locale satisfies Locale)).toBe(misplaced);
});
