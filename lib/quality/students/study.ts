import { DIFFICULTIES, type Difficulty } from "../../curriculum/difficulties.ts";
import type { SubtopicSlug } from "../../curriculum/outline.ts";
import { MAIN_TOPICS, type Subtopic, SUBTOPICS } from "../../curriculum/topics.ts";
import { chooseNext } from "../../mastery/choose-next.ts";
import { chooseDiagnostic, DIAGNOSTIC_QUESTIONS } from "../../mastery/estimate/choose-diagnostic.ts";
import { estimateMastery } from "../../mastery/estimate/estimate.ts";
import type { Evidence } from "../../mastery/estimate/evidence.ts";
import { recordAttempt } from "../../mastery/record-attempt.ts";
import { EMPTY_RECORD, type TopicRecord } from "../../mastery/topic-record.ts";
import type { Words } from "../../wording/words.ts";
import { type Marked, markResponse } from "./mark-response.ts";
import { listAsks, type PooledQuestion, type QuestionPool } from "./question-pool.ts";
import type { Response, Student } from "./student.ts";
import { type Together, workTogether } from "./work-together.ts";

/** What a student leaves behind after some weeks. */
export type Study = {
  readonly student: Student;
  readonly evidence: readonly Evidence[];
  /** How many of those are the diagnostic's. */
  readonly diagnostic: number;
  readonly together: readonly Together[];
  /** Free answers that a misconception led to, and those of them that the product named it for. */
  readonly planted: number;
  readonly named: number;
  /** What could not be read of what was written. */
  readonly unread: number;
  readonly now: Date;
};

const START = Date.parse("2026-01-05T16:00:00Z");
const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;
/** Evenings of practice, as days since the start. */
const EVENINGS = [1, 2, 4, 7, 9, 14, 16, 21, 23, 28] as const;
const QUESTIONS_OF_AN_EVENING = 10;
/** The truth is looked at some days after the last evening. */
const LAST_DAY = 30;

type Log = {
  evidence: Evidence[];
  together: Together[];
  records: Map<SubtopicSlug, TopicRecord>;
  planted: number;
  named: number;
  unread: number;
};

/** Takes a student through the diagnostic and weeks of practice in two main topics, by the product's own modules. */
export function study(student: Student, pool: QuestionPool, words: Words): Study {
  const log: Log = { evidence: [], together: [], records: new Map(), planted: 0, named: 0, unread: 0 };
  student.wake(0);
  takeDiagnostic(student, pool, words, log);
  const diagnostic = log.evidence.length;
  const topics = student.random.pickSeveral(MAIN_TOPICS, 2).flatMap(({ subtopics }) => subtopics);
  for (const day of EVENINGS) {
    student.wake(day);
    for (let turn = 0; turn < QUESTIONS_OF_AN_EVENING; turn += 1)
      practise(student, pool, words, log, { day, turn, topics });
  }
  student.wake(LAST_DAY);
  const { evidence, together, planted, named, unread } = log;
  return { student, evidence, diagnostic, together, planted, named, unread, now: instantOf(LAST_DAY) };
}

function instantOf(day: number, turn = 0): Date {
  return new Date(START + day * DAY_MILLISECONDS + turn * 60_000);
}

function takeDiagnostic(student: Student, pool: QuestionPool, words: Words, log: Log): void {
  const offers = SUBTOPICS.flatMap(({ slug }) => listAsks(slug)).map((ask) => ({
    ...ask,
    guessChance: ask.form === "choice" ? 0.25 : 0,
  }));
  const asked: { subtopic: SubtopicSlug }[] = [];
  for (let turn = 0; turn < DIAGNOSTIC_QUESTIONS; turn += 1) {
    const at = instantOf(0, turn);
    const offer = chooseDiagnostic(estimateMastery(log.evidence, at), offers, asked);
    if (offer === null) return;
    asked.push(offer);
    const ask = offers.find((each) => each === offer);
    const question = ask === undefined ? null : pool.pick(ask, student.random.integer(0, 7));
    if (question === null) continue;
    const response = student.answer(question);
    const marked = mark(question, response, words, log);
    log.evidence.push(evidenceOf(question, marked, { at, isHelped: false }) ?? skipOf(question, at));
  }
}

