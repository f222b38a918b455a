/**
 * The high-school curriculum: 20 main topics in teaching order, each with its subtopics as [slug, English name].
 * A slug is `slugOf(name)` and stays what it is once stored; `curriculum.json` of each locale holds the names on screen.
 */
export const OUTLINE = [
  {
    slug: "scientific-foundations-measurement",
    name: "Scientific Foundations & Measurement",
    subtopics: [
      ["scientific-method", "Scientific Method"],
      ["si-units-conversions", "SI Units & Conversions"],
      ["significant-figures", "Significant Figures"],
      ["scientific-notation", "Scientific Notation"],
      ["density", "Density"],
      ["accuracy-percent-error", "Accuracy & Percent Error"],
    ],
  },
  {
    slug: "matter-energy",
    name: "Matter & Energy",
    subtopics: [
      ["classification-of-matter", "Classification of Matter"],
      ["physical-chemical-changes", "Physical & Chemical Changes"],
      ["separation-techniques", "Separation Techniques"],
      ["temperature-energy", "Temperature & Energy"],
      ["conservation-laws", "Conservation Laws"],
    ],
  },
  {
    slug: "atomic-structure",
    name: "Atomic Structure",
    subtopics: [
      ["atomic-models", "Atomic Models"],
      ["subatomic-particles", "Subatomic Particles"],
      ["isotopes-average-atomic-mass", "Isotopes & Average Atomic Mass"],
      ["electron-configuration", "Electron Configuration"],
      ["quantum-numbers", "Quantum Numbers"],
      ["light-atomic-spectra", "Light & Atomic Spectra"],
    ],
  },
  {
    slug: "periodic-table-periodic-trends",
    name: "Periodic Table & Periodic Trends",
    subtopics: [
      ["organization-of-the-periodic-table", "Organization of the Periodic Table"],
      ["element-families", "Element Families"],
      ["atomic-radius", "Atomic Radius"],
      ["ionization-energy", "Ionization Energy"],
      ["electronegativity", "Electronegativity"],
      ["valence-electrons-ions", "Valence Electrons & Ions"],
    ],
  },
  {
    slug: "chemical-bonding",
    name: "Chemical Bonding",
    subtopics: [
      ["ionic-bonding", "Ionic Bonding"],
      ["covalent-bonding", "Covalent Bonding"],
      ["lewis-structures", "Lewis Structures"],
      ["molecular-geometry-vsepr", "Molecular Geometry (VSEPR)"],
      ["bond-molecular-polarity", "Bond & Molecular Polarity"],
      ["hybridization", "Hybridization"],
      ["intermolecular-forces", "Intermolecular Forces"],
      ["metallic-bonding", "Metallic Bonding"],
    ],
  },
  {
    slug: "nomenclature-chemical-formulas",
    name: "Nomenclature & Chemical Formulas",
    subtopics: [
      ["naming-ionic-compounds", "Naming Ionic Compounds"],
      ["naming-covalent-compounds", "Naming Covalent Compounds"],
      ["naming-acids", "Naming Acids"],
      ["polyatomic-ions", "Polyatomic Ions"],
      ["percent-composition", "Percent Composition"],
      ["empirical-molecular-formulas", "Empirical & Molecular Formulas"],
      ["hydrates", "Hydrates"],
    ],
  },
  {
    slug: "chemical-reactions-stoichiometry",
    name: "Chemical Reactions & Stoichiometry",
    subtopics: [
      ["balancing-equations", "Balancing Equations"],
      ["types-of-reactions", "Types of Reactions"],
      ["the-mole-molar-mass", "The Mole & Molar Mass"],
      ["mole-ratios", "Mole Ratios"],
      ["mass-mass-stoichiometry", "Mass-Mass Stoichiometry"],
      ["limiting-reactant", "Limiting Reactant"],
      ["percent-yield", "Percent Yield"],
      ["net-ionic-equations", "Net Ionic Equations"],
    ],
  },
  {
    slug: "states-of-matter-gases",
    name: "States of Matter & Gases",
    subtopics: [
      ["kinetic-molecular-theory", "Kinetic Molecular Theory"],
      ["gas-laws", "Gas Laws"],
      ["ideal-gas-law", "Ideal Gas Law"],
      ["daltons-law-of-partial-pressures", "Dalton's Law of Partial Pressures"],
      ["grahams-law-of-effusion", "Graham's Law of Effusion"],
      ["phase-changes-phase-diagrams", "Phase Changes & Phase Diagrams"],
      ["real-gases", "Real Gases"],
    ],
  },
  {
    slug: "solutions-mixtures",
    name: "Solutions & Mixtures",
    subtopics: [
      ["solubility", "Solubility"],
      ["molarity", "Molarity"],
      ["molality-mole-fraction", "Molality & Mole Fraction"],
      ["dilution", "Dilution"],
      ["colligative-properties", "Colligative Properties"],
      ["colloids-suspensions", "Colloids & Suspensions"],
    ],
  },
  {
    slug: "thermochemistry-thermodynamics",
    name: "Thermochemistry & Thermodynamics",
    subtopics: [
      ["calorimetry-specific-heat", "Calorimetry & Specific Heat"],
      ["enthalpy-of-reaction", "Enthalpy of Reaction"],
      ["hesss-law", "Hess's Law"],
      ["bond-enthalpy", "Bond Enthalpy"],
      ["heating-curves", "Heating Curves"],
      ["entropy", "Entropy"],
      ["gibbs-free-energy", "Gibbs Free Energy"],
    ],
  },
  {
    slug: "kinetics",
    name: "Kinetics",
    subtopics: [
      ["reaction-rates", "Reaction Rates"],
      ["rate-laws", "Rate Laws"],
      ["integrated-rate-laws-half-life", "Integrated Rate Laws & Half-Life"],
      ["activation-energy-arrhenius-equation", "Activation Energy & Arrhenius Equation"],
      ["reaction-mechanisms", "Reaction Mechanisms"],
      ["catalysis", "Catalysis"],
    ],
  },
  {
    slug: "chemical-equilibrium",
    name: "Chemical Equilibrium",
    subtopics: [
      ["equilibrium-constant", "Equilibrium Constant"],
      ["ice-tables", "ICE Tables"],
      ["reaction-quotient", "Reaction Quotient"],
      ["le-chateliers-principle", "Le Châtelier's Principle"],
      ["solubility-product", "Solubility Product"],
    ],
  },
  {
    slug: "acids-bases",
    name: "Acids & Bases",
    subtopics: [
      ["acid-base-definitions", "Acid-Base Definitions"],
      ["ph-poh", "pH & pOH"],
      ["strong-acids-bases", "Strong Acids & Bases"],
      ["weak-acids-bases", "Weak Acids & Bases"],
      ["buffers", "Buffers"],
      ["titrations", "Titrations"],
      ["salt-hydrolysis", "Salt Hydrolysis"],
    ],
  },
  {
    slug: "redox-electrochemistry",
    name: "Redox & Electrochemistry",
    subtopics: [
      ["oxidation-numbers", "Oxidation Numbers"],
      ["balancing-redox-reactions", "Balancing Redox Reactions"],
      ["galvanic-cells", "Galvanic Cells"],
      ["standard-cell-potential", "Standard Cell Potential"],
      ["nernst-equation", "Nernst Equation"],
      ["electrolysis-faradays-laws", "Electrolysis & Faraday's Laws"],
    ],
  },
  {
    slug: "nuclear-chemistry",
    name: "Nuclear Chemistry",
    subtopics: [
      ["radioactive-decay", "Radioactive Decay"],
      ["nuclear-equations", "Nuclear Equations"],
      ["half-life", "Half-Life"],
      ["fission-fusion", "Fission & Fusion"],
      ["mass-defect-binding-energy", "Mass Defect & Binding Energy"],
    ],
  },
  {
    slug: "organic-chemistry",
    name: "Organic Chemistry",
    subtopics: [
      ["hydrocarbons", "Hydrocarbons"],
      ["functional-groups", "Functional Groups"],
      ["iupac-naming-of-organic-compounds", "IUPAC Naming of Organic Compounds"],
      ["isomers", "Isomers"],
      ["organic-reactions", "Organic Reactions"],
      ["polymers", "Polymers"],
    ],
  },
  {
    slug: "biochemistry",
    name: "Biochemistry",
    subtopics: [
      ["carbohydrates", "Carbohydrates"],
      ["lipids", "Lipids"],
      ["proteins-amino-acids", "Proteins & Amino Acids"],
      ["nucleic-acids", "Nucleic Acids"],
      ["enzymes", "Enzymes"],
    ],
  },
  {
    slug: "environmental-applied-chemistry",
    name: "Environmental & Applied Chemistry",
    subtopics: [
      ["atmospheric-chemistry", "Atmospheric Chemistry"],
      ["water-quality", "Water Quality"],
      ["greenhouse-gases", "Greenhouse Gases"],
      ["green-chemistry", "Green Chemistry"],
    ],
  },
  {
    slug: "materials-inorganic-chemistry",
    name: "Materials & Inorganic Chemistry",
    subtopics: [
      ["transition-metals", "Transition Metals"],
      ["coordination-compounds", "Coordination Compounds"],
      ["crystal-structures", "Crystal Structures"],
      ["alloys-semiconductors", "Alloys & Semiconductors"],
    ],
  },
  {
    slug: "analytical-spectroscopic-techniques",
    name: "Analytical & Spectroscopic Techniques",
    subtopics: [
      ["beer-lambert-law", "Beer-Lambert Law"],
      ["infrared-spectroscopy", "Infrared Spectroscopy"],
      ["nmr-spectroscopy", "NMR Spectroscopy"],
      ["mass-spectrometry", "Mass Spectrometry"],
      ["chromatography", "Chromatography"],
      ["gravimetric-volumetric-analysis", "Gravimetric & Volumetric Analysis"],
    ],
  },
] as const;

export type MainTopicSlug = (typeof OUTLINE)[number]["slug"];
export type SubtopicSlug = (typeof OUTLINE)[number]["subtopics"][number][0];

/** Main topics and subtopics share no slug. */
export type CurriculumSlug = MainTopicSlug | SubtopicSlug;

/** Every subtopic, in the curriculum's order. */
export const SUBTOPIC_SLUGS: readonly SubtopicSlug[] = OUTLINE.flatMap(({ subtopics }) =>
  subtopics.map(([slug]) => slug),
);
