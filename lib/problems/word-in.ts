import type { Term } from "../methods/facts.ts";

/** The words and phrases of a family, each by its key among the family's messages; further accepted forms stand behind bars. */
export function wordIn<Id extends string = string>(words: string): (id: Id) => Term {
  return (id) => ({ kind: "word", key: `${words}.words.${id}` });
}
