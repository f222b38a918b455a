import { useTranslations } from "next-intl";
import type { Figures } from "#lib/quality/figures.ts";
import { FigureList, useFigures } from "./figure-list.tsx";
import { FigureSection } from "./figure-section.tsx";

/** How well what a language model claims is checked. */
export function ClaimFigures({ measured }: { measured: Figures["claims"] }) {
  const t = useTranslations("quality.claims");
  const { count, share } = useFigures();
  const { trueClaims, confirmed, heldForWrong, wrongClaims, wrongConfirmed } = measured.figures;
  return (
    <FigureSection id="claims" title={t("title")} text={t("text")} measured={[measured]}>
      <FigureList
        lines={[
          { figure: count(wrongConfirmed), text: t("wrong", { wrongClaims }) },
          { figure: share(confirmed, trueClaims), text: t("confirmed", { trueClaims }) },
          { figure: count(heldForWrong), text: t("heldForWrong") },
        ]}
      />
    </FigureSection>
  );
}