type Place = { day: number; turn: number; topics: readonly Subtopic[] };

function practise(student: Student, pool: QuestionPool, words: Words, log: Log, { day, turn, topics }: Place): void {
  const at = instantOf(day, turn);
  const choice = chooseNext({
    records: log.records,
    subtopics: topics,
    mode: "mixed",
    preference: "adaptive",
    today: at.toISOString().slice(0, 10),
    seed: student.random.integer(0, 1_000),
    estimates: estimateMastery(log.evidence, at),
  });
  if (choice === null) return;
  const question = pickNear(pool, choice.subtopic.slug, choice.difficulty, student);
  if (question === null) return;
  const isHelped = student.wantsHelp();
  if (isHelped && student.random.chance(0.4)) {
    const together = workTogether(question, student, words);
    if (together !== null) {
      log.together.push(together);
      const { steps, own } = together;
      log.evidence.push({ kind: "guided", ...kindOf(question), at, steps, own });
      student.learn(question, { kind: "nothing" }, "together");
      return;
    }
  }
  const alone = student.answer(question);
  const response: Response = isHelped && student.findsWayWithHelp(question) ? { kind: "right" } : alone;
  const marked = mark(question, response, words, log);
  student.learn(question, response);
  const evidence = evidenceOf(question, marked, { at, isHelped });
  if (evidence === null) return;
  log.evidence.push(evidence);
  const { subtopic, family, variant, difficulty } = question.problem;
  const attempt = { family, variant, difficulty, isHelped, answeredAt: at, day: at.toISOString().slice(0, 10) };
  const record = log.records.get(subtopic) ?? EMPTY_RECORD;
  log.records.set(subtopic, recordAttempt(record, { ...attempt, isCorrect: marked.verdict === "right" }));
}

/** At the level that is wished for, else at one near it. */
function pickNear(
  pool: QuestionPool,
  subtopic: SubtopicSlug,
  wished: Difficulty,
  student: Student,
): PooledQuestion | null {
  const asks = listAsks(subtopic);
  const distance = (level: Difficulty) => Math.abs(DIFFICULTIES.indexOf(level) - DIFFICULTIES.indexOf(wished));
  const nearest = asks.toSorted((a, b) => distance(a.difficulty) - distance(b.difficulty));
  const first = nearest[0];
  if (first === undefined) return null;
  const ask = student.random.pick(nearest.filter(({ difficulty }) => difficulty === first.difficulty));
  return pool.pick(ask, student.random.integer(0, 7));
}

function mark(question: PooledQuestion, response: Response, words: Words, log: Log): Marked {
  const marked = markResponse(question, response, words);
  if (marked.verdict === "unread" && response.kind !== "nothing") log.unread += 1;
  if (response.kind === "slip" && question.form === "free") {
    log.planted += 1;
    if (marked.named === response.slip) log.named += 1;
  }
  return marked;
}

const kindOf = ({ problem: { subtopic, difficulty } }: PooledQuestion) => ({ subtopic, difficulty });

function skipOf(question: PooledQuestion, at: Date): Evidence {
  return { kind: "skip", ...kindOf(question), at };
}

function evidenceOf(
  question: PooledQuestion,
  { verdict, isNearlyRight }: Marked,
  { at, isHelped }: { at: Date; isHelped: boolean },
): Evidence | null {
  if (verdict === "unread") return null;
  const guessChance = question.form === "choice" ? 1 / question.options.length : 0;
  return {
    kind: "answer",
    ...kindOf(question),
    at,
    isCorrect: verdict === "right",
    isHelped,
    isNearlyRight,
    guessChance,
  };
}
