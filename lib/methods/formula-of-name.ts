import { succeed } from "../result.ts";
import type { Method } from "./method.ts";
import type { NamedCompound } from "./naming/named-compound.ts";
import { namingFacts } from "./naming/naming-facts.ts";

/** The formula that a name says, with the rules that lead to it. */
export const formulaOfName: Method<NamedCompound> = (compound) => succeed(namingFacts(compound, "formula"));
