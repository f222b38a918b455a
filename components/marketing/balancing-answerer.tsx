"use client";

import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Equation } from "#components/chemistry/equation.tsx";
import { speakEquation } from "#lib/chemistry/display/speech.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolveIssue } from "#lib/solver/solve-task.ts";
import { equationText } from "#lib/wording/chemistry.ts";
import { wordDoubts } from "#lib/wording/doubts.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import type { Words } from "#lib/wording/words.ts";
import { answerWords } from "./answerer-words.tsx";
import type { Answer, Answerer } from "./trial.tsx";
import { WorkedEquationSteps } from "./worked-equation.tsx";
import { workOut } from "./worked-examples.ts";

/** Balances a visitor's equation, and says in the tutor's words why one cannot be. */
export async function loadBalancingAnswerer(locale: Locale): Promise<Answerer> {
  const [landing, tutor] = await Promise.all([
    import(`../../messages/${locale}/landing.json`),
    import(`../../messages/${locale}/tutor.json`),
  ]);
  const { words, withWords } = answerWords(locale, { landing: landing.default, tutor: tutor.default });
  return (given) => {
    const worked = workOut(given);
    if (!worked.ok) return refuse(worked.issue, words);
    const { equation, coefficients, judgement } = worked.value;
    const doubts = judgement === null ? [] : wordDoubts(judgement, words);
    return {
      said: (
        <span className="sr-only">
          {[words.t("landing.sheet.said", { equation: speakEquation(equation, locale, coefficients) }), ...doubts].join(
            " ",
          )}
        </span>
      ),
      shown: withWords(
        <WorkedEquationSteps {...worked.value} doubts={doubts.length === 0 ? undefined : <Doubts doubts={doubts} />} />,
      ),
      isRefused: false,
    };
  };
}

/** In the place of the check at the foot. */
function Doubts({ doubts }: { doubts: readonly string[] }) {
  return (
    <div className="space-y-1 bg-nearly-soft px-5 py-3 text-sm">
      {doubts.map((doubt, index) => (
        <p key={doubt}>
          {index === 0 ? (
            <span aria-hidden="true" className="text-nearly">
              {"⚠ "}
            </span>
          ) : null}
          <ChemistryText text={doubt} />
        </p>
      ))}
    </div>
  );
}

function refuse(issue: SolveIssue, words: Words): Answer {
  const said = (
    <p>
      <ChemistryText text={wordIssue(issue, words)} />
    </p>
  );
  if (issue.code !== "underdetermined-equation") return { said, shown: null, isRefused: true };
  const shown = issue.solutions.map((solution) => <Equation key={solution} text={equationText(solution)} />);
  return { said, shown, isRefused: true };
}

/** The list of a mixture's reactions is set as such below the sentence. */
function wordIssue(issue: SolveIssue, words: Words): string {
  if (issue.code !== "underdetermined-equation") return withoutEscapes(wordRejection(issue, words));
  return words.t("tutor.rejected.underdetermined", {
    equation: equationText(issue.equation),
    count: issue.solutions.length,
  });
}

/** The tutor words a rejection as Markdown, in which what was typed is disarmed. */
function withoutEscapes(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_{}[\]<>#|~!])/g, "$1");
}
