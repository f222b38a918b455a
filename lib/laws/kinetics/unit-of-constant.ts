/** In which the rate constant of a reaction of this overall order is measured, concentrations in mol/L and times in `time`. */
export function unitOfConstant(order: number, time = "s"): string {
  if (order === 0) return `mol/(L·${time})`;
  if (order === 1) return `${time}^-1`;
  const power = order === 2 ? "" : `^${order - 1}`;
  return `L${power}/(mol${power}·${time})`;
}
