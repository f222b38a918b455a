import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import { cookies, headers } from "next/headers";
import { ChatApp } from "#components/chat/screen/chat-app.tsx";
import { chatMessages } from "#lib/i18n/chat-messages.ts";
import { KeptMessages } from "#lib/i18n/kept-messages.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { UNRECOGNISED_HEADER } from "#lib/server/auth/find-session.ts";
import { RECOGNISED_HEADER, takeRecognised } from "#lib/server/auth/recognised.ts";
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
  const told = await headers();
  const user = takeRecognised(told.get(RECOGNISED_HEADER));
  const start = told.has(UNRECOGNISED_HEADER) ? null : await readChatStart(await cookies(), locale, user);
  const { address } = await chatMessages(locale);
  return (
    <KeptMessages locale={locale} address={address}>
      <ChatApp start={start} />
    </KeptMessages>
  );
}
