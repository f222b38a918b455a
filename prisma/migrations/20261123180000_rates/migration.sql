-- DropTable: nothing that is not forgotten within minutes
DROP TABLE "free_turns";

-- CreateTable: unlogged, since what a crash forgets is that somebody was fast
CREATE UNLOGGED TABLE "rates" (
    "holder" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "spent_until" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "rates_pkey" PRIMARY KEY ("holder", "name")
);
