import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LateScripts } from "#components/marketing/late-scripts.tsx";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { buttonVariants } from "#components/ui/button.tsx";
import { ElementTile } from "#components/ui/element-tile.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/missing">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "missing" });
  return { title: `${t("title")} · AtomCoach`, robots: { index: false } };
}

/** Middleware shows it, with status 404, for every path that is no page. */
export default async function MissingPage({ params }: PageProps<"/[locale]/missing">) {
  await pageLocale(params);
  const t = await getTranslations("missing");
  return (
    <PageFrame>
      <LateScripts until="use" />
      <div className="notebook-grid flex flex-1 items-center">
        <div className="mx-auto grid w-full max-w-3xl items-center gap-8 px-4 py-16 sm:grid-cols-[auto_1fr] sm:px-6">
          <ElementTile aria-hidden="true" symbol="?" number={404} name={t("tile")} className="w-36 border-dashed" />
          <div>
            <h1 className="text-3xl font-semibold tracking-tight">{t("title")}</h1>
            <p className="mt-3 max-w-prose text-muted-foreground">{t("text")}</p>
            <a href="/" className={buttonVariants({ className: "mt-6" })}>
              {t("home")}
            </a>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
