-- CreateEnum
CREATE TYPE "object_state" AS ENUM ('awaited', 'uploaded', 'reading', 'indexing', 'ready', 'failed', 'removed');

-- CreateTable
CREATE TABLE "stored_objects" (
    "id" UUID NOT NULL,
    "owner_user_id" UUID NOT NULL,
    "state" "object_state" NOT NULL DEFAULT 'awaited',
    "failure" TEXT,
    "store" TEXT,
    "storage_key" TEXT,
    "name" TEXT NOT NULL,
    "max_bytes" INTEGER NOT NULL,
    "media_type" TEXT NOT NULL DEFAULT '',
    "size" INTEGER NOT NULL DEFAULT 0,
    "page_count" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "uploaded_at" TIMESTAMPTZ(3),

    CONSTRAINT "stored_objects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_pages" (
    "object_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "document_pages_pkey" PRIMARY KEY ("object_id","number")
);

-- CreateTable
CREATE TABLE "reading_jobs" (
    "object_id" UUID NOT NULL,
    "next_page" INTEGER NOT NULL DEFAULT 1,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "run_after" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lease_holder" UUID,
    "lease_until" TIMESTAMPTZ(3),

    CONSTRAINT "reading_jobs_pkey" PRIMARY KEY ("object_id")
);

-- CreateTable
CREATE TABLE "message_attachments" (
    "message_id" UUID NOT NULL,
    "object_id" UUID NOT NULL,
    "ordinal" SMALLINT NOT NULL,

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("message_id","object_id")
);

-- CreateTable
CREATE TABLE "materials" (
    "id" UUID NOT NULL,
    "object_id" UUID NOT NULL,
    "owner_user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "tags" TEXT[],
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "materials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passages" (
    "id" BIGSERIAL NOT NULL,
    "object_id" UUID NOT NULL,
    "material_id" UUID,
    "owner_user_id" UUID NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "topic" TEXT NOT NULL DEFAULT '',
    "page" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "search" tsvector,
    "embedding" BYTEA,
    "embedding_model" TEXT,
    "signature" BIT(512),

    CONSTRAINT "passages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "stored_objects_storage_key_key" ON "stored_objects"("storage_key");

-- CreateIndex
CREATE INDEX "stored_objects_owner_user_id_idx" ON "stored_objects"("owner_user_id");

-- CreateIndex
CREATE INDEX "stored_objects_state_created_at_idx" ON "stored_objects"("state", "created_at");

-- CreateIndex
CREATE INDEX "reading_jobs_run_after_idx" ON "reading_jobs"("run_after");

-- CreateIndex
CREATE INDEX "message_attachments_object_id_idx" ON "message_attachments"("object_id");

-- CreateIndex
CREATE UNIQUE INDEX "materials_object_id_key" ON "materials"("object_id");

-- CreateIndex
CREATE INDEX "materials_owner_user_id_created_at_idx" ON "materials"("owner_user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "passages_material_id_idx" ON "passages"("material_id");

-- CreateIndex
CREATE UNIQUE INDEX "passages_object_id_ordinal_key" ON "passages"("object_id", "ordinal");

-- AddForeignKey
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_owner_user_id_fkey" FOREIGN KEY ("owner_user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_jobs" ADD CONSTRAINT "reading_jobs_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "materials" ADD CONSTRAINT "materials_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "materials" ADD CONSTRAINT "materials_owner_user_id_fkey" FOREIGN KEY ("owner_user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_object_id_fkey" FOREIGN KEY ("object_id") REFERENCES "stored_objects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_material_id_fkey" FOREIGN KEY ("material_id") REFERENCES "materials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passages" ADD CONSTRAINT "passages_owner_user_id_fkey" FOREIGN KEY ("owner_user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
