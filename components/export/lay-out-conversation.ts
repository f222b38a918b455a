import type { useTranslations } from "next-intl";
import { checkOfCard, checkOfProse, type CheckSubject, labelOf } from "#components/chat/checks/check-of.ts";
import { cardOf, explainsCard } from "#lib/contracts/card-of.ts";
import type { Message, Provenance } from "#lib/contracts/chat.ts";
import { splitFileBlocks } from "#lib/contracts/file-blocks.ts";
import { NOTICE_KEYS } from "#lib/contracts/notice-keys.ts";
import type { Block } from "#lib/documents/document.ts";
import { runsOf } from "#lib/documents/runs.ts";
import { type ChatWords, item, label, layOutCard, words } from "./lay-out-card.ts";
import { readMarkdown } from "./read-markdown.ts";

/** `chat` and `sources` are the messages of these areas. */
export type ExportWords = { readonly chat: ChatWords; readonly sources: ReturnType<typeof useTranslations<"sources">> };

/** `subtitles` stand below the title: the topic, the day. `isCut`: earlier messages are left out. */
type Head = { readonly title: string; readonly subtitles: readonly string[]; readonly isCut: boolean };

/** A conversation as the blocks of a document, to be written as a text, a Word document or a page of paper. */
export function layOutConversation(
  messages: readonly Message[],
  { title, subtitles, isCut }: Head,
  t: ExportWords,
): Block[] {
  return [
    { kind: "title", runs: runsOf(title), depth: 0, isKept: false },
    ...subtitles.map((text): Block => ({ kind: "subtitle", runs: runsOf(text), depth: 0, isKept: false })),
    ...(isCut ? [note(t.chat("export.cut", { count: messages.length }))] : []),
    ...messages.flatMap((message) => [
      speaker(message, t),
      ...(message.role === "user" ? layOutQuestion(message) : layOutReply(message, t)),
    ]),
  ];
}

function speaker({ role }: Message, t: ExportWords): Block {
  return {
    kind: "speaker",
    runs: runsOf(t.chat(role === "user" ? "conversation.you" : "conversation.tutor")),
    depth: 0,
    isKept: true,
  };
}

function note(text: string): Block {
  return { kind: "note", runs: runsOf(text), depth: 0, isKept: false };
}

/** The student's own words, and the files that came with them by their names. */
function layOutQuestion({ content }: Message): Block[] {
  const { text, files } = splitFileBlocks(content);
  return [...words(text), ...files.map((name) => item("•", [{ kind: "text", text: name, looks: [] }]))];
}

function layOutReply(message: Message, t: ExportWords): Block[] {
  return [...layOutContent(message, t), ...layOutSources(message, t), ...layOutNotices(message, t)];
}

/** Its card, its words, or both, each with how far the engine vouches for it, as on the screen. */
function layOutContent(message: Message, t: ExportWords): Block[] {
  const card = cardOf(message);
  const check = message.provenance?.check ?? null;
  const prose = { kind: "prose", provenance: message.provenance } as const;
  if (card === null) return [...readMarkdown(message.content), ...checkNote(check, prose, t)];
  const explained = explainsCard(message, card)
    ? [...readMarkdown(message.content), ...checkNote(checkOfProse(message.provenance), prose, t)]
    : [];
  return [
    ...layOutCard(card, t.chat),
    ...checkNote(checkOfCard(card) ?? check, { kind: "card", card }, t),
    ...explained,
  ];
}

/** In the words of the badge on the screen. */
function checkNote(check: Provenance["check"], subject: CheckSubject, t: ExportWords): Block[] {
  if (check === null) return [];
  const label = labelOf(check, subject);
  return [note("total" in label ? t.chat(`check.${label.key}`, label) : t.chat(`check.${label.key}`))];
}

function layOutSources({ metadata, provenance }: Message, t: ExportWords): Block[] {
  const used = metadata?.usedMaterials ?? [];
  if (used.length === 0) return [];
  // The tutor's words without a card are the quotations; a model may quote a part of a sentence.
  const isQuoted = metadata?.type === undefined && provenance?.writer !== "model";
  const sources = used.flatMap(({ title, page, excerpt }): Block[] => {
    const name = item("•", [{ kind: "text", text: t.sources("named", { title, page }), looks: [] }]);
    return isQuoted
      ? [name]
      : [
          { ...name, isKept: true },
          { kind: "quote", runs: [{ kind: "text", text: excerpt, looks: [] }], depth: 1, isKept: false },
        ];
  });
  return [label(t.sources("title")), ...sources];
}

function layOutNotices({ state, provenance }: Message, t: ExportWords): Block[] {
  const notice = provenance?.notice ?? null;
  return [
    ...(notice === null ? [] : [note(t.chat(`reply.${NOTICE_KEYS[notice]}`))]),
    ...(state === "complete" ? [] : [note(t.chat("export.unfinished"))]),
  ];
}
