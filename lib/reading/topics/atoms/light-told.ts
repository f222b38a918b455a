import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** Light and moving particles in a story: what shines, flies or is hit changes nothing of λν = c, E = hν and λ = h/(m v). */

const WAVELENGTH = new RegExp(String.raw`(${VALUE} ?(?:nm|pm|Å|µm|um|cm|mm|m))(?![A-Za-z\d/^])(?! ?s\^?-)`);
const FREQUENCY = new RegExp(String.raw`(${VALUE} ?(?:[kMGT]?Hz|s\^?-1|\/s))(?![A-Za-z\d])`);
const SPEED = new RegExp(String.raw`(${VALUE} ?(?:k?m ?\/ ?s|k?m ?s\^?-1|k?m\/h))(?![A-Za-z\d])`);
const MASS = new RegExp(String.raw`(${VALUE} ?(?:kg|g|mg|u))(?![A-Za-z\d/])`);
const PLANCK = new RegExp(String.raw`\bh ?= ?${VALUE}(?: ?J ?[·*]? ?s)?`);

const ABOUT =
  /\b(?:photons?|light|lamps?|lasers?|lines?|radiation|ray|rays|flame|glow|colou?r|waves?|quantum|quanta|signal)\b/i;
const ASKS_ENERGY =
  /\b(?:what|calculate|find|determine|work out|compute|how much)\b[^.?]{0,80}\benerg(?:y|ies)\b|\benergy\b[^.?]{0,60}\?/i;
const PER_MOLE =
  /\bper mol(?:e)?\b|\b(?:one|a|1|each) mole? of\b|\b(?:one|a) mole\b|k?J ?\/ ?mol|k?J ?mol\^?-1|\bmolar energy\b/i;
const PER_PHOTON =
  /\b(?:of|by|in|does|has|for|per|carr(?:y|ies)|each|one|a|an|single) (?:an? |one |each |the |such an? |this )?(?:single )?(?:photon|quantum)\b/i;

/** Other questions of light: of many photons, of electrons that it sets free, of levels, of bonds. */
const ELSE =
  /how many|number of photons|intensit|\bpower\b|\bW\b|watt|work function|threshold|eject|photoelectr|kinetic|ioni[sz]|\bbond|transition|\bn ?=|rydberg|level|shell|orbit|absorbance|wavenumber|period\b|percent|%|\bboth\b|difference|ratio|times|compare|longer|shorter|higher|lower|greater|smaller|half|twice|double|triple|another|other|different/i;

const takeQuantity = (taken: Taken, pattern: RegExp) => readQuantity(taken.take(pattern)?.[0] ?? "");

/** "A lamp shines at 254 nm. How much energy has one mole of its photons?" Null for any other text. */
export function solveLight(text: string): SolutionFacts[] | null {
  if (!ABOUT.test(text) || ELSE.test(text) || !ASKS_ENERGY.test(text)) return null;
  const plain = normalise(withoutToldConstants(text) ?? text);
  const taken = new Taken(plain);
  const frequency = takeQuantity(taken, FREQUENCY);
  const wavelength = frequency === null ? takeQuantity(taken, WAVELENGTH) : null;
  const told = frequency ?? wavelength;
  const rest = taken.rest.replaceAll(/mol\^?-1|\b1 mol(?:e)?\b/g, " mole ");
  if (told === null || /\d/.test(rest)) return null;
  const isMolar = PER_MOLE.test(plain);
  if (isMolar === (PER_PHOTON.test(plain) && !/mole/i.test(plain))) return null;
  const given = [variableOf(frequency === null ? "wavelength" : "frequency", null), told] as const;
  const unit = /\bin (kJ|J|eV)\b|\((kJ|J|eV)\)|\b(kJ|J)(?= ?\/ ?mol|(?: per|,? of| for) (?:one |a )?mole| mole )/.exec(
    rest,
  );
  const named = unit?.[1] ?? unit?.[2] ?? unit?.[3] ?? null;
  if (!isMolar)
    return solveByLaws([given], variableOf("energy", null), named === null ? null : getUnit(named), ["light"]);
  if (named === "eV") return null;
  // "How much energy, in kJ, has a mole": of that amount.
  const isOfAmount = named !== null && !/J ?\/ ?mol|\bJ mole|\bper mol/i.test(rest);
  return isOfAmount
    ? solveByLaws(
        [given, [variableOf("amount", null), quantity(1, "mol", null)]],
        variableOf("energy", null, "total"),
        getUnit(named),
        ["light"],
      )
    : solveByLaws([given], variableOf("molar-energy", null), getUnit(named === "J" ? "J/mol" : "kJ/mol"), ["light"]);
}

const ASKS_WAVELENGTH = /\bwavelength\b/i;
const ELSE_OF_MATTER =
  /uncertain|potential difference|accelerat|voltage|\bV\b|kinetic energy|\bp ?=|momentum|\bphoton|frequency|radius|orbit|temperature|thermal|ratio|what (?:speed|velocity)|how fast|mass of the (?:particle|object) (?:that|whose)/i;

/** "… associated with an electron (m = …) going at 2.5e6 m/s": by mass and speed. Null for any other text. */
export function solveMatterWave(text: string): SolutionFacts[] | null {
  if (!ASKS_WAVELENGTH.test(text) || ELSE_OF_MATTER.test(text)) return null;
  const taken = new Taken(normalise(text));
  taken.take(PLANCK);
  const speed = takeQuantity(taken, SPEED);
  const mass = takeQuantity(taken, MASS);
  if (speed === null || mass === null || taken.hasNumber) return null;
  const named = /\bin (nm|pm|Å|m|cm|µm|metres?|meters?|nanomet(?:er|re)s?|picomet(?:er|re)s?)\b/.exec(taken.rest)?.[1];
  const unit = named === undefined ? null : getUnit(UNITS[named.slice(0, 2)] ?? named);
  return solveByLaws(
    [
      [variableOf("mass", null), mass],
      [variableOf("speed", null), speed],
    ],
    variableOf("wavelength", null),
    unit,
    ["matter-wave"],
  );
}

const UNITS: Readonly<Record<string, string>> = { me: "m", na: "nm", pi: "pm" };
