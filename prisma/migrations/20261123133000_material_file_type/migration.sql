-- AlterTable
ALTER TABLE "materials" ADD COLUMN     "file_type" TEXT;
