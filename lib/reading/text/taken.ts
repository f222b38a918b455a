import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { parseQuantity } from "../../quantity/scan-quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";

/** A number with a power of ten, as texts write it once their notation is settled. */
export const VALUE = String.raw`-?\d[\d.,]*(?<![.,])(?: ?[×x*·] ?10\^?(?:\([-−–]?\d+\)|[-−–]?\d+)|e-?\d+)?`;

/** A quantity in plain notation; null where it is none. */
export function readQuantity(text: string): Quantity | null {
  const read = parseQuantity(text.trim(), { locale: DEFAULT_LOCALE, trailingZeros: "measured" });
  return read.ok ? read.value.quantity : null;
}

/**
 * A text whose values are taken out one by one. Once all that a reader knows is gone, a number that is left belongs to something
 * that it does not know.
 */
export class Taken {
  #rest: string;

  constructor(text: string) {
    // "500. mL": the point only says that its zeros are measured, as all are taken to be. "At –23 °C": whatever dash it is.
    this.#rest = text
      .replaceAll(/(?<=^|[\s(=])[−–](?=\d)/g, "-")
      .replace(
        /(?<=\d)\.(?= ?(?:m?L|[mk]?g|m?mol|M|s|min|h|K|torr|atm|kPa|°C|[cd]?m|[np]m|k?J|V|m?A|pp[mb])(?![A-Za-z]))/g,
        "",
      );
  }

  get rest(): string {
    return this.#rest;
  }

  /** The groups of the first match, which goes; null where there is none. */
  take(pattern: RegExp): readonly string[] | null {
    const found = pattern.exec(this.#rest);
    if (found === null) return null;
    this.#rest = `${this.#rest.slice(0, found.index)} ${this.#rest.slice(found.index + found[0].length)}`;
    return found.slice(1).map((group) => group ?? "");
  }

  get hasNumber(): boolean {
    return /\d/.test(this.#rest);
  }
}
