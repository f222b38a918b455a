import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AtHand } from "#components/at-hand/at-hand.tsx";
import { ElementNamesProvider } from "#components/at-hand/element-names.ts";
import { PageFrame } from "#components/marketing/page-frame.tsx";
import { nameElements } from "#lib/at-hand/name-elements.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PageMessages } from "#lib/i18n/page-messages.tsx";

export async function generateMetadata({ params }: PageProps<"/[locale]/tools">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "at-hand" });
  return { title: `${t("title")} · AtomCoach`, description: t("lead") };
}

/** What is at hand on every screen, as a page of its own. */
export default async function ToolsPage({ params }: PageProps<"/[locale]/tools">) {
  const locale = await pageLocale(params);
  const t = await getTranslations("at-hand");
  return (
    <PageFrame>
      <div className="mx-auto w-full max-w-[82rem] px-4 py-8 sm:px-6">
        <h1 className="text-display font-semibold tracking-tight">{t("title")}</h1>
        <p className="lead mt-3 mb-6">{t("lead")}</p>
        <PageMessages locale={locale} areas={["at-hand"]}>
          <ElementNamesProvider value={nameElements(locale)}>
            <div className="rounded-lg border bg-card print:border-0">
              <AtHand isPage onWrite={null} />
            </div>
          </ElementNamesProvider>
        </PageMessages>
      </div>
    </PageFrame>
  );
}
