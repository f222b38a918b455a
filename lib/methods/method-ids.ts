/** Every method of solution. Each has a file of this name beside this one and a block of this name in `messages/<locale>/solution.json`. */
export const METHOD_IDS = [
  "balance-equation",
  "molar-mass",
  "percent-composition",
  "electron-configuration",
  "atomic-particles",
  "name-of-formula",
  "formula-of-name",
] as const;

export type MethodId = (typeof METHOD_IDS)[number];
