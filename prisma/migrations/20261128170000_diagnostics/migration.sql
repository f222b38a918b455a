-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "choices" SMALLINT;

-- What is still known of the questions that were answered.
UPDATE "attempts" SET "choices" = jsonb_array_length("issued_questions"."options")
FROM "issued_questions"
WHERE "issued_questions"."id" = "attempts"."question_id" AND "issued_questions"."form" = 'choice';

-- CreateTable
CREATE TABLE "diagnostics" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "questions" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "diagnostics_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "diagnostics_user_id_started_at_idx" ON "diagnostics"("user_id", "started_at" DESC);

-- AddForeignKey
ALTER TABLE "diagnostics" ADD CONSTRAINT "diagnostics_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
