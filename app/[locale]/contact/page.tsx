import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OperatorCard } from "#components/marketing/operator-card.tsx";
import { ReadingPage } from "#components/marketing/reading-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { getOperator } from "#lib/server/installation.ts";

/** Who is to be written to, a build does not know. */
export const dynamic = "force-dynamic";

const PARTS = ["feedback", "data", "payments"] as const;

export async function generateMetadata({ params }: PageProps<"/[locale]/contact">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "contact" });
  return { title: `${t("title")} · AtomCoach`, description: t("lead") };
}

/** Whom to write to, and what one can do oneself. */
export default async function ContactPage({ params }: PageProps<"/[locale]/contact">) {
  await pageLocale(params);
  const t = await getTranslations("contact");
  const operator = { id: "operator", title: t("operator.title"), body: <OperatorCard operator={getOperator()} /> };
  const parts = PARTS.map((id) => ({ id, title: t(`${id}.title`), body: <p>{t(`${id}.text`)}</p> }));
  return <ReadingPage title={t("title")} lead={t("lead")} parts={[operator, ...parts]} />;
}
