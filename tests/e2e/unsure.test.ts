import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openChat } from "./chat-screen.ts";

const OPEN = "What mass of NaBr is dissolved in 350 mL of solution?";

test("[READ-06] what was read is changed and sent with the keyboard alone, on a narrow phone", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ plan: "free" });
  const chat = await openChat(page);
  await chat.askToTheEnd(OPEN);
  const last = chat.replies.last();
  await expect(last.getByRole("heading", { name: "What I read so far" })).toBeVisible();
  const number = last.getByRole("combobox", { name: "What 350 mL is" });
  await expect(number).toHaveValue("volume of the solution (NaBr)");
  await expect(last.getByRole("button", { name: "Yes, solve it" })).toBeDisabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await last.getByRole("textbox", { name: "Value of 350 mL" }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("700 mL");
  await page.keyboard.press("Tab");
  await expect(number).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(last.getByRole("textbox", { name: "molarity (NaBr)" })).toBeFocused();
  await page.keyboard.type("0.20 M");
  await page.keyboard.press("Tab");
  await expect(last.getByRole("button", { name: "Send the changes" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.replies.last()).toContainText("14");
  await expect(chat.replies.last()).toContainText("700 mL (you said so)");
});

test("[READ-06] [I18N-01] it is asked back in Amharic too, and what is chosen is solved", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn({ plan: "free" });
  await context.addCookies([{ name: "NEXT_LOCALE", value: "am", url: baseURL ?? "" }]);
  await page.goto("/");
  await page.getByRole("textbox").fill("42.5 g KCl አለኝ።");
  await page.getByRole("textbox").press("Enter");
  const reply = page.getByRole("article", { name: "AtomCoach" }).last();
  await expect(reply).toContainText("የሚጠየቀው ምንድን ነው?");
  const goal = reply.getByRole("combobox", { name: "የሚጠየቀው ምንድን ነው" });
  await goal.selectOption("መጠን በሞል (KCl)");
  const send = reply.getByRole("button", { name: "ለውጦቹን ይላኩ" });
  await expect(send).toBeEnabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await send.press("Enter");
  await expect(reply).toContainText("0.570");
});
