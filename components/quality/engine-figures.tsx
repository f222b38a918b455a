import { useTranslations } from "next-intl";
import type { Figures } from "#lib/quality/figures.ts";
import { FigureList, useFigures } from "./figure-list.tsx";
import { FigureSection } from "./figure-section.tsx";

/** How far the engine can be trusted, and how fast it is. */
export function EngineFigures({ figures: { solver, problems, speed } }: { figures: Figures }) {
  const t = useTranslations("quality.engine");
  const { count, share } = useFigures();
  const { figures: solved } = solver;
  const { figures: practice } = problems;
  const { processor, balances, solutions } = speed.figures;
  return (
    <FigureSection id="engine" title={t("title")} text={t("text")} measured={[solver, problems, speed]}>
      <FigureList
        lines={[
          { figure: share(solved.right, solved.answered), text: t("right", { answered: solved.answered }) },
          { figure: share(solved.answered, solved.problems), text: t("coverage", { problems: solved.problems }) },
          { figure: count(solved.trapsAnswered), text: t("traps", { traps: solved.traps }) },
          {
            figure: count(practice.findings),
            text: t("practice", { problems: practice.problems, families: practice.families }),
          },
          { figure: count(solutions), text: t("solutions", { processor }) },
          { figure: count(balances), text: t("balances", { processor }) },
        ]}
      />
    </FigureSection>
  );
}
