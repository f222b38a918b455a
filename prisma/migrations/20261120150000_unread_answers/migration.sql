-- AlterTable
ALTER TABLE "issued_questions" ADD COLUMN     "unread_answers" INTEGER NOT NULL DEFAULT 0;
