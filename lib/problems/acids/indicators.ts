import type { FactValue } from "../../methods/facts.ts";
import { expression, formulaTerm, quantity, step, variable } from "../../methods/terms.ts";
import { INDICATORS } from "../../chemistry/analysis/indicators.ts";
import { titrationPh } from "../../chemistry/curves/titration.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { power } from "./acidity.ts";
import { ACID_BUFFERS, BASE_BUFFERS } from "./buffered.ts";

const WORDS = "problems-acids.indicators";
const word = wordIn(WORDS);

const STRONG_ACIDS = ["HCl", "HNO3", "HBr"] as const;
const STRONG_BASES = ["NaOH", "KOH"] as const;

const shown = ({ id, from, to }: (typeof INDICATORS)[number]): FactValue =>
  expression(word(id), "(", quantity(from, ""), variable("–"), quantity(to, ""), ")");

/** The indicator whose range the pH of the equivalence point lies in, well inside. */
function indicator(random: Random): SolvedDraft | null {
  const pair = random.pick([...ACID_BUFFERS, ...BASE_BUFFERS].filter(({ constant }) => constant.value.gt("1e-6")));
  const isAcid = pair.of === "acid";
  const concentration = 0.02 + 0.4 * random.next();
  const ph = power(
    titrationPh(
      {
        analyte: isAcid ? "acid" : "base",
        constant: pair.constant.value.toNumber(),
        concentration,
        volumeMilliliters: 25,
        titrantConcentration: concentration,
      },
      25,
    ),
  );
  const fitting = INDICATORS.filter(({ from, to }) => ph.value.gte(from) && ph.value.lte(to));
  const [right, second] = fitting;
  if (right === undefined || second !== undefined) return null;
  const [analyte, titrant] = isAcid ? [pair.acid, random.pick(STRONG_BASES)] : [pair.base, random.pick(STRONG_ACIDS)];
  const wrong = INDICATORS.filter(
    (each) => each !== right && ph.value.minus(each.from).abs().gt("0.2") && ph.value.minus(each.to).abs().gt("0.2"),
  );
  return {
    kind: "solved",
    variant: "indicator",
    values: { analyte: formulaTerm(analyte), titrant: formulaTerm(titrant) },
    givens: { ph: ["pH", ph] },
    steps: [
      step("jump", [], { ph: givenTerm(ph) }),
      step("range", [], { from: quantity(right.from, ""), to: quantity(right.to, "") }),
    ],
    answer: { id: "indicator", value: shown(right) },
    distractors: wrong.map((each) => ({
      slip: slipOf(WORDS, ph.value.lt(each.from) ? "changes-late" : "changes-early"),
      value: shown(each),
    })),
  };
}

/** Which indicator shows the end of a titration. */
export const indicators: Family = {
  id: "indicators",
  subtopic: "titrations",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: indicator },
};
