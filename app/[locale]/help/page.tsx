import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LateScripts } from "#components/marketing/late-scripts.tsx";
import { ReadingPage } from "#components/marketing/reading-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";

const PARTS = [
  "ask",
  "practise",
  "hints",
  "marking",
  "levels",
  "materials",
  "worksheets",
  "plans",
  "keyboard",
  "limits",
] as const;

export async function generateMetadata({ params }: PageProps<"/[locale]/help">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "help" });
  return { title: `${t("title")} · AtomCoach`, description: t("lead") };
}

/** How the app is used, and where its limits are. */
export default async function HelpPage({ params }: PageProps<"/[locale]/help">) {
  await pageLocale(params);
  const t = await getTranslations("help");
  const parts = PARTS.map((id) => ({ id, title: t(`${id}.title`), body: <p>{t(`${id}.text`)}</p> }));
  return (
    <>
      <LateScripts until="use" />
      <ReadingPage title={t("title")} lead={t("lead")} parts={parts} />
    </>
  );
}
