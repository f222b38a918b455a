import type { GuidedSolutionCard } from "../cards/guided-solution.ts";
import type { Solution, SolutionStep, StepSolutionCard } from "../cards/step-solution.ts";
import type { FactQuestion } from "../facts/fact-question.ts";
import type { IdeaQuestion } from "../ideas/read-idea.ts";
import type { DerivedConstant } from "../methods/derivation.ts";
import type { AskedBack } from "./ask-back.ts";
import type { AskedSymbol } from "./asked-symbol.ts";
import type { Comparison } from "./compare-solved.ts";
import type { Claim } from "./claim.ts";
import type { RoleAnswer } from "./follow-up/reaction-role.ts";
import type { LessonId } from "../lessons/lesson-ids.ts";
import type { Again } from "./follow-up/again.ts";
import type { Part } from "./homework.ts";
import type { LessonTurn } from "./lesson-turn.ts";
import type { PracticeWish } from "./practice-wish.ts";
import type { RoundingWish } from "./rounding-wish.ts";
import type { UnitFactor } from "./unit-factor.ts";
import type { Relation } from "./find-relation.ts";
import type { Trend } from "./why-changed.ts";
import type { OtherSubstance } from "./why-other-substance.ts";
import type { Followed } from "./reading/follow-reading.ts";

/**
 * What a turn that is about no chemistry can be. `distress`: somebody may be in danger, from themselves or from
 * others; `nerves`: of a test that comes; `from-zero`: who wants to learn it all from the beginning;
 * `privacy`: who gets to see what is written; `languages`: which are spoken; `stop`: what is at hand is left.
 */
export const SOCIAL_KINDS = [
  "distress",
  "nerves",
  "bad-day",
  "complaint",
  "apology",
  "who-are-you",
  "privacy",
  "languages",
  "may-i-ask",
  "from-zero",
  "how-are-you",
  "farewell",
  "stop",
  "thanks",
  "praise",
  "greeting",
  "acknowledgement",
  "off-subject",
] as const;

/** `no-picture`: a picture is spoken of, and none came with the message; `no-options`: the letter of an option, where there are none. */
export type SocialKind = (typeof SOCIAL_KINDS)[number] | "no-picture" | "no-options";

/**
 * What a message is. `social`: answered in a sentence or two. `wish`: help is wanted, and it is not said with what, so that it
 * has to be asked back. `answer`: the answer to an open practice question, without what was said around it. `stuck`: that none is
 * known. `hint`: a hint is wanted, for what is at hand. `practice`: problems to work on are wanted; `advice`: what to learn next. `step`: a step of the solution before it
 * is asked about, told by what stands on its card, with the constant that is meant; `symbol`: a letter in it; `unit-factor`: what a power of ten has to do in it; `trend`: why its answer went up or down; `relation`: whether it goes so with a value; `other-substance`: why it is another one for another substance. `outline`: that solution is wanted in few
 * words; `rounding`: its answer with so many figures. `role`: what has a part in the reaction before is asked for. `comparison`: which of the two answers before is more. `again`: the problem before it is changed, or asked for something else, and was solved so. `fact`: something is to be
 * told of an element or a substance, or drawn. `ask-back`: what it is to be computed from is missing. `idea`: what terms mean,
 * how they differ, an example. `guide`: to be led through a problem, whose answer is not told;
 * `guided`: what goes on with a problem that is worked together. `check`: a working to be checked line by line; `claim`:
 * something that may be right or wrong. `reading`: what the student says to the reading of a problem that was asked back. `lesson`: to be taught something; `lesson-turn`: what goes on with a lesson. `homework`: an exercise with parts that build on each other. `request`: everything else
 * that is about something.
 */
export type Act =
  | { readonly kind: "social"; readonly social: SocialKind }
  | { readonly kind: "wish" }
  | { readonly kind: "answer"; readonly questionId: string; readonly answer: string }
  | { readonly kind: "stuck"; readonly questionId: string }
  | { readonly kind: "hint" }
  | { readonly kind: "practice"; readonly wish: PracticeWish }
  | { readonly kind: "advice" }
  | { readonly kind: "step"; readonly step: SolutionStep; readonly constant: DerivedConstant | null }
  | { readonly kind: "unit-factor"; readonly factor: UnitFactor }
  | { readonly kind: "symbol"; readonly asked: AskedSymbol }
  | { readonly kind: "trend"; readonly trend: Trend }
  | { readonly kind: "relation"; readonly relation: Relation }
  | { readonly kind: "other-substance"; readonly compared: OtherSubstance }
  | { readonly kind: "outline"; readonly solution: Solution }
  | { readonly kind: "rounding"; readonly card: StepSolutionCard; readonly wish: RoundingWish }
  | { readonly kind: "again"; readonly again: Again }
  | { readonly kind: "role"; readonly answer: Exclude<RoleAnswer, { kind: "solved" }> }
  | { readonly kind: "comparison"; readonly comparison: Comparison }
  | { readonly kind: "ask-back"; readonly about: AskedBack }
  | { readonly kind: "fact"; readonly question: FactQuestion }
  | { readonly kind: "idea"; readonly question: IdeaQuestion }
  | { readonly kind: "guide"; readonly problem: string; readonly questionId: string | null }
  | {
      readonly kind: "check";
      readonly problem: string | null;
      readonly questionId: string | null;
      readonly text: string;
    }
  | { readonly kind: "reading"; readonly followed: Followed }
  | { readonly kind: "homework"; readonly text: string; readonly parts: readonly Part[] }
  | { readonly kind: "claim"; readonly claim: Claim }
  | { readonly kind: "guided"; readonly card: GuidedSolutionCard; readonly move: GuidedMove }
  | { readonly kind: "lesson"; readonly lesson: LessonId }
  | { readonly kind: "lesson-turn"; readonly turn: LessonTurn }
  | { readonly kind: "request" };

/** `line`: working, to be judged; `help`: the next rung; `reveal`: the whole solution. */
export type GuidedMove =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "help" }
  | { readonly kind: "reveal" };
