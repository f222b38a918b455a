import { convertTo } from "../../quantity/conversion.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { areSameUnit } from "../../quantity/units/unit.ts";
import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

/** A book may round its factor: 1 gal = 3.8 L. */
const NEAR = 0.005;

function quantityAt(tokens: readonly ProblemToken[], at: number): Quantity | null {
  const token = tokens[at];
  return token?.kind === "quantity" ? token.reading.quantity : null;
}

/** "1 gal = 3.785 L": one unit, and what everybody knows it to be in another. */
function isKnownFactor(one: Quantity, other: Quantity): boolean {
  if (
    !one.value.eq(1) ||
    one.unit.dimension === DIMENSIONS.none ||
    one.unit.dimension !== other.unit.dimension ||
    areSameUnit(one.unit, other.unit)
  )
    return false;
  const known = convertTo(one, other.unit);
  return known.ok && known.value.value.minus(other.value).abs().lte(other.value.abs().times(NEAR));
}

function isBracket(token: ProblemToken | undefined, sign: "(" | ")"): boolean {
  return token?.kind === "sign" && token.sign === sign;
}

function isEqual(token: ProblemToken | undefined): boolean {
  return isSense(token, "is") || (token?.kind === "sign" && token.sign === "=");
}

/** A text without the factors between units that it states in brackets: the units themselves tell as much. */
export function dropStatedFactors(tokens: readonly ProblemToken[]): ProblemToken[] {
  const kept: ProblemToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const [one, other] = [quantityAt(tokens, at + 1), quantityAt(tokens, at + 3)];
    const isFactor =
      isBracket(token, "(") &&
      one !== null &&
      isEqual(tokens[at + 2]) &&
      other !== null &&
      isBracket(tokens[at + 4], ")");
    if (isFactor && (isKnownFactor(one, other) || isKnownFactor(other, one))) at += 4;
    else kept.push(token);
  }
  return kept;
}
