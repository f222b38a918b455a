-- AlterTable
ALTER TABLE "users" ADD COLUMN     "replies_under_way" UUID[] DEFAULT ARRAY[]::UUID[];

-- CreateTable
CREATE TABLE "model_days" (
    "holder" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "tokens" BIGINT NOT NULL,

    CONSTRAINT "model_days_pkey" PRIMARY KEY ("holder", "day")
);
