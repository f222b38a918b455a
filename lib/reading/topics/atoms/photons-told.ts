import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { pureNumber, quantity, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** How many photons a pulse has, what light just sets an electron free or breaks a bond, which level it lifts hydrogen to. */

const WAVELENGTH = new RegExp(String.raw`(${VALUE} ?(?:nm|pm|Å|µm|um|cm|mm|m))(?![A-Za-z\d/^])(?! ?s\^?-1)`);
const FREQUENCY = new RegExp(String.raw`(${VALUE} ?(?:[kMGT]?Hz|s\^?-1|\/s))(?![A-Za-z\d])`);
const ENERGY = new RegExp(String.raw`(${VALUE} ?(?:[kmµ]?J|eV))(?![A-Za-z\d/^])(?! ?mol)`);
const MOLAR = new RegExp(String.raw`(${VALUE} ?k?J ?(?:\/ ?mol|mol\^?-1|per mole?))(?![A-Za-z\d])`);
const MASS = new RegExp(String.raw`(${VALUE} ?(?:kg|g|u))(?![A-Za-z\d/])`);

const ASKS = String.raw`\b(?:what|calculate|find|determine|compute|at what|how)\b(?:[^.?!]|\.(?=\d))*`;

/** Light that is just strong enough, whatever it does. */
const JUST_ENOUGH =
  /\b(?:longest|maximum|max\.?|greatest|largest|lowest|minimum|smallest|threshold)\b|\bwork function\b|\bbond (?:energy|enthalpy|dissociation energy)\b/i;
const SETS_FREE =
  /\b(?:ioni[sz]\w*|eject\w*|remov\w*|emi(?:t|ssion)\w*|dissociat\w*|break\w*|split\w*|cleav\w*|photoelectr\w*|work function|threshold)\b/i;
/** In joules: no photon that does so has more. */
const MOST_OF_ONE = 1e-15;

/** What flies off has energy of its own; two lights, two metals. */
const MORE =
  /kinetic|velocity|speed|how many|number of|percent|%|difference|ratio|\bn ?=|level|hydrogen atom|volt|\bV\b|each|second ionization|excess/i;

const ASKED_UNIT =
  /\bin (?:units of )?(?:\()?(nm|pm|µm|cm|mm|m|MHz|GHz|Hz|s\^?-1|kJ ?\/ ?mol|kJ per mole?|J ?\/ ?mol|kJ|J|eV|nanomet(?:er|re)s?|met(?:er|re)s?|joules?|m\/s)\b/i;
const SPELT: Readonly<Record<string, string>> = { nanom: "nm", meter: "m", metre: "m", joule: "J", "kj pe": "kJ/mol" };

function unitAsked(text: string): Unit | null {
  const named = ASKED_UNIT.exec(text)?.[1];
  return named === undefined ? null : getUnit(SPELT[named.slice(0, 5).toLowerCase()] ?? named.replaceAll(" ", ""));
}

const take = (taken: Taken, pattern: RegExp): Quantity | null => readQuantity(taken.take(pattern)?.[0] ?? "");

type Told = readonly [Variable, Quantity];

function takeLight(taken: Taken): Told | null {
  const frequency = take(taken, FREQUENCY);
  if (frequency !== null) return [variableOf("frequency", null), frequency];
  const wavelength = take(taken, WAVELENGTH);
  return wavelength === null ? null : [variableOf("wavelength", null), wavelength];
}

/** "A pulse of 3.50 J at 532 nm: how many photons?" */
function solvePhotonCount(plain: string): SolutionFacts[] | null {
  if (!/\bhow many photons\b|\bnumber of photons\b/i.test(plain)) return null;
  if (/\bper second\b|\bW\b|watt|power|percent|%|absorbed by|efficien|warm|heat|temperature|mole/i.test(plain))
    return null;
  const taken = new Taken(plain);
  const energy = take(taken, ENERGY);
  const light = takeLight(taken);
  if (energy === null || light === null || taken.hasNumber) return null;
  return solveByLaws([[variableOf("energy", null, "total"), energy], light], variableOf("photons", null), null, [
    "light",
  ]);
}

/** Light that just does it: its photon has the energy that is told, or the energy is that of its photon. */
function solveJustEnough(plain: string): SolutionFacts[] | null {
  if (!JUST_ENOUGH.test(plain) || !SETS_FREE.test(plain) || MORE.test(plain)) return null;
  const taken = new Taken(plain);
  const perMole = take(taken, MOLAR);
  const whole = perMole === null ? take(taken, ENERGY) : null;
  // "To break one mole of bonds takes 242 kJ".
  const isOfMole = whole !== null && /\bmoles?\b/i.test(plain);
  const molar = isOfMole ? quantity(getValueIn(whole, "kJ"), "kJ/mol", whole.significantFigures) : perMole;
  const energy = isOfMole ? null : whole;
  if (energy !== null && getValueIn(energy, "J").gt(MOST_OF_ONE)) return null;
  const light = molar === null && energy === null ? takeLight(taken) : null;
  if (taken.hasNumber) return null;
  const unit = unitAsked(plain);
  const wanted = (words: string): boolean => new RegExp(`${ASKS}\\b(?:${words})\\b`, "i").test(plain);
  if (light !== null) {
    // The energy of light that is told to be the threshold.
    if (!/threshold|longest|minimum|maximum/i.test(plain) || !wanted("work function|energy|energies")) return null;
    const isMolar = unit?.dimension === DIMENSIONS.molarEnergy;
    return solveByLaws([light], variableOf(isMolar ? "molar-energy" : "energy", null), unit, ["light"]);
  }
  const told: Told | null =
    molar !== null
      ? [variableOf("molar-energy", null), molar]
      : energy !== null
        ? [variableOf("energy", null), energy]
        : null;
  const kind = wanted("wavelength") ? "wavelength" : wanted("frequency") ? "frequency" : null;
  return told === null || kind === null ? null : solveByLaws([told], variableOf(kind, null), unit, ["light"]);
}

/** "Light of 97.2 nm is absorbed from the ground state: to which level?" */
function solveLiftedLevel(plain: string): SolutionFacts[] | null {
  if (
    !/\bhydrogen\b/i.test(plain) ||
    !/\babsorb|\bexcit|\bpromot|\braised?\b/i.test(plain) ||
    !/ground state/i.test(plain)
  )
    return null;
  if (!new RegExp(`${ASKS}\\b(?:level|state|shell|orbit|n)\\b`, "i").test(plain)) return null;
  if (/\bemit|\bfall|\bion\b|second photon|two photons|drops?|returns?/i.test(plain)) return null;
  const taken = new Taken(plain.replaceAll(/\(?n ?= ?1\)?/g, ""));
  const light = takeLight(taken);
  if (light === null || taken.hasNumber) return null;
  return solveByLaws(
    [[variableOf("nuclear-charge", null), pureNumber(1)], [variableOf("level", null, "first"), pureNumber(1)], light],
    variableOf("level", null, "second"),
    null,
    ["light", "hydrogen-line"],
  );
}

/** How fast a particle of known mass moves that has a wavelength. */
function solveSpeedOfWave(plain: string): SolutionFacts[] | null {
  if (
    !/\bde Broglie\b|\bwavelength (?:associated|of)/i.test(plain) ||
    !new RegExp(`${ASKS}\\b(?:speed|velocity|fast)\\b`, "i").test(plain)
  )
    return null;
  if (/uncertain|kinetic|accelerat|volt|temperature|photon|momentum of/i.test(plain)) return null;
  const taken = new Taken(plain);
  const [mass, wavelength] = [take(taken, MASS), take(taken, WAVELENGTH)];
  if (mass === null || wavelength === null || taken.hasNumber) return null;
  return solveByLaws(
    [
      [variableOf("mass", null), mass],
      [variableOf("wavelength", null), wavelength],
    ],
    variableOf("speed", null),
    null,
    ["matter-wave"],
  );
}

/** What has waves of another speed, or asks for more than one of wavelength, frequency and energy. */
const NO_WAVE =
  /\bsound|\bocean|\bwater waves|\bspeed\b(?! of light)|refract|\bglass\b|medium|how many|number of|\bbond|ioni[sz]|\bn ?=|level|transition|hydrogen|electrons?\b|\bmol(?:es?)?\b|\/ ?mol|power|\bW\b|ratio|times|compare|difference|broglie|particle|wavenumber|period\b|total|both|longest|shortest|highest|lowest|threshold|half|twice|double|crystal|diffract|couple|few|several|dozen|another|(?:long|short|high|low|great|small)er\b|\b(?:more|less) than\b/i;

/** "Phones use 900 MHz. What wavelength is that?", "… at 488 nm. What is the energy of one of its photons?" */
function solveWave(plain: string): SolutionFacts[] | null {
  if (NO_WAVE.test(plain)) return null;
  const taken = new Taken(plain);
  const light = takeLight(taken);
  const energy = light === null && /photons?\b/i.test(plain) ? take(taken, ENERGY) : null;
  const told: Told | null = light ?? (energy === null ? null : [variableOf("energy", null), energy]);
  if (told === null || taken.hasNumber) return null;
  const asks = (kind: "wavelength" | "frequency" | "energy"): boolean =>
    told[0].kind !== kind && new RegExp(`${ASKS}\\b${kind}\\b`, "i").test(plain);
  const kinds = (["wavelength", "frequency", "energy"] as const).filter(asks);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1 || (kind === "energy" && !/\bphotons?\b|\bquant/i.test(plain)))
    return null;
  return told[1].value.gt(0) ? solveByLaws([told], variableOf(kind, null), unitAsked(plain), ["light"]) : null;
}

/** Null for any other text. */
export function solvePhotonsTold(text: string): SolutionFacts[] | null {
  if (!/photon|light|wavelength|frequency|radiation|work function|wave/i.test(text)) return null;
  // What stands in a formula is no value.
  const plain = normalise(withoutToldConstants(text) ?? text).replaceAll(/\b(?:[A-Z][a-z]?\d*){1,6}\b/g, (formula) =>
    formula.replaceAll(/\d/g, ""),
  );
  return (
    solvePhotonCount(plain) ??
    solveLiftedLevel(plain) ??
    solveSpeedOfWave(plain) ??
    solveJustEnough(plain) ??
    solveWave(plain)
  );
}
