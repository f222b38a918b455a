import type { Reader } from "../../text/material.ts";
import { solveThinnedAcid } from "./acids-thinned.ts";
import { solveBufferAddition, solveBufferRatio } from "./buffer-additions.ts";
import { solveBufferMade } from "./buffer-made.ts";
import { solveBufferTold } from "./buffer-told.ts";
import { solveUnnamedBuffer } from "./buffer-of-unnamed.ts";
import { solveConjugateConstantsTold } from "./conjugate-constants-told.ts";
import { solveConjugateConstantsTabled } from "./conjugate-constants-tabled.ts";
import { solveFaintSolution } from "./faint-solutions.ts";
import { solveIonicProduct } from "./ionic-product.ts";
import { solvePolyprotic } from "./polyprotic.ts";
import { solveTargetAcidity } from "./target-acidity.ts";
import { solveUnnamedTitration } from "./unnamed-titrations.ts";
import { solveWeakByConjugate } from "./weak-by-conjugate.ts";

export const ACIDS: readonly Reader[] = [
  ({ text }) => solveThinnedAcid(text),
  ({ text }) => solveTargetAcidity(text),
  ({ text }) => solveConjugateConstantsTold(text),
  ({ text }) => solveConjugateConstantsTabled(text),
  ({ text }) => solveWeakByConjugate(text),
  ({ text }) => solveFaintSolution(text),
  ({ text }) => solveIonicProduct(text),
  ({ text }) => solveBufferMade(text),
  ({ text }) => solveBufferTold(text),
  ({ text }) => solveUnnamedBuffer(text),
  ({ text }) => solveBufferAddition(text),
  ({ text }) => solveBufferRatio(text),
  ({ text }) => solveUnnamedTitration(text),
  ({ text }) => solvePolyprotic(text),
];
