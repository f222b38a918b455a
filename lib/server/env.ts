import "server-only";
import { z } from "zod";
import { uploadThingTokenSchema } from "./storage/uploadthing-token.ts";

const text = z.string().trim().optional();

const flag = z
  .enum(["0", "1"])
  .default("0")
  .transform((value) => value === "1");

/** Where people find the installation. */
const webAddress = z
  .string()
  .trim()
  .pipe(z.url({ protocol: /^https?$/ }))
  .optional();

/** A question is held for ten minutes while its reply is written (`usage/credit.ts`): no reply may take longer. */
const LONGEST_TURN_MS = 9 * 60_000;

const milliseconds = (fallback: number) => z.coerce.number().int().positive().max(LONGEST_TURN_MS).default(fallback);

/** A server on this very machine: what is sent there in the clear, nobody else hears. */
const loopbackUrl = z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/ }).optional();

const envSchema = z.object({
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL_SIZE: z.coerce.number().int().positive().default(10),
  DATABASE_TIMEOUT_MS: milliseconds(3_000),
  /** How long a request waits for the database, all its statements together. */
  DATABASE_DEADLINE_MS: milliseconds(8_000),

  /** How many proxies of the operator's own stand before the app, each of which adds the address that it was asked from. */
  TRUSTED_PROXIES: z.coerce.number().int().nonnegative().max(9).default(0),
  /** Makes all rates (lib/plans/rates.ts) so many times as large: for tests of what they would hide. */
  RATE_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** How many replies may be written to one person at once. Two tabs and a phone, and a script has no more of the others' share. */
  REPLIES_AT_ONCE: z.coerce.number().int().positive().default(3),

  AUTH_SECRET: z.string().trim().min(16),
  AUTH_URL: webAddress,
  AUTH_OIDC_ISSUER: text,
  AUTH_OIDC_CLIENT_ID: text,
  AUTH_OIDC_CLIENT_SECRET: text,
  AUTH_OIDC_NAME: text,
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GITHUB_ID: text,
  AUTH_GITHUB_SECRET: text,
  /** `1` offers the three demo accounts to anyone: for looking around, never for a real installation. */
  DEMO_SIGN_IN: flag,

  /** Who answers for this installation, as /privacy, /terms and /contact name them. */
  OPERATOR_NAME: z.string().trim().max(200).optional(),
  OPERATOR_EMAIL: z.string().trim().pipe(z.email()).optional(),
  OPERATOR_ADDRESS: z.string().trim().max(500).optional(),

  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  OPENAI_MODEL: z.string().trim().default("gpt-5-mini"),
  /** Lets materials be found by meaning in every language; without it the model of the installation reads English. */
  OPENAI_EMBEDDING_MODEL: text,
  /** `chat` for servers that speak only chat completions. */
  OPENAI_PROTOCOL: z.enum(["responses", "chat"]).default("responses"),
  MODEL_FIRST_TOKEN_TIMEOUT_MS: milliseconds(20_000),
  MODEL_SILENCE_TIMEOUT_MS: milliseconds(60_000),
  MODEL_TURN_TIMEOUT_MS: milliseconds(180_000),
  /** How many tokens a model may take a day, prompts and answers together: for everybody, and for one person. */
  MODEL_TOKENS_PER_DAY: z.coerce.number().int().positive().optional(),
  /** Some two hundred replies with a long conversation before them. */
  MODEL_TOKENS_PER_PERSON_AND_DAY: z.coerce.number().int().positive().default(2_000_000),

  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** A stand-in for Stripe's API. */
  STRIPE_API_BASE: loopbackUrl,
  /** How long a plan stays whose payment failed. */
  BILLING_GRACE_DAYS: z.coerce.number().int().nonnegative().default(7),
  BILLING_TRIAL_DAYS: z.coerce.number().int().nonnegative().default(0),

  /** Where files lie that UploadThing does not hold. */
  UPLOADS_FOLDER: z.string().trim().default(".data/uploads"),
  /** The largest request body that the host of this installation takes, in bytes. */
  UPLOAD_BODY_LIMIT: z.coerce.number().int().positive().optional(),
  /** How much the files of one person may take together. */
  STORAGE_QUOTA_MEGABYTES: z.coerce.number().int().positive().default(1_024),
  /** How much one person's sessions may take together: some 40,000 solved problems, thirty on each of two hundred days for six years. */
  CHAT_QUOTA_MEGABYTES: z.coerce.number().int().positive().default(256),
  /** How much of files on their way may lie on this server's disk. */
  SCRATCH_MEGABYTES: z.coerce.number().int().positive().default(1_024),
  /** Vercel says by it that the app runs there. */
  VERCEL: text,
  UPLOADTHING_TOKEN: uploadThingTokenSchema.optional(),
  /** A stand-in for UploadThing's servers. */
  UPLOADTHING_BASE: loopbackUrl,
  /** Lets a scheduler work what is left to read (GET /api/objects/work). */
  CRON_SECRET: text,
});

export type Env = z.infer<typeof envSchema>;

let validated: Env | undefined;

/**
 * The environment, validated on first use, so that a build needs neither database nor keys.
 * This is the only place that reads `process.env`.
 */
export function env(): Env {
  if (!validated) {
    dropEmptyVariables();
    const result = envSchema.safeParse(process.env);
    if (!result.success) {
      const names = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
      throw new Error(`These environment variables are missing or malformed: ${names}. README.md lists them all.`);
    }
    validated = result.data;
  }
  return validated;
}

/** The public address, if the build of the static pages was told it: the rest is only there when they are served. */
export function addressAtBuild(): string | null {
  const address = process.env["AUTH_URL"]?.trim() ?? "";
  return URL.canParse(address) ? address : null;
}

/**
 * An absent variable and an empty one are the same: `OPENAI_API_KEY= npm start` switches the model off. They are
 * removed, since libraries that read the environment themselves would take them for values.
 */
function dropEmptyVariables(): void {
  for (const name of Object.keys(envSchema.shape)) {
    if (process.env[name]?.trim() === "") delete process.env[name];
  }
}
