-- AlterTable
ALTER TABLE "users" ADD COLUMN     "replies_under_way" UUID[] DEFAULT ARRAY[]::UUID[];
