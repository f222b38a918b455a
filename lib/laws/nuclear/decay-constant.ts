import { equal, ln, number, times } from "../../algebra/tree.ts";
import { law } from "../law.ts";

/** k t½ = ln 2, of any decay of first order. */
export const decayConstant = law({
  id: "constant",
  method: "radioactive-decay",
  quantities: { k: { kind: "decay-constant", unit: "s^-1" }, "t½": { kind: "half-life", unit: "s" } },
  equation: equal(times("k", "t½"), ln(number(2))),
  plain: true,
});
