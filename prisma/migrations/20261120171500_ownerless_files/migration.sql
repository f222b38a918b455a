-- AlterTable
ALTER TABLE "stored_objects" ALTER COLUMN "owner_user_id" DROP NOT NULL;

-- Only a file that was removed may belong to nobody.
ALTER TABLE "stored_objects" ADD CONSTRAINT "stored_objects_owner_check" CHECK ("owner_user_id" IS NOT NULL OR "state" = 'removed');
