-- The newest public passages of a topic by their meaning, and whose files they are, without a look into the table.
DROP INDEX "passages_public_topic_idx";
CREATE INDEX "passages_public_topic_idx" ON "passages" ("topic", "id" DESC) INCLUDE ("object_id", "embedding_model", "signature") WHERE "is_public" AND "signature" IS NOT NULL;
