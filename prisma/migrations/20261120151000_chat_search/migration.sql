-- What Prisma's schema has no words for: a search within what was said, by its groups of three letters. A reply that is
-- being written is saved many times, so it is indexed only when its lease is over.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX "messages_content_idx" ON "messages" USING GIN ("content" gin_trgm_ops) WHERE "lease_until" IS NULL;
