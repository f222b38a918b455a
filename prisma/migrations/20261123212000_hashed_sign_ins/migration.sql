-- A sign-in is found by the digest of its token. Whoever is signed in stays so: the digests of their tokens are made here.
ALTER TABLE "sign_ins"
  ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "token_digest" TEXT,
  ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "browser" TEXT,
  ADD COLUMN "platform" TEXT;

-- The version before this one goes on to write tokens until it is ended. (Within the function \x3B stands for a semicolon,
-- at which the statements of this file are told apart.)
CREATE FUNCTION "digest_of_sign_in"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  NEW.token_digest := coalesce(NEW.token_digest, encode(sha256(convert_to(NEW.session_token, \'UTF8\')), \'hex\'))\x3B
  RETURN NEW\x3B
END';
CREATE TRIGGER "sign_ins_digest" BEFORE INSERT ON "sign_ins" FOR EACH ROW EXECUTE FUNCTION "digest_of_sign_in"();

-- They began 30 days before they were to end. When they were last used is not known: as if now, so that none ends unused.
UPDATE "sign_ins" SET
  "token_digest" = encode(sha256(convert_to("session_token", 'UTF8')), 'hex'),
  "created_at" = least(CURRENT_TIMESTAMP, "expires" - interval '30 days'),
  "expires" = least("expires", CURRENT_TIMESTAMP + interval '14 days');

ALTER TABLE "sign_ins" DROP CONSTRAINT "sign_ins_pkey", ADD CONSTRAINT "sign_ins_pkey" PRIMARY KEY ("id");
ALTER TABLE "sign_ins" ALTER COLUMN "session_token" DROP NOT NULL;
CREATE UNIQUE INDEX "sign_ins_session_token_key" ON "sign_ins" ("session_token");

ALTER TABLE "sign_ins" ALTER COLUMN "token_digest" SET NOT NULL;
CREATE UNIQUE INDEX "sign_ins_token_digest_key" ON "sign_ins" ("token_digest");
CREATE INDEX "sign_ins_expires_idx" ON "sign_ins" ("expires");
