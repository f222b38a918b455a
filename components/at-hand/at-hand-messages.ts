import { late, type Late } from "#components/ui/use-late.ts";
import type { Messages } from "#lib/i18n/areas.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export type AtHandMessages = Pick<Messages, "at-hand">;

/** The words of this dialog come with it, in the reader's language alone: most who come to the page never open it. */
export const AT_HAND_MESSAGES: Readonly<Record<Locale, Late<AtHandMessages>>> = {
  en: late(async () => asArea(await import("#messages/en/at-hand.json", { with: { type: "json" } }))),
  es: late(async () => asArea(await import("#messages/es/at-hand.json", { with: { type: "json" } }))),
  fr: late(async () => asArea(await import("#messages/fr/at-hand.json", { with: { type: "json" } }))),
  am: late(async () => asArea(await import("#messages/am/at-hand.json", { with: { type: "json" } }))),
  zh: late(async () => asArea(await import("#messages/zh/at-hand.json", { with: { type: "json" } }))),
  hi: late(async () => asArea(await import("#messages/hi/at-hand.json", { with: { type: "json" } }))),
};

/** A test holds every language to the shape of the English file, and the build has read each message, which its type is. */
function asArea({ default: words }: { default: unknown }): AtHandMessages {
  return { "at-hand": words } as AtHandMessages;
}
