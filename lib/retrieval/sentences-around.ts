import { locateExcerpt } from "./locate-excerpt.ts";
import { layOutPage } from "./split-into-passages.ts";

/** How many sentences before an excerpt, and how many after it, are shown with it. */
const NEIGHBOURS = 2;

/** An excerpt with what stands before and after it on its page; each may be empty. */
type Surroundings = { readonly before: string; readonly excerpt: string; readonly after: string };

/** The sentences of a page around an excerpt of it; null where the page does not have it. */
export function sentencesAround(page: string, excerpt: string): Surroundings | null {
  const { text, sentences } = layOutPage(page);
  const place = locateExcerpt(text, excerpt);
  if (place === null) return null;
  const [first] = sentences.filter(({ start }) => start < place.start).slice(-NEIGHBOURS);
  const last = sentences
    .filter(({ end }) => end > place.end)
    .slice(0, NEIGHBOURS)
    .at(-1);
  return {
    before: first === undefined ? "" : text.slice(first.start, place.start),
    excerpt: text.slice(place.start, place.end),
    after: last === undefined ? "" : text.slice(place.end, last.end),
  };
}
