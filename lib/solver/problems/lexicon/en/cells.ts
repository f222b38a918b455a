import type { ProblemPhrases } from "../problem-phrases.ts";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Galvanic cells. The list is closed: a problem with any other word is not solved. */
export const ENGLISH_CELLS: ProblemPhrases = {
  "law/ask": ["what", "whats", "calculate", "find", "determine", "compute", "work out", "evaluate", "how many volts", "how much", "give", "predict", "estimate"],
  "law/when": ["if", "when", "given", "given that", "assuming", "assume", "where", "using", "use", "from", "knowing", "knowing that", "provided that"],
  "law/and": ["and", "&", "as well as"],
  "law/respectively": ["respectively"],
  "law/standard-cell-potential": [
    "standard cell potential", "standard potential of the cell", "standard emf", "standard electromotive force", "standard voltage", "standard cell voltage", "standard potential of this cell", "standard potential of a cell", "standard potential for the cell", "standard cell emf", "standard potential of a galvanic cell", "standard potential of the galvanic cell",
    "standard cell potential symestdcell", "standard cell potential ( symestdcell )", "standard potential symestdcell", "standard emf symestdcell", "standard emf of the cell", "standard emf of the cell symestdcell", "standard potential for the reaction", "standard potential of the reaction", "standard potential for this reaction", "cell potential under standard conditions", "standard cell potential symestd", "standard cell potential ( symestd )", "standard potential of the battery", "standard potential of a voltaic cell", "standard potential of the voltaic cell", "standard cell potential for the reaction", "standard emf of a cell", "emf under standard conditions", "voltage under standard conditions",
  ],
  "law/cell-potential": [
    "cell potential", "potential of the cell", "emf", "electromotive force", "cell voltage", "voltage", "cell emf", "potential of this cell", "potential of a cell", "emf of the cell", "cell potential symecell", "cell potential ( symecell )", "potential symecell", "emf of a cell", "emf of this cell", "potential of the galvanic cell", "potential of the voltaic cell", "actual potential", "actual cell potential", "voltage of the cell", "potential of a galvanic cell", "potential of the concentration cell", "potential for the cell", "potential of a concentration cell", "potential difference", "potential",
  ],
  "law/half-potential": [
    "standard reduction potential", "standard reduction potentials", "reduction potential", "reduction potentials", "standard electrode potential", "standard electrode potentials", "electrode potential", "electrode potentials", "standard half cell potential", "standard half cell potentials", "half cell potentials", "half cell potential", "standard potentials", "symestd values", "symestd value", "standard reduction potential symestd",
  ],
  "law/galvanic": ["galvanic cell", "voltaic cell", "electrochemical cell", "cell", "battery", "galvanic", "voltaic", "concentration cell", "daniell cell", "galvanic cells", "voltaic cells"],
  "law/anode": ["anode", "negative electrode", "oxidation half reaction", "oxidized", "is oxidized"],
  "law/cathode": ["cathode", "positive electrode", "reduction half reaction", "reduced", "is reduced"],
  "law/hydrogen-electrode": ["standard hydrogen electrode", "hydrogen electrode", "she", "s . h . e ."],
  "law/gibbs": [
    "gibbs free energy change", "standard gibbs free energy change", "gibbs energy", "standard gibbs energy", "standard free energy change", "free energy change", "gibbs free energy", "standard gibbs free energy", "standard free energy", "standard gibbs energy change", "gibbs energy change", "standard gibbs free energy change symdg", "standard free energy change symdg", "standard free energy change ( symdg )", "standard gibbs energy symdg", "standard gibbs free energy change ( symdg )",
  ],
  "law/equilibrium-constant": ["equilibrium constant", "equilibrium constant symkeq", "equilibrium constant k", "equilibrium constant , symkeq ,", "equilibrium constant ( symkeq )", "k", "keq"],
  "law/quotient": ["reaction quotient", "reaction quotient symq", "quotient", "reaction quotient q"],
  "law/electrons": ["electrons are transferred", "electrons transferred", "electrons is transferred", "moles of electrons are transferred", "moles of electrons transferred", "number of electrons transferred", "electrons", "moles of electrons", "mole of electrons", "number of electrons", "mol of electrons", "electron", "electrons are exchanged", "electron is transferred", "electrons pass"],
  "law/concentration": ["concentration", "concentrations", "molar concentration", "molar concentrations", "concentration of", "molarity"],
  "law/standard-state": ["standard conditions", "standard states", "standard state", "under standard conditions", "at standard conditions", "standard half cells", "all standard"],
  "law/temperature": ["temperature", "at a temperature of"],
  "law/gas-constant": ["gas constant"],
  "law/faraday": ["faraday constant", "faradays constant"],
  "law/plain": [
    "half cell", "half cells", "half reaction", "half reactions", "salt bridge", "salt bridges", "per mole of reaction", "at equilibrium", "connected by a salt bridge", "dipped in", "dipping into", "made of", "made from", "made up of", "based on", "in contact with", "nernst equation", "made by", "is run", "consists of",
    ...words(`
      a an the of in for at is are was be it its this that these which following below above with has have to by as on has consists consisting contains containing built constructed prepared set up made
      electrode electrodes strip strips rod rods plate plates wire solution solutions aqueous ion ions metal metallic immersed placed dipped connected joined combined combining compartment compartments
      reaction reactions equation overall net spontaneous redox occurs occurring occur takes place taking runs uses used operates operating works one other another first second two each both between couple couples
      value values change make makes making form forms acting serves whose occurs reactant product responds system setup assembled separate immersing placing dipping containing reads measured against relative versus vs conditions all involved linked via through porous pressure pressures partial placed standard constant data table student chemist you we will would does do can should one whose kept room pure half-cell under based half-cells compared
      represented shown written balanced corresponding its their according produced generated delivered expected show so here now there please must transfer transferred involves involving involved number
    `),
  ],
};

/** Oxidation numbers; a closed list too. */
export const ENGLISH_OXIDATION: ProblemPhrases = {
  "law/ask": ["what", "what is", "what are", "find", "determine", "assign", "calculate", "give", "identify", "whats", "state", "work out", "compute"],
  "law/oxidation-number": ["oxidation number", "oxidation numbers", "oxidation state", "oxidation states"],
  "law/each-element": ["each element", "each atom", "all elements", "all the elements", "all atoms", "all the atoms", "every element", "each of the elements", "each type of atom", "the elements", "every atom", "each of the atoms"],
  "law/plain": ["the", "of", "in", "for", "to", "a", "an", "is", "are", "atom", "ion", "compound", "element", "formula", "molecule", "following", "species", "polyatomic", "its", "has", "have", "does"],
};
