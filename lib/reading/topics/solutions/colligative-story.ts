import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { quantity, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { ColligativeSlot } from "./colligative.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

const CONSTANT = { freezing: /\bfreez|cryoscop|\bk_?f\b/i, boiling: /\bboil|ebullio|\bk_?b\b/i } as const;
const THERMAL = { freezing: /\bfreez|\bfroze|\bmelt/i, boiling: /\bboil/i } as const;

type Change = keyof typeof THERMAL;

const PURE = /\bpure\b|\bnormal (?:boiling|freezing|melting) point|\bsolvent\b|\bnormally (?:boils|freezes|melts)/i;
const SHIFTED = /\b(?:lower|depress|decreas|drop|fall|fell|rais|ris|rose|increas|elevat|reduc|chang|shift)\w*/i;
const MOVED = new RegExp(String.raw`${SHIFTED.source} $`, "i");
const BELOW = /^ ?(?:below|above|lower than|higher than|less than|greater than|than that)\b/i;

/** What is dissolved and what dissolves it, in canonical ASCII; null where it is not named. */
export type Roles = { readonly solute: string | null; readonly solvent: string | null };

/** The last match before the end of a text; -1 where there is none. */
const lastAt = (text: string, words: RegExp): number =>
  [...text.matchAll(new RegExp(words.source, "gi"))].at(-1)?.index ?? -1;

/** The values of a story about one solution, each in the slot that its unit and the words beside it name. */
export class ColligativeStory {
  readonly values = new Map<ColligativeSlot, Quantity>();
  readonly #plain: string;
  readonly #spots: readonly Spot[];
  readonly #roles: Roles;

  constructor(plain: string, spots: readonly Spot[], roles: Roles) {
    this.#plain = plain;
    this.#spots = spots;
    this.#roles = roles;
  }

  #set(slot: ColligativeSlot | null, value: Quantity): boolean {
    if (slot === null) return false;
    const known = this.values.get(slot);
    // Told twice it must be the same.
    if (known !== undefined) return known.value.eq(value.value) && known.unit.numerator.eq(value.unit.numerator);
    this.values.set(slot, value);
    return true;
  }

  /** The sentence around a place, up to it and behind it. */
  #around({ start, end }: Spot): { readonly lead: string; readonly tail: string } {
    const before = this.#plain.slice(0, start);
    const opening = [...before.matchAll(/[.?!](?=\s)/g)].at(-1)?.index ?? -1;
    const closing = this.#plain.slice(end).search(/[.?!](?:\s|$)/);
    return {
      lead: before.slice(opening + 1),
      tail: closing === -1 ? this.#plain.slice(end) : this.#plain.slice(end, end + closing),
    };
  }

  /** The words since the value before this one. */
  #since(spot: Spot, lead: string): string {
    const before = this.#spots.findLast(({ kind, end }) => kind === "quantity" && end <= spot.start);
    return this.#plain.slice(Math.max(spot.start - lead.length, before?.end ?? 0), spot.start);
  }

  #changeIn(...stretches: readonly string[]): Change | null {
    for (const stretch of [...stretches, this.#plain]) {
      const [freezing, boiling] = [THERMAL.freezing.test(stretch), THERMAL.boiling.test(stretch)];
      if (freezing !== boiling) return freezing ? "freezing" : "boiling";
    }
    return null;
  }

  /** What is dissolved, or dissolves it; a substance that is named stands behind "of". */
  #readPortion(spot: SpotOf<"quantity">, kind: "mass" | "amount"): boolean {
    const { tail } = this.#around(spot);
    const of =
      /^[- ]?(?:sample |portion |quantity )?(?:of )?(?:an? |the |this |that |some |pure |liquid |crushed )*/i.exec(
        tail,
      )?.[0] ?? "";
    const start = spot.end + of.length;
    const named = this.#spots.find(
      (each) => each.kind === "substance" && each.start >= spot.end && each.start <= start + 1,
    );
    const formula = named?.kind === "substance" ? (named.substance.formulas[0] ?? null) : null;
    const { solute, solvent } = this.#roles;
    if (formula !== null && solvent !== null && sameAtoms(formula, solvent))
      return this.#set(`solvent-${kind}`, spot.quantity);
    if (formula !== null)
      return this.#set(solute !== null && sameAtoms(formula, solute) ? `solute-${kind}` : null, spot.quantity);
    const isSolvent = /^(?:solvent|ice)\b/i.test(tail.slice(of.length));
    const isSample =
      /^ ?(?:[a-z]+ )*?(?:of|sample|is|was|dissolved|per)\b/i.test(tail) ||
      /\b(?:of|containing|contains|dissolv\w+|in|with)(?: only)? ?$/i.test(this.#plain.slice(0, spot.start));
    return this.#set(isSolvent ? `solvent-${kind}` : isSample ? `solute-${kind}` : null, spot.quantity);
  }

  /** Of the solution; of the solvent where its density is told, which makes a mass of it. */
  #readVolume(spot: SpotOf<"quantity">, density: Quantity | null): boolean {
    const { tail } = this.#around(spot);
    const isOfSolvent =
      /^[- ]?(?:of )?(?:pure |distilled |liquid )?(?:water|benzene|ethanol|solvent|[a-z]+)\b/i.test(tail) &&
      !/^[- ]?(?:of )?(?:an? |the |this |aqueous |[a-z]+ )*?solution/i.test(tail);
    const isSolution =
      !/^ ?of (?:pure |distilled )?[a-z]/i.test(tail) ||
      /^[- ]?(?:of )?(?:an? |the |this |aqueous |[a-z]+ )*?solution/i.test(tail);
    if (/osmotic/i.test(this.#plain)) return this.#set("volume", inUnit(spot.quantity, "L"));
    if (isOfSolvent && !isSolution && density !== null) {
      const grams = getValueIn(spot.quantity, "mL").times(getValueIn(density, "g/mL"));
      return this.#set("solvent-mass", quantity(grams, "g", spot.quantity.significantFigures));
    }
    return false;
  }

  #readPressure(spot: SpotOf<"quantity">): boolean {
    const { lead, tail } = this.#around(spot);
    const since = this.#since(spot, lead);
    if (/osmotic/i.test(this.#plain)) return this.#set("osmotic-pressure", spot.quantity);
    if (/\bby (?:only |about |exactly )?$/i.test(since) && SHIFTED.test(lead))
      return this.#set("vapor-lowering", spot.quantity);
    if (BELOW.test(tail)) return this.#set("vapor-lowering", spot.quantity);
    if (this.#isOfSolvent(lead)) return this.#set("pure-pressure", spot.quantity);
    return this.#set(/\bsolution\b/.test(lead) ? "vapor-pressure" : null, spot.quantity);
  }

  #readTemperature(spot: SpotOf<"quantity">): boolean {
    const { lead, tail } = this.#around(spot);
    const since = this.#since(spot, lead);
    const { quantity: value } = spot;
    if (/osmotic/i.test(this.#plain)) return this.#set("temperature", value);
    if (
      /vapou?r pressure/i.test(this.#plain) &&
      !THERMAL.freezing.test(this.#plain) &&
      !/boiling point|\bboils\b/i.test(this.#plain)
    )
      return this.#set("temperature", value);
    const change = this.#changeIn(since, lead, lead + tail);
    if (change === null) return false;
    const isBy =
      (/\bby (?:only |about |exactly |as much as )?$/i.test(since) && SHIFTED.test(lead)) || MOVED.test(since);
    const isNamed =
      /\b(?:depression|elevation|lowering|raising|change|increase|decrease)\b[^.;]*\b(?:of|is|was|=|be) ?(?:only |about )?$/i.test(
        since,
      );
    if (isBy || isNamed || BELOW.test(tail)) {
      const isScale = value.unit.factors.every(({ unit: { symbol } }) => ["°C", "K", "Δ°C"].includes(symbol));
      return isScale && this.#set(`${change}-change`, { ...value, unit: getUnit("Δ°C") });
    }
    if (!THERMAL[change].test(lead)) return false;
    const point = inUnit(value, "°C");
    if (/\bfrom $/i.test(since)) return this.#set(`pure-${change}-point`, point);
    if (/\bto (?:at least |about )?$/i.test(since)) return this.#set(`${change}-point`, point);
    return this.#set(this.#isOfSolvent(lead) ? `pure-${change}-point` : `${change}-point`, point);
  }

  /** "The freezing point of pure benzene is", "benzene freezes at": said last of the solvent, which is not weighed there. */
  #isOfSolvent(lead: string): boolean {
    const { solvent } = this.#roles;
    const pure = lastAt(lead, PURE);
    const solution = lastAt(lead, /\b(?:solution|mixture)\b|\b(?:it|this|which) (?:freezes|boils)/);
    const offset = this.#plain.indexOf(lead);
    const named = this.#spots.filter(
      (each) =>
        each.kind === "substance" &&
        each.start >= offset &&
        each.end <= offset + lead.length &&
        solvent !== null &&
        each.substance.formulas.some((formula) => sameAtoms(formula, solvent)),
    );
    const bare = named.filter(
      ({ start }) => !/\d ?(?:k?g|mL|L|grams|kilograms|mol|moles)\b[^,;.]{0,30}$/.test(this.#plain.slice(0, start)),
    );
    const last = Math.max(pure, (bare.at(-1)?.start ?? offset - 1) - offset);
    return last > solution;
  }

  #readConstant(spot: SpotOf<"quantity">): boolean {
    const { lead, tail } = this.#around(spot);
    for (const stretch of [this.#since(spot, lead), tail.slice(0, 20), lead, this.#plain]) {
      const [freezing, boiling] = [CONSTANT.freezing.test(stretch), CONSTANT.boiling.test(stretch)];
      if (freezing !== boiling) return this.#set(freezing ? "Kf" : "Kb", spot.quantity);
    }
    return false;
  }

  /** Whether the place of a value is known; a density is taken with the volume of the solvent. */
  read(spot: SpotOf<"quantity">, density: Quantity | null): boolean {
    const { quantity: value } = spot;
    switch (value.unit.dimension) {
      case DIMENSIONS.molalTemperatureShift:
        return this.#readConstant(spot);
      case DIMENSIONS.mass:
        return this.#readPortion(spot, "mass");
      case DIMENSIONS.amount:
        return value.unit.counted === "" && this.#readPortion(spot, "amount");
      case DIMENSIONS.volume:
        return this.#readVolume(spot, density);
      case DIMENSIONS.density:
        return value === density;
      case DIMENSIONS.pressure:
        return this.#readPressure(spot);
      case DIMENSIONS.temperature:
        return this.#readTemperature(spot);
      case DIMENSIONS.molality:
        return this.#set("molality", value);
      case DIMENSIONS.length:
        return this.#set("molality", { ...value, unit: getUnit("mol/kg") });
      case DIMENSIONS.concentration:
        return this.#set("molarity", value);
      case DIMENSIONS.molarMass:
        return this.#set("molar-mass", value);
      case DIMENSIONS.none:
        return value.unit.counted === "" && this.#set(this.#isFactor(spot) ? "factor" : null, value);
      default:
        return false;
    }
  }

  #isFactor(spot: Spot): boolean {
    return /(?:\bvan['’]?t hoff (?:factor|i)|\bvanthoff factor|\bi\b)[^.;]{0,40}$/i.test(this.#around(spot).lead);
  }
}
