-- AlterTable: how much text of a file is kept, and why it is not all of it
ALTER TABLE "stored_objects" ADD COLUMN "characters" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "cut_by" TEXT,
ADD COLUMN "arriving_until" TIMESTAMPTZ(3);

UPDATE "stored_objects" SET "characters" = kept."characters"
FROM (SELECT "object_id", sum(length("text"))::int AS "characters" FROM "document_pages" GROUP BY "object_id") AS kept
WHERE kept."object_id" = "stored_objects"."id";

-- AlterTable
ALTER TABLE "reading_jobs" ADD COLUMN "spent_milliseconds" INTEGER NOT NULL DEFAULT 0;

-- CreateTable: unlogged, since what a crash forgets is whose turn it was
CREATE UNLOGGED TABLE "reading_turns" (
    "holder" UUID NOT NULL,
    "taken_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "reading_turns_pkey" PRIMARY KEY ("holder")
);
