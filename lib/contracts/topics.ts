/** As many examples as are offered at most. */
export const MOST_EXAMPLES = 3;
