import { useFormatter, useTranslations } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Area } from "./areas.ts";
import { LOCALES } from "./locales.ts";
import { loadMessages, loadMessageText } from "./messages.ts";
import { SentMessages } from "./sent-messages.tsx";

const AREAS: readonly Area[] = ["chat", "common"];

function Words() {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <>
      {t("chat.title")} {t("common.tagline")} {format.number(5, "price")}
    </>
  );
}

test.each(LOCALES)("what comes with a page as one text is read as the messages that it was, in %s", async (locale) => {
  const text = await loadMessageText(locale, AREAS);
  const messages = await loadMessages(locale, ["chat", "common"]);
  expect(JSON.parse(text)).toEqual(messages);
  const page = renderToStaticMarkup(
    <SentMessages locale={locale} text={text}>
      <Words />
    </SentMessages>,
  );
  const price = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  }).format(5);
  expect(page).toBe(`${messages.chat.title} ${messages.common.tagline} ${price}`);
});

test("the text is written once for each language and choice of areas", async () => {
  expect(loadMessageText("en", AREAS)).toBe(loadMessageText("en", [...AREAS]));
  expect(await loadMessageText("fr", AREAS)).not.toBe(await loadMessageText("en", AREAS));
  expect(Object.keys(JSON.parse(await loadMessageText("en", ["common"])))).toEqual(["common"]);
});
