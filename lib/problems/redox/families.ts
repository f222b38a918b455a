import type { Room } from "../family.ts";
import { electrolysis } from "./electrolysis.ts";
import { oxidationNumbers } from "./oxidation-numbers.ts";
import { redoxEquations } from "./redox-equations.ts";

/** The families of each subtopic, the plainest first. */
export const REDOX: Room<"redox-electrochemistry"> = {
  "oxidation-numbers": [oxidationNumbers],
  "balancing-redox-reactions": [redoxEquations],
  "galvanic-cells": [],
  "standard-cell-potential": [],
  "nernst-equation": [],
  "electrolysis-faradays-laws": [electrolysis],
};
