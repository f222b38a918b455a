// A hundred made-up students (strong, slipping, guessing, help-seeking, forgetting) go through the diagnostic, weeks of
// practice and problems worked together, by the product's own modules; and what the product thinks of them is compared with
// what is true of them (lib/quality/students).
//   node scripts/report/students.ts [--students 100] [--seed 1]
import { parseArgs } from "node:util";
import { AREAS } from "#lib/i18n/areas.ts";
import { createWords } from "#lib/i18n/words.ts";
import { wordsOf } from "#lib/wording/words.ts";
import {
  areaUnderCurve,
  falseMasters,
  foundMasters,
  type Judged,
  MASTERED,
  simulate,
} from "#lib/quality/students/figures.ts";
import { KINDS } from "#lib/quality/students/student.ts";

const { values: options } = parseArgs({
  options: { students: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const begun = performance.now();
const { studies, judged } = simulate(
  Number(options.students),
  Number(options.seed),
  wordsOf("en", await createWords("en", AREAS)),
);

const together = studies.flatMap((each) => each.together);
const planted = sum(studies.map((each) => each.planted));
const named = sum(studies.map((each) => each.named));
console.log(`${studies.length} students, seed ${options.seed}, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
console.log(`pieces of evidence     ${sum(studies.map(({ evidence }) => evidence.length))}`);
console.log(`answers not read       ${sum(studies.map(({ unread }) => unread))}`);
console.log(
  `worked together        ${together.length}, arrived ${together.filter(({ hasArrived }) => hasArrived).length}`,
);
console.log(`answer told too early  ${together.filter(({ hasTold }) => hasTold).length}`);
console.log(`slips planted          ${planted}, named ${named} (${percent(named / Math.max(1, planted))})`);

function report(name: string, group: readonly Judged[]): void {
  const masters = group.filter(({ truth }) => truth >= MASTERED).length;
  const wrong = falseMasters(group);
  const found = foundMasters(group);
  console.log(
    [
      name.padEnd(34),
      `n ${group.length}`.padEnd(9),
      `masters ${masters}`.padEnd(14),
      `AUC ${areaUnderCurve(group).toFixed(3)}`,
      `called ${found.called}`.padEnd(12),
      `precision ${percent(found.precision)}`,
      `recall ${percent(found.recall)}`,
      `truth <= 0.5 called ${wrong.count} of ${wrong.of} (${percent(wrong.share)})`,
    ].join("  "),
  );
}

const seen = judged.filter(({ evidence }) => evidence > 0);
report("subtopics with evidence", seen);
report(
  "with five pieces and more",
  judged.filter(({ evidence }) => evidence >= 5),
);
report(
  "never met",
  judged.filter(({ evidence }) => evidence === 0),
);
report("all", judged);
for (const kind of KINDS)
  report(
    `with evidence: ${kind}`,
    seen.filter((each) => each.kind === kind),
  );
