import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OperatorCard } from "#components/marketing/operator-card.tsx";
import { ReadingPage } from "#components/marketing/reading-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { getOperator } from "#lib/server/installation.ts";

/** Whose terms they are, a build does not know. */
export const dynamic = "force-dynamic";

const PARTS = ["service", "account", "yours", "fair", "plans", "end", "law"] as const;

export async function generateMetadata({ params }: PageProps<"/[locale]/terms">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "terms" });
  return { title: `${t("title")} · AtomCoach`, description: t("lead") };
}

/** What people and the operator may expect of each other: a draft for the operator to complete. */
export default async function TermsPage({ params }: PageProps<"/[locale]/terms">) {
  await pageLocale(params);
  const t = await getTranslations("terms");
  const operator = { id: "operator", title: t("operator.title"), body: <OperatorCard operator={getOperator()} /> };
  const parts = PARTS.map((id) => ({ id, title: t(`${id}.title`), body: <p>{t(`${id}.text`)}</p> }));
  return <ReadingPage title={t("title")} lead={t("lead")} parts={[operator, ...parts]} />;
}
