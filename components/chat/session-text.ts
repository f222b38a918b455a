import { setOnLine } from "#lib/chemistry/set-chemistry.ts";
import type { Message } from "#lib/contracts/chat.ts";

type SessionWords = {
  /** Lines above the conversation: the title, the topic, the day. */
  heading: readonly string[];
  you: string;
  tutor: string;
  /** Said of a reply that was stopped, interrupted or failed. */
  unfinished: string;
};

/** A session as plain text, its chemistry in Unicode, for a file. */
export function sessionText(messages: readonly Message[], { heading, you, tutor, unfinished }: SessionWords): string {
  const entries = messages.map(({ role, state, content }) => {
    const name = role === "user" ? you : tutor;
    const notice = role === "assistant" && state !== "complete" ? `[${unfinished}]` : "";
    return [name, "-".repeat(20), setOnLine(content), notice].filter((line) => line !== "").join("\n");
  });
  return `${[heading.map(setOnLine).join("\n"), ...entries].join("\n\n\n")}\n`;
}

/** "Gas Laws 2026-11-20.txt": the topic, as far as it may stand in a file's name, and the day. */
export function sessionFileName(topic: string, day: string): string {
  const name = topic.replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ").trim().slice(0, 80).trim();
  return `${name === "" ? "" : `${name} `}${day}.txt`;
}
