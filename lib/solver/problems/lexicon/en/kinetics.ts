import type { ProblemPhrases } from "../problem-phrases.ts";

/** Rates: integrated rate laws and the Arrhenius equation. The list is closed: a problem with any other word is not solved. */
export const ENGLISH_KINETICS: ProblemPhrases = {
  "law/ask": ["what", "calculate", "find", "determine", "compute", "evaluate", "what is", "work out", "estimate", "how many", "how much"],
  "law/when": ["if", "when", "given", "given that", "where", "assuming"],
  "law/and": ["and"],
  "law/order-0": ["zero order", "zeroth order", "zeroth-order", "order zero", "order 0", "zero order kinetics"],
  "law/order-1": ["first order", "first order kinetics", "order one", "order 1"],
  "law/order-2": ["second order", "second order kinetics", "order two", "order 2"],
  "law/rate-constant": ["rate constant", "rate constant symk", "rate constant ( symk )", "constant symk", "specific rate constant", "rate constants", "rate constant , symk ,"],
  "law/half-life": ["half life", "half life symhalflife", "half life ( symhalflife )", "half life of"],
  "law/how-long": ["how long", "how much time", "what time", "time required", "time needed", "length of time", "how long will it take", "how long does it take", "how long would it take", "how many seconds", "how many minutes", "how many hours", "how many days", "how many years", "after how long", "after what time", "how many seconds will it take", "how many minutes will it take", "how many seconds does it take", "how many minutes does it take", "how many hours does it take", "how many hours will it take"],
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
  "law/plain": ["is found to be", "decomposition of", "decomposes into", "integrated rate law", "arrhenius equation", "at a certain temperature", "at constant temperature", "a", "an", "the", "of", "for", "in", "at", "is", "are", "was", "be", "it", "its", "this", "that", "these", "with", "has", "have", "having", "as", "on", "decomposition", "reaction", "decomposes", "decompose", "decomposing", "reactions", "gas", "gaseous", "phase", "aqueous", "solution", "sample", "follows", "obeys", "proceeds", "kinetics", "certain", "particular", "will", "would", "does", "do", "can", "take", "takes", "taken", "required", "needed", "order", "process", "overall", "after", "during", "over", "time", "value", "respect", "which", "under", "conditions", "chemist", "student", "use", "using", "r", "there", "then", "same", "isomerization", "rearrangement", "hydrolysis", "dissociation", "thermal", "occurs", "measured", "found", "one", "another", "according", "equation", "following", "period", "passed", "pass", "what's", "you", "into", "products", "product"],
};
