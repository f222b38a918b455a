export const WORDS = "problems-bonding.lewis-structures";
