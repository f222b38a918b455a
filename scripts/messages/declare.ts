// Writes the types of all messages, from which a wrong key and a missing or surplus argument are found before anything runs.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import { declareFiles, declareMessages, type MessageTree } from "./message-types.ts";

const MESSAGES = new URL(`../../messages/${DEFAULT_LOCALE}/`, import.meta.url);
const FOLDER = new URL("../../lib/i18n/generated/", import.meta.url);

const areas = readdirSync(MESSAGES).map((name): [string, MessageTree] => [
  name.replace(/\.json$/, ""),
  JSON.parse(readFileSync(new URL(name, MESSAGES), "utf8")) as MessageTree,
]);

mkdirSync(FOLDER, { recursive: true });
writeFileSync(new URL("messages.d.ts", FOLDER), declareMessages(Object.fromEntries(areas)));
writeFileSync(
  new URL("files.d.ts", FOLDER),
  declareFiles(
    areas.map(([area]) => area),
    LOCALES,
  ),
);
