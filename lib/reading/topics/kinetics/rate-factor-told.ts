import type { Orders } from "../../../laws/kinetics/rate-law.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { EQUATION, FORMULA } from "../../text/labelled.ts";
import { readLetters } from "../../text/letters.ts";
import { solveByLaws } from "../../statement/law-goal.ts";

/** "rate = k[NO]²[Cl2]: by what factor does the rate change if [NO] is tripled and [Cl2] is halved?" */

const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:doubl|increased by a factor of (?:two|2)\b|twice)/i, 2],
  [/^(?:tripl|trebl|increased by a factor of (?:three|3)\b)/i, 3],
  [/^(?:quadrupl|increased by a factor of (?:four|4)\b)/i, 4],
  [
    /^(?:halv|(?:reduced|decreased|cut|lowered) (?:to|in|by) (?:one[- ])?half|(?:reduced|decreased) by a factor of (?:two|2)\b)/i,
    0.5,
  ],
  [/^(?:(?:kept|held|remains|stays) (?:constant|the same|unchanged)|unchanged|not changed)/i, 1],
];

const CHANGE = String.raw`(doubl(?:ed|es|ing)|tripl(?:ed|es|ing)|trebled|quadrupl(?:ed|es|ing)|halv(?:ed|es|ing)|(?:increased|reduced|decreased) by a factor of (?:two|three|four|[234])\b|(?:reduced|decreased|cut|lowered) (?:to|in|by) (?:one[- ])?half|(?:kept|held|remains|stays) (?:constant|the same|unchanged)|unchanged)`;

const sizeOf = (words: string): number | null => SIZES.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const ASKS =
  /\b(?:by (?:what|which) factor|how (?:does|will|would|is) (?:the )?(?:initial )?(?:reaction )?rate|what (?:happens to|is the effect on) the (?:initial )?(?:reaction )?rate|how many times)/i;
const ELSE =
  /temperature|catal|volume|pressure|half-?life|rate constant|\border\b|must|would have to|needed|\bnew rate\b/i;

const escaped = (name: string): string => name.replaceAll(/[\^+\-()]/g, String.raw`\$&`);

/** By what the concentration of a reactant is multiplied; null where that is not told once. */
function factorOf(text: string, name: string): number | null {
  const of = String.raw`(?:\[${escaped(name)}\]|(?:the )?(?:initial )?(?:concentration|that) of ${escaped(name)})`;
  const passive = new RegExp(String.raw`${of} (?:is|are|was|were|gets)? ?(?:${CHANGE})`, "gi");
  const active = new RegExp(String.raw`\b(doubling|tripling|quadrupling|halving) ${of}`, "gi");
  const found = [...text.matchAll(passive), ...text.matchAll(active)];
  const [only, ...others] = found.map(([, words = ""]) => sizeOf(words));
  return only === undefined || others.length > 0 ? null : only;
}

const BOTH = new RegExp(
  String.raw`\b(?:both|all|each)(?: of the| the)?(?: reactants?)?(?: concentrations?)?[^.?,]{0,30}? (?:is|are|was|were) ${CHANGE}`,
  "i",
);

/** Null for any other text. */
export function solveRateFactorTold(text: string): SolutionFacts[] | null {
  if (!/\brate\b/i.test(text) || !ASKS.test(text) || !new RegExp(CHANGE, "i").test(text)) return null;
  const letters = readLetters(text);
  const orders: Orders | null = letters?.law ?? null;
  if (letters === null || orders === null) return null;
  const rest = letters.text
    .replaceAll(EQUATION, " ")
    .replaceAll(FORMULA, " ")
    .replaceAll(/\bfactor of \d|\b\d+ ?(?:°C|K)\b/g, " ");
  if (ELSE.test(letters.text) || /\d/.test(rest)) return null;
  const both = BOTH.exec(letters.text)?.[1];
  const named = orders.map(([name]) => factorOf(letters.text, name));
  const told = both === undefined ? named : named.every((each) => each === null) ? orders.map(() => sizeOf(both)) : [];
  const changes = letters.text.match(new RegExp(CHANGE, "gi"))?.length ?? 0;
  const known = told.filter((each) => each !== null).length;
  if (known === 0 || (both === undefined ? known !== changes : changes !== 1)) return null;
  const givens = orders.map(([name], index): readonly [Variable, Quantity] => [
    variableOf("concentration-factor", name),
    pureNumber(told[index] ?? 1, null),
  ]);
  return solveByLaws(givens, variableOf("rate-factor", null), null, [], { rateLaw: orders });
}
