import type { ProblemPhrases } from "../problem-phrases.ts";

/** Rates: integrated rate laws and the Arrhenius equation. The list is closed: a problem with any other word is not solved. */
export const ENGLISH_KINETICS: ProblemPhrases = {
  "law/ask": ["what", "calculate", "find", "determine", "compute", "evaluate", "what is", "work out", "estimate", "how many", "how much"],
  "law/when": ["if", "when", "given", "given that", "where", "assuming"],
  "law/and": ["and"],
  "law/order-0": ["zero order", "zeroth order", "zeroth-order", "order zero", "order 0", "zero order kinetics"],
  "law/order-1": ["first order", "first order kinetics", "by first order kinetics", "order one", "order 1"],
  "law/order-2": ["second order", "second order kinetics", "order two", "order 2"],
  "law/rate-constant": ["rate constant", "rate constant symk", "rate constant ( symk )", "constant symk", "specific rate constant", "rate constants", "rate constant , symk ,"],
  "law/half-life": ["half life", "half life symhalflife", "half life ( symhalflife )", "half life of"],
  "law/how-long": ["how long", "how long until", "how long before", "how much time", "what time", "time required", "time needed", "length of time", "how long will it take", "how long does it take", "how long would it take", "how many seconds", "how many minutes", "how many hours", "how many days", "how many years", "after how long", "after what time", "how many seconds will it take", "how many minutes will it take", "how many seconds does it take", "how many minutes does it take", "how many hours does it take", "how many hours will it take"],
  "law/initial": ["initial concentration", "initial", "initially", "starting concentration", "original concentration", "initial concentrations", "initial value", "original value", "original", "at the start", "starting", "initial amount", "original amount"],
  "law/final": ["final concentration", "final", "concentration remaining", "remaining concentration", "concentration left"],
  "law/concentration": ["concentration", "concentrations", "molarity", "molar concentration"],
  "law/reacted": ["reacted", "has reacted", "to react", "to decompose", "decomposed", "has decomposed", "have decomposed", "is consumed", "to be consumed", "been consumed", "have reacted", "is decomposed", "react", "reacts away", "has been consumed", "will have reacted", "will have decomposed", "be consumed", "is used up", "to be used up", "has been used up", "consumed"],
  "law/left": ["remains", "remain", "left", "remaining", "to remain", "is left", "unreacted", "remains unreacted", "are left"],
  "law/from": ["from", "falls from", "drops from", "decreases from", "fall from", "to fall from", "drop from", "to drop from", "decrease from", "to decrease from", "decreased from", "dropped from", "to go from", "goes from"],
  "law/to": ["to", "falls to", "drops to", "decreases to", "fall to", "drop to", "decrease to", "reach", "reaches", "to reach", "is reduced to", "to fall to", "to drop to", "to decrease to", "reduced to", "be reduced to", "has fallen to", "has dropped to", "has decreased to", "becomes"],
  "law/share": ["what percentage", "what percent", "percentage", "percent", "what fraction", "fraction", "what % of"],
  "law/reactant": ["reactant a", "reactant", "substance a", "compound a", "substance", "compound"],
  "law/activation": ["activation energy", "activation energy symea", "activation energy ( symea )", "energy of activation"],
  "law/temperature": ["temperature", "temperatures"],
  "law/gas-constant": ["gas constant"],
  "law/plain": ["is found to be", "decomposition of", "decomposes into", "integrated rate law", "arrhenius equation", "at a certain temperature", "at constant temperature", "a", "an", "the", "of", "for", "in", "at", "is", "are", "was", "be", "it", "its", "this", "that", "these", "with", "has", "have", "having", "as", "on", "decomposition", "reaction", "decomposes", "decompose", "decomposing", "reactions", "gas", "gaseous", "phase", "aqueous", "solution", "sample", "drug", "follows", "obeys", "proceeds", "kinetics", "certain", "particular", "will", "would", "does", "do", "can", "take", "takes", "taken", "required", "needed", "order", "process", "overall", "after", "during", "over", "time", "value", "respect", "which", "under", "conditions", "chemist", "student", "use", "using", "r", "there", "then", "same", "isomerization", "rearrangement", "hydrolysis", "dissociation", "thermal", "occurs", "measured", "found", "one", "another", "according", "equation", "following", "period", "passed", "pass", "what's", "you", "into", "products", "product"],
};

/** How fast substances are used up and form, and rate laws. The list is closed too. */
export const ENGLISH_RATES: ProblemPhrases = {
  "law/ask": ["what", "calculate", "find", "determine", "compute", "evaluate", "what is", "what are", "work out", "how fast", "how quickly", "how rapidly", "at what rate", "what rate", "what will", "what would"],
  "law/when": ["if", "when", "given", "given that", "where", "assuming", "while"],
  "law/and": ["and"],
  "law/rate": ["rate", "rates", "average rate", "initial rate", "speed", "instantaneous rate", "at the rate", "at a rate", "at an average rate", "mean rate", "relative rates"],
  "law/reaction-rate": ["rate of reaction", "rate of the reaction", "average rate of reaction", "average rate of the reaction", "reaction rate", "average reaction rate", "rate of this reaction", "initial rate of the reaction", "initial rate of reaction", "initial reaction rate", "overall rate of the reaction", "rate for the reaction", "rate for this reaction", "average rate of this reaction"],
  "law/used": ["used up", "is used up", "be used up", "being used up", "consumed", "is consumed", "being consumed", "be consumed", "disappears", "disappear", "disappearing", "is disappearing", "disappearance", "consumption", "decomposes", "decompose", "decomposing", "decomposition", "reacts", "reacting", "react", "is reacting", "decreases", "decrease", "decreasing", "is decreasing", "falls", "drops", "fall", "drop", "fell", "dropped", "decreased", "depletion", "reacted", "react away"],
  "law/formed": ["forms", "formed", "is formed", "form", "being formed", "is being formed", "forming", "is forming", "be formed", "formation", "produced", "is produced", "being produced", "is being produced", "be produced", "production", "appears", "appear", "appearing", "appearance", "is appearing", "made", "is made", "being made", "increases", "increase", "increasing", "is increasing", "rises", "rise", "increased", "rose", "generated", "is generated"],
  "law/from": ["from"],
  "law/to": ["to"],
  "law/initial": ["initial concentration", "initial", "initially", "starting concentration"],
  "law/final": ["final concentration"],
  "law/concentration": ["concentration", "concentrations", "molarity", "molar concentration"],
  "law/rate-constant": ["rate constant", "rate constant symk", "rate constant ( symk )", "constant symk", "specific rate constant", "rate constant , symk ,", "value of symk", "value of the rate constant", "value of the rate constant symk"],
  "law/temperature": ["temperature"],
  "law/plain": ["rate law", "rate equation", "the rate law", "experimental rate law", "haber process", "at a certain temperature", "at constant temperature", "at this temperature", "at a certain moment", "at a particular moment", "at a given moment", "at one point", "at a certain point", "at that moment", "at the same moment", "at the same time", "at this moment", "at that time", "a", "an", "the", "of", "for", "in", "at", "is", "are", "was", "be", "it", "its", "this", "that", "these", "with", "has", "have", "as", "on", "reaction", "gas", "gaseous", "phase", "aqueous", "solution", "by", "which", "will", "would", "does", "do", "can", "during", "over", "time", "value", "following", "certain", "according", "equation", "chemical", "reactant", "product", "per", "then", "both", "follows", "obeys", "found", "measured", "reaction is", "being", "under", "conditions", "mixture", "each", "first", "average", "experiment", "there", "respectively", "flask", "vessel", "also"],
};
