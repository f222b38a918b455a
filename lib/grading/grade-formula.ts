import { canonicalOf } from "../chemistry/formula/format.ts";
import { readAtomKey } from "../chemistry/formula/formula.ts";
import type { Formula, FormulaNode } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { findSalt } from "../chemistry/ions/salt.ts";
import type { Salt } from "../chemistry/ions/salt.ts";
import type { ExpectedFormula } from "./expected.ts";
import { hasSameElements, isSameComposition, listDifferences } from "./formula/composition.ts";
import { findFormulaSlip } from "./formula/formula-slips.ts";
import { hidesIons, isOrganicIon } from "./formula/grouping.ts";
import { areIsomers, showsStructure } from "./formula/isomers.ts";
import { readFormulaAnswer } from "./formula/read-formula.ts";
import type { FormulaAnswerIssue } from "./formula/read-formula.ts";
import type { AnswerReading, Mark } from "./mark.ts";
import type { Remark } from "./remarks.ts";
import { correct, creditWithout, incorrect, ungradable } from "./score.ts";

const MOST_DIFFERENCES = 3;

/**
 * A formula in any notation. It is right when it has the same atoms and the same charge: the state does not matter, and
 * the order only gets a remark, unless an empirical formula is asked for, in which each element stands once, or both are
 * structural formulas and show different compounds. A list of atoms that hides the ions of a salt is not right, nor is one
 * that hides the structure where that is asked for.
 */
export function gradeFormula(expected: ExpectedFormula, text: string): Mark {
  const goal = parseFormula(expected.formula);
  if (!goal.ok) return ungradable({ code: "unreadable-expectation" });
  const given = readFormulaAnswer(hasNuclide(goal.value) ? raiseMassNumber(text) : text);
  if (!given.ok) return markUnread(goal.value, text, given.issue);
  const reading: AnswerReading = { kind: "formula", formula: canonicalOf(given.value) };
  if (isSameComposition(goal.value, given.value)) return markSame(expected, goal.value, given.value, reading);
  return markOther(goal.value, given.value, reading);
}

function hasNuclide({ counts }: Formula): boolean {
  return [...counts.keys()].some((key) => readAtomKey(key).massNumber !== null);
}

/** `14C` and `H-2`, where a nuclide is asked for: the number is its mass number. */
function raiseMassNumber(text: string): string {
  return text
    .trim()
    .replace(/^(\d{1,3}) ?(?=[A-Z])/, "^$1")
    .replace(/^([A-Z][a-z]?)-(\d{1,3})$/, "^$2$1");
}

/** Letters in the wrong case cannot be read, but where only they are wrong it is clear what was meant. */
function markUnread(goal: Formula, text: string, issue: FormulaAnswerIssue): Mark {
  if (issue.code === "several-formulas") return ungradable({ code: "several-formulas", formulas: [...issue.formulas] });
  const ascii = canonicalOf(goal);
  const isMeant = issue.readings.some((each) => each.toLowerCase() === text.trim().toLowerCase() && isGoal(each, goal));
  if (isMeant || ascii.toLowerCase() === text.trim().toLowerCase()) {
    const remark: Remark = { code: "letter-case", expected: ascii, given: text.trim() };
    return incorrect({
      credit: creditWithout("setup"),
      hasUnits: goal.charge !== 0,
      reading: { kind: "text", text },
      remarks: [remark],
    });
  }
  const { code, at, found, readings } = issue;
  return ungradable({
    code: "not-a-formula",
    issue: code,
    at,
    found: found.slice(0, 40),
    readings: readings.slice(0, 4),
  });
}

function isGoal(text: string, goal: Formula): boolean {
  const parsed = parseFormula(text);
  return parsed.ok && isSameComposition(parsed.value, goal);
}

function markSame({ form = "compound" }: ExpectedFormula, goal: Formula, given: Formula, reading: AnswerReading): Mark {
  if (form === "empirical") {
    const atom = findRepeated(given);
    if (atom === null) return correct({ reading });
    return incorrect({
      credit: creditWithout("method"),
      hasUnits: goal.charge !== 0,
      reading,
      remarks: [{ code: "element-repeated", atom }],
      misconception: null,
    });
  }
  const written = { expected: canonicalOf(goal) };
  if (form !== "molecular" && areIsomers(goal, given)) {
    return incorrect({
      credit: creditWithout("method"),
      hasUnits: false,
      reading,
      remarks: [{ code: "another-isomer", ...written }],
      misconception: null,
    });
  }
  const salt = findSalt(goal);
  const isGroupingLost =
    form === "structural"
      ? !showsStructure(given)
      : form === "compound" && !isOrganicAcid(salt) && salt !== null && hidesIons(given, salt);
  if (isGroupingLost)
    return incorrect({
      credit: creditWithout("method"),
      hasUnits: false,
      reading,
      remarks: [{ code: "grouping-lost", ...written }],
    });
  if (form !== "compound" || isOrganic(goal, salt) || writeOrder(goal) === writeOrder(given))
    return correct({ reading });
  return correct({ reading, remarks: [{ code: "unusual-order", expected: canonicalOf(goal) }] });
}

/** An element that is written twice. */
function findRepeated({ parts }: Formula): string | null {
  const atoms = parts.flatMap(({ nodes }) => listAtoms(nodes));
  return atoms.find((atom, index) => atoms.indexOf(atom) !== index) ?? null;
}

function listAtoms(nodes: readonly FormulaNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "atom" ? [node.symbol] : listAtoms(node.nodes)));
}

/** Compounds of carbon and hydrogen are written in many ways: `CH3COOH`, `HC2H3O2`, `C2H4O2`. */
function isOrganic({ counts }: Formula, salt: Salt | null): boolean {
  return counts.has("C") && counts.has("H") && (salt === null || isOrganicIon(salt.anion.formula));
}

function isOrganicAcid(salt: Salt | null): boolean {
  return (
    salt !== null &&
    isOrganicIon(salt.anion.formula) &&
    salt.cations.every(({ formula }) => formula.counts.has("H") && formula.counts.size === 1)
  );
}

/** Atoms and groups as they follow each other; brackets around one of a kind, and their shape, do not matter. */
function writeOrder({ parts }: Formula): string {
  return parts.map(({ count, nodes }) => `${count}*${writeNodes(nodes)}`).join("·");
}

function writeNodes(nodes: readonly FormulaNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "atom") return `${node.massNumber ?? ""}${node.symbol}${node.count} `;
      return node.count === 1 ? writeNodes(node.nodes) : `(${writeNodes(node.nodes)})${node.count} `;
    })
    .join("");
}

function markOther(goal: Formula, given: Formula, reading: AnswerReading): Mark {
  const hasUnits = goal.charge !== 0 || given.charge !== 0;
  const slip = findFormulaSlip({ expected: goal, given });
  if (slip) return incorrect({ credit: creditWithout(slip.lost), hasUnits, reading, remarks: [slip.remark] });
  const remarks: Remark[] = listDifferences(goal, given)
    .slice(0, MOST_DIFFERENCES)
    .map((difference) => ({ code: "atom-count", ...difference }));
  const setup = hasSameElements(goal, given);
  const credit = { setup, method: false, calculation: false, units: hasUnits && goal.charge === given.charge };
  return incorrect({ credit, hasUnits, reading, remarks, misconception: null });
}
