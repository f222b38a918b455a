import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { preload } from "react-dom";
import { ChatApp } from "#components/chat/chat-app.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PageMessages } from "#lib/i18n/page-messages.tsx";

export async function generateMetadata({ params }: PageProps<"/[locale]/chat">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "chat" });
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** What the screen asks for first, all at once, as soon as its scripts run: under way together with them. */
const FIRST_ASKED = ["/api/auth/user", "/api/user/profile", "/api/chat/sessions"];

/** The main screen of a signed-in person. Static: what is the person's own comes from the API. */
export default async function ChatPage({ params }: PageProps<"/[locale]/chat">) {
  for (const url of FIRST_ASKED) preload(url, { as: "fetch", crossOrigin: "use-credentials" });
  return (
    <PageMessages locale={await pageLocale(params)} areas={["chat", "common", "curriculum", "feedback-dialog", "payment", "profile", "progress", "settings", "sidebar", "sources", "uploads"]}>
      <ChatApp />
    </PageMessages>
  );
}
