-- AlterTable
ALTER TABLE "users" ADD COLUMN     "replies_under_way" UUID[] DEFAULT ARRAY[]::UUID[];

-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "bytes" BIGINT NOT NULL DEFAULT 10240;

-- What is there already.
UPDATE "chat_sessions" SET "bytes" = "chat_sessions"."bytes" + "written"."bytes"
FROM (
    SELECT "session_id", sum(octet_length("content") + coalesce(octet_length("metadata"::text), 0)
        + coalesce(octet_length("provenance"::text), 0) + coalesce(octet_length("request"::text), 0)) AS "bytes"
    FROM "messages" GROUP BY "session_id"
) AS "written" WHERE "written"."session_id" = "chat_sessions"."id";

-- CreateTable
CREATE TABLE "model_days" (
    "holder" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "tokens" BIGINT NOT NULL,

    CONSTRAINT "model_days_pkey" PRIMARY KEY ("holder", "day")
);
