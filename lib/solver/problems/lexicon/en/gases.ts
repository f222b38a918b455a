import type { ProblemPhrases } from "../problem-phrases.ts";

const CONSTANT = [
  "is constant", "is held constant", "is kept constant", "remains constant", "stays constant", "does not change", "remains the same", "stays the same", "is the same", "remaining constant", "held constant", "kept constant",
  "constant", "being constant", "unchanged", "is unchanged", "remains unchanged", "is not changed", "remained constant", "was held constant", "was kept constant", "is fixed", "staying constant", "did not change", "was constant", "stayed constant", "remain constant", "is kept the same", "kept the same", "is held the same", "does not vary", "is kept fixed", "stays unchanged",
];

/** "Constant pressure", "the pressure remains the same". */
function staysConstant(noun: string): string[] {
  const phrases = [`constant ${noun}`, `same ${noun}`, `fixed ${noun}`, `unchanged ${noun}`, `a constant ${noun}`, ...CONSTANT.map((end) => `${noun} ${end}`), `${noun} of the gas is constant`, `${noun} of the gas remains constant`, `without changing the ${noun}`, `no change in ${noun}`, `without a change in ${noun}`];
  return [...phrases, ...phrases.map((phrase) => `the ${phrase}`)];
}

/** Gases: what describes them, what stays constant, and how they change. */
export const ENGLISH_GASES: ProblemPhrases = {
  "kind/pressure": ["pressure", "the pressure", "pressures", "gas pressure", "partial pressure", "the partial pressure", "partial pressures", "atmospheric pressure", "barometric pressure"],
  "kind/temperature": ["boiling point", "melting point", "freezing point", "normal boiling point", "temperature", "the temperature", "temperatures", "gas temperature", "how hot", "temp", "the temp"],
  "kind/mole-fraction": ["mole fraction", "the mole fraction", "mole fractions", "molar fraction"],
  "kind/vapor-pressure": [
    "vapor pressure of water", "vapour pressure of water", "the vapor pressure of water", "the vapour pressure of water", "water vapor pressure", "water vapour pressure", "vapor pressure of h2o",
    "pressure of water vapor", "partial pressure of water vapor", "vapor pressure", "vapour pressure",
  ],
  "label/total": ["total"],
  "label/initial": ["initial", "initially", "original", "originally", "starting", "at the start", "beginning", "at the beginning", "in the beginning", "before", "beforehand", "before dilution", "before the dilution", "before diluting", "before it was diluted", "before being diluted", "at first", "to begin with"],
  "label/final": ["final", "finally", "new", "in the end"],
  "condition/constant-pressure": [...staysConstant("pressure"), "isobaric", "isobarically"],
  "condition/constant-volume": [...staysConstant("volume"), "rigid", "isochoric", "steel", "volume of the container does not change"],
  "condition/constant-temperature": [...staysConstant("temperature"), ...staysConstant("temp"), "isothermal", "isothermally"],
  "condition/same-conditions": ["temperature and pressure", "pressure and temperature"].flatMap((both) =>
    [`same ${both}`, `constant ${both}`, `same conditions of ${both}`, `${both} are constant`, `${both} remain constant`, `${both} are held constant`, `${both} are kept constant`, `${both} do not change`, `${both} stay the same`, `${both} remain the same`, `identical ${both}`, `under the same conditions`, `at the same conditions`, `same conditions`].flatMap(
      (phrase) => [phrase, `the ${phrase}`],
    ),
  ),
  "condition/standard-pressure": ["standard pressure", "standard atmospheric pressure", "normal atmospheric pressure"],
  "condition/standard-temperature": ["standard temperature"],
  "condition/over-water": ["over water", "collected over water", "is collected over water", "are collected over water", "was collected over water", "were collected over water", "collected by displacement of water", "by water displacement", "saturated with water vapor", "wet"],
  afterwards: ["after being", "after it is", "after it was", "after it has been", "after it had been", "after having been", "after the gas is", "after the gas was"],
  has: ["fill", "filled", "exert", "exerts", "exerted"],
  change: [
    "cooled", "is cooled", "was cooled", "cools", "cooling", "heated", "is heated", "was heated", "heats", "heats up", "heating", "warmed", "is warmed", "warms", "warms up", "expands", "expand", "expanded", "is expanded", "allowed to expand", "is allowed to expand",
    "compressed", "is compressed", "was compressed", "compress", "contracts", "is squeezed", "rises", "rise", "drops", "drop", "falls", "fall", "raised", "is raised", "lowered", "is lowered", "reduced", "is reduced", "changed", "is changed", "changes", "change",
    "increases", "increase", "increased", "is increased", "decreases", "decrease", "decreased", "is decreased", "was increased", "was decreased", "was reduced", "was raised", "was lowered", "was changed", "shrinks", "becomes", "become", "transferred", "is transferred",
    "brought", "is brought", "adjusted", "is adjusted", "released", "taken", "is taken", "goes", "go",
  ],
  condensed: ["liquid", "solid", "frozen", "liquefied", "liquified"],
  filler: ["balloon", "the balloon", "bubble", "the bubble", "tire", "tyre", "bulb", "canister", "syringe", "piston", "ball", "basketball", "vessel", "gas cylinder", "air bag", "airbag", "scuba tank", "aerosol can", "spray can", "pressure cooker", "jar", "test tube", "gas bulb", "weather balloon", "outside", "surface", "lungs", "room", "freezer", "oven", "car"],
  effuse: ["effuse", "effuses", "effused", "effusing", "effusion", "diffuse", "diffuses", "diffused", "diffusing", "diffusion", "to effuse", "to diffuse"],
  faster: ["faster", "faster than", "times faster", "times faster than", "times as fast as", "times as fast", "times as rapidly as", "times more rapidly than", "as fast as", "times as quickly as", "times the speed of"],
  slower: ["slower", "slower than", "times slower", "times slower than", "times as long", "times as long as", "times longer", "times longer than", "more slowly", "times more slowly than"],
  compare: ["rate", "rates", "the rate", "the rates", "ratio", "the ratio", "than", "times that of", "times that for", "times the rate of", "times the rate", "relative rates", "relative rate", "by what factor", "what factor", "speed ratio"],
  "unknown-gas": ["unknown gas", "unknown noble gas", "unknown diatomic gas", "unknown gaseous compound", "unknown gaseous element", "unknown gaseous substance", "gas x", "unknown compound", "unknown gas sample"],
  foreign: [
    "osmotic", "osmotic pressure", "boiling point elevation", "elevation of the boiling point", "freezing point depression", "depression of the freezing point", "boiling point rise", "lowering of the freezing point",
    "by how much", "relative to", "compared to", "compared with", "denser", "lighter", "heavier", "larger", "smaller", "pressure change", "the pressure change", "volume change", "the volume change", "change in pressure", "change in volume", "the change in pressure", "the change in volume",
    "doubled", "is doubled", "doubles", "doubling", "tripled", "is tripled", "triples", "quadrupled", "quadruples", "halved", "is halved", "halves", "one half", "one third", "a third", "one fourth", "one quarter", "a quarter", "three times", "four times", "two times", "times its", "times as", "times the",
    "increased by", "is increased by", "increases by", "increase by", "decreased by", "is decreased by", "decreases by", "decrease by", "reduced by", "is reduced by a", "raised by", "is raised by", "lowered by", "is lowered by", "rises by", "rise by", "drops by", "drop by", "falls by", "fall by",
    "heated by", "is heated by", "cooled by", "is cooled by", "changes by", "warmed by", "van der waals", "real gas", "compressibility", "gauge", "leaks", "leak", "leaked", "escapes", "escape", "escaped", "removed", "is removed", "withdrawn", "pumped", "rms", "root mean square", "kinetic", "more moles", "more gas",
    "connected", "is connected", "are connected", "connects", "connecting", "joined", "second container", "another container", "another gas", "more of the gas", "some of the gas", "some gas", "is opened", "opened", "punctured", "remains in", "consumed", "evacuated", "valve", "stopcock", "manometer", "helium atoms escape", "relative humidity",
  ],
};
