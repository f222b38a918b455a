import { expect, test } from "vitest";
import { createWords } from "./words.ts";

test("[I18N-01] words come in the language asked for, without a request", async () => {
  const english = await createWords("en", ["common"]);
  const french = await createWords("fr", ["common"]);
  expect(english("common.close")).toBe("Close");
  expect(french("common.close")).toBe("Fermer");
});
