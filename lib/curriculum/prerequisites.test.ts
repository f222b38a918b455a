import { describe, expect, test } from "vitest";
import { SUBTOPIC_SLUGS } from "./outline.ts";
import { listFoundations, PREREQUISITES } from "./prerequisites.ts";
import { SUBTOPICS } from "./topics.ts";

/** The few that a main topic needs of a later one: a formula's percentage is one of moles, a precipitate one of solubility. */
const FORWARD = ["percent-composition", "empirical-molecular-formulas", "hydrates", "net-ionic-equations"];

describe("what a subtopic rests on", () => {
  const placeOf = (slug: string) => SUBTOPICS.findIndex((each) => each.slug === slug);
  const mainOf = (slug: string) => SUBTOPICS[placeOf(slug)]?.mainTopic;

  test.each(SUBTOPIC_SLUGS)("[GUIDE-03] %s rests on what comes before it, and never on itself", (slug) => {
    for (const below of PREREQUISITES[slug])
      if (!FORWARD.includes(slug) && mainOf(below) !== mainOf(slug)) expect(placeOf(below)).toBeLessThan(placeOf(slug));
    expect(listFoundations(slug)).not.toContain(slug);
  });

  test("[GUIDE-03] the ground comes first", () => {
    const foundations = listFoundations("limiting-reactant");
    expect(foundations).toContain("the-mole-molar-mass");
    expect(foundations.indexOf("the-mole-molar-mass")).toBeLessThan(foundations.indexOf("mole-ratios"));
    expect(foundations.at(-1)).toBe("mass-mass-stoichiometry");
  });
});
