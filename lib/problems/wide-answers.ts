/**
 * Answers, by the names of their sentences, that range over tens of powers of ten: constants of equilibrium and rate, quotients. Nobody
 * rules one out by its size, and a rounding on the way is raised to powers with them.
 */
const WIDE: ReadonlySet<string> = new Set(["k", "kc", "kp", "ksp", "constant", "quotient", "solubility"]);

export const isWide = ({ id }: { readonly id: string }): boolean => WIDE.has(id);
