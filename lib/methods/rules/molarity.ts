import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { FactValue } from "../facts.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Label, Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";

const WATER = "H2O";

const namesOf = (formula: string | null): Record<string, FactValue> =>
  formula === null ? {} : { formula: formulaTerm(formula) };

const idOf = (formula: string | null, id: string): string => (formula === null ? `${id}-of-sample` : id);

/** Only who is given millilitres can take them for litres. */
const isInMillilitres = ({ unit }: Quantity): boolean => unit.factors[0]?.unit.symbol === "mL";

/** c = n / V */
function molarityWay(of: string | null): Way {
  return way({
    method: "molarity",
    needs: [variableOf("amount", of), variableOf("solution-volume", of)],
    compute(amount, volume) {
      const litres = inUnit(volume, "L");
      return litres.value.gt(0)
        ? computed(inUnit(amount, "mol").value.div(litres.value), "mol/L", amount, volume)
        : fail({ code: "not-valid" });
    },
    listSlips: ([amount, volume]) => {
      const [moles, litres] = [inUnit(amount, "mol").value, inUnit(volume, "L").value];
      return [
        { id: "inverted-ratio", quantity: computed(litres.div(moles), "mol/L", amount, volume) },
        ...(isInMillilitres(volume)
          ? [
              {
                id: "millilitres-for-litres",
                quantity: computed(moles.div(litres.times(1000)), "mol/L", amount, volume),
              } as const,
            ]
          : []),
        { id: "multiplied-instead-of-divided", quantity: computed(moles.times(litres), "mol/L", amount, volume) },
      ];
    },
    explain: ([amount, volume], output) => ({
      steps: [
        {
          id: "molarity",
          lines: [
            expression(
              variable("c", of),
              "=",
              variable("n"),
              "/",
              variable("V"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "/",
              shownTerm(inUnit(volume, "L")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "molarity"), values: namesOf(of) },
    }),
  });
}

/** n = c × V */
function amountWay(of: string | null, label: Label | null): Way {
  return way({
    method: "molarity",
    needs: [variableOf("molarity", of, label), variableOf("solution-volume", of, label)],
    compute: (molarity, volume) =>
      computed(inUnit(molarity, "mol/L").value.times(inUnit(volume, "L").value), "mol", molarity, volume),
    listSlips: ([molarity, volume]) => {
      const [strength, litres] = [inUnit(molarity, "mol/L").value, inUnit(volume, "L").value];
      return [
        ...(isInMillilitres(volume)
          ? [
              {
                id: "millilitres-for-litres",
                quantity: computed(strength.times(litres).times(1000), "mol", molarity, volume),
              } as const,
            ]
          : []),
        { id: "divided-instead-of-multiplied", quantity: computed(strength.div(litres), "mol", molarity, volume) },
      ];
    },
    explain: ([molarity, volume], output) => ({
      steps: [
        {
          id: "amount",
          lines: [
            expression(
              variable("n", of),
              "=",
              variable("c"),
              "*",
              variable("V"),
              "=",
              shownTerm(inUnit(molarity, "mol/L")),
              "*",
              shownTerm(inUnit(volume, "L")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "amount"), values: namesOf(of) },
    }),
  });
}

/** V = n / c */
function volumeWay(of: string | null): Way {
  return way({
    method: "molarity",
    needs: [variableOf("amount", of), variableOf("molarity", of)],
    compute(amount, molarity) {
      const strength = inUnit(molarity, "mol/L").value;
      return strength.gt(0)
        ? computed(inUnit(amount, "mol").value.div(strength), "L", amount, molarity)
        : fail({ code: "not-valid" });
    },
    listSlips: ([amount, molarity]) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(molarity, "mol/L").value.div(inUnit(amount, "mol").value), "L", amount, molarity),
      },
      {
        id: "multiplied-instead-of-divided",
        quantity: computed(inUnit(amount, "mol").value.times(inUnit(molarity, "mol/L").value), "L", amount, molarity),
      },
    ],
    explain: ([amount, molarity], output) => ({
      steps: [
        {
          id: "volume",
          lines: [
            expression(
              variable("V"),
              "=",
              variable("n", of),
              "/",
              variable("c"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "/",
              shownTerm(inUnit(molarity, "mol/L")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "volume"), values: namesOf(of) },
    }),
  });
}

/** V(solution) = V(water), one from the other: the step tells that what dissolves is taken to need no room. */
function waterVolumeWay(from: Variable, id: string): Way {
  return way({
    method: "molarity",
    needs: [from],
    compute: (volume) => volume,
    explain: (_, output) => ({
      steps: [
        {
          id: "water-volume",
          lines: [expression(variable("V"), "=", variable("V", WATER), "=", shownTerm(output))],
          values: {},
        },
      ],
      answer: { id, values: {} },
    }),
  });
}

/** c = w · ρ / M, of a solution of which the density and the percent by mass are known. */
function fromPercentWay(of: string, label: Label | null = null): Way[] {
  const substance = findSubstance(of);
  if (substance === null) return [];
  return [
    way({
      method: "molarity",
      needs: [variableOf("mass-percent", of, label), variableOf("density", of, label)],
      compute: (percent, density) =>
        computed(
          inUnit(percent, "%").value.div(100).times(inUnit(density, "g/L").value).div(substance.molarMass),
          "mol/L",
          percent,
          density,
        ),
      listSlips: ([percent, density]) => [
        {
          id: "fraction-for-percent",
          quantity: computed(
            inUnit(percent, "%").value.times(inUnit(density, "g/L").value).div(substance.molarMass),
            "mol/L",
            percent,
            density,
          ),
        },
      ],
      explain: ([percent, density], output) => ({
        steps: [
          molarMassStep(substance),
          {
            id: "from-percent",
            lines: [
              expression(
                variable("c", of),
                "=",
                variable("w"),
                "*",
                variable("ρ"),
                "/",
                variable("M"),
                "=",
                shownTerm(inUnit(percent, "%")),
                "*",
                shownTerm(inUnit(density, "g/L")),
                "/",
                quantity(substance.molarMass.toFixed(), "g/mol"),
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: "molarity", values: namesOf(of) },
      }),
    }),
  ];
}

function has({ givens }: Scene, kind: string, of: string | null): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === null);
}

/** "20.0 g of NaOH in 200. mL of water": only the solvent is measured. */
function isMeasuredByWater(scene: Scene, of: string | null): boolean {
  return (
    scene.equation === null &&
    of !== null &&
    of !== WATER &&
    has(scene, "volume", WATER) &&
    !has(scene, "solution-volume", of)
  );
}

/** What has a molarity, of which no volume is known. */
function listSolutes(scene: Scene): (string | null)[] {
  return scene.givens.flatMap(({ kind, of, label }) =>
    kind === "molarity" && label === null && !has(scene, "solution-volume", of) ? [of] : [],
  );
}

function hasVolume(scene: Scene, of: string | null): boolean {
  return has(scene, "solution-volume", of) || isMeasuredByWater(scene, of);
}

/** Amount of solute in a litre of solution. */
export const molarity: Rule = ({ kind, of, label }, scene) => {
  if (label === "first" || label === "second") return kind === "amount" ? [amountWay(of, label)] : [];
  const isConcentrated =
    label === "initial" &&
    kind === "molarity" &&
    scene.givens.some((given) => given.kind === "mass-percent" && given.of === of && given.label === label);
  if (isConcentrated) return of === null ? [] : fromPercentWay(of, label);
  if (label !== null) return [];
  if (kind === "molarity")
    return [
      ...(hasVolume(scene, of) ? [molarityWay(of)] : []),
      ...(of !== null && has(scene, "mass-percent", of) && has(scene, "density", of) ? fromPercentWay(of) : []),
    ];
  if (kind === "solution-volume" && isMeasuredByWater(scene, of))
    return [waterVolumeWay(variableOf("volume", WATER), "volume-of-sample")];
  if (kind === "volume" && of === WATER && scene.equation === null)
    return listSolutes(scene).map((solute) => waterVolumeWay(variableOf("solution-volume", solute), "water-volume"));
  const { containment } = scene;
  // "0.200 M in chloride ions" tells the molarity of the salt, too.
  const isOfIon = containment !== null && containment.whole === of && has(scene, "molarity", containment.part);
  // The pH of an acid tells its molarity.
  const isByAcidity = scene.givens.some(
    (given) => given.kind === "ph" || given.kind === "poh" || given.kind === "hydronium" || given.kind === "hydroxide",
  );
  if (!has(scene, "molarity", of) && !isOfIon && !isByAcidity) return [];
  if (kind === "amount" && hasVolume(scene, of)) return [amountWay(of, null)];
  return kind === "solution-volume" ? [volumeWay(of)] : [];
};
