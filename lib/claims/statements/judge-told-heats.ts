import type { Equation } from "../../chemistry/equation/equation.ts";
import { heatBehind, hessHeat, type ToldHeat } from "../ways/told-heats.ts";
import { judged, type Statement } from "./statement.ts";

/** How far what was rounded may lie, as a share. */
const ROUNDED = 0.002;

/** "CO₂ → CO + ½ O₂, ΔH = +283.0 kJ": the heat of an equation by those that the problem tells, turned and multiplied as it is. */
export function judgeToldHeats(
  line: string,
  equations: readonly { readonly end: number; readonly equation: Equation }[],
  told: readonly ToldHeat[],
): Statement[] {
  return equations.flatMap(({ end, equation }): Statement[] => {
    const heat = told.length === 0 ? null : heatBehind(line, end);
    const expected = heat === null ? null : hessHeat(equation, told);
    if (heat === null || expected === null || expected === 0) return [];
    const share = heat.value / expected;
    if (Math.abs(share - 1) <= ROUNDED) return [judged(heat, true)];
    return Math.abs(share + 1) <= ROUNDED ? [judged(heat, false)] : [];
  });
}
