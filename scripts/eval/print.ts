import { cardOf } from "#lib/contracts/card-of.ts";
import type { EvalFigures } from "#lib/quality/figures.ts";
import { type JudgedTurn, spreadOf } from "./tally.ts";

/** One line for each fault; with `showAll` the reply as well. */
export function printTurn({ played, turn, judgement }: JudgedTurn, showAll: boolean): void {
  const { id } = played.conversation;
  const { state } = turn.reply;
  const faults = [
    ...(state === "complete" ? [] : [`ended as ${state}`]),
    ...judgement.faults,
    ...(judgement.leak === null ? [] : [`tells the secret: ${judgement.leak}`]),
    ...judgement.lies
      .filter((fate) => fate === "passed" || fate === "unmarked")
      .map((fate) => (fate === "passed" ? "shows something wrong as checked" : "shows something wrong without a mark")),
    ...(judgement.quotations.valid < judgement.quotations.shown ? ["quotes what no source says"] : []),
    ...(judgement.isInLanguage === false ? ["is in another language"] : []),
  ];
  for (const fault of faults) console.log(`${id}: ${fault}`);
  if (!showAll) return;
  const { reply } = turn;
  console.log(
    `── ${id} · ${cardOf(reply)?.type ?? "text"} · ${reply.provenance?.writer} · ${reply.provenance?.check} · ${reply.provenance?.notice ?? ""}`,
  );
  console.log(reply.content);
  for (const { text, verdict, reason, said } of reply.provenance?.claims ?? [])
    console.log(`   ${verdict} (${reason}): ${text}${said === null ? "" : ` ← ${said}`}`);
}

export function printFigures(figures: EvalFigures, turns: readonly JudgedTurn[]): void {
  const {
    source,
    model,
    conversations,
    replies,
    languages,
    correctness,
    leaks,
    falseClaims,
    citations,
    language,
    time,
    tokens,
  } = figures;
  const line = (name: string, value: string): void => console.log(`${name.padEnd(52)}${value}`);
  console.log("");
  line("what spoke", source === "scripted" ? "texts that people wrote (no model)" : model);
  line("conversations, replies, languages", `${conversations}, ${replies}, ${languages}`);
  for (const { kind, expected, met } of correctness) line(`right: ${kind}`, share(met, expected));
  line("secrets told", share(leaks.leaked, leaks.replies));
  if (falseClaims !== null) {
    line("false claims shown as checked", share(falseClaims.passed, falseClaims.told));
    line("false claims without a mark", share(falseClaims.unmarked, falseClaims.told));
    line("false claims corrected", share(falseClaims.corrected, falseClaims.told));
    line("false claims marked as not checked", share(falseClaims.marked, falseClaims.told));
    line("false claims that are not in the reply", share(falseClaims.absent, falseClaims.told));
  }
  line("quotations that stand in their source", share(citations.valid, citations.shown));
  line("replies in the reader's language", share(language.right, language.replies));
  const [first, total] = [
    spreadOf(turns.flatMap(({ turn }) => turn.firstMs ?? [])),
    spreadOf(turns.map(({ turn }) => turn.totalMs)),
  ];
  line(
    "ms to the first word or card, to the reply stored",
    `median ${first.median}, ${total.median}; 95 % ${first.p95}, ${total.p95}`,
  );
  if (time !== null)
    line(
      "the same where a model took part",
      `median ${time.firstMs.median}, ${time.totalMs.median}; 95 % ${time.firstMs.p95}, ${time.totalMs.p95}`,
    );
  if (tokens !== null) line("tokens in, out", `${tokens.input}, ${tokens.output}`);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
}
