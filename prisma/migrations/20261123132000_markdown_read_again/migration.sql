-- Markdown was kept with its marks, and a material's took for plain text, since its name came after its bytes. What was
-- read so is read again, as beginAnew does (lib/server/files/read-again.ts).
UPDATE "stored_objects" SET "media_type" = 'text/markdown'
WHERE "media_type" = 'text/plain' AND "name" ~* '\.(md|markdown)$';

DELETE FROM "passages" USING "stored_objects"
WHERE "stored_objects"."id" = "object_id" AND "media_type" = 'text/markdown' AND "state" NOT IN ('awaited', 'removed');

DELETE FROM "document_pages" USING "stored_objects"
WHERE "stored_objects"."id" = "object_id" AND "media_type" = 'text/markdown' AND "state" NOT IN ('awaited', 'removed');

INSERT INTO "reading_jobs" ("object_id")
SELECT "id" FROM "stored_objects" WHERE "media_type" = 'text/markdown' AND "state" NOT IN ('awaited', 'removed')
ON CONFLICT ("object_id") DO UPDATE
SET "next_page" = 1, "attempts" = 0, "run_after" = CURRENT_TIMESTAMP, "lease_holder" = NULL, "lease_until" = NULL;

UPDATE "stored_objects" SET "state" = 'uploaded', "failure" = NULL, "page_count" = NULL
WHERE "media_type" = 'text/markdown' AND "state" NOT IN ('awaited', 'removed');
