import { useLocale } from "next-intl";
import type { Locale } from "#lib/i18n/locales.ts";

/** As Open Graph writes a language. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: "en_US",
  es: "es_ES",
  fr: "fr_FR",
  am: "am_ET",
  zh: "zh_CN",
  hi: "hi_IN",
};

type LinkPreviewProps = {
  title: string;
  description: string;
  /** Where people find this installation; null where the build was not told. Others resolve an address without it, or show no picture. */
  site: string | null;
};

/**
 * What search engines and other sites show for a link to a page; React puts it into the head. Not Next's metadata, which
 * would take localhost for a site that it was not told.
 */
export function LinkPreview({ title, description, site }: LinkPreviewProps) {
  const locale = useLocale();
  const inFull = (to: string) => (site === null ? to : new URL(to, site).href);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta property="og:image" content={inFull(`/pictures/${locale}/preview.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
