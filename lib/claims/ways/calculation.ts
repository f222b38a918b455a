import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import type { Evidence } from "../evidence.ts";

/** A sum that a reply works out, with what stands around it and what is known; each way takes what it needs of it. */
export type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly sentence: string;
  readonly lead: string;
  readonly evidence: Evidence;
};
