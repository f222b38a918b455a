import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, temperature and the enthalpy of reactions. */
export const ENGLISH_ENERGY: ProblemPhrases = {
  "kind/energy": [
    "heat", "heat energy", "thermal energy", "energy", "amount of heat", "quantity of heat", "amount of energy", "heat in joules", "q", "total heat", "total energy", "amount of heat energy", "heat transferred", "heat flow", "the heat", "the energy", "total amount of heat", "enthalpy change in kj", "energy in the form of heat", "energy as heat",
    "amount of thermal energy", "quantity of energy", "how much heat energy", "total heat energy", "minimum energy", "minimum amount of energy",
  ],
  "kind/specific-heat": ["specific heat", "specific heat capacity", "specific heat capacities", "specific heats", "the specific heat", "the specific heat capacity", "heat capacity per gram", "c s"],
  "kind/heat-capacity": ["heat capacity", "calorimeter constant", "heat capacity of the calorimeter", "total heat capacity", "the heat capacity"],
  "kind/temperature": ["temperature", "temperatures", "the temperature", "temperature of the mixture", "mixture temperature"],
  "kind/temperature-change": [
    "temperature change", "change in temperature", "temperature increase", "temperature rise", "increase in temperature", "rise in temperature", "temperature increases by", "temperature rises by", "temperature increased by", "temperature rose by", "temperature drop", "decrease in temperature", "temperature difference",
    "rise in the temperature", "increase in the temperature", "change in the temperature", "temperature is raised by", "temperature to increase by", "temperature to rise by", "temperature goes up by", "temperature go up by", "temperature changes by", "temperature of the water increases by", "temperature of the calorimeter increases by",
  ],
  "kind/specific-enthalpy": ["latent heat"],
  "kind/molar-energy": [
    "enthalpy of combustion", "heat of combustion", "molar enthalpy of combustion", "molar heat of combustion", "standard enthalpy of combustion", "standard heat of combustion", "enthalpy change of combustion", "molar enthalpy", "molar enthalpy change", "heat of solution", "molar heat of solution", "enthalpy of solution", "molar enthalpy of solution",
    "heat of fusion", "molar heat of fusion", "enthalpy of fusion", "molar enthalpy of fusion", "heat of vaporization", "molar heat of vaporization", "enthalpy of vaporization", "molar enthalpy of vaporization", "heat of vaporisation", "enthalpy of vaporisation", "heat of neutralization", "enthalpy of neutralization", "latent heat of fusion", "latent heat of vaporization", "latent heat of melting", "specific latent heat of fusion", "specific latent heat of vaporization",
  ],
  "kind/formation-enthalpy": ["enthalpy of formation", "standard enthalpy of formation", "heat of formation", "standard heat of formation", "enthalpies of formation", "standard enthalpies of formation", "heats of formation", "standard heats of formation", "standard molar enthalpy of formation", "standard molar enthalpies of formation", "molar enthalpy of formation"],
  "kind/reaction-enthalpy": [
    "enthalpy change", "enthalpy of reaction", "standard enthalpy change", "standard enthalpy of reaction", "heat of reaction", "standard heat of reaction", "reaction enthalpy", "standard reaction enthalpy", "change in enthalpy", "the enthalpy change", "the standard enthalpy change", "enthalpy", "enthalpy change symdh", "standard enthalpy change symdh",
    "enthalpy of the reaction", "the enthalpy of the reaction", "enthalpy change of the reaction", "heat of the reaction", "value of symdh", "the value of symdh", "symdh value",
  ],
  "label/initial": ["initial", "initially", "starting", "originally"],
  "label/final": ["reached", "reaches", "final", "finally", "equilibrium", "at equilibrium", "reach thermal equilibrium", "comes to", "ends up at"],
  "label/released": ["lost by", "is lost by", "given up by", "must be removed", "be removed", "must be removed from", "be removed from", "is removed from", "removed from", "lost to the surroundings", "is lost", "lost", "loses", "lose", "to lose", "does lose", "are lost", "losing", "give off", "give up", "gives up", "gave off"],
  "label/absorbed": ["absorbed", "absorb", "absorbs", "is absorbed", "is absorbed by", "are absorbed by", "was absorbed by", "endothermic", "are absorbed"],
  "condition/mixing-heat": [
    "is placed in", "is placed into", "is dropped into", "is dropped in", "placed in", "placed into", "dropped into", "dropped in", "is put into", "is put in", "is submerged in", "submerged in", "is added to", "is immersed in", "immersed in", "thermal equilibrium", "are mixed", "is mixed with", "is transferred to", "transferred to", "was dropped into", "was placed in", "was placed into", "is poured into", "is lowered into", "plunged into",
    "is plunged into", "was added to", "is quickly transferred to", "are placed in", "was immersed in", "was dropped in", "was transferred to", "is added",
  ],
  "condition/fusion": ["melt", "melts", "melting", "freeze", "freezes", "freezing", "fusion", "is melted", "melted", "is frozen", "frozen", "solidify", "solidifies", "completely melt", "melts completely", "to melt", "to freeze"],
  "condition/vaporization": ["vaporize", "vaporizes", "vaporise", "vaporization", "vaporisation", "boil", "boils", "evaporate", "evaporates", "evaporation", "condense", "condenses", "condensation", "condensing", "boiling", "vaporized", "is vaporized", "evaporated", "is boiled", "boil away", "to vaporize", "to boil", "to evaporate", "boiled", "condensed", "is condensed"],
  by: ["by", ...["calorimeter", "water", "metal", "sample", "solution", "iron", "copper", "block", "bomb calorimeter"].flatMap((thing) => ["increases", "rises", "increase", "rise", "rose", "increased"].map((verb) => `${thing} ${verb} by`))],
  change: ["to convert", "to change", "to turn", "heat up", "warm", "warms", "heated", "is heated", "warmed", "is warmed", "cools", "cool", "cooled", "is cooled", "cooling", "heating", "raise", "raises", "raised", "lower", "increase the temperature of", "change the temperature of", "raise the temperature of", "to raise", "to warm", "to heat", "to cool", "bring"],
  filler: [
    "no heat is lost to the surroundings", "no heat is lost", "assuming no heat is lost", "assuming no heat is lost to the surroundings", "assume no heat loss to the surroundings", "no heat loss", "insulated container", "insulated", "specific heat is", "absorbed by", "supplied", "is supplied", "added", "be added", "must be added", "must be supplied", "transferred",
    "unknown metal", "coffee cup", "styrofoam cup", "thermally insulated", "perfectly insulated", "standard enthalpies", "reactions", "following reactions", "thermochemical equation", "thermochemical", "hesss law", "hess law", "data", "equations", "given data", "information", "following information", "use", "standard state", "kettle", "nail", "cup", "rod", "coin", "ring", "spoon", "pan", "pot", "bath", "tub",
    "calorimeter", "coffee cup calorimeter", "bomb calorimeter", "calorimetry", "constant pressure calorimeter", "constant volume calorimeter",
    "no heat is lost to the calorimeter", "assume that no heat is lost", "no heat is lost to the container", "no heat escapes",
  ],
};
