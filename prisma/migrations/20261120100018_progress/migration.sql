-- CreateEnum
CREATE TYPE "difficulty" AS ENUM ('easy', 'medium', 'hard');

-- CreateTable
CREATE TABLE "topic_records" (
    "user_id" UUID NOT NULL,
    "subtopic" TEXT NOT NULL,
    "problems_solved" INTEGER NOT NULL DEFAULT 0,
    "xp_points" INTEGER NOT NULL DEFAULT 0,
    "current_difficulty" "difficulty" NOT NULL DEFAULT 'easy',
    "easy_attempted" INTEGER NOT NULL DEFAULT 0,
    "easy_correct" INTEGER NOT NULL DEFAULT 0,
    "easy_mastered" BOOLEAN NOT NULL DEFAULT false,
    "medium_attempted" INTEGER NOT NULL DEFAULT 0,
    "medium_correct" INTEGER NOT NULL DEFAULT 0,
    "medium_mastered" BOOLEAN NOT NULL DEFAULT false,
    "hard_attempted" INTEGER NOT NULL DEFAULT 0,
    "hard_correct" INTEGER NOT NULL DEFAULT 0,
    "hard_mastered" BOOLEAN NOT NULL DEFAULT false,
    "memory" JSONB,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "topic_records_pkey" PRIMARY KEY ("user_id","subtopic")
);

-- CreateTable
CREATE TABLE "attempts" (
    "question_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "subtopic" TEXT NOT NULL,
    "family" TEXT NOT NULL,
    "difficulty" "difficulty" NOT NULL,
    "is_correct" BOOLEAN NOT NULL,
    "is_helped" BOOLEAN NOT NULL,
    "score" SMALLINT NOT NULL,
    "misconception" TEXT,
    "xp_points" INTEGER NOT NULL,
    "has_mastered" BOOLEAN NOT NULL,
    "difficulty_before" "difficulty" NOT NULL,
    "difficulty_after" "difficulty" NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "local_day" DATE NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("question_id")
);

-- CreateIndex
CREATE INDEX "attempts_user_id_local_day_idx" ON "attempts"("user_id", "local_day");

-- AddForeignKey
ALTER TABLE "topic_records" ADD CONSTRAINT "topic_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
