import { expect, test } from "vitest";
import { answerLine } from "./answer-line.ts";

const CASES: readonly (readonly [request: Record<string, unknown>, answer: Record<string, unknown>])[] = [
  [
    { op: "oxidation", formula: "K2Cr2O7" },
    {
      ok: true,
      numbers: [
        { element: "K", number: 1 },
        { element: "Cr", number: 6 },
        { element: "O", number: -2 },
      ],
    },
  ],
  [
    { op: "oxidation", formula: "NH4NO3" },
    {
      ok: true,
      numbers: [
        { element: "N", number: -3, within: "NH4+" },
        { element: "H", number: 1 },
        { element: "N", number: 5, within: "NO3-" },
        { element: "O", number: -2 },
      ],
    },
  ],
  [
    { op: "configuration", species: "Fe^2+" },
    { ok: true, configuration: "1s2 2s2 2p6 3s2 3p6 3d6", short: "[Ar] 3d6", unpaired: 4 },
  ],
  [
    { op: "nuclear", equation: "U-238 -> Th-234 + ?" },
    { ok: true, equation: "²³⁸₉₂U -> ²³⁴₉₀Th + ⁴₂He", missing: { symbol: "⁴₂He", massNumber: 4, charge: 2 } },
  ],
  [
    { op: "nuclear-decay", nuclide: "carbon-14", decay: "beta-minus" },
    { ok: true, equation: "¹⁴₆C -> ¹⁴₇N + ⁰₋₁e", missing: { symbol: "¹⁴₇N", massNumber: 14, charge: 7 } },
  ],
  [
    { op: "nuclear", equation: "Na + Cl2 -> ?" },
    { ok: false, code: "no-nuclear-equation" },
  ],
  [
    { op: "trends", property: "ionization", species: ["Cl", "Na", "Si"] },
    { ok: true, order: ["Na", "Si", "Cl"] },
  ],
  [
    { op: "trends", property: "radius", species: ["Na+", "F-"] },
    { ok: true, order: ["Na+", "F-"] },
  ],
  [
    { op: "trends", property: "ionization", species: ["N", "O"] },
    { ok: false, code: "no-trend" },
  ],
  [
    { op: "products", reactants: "AgNO3 + NaCl" },
    { ok: true, equation: "AgNO3 + NaCl -> AgCl + NaNO3", products: ["AgCl", "NaNO3"], pattern: "precipitation" },
  ],
  [
    { op: "products", reactants: "NaCl + KNO3" },
    { ok: true, equation: null, products: [], reason: "ions-stay" },
  ],
  [
    { op: "products", reactants: "Fe + O2" },
    { ok: false, code: "unknown-products" },
  ],
  [
    { op: "configuration", species: "H2O" },
    { ok: false, code: "not-one-atom" },
  ],
  [
    { op: "configuration", species: "Na^5+" },
    { ok: false, code: "unknown-configuration" },
  ],
  [
    { op: "lewis", formula: "NH3" },
    { ok: true, center: "N", lonePairs: 1, shape: "trigonal-pyramidal", angle: "<109.5" },
  ],
  [
    { op: "lewis", formula: "NaCl" },
    { ok: false, code: "no-structure" },
  ],
  [
    { op: "net-ionic", equation: "AgNO3 + NaCl -> AgCl + NaNO3" },
    { ok: true, net: "Ag+(aq) + Cl-(aq) -> AgCl(s)", spectators: ["NO3-(aq)", "Na+(aq)"] },
  ],
  [
    { op: "net-ionic", equation: "KNO3 + NaCl -> KCl + NaNO3" },
    { ok: true, net: null },
  ],
  [
    { op: "redox", equation: "MnO4^- + Fe^2+ -> Mn^2+ + Fe^3+", medium: "acid" },
    { ok: true, equation: "MnO4- + 8 H+ + 5 Fe^2+ -> Mn^2+ + 4 H2O + 5 Fe^3+", electrons: 5 },
  ],
  [
    { op: "redox", equation: "Ag^+ + Cl^- -> AgCl", medium: "base" },
    { ok: false, code: "not-redox" },
  ],
  [
    { op: "redox", equation: "Ag^+ + Cl^- -> AgCl", medium: "water" },
    { ok: false, code: "invalid-request" },
  ],
];

test.each(CASES)("[LAW-02] %j is answered", (request, answer) => {
  expect(answerLine(JSON.stringify(request))).toMatchObject(answer);
});

test.each(["oxidation", "lewis", "configuration", "net-ionic", "redox"])(
  "[LAW-02] %s says where it cannot read",
  (op) => {
    const unread = answerLine(
      JSON.stringify({ op, formula: "Xx2", species: "Xx2", equation: "Xx2 -> Yy", medium: "acid" }),
    );
    expect(unread).toMatchObject({ ok: false, at: expect.any(Number) as number });
  },
);
