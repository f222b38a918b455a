-- What Prisma's schema has no words for: indexes of a part of a table, and how its columns are stored.

-- One asker's own passages, all of which are looked at.
CREATE INDEX "passages_owner_idx" ON "passages" ("owner_user_id", "object_id") WHERE "material_id" IS NOT NULL;

-- Public passages by their words and concepts.
CREATE INDEX "passages_public_search_idx" ON "passages" USING GIN ("search") WHERE "is_public";

-- The newest public passages of a topic by their meaning, without a look into the table.
CREATE INDEX "passages_public_topic_idx" ON "passages" ("topic", "id" DESC) INCLUDE ("embedding_model", "signature") WHERE "is_public" AND "signature" IS NOT NULL;

-- A search reads the words and the meaning of many passages: they stay in the row, and are not packed.
ALTER TABLE "passages" SET (toast_tuple_target = 4080);
ALTER TABLE "passages" ALTER COLUMN "search" SET STORAGE MAIN, ALTER COLUMN "embedding" SET STORAGE MAIN;

-- Of the frequent words and concepts, Postgres is to know more than a hundred.
ALTER TABLE "passages" ALTER COLUMN "search" SET STATISTICS 500;
