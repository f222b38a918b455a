import { type SubtopicSlug, SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { PREREQUISITES } from "../../curriculum/prerequisites.ts";
import { SUBTOPICS } from "../../curriculum/topics.ts";
import type { Normal } from "./belief.ts";

/**
 * What one subtopic says of others. Abilities are jointly normal: each is the sum of what the student is good at throughout,
 * what they know of the main topic, what it shares with each subtopic that it rests on or that rests on it, and what is its
 * own. So whoever finds limiting reactants is believed to find mole ratios, and whoever fails at the mole is not asked about
 * buffers. (A Gaussian process over the curriculum; Rasmussen and Williams 2006, chapter 2.)
 */

/** The shares of the variance: together 1, as the abilities of a mixed class are measured by their spread. */
const OF_STUDENT = 0.45;
const OF_MAIN_TOPIC = 0.1;
const OF_LINKS = 0.2;
const OF_ITSELF = 0.25;

/** What comes late in the curriculum is known by fewer: of the first subtopics by about half of a class, of the last ones by a quarter. */
const MEAN_OF_FIRST = 0.1;
const MEAN_OF_LAST = -0.7;

const placeOf = new Map<SubtopicSlug, number>(SUBTOPIC_SLUGS.map((slug, index) => [slug, index]));
const mainTopicOf = new Map<SubtopicSlug, string>(SUBTOPICS.map(({ slug, mainTopic }) => [slug, mainTopic]));

/** Before anything is known of the student. */
export function meanOf(slug: SubtopicSlug): number {
  const share = (placeOf.get(slug) ?? 0) / (SUBTOPIC_SLUGS.length - 1);
  return MEAN_OF_FIRST + share * (MEAN_OF_LAST - MEAN_OF_FIRST);
}

const linksOf = new Map<SubtopicSlug, ReadonlySet<SubtopicSlug>>(
  SUBTOPIC_SLUGS.map((slug) => [
    slug,
    new Set([...PREREQUISITES[slug], ...SUBTOPIC_SLUGS.filter((other) => PREREQUISITES[other].includes(slug))]),
  ]),
);

function covarianceOf(one: SubtopicSlug, other: SubtopicSlug): number {
  if (one === other) return OF_STUDENT + OF_MAIN_TOPIC + OF_LINKS + OF_ITSELF;
  const links = linksOf.get(one);
  const shared =
    links?.has(other) === true ? OF_LINKS / Math.sqrt(links.size * Math.max(1, linksOf.get(other)?.size ?? 1)) : 0;
  return OF_STUDENT + (mainTopicOf.get(one) === mainTopicOf.get(other) ? OF_MAIN_TOPIC : 0) + shared;
}

/** What the evidence of one subtopic says of its ability by itself: a value measured with an error. */
export type Measured = { readonly slug: SubtopicSlug; readonly value: number; readonly variance: number };

/** What is known of all abilities together. */
export type Joint = {
  /** What all that was measured says of a subtopic; of one that was measured, what the others say of it. */
  readonly priorOf: (slug: SubtopicSlug) => Normal;
  /** How far two abilities still go together, once what was measured is known. */
  readonly covariance: (one: SubtopicSlug, other: SubtopicSlug) => number;
};

export function jointAbilities(measured: readonly Measured[]): Joint {
  const inverse = invert(
    measured.map((one) =>
      measured.map((other) => covarianceOf(one.slug, other.slug) + (one === other ? one.variance : 0)),
    ),
  );
  const residuals = measured.map(({ slug, value }) => value - meanOf(slug));
  const weights = inverse.map((row) => dot(row, residuals));
  const towards = memo((slug) => measured.map((each) => covarianceOf(slug, each.slug)));
  const explained = memo((slug) => inverse.map((row) => dot(row, towards(slug))));
  const covariance = (one: SubtopicSlug, other: SubtopicSlug): number =>
    covarianceOf(one, other) - dot(towards(one), explained(other));
  const priorOf = (slug: SubtopicSlug): Normal => {
    const at = measured.findIndex((each) => each.slug === slug);
    const own = measured[at];
    const spread = inverse[at]?.[at];
    if (own === undefined || spread === undefined)
      return {
        mean: meanOf(slug) + dot(towards(slug), weights),
        variance: Math.max(LEAST_VARIANCE, covariance(slug, slug)),
      };
    // Leave one out in closed form: Rasmussen and Williams, equation 5.12.
    const variance = 1 / spread - own.variance;
    return { mean: own.value - (weights[at] ?? 0) / spread, variance: Math.max(LEAST_VARIANCE, variance) };
  };
  return { priorOf, covariance };
}

function memo<T>(compute: (slug: SubtopicSlug) => T): (slug: SubtopicSlug) => T {
  const known = new Map<SubtopicSlug, T>();
  return (slug) => {
    const found = known.get(slug) ?? compute(slug);
    known.set(slug, found);
    return found;
  };
}

/** What is a subtopic's own, no other can tell. */
const LEAST_VARIANCE = OF_ITSELF;

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

/** Gauss and Jordan, without pivoting: the matrix is symmetric and positive definite. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at]?.map((value) => value / (rows[at]?.[at] ?? 1)) ?? [];
    rows.forEach((row, index) => {
      const factor = row[at] ?? 0;
      rows[index] = index === at ? pivot : row.map((value, column) => value - factor * (pivot[column] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
}
