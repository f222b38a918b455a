import type { Room } from "../family.ts";
import { arrhenius } from "./arrhenius.ts";
import { averageRate } from "./average-rate.ts";
import { catalysedPath } from "./catalysed-path.ts";
import { catalystEffects } from "./catalyst-effects.ts";
import { energyProfile } from "./energy-profile.ts";
import { initialRates } from "./initial-rates.ts";
import { integratedLaws } from "./integrated-laws.ts";
import { kindsOfCatalysis } from "./kinds-of-catalysis.ts";
import { mechanismLaws } from "./mechanism-laws.ts";
import { mechanisms } from "./mechanisms.ts";
import { orderFromData } from "./order-from-data.ts";
import { rateFactors } from "./rate-factors.ts";
import { rateLawInUse } from "./rate-law-in-use.ts";
import { relativeRates } from "./relative-rates.ts";

/** The families of each subtopic, the plainest first. */
export const KINETICS: Room<"kinetics"> = {
  "reaction-rates": [averageRate, relativeRates, rateFactors],
  "rate-laws": [initialRates, rateLawInUse],
  "integrated-rate-laws-half-life": [integratedLaws, orderFromData],
  "activation-energy-arrhenius-equation": [energyProfile, arrhenius],
  "reaction-mechanisms": [mechanisms, mechanismLaws],
  catalysis: [catalystEffects, kindsOfCatalysis, catalysedPath],
};
