import "server-only";
import type { MaterialSubjects, ProblemFamily } from "#lib/contracts/answers/worksheets.ts";
import { DIFFICULTIES, type Difficulty } from "#lib/curriculum/difficulties.ts";
import { SUBTOPIC_SLUGS } from "#lib/curriculum/outline.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { listOffers, type Offer } from "#lib/passages/offers.ts";
import type { ReadPassage } from "#lib/passages/subject.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { generate, generateAbout } from "#lib/problems/generate.ts";
import type { Problem } from "#lib/problems/problem.ts";
import { equationText, formulaText } from "#lib/wording/chemistry.ts";
import { wordProblem } from "#lib/wording/problem.ts";
import type { Words } from "#lib/wording/words.ts";
import { replyWords } from "../tutor/reply-words.ts";
import { assertMakesProblems } from "./make-worksheet.ts";
import { readMaterials, type ReadMaterial } from "../materials/read-materials.ts";

/** So many of its reactions, and of its substances, say what a material is about. */
const MOST_REACTIONS = 8;
const MOST_SUBSTANCES = 20;

/** What the teacher's materials are about, and the kinds of problems that they give, what they speak of most first. */
export async function listSubjects(
  teacher: { id: string; plan: PlanName },
  ids: readonly string[],
  locale: Locale,
): Promise<MaterialSubjects> {
  assertMakesProblems(teacher);
  const materials = await readMaterials(teacher, ids);
  const words = await replyWords(locale);
  return {
    families: describeOffers(
      materials.flatMap(({ passages }) => passages),
      words,
    ),
    materials: materials.map(summarise),
  };
}

type OfferAt = Offer & { readonly level: Difficulty };

function describeOffers(passages: readonly ReadPassage[], words: Words): ProblemFamily[] {
  const offers = DIFFICULTIES.flatMap((level) =>
    listOffers(passages, level).map((offer): OfferAt => ({ ...offer, level })),
  );
  const byFamily = Map.groupBy(offers, ({ family }) => family);
  return [...byFamily.values()]
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((same) => describeOffer(same, words));
}

function weightOf(offers: readonly OfferAt[]): number {
  return Math.max(...offers.map(({ weight }) => weight));
}

/** The example is about what the materials name, at the first level at which the family can take it. */
function describeOffer(offers: readonly OfferAt[], words: Words): ProblemFamily[] {
  const [first] = offers;
  const [form] = first?.family.forms ?? [];
  if (first === undefined || form === undefined) return [];
  const { family } = first;
  const own = offers.reduce<Problem | null>(
    (found, { level, taken }) => found ?? generateAbout(family, level, form, taken, 1),
    null,
  );
  const problem = own ?? generate(family, first.level, form, 1);
  return [
    {
      id: family.id,
      subtopic: family.subtopic,
      levels: offers.map((offer) => offer.level),
      forms: [...family.forms],
      example: wordProblem(problem, words).question,
    },
  ];
}

function summarise({ id, title, pageCount, lastPage, passages }: ReadMaterial): MaterialSubjects["materials"][number] {
  const about = new Set(passages.flatMap(({ subtopics }) => subtopics));
  return {
    id,
    title,
    pageCount,
    lastPage,
    subtopics: SUBTOPIC_SLUGS.filter((slug) => about.has(slug)),
    reactions: distinct(passages.flatMap(({ mentions }) => mentions.reactions.map(equationText))).slice(
      0,
      MOST_REACTIONS,
    ),
    substances: distinct(passages.flatMap(({ mentions }) => [...mentions.substances.values()].map(formulaText))).slice(
      0,
      MOST_SUBSTANCES,
    ),
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
