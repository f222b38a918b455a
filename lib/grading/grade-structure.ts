import { listGroupKinds, listMultipleBonds } from "../chemistry/organic/group-kinds.ts";
import { areOfOneFormula, countGraphAtoms, treeOf } from "../chemistry/organic/molecule-graph.ts";
import type { MoleculeGraph } from "../chemistry/organic/molecule-graph.ts";
import { readMolecule, writeMolecule } from "../chemistry/organic/read-molecule.ts";
import { writeSmiles } from "../chemistry/organic/smiles.ts";
import { carbonsOf, fingerprint } from "../chemistry/organic/structure.ts";
import type { Structure } from "../chemistry/organic/structure.ts";
import type { ExpectedStructure } from "./expected.ts";
import type { AnswerReading, Axis, Mark } from "./mark.ts";
import type { Remark } from "./remarks.ts";
import { correct, creditWithout, incorrect, NO_CREDIT, ungradable } from "./score.ts";

type StructureSlip = { readonly remark: Remark; readonly lost: readonly Axis[] };

/**
 * A molecule that was drawn (SMILES) or written as a condensed formula: right when its atoms are bonded as in one of those
 * that are expected, however it was drawn. What is no whole molecule, or has bonds that cannot be, is not marked.
 */
export function gradeStructure(expected: ExpectedStructure, text: string): Mark {
  const goals = expected.accepted.flatMap((smiles) => readGoal(smiles) ?? []);
  const [goal] = goals;
  if (goal === undefined) return ungradable({ code: "unreadable-expectation" });
  const given = readMolecule(text);
  if (!given.ok) return ungradable({ code: "not-a-molecule", issue: given.issue });
  const reading: AnswerReading = { kind: "text", text: writeMolecule(given.value) ?? writeSmiles(given.value) };
  const tree = treeOf(given.value);
  const key = tree === null ? null : fingerprint(tree);
  if (goals.some((each) => fingerprint(each) === key)) return correct({ reading });
  const slip = findStructureSlip(goal, given.value, goals.length > 1);
  return incorrect({
    credit: slip === null ? NO_CREDIT : creditWithout(...slip.lost),
    hasUnits: false,
    reading,
    remarks: slip === null ? [] : [slip.remark],
  });
}

function readGoal(smiles: string): Structure | null {
  const read = readMolecule(smiles);
  return read.ok ? treeOf(read.value) : null;
}

/** What the drawing of another molecule betrays; where any of a class will do, the same atoms in another class. */
function findStructureSlip(goal: Structure, given: MoleculeGraph, isOfClass: boolean): StructureSlip | null {
  const charge = given.charges.reduce((sum, each) => sum + each, 0);
  if (charge !== 0)
    return { remark: { code: "ion-charge", expected: 0, given: charge }, lost: ["setup", "calculation"] };
  const tree = treeOf(given);
  const hasGroups = tree !== null && isSameList(listGroupKinds(tree), listGroupKinds(goal));
  if (areOfOneFormula(countGraphAtoms(given), goal))
    return isOfClass
      ? { remark: { code: "other-group" }, lost: ["setup", "method"] }
      : { remark: { code: "isomer-drawn" }, lost: hasGroups ? ["method"] : ["setup", "method"] };
  if (tree === null) return null;
  const hasBonds = isSameList(listMultipleBonds(tree), listMultipleBonds(goal));
  const hasCarbons = carbonsOf(tree).length === carbonsOf(goal).length;
  if (hasGroups && hasBonds && !hasCarbons) return { remark: { code: "chain-length" }, lost: ["calculation"] };
  if (hasGroups && !hasBonds && hasCarbons) return { remark: { code: "multiple-bond" }, lost: ["setup"] };
  return !hasGroups && hasCarbons ? { remark: { code: "other-group" }, lost: ["setup", "method"] } : null;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
