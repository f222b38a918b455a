import "../globals.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import localFont from "next/font/local";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

/** What of Geist our texts need, a third of its bytes: app/fonts/README.md. */
const geist = localFont({ src: "../fonts/geist.woff2", variable: "--font-geist-sans", weight: "400 700" });

/** Locales whose script Geist lacks. scripts/fonts.mjs makes a stylesheet for each. */
const LINKED_FONTS: ReadonlySet<Locale> = new Set(["am", "zh", "hi"]);

/** Its address among the build's immutable files. */
const THEME_SCRIPT = new URL("../theme.js", import.meta.url).pathname;

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: LayoutProps<"/[locale]">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "common" });
  return { title: t("appName"), description: t("tagline") };
}

export default async function RootLayout({ children, params }: LayoutProps<"/[locale]">) {
  const locale = await pageLocale(params);
  const t = await getTranslations("common");
  return (
    // The theme script changes the classes of <html> before React arrives.
    <html lang={locale} className={geist.variable} suppressHydrationWarning>
      <head>
        {/* It runs before the first paint, and meanwhile the page is read. */}
        <script async blocking="render" src={THEME_SCRIPT} />
        {LINKED_FONTS.has(locale) ? <link rel="stylesheet" href={`/fonts/${locale}.css`} /> : null}
      </head>
      <body>
        <a href="#content" className="skip-link">
          {t("skipToContent")}
        </a>
        {children}
      </body>
    </html>
  );
}
