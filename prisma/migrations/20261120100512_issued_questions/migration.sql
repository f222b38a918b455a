-- CreateTable
CREATE TABLE "issued_questions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "problem" JSONB NOT NULL,
    "form" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "locale" TEXT NOT NULL,
    "text_digest" TEXT NOT NULL,
    "hints_given" INTEGER NOT NULL DEFAULT 0,
    "is_helped" BOOLEAN NOT NULL DEFAULT false,
    "evaluated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "issued_questions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "issued_questions_user_id_text_digest_idx" ON "issued_questions"("user_id", "text_digest");

-- AddForeignKey
ALTER TABLE "issued_questions" ADD CONSTRAINT "issued_questions_id_fkey" FOREIGN KEY ("id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issued_questions" ADD CONSTRAINT "issued_questions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
