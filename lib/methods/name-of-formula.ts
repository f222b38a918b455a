import { succeed } from "../result.ts";
import type { Method } from "./method.ts";
import type { NamedCompound } from "./naming/named-compound.ts";
import { namingFacts } from "./naming/naming-facts.ts";

/** The name of a formula, with the rules that lead to it. */
export const nameOfFormula: Method<NamedCompound> = (compound) => succeed(namingFacts(compound, "name"));
