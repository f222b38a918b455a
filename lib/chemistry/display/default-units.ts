export const VALUE_KINDS = ["mass", "temperature", "volume", "pressure", "molarity"] as const;

export type ValueKind = (typeof VALUE_KINDS)[number];

/** The unit that a bare value of a kind is shown with. */
const DEFAULT_UNITS = {
  mass: "g/mol",
  temperature: "°C",
  volume: "L",
  pressure: "atm",
  molarity: "M",
} as const satisfies Record<ValueKind, string>;

/** A value with a unit after a narrow no-break space: its own if it has one, else the default of its kind. */
export function withDefaultUnit(value: string, kind: ValueKind): string {
  const match = /^\s*([-+−]?[\d.,]*\d(?:\s*[×x]\s*10[⁻⁺⁰¹²³⁴-⁹]+|[eE][-+]?\d+)?)\s*(\S.*)?$/.exec(value);
  if (match === null) return value;
  return `${match[1] ?? ""}\u202F${(match[2] ?? DEFAULT_UNITS[kind]).trim()}`;
}
