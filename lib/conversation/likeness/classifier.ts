/**
 * A linear classifier with softmax (multinomial logistic regression), trained by stochastic gradient descent on examples that
 * are few and short. Features are hashed into a table of fixed size (Weinberger et al. 2009, "Feature hashing for large scale
 * multitask learning"), so that each kind is one array. Training is deterministic: the same examples make the same model.
 */
export type Classifier<Kind extends string> = {
  /** Every kind with its probability, the likeliest first. */
  readonly rank: (features: readonly string[]) => readonly Ranked<Kind>[];
};

export type Ranked<Kind extends string> = { readonly kind: Kind; readonly probability: number };
export type Example<Kind extends string> = { readonly kind: Kind; readonly features: readonly string[] };

/** A power of two. */
const TABLE_SIZE = 2 ** 15;
const EPOCHS = 4;
const LEARNING_RATE = 2;
const SLOWING = 0.3;

/** What is all but right is left as it is: most kinds are told apart after a first round. */
const LEAST_ERROR = 0.01;

type Row = { readonly kind: number; readonly slots: Uint16Array };

/** The weights of a kind by the features' places in the table. */
type Weights = Float32Array;

export function learn<Kind extends string>(
  kinds: readonly Kind[],
  examples: readonly Example<Kind>[],
): Classifier<Kind> {
  const weights = kinds.map(() => new Float32Array(TABLE_SIZE));
  const rows = examples.map(({ kind, features }): Row => ({ kind: kinds.indexOf(kind), slots: slotsOf(features) }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const row of shuffle(rows, epoch)) step(weights, row, LEARNING_RATE / (1 + SLOWING * epoch));
  return {
    rank: (features) => {
      const shares = sharesOf(weights, slotsOf(features));
      return kinds
        .map((kind, at) => ({ kind, probability: shares[at] ?? 0 }))
        .toSorted((one, other) => other.probability - one.probability);
    },
  };
}

function step(weights: readonly Weights[], { kind, slots }: Row, rate: number): void {
  const shares = sharesOf(weights, slots);
  for (const [at, own] of weights.entries()) {
    const error = (shares[at] ?? 0) - (at === kind ? 1 : 0);
    if (Math.abs(error) < LEAST_ERROR) continue;
    const change = rate * scaleOf(slots) * error;
    for (const slot of slots) own[slot] = (own[slot] ?? 0) - change;
  }
}

/** The softmax of each kind's sum of weights. */
function sharesOf(weights: readonly Weights[], slots: Uint16Array): number[] {
  const scale = scaleOf(slots);
  const sums = weights.map((own) => {
    let sum = 0;
    for (const slot of slots) sum += own[slot] ?? 0;
    return scale * sum;
  });
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / total);
}

/** A longer text has more features, and is no surer by that. */
const scaleOf = (slots: Uint16Array): number => 1 / Math.sqrt(slots.length || 1);

function slotsOf(features: readonly string[]): Uint16Array {
  return Uint16Array.from(new Set(features.map(slotOf)));
}

/** FNV-1a (Fowler, Noll and Vo), of UTF-16 units. */
function slotOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (TABLE_SIZE - 1);
}

/** Another order for each seed, by the multiplicative generator of Park and Miller (1988). */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed + 1;
  return items
    .map((item) => {
      state = (state * 48_271) % 2_147_483_647;
      return { item, place: state };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
