import type { ConceptId } from "./concepts.ts";

/** English: words of textbooks, and those in which students ask. */
export const ENGLISH: Readonly<Record<ConceptId, string>> = {
  // measurement
  measure: "measur*, determin*, instrument*, reading*, gauge*, apparatus",
  precision: "precis*, reproducib*, repeatab*, scatter*, close together, consistent",
  accuracy: "accura*, true value, accepted value, bullseye, on target",
  error: "error*, deviat*, uncertaint*, mistake*, percent error, off by",
  "significant-figures": "significant figure*, significant digit*, sig fig*, digit*, decimal place*, rounded, rounding",
  notation:
    "scientific notation, power of ten, powers of ten, exponent*, standard form, very large number*, very small number*",
  unit: "unit*, metric, si, kilogram*, gram*, liter*, litre*, meter*, kelvin, conversion factor*, dimensional analysis, convert*",
  density: "density, densities, dense*, heavier for its size, mass per volume, compact",
  float: "float*, sink*, buoyan*, stay* on top, rise* to the surface",
  hypothesis: "hypothes*, theor*, scientific law, conjecture*, guess*, explanation*, scientific method",
  experiment: "experiment*, trial*, test*, control group, variable*, laborator*, lab",
  graph: "graph*, plot*, slope*, curve*, axis, axes, chart*, straight line",
  safety: "safe*, goggle*, glove*, hazard*, danger*, protective, fume hood, injur*, splash*",

  // matter
  mixture: "mixture*, mixed, mixing, blend*, heterogeneous, homogeneous, impure, combined physically",
  "pure-substance": "pure substance*, pure, purity, purif*, single kind",
  element: "element*, simple substance*",
  compound: "compound*, chemically combined",
  "physical-change":
    "physical change*, chang* of state, chang* state*, melt*, freez*, crush*, tear*, appearance, same substance",
  "chemical-change": "chemical change*, chemical reaction*, new substance*, react*, transform*",
  separate: "separat*, isolat*, remov*, extract*, divid*, pick out, take out, pull apart, get * out",
  filtration: "filter*, filtrat*, strain*, sieve*, residue, coffee machine",
  distillation: "distil*, boil* off, condens*, condenser, different boiling point*, fraction*",
  chromatography: "chromatograph*, stationary phase, mobile phase, retention, rf value, ink, dye*, spots, spread* out",
  crystallisation: "crystal*, recrystal*, evaporat*",
  conservation:
    "conserv*, neither created nor destroyed, cannot be created, nothing is lost, total mass, stay* the same, same before and after, unchang*, constant total",

  // states and heat
  solid: "solid*, rigid, fixed shape, hard, lattice",
  liquid: "liquid*, fluid*, flow*, pour*, runny",
  gas: "gas, gases, gaseous, vapor*, vapour*, air, fume*, steam",
  plasma: "plasma, ionised gas, ionized gas",
  melting: "melt*, fus*, thaw*, liquef*, turn* liquid, turn* into liquid",
  freezing: "freez*, froze*, solidif*, ice, icy",
  boiling: "boil*, vaporiz*, vaporis*, bubbling",
  evaporation:
    "evaporat*, dry, dries, drying, puddle*, vapor pressure, vapour pressure, volatil*, sweat*, escape* from the surface, disappear*",
  condensation: "condens*, dew, droplet*, fog*, mist, water drops",
  sublimation: "sublim*, dry ice, directly from solid, skip* the liquid",
  "phase-diagram": "phase diagram*, triple point, critical point, supercritical",
  temperature: "temperature*, thermal*, warm*, hot*, cold*, cool*, heat*, thermometer*, kelvin, celsius, degree*",
  heat: "heat*, calorimet*, calorie*, joule*, warm*, thermal energy",
  "specific-heat":
    "specific heat, heat capacit*, slow* to warm, heat* up slowly, heat* up quick*, store* heat, moderate* climate, coast*",
  exothermic:
    "exotherm*, releas* heat, give* off heat, gives off energy, releas* energy, hot pack*, hand warmer*, gets hot, feels hot, get warm*, warm up, combust*, burn*",
  endothermic:
    "endotherm*, absorb* heat, absorb* energy, take* in heat, cold pack*, gets cold, feels cold, cools down, draws heat",
  enthalpy: "enthalp*, heat of reaction, heat of formation, hess*, delta h, heat content",
  entropy: "entrop*, disorder*, random*, messy, dispers*, spread* out, number of arrangements, microstate*, untidy",
  "free-energy": "gibbs, free energy, spontan*, thermodynamically favo*, on its own, by itself, without outside help",
  energy: "energ*, joule*, work",
  kinetic:
    "kinetic energ*, kinetic theor*, particle motion, moving particle*, moving molecule*, speed of molecule*, move* faster, move* around, jiggl*, average speed",
  "potential-energy": "potential energ*, stored energ*, chemical energ*",

  // atoms
  atom: "atom, atoms, atomic*, smallest particle*",
  nucleus: "nucleus, nuclei, core, centre of the atom, center of the atom, gold foil, rutherford",
  proton: "proton*, positive particle*, atomic number",
  neutron: "neutron*, neutral particle*",
  electron: "electron*, negative particle*, cathode ray*, negatively charged",
  isotope:
    "isotope*, mass number*, same element with different, different mass*, carbon 14, heavier version*, deuterium",
  "atomic-mass": "atomic mass*, atomic weight*, average mass, weighted average, mass spectrum, amu, abundance*",
  "atomic-model": "atomic model*, dalton*, thomson*, bohr*, plum pudding, planetary model, model* of the atom",
  orbital: "orbital*, subshell*, electron cloud*, probability, region of space",
  configuration:
    "electron configuration*, aufbau, hund*, pauli, filling order, arrangement of electrons, how electrons are arranged, spin*",
  shell: "shell*, energy level*, principal quantum number, outermost, orbit*",
  "quantum-number": "quantum number*, quantum, schrodinger",
  spectrum:
    "spectr*, emission*, line*, wavelength*, photon*, light*, color*, colour*, glow*, frequency, flame test*, firework*, neon sign*, excited",

  // periodic table
  "periodic-table": "periodic table, mendele*, group*, period*, column*, row*, table of elements",
  metal: "metal*, malleab*, ductile, lustre, luster*, shiny, conductor*, hammer*",
  nonmetal: "nonmetal*, non metal*, brittle, insulator*",
  metalloid: "metalloid*, semimetal*, semiconductor*, silicon, germanium",
  alkali: "alkali metal*, group 1, sodium, potassium, lithium",
  "alkaline-earth": "alkaline earth*, group 2, magnesium, calcium",
  halogen: "halogen*, group 17, chlorine, bromine, iodine, fluorine",
  "noble-gas": "noble gas*, inert gas*, group 18, helium, neon, argon, unreactive, refuse* to react, hardly react*",
  transition: "transition metal*, d block, transition element*",
  radius:
    "atomic radi*, radius, radii, size of an atom, size of atom*, larger atom*, smaller atom*, atoms get bigger, atoms get smaller, shrink*",
  ionisation:
    "ionization energ*, ionisation energ*, ionization, remove an electron, removing an electron, strip* an electron, take away an electron, lose an electron, knock* out an electron, pull* an electron",
  electronegativity: "electronegativ*, attract* electron*, pull on shared, pulls electrons, greed*, pauling scale",
  "electron-affinity": "electron affinit*, gain an electron, gaining an electron, accept* an electron",
  shielding: "shield*, screen*, inner electron*, effective nuclear charge",
  valence: "valence*, outer electron*, outermost electron*, octet*, eight electron*, full outer shell, full shell",
  ion: "ion, ions, ionic, charged particle*, cation*, anion*, charged atom*",

  // bonding
  bond: "bond*, held together, hold together, holds together, stick* together, attract*, join*, glue*, link*",
  ionic: "ionic*, transfer* of electron*, transfer* electron*, salt*, oppositely charged, electrostatic",
  covalent: "covalent*, shar*, shared pair*, shared electron*, electron pair*, molecule*",
  metallic: "metallic bond*, sea of electrons, delocalised, delocalized, mobile electrons, free electrons",
  lewis: "lewis*, dot structure*, electron dot*, lone pair*, formal charge*, resonance",
  geometry:
    "geometr*, vsepr, shape*, tetrahedral, linear, trigonal, bent, bond angle*, pyramidal, arranged in space, three dimension*",
  polarity:
    "polar*, dipole*, uneven, partial charge*, partially charged, unequal*, lopsided, slightly negative, slightly positive",
  hybridisation: "hybrid*, sp3, sp2, sigma bond*, pi bond*",
  intermolecular:
    "intermolecular*, van der waals, london, dispersion force*, forces between molecules, attraction* between molecules, weak attraction*, dipole dipole",
  "hydrogen-bond": "hydrogen bond*",
  "surface-tension": "surface tension, capillar*, meniscus, skin, water strider*, insect*, droplet*, bead*",
  viscosity: "viscos*, viscous, thick, syrup*, honey, resist* flow*, runny",
  conductivity: "conduct*, electric* current, carr* current, carries charge, electricity, electrolyte*",
  network: "network*, giant*, diamond*, graphite, quartz, allotrope*, graphene, fulleren*",
  alloy: "alloy*, steel, brass, bronze, mixture of metals",
  polymer: "polymer*, plastic*, monomer*, polyethylene, nylon, chain of repeating, long chain*, repeating unit*",

  // names and formulas
  naming: "nam*, nomenclature, prefix*, suffix*, roman numeral*, ending*, called, iupac",
  formula: "formula*, subscript*, symbol*, empirical*, molecular formula*, simplest ratio, whole number ratio",
  "oxidation-state": "oxidation number*, oxidation state*, charge of the metal",
  "polyatomic-ion": "polyatomic*, nitrate, sulfate, sulphate, carbonate, ammonium, phosphate, hydroxide",
  hydrate: "hydrate*, anhydrous, water of crystallization, water of crystallisation, crystal water",

  // reactions and amounts
  mole: "mole, moles, molar*, avogadro*, counting unit, number of particles, amount of substance, count* atoms, dozen",
  "molar-mass": "molar mass*, grams per mole, formula mass, molecular weight, molecular mass, weigh*",
  equation: "equation*, coefficient*, balanc*, both sides, same number of atoms",
  stoichiometry: "stoichiometr*, mole ratio*, proportion*, recipe*, how much product, ratio*",
  limiting:
    "limiting*, runs out, run out, used up first, used up, consumed first, excess, left over, leftover*, in short supply",
  yield:
    "yield*, theoretical, how much is obtained, obtained, actual amount, recover*, less product, amount of product",
  synthesis: "synthes*, combination reaction*, combine to form, two substances become one, build*",
  decomposition: "decompos*, break* down, breaks apart, splits, fall* apart",
  displacement:
    "displac*, single replacement, replacement, activity series, reactivity series, more reactive, push* out, kick* out, swap*, replac*",
  precipitation: "precipitat*, insolub*, cloudy, solid forms, double displacement, settles, milky",
  combustion: "combust*, burn*, fuel*, fire*, flame*, candle*, ignite*, explo*, engine*, soot, smoke",
  percent: "percent*, mass fraction, share, composition, per hundred",

  // gases
  pressure:
    "pressur*, atmospher*, pascal*, barometer*, squeez*, push*, collisions with the wall*, tire*, tyre*, compress*",
  volume: "volume*, space, liter*, litre*, occup*, expand*, expan*, swell*, balloon*, room",
  "gas-law": "gas law*, boyle*, charles*, gay lussac*, combined gas law, inversely proportional, directly proportional",
  "ideal-gas": "ideal gas*, pv nrt, gas constant, real gas*, van der waals equation, ideal behav*",
  "partial-pressure": "partial pressure*, dalton*, mixture of gases, collected over water",
  diffusion: "diffus*, effus*, graham*, spread* through, leak*, smell*, perfume*, scent*, tiny hole, drift*, deflat*",
  stp: "stp, standard temperature, 22 4, molar volume, standard conditions",

  // solutions
  solution: "solution*, solute*, solvent*, aqueous",
  dissolve: "dissol*, solub*, solvat*, mix* with water, like dissolves like, hydrat*, melt* into, goes into water",
  saturation: "saturat*, supersaturat*, cannot hold more, no more * dissolve, maximum amount, upper limit, undissolved",
  concentration:
    "concentrat*, molarit*, strength of a solution, how strong, moles per liter, molalit*, parts per million, strong solution*, ppm",
  dilution: "dilut*, add* water, adding solvent, weaker, weaken*, stock solution*, watered down, thin*",
  colligative:
    "colligativ*, freezing point depression, freezing point, boiling point elevation, lower* the freezing, antifreeze, road salt, salt on roads, icy road*, salted water, number of solute particles",
  osmosis: "osmo*, semipermeab*, membrane*, shrivel*, cell*, wilt*",
  colloid:
    "colloid*, suspension*, tyndall, emulsion*, milk, fog*, scatter* light, settle*, mayonnaise, foam*, cloudy, beam*, visible",
  electrolyte: "electrolyt*, ions in solution, dissociat*",
  hardness: "hard water, limescale, scale, softener*, soap scum, kettle*",

  // kinetics and equilibrium
  rate: "rate*, speed*, fast*, quick*, slow*, how long, velocity, sudden*, rapid*",
  collision: "collision*, collid*, bump*, hit* each other, effective collision*, crash*",
  activation:
    "activation energ*, energy barrier*, barrier, transition state*, activated complex, spark*, match, hill, minimum energy, hump, get started, getting started",
  catalyst:
    "catalys*, catalyz*, catalyt*, enzym*, speed* up, alternative pathway, without being consumed, not used up, accelerat*, inhibitor*",
  mechanism:
    "mechanism*, elementary step*, intermediate*, rate determining, rate limiting, slowest step, bottleneck*, stepwise",
  order: "rate law*, order of reaction, reaction order, first order, second order, rate constant*, zero order",
  "surface-area":
    "surface area*, powder*, finely divided, ground, small pieces, chunk*, lump*, dust*, particle size, crush*",
  equilibrium:
    "equilibri*, reversible, balance*, both directions, forward and reverse, dynamic, back and forth, never stops, standstill",
  "equilibrium-constant":
    "equilibrium constant*, keq, kc, kp, reaction quotient, law of mass action, extent of reaction",
  "le-chatelier": "le chatel*, shift*, stress*, disturb*, counteract*, oppos* the change, respond* to",
  "solubility-product": "solubility product*, ksp, common ion*, sparingly soluble, slightly soluble, barely dissolv*",
  haber: "haber*, ammonia, fertiliz*, fertilis*",

  // acids and bases
  acid: "acid*, sour, vinegar, lemon*, citrus, proton donor*, hydronium, hydrogen ion*, stomach, tart, corrosive",
  base: "base, bases, basic, alkalin*, alkali, bitter, slippery, hydroxide*, proton acceptor*, soap*, caustic, lye, bleach, ammonia",
  ph: "ph, poh, ph scale, acidity, how acidic, logarithmic, litmus",
  strength:
    "strong acid*, weak acid*, strong base*, weak base*, completely ionize*, complete ionization, fully ionis*, partly ionise*, partially ionize*, ionize completely, fully dissociat*, acid dissociation constant, ka, pka",
  bronsted: "bronsted*, lowry, arrhenius, conjugate*, donate* a proton, proton transfer, amphoter*, amphiprot*",
  neutralisation: "neutraliz*, neutralis*, antacid*, heartburn, cancel* out, salt and water, indigestion, cancels",
  titration:
    "titrat*, burette*, buret*, equivalence point*, end point*, endpoint*, known concentration, standard solution, drop by drop, unknown concentration",
  indicator: "indicator*, litmus, phenolphthalein, methyl orange, chang* color, chang* colour, turns pink, red cabbage",
  buffer:
    "buffer*, resist* change*, resist* ph, conjugate pair, blood, henderson, hasselbalch, steady ph, hold* steady",
  "acid-rain": "acid rain*, sulfur dioxide, sulphur dioxide, nitrogen oxide*, marble, statue*, limestone",

  // redox
  oxidation: "oxidi*, oxidation, loses electrons, loss of electrons, losing electrons, rust*, tarnish*, oil rig",
  reduction: "reduc*, gains electrons, gain of electrons, gaining electrons, smelting, ore*",
  redox:
    "redox, oxidation reduction, electron transfer*, electrons transferred, moving electrons, half reaction*, half equation*",
  corrosion:
    "corro*, rust*, tarnish*, galvaniz*, galvanis*, sacrificial, ship*, hull*, iron nail*, patina, paint*, car bod*, eaten away",
  cell: "galvanic, voltaic, electrochemical cell*, batter*, cell potential, salt bridge, daniell, lithium ion, power source*, fuel cell*, phone*",
  electrode: "electrode*, anode*, cathode*, positive terminal, negative terminal",
  potential: "cell potential*, electrode potential*, voltage*, volt*, nernst, reduction potential*, emf, electromotive",
  electrolysis:
    "electroly*, electroplat*, plating, plated, faraday*, external current, silverware, coat* with a metal, coat* * with silver, aluminum production, molten",

  // nuclear
  radioactivity:
    "radioactiv*, radiation, unstable nucle*, alpha, beta particle*, gamma, decay*, geiger, becquerel, radium, radon",
  "half-life":
    "half life*, half lives, half of the atoms, time for half, dating, carbon 14, age of, how old, ancient, archaeolog*, fossil*, bone*",
  fission:
    "fission, split* the nucleus, splitting, splits, nuclear reactor*, nuclear power*, chain reaction*, uranium, power station*, power plant*, control rod*",
  fusion: "fusion, nuclei combine, hydrogen into helium, sun, stars, star, merge*",
  "mass-defect": "mass defect, binding energ*, e mc2, missing mass, einstein",
  tracer:
    "tracer*, radiotherap*, medical imaging, nuclear medicine, tumor*, tumour*, cancer*, scan*, thyroid, hospital*, doctor*",

  // organic and biochemistry
  organic: "organic*, carbon compound*, carbon chemistry, carbon chain*",
  hydrocarbon:
    "hydrocarbon*, alkane*, methane, petroleum, crude oil, natural gas, gasoline, petrol, propane, butane, refiner*",
  unsaturated: "alkene*, alkyne*, double bond*, triple bond*, unsaturated, bromine water, addition reaction*",
  aromatic: "aromatic*, benzene, ring*, delocalis*",
  isomer:
    "isomer*, same formula, same molecular formula, different structure*, chiral*, mirror image*, enantiomer*, handed*, cis, trans",
  "functional-group":
    "functional group*, reactive part, characteristic group, carbonyl, hydroxyl, carboxyl, amine*, ketone*, aldehyde*",
  alcohol: "alcohol*, ethanol, hydroxyl, wine*, beer, spirit*, liquor, methanol",
  "carboxylic-acid": "carboxylic*, acetic acid, ethanoic acid, vinegar, formic",
  ester: "ester*, esterif*, fruity, smell*, fragran*, banana*, flavor*, flavour*, perfume*",
  soap: "soap*, detergent*, surfactant*, micelle*, saponif*, wash*, clean*, grease, dirt*, greasy, oily, hydrophobic, hydrophilic",
  fermentation: "ferment*, yeast*, bread, dough, brew*",
  carbohydrate: "carbohydrat*, sugar*, glucose, sucrose, starch*, cellulose, saccharide*, fructose",
  protein: "protein*, amino acid*, peptide*, denatur*, egg*, meat, cook*, hemoglobin",
  lipid: "lipid*, fat, fats, oil*, triglycerid*, fatty acid*, butter, margarine, grease",
  "nucleic-acid": "nucleic acid*, dna, rna, nucleotide*, gene*, base pair*, double helix, hereditary, inherit*",
  photosynthesis: "photosynthes*, plant*, chlorophyll, leaf, leaves, sunlight, green plant*",
  respiration: "respir*, cellular respiration, breath*, atp, metabol*, lung*, mitochondri*",

  // environment, materials, analysis
  ozone: "ozone*, cfc*, chlorofluorocarbon*, ultraviolet, uv, stratospher*, refrigerant*, sunburn, spray can*",
  greenhouse: "greenhouse*, carbon dioxide, global warming, climate*, infrared, fossil fuel*, trap* heat, planet*",
  pollution: "pollut*, smog, contamin*, exhaust*, catalytic converter*, emission*, particulate*, toxic*, traffic",
  "green-chemistry": "green chemistry, sustainab*, atom economy, waste*, renewable*, recycl*, environmentally friendly",
  "water-treatment":
    "water treatment*, chlorinat*, drinking water, disinfect*, germ*, bacteria*, reverse osmosis, sewage, wastewater, tap water, desalin*, drinkable",
  ceramic: "ceramic*, glass*, cement, concrete, clay, silicate*, brick*, pottery",
  complex: "complex ion*, ligand*, coordination*, chelat*, donor atom*, central metal, edta",
  nanomaterial: "nano*, nanoparticle*, nanotube*, billionth",
  crystal: "crystal*, unit cell*, lattice*, cubic, packing",
  band: "semiconduct*, band gap*, dop*, transistor*, solar cell*, led, chip, silicon",
  spectroscopy:
    "spectroscop*, spectromet*, infrared, nmr, absorption spectr*, uv vis, beer lambert, absorbance, absorb* light",
  "mass-spectrometry": "mass spectromet*, mass spectrum, molecular ion, fragment*, m z, deflect*",
  gravimetry: "gravimetr*, weigh* the precipitate, dry* and weigh*",
  identify: "identif*, detect*, qualitative, recogn*, tell apart, test for, what is in, unknown*, forensic*",
};
