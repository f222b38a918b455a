export const WORDS = "problems-bonding.covalent-bonding";
