import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChatApp } from "#components/chat/chat-app.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PageMessages } from "#lib/i18n/page-messages.tsx";

export async function generateMetadata({ params }: PageProps<"/[locale]/chat">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "chat" });
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** The main screen of a signed-in person. Static: what is the person's own comes from the API. */
export default async function ChatPage({ params }: PageProps<"/[locale]/chat">) {
  return (
    <PageMessages locale={await pageLocale(params)} areas={["chat", "common", "curriculum", "feedback-dialog", "payment", "profile", "progress", "settings", "sidebar", "sources", "uploads"]}>
      <ChatApp />
    </PageMessages>
  );
}
