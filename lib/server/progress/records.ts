import "server-only";
import { z } from "zod";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";
import type { LevelRecord } from "#lib/mastery/level-record.ts";
import type { LevelFigures } from "#lib/mastery/overview.ts";
import { EMPTY_RECORD, type TopicRecord } from "#lib/mastery/topic-record.ts";
import type { Prisma } from "../db/generated/client.ts";
import { log } from "../http/log.ts";

export const recordColumns = {
  subtopic: true,
  problemsSolved: true,
  xpPoints: true,
  currentDifficulty: true,
  easyAttempted: true,
  easyCorrect: true,
  easyMastered: true,
  mediumAttempted: true,
  mediumCorrect: true,
  mediumMastered: true,
  hardAttempted: true,
  hardCorrect: true,
  hardMastered: true,
  memory: true,
  answeredAt: true,
} as const satisfies Prisma.TopicRecordSelect;

type RecordRow = Prisma.TopicRecordGetPayload<{ select: typeof recordColumns }>;

const difficultySchema = z.enum(DIFFICULTIES);
const levelMemorySchema = z.object({ unaided: z.array(z.boolean()), wrongInARow: z.int() });

/** The part of a record that is stored as one value. */
const memorySchema = z.object({
  levels: z.object({ easy: levelMemorySchema, medium: levelMemorySchema, hard: levelMemorySchema }),
  // Written by an earlier version, a debt does not say its variant: better none than no memory at all.
  owed: z.array(z.object({ family: z.string(), variant: z.string(), difficulty: difficultySchema })).catch([]),
  review: z
    .object({ stability: z.number(), hardness: z.number(), reviewed: z.iso.date(), due: z.iso.date() })
    .nullable(),
});

type Memory = z.infer<typeof memorySchema>;

const EMPTY_MEMORY = memoryOf(EMPTY_RECORD);

export function toRecord(row: RecordRow): TopicRecord {
  const { levels, owed, review } = parseMemory(row);
  return {
    problemsSolved: row.problemsSolved,
    xpPoints: row.xpPoints,
    currentDifficulty: row.currentDifficulty,
    levels: {
      easy: { ...levels.easy, attempted: row.easyAttempted, correct: row.easyCorrect, mastered: row.easyMastered },
      medium: {
        ...levels.medium,
        attempted: row.mediumAttempted,
        correct: row.mediumCorrect,
        mastered: row.mediumMastered,
      },
      hard: { ...levels.hard, attempted: row.hardAttempted, correct: row.hardCorrect, mastered: row.hardMastered },
    },
    owed,
    review,
    answeredAt: row.answeredAt,
  };
}

export function toRow(
  record: TopicRecord,
): Omit<RecordRow, "subtopic" | "memory"> & { memory: Prisma.InputJsonObject } {
  return {
    problemsSolved: record.problemsSolved,
    xpPoints: record.xpPoints,
    currentDifficulty: record.currentDifficulty,
    ...flattenLevels(record),
    memory: memoryOf(record),
    answeredAt: record.answeredAt,
  };
}

/** The levels as they are stored and told: three figures each, side by side. */
export function flattenLevels({ levels: { easy, medium, hard } }: TopicRecord): LevelFigures {
  return {
    easyAttempted: easy.attempted,
    easyCorrect: easy.correct,
    easyMastered: easy.mastered,
    mediumAttempted: medium.attempted,
    mediumCorrect: medium.correct,
    mediumMastered: medium.mastered,
    hardAttempted: hard.attempted,
    hardCorrect: hard.correct,
    hardMastered: hard.mastered,
  };
}

function memoryOf({ levels, owed, review }: TopicRecord): Memory {
  const remember = (difficulty: Difficulty) => rememberLevel(levels[difficulty]);
  return {
    levels: { easy: remember("easy"), medium: remember("medium"), hard: remember("hard") },
    owed: [...owed],
    review,
  };
}

function rememberLevel({ unaided, wrongInARow }: LevelRecord): Memory["levels"]["easy"] {
  return { unaided: [...unaided], wrongInARow };
}

/** What cannot be read is forgotten, while the counters stay: some more answers bring it back. */
function parseMemory({ subtopic, memory }: RecordRow): Memory {
  if (memory === null) return EMPTY_MEMORY;
  const parsed = memorySchema.safeParse(memory);
  if (parsed.success) return parsed.data;
  log("warn", "progress.memory_unreadable", { subtopic });
  return EMPTY_MEMORY;
}
