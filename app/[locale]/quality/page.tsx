import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LateScripts } from "#components/marketing/late-scripts.tsx";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { ClaimFigures } from "#components/quality/claim-figures.tsx";
import { ConversationFigures } from "#components/quality/conversation-figures.tsx";
import { EngineFigures } from "#components/quality/engine-figures.tsx";
import { LanguageFigures } from "#components/quality/language-figures.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { LAST_FIGURES } from "#lib/quality/last-figures.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/quality">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "quality" });
  return { title: t("meta.title"), description: t("meta.description") };
}

/** What was measured of the engine and of the tutor, with the commands that measure it again. */
export default async function QualityPage({ params }: PageProps<"/[locale]/quality">) {
  await pageLocale(params);
  const t = await getTranslations("quality");
  return (
    <PageFrame>
      <LateScripts until="use" />
      <div className="mx-auto w-full max-w-4xl space-y-14 px-4 py-12 sm:px-6 sm:py-16">
        <div>
          <h1 className="text-display font-semibold tracking-tight">{t("title")}</h1>
          <p className="lead mt-4">{t("text")}</p>
        </div>
        <EngineFigures figures={LAST_FIGURES} />
        <ClaimFigures measured={LAST_FIGURES.claims} />
        <ConversationFigures measured={LAST_FIGURES.eval} />
        <LanguageFigures figures={LAST_FIGURES} />
        <section aria-labelledby="repeat">
          <h2 id="repeat" className="text-2xl font-semibold tracking-tight">
            {t("repeat.title")}
          </h2>
          <p className="mt-2 max-w-prose text-muted-foreground">{t("repeat.text")}</p>
          <pre
            className="mt-4 overflow-x-auto rounded-md border bg-card p-4 text-sm"
            tabIndex={0}
            role="group"
            aria-label={t("repeat.title")}
          >
            <code>{"npm run quality\nnpm run eval"}</code>
          </pre>
        </section>
      </div>
    </PageFrame>
  );
}
