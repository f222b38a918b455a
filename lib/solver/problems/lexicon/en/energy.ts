import type { ProblemPhrases } from "../problem-phrases.ts";
import { withArticle } from "./articles.ts";

/** Whose temperature rises or falls. */
const WARMED = ["temperature", "temperature of the water", "temperature of the calorimeter", "temperature of the solution", "temperature of the mixture", "temperature of the bath", "temperature of the contents", "temperature of the surrounding water", "water temperature", "its temperature", "temperature of the metal", "temperature of the calorimeter and its contents"];

function sayOf(things: readonly string[], verbs: readonly string[]): string[] {
  return things.flatMap((thing) => verbs.map((verb) => `${thing} ${verb}`));
}

/** Heat, temperature and the enthalpy of reactions. */
export const ENGLISH_ENERGY: ProblemPhrases = {
  "kind/energy": withArticle([
    "heat", "heat energy", "thermal energy", "energy", "amount of heat", "quantity of heat", "amount of energy", "heat in joules", "q", "total heat", "total energy", "amount of heat energy", "heat transferred",
    "heat flow", "total amount of heat", "enthalpy change in kj", "energy in the form of heat", "energy as heat", "amount of thermal energy", "quantity of energy", "how much heat energy", "total heat energy",
    "minimum energy", "minimum amount of energy",
  ]),
  "kind/specific-heat": withArticle([
    "specific heat", "specific heat capacity", "specific heat capacities", "specific heats", "heat capacity per gram", "c s",
  ]),
  "kind/heat-capacity": withArticle([
    "heat capacity", "calorimeter constant", "heat capacity of the calorimeter", "total heat capacity",
  ]),
  "kind/temperature": withArticle([
    "temperature", "temperatures", "temperature of the mixture", "mixture temperature",
  ]),
  "kind/temperature-change": withArticle([
    "temperature change", "change in temperature", "temperature increase", "temperature rise", "increase in temperature", "rise in temperature", "temperature increases by", "temperature rises by",
    "temperature increased by", "temperature rose by", "temperature drop", "decrease in temperature", "temperature difference", "rise in the temperature", "increase in the temperature", "change in the temperature",
    "temperature is raised by", "temperature to increase by", "temperature to rise by", "temperature goes up by", "temperature go up by", "temperature changes by", "temperature of the water increases by",
  ]),
  "kind/specific-enthalpy": withArticle([
    "latent heat",
  ]),
  "heat-of-fusion": withArticle(["heat of fusion", "molar heat of fusion", "enthalpy of fusion", "molar enthalpy of fusion", "latent heat of fusion", "latent heat of melting", "specific latent heat of fusion", "heat of melting", "enthalpy of melting", "standard enthalpy of fusion", "symdhfus of water"]),
  "heat-of-vaporization": withArticle(["heat of vaporization", "molar heat of vaporization", "enthalpy of vaporization", "molar enthalpy of vaporization", "heat of vaporisation", "enthalpy of vaporisation", "latent heat of vaporization", "specific latent heat of vaporization", "heat of evaporation", "enthalpy of evaporation", "standard enthalpy of vaporization", "molar enthalpy of vaporisation", "heat of condensation"]),
  "kind/molar-energy": withArticle([
    "enthalpy of combustion per mole of", "heat of combustion per mole of", "enthalpy of combustion per mole", "symdh of combustion", "symdh for the combustion of", "symdh for combustion", "enthalpy change for the combustion of", "symdh per mole of", "symdh per mole", "symdh in kj per mole of", "enthalpy change per mole of", "heat per mole of", "energy released per mole of", "heat released per mole of", "heat evolved per mole of", "enthalpy per mole of", "symdh of neutralization", "symdh of solution", "enthalpy of reaction per mole of", "enthalpy of combustion", "heat of combustion", "molar enthalpy of combustion", "molar heat of combustion", "standard enthalpy of combustion", "standard heat of combustion", "enthalpy change of combustion", "molar enthalpy", "molar enthalpy change", "heat of solution", "molar heat of solution", "enthalpy of solution", "molar enthalpy of solution", "heat of neutralization", "enthalpy of neutralization", "heat of combustion per mole", "enthalpy change per mole", "molar heat of reaction", "molar heat of neutralization", "molar enthalpy of neutralization", "enthalpy of dissolution", "molar enthalpy of dissolution", "heat of dissolution", "heat released per mole", "heat evolved per mole", "heat of neutralisation",
  ]),
  "kind/formation-enthalpy": withArticle([
    "enthalpy of formation", "standard enthalpy of formation", "heat of formation", "standard heat of formation", "enthalpies of formation", "standard enthalpies of formation", "heats of formation",
    "standard heats of formation", "standard molar enthalpy of formation", "standard molar enthalpies of formation", "molar enthalpy of formation",
  ]),
  "kind/reaction-enthalpy": withArticle([
    "enthalpy change", "enthalpy of reaction", "standard enthalpy change", "standard enthalpy of reaction", "heat of reaction", "standard heat of reaction", "reaction enthalpy", "standard reaction enthalpy",
    "change in enthalpy", "enthalpy", "enthalpy change symdh", "standard enthalpy change symdh", "enthalpy of the reaction", "enthalpy change of the reaction", "heat of the reaction", "value of symdh", "symdh value",
  ]),
  "label/initial": ["initial", "initially", "starting", "originally"],
  "label/final": ["do they reach", "will they reach", "they reach", "do both reach", "is reached", "both reach", "reached", "reaches", "final", "finally", "equilibrium", "at equilibrium", "reach thermal equilibrium", "comes to", "ends up at"],
  "label/released": ["lost by", "is lost by", "given up by", "must be removed", "be removed", "must be removed from", "be removed from", "is removed from", "removed from", "lost to the surroundings", "is lost", "lost", "loses", "lose", "to lose", "does lose", "are lost", "losing", "give off", "give up", "gives up", "gave off"],
  "label/absorbed": ["absorbed", "absorb", "absorbs", "is absorbed", "is absorbed by", "are absorbed by", "was absorbed by", "endothermic", "are absorbed"],
  "condition/mixing-heat": [
    "is placed in", "is placed into", "is dropped into", "is dropped in", "placed in", "placed into", "dropped into", "dropped in", "is put into", "is put in", "is submerged in", "submerged in", "is added to", "is immersed in", "immersed in", "thermal equilibrium", "are mixed", "is mixed with", "is transferred to", "transferred to", "was dropped into", "was placed in", "was placed into", "is poured into", "is lowered into", "plunged into",
    "is plunged into", "was added to", "is quickly transferred to", "are placed in", "is poured into", "poured into", "is transferred into", "transferred into", "quickly transferred to", "quickly transferred into", "was quickly transferred into", "was quickly transferred to", "is quickly transferred into", "quickly placed in", "is dropped in", "is lowered in", "are combined", "is combined with", "is then placed in", "is then dropped into", "is then placed into", "then dropped into", "then placed in", "then placed into", "then immersed in", "is plunged in", "is stirred into", "is mixed into", "mixed with", "added to", "was submerged in", "was put in", "was put into", "is submerged into", "are placed into", "are dropped into", "are added to", "is inserted into", "were mixed", "was mixed with", "was immersed in", "was dropped in", "was transferred to", "is added",
  ],
  "condition/calorimeter": withArticle(["calorimeter", "coffee cup calorimeter", "bomb calorimeter", "constant pressure calorimeter", "constant volume calorimeter", "simple calorimeter", "foam cup calorimeter", "polystyrene calorimeter", "coffee cup", "bomb", "calorimeter and its contents", "calorimeter and water", "calorimeter assembly", "styrofoam cup", "foam cup", "polystyrene cup", "insulated cup"]),
  freezes: ["freeze", "freezes", "freezing", "is frozen", "frozen", "solidify", "solidifies", "to freeze", "be frozen", "froze"],
  "condition/fusion": ["melt", "melts", "melting", "fusion", "is melted", "melted", "completely melt", "melts completely", "to melt", "be melted", "will melt", "to completely melt"],
  condenses: ["condense", "condenses", "condensation", "condensing", "condensed", "is condensed", "to condense", "be condensed"],
  "condition/vaporization": ["vaporize", "vaporizes", "vaporise", "vaporization", "vaporisation", "boil", "boils", "evaporate", "evaporates", "evaporation", "boiling", "vaporized", "is vaporized", "evaporated", "is boiled", "boil away", "to vaporize", "to boil", "to evaporate", "boiled", "be vaporized", "be evaporated", "be boiled", "to completely vaporize", "are vaporized"],
  "falls-by": withArticle(sayOf(WARMED, ["decreases by", "falls by", "drops by", "fell by", "dropped by", "decreased by", "decrease by", "to drop by", "to fall by", "to decrease by", "is lowered by", "goes down by"])),
  by: ["by", ...withArticle(sayOf(WARMED, ["increases by", "rises by", "increased by", "rose by", "goes up by", "go up by", "rise by", "increase by", "changes by", "is raised by", "to rise by", "to increase by", "was raised by", "went up by"])), ...["water", "metal", "sample", "solution", "iron", "copper", "block", "bomb calorimeter", "glass", "brass", "object", "liquid", "oil", "piece", "bar", "sand", "alloy", "rock", "coin", "bath", "steel"].flatMap((thing) => ["increases", "rises", "increase", "rise", "rose", "increased"].map((verb) => `${thing} ${verb} by`))],
  change: ["to convert", "to change", "to turn", "heat up", "warm", "warms", "heated", "is heated", "warmed", "is warmed", "cools", "cool", "cooled", "is cooled", "cooling", "heating", "raise", "raises", "raised", "lower", "increase the temperature of", "change the temperature of", "raise the temperature of", "to raise", "to warm", "to heat", "to cool", "bring"],
  filler: [
    "hot", "cold", "cooler", "hotter", "thermally isolated", "well insulated", "quickly", "heat exchange", "copper block", "iron block", "neglect the heat", "no heat exchange with the surroundings", "assume no heat is lost", "assume that all of the heat", "assuming that all of the heat", "commonly", "approximate",
    "no heat is lost to the surroundings", "no heat is lost", "assuming no heat is lost", "assuming no heat is lost to the surroundings", "assume no heat loss to the surroundings", "no heat loss", "insulated container", "insulated", "specific heat is", "absorbed by", "supplied", "is supplied", "added", "be added", "must be added", "must be supplied", "transferred",
    "unknown metal", "thermally insulated", "perfectly insulated", "standard enthalpies", "reactions", "following reactions", "thermochemical equation", "thermochemical", "hesss law", "hess law", "data", "equations", "given data", "information", "following information", "use", "standard state", "kettle", "nail", "cup", "rod", "coin", "ring", "spoon", "pan", "pot", "bath", "tub",

    "no heat is lost to the calorimeter", "assume that no heat is lost", "no heat is lost to the container", "no heat escapes",
  ],
};
