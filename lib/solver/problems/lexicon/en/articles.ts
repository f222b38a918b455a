/** "The heat" is a phrase of its own, which would take the first word of "the heat of combustion" away. */
export function withArticle(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => [phrase, `the ${phrase}`]);
}
