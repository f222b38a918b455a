import { useTranslations } from "next-intl";
import { LOCALE_NAMES } from "#lib/i18n/locales.ts";
import type { Figures } from "#lib/quality/figures.ts";
import { useFigures } from "./figure-list.tsx";
import { FigureSection } from "./figure-section.tsx";
import { FigureTable } from "./figure-table.tsx";

/** The same figures in each language, for they are not the same in all. */
export function LanguageFigures({ figures: { claims, eval: conversations } }: { figures: Figures }) {
  const t = useTranslations("quality.languages");
  const { share } = useFigures();
  const rows = claims.figures.byLocale.map(({ locale, trueClaims, confirmed }) => {
    const right = conversations.figures.byLocale.find((each) => each.locale === locale);
    return {
      key: locale,
      name: (
        <span lang={locale} className="language-name">
          {LOCALE_NAMES[locale]}
        </span>
      ),
      figures: [share(confirmed, trueClaims), right === undefined ? "–" : share(right.met, right.expected)],
    };
  });
  return (
    <FigureSection id="languages" title={t("title")} text={t("text")} measured={[]}>
      <FigureTable caption={t("title")} columns={[t("language"), t("confirmed"), t("right")]} rows={rows} />
    </FigureSection>
  );
}
