/** The letter by which an option is called: its own, where its id is one, else that of its place. */
export function optionLetter(id: string, index: number): string {
  return /^[a-z]$/iu.test(id) ? id : String.fromCodePoint("a".charCodeAt(0) + index);
}
