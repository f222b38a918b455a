import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Message } from "#lib/contracts/chat.ts";
import { Prisma, PrismaClient } from "#lib/server/db/generated/client.ts";

/** What a stored turn says: the question, and the reply as the server would store it. */
export type StoredTurn = { question: string } & Pick<Message, "content" | "metadata" | "provenance"> &
  Partial<Pick<Message, "state">>;

const ROWS_AT_ONCE = 1_000;

/** A session of one user with these turns, stored as if they had been asked one after the other; returns its id. */
export async function storeSession(userId: string, title: string, turns: readonly StoredTurn[]): Promise<string> {
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env["DATABASE_URL"] ?? "", max: 1 }),
  });
  try {
    const { id } = await client.chatSession.create({
      data: { userId, title, topic: "stoichiometry" },
      select: { id: true },
    });
    const rows = turns.flatMap((turn) => rowsOf(turn, id));
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await client.message.createMany({ data: rows.slice(start, start + ROWS_AT_ONCE) });
    }
    return id;
  } finally {
    await client.$disconnect();
  }
}

/** Stores empty sessions with names of their own, each used a minute before the last: `Session 1` is the newest. */
export async function storeSessions(userId: string, count: number, newest: Date): Promise<void> {
  const client = new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env["DATABASE_URL"] ?? "", max: 1 }),
  });
  try {
    await client.chatSession.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        userId,
        title: `Session ${index + 1}`,
        topic: "solutions",
        updatedAt: new Date(newest.getTime() - index * 60_000),
      })),
    });
  } finally {
    await client.$disconnect();
  }
}

function rowsOf(
  { question, content, metadata, provenance, state = "complete" }: StoredTurn,
  sessionId: string,
): Prisma.MessageCreateManyInput[] {
  const questionId = randomUUID();
  return [
    // The request is what the server needs to write the reply again.
    {
      id: questionId,
      sessionId,
      role: "user",
      content: question,
      request: { content: question, type: "chat", locale: "en" },
    },
    {
      id: randomUUID(),
      sessionId,
      role: "assistant",
      replyToId: questionId,
      state,
      content,
      metadata: metadata ?? Prisma.DbNull,
      provenance: provenance ?? Prisma.DbNull,
    },
  ];
}

/** Turns of all sizes, numbered from 1 in their questions: a line, prose with a table, code and formulas, a long one. */
export function variedTurns(count: number): StoredTurn[] {
  return Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1}: what is the molar mass of H2SO4?`,
    content: `Reply ${index + 1}. ${REPLIES[index % REPLIES.length] ?? ""}`,
    metadata: null,
    provenance: { writer: "model", check: "not_verified", notice: null },
  }));
}

const TABLE = "| Substance | M in g/mol |\n|---|---|\n| H2SO4 | 98.07 |\n| NaOH | 40.00 |\n| Na2SO4 | 142.04 |";

const REPLIES = [
  "It is 98.07 g/mol.",
  `Add up the atoms:\n\n${TABLE}\n\nThat gives **98.07 g/mol** for $\\ce{H2SO4}$.`,
  `## The idea\n\nA mole of each atom weighs its *molar mass*.\n\n1. Count the atoms.\n2. Multiply.\n3. Add.\n\n\`\`\`\n2 × 1.008 + 32.06 + 4 × 15.999\n\`\`\`\n\n> Keep the figures that count.`,
  Array.from({ length: 6 }, (_, part) =>
    `Part ${part + 1}: sulfuric acid, H2SO4, gives up two protons, SO4^2- remains. `.repeat(4),
  ).join("\n\n"),
];
