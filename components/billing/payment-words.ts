import type { Messages } from "#lib/i18n/areas.ts";
import { documentLocale } from "#lib/i18n/document-locale.ts";
import type { Locale } from "#lib/i18n/locales.ts";

type PaymentWords = { locale: Locale; messages: Pick<Messages, "common" | "payment"> };

/** The words of payments in the document's language, for pages that come without them. */
export async function loadPaymentWords(): Promise<PaymentWords> {
  const locale = documentLocale();
  const [common, payment] = await Promise.all([
    import(`../../messages/${locale}/common.json`),
    import(`../../messages/${locale}/payment.json`),
  ]);
  return { locale, messages: { common: common.default, payment: payment.default } };
}
