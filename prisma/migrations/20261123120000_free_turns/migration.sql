-- CreateTable
CREATE TABLE "free_turns" (
    "user_id" UUID NOT NULL,
    "spent_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "free_turns_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "free_turns" ADD CONSTRAINT "free_turns_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
