import { chatMessages } from "#lib/i18n/chat-messages.ts";
import { isLocale } from "#lib/i18n/locales.ts";

const HEADERS = {
  "Content-Type": "application/json",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const FOREVER = "public, max-age=31536000, immutable";

/**
 * The messages of the chat screen in one language. A page of another release gets those there are, which nearly always are
 * its own; only what is asked for by its own digest may be kept.
 */
export async function GET(request: Request, { params }: RouteContext<"/words/[locale]/[digest]">): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: HEADERS });
  const { address, text } = await chatMessages(locale);
  const isTheirs = new URL(request.url).pathname === address;
  return new Response(text, { headers: { ...HEADERS, "Cache-Control": isTheirs ? FOREVER : "no-store" } });
}
