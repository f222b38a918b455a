import type { RecallCase } from "./pair.ts";

export const ENGLISH_CASES: readonly RecallCase[] = [
  [
    "Sodium chloride scattered on winter pavements lowers the temperature at which water solidifies, because the dissolved ions get in the way of the growing crystal.",
    "Why does sodium chloride lower the temperature at which water solidifies?",
    "How does road salt melt ice?",
  ],
  [
    "Yeast cells break glucose down to ethanol and carbon dioxide; the bubbles of gas inflate a loaf before it is baked.",
    "What do yeast cells make from glucose?",
    "Why does bread dough rise?",
  ],
  [
    "An iron object joined to a block of zinc does not rust, since zinc gives up its electrons first and is eaten away in its place.",
    "Why does a block of zinc keep iron from rust?",
    "How does a sacrificial anode protect a ship's hull against corrosion?",
  ],
  [
    "Aluminum hydroxide and magnesium hydroxide tablets neutralize excess hydrochloric acid in the stomach and relieve discomfort after a meal.",
    "Which tablets neutralize excess hydrochloric acid in the stomach?",
    "How do antacids cure heartburn?",
  ],
  [
    "Chlorofluorocarbons drift up to the stratosphere, where ultraviolet light frees chlorine atoms that destroy ozone over and over again.",
    "What do chlorine atoms do to ozone in the stratosphere?",
    "Why were old spray cans and refrigerators harmful to our planet's sunburn shield?",
  ],
  [
    "The half-life of carbon-14 is 5730 years; from the share that is left in wood, the time since the tree died follows.",
    "What is the half-life of carbon-14?",
    "How can archaeologists find the age of ancient bones by radioactive dating?",
  ],
  [
    "A catalyst offers another path with a lower activation energy, and comes out of the reaction as it went in.",
    "How does a catalyst change the activation energy?",
    "What accelerates a process without being consumed?",
  ],
  [
    "A saturated solution holds as much solute as it can at that temperature; any more crystals that are added stay at the bottom.",
    "What is a saturated solution?",
    "What happens when no more sugar dissolves in my tea?",
  ],
  [
    "In a galvanic cell the oxidation takes place at the anode, and electrons travel through the wire to the cathode.",
    "Where does oxidation take place in a galvanic cell?",
    "How does a battery push current around a circuit?",
  ],
  [
    "Soap molecules have an ionic head that water surrounds and a long tail that mixes with fats; together they form micelles around droplets of oil.",
    "How do soap molecules form micelles around oil?",
    "Why do detergents wash away greasy dirt?",
  ],
  [
    "Rain becomes acidic when sulfur dioxide from coal-fired plants dissolves in it to give sulfurous acid, which attacks limestone.",
    "Which gas from coal makes rain acidic?",
    "What eats away marble statues in a polluted city?",
  ],
  [
    "A semipermeable membrane lets water pass to the side of the higher solute concentration until the pressures balance.",
    "Through a semipermeable membrane, to which side does water pass?",
    "Why does a cell shrivel by osmosis when put in brine?",
  ],
  [
    "Water molecules attract one another by hydrogen bonds, which must be loosened before the liquid turns into vapor; its boiling point of 100 °C is unusually high for so small a molecule.",
    "Why is the boiling point of water unusually high?",
    "Which intermolecular force makes H2O hard to evaporate?",
  ],
  [
    "In ice each molecule has four neighbors in an open hexagonal network, so that the solid takes up nine percent more room than the liquid.",
    "How much more room does solid ice take up than the liquid?",
    "Why does frozen H2O float?",
  ],
  [
    "When a hot metal is dropped into cool water in an insulated cup, the heat lost by the metal equals the heat gained by the water.",
    "What equals the heat lost by the hot metal in the insulated cup?",
    "How does a calorimeter work?",
  ],
  [
    "Fluorine has the greatest pull on shared electron pairs of all elements; the value falls toward cesium in the lower left corner of the table.",
    "Which element has the greatest pull on shared electron pairs?",
    "Where in the periodic trends is electronegativity highest?",
  ],
  [
    "Going down a group, each element has one more shell, so that the outermost electrons are farther from the nucleus.",
    "Why are the outermost electrons farther from the nucleus down a group?",
    "How does atomic radius vary in a column?",
  ],
  [
    "The noble gases have complete outer shells and form hardly any compounds; argon fills light bulbs for this reason.",
    "Why do the noble gases form hardly any compounds?",
    "Which unreactive substances belong to family 18, and why are helium and neon inert?",
  ],
  [
    "In Rutherford's experiment most alpha particles went straight through a thin gold foil, but a few bounced back, so that the positive charge had to be concentrated in a tiny center.",
    "What happened to alpha particles at Rutherford's gold foil?",
    "How was the nucleus discovered?",
  ],
  [
    "Atoms of one element may differ in their number of neutrons; chlorine is a mixture of chlorine-35 and chlorine-37.",
    "How may atoms of one element differ in neutrons?",
    "What are isotopes?",
  ],
  [
    "When an excited electron falls back to a lower level, it emits a photon whose frequency matches the difference in energy; copper salts give green, strontium salts red.",
    "What does an excited electron emit when it falls back?",
    "Where do the bright colors of fireworks and flame tests come from?",
  ],
  [
    "The pressure of a fixed amount of gas at constant temperature is inversely proportional to its volume, as Boyle found with a bent glass tube.",
    "How is the pressure of a gas related to its volume at constant temperature?",
    "What happens inside a syringe when you squeeze the air trapped there?",
  ],
  [
    "At constant pressure the volume of a gas grows in proportion to its absolute temperature, as Charles observed.",
    "How does the volume of a gas grow with absolute temperature?",
    "Why does a hot air balloon expand?",
  ],
  [
    "Light molecules move faster than heavy ones at the same temperature: helium leaves a punctured container nearly three times as quickly as oxygen does.",
    "Do light molecules move faster than heavy ones?",
    "What is Graham's law of effusion about?",
  ],
  [
    "The total pressure of a mixture is the sum of what each gas would exert alone; over water its vapor must be subtracted.",
    "What is the total pressure of a mixture of gases?",
    "Explain Dalton's partial contributions for air collected by displacement",
  ],
  [
    "The reactant that is used up first decides how much product can form; the other is in excess.",
    "Which reactant decides how much product can form?",
    "What does limiting mean when one ingredient runs out?",
  ],
  [
    "The actual yield divided by the theoretical yield, times one hundred, tells how efficient a synthesis was.",
    "What does the actual yield divided by the theoretical yield tell?",
    "How can I judge what percentage of what I expected was obtained?",
  ],
  [
    "Avogadro's constant, 6.022 × 10²³ per mole, links what is weighed with how many particles there are.",
    "What is Avogadro's constant?",
    "How do chemists count atoms in a sample?",
  ],
  [
    "Coefficients in front of formulas are adjusted until every kind of atom is present in equal numbers on the left and on the right.",
    "How are coefficients in front of formulas adjusted?",
    "How do I balance an equation?",
  ],
  [
    "When lead(II) nitrate meets potassium iodide, a bright yellow solid of lead(II) iodide settles out.",
    "What settles out when lead(II) nitrate meets potassium iodide?",
    "Give an example of precipitation of an insoluble salt",
  ],
  [
    "Copper wire in silver nitrate grows needles of silver while the liquid turns blue, since copper is the more active of the two metals.",
    "What grows on copper wire in silver nitrate?",
    "Can you show me a single replacement reaction?",
  ],
  [
    "Hydrocarbons burned in plenty of oxygen give carbon dioxide and water; with too little of it, soot and poisonous carbon monoxide appear.",
    "What do hydrocarbons burned in plenty of oxygen give?",
    "Why is incomplete combustion dangerous and smoky?",
  ],
  [
    "A buffer holds a weak acid together with its conjugate base; added hydroxide is taken up by the one, added hydronium by the other.",
    "What does a buffer hold?",
    "How does blood resist changes in pH?",
  ],
  [
    "Strong acids such as HCl ionize completely in water, while acetic acid gives up only about one proton in a hundred.",
    "Do strong acids ionize completely in water?",
    "Why is vinegar weak?",
  ],
  [
    "A Brønsted base accepts a proton; ammonia takes one from water and leaves a hydroxide ion behind.",
    "What does a Brønsted base accept?",
    "In the Lowry theory, how is an alkaline substance defined by H+ transfer?",
  ],
  [
    "At the equivalence point the moles of titrant match those of the analyte; the indicator must change color close to it.",
    "What match at the equivalence point?",
    "When is a titration from the burette finished?",
  ],
  [
    "Phenolphthalein is colorless below pH 8 and pink above 10; litmus goes from red to blue around neutral.",
    "What color is phenolphthalein above pH 10?",
    "Which indicators show whether something is acidic or basic?",
  ],
  [
    "Each step of one on the pH scale stands for a factor of ten in hydronium concentration.",
    "What does a step of one on the pH scale stand for?",
    "Is acidity logarithmic?",
  ],
  [
    "In a closed flask the forward and the reverse reaction go on at the same rate, and the amounts no longer change.",
    "What do the forward and the reverse reaction do in a closed flask?",
    "Is dynamic equilibrium really a standstill?",
  ],
  [
    "If a product is removed, the system makes more of it; adding heat favors the endothermic direction.",
    "What does the system do if a product is removed?",
    "What is Le Chatelier's principle?",
  ],
  [
    "Ammonia is made from nitrogen and hydrogen over iron at about 450 °C and 200 atm, a compromise between speed and yield.",
    "At what temperature is ammonia made from nitrogen and hydrogen?",
    "Describe the Haber process for fertilizers",
  ],
  [
    "The product of the ion concentrations of a sparingly soluble salt is constant; adding a common ion makes more of it come out of solution.",
    "What does adding a common ion do to a sparingly soluble salt?",
    "What is meant by Ksp?",
  ],
  [
    "The slowest elementary step acts as a bottleneck and sets the overall speed of a mechanism.",
    "Which elementary step sets the overall speed of a mechanism?",
    "What is the rate-determining stage?",
  ],
  [
    "Doubling the concentration of a first-order reactant doubles the rate; for second order it becomes four times as great.",
    "What does doubling the concentration of a first-order reactant do?",
    "What do exponents in kinetics tell about the speed?",
  ],
  [
    "Molecules react only if they collide with enough energy and in the right orientation; warming raises the share of those that do.",
    "When do molecules that collide react?",
    "Why are hot reactions quicker?",
  ],
  [
    "Flour dust in a mill can explode, for a great deal of surface is open to the air.",
    "Why can flour dust in a mill explode?",
    "Why do powders react faster than lumps?",
  ],
  [
    "Burning releases energy because the bonds in carbon dioxide and water are stronger than those of the fuel.",
    "Why does burning release energy?",
    "What makes combustion exothermic?",
  ],
  [
    "Ammonium nitrate takes up heat from its surroundings as it dissolves, which instant cold packs exploit.",
    "What does ammonium nitrate take up as it dissolves?",
    "Which endothermic process chills an injured ankle?",
  ],
  [
    "The enthalpy change of a reaction does not depend on the path; equations may be added like sums to find it.",
    "Does the enthalpy change of a reaction depend on the path?",
    "State Hess's law",
  ],
  [
    "A change with ΔH negative and ΔS positive has a negative ΔG at every temperature.",
    "When is ΔG negative at every temperature?",
    "Which reactions are always spontaneous according to Gibbs?",
  ],
  [
    "Matter tends to spread out: gas that has escaped into a room does not gather in its bottle again, since there are far more scattered arrangements.",
    "Why does gas that has escaped into a room not gather in its bottle again?",
    "What is entropy?",
  ],
  [
    "The heat capacity of liquid water is large, 4.18 J/(g·°C), so that lakes and seas warm slowly in summer and cool slowly in winter.",
    "How large is the heat capacity of water?",
    "Why is the climate near the coast moderate?",
  ],
  [
    "During electrolysis of molten sodium chloride, sodium collects at the negative pole and chlorine gas at the positive one.",
    "What collects at the negative pole in electrolysis of molten sodium chloride?",
    "How does an external current decompose a fused salt at the electrodes?",
  ],
  [
    "To plate a spoon, it is made the cathode in a bath of silver ions while a bar of silver dissolves at the anode.",
    "What is made the cathode to plate a spoon?",
    "How is jewelry given a thin precious coating by Faraday's method?",
  ],
  [
    "The standard potential of zinc is −0.76 V and that of copper +0.34 V; together they give 1.10 V.",
    "What is the standard potential of zinc?",
    "How do I calculate the voltage of a Daniell battery?",
  ],
  [
    "The oxidation number of oxygen is −2 in most compounds, and −1 in peroxides.",
    "What is the oxidation number of oxygen in peroxides?",
    "Which charge is assigned to O in H2O2?",
  ],
  [
    "A heavy nucleus that captures a neutron splits into two lighter ones and sets two or three neutrons free, which may split others.",
    "What happens to a heavy nucleus that captures a neutron?",
    "How does a uranium chain reaction run in a reactor?",
  ],
  [
    "In the core of the sun hydrogen nuclei join to form helium, and a little mass is turned into energy.",
    "What do hydrogen nuclei form in the core of the sun?",
    "How does fusion make stars shine?",
  ],
  [
    "An alpha particle is stopped by a sheet of paper, a beta particle by a few millimeters of aluminum; gamma rays need thick lead.",
    "What stops an alpha particle?",
    "How do you shield yourself from radiation?",
  ],
  [
    "Iodine-131 gathers in the thyroid gland, so that small amounts of it make the organ visible to a camera.",
    "Where does iodine-131 gather?",
    "How do doctors use tracers in medical imaging?",
  ],
  [
    "Methane, ethane, propane and butane are the first four alkanes, with the general formula CnH2n+2.",
    "What is the general formula of the alkanes?",
    "Name the simplest saturated hydrocarbons in natural gas",
  ],
  [
    "Ethene decolorizes bromine water because the bromine adds across its double bond.",
    "Why does ethene decolorize bromine water?",
    "How can I test whether an oil is unsaturated?",
  ],
  [
    "Butane and 2-methylpropane both are C₄H₁₀, yet they boil at different temperatures since their atoms are joined in another order.",
    "Why do butane and 2-methylpropane boil at different temperatures?",
    "What are structural isomers?",
  ],
  [
    "Ethanol and ethanoic acid, warmed with a drop of sulfuric acid, give ethyl ethanoate, which smells of pears.",
    "What do ethanol and ethanoic acid give when warmed with sulfuric acid?",
    "How are fruity esters produced?",
  ],
  [
    "Many ethene molecules open their double bonds and link up into chains of thousands of units: polyethylene.",
    "What do ethene molecules link up into?",
    "How are plastics made from monomers?",
  ],
  [
    "Crude oil is heated and its vapors rise in a tower, where gasoline condenses higher up than diesel.",
    "Where in the tower does gasoline condense?",
    "How does a petroleum refinery separate fractions by distillation?",
  ],
  [
    "Benzene's six carbon atoms form a flat ring in which all bonds have the same length.",
    "What do benzene's six carbon atoms form?",
    "What makes aromatic compounds special?",
  ],
  [
    "Boiling an egg unfolds the long coiled chains of its white, which then tangle and turn solid; the change cannot be undone.",
    "What does boiling an egg do to the chains of its white?",
    "How are proteins denatured by cooking?",
  ],
  [
    "Starch and cellulose both are built of glucose units, joined in different ways; we can digest only the former.",
    "What units are starch and cellulose built of?",
    "Which carbohydrates are polymers of sugar?",
  ],
  [
    "In DNA, adenine pairs with thymine and guanine with cytosine by hydrogen bonds between the two strands.",
    "What does adenine pair with in DNA?",
    "How is the genetic double helix held together?",
  ],
  [
    "Triglycerides of unsaturated fatty acids are liquid at room temperature; hydrogenation makes them firm.",
    "What does hydrogenation do to unsaturated triglycerides?",
    "How is margarine produced from oils?",
  ],
  [
    "Green leaves use light to turn carbon dioxide and water into glucose, and give oxygen off.",
    "What do green leaves turn carbon dioxide and water into?",
    "Explain photosynthesis",
  ],
  [
    "Carbon dioxide and methane let sunlight in but absorb the infrared radiation that the Earth sends back.",
    "Which radiation do carbon dioxide and methane absorb?",
    "What causes global warming and the greenhouse effect?",
  ],
  [
    "Platinum and rhodium in the exhaust of a car turn nitrogen monoxide and carbon monoxide into nitrogen and carbon dioxide.",
    "What do platinum and rhodium in the exhaust of a car do?",
    "How does a catalytic converter reduce traffic pollution?",
  ],
  [
    "Alum makes fine particles clump and sink; sand holds back the rest, and chlorine kills what is left alive.",
    "What does alum do to fine particles?",
    "How is drinking water treated?",
  ],
  [
    "Calcium and magnesium ions leave a white crust in kettles and keep soap from lathering.",
    "Which ions leave a white crust in kettles?",
    "What is hard water?",
  ],
  [
    "Silicon with a trace of phosphorus has extra electrons that carry a current; with boron it has holes.",
    "What does silicon with a trace of phosphorus have?",
    "How does doping make a semiconductor?",
  ],
  [
    "In a metal the outer electrons are free to wander between the positive ions, which is why it conducts and can be hammered into sheets.",
    "Why can a metal be hammered into sheets?",
    "How does the shared cloud model explain malleability?",
  ],
  [
    "Every carbon atom in diamond is joined to four others in all directions; in graphite layers slide over each other.",
    "How is carbon joined in diamond?",
    "Why are some allotropes hard and some slippery?",
  ],
  [
    "Brass is copper with zinc, and steel is iron with a little carbon; the foreign atoms hinder the layers from slipping.",
    "What is brass?",
    "Why are alloys harder than pure metals?",
  ],
  [
    "In ammonia three hydrogens and a lone pair point to the corners of a tetrahedron, with angles of 107°.",
    "What are the angles in ammonia?",
    "Which trigonal pyramidal geometry does VSEPR predict for NH3?",
  ],
  [
    "Carbon dioxide is linear, so that its two bond dipoles cancel; bent water keeps its own.",
    "Why do the two bond dipoles of carbon dioxide cancel?",
    "Why is CO2 nonpolar as a whole, unlike H2O?",
  ],
  [
    "In methane one s and three p orbitals of carbon mix into four equal ones.",
    "Which orbitals of carbon mix in methane?",
    "What does sp3 hybridization mean?",
  ],
  [
    "Sodium passes its single outer electron to chlorine; the oppositely charged ions then build a cubic lattice.",
    "What does sodium pass to chlorine?",
    "How does ionic bonding arise in table salt?",
  ],
  [
    "Two hydrogen atoms share their electrons, so that each has the arrangement of helium.",
    "What do two hydrogen atoms share?",
    "What is a covalent bond?",
  ],
  [
    "Larger molecules are more easily distorted, so that momentary dipoles attract each other more: iodine is solid while chlorine is a gas.",
    "Why is iodine solid while chlorine is a gas?",
    "What are London dispersion forces?",
  ],
  [
    "An insect can stand on a pond because the molecules at the top are drawn inward by their neighbors.",
    "Why can an insect stand on a pond?",
    "What is surface tension?",
  ],
  [
    "Sweat takes heat from the skin when it turns to vapor; the fastest molecules leave first.",
    "What does sweat take from the skin when it turns to vapor?",
    "Why is evaporation cooling?",
  ],
  [
    "Solid carbon dioxide passes into a gas without melting at −78 °C, since its triple point lies above normal pressure.",
    "At what temperature does solid carbon dioxide pass into a gas?",
    "What is dry ice sublimation?",
  ],
  [
    "A beam of light is visible from the side in milk diluted with water, but not in a true solution, because the particles are big enough to scatter it.",
    "Why is a beam of light visible from the side in milk?",
    "What is the Tyndall effect in colloids?",
  ],
  [
    "Polar solvents dissolve salts and sugar, hexane dissolves wax: like dissolves like.",
    "What does hexane dissolve?",
    "Why don't oil and water mix?",
  ],
  [
    "To make 250 mL of 0.10 M acid from 2.0 M stock, take 12.5 mL and fill up with water.",
    "How much 2.0 M stock makes 250 mL of 0.10 M acid?",
    "How do I prepare a dilution of a concentrated solution?",
  ],
  [
    "Ink on wet paper separates into bands, since some dyes cling to the paper and others travel with the solvent.",
    "Why does ink on wet paper separate into bands?",
    "How does chromatography work?",
  ],
  [
    "Sand is held back by the funnel's paper while salt water runs through; evaporating it leaves the salt.",
    "What is held back by the funnel's paper?",
    "How can a heterogeneous mixture be filtered?",
  ],
  [
    "An object sinks when each cubic centimeter of it weighs more than that of the liquid: gold, 19.3 g/cm³, even in mercury.",
    "When does an object sink in a liquid?",
    "How does density decide what floats?",
  ],
  [
    "Results that lie close to one another may all be wrong in the same way if the balance was not set to zero.",
    "May results that lie close to one another all be wrong?",
    "What is the difference between precision and accuracy?",
  ],
  [
    "Zeros between other figures always count; those in front never do, and 0.00520 has three.",
    "Which zeros count in 0.00520?",
    "What are the rules of significant digits?",
  ],
  [
    "In a closed vessel the mass before and after a reaction is the same, as Lavoisier showed with his balance.",
    "What did Lavoisier show about mass in a closed vessel?",
    "Why is matter conserved, neither created nor destroyed?",
  ],
  [
    "White copper(II) sulfate turns blue as it takes up five molecules of water for each formula unit.",
    "What happens to white copper(II) sulfate as it takes up water?",
    "What is the difference between an anhydrous salt and a hydrate?",
  ],
  [
    "Compounds of two nonmetals take Greek prefixes: N₂O₄ is dinitrogen tetroxide.",
    "Which prefixes do compounds of two nonmetals take?",
    "How are covalent molecules named?",
  ],
  [
    "A beam of infrared passes through the sample; C=O groups absorb near 1700 cm⁻¹.",
    "Where do C=O groups absorb infrared?",
    "How does spectroscopy identify a ketone?",
  ],
  [
    "The darker a colored solution, the more light it absorbs: absorbance is proportional to concentration and to the path.",
    "To what is absorbance proportional?",
    "What is Beer-Lambert's spectroscopic rule?",
  ],
  [
    "Ionized fragments are bent by a magnet, the light ones more; each gives a peak at its ratio of mass to charge.",
    "What bends ionized fragments?",
    "What is seen in an m/z spectrum, such as the molecular ion?",
  ],
];
