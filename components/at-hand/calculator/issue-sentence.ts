"use client";

import { useTranslations } from "next-intl";
import type { CalculatorIssue } from "#lib/calculator/calculation.ts";

/** Why there is no result, as a sentence. */
export function useIssueSentence(): (issue: CalculatorIssue) => string {
  const t = useTranslations("at-hand.calculator.issues");
  return ({ code, names: [first = "", second = ""] }) => {
    switch (code) {
      case "unknown-name":
      case "unknown-unit":
      case "unclear-unit":
      case "formula":
        return t(code, { part: first });
      case "incommensurable":
        return first === "" || second === ""
          ? t("unit-missing", { unit: first || second })
          : t(code, { first, second });
      case "not-a-pure-number":
      case "no-root-of-unit":
        return t(code, { unit: first });
      default:
        return t(code);
    }
  };
}
