import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "./locales.ts";
import { readMessages } from "./message-files.fixture.ts";

/**
 * A message is used where its key is asked for. Keys are composed: a namespace and the rest of the key, or a template
 * with holes, `levels.${level}`. So each file is read for its texts and templates, and a key counts as used if some file
 * holds a namespace and what follows it. What fills a hole must stand in the source too, as a text or a name.
 */
type Source = {
  readonly texts: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  readonly passesKeysOn: boolean;
};

/** The words of problem families and of lessons; `scripts/report/problems.ts` and the lessons' own test find those that none uses. */
const isOfFamilies = (key: string): boolean => key.startsWith("problems-") || key.startsWith("lesson-");

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

function listSources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|cases|fixture)\.tsx?$|\.d\.ts$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/generated|i18n.areas\.ts$/.test(file));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `a.${b}.c` as a pattern whose groups are the holes, or null if it is no key. */
function templatePattern(template: string): RegExp | null {
  const parts = template.split(/\$\{[^{}]*\}/);
  if (parts.length === 1 || !parts.every((part) => /^[\w.-]*$/.test(part)) || parts.every((part) => part === ""))
    return null;
  return new RegExp(`^${parts.map(escaped).join("(.+?)")}$`);
}

function readSource(file: string): Source {
  const text = readFileSync(file, "utf8");
  const quoted = [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, inner = ""]) => inner);
  const names = [...text.matchAll(/(?<=^|[{,\s(])([A-Za-z_]\w*)\??(?=\s*:)/gm)].map(([, name = ""]) => name);
  // `messages.default.account.farewell` asks for a key too.
  const chains = [...text.matchAll(/\.default\.([\w.]+)/g)].map(([, chain = ""]) => chain);
  const ticks = text.split("`");
  const templates = ticks.map(templatePattern).filter((pattern) => pattern !== null);
  const passesKeysOn = /(?<![\w.])(?:t|tell|say|word|translate|label)\(\s*[A-Za-z_][\w.]*\s*[,)]/.test(text);
  return { texts: new Set([...quoted, ...names, ...chains]), templates, passesKeysOn };
}

class Sources {
  readonly #sources: readonly Source[];
  readonly #texts: ReadonlySet<string>;
  readonly #known = new Map<string, boolean>();

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
    this.#texts = new Set(sources.flatMap(({ texts }) => [...texts]));
  }

  asksFor(key: string): boolean {
    const segments = key.split(".");
    return segments.some((_, at) => {
      const [namespace, rest] = [segments.slice(0, at).join("."), segments.slice(at).join(".")];
      return this.#sources.some(
        (source) => (at === 0 || source.texts.has(namespace)) && this.#asksForRest(source, rest, at > 0),
      );
    });
  }

  #asksForRest({ texts, templates, passesKeysOn }: Source, rest: string, hasNamespace: boolean): boolean {
    if (texts.has(rest) || this.#fits(templates, rest)) return true;
    return hasNamespace && passesKeysOn && this.#texts.has(rest);
  }

  #fits(templates: readonly RegExp[], text: string): boolean {
    return templates.some(
      (template) =>
        template
          .exec(text)
          ?.slice(1)
          .every((hole) => this.#isSaid(hole)) === true,
    );
  }

  /** Whether the source says the text: whole, composed, or a segment at a time. */
  #isSaid(text: string): boolean {
    if (this.#texts.has(text)) return true;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, false);
    const isSegmented = text.includes(".") && text.split(".").every((segment) => this.#isSaid(segment));
    const isSaid = isSegmented || this.#sources.some(({ templates }) => this.#fits(templates, text));
    this.#known.set(text, isSaid);
    return isSaid;
  }
}

const sources = new Sources(["app", "components", "lib"].flatMap(listSources).map(readSource));

test("[I18N-01] every message is used", () => {
  const keys = [...readMessages(DEFAULT_LOCALE).keys()].filter((key) => !isOfFamilies(key));
  expect(keys.filter((key) => !sources.asksFor(key))).toEqual([]);
});

test("the check finds messages that nothing asks for", () => {
  const invented = [
    "common.neverAsked",
    "chat.toast.neverShown",
    "settings.reminders.unheardWord",
    "feedback.slips.unheardOf",
    "concepts.no-such-lesson.summary",
  ];
  expect(invented.filter((key) => sources.asksFor(key))).toEqual([]);
});
