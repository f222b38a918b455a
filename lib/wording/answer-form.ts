import { formatConfiguration } from "../chemistry/elements/configuration.ts";
import { condensedText } from "../chemistry/organic/read-molecule.ts";
import type { Expected } from "../grading/expected.ts";
import { equationText, formulaText, substanceName } from "./chemistry.ts";
import { formatDecimal, formatQuantity } from "./numbers.ts";
import type { Words } from "./words.ts";

/** Two examples of a kind: the second where the first is what is asked for. */
const FORMULAS = ["Ca(NO3)2", "Al2O3"] as const;
const CONFIGURATIONS = ["1s2 2s2 2p3", "1s2 2s2 2p4"] as const;
const SUBSHELLS = ["5f", "2s"] as const;
const STRUCTURES = ["CH₃CH₂CH₂CH₂CH₂CH₂CH₃", "CH₃CHFCHFCH₃"] as const;
const EQUATIONS = ["2 H2 + O2 -> 2 H2O", "N2 + 3 H2 -> 2 NH3"] as const;

function other([first, second]: readonly [string, string], asked: string): string {
  return asked === first ? second : first;
}

/** In what form an answer is expected, with an example that is not the answer: for whoever was not understood several times. */
export function wordAnswerForm(expected: Expected, words: Words): string {
  const say = (form: Exclude<Expected["kind"], "text"> | "number", example: string): string =>
    words.t(`feedback.forms.${form}`, { example });
  switch (expected.kind) {
    case "quantity": {
      const number = formatDecimal(Number(expected.value) === 2.5 ? "7.5" : "2.5", words.locale);
      return expected.unit === ""
        ? say("number", number)
        : say("quantity", formatQuantity(number, expected.unit === "g" ? "mL" : "g", words.locale));
    }
    case "formula":
      return say("formula", formulaText(other(FORMULAS, expected.formula)));
    case "equation":
      return say("equation", equationText(other(EQUATIONS, expected.equation)));
    case "name":
      return say("name", substanceName(other(FORMULAS, expected.formula), words));
    case "choice":
      return say("choice", expected.options?.[0]?.id ?? "a");
    case "configuration":
      // A subshell alone, or how all are filled.
      return say(
        "configuration",
        /[spdf]$/.test(expected.configuration)
          ? other(SUBSHELLS, expected.configuration)
          : formatConfiguration(other(CONFIGURATIONS, expected.configuration)),
      );
    case "structure":
      return say("structure", other(STRUCTURES, condensedText(expected.accepted[0] ?? "")));
    case "text":
      return words.t("feedback.forms.text");
  }
}
