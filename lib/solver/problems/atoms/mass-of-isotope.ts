import { parseNuclide } from "../../../chemistry/formula/nuclide.ts";
import { type Decimal, ONE } from "../../../quantity/decimal.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { isAsk, isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import type { Statement } from "../statement.ts";
import { isPercent } from "../substance-mentions.ts";
import type { ProblemToken } from "../tokens.ts";
import type { Row } from "./isotope-rows.ts";
import { toStatement } from "./isotope-statement.ts";
import { FARTHEST_FROM_NUMBER, findBehind, isMassOfElement, nuclideOf, readQuantity } from "./isotope-tokens.ts";

/** "What is the mass of the other isotope?": the place of its word for a mass; null where the mass of no isotope is asked. */
function findOtherMass(sentences: readonly Sentence[]): { readonly asking: Sentence; readonly at: number } | null {
  const asked = sentences.flatMap((asking) => {
    const ask = asking.findIndex(isAsk);
    const at = asking.findIndex(
      (token, place) => place > ask && isSense(token, "kind/isotope-mass", "kind/atomic-mass"),
    );
    return ask === -1 ? [] : [{ asking, at }];
  });
  const [only, ...others] = asked;
  if (only === undefined || others.length > 0 || only.at === -1) return null;
  const isOfIsotope = only.asking
    .slice(only.at)
    .some((token) => nuclideOf(token) !== null || isSense(token, "isotope", "lighter", "heavier", "remainder"));
  return isOfIsotope ? only : null;
}

const shareOf = (share: Quantity): Decimal => (isPercent(share) ? share.value.div(100) : share.value);

/** The mass of one of two isotopes: from the mean, the mass of the other one, and its share. */
export function readOtherMass(sentences: readonly Sentence[]): Statement | null {
  const found = findOtherMass(sentences);
  if (found === null || found.asking.slice(found.at).some(({ kind }) => kind === "quantity")) return null;
  const told = sentences.flatMap((sentence) => (sentence === found.asking ? sentence.slice(0, found.at) : sentence));
  const mentions = told.flatMap((token) =>
    token.kind === "quantity" ? (readQuantity(token.reading.quantity) ?? []) : [],
  );
  const masses = mentions.flatMap((mention) => (mention.kind === "M" ? [mention.quantity] : []));
  const shares = mentions.flatMap((mention) => (mention.kind === "X" ? [mention.quantity] : []));
  const means = listMeansOfElement(told);
  const [[mean], [share], others] = [means, shares, masses.filter((mass) => mass !== means[0])];
  const named = [...new Set(found.asking.slice(found.at).flatMap((token) => nuclideOf(token) ?? []))];
  const [own] = others;
  const isWhole = means.length === 1 && masses.length === 2 && shares.length === 1 && named.length < 2;
  if (!isWhole || mean === undefined || own === undefined || share === undefined || share === null) return null;
  const rest = mean.value.minus(own.value.times(shareOf(share))).div(ONE.minus(shareOf(share)));
  const number = parseNuclide(named[0] ?? "")?.massNumber;
  const isHeavier = found.asking.some((token) => isSense(token, "heavier"));
  const isLighter = found.asking.some((token) => isSense(token, "lighter"));
  const fits =
    (number === undefined || rest.minus(number).abs().lte(FARTHEST_FROM_NUMBER)) &&
    !(rest.gt(own.value) ? isLighter : isHeavier);
  if (!fits) return null;
  const isotope = named[0] ?? "2";
  const rows: Row[] = [
    { isotope: "1", mass: own, share },
    { isotope, mass: null, share: null },
  ];
  return toStatement(rows, mean, [["isotope-mass", isotope]]);
}

/** The masses told of an element, not of one of its isotopes: "the atomic mass of rubidium is 85.4678 u". */
function listMeansOfElement(tokens: readonly ProblemToken[]): Quantity[] {
  return tokens.flatMap((token, at): Quantity[] => {
    if (!isMassOfElement(token)) return [];
    const behind = findBehind(tokens, at);
    const isOfElement = isSense(token, "average") || (behind?.kind === "substance" && nuclideOf(behind) === null);
    const value = isOfElement ? tokens.slice(at).find(({ kind }) => kind === "quantity") : undefined;
    const mention = value?.kind === "quantity" ? readQuantity(value.reading.quantity) : null;
    return mention?.kind === "M" ? [mention.quantity] : [];
  });
}
