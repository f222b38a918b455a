/** The name of a slip that a family words itself: the key of its words among the messages. */
export function slipOf(words: string, slip: string): string {
  return `${words}.slips.${slip}`;
}
