// Copies the fonts of the scripts that Geist lacks from their npm packages to public/fonts, with one stylesheet per
// locale, so that a page links only the font of its own language. Does nothing when the copies are up to date.
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const TARGET = path.join(ROOT, "public", "fonts");

/** The layout links `/fonts/<locale>.css` for the same locales. */
const FONT_BY_LOCALE = {
  am: "noto-sans-ethiopic",
  zh: "noto-sans-sc",
  hi: "noto-sans-devanagari",
};

/** Latin text is set in Geist. */
const UNUSED_SUBSET = /\/\* [^*]*-(?:latin|latin-ext|cyrillic|vietnamese)-wght-normal \*\/\s*@font-face\s*\{[^}]*\}/g;

async function readFont(name) {
  const folder = path.join(ROOT, "node_modules", "@fontsource-variable", name);
  const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const css = (await readFile(path.join(folder, "index.css"), "utf8")).replace(UNUSED_SUBSET, "");
  const files = [...css.matchAll(/url\(\.\/files\/([^)]+)\)/g)].map(([, file]) => file);
  // The version is in the address, so that browsers may keep the files for ever.
  const folderName = `${name}-${version}`;
  return { source: path.join(folder, "files"), folderName, files, css: css.replaceAll("./files/", `./${folderName}/`) };
}

async function copyFont(locale, { source, folderName, files, css }) {
  const folder = path.join(TARGET, folderName);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const missing = files.filter((file) => !present.has(file));
  await Promise.all(missing.map((file) => cp(path.join(source, file), path.join(folder, file))));
  await writeFile(path.join(TARGET, `${locale}.css`), `${css.trim()}\n`);
}

async function removeOthers(kept) {
  for (const name of await readdir(TARGET)) {
    if (!kept.has(name)) await rm(path.join(TARGET, name), { recursive: true });
  }
}

const fonts = await Promise.all(
  Object.entries(FONT_BY_LOCALE).map(async ([locale, name]) => [locale, await readFont(name)]),
);
await mkdir(TARGET, { recursive: true });
await Promise.all(fonts.map(([locale, font]) => copyFont(locale, font)));
await removeOthers(new Set(fonts.flatMap(([locale, font]) => [`${locale}.css`, font.folderName])));
