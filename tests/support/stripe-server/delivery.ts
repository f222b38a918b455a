import { createHmac } from "node:crypto";
import type { StripeEvent } from "./account.ts";
import { randomFrom, shuffled } from "./random.ts";

/** A webhook call as Stripe makes it. */
export type Webhook = { body: string; headers: { "content-type": string; "stripe-signature": string } };

/** Signs as https://docs.stripe.com/webhooks#verify-manually says. */
export function signEvent(event: StripeEvent, secret: string, timestamp = Math.floor(Date.now() / 1_000)): Webhook {
  const body = JSON.stringify(event, null, 2);
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return {
    body,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": `t=${timestamp},v1=${signature}`,
    },
  };
}

/** How events arrive: `seed` decides their order, and which come twice. */
type Disorder = { seed: number; lossShare?: number; copyShare?: number };

/** The events as a disorderly network would deliver them. */
export function disordered(
  events: readonly StripeEvent[],
  { seed, lossShare = 0, copyShare = 0.5 }: Disorder,
): StripeEvent[] {
  const random = randomFrom(seed);
  const kept = events.filter(() => random() >= lossShare);
  const copies = kept.filter(() => random() < copyShare);
  return shuffled([...kept, ...copies], random);
}

/** Every event up to so many milliseconds late, so that they overtake each other, and some twice. */
export function lateAndTwice(seed: number, maxMs: number): Pick<Delivery, "delayMs" | "copies"> {
  const random = randomFrom(seed);
  return { delayMs: () => Math.floor(random() * maxMs), copies: () => (random() < 0.5 ? 2 : 1) };
}

export type Delivery = {
  url: string;
  secret: string;
  delayMs?: (event: StripeEvent) => number;
  copies?: (event: StripeEvent) => number;
};

/** Delivers events by itself as they happen, each after a while; what is refused comes again, as from Stripe. */
export class Courier {
  readonly #delivery: Delivery;
  readonly #under = new Set<Promise<void>>();
  #isOver = false;

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
  }

  send(event: StripeEvent): void {
    const { copies = () => 1, delayMs = () => 0 } = this.#delivery;
    for (let copy = 0; copy < copies(event); copy += 1) {
      const sent = this.#sendAfter(event, delayMs(event));
      this.#under.add(sent);
      void sent.finally(() => this.#under.delete(sent));
    }
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #sendAfter(event: StripeEvent, delayMs: number): Promise<void> {
    const { url, secret } = this.#delivery;
    for (let tries = 0; tries < 10 && !this.#isOver; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, tries === 0 ? delayMs : 200));
      const response = await fetch(url, { method: "POST", ...signEvent(event, secret) }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return;
    }
  }
}
