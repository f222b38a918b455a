// Draws app/icon.svg in the sizes that browsers and phones ask for; again after each change to it.
// usage: node scripts/icons.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "#scripts/test/browser.ts";

const SVG = readFileSync("app/icon.svg", "utf8");
const BLUE = "#0f5fa8";

/** Of a maskable icon only a circle of four fifths of its width is safe: the tile's letters stay within. */
const SAFE = 0.72;

type Drawing = {
  size: number;
  /** The tile's share of the width; 1 is all of it. */ share?: number;
  /** Behind the tile, to the edges. */ ground?: string;
};

async function draw(browser: Browser, { size, share = 1, ground }: Drawing): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = ((1 - share) / 2) * size;
  await page.setContent(
    `<body style="margin:0;background:${ground ?? "transparent"}"><div style="padding:${margin}px;box-sizing:border-box;width:${size}px;height:${size}px">${SVG}</div></body>`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An ICO file of one PNG: a directory of one entry (6 and 16 bytes), and the picture. */
function packIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  mkdirSync("public/icons", { recursive: true });
  writeFileSync("public/favicon.ico", packIco(await draw(browser, { size: 32 }), 32));
  // Phones round the corners themselves.
  writeFileSync("app/apple-icon.png", await draw(browser, { size: 180, ground: BLUE }));
  for (const size of [192, 512]) writeFileSync(`public/icons/icon-${size}.png`, await draw(browser, { size }));
  writeFileSync("public/icons/maskable-512.png", await draw(browser, { size: 512, share: SAFE, ground: BLUE }));
} finally {
  await browser.close();
}
