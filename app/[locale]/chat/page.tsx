import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { ChatApp } from "#components/chat/screen/chat-app.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { PageMessages } from "#lib/i18n/page-messages.tsx";
import { UNRECOGNISED_HEADER } from "#lib/server/auth/find-session.ts";
import { readChatStart } from "#lib/server/chat/read-chat-start.ts";

/** The keyboard of a phone makes the page smaller, and the page reaches behind the camera: it keeps clear of it by itself. */
export const viewport: Viewport = { interactiveWidget: "resizes-content", viewportFit: "cover" };

export async function generateMetadata({ params }: PageProps<"/[locale]/chat">): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: "chat" });
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** The main screen of a signed-in person, drawn with the conversation used last: it can be read before a script has run. */
export default async function ChatPage({ params }: PageProps<"/[locale]/chat">) {
  const locale = await pageLocale(params);
  const isUnrecognised = (await headers()).has(UNRECOGNISED_HEADER);
  const start = isUnrecognised ? null : await readChatStart(await cookies(), locale);
  return (
    <PageMessages
      locale={locale}
      areas={[
        "chat",
        "common",
        "curriculum",
        "feedback-dialog",
        "materials",
        "payment",
        "profile",
        "progress",
        "settings",
        "sidebar",
        "sources",
        "uploads",
      ]}
    >
      <ChatApp start={start} />
    </PageMessages>
  );
}
