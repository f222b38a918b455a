/** Seeds are whole numbers from 0 up to this one. */
export const GREATEST_SEED = 2 ** 31 - 1;
