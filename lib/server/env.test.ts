import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function readEnv(variables: Record<string, string>) {
  const all = { DATABASE_URL: "postgres://localhost/test", AUTH_SECRET: "only for the unit tests", ...variables };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const { env } = await import("./env.ts");
  return env();
}

test.each(["http://127.0.0.1:9500", "http://localhost:9500", "http://[::1]:9500"])(
  "a stand-in for Stripe at %s is on this machine",
  async (base) => {
    expect((await readEnv({ STRIPE_API_BASE: base })).STRIPE_API_BASE).toBe(base);
  },
);

test.each([
  "http://stripe.example",
  "https://stripe.example",
  "http://localhost.stripe.example",
  "http://127.0.0.1.stripe.example",
  "http://127.0.0.1@stripe.example",
  "ftp://localhost",
  "localhost:9500",
])("the secret key is never sent to %s", async (base) => {
  await expect(readEnv({ STRIPE_API_BASE: base })).rejects.toThrow("STRIPE_API_BASE");
});

test("what is empty is not set, and billing has its defaults", async () => {
  const read = await readEnv({ STRIPE_SECRET_KEY: " ", STRIPE_API_BASE: "", BILLING_GRACE_DAYS: "" });
  expect(read).toMatchObject({ BILLING_GRACE_DAYS: 7, BILLING_TRIAL_DAYS: 0 });
  expect(read.STRIPE_SECRET_KEY).toBeUndefined();
  expect(read.STRIPE_API_BASE).toBeUndefined();
});

test.each(["chem.example", "ftp://chem.example", "https://"])(
  "people do not find the installation at %s",
  async (address) => {
    await expect(readEnv({ AUTH_URL: address })).rejects.toThrow("AUTH_URL");
  },
);

test("who operates the installation is told whole or in part, and an address for mail is one", async () => {
  expect(
    await readEnv({ OPERATOR_NAME: " Lab ", OPERATOR_EMAIL: "lab@chem.example ", OPERATOR_ADDRESS: " " }),
  ).toMatchObject({ OPERATOR_NAME: "Lab", OPERATOR_EMAIL: "lab@chem.example" });
});

test("the operator's address for mail is one", async () => {
  await expect(readEnv({ OPERATOR_EMAIL: "chem.example" })).rejects.toThrow("OPERATOR_EMAIL");
});

test("no reply may take longer than a question is held for", async () => {
  await expect(readEnv({ MODEL_TURN_TIMEOUT_MS: "540001" })).rejects.toThrow("MODEL_TURN_TIMEOUT_MS");
  expect((await readEnv({ MODEL_TURN_TIMEOUT_MS: "540000" })).MODEL_TURN_TIMEOUT_MS).toBe(540_000);
});

const tokenOf = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64");

test("a token of UploadThing's names the hosts that files go to", async () => {
  const token = tokenOf({ apiKey: "sk_live_0", appId: "app", regions: ["fra1", "sea1"] });
  expect((await readEnv({ UPLOADTHING_TOKEN: ` ${token} ` })).UPLOADTHING_TOKEN).toEqual({
    whole: token,
    regions: ["fra1", "sea1"],
    ingestHost: "ingest.uploadthing.com",
  });
});

test.each([
  "sk_live_0123",
  tokenOf({ apiKey: "sk_live_0" }),
  tokenOf({ apiKey: "sk_live_0", appId: "app", regions: ["evil.example/"] }),
])("what is no token of UploadThing's is refused by its name, and not told: %s", async (token) => {
  await expect(readEnv({ UPLOADTHING_TOKEN: token })).rejects.toThrow(/UPLOADTHING_TOKEN\. README/);
});

test.each(["-1", "a week", "1.5"])("%s days of grace are refused, and the value is not told", async (days) => {
  await expect(readEnv({ BILLING_GRACE_DAYS: days })).rejects.toThrow(/BILLING_GRACE_DAYS\. README/);
});
