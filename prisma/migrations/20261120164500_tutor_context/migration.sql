-- AlterTable
ALTER TABLE "users" ADD COLUMN     "learning_history" JSONB;

-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "summary" TEXT,
ADD COLUMN     "summary_until" BIGINT;
