import { useFormatter, useTranslations } from "next-intl";
import type { EvalFigures, Figures } from "#lib/quality/figures.ts";
import { type FigureLine, FigureList, useFigures } from "./figure-list.tsx";
import { FigureSection } from "./figure-section.tsx";
import { FigureTable } from "./figure-table.tsx";

/** What conversations with the tutor were worth, as a whole and by what they were about. */
export function ConversationFigures({ measured }: { measured: Figures["eval"] }) {
  const t = useTranslations("quality.eval");
  const { share } = useFigures();
  const { source, model, conversations, replies, languages, correctness } = measured.figures;
  return (
    <FigureSection
      id="conversations"
      title={t("title")}
      text={
        <>
          <p>{t("text", { conversations, replies, languages })}</p>
          <p className="mt-2 border-s-2 border-nearly ps-3 text-foreground">
            {source === "scripted" ? t("scripted") : t("model", { model })}
          </p>
        </>
      }
      measured={[measured]}
    >
      <FigureList lines={useLines(measured.figures)} />
      <FigureTable
        caption={t("byKind")}
        columns={[t("byKind"), t("right")]}
        rows={correctness.map(({ kind, expected, met }) => ({
          key: kind,
          name: t(`kinds.${kind}`),
          figures: [share(met, expected)],
        }))}
      />
    </FigureSection>
  );
}

function useLines({ leaks, falseClaims, citations, language, time, tokens }: EvalFigures): FigureLine[] {
  const t = useTranslations("quality.eval");
  const format = useFormatter();
  const { count, share } = useFigures();
  const seconds = (milliseconds: number) =>
    format.number(milliseconds / 1_000, { style: "unit", unit: "second", maximumFractionDigits: 1 });
  return [
    { figure: count(leaks.leaked), text: t("leaks", { replies: leaks.replies }) },
    ...(falseClaims === null ? [] : [{ figure: count(falseClaims.passed), text: t("falseClaims", falseClaims) }]),
    { figure: share(citations.valid, citations.shown), text: t("citations", { shown: citations.shown }) },
    { figure: share(language.right, language.replies), text: t("language", { replies: language.replies }) },
    ...(time === null
      ? []
      : [{ figure: seconds(time.firstMs.median), text: t("time", { total: seconds(time.totalMs.median) }) }]),
    ...(tokens === null ? [] : [{ figure: count(tokens.input + tokens.output), text: t("tokens", tokens) }]),
  ];
}
