import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { writeSpelledNumbers } from "../../../quantity/numbers/spelled-numbers.ts";
import { type Quantity, quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { resultOf, solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { symbolOf } from "./element-named.ts";

/** "0.34% iron by mass, and each molecule has four iron atoms": the molar mass of what has so many atoms of an element. */

const ELEMENT = String.raw`((?!and|with|but|each)[a-z]{3,}|[A-Z][a-z]?)`;
const SHARE = String.raw`(${VALUE} ?%)`;

/** The share, then the element or the other way round. */
const SHARES: readonly (readonly [pattern: RegExp, isElementFirst: boolean])[] = [
  [
    new RegExp(String.raw`\b${ELEMENT} (?:content|percentage)(?: of (?:[\w-]+ ){1,4}?)? ?(?:is|was|of|=) ${SHARE}`),
    true,
  ],
  [
    new RegExp(
      String.raw`${SHARE} of (?:the|its) (?:total )?(?:mass|weight)(?: of [a-z ]+?)? is (?:due to )?${ELEMENT}`,
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`(?:mass percent(?:age)?|percent(?:age)?(?: by mass)?|content|mass fraction|amount) of ${ELEMENT}(?: in (?:[\w-]+ ){1,4}?)? ?(?:is|was|of|=) ${SHARE}`,
    ),
    true,
  ],
  [new RegExp(String.raw`\b${ELEMENT} (?:makes up|accounts for|constitutes) (?:only )?${SHARE}`), true],
  [
    new RegExp(
      String.raw`${SHARE}(?: \(?(?:by|in) (?:mass|weight)\)?)?,? (?:of )?(?:elemental )?${ELEMENT}(?! atoms?\b)`,
    ),
    false,
  ],
];

/** "Four iron atoms", "4 atoms of iron", beside the molecule that has them. */
const COUNTS: readonly RegExp[] = [
  new RegExp(String.raw`\b(\d{1,3}) (?:[a-z]+ )?atoms? of ${ELEMENT}\b`),
  new RegExp(String.raw`\b(\d{1,3}) ${ELEMENT} atoms?\b`),
];
const MOLECULE =
  /\b(?:(?:each|one|every|per|a|its|the|1)(?: [a-z]+)? molecules?|molecules? (?:each )?(?:has|have|contains?|holds?|carr(?:y|ies)))\b/i;
const LEAST = /\b(?:minimum|minimal|smallest|least|lowest)(?: possible)? (?:molar|molecular) (?:mass|weight)\b/i;

const ASKS =
  /\b(?:what|calculate|find|determine|compute|estimate)\b[^.?!\d]*\b(?:molar mass|molecular (?:mass|weight)|mass of (?:one|1|a) mole)\b[^.?!\d]*[.?]\s*$/i;
const ELSE =
  /\b(?:subunits?|chains?|dimers?|residues?|fragments?|mixtures?|solutions?|dissolv\w*|react\w*|burn\w*|oxid\w*|ions?|alloy|empirical|not|no|without|except|either|or|half|twice|thrice|between|at least|ratio|other|remov\w*|replac\w*|loses?|lost|add\w*|atoms? more|density|grams?|isotopes?)\b|n't\b|->/i;

/** The mass that holds so many moles of the element is the mass of one mole. */
function solveMolarMass(element: string, atoms: number, share: Quantity): SolutionFacts[] | null {
  const [whole] =
    solveByLaws(
      [
        [variableOf("amount", element), quantity(atoms, "mol")],
        [variableOf("mass-percent", element), share],
      ],
      variableOf("sample-mass", null),
      getUnit("g"),
    ) ?? [];
  const mass = whole === undefined ? null : resultOf(whole);
  if (whole === undefined || mass === null) return null;
  const solved = solveByLaws(
    [
      [variableOf("mass", null), mass],
      [variableOf("amount", null), quantity(1, "mol")],
    ],
    variableOf("molar-mass", null),
    null,
  );
  return solved?.map((facts) => ({ ...facts, steps: [...whole.steps, ...facts.steps] })) ?? null;
}

/** Null for any other text. */
export function solveAtomsOfMolecule(text: string): SolutionFacts[] | null {
  // "Vitamin B12": a name's number.
  const told = normalise(text).replaceAll(/\b[A-Z]\d+\b/g, "X");
  if (!ASKS.test(told)) return null;
  const isLeast = LEAST.test(told);
  const plain = writeSpelledNumbers(
    told
      .replaceAll(/ ?\bpercent\b(?! of| by| comp)/g, "%")
      .replaceAll(/\b(?:only one|a single|just one|exactly one|an?)(?= (?:[a-z]+ atom|atom of)\b)/gi, "one"),
    "en",
  ).replaceAll(/\b(?:containing|assuming|with|contains?|has|have|there is) at least 1\b/gi, "has 1");
  if (ELSE.test(plain)) return null;
  const taken = new Taken(plain);
  const shares = SHARES.flatMap(([pattern, isElementFirst]) => {
    const groups = taken.take(pattern) ?? [];
    const [share, word] = isElementFirst ? groups.toReversed() : groups;
    return share === undefined || word === undefined ? [] : [{ share: readQuantity(share), of: symbolOf(word) }];
  });
  const hasMolecule = MOLECULE.test(taken.rest);
  const counts = COUNTS.flatMap((pattern) => {
    const [number, word] = taken.take(pattern) ?? [];
    return number === undefined || word === undefined ? [] : [{ atoms: Number(number), of: symbolOf(word) }];
  });
  const [found, ...otherShares] = shares;
  const [counted = isLeast ? { atoms: 1, of: found?.of ?? null } : undefined, ...otherCounts] = counts;
  // "One molecule", "1 mole": no number of another thing.
  const rest = taken.rest.replaceAll(/\b1(?= (?:[a-z]+ )?(?:molecule|mole)\b)/g, "");
  if (found === undefined || counted === undefined || otherShares.length + otherCounts.length > 0 || /\d/.test(rest))
    return null;
  const { share, of } = found;
  if (share === null || of === null || of !== counted.of || counted.atoms < 1 || !(hasMolecule || isLeast)) return null;
  return solveMolarMass(of, counted.atoms, share);
}
