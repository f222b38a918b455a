// Prints what the demo teacher handed out from the HTML files beside them; again after each change to one of them.
// usage: node scripts/seed-materials.ts
import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "#scripts/test/browser.ts";

const FOLDER = path.resolve("lib/server/demo/materials");

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  for (const file of globSync("*/*.html", { cwd: FOLDER })) {
    await page.goto(pathToFileURL(path.join(FOLDER, file)).href, { waitUntil: "networkidle" });
    await page.pdf({ path: path.join(FOLDER, file.replace(/html$/, "pdf")), preferCSSPageSize: true });
  }
} finally {
  await browser.close();
}
