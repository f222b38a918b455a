import type { Room } from "../family.ts";
import { accuracyAndPrecision } from "./accuracy-and-precision.ts";
import { densityByShape } from "./density-by-shape.ts";
import { density } from "./density.ts";
import { experiments } from "./experiments.ts";
import { fairTests } from "./fair-tests.ts";
import { percentError } from "./percent-error.ts";
import { powerArithmetic } from "./power-arithmetic.ts";
import { powersOfTen, writtenPowers } from "./powers-of-ten.ts";
import { predictions } from "./predictions.ts";
import { roundedResults } from "./rounded-results.ts";
import { significantFigures } from "./significant-figures.ts";
import { unitConversions } from "./unit-conversions.ts";

/** The families of each subtopic, the plainest first. */
export const MEASUREMENT: Room<"scientific-foundations-measurement"> = {
  "scientific-method": [experiments, fairTests, predictions],
  "si-units-conversions": [unitConversions],
  "significant-figures": [significantFigures, roundedResults],
  "scientific-notation": [powersOfTen, writtenPowers, powerArithmetic],
  density: [density, densityByShape],
  "accuracy-percent-error": [percentError, accuracyAndPrecision],
};
