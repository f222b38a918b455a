/** So many at once, and one more every so often. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/**
 * How fast one person may do what costs the installation something, whatever their plan: a rate that a script meets and a
 * person does not.
 */
export const PERSON_RATES = {
  /** Turns that cost nothing. Somebody writes some in a row, and hardly ever faster than one in ten seconds. */
  freeTurn: { burst: 30, perMinute: 6 },
  /** Messages and answers. A quick student of true-or-false questions answers one in three seconds, for a while. */
  message: { burst: 60, perMinute: 20 },
  hint: { burst: 60, perMinute: 20 },
  /** One takes a quarter of an hour; who had a bad start may begin anew. */
  diagnostic: { burst: 3, perMinute: 0.01 },
  /** A teacher tries families and seeds for a worksheet, and checks a key after each correction. */
  worksheet: { burst: 40, perMinute: 10 },
  session: { burst: 60, perMinute: 2 },
  feedback: { burst: 10, perMinute: 0.2 },
  /** The whole account, read from every table. */
  export: { burst: 5, perMinute: 0.2 },
  /** A folder of materials at once. */
  upload: { burst: 100, perMinute: 6 },
  /** All else that stores something: names, settings, stops. */
  write: { burst: 120, perMinute: 60 },
} as const satisfies Record<string, Rate>;

export type PersonRate = keyof typeof PERSON_RATES;

/**
 * How fast one address may. A school of 2,000 has one: all of them sign in within the first minutes of a lesson, in three
 * requests each, and at most one in five of them writes within the same second.
 */
export const ADDRESS_RATES = {
  signIn: { burst: 3_000, perMinute: 1_200 },
  write: { burst: 20_000, perMinute: 24_000 },
} as const satisfies Record<string, Rate>;

export type AddressRate = keyof typeof ADDRESS_RATES;
