import { equal, over, times } from "../../algebra/tree.ts";
import { quantity } from "../../quantity/quantity.ts";
import { between, law, SAMPLE } from "../law.ts";

/** V(air) = V(O₂) × 100 % / φ: the air that brings so much oxygen, of which it has so large a share by volume. */
export const airOfOxygen = law({
  id: "air",
  method: "combining-volumes",
  quantities: {
    V: { kind: "volume", letter: "V(air)", label: "total", unit: "L", role: SAMPLE },
    "V₁": { kind: "volume", letter: "V", unit: "L", named: true },
    φ: { kind: "volume-percent", unit: "%", role: SAMPLE },
  },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("V", over(times("V₁", "100 %"), "φ")),
  plain: true,
  valid: [between("φ", 0, 100)],
  slips: [{ id: "inverted-ratio", of: "V", value: (at) => at("V₁").times(at("φ")).div(100) }],
  example: { "V₁": 4.2, φ: 21 },
  applies: ({ kind, label }) => kind === "volume" && label === "total",
  casts: () => [{ self: "O2", [SAMPLE]: null }],
  state: ({ kind, label }) => ({
    id: label === "total" ? "air" : kind === "volume" ? "oxygen-of-air" : "oxygen-share",
    values: {},
  }),
});
