import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { OperatorCard } from "#components/marketing/operator-card.tsx";
import { ReadingPage } from "#components/marketing/reading-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { getOperator, listRecipients } from "#lib/server/installation.ts";

/** Who runs an installation, and with whose help, a build does not know. */
export const dynamic = "force-dynamic";

const STORED = ["account", "learning", "files", "plan", "feedback"] as const;

const PARTS = ["long", "browser", "visible", "minors", "rights", "logs", "draft"] as const;

export async function generateMetadata({ params }: PageProps<"/[locale]/privacy">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "privacy" });
  return { title: `${t("title")} · AtomCoach`, description: t("lead") };
}

async function StoredList() {
  const t = await getTranslations("privacy.stored");
  return (
    <ul>
      {STORED.map((item) => (
        <li key={item}>{t(item)}</li>
      ))}
    </ul>
  );
}

/** Only those that this installation has been set up with. */
async function RecipientList() {
  const t = await getTranslations("privacy.others");
  const format = await getFormatter();
  const { signIn, model, hasPayments, hasFileService } = listRecipients();
  const lines = [
    model === null ? t("noModel") : t("model", { provider: model }),
    ...(signIn.length > 0 ? [t("signIn", { providers: format.list(signIn) })] : []),
    ...(hasPayments ? [t("payments")] : []),
    ...(hasFileService ? [t("fileService")] : []),
    t("noOneElse"),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What is stored of whom, for how long, and who gets to see it, as this installation is set up. */
export default async function PrivacyPage({ params }: PageProps<"/[locale]/privacy">) {
  await pageLocale(params);
  const t = await getTranslations("privacy");
  const parts = [
    { id: "operator", title: t("operator.title"), body: <OperatorCard operator={getOperator()} /> },
    { id: "stored", title: t("stored.title"), body: <StoredList /> },
    { id: "others", title: t("others.title"), body: <RecipientList /> },
    ...PARTS.map((id) => ({ id, title: t(`${id}.title`), body: <p>{t(`${id}.text`)}</p> })),
  ];
  return <ReadingPage title={t("title")} lead={t("lead")} parts={parts} />;
}
