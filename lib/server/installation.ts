import "server-only";
import { configuredProviders } from "./auth/providers.ts";
import { env } from "./env.ts";

/** Who answers for this installation; null is what they have not filled in. */
type Operator = { name: string | null; email: string | null; address: string | null };

export function getOperator(): Operator {
  const { OPERATOR_NAME, OPERATOR_EMAIL, OPERATOR_ADDRESS } = env();
  return { name: OPERATOR_NAME ?? null, email: OPERATOR_EMAIL ?? null, address: OPERATOR_ADDRESS ?? null };
}

/** Who besides the operator gets something of a person's, as this installation is configured. */
type Recipients = {
  /** Names of identity providers. */
  signIn: string[];
  /** Who runs the language model; null without one. */
  model: string | null;
  hasPayments: boolean;
  hasFileService: boolean;
};

export function listRecipients(): Recipients {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, STRIPE_SECRET_KEY, UPLOADTHING_TOKEN } = env();
  return {
    signIn: configuredProviders().map(({ name }) => name),
    model: OPENAI_API_KEY === undefined ? null : (hostOf(OPENAI_BASE_URL) ?? "OpenAI"),
    hasPayments: STRIPE_SECRET_KEY !== undefined,
    hasFileService: UPLOADTHING_TOKEN !== undefined,
  };
}

function hostOf(address: string | undefined): string | null {
  return URL.parse(address ?? "")?.host ?? null;
}
