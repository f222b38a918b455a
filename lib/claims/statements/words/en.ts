import type { ConceptWords } from "../concepts.ts";

export const EN: ConceptWords = {
  not: "not, never, no, none, cannot, can't, isn't, aren't, doesn't, don't, didn't, won't, neither, nor, without, opposite, unlike, mistake~, wrong~, incorrect~, misconception~, confus~, false, instead of, rather than, contrary, think, thinks, thought, might expect, unless, except, hardly, rarely, barely, untrue, myth, fails, fail",
  "oxidation-number": "oxidation number~, oxidation state~",
  oxidation: "oxidation, oxidized, oxidised, oxidizes, oxidises",
  reduction: "reduction, reduced",
  "oxidizing-agent": "oxidizing agent~, oxidising agent~, oxidant~, oxidizer~",
  "reducing-agent": "reducing agent~, reductant~",
  "lose-electrons":
    "loss of electrons, loss of an electron, loss of one or more electrons, losing electrons, loses electrons, lose electrons, lost electrons, electron loss, gives up electrons, give up electrons, gives away electrons, electrons are lost, removal of electrons, is loss",
  "gain-electrons":
    "gain of electrons, gain of an electron, gaining electrons, gains electrons, gain electrons, gained electrons, electron gain, takes up electrons, take up electrons, accepts electrons, accept electrons, electrons are gained, addition of electrons, is gain",
  exothermic: "exothermic",
  endothermic: "endothermic",
  "release-heat":
    "releases heat, release heat, releasing heat, release of heat, gives off heat, give off heat, giving off heat, gives out heat, give out heat, releases energy, releases thermal energy, gives off energy, heat is released, heat is given off, energy is released, loses heat to",
  "absorb-heat":
    "absorbs heat, absorb heat, absorbing heat, absorption of heat, takes in heat, take in heat, takes up heat, take up heat, taking in heat, absorbs energy, absorb energy, takes in energy, absorbs thermal energy, heat is absorbed, heat is taken in, energy is absorbed",
  "enthalpy-negative":
    "δh is negative, negative δh, δh < 0, δh is less than zero, δh is below zero, enthalpy change is negative, negative enthalpy change, δh negative",
  "enthalpy-positive":
    "δh is positive, positive δh, δh > 0, δh is greater than zero, δh is above zero, enthalpy change is positive, positive enthalpy change",
  acid: "acid, acids, acidic, acidic solution~, acid solution~",
  base: "base, bases, basic, basic solution~, alkaline, alkali, alkalis, alkaline solution~",
  neutral: "neutral, neutral solution~",
  litmus: "blue litmus paper, blue litmus, red litmus paper, red litmus, litmus paper, litmus",
  phenolphthalein: "phenolphthalein",
  red: "red",
  blue: "blue",
  pink: "pink",
  colorless: "colorless, colourless",
  "ph-low":
    "ph under 7, ph below 7, ph less than 7, ph lower than 7, ph smaller than 7, ph < 7, ph is below 7, ph is less than 7, ph of less than 7, ph is under 7",
  "ph-high":
    "ph over 7, ph above 7, ph greater than 7, ph higher than 7, ph more than 7, ph > 7, ph is above 7, ph is greater than 7, ph of more than 7, ph is over 7",
  "ph-seven": "ph 7, ph of 7, ph = 7, ph is 7, ph equals 7",
  "donate-proton":
    "donates .. proton, donate .. proton, donates protons, donate protons, proton donor~, gives away .. proton, gives up .. proton, donates h+, donates hydrogen ions",
  "accept-proton":
    "accepts .. proton, accept .. proton, accepts protons, accept protons, proton acceptor~, takes up .. proton, takes .. proton, accepts h+, accepts hydrogen ions",
  catalyst: "catalyst~",
  "lower-barrier":
    "lower activation energy, lowers the activation energy, lowers .. activation energy, lower the activation energy, lowering the activation energy, reduces the activation energy, decreases the activation energy, smaller activation energy",
  "raise-barrier":
    "higher activation energy, raises the activation energy, raise the activation energy, raising the activation energy, increases the activation energy, greater activation energy",
  "not-used-up":
    "not used up, not consumed, isn't used up, isn't consumed, without being consumed, without being used up, remains unchanged, comes out unchanged, is regenerated",
  "used-up": "is used up, is consumed, gets used up, gets consumed",
  "no-shift":
    "doesn't shift .. equilibrium, does not shift .. equilibrium, doesn't change .. position of equilibrium, does not change .. position of equilibrium, doesn't move .. equilibrium, does not affect .. equilibrium, does not change the equilibrium constant, doesn't change the equilibrium constant, does not shift the equilibrium, does not move the equilibrium",
  "keep-enthalpy": "doesn't change δh, does not change δh, leaves δh unchanged",
  spontaneous: "spontaneous, spontaneously",
  nonspontaneous: "nonspontaneous, non-spontaneous, not spontaneous",
  "gibbs-negative": "δg is negative, negative δg, δg < 0, δg is less than zero, δg is below zero",
  "gibbs-positive": "δg is positive, positive δg, δg > 0, δg is greater than zero, δg is above zero",
  anode: "anode, at the anode",
  cathode: "cathode, at the cathode",
  "break-bonds":
    "breaking bonds, breaking .. bond, breaking a bond, to break bonds, to break .. bond, breaking chemical bonds, bond breaking, bonds are broken",
  "form-bonds":
    "forming bonds, making bonds, forming .. bond, bond formation, bond making, bonds are formed, bonds form, forming new bonds, making new bonds",
  "need-energy":
    "requires energy, require energy, needs energy, costs energy, takes energy, absorbs energy, absorb energy, needs .. energy, energy is needed, energy is required",
  "give-energy":
    "releases energy, release energy, gives off energy, gives out energy, gives energy, energy is released, pays energy back",
  "strong-forces":
    "stronger the intermolecular forces, stronger the forces between .. molecules, stronger intermolecular forces, strong intermolecular forces, stronger intermolecular attractions, stronger the attractions",
  "weak-forces":
    "weaker the intermolecular forces, weaker intermolecular forces, weak intermolecular forces, weaker intermolecular attractions",
  "boil-higher":
    "higher the boiling point, higher boiling point, higher boiling points, high boiling point, boiling point rises, boils at a higher temperature, higher the melting point",
  "boil-lower":
    "lower the boiling point, lower boiling point, lower boiling points, low boiling point, boils at a lower temperature, lower the melting point",
  "reverse-equation":
    "reverse an equation, reverse the equation, reversing an equation, reversing the equation, reverse a reaction, reverse the reaction, reversing a reaction, reversing the reaction, equation is reversed, reaction is reversed",
  "sign-changes":
    "change the sign of δh, changes the sign of δh, flip the sign, flips the sign, changes sign, change sign, change the sign, changes the sign, sign of δh changes, sign changes, reverses the sign, reverse the sign, the sign flips",
  "sign-stays":
    "keeps its sign, keep the sign, keeps the sign, same sign, sign stays the same, sign stays, sign does not change, sign doesn't change",
  melting: "melting ice, melting of ice, ice melts, melting, melts",
  boiling: "boiling, boiling water, evaporation, evaporating, vaporization, boils",
  freezing: "freezing, condensation, condensing",
  burning: "combustion, burning, combustion of wood, burning wood, combustion reactions, combustions",
  rusting: "rusting, rust",
  "physical-change": "physical change, physical changes, physical process",
  "chemical-change": "chemical change, chemical changes, chemical reaction",
  neutralization: "neutralization, neutralisation",
  isotopes: "isotopes, isotope",
  "same-protons": "same number of protons, same atomic number, equal numbers of protons, same proton number",
  "other-neutrons":
    "different number of neutrons, different numbers of neutrons, different neutron number~, number of neutrons differs, differ in the number of neutrons, differ in their number of neutrons, different mass numbers",
  "same-neutrons": "same number of neutrons, equal numbers of neutrons",
  "other-protons":
    "different number of protons, different numbers of protons, different atomic number~, differ in the number of protons",
  "first-order-half-life":
    "first-order reaction .. half-life, first-order reaction the half-life, half-life of a first-order reaction, first-order half-life",
  independent:
    "doesn't depend on .. concentration, does not depend on .. concentration, independent of .. concentration, doesn't depend on the starting concentration, does not depend on the initial concentration",
  radius: "atomic radius, atomic radii, radius, radii, atomic size, size of the atom~, atoms get",
  ionization:
    "first ionization energy, first ionisation energy, ionization energy, ionisation energy, ionization energies, ionisation energies",
  electronegativity: "electronegativity, electronegativities",
  metallic: "metallic character",
  "other-property":
    "number of shells, shielding, number of electrons, attraction, distance, number of electron shells, principal quantum number, pull, acid strength, bond strength, bond length, reactivity, mass, density, boiling point~, melting point~, electron affinity, temperature, ionic radius, ionic radii",
  across:
    "across a period, across the period, across period, left to right, from left to right, along a period, along the period, across a row, across the row",
  down: "down a group, down the group, down group, going down, top to bottom, from top to bottom, as you go down, down a column",
  increase:
    "increases, increase, increasing, rises, rise, grows, grow, gets larger, get larger, gets bigger, get bigger, becomes larger, goes up, go up, larger",
  decrease:
    "decreases, decrease, decreasing, falls, fall, drops, drop, shrinks, shrink, gets smaller, get smaller, becomes smaller, goes down, go down, smaller",
  linear: "linear",
  bent: "bent, v-shaped, angular",
  "trigonal-planar": "trigonal planar",
  "trigonal-pyramidal": "trigonal pyramidal, trigonal pyramid",
  tetrahedral: "tetrahedral, tetrahedron",
  octahedral: "octahedral, octahedron",
  "square-planar": "square planar",
  "trigonal-bipyramidal": "trigonal bipyramidal, trigonal bipyramid",
  polar: "polar molecule, polar",
  nonpolar: "nonpolar molecule, nonpolar, non-polar molecule, non-polar, apolar",
  bond: "bond, bonds, covalent, dipoles, solvent~, part, end, side",
  "electron-pairs":
    "electron groups, electron pairs, electron domains, electron arrangement, electron geometry, electron-pair geometry, pairs of electrons, domains, groups of electrons, hybrid~",
  "lone-pairs": "lone pair, lone pairs, nonbonding pairs, non-bonding pairs, unshared pairs, lone electron pairs",
  "the-molecule":
    "the molecule, the molecular shape, the shape, its shape, it is, it's, the geometry, molecular geometry, the ion",
  "strong-acid": "strong acid, strong acids, a strong monoprotic acid, strong diprotic acid",
  "weak-acid": "weak acid, weak acids",
  "strong-base": "strong base, strong bases",
  "weak-base": "weak base, weak bases",
  soluble: "soluble in water, soluble, water-soluble, dissolves in water, dissolves well",
  insoluble:
    "insoluble in water, insoluble, not soluble in water, not soluble, doesn't dissolve in water, does not dissolve in water, precipitates",
  nitrates: "all nitrates, nitrates, all sodium salts, all potassium salts, all ammonium salts",
  ionic: "ionic compound, ionic compounds, ionic solid, is ionic",
  molecular: "molecular substance, molecular compound, covalent compound, molecular compounds",
  "more-reactive": "more reactive than, more active than, reacts more violently than, more easily oxidized than",
  "more-electronegative": "more electronegative than",
  called: "name of this compound is, name is, is called, is named, named, called, its name",
  protons: "protons",
  electrons: "electrons",
  "valence-electrons": "valence electron, valence electrons, outer electrons, outer electron",
  "atomic-number": "z =, atomic number",
  group: "group",
  period: "period",
  "is-strong": "is strong, are strong, is a strong one, are strong ones",
  "is-weak": "is weak, are weak",
  "bonding-pairs": "bonding pairs, bonding pair, bond pairs, bonding groups, single bonds, bonding electron pairs",
  "no-lone-pairs": "no lone pairs, no lone pair, without lone pairs, zero lone pairs",
  "hydrogen-bonds": "hydrogen bonds, hydrogen bonding, hydrogen bond, forms hydrogen bonds, form hydrogen bonds",
  "no-hydrogen-bonds":
    "no hydrogen bonds, no hydrogen bonding, cannot form hydrogen bonds, can't form hydrogen bonds, does not form hydrogen bonds, doesn't form hydrogen bonds",
  synthesis: "synthesis reaction, synthesis, combination reaction, synthesis .. reaction",
  decomposition: "decomposition reaction, decomposition, decomposes",
  "single-replacement":
    "single replacement reaction, single replacement, single displacement, single-replacement, single-displacement, displacement reaction, displacement reactions",
  "double-replacement":
    "double replacement reaction, double replacement, double displacement, double-replacement, double-displacement, metathesis, exchange reaction",
  precipitation: "precipitation, precipitation reaction",
  redox: "redox reaction, redox, oxidation-reduction reaction, oxidation–reduction reaction",
  "the-reaction":
    "the reaction, this reaction, the forward reaction, this is, it's a, it is a, this change, the process, it's an, it is an, that's a",
  reverse: "reverse, reverse reaction, backward",
  neutrons: "neutrons, neutron",
  "shift-right":
    "to the right, shifts right, shift right, toward the products, towards the products, toward products, towards products, favors the products, favours the products, favors the forward reaction, favours the forward reaction, toward the product side, towards the product side, forward direction",
  "shift-left":
    "to the left, shifts left, shift left, toward the reactants, towards the reactants, toward reactants, towards reactants, favors the reactants, favours the reactants, favors the reverse reaction, favours the reverse reaction, toward the reactant side, towards the reactant side, reverse direction",
  "raise-pressure":
    "raising the pressure, increasing the pressure, increase the pressure, increase in pressure, raise the pressure, higher pressure, pressure increases, more pressure, pressure is increased, pressure is raised, decreasing the volume, reducing the volume, smaller volume, compressing, increased pressure",
  "lower-pressure":
    "lowering the pressure, decreasing the pressure, decrease the pressure, decrease in pressure, reduce the pressure, reducing the pressure, lower pressure, pressure decreases, pressure is decreased, increasing the volume, larger volume, expanding",
  "raise-temperature":
    "raising the temperature, increasing the temperature, increase the temperature, increase in temperature, raise the temperature, higher temperature, temperature increases, heating, heat it, temperature is raised, temperature is increased, adding heat, warming",
  "lower-temperature":
    "lowering the temperature, decreasing the temperature, decrease the temperature, decrease in temperature, lower the temperature, lower temperature, cooling, temperature decreases, temperature is lowered, cool it",
  "number-rises":
    "oxidation number increases, oxidation number goes up, oxidation number rises, oxidation state increases, increase in oxidation number",
  "number-falls":
    "oxidation number decreases, oxidation number goes down, oxidation number falls, oxidation number drops, oxidation state decreases, decrease in oxidation number",
  "products-lower":
    "products have less energy, products are lower, products lie lower, lower than the reactants, less energy than the reactants, lower in energy than the reactants, products have lower energy",
  "products-higher":
    "products have more energy, products are higher, products lie higher, higher than the reactants, more energy than the reactants, higher in energy than the reactants, products have higher energy",
  "feels-warm":
    "feels warm, feels hot, gets warm, gets warmer, gets hot, warms up, becomes warm, surroundings warm up, temperature of the surroundings rises",
  "feels-cold": "feels cold, gets cold, gets colder, cools down, becomes cold, surroundings cool down",
  "half-life": "half-life, half life",
  "half-decays":
    "time in which half, time it takes for half, time needed for half, time for half, time required for half, half of the nuclei decay, half of the atoms decay, half of the sample decays",
  limiting: "limiting reactant, limiting reagent",
  "runs-out-first":
    "runs out first, used up first, is consumed first, determines how much product, limits how much product, consumed completely, is used up completely, decides how much product",
  excess: "excess reactant, reactant in excess, excess reagent",
  "left-over": "is left over, left over, remains at the end, some remains",
  "ionic-bond": "ionic bond, ionic bonds, ionic bonding",
  "covalent-bond": "covalent bond, covalent bonds, covalent bonding",
  "transfer-electrons":
    "transfer of electrons, transferring electrons, electrons are transferred, transferred from, electron transfer",
  "share-electrons":
    "share electrons, sharing electrons, shares electrons, shared electrons, electrons are shared, sharing of electrons, shared pair of electrons, share a pair",
  cation: "cation, cations",
  anion: "anion, anions",
  "positive-ion": "positive ion, positive ions, positively charged, positive charge",
  "negative-ion": "negative ion, negative ions, negatively charged, negative charge",
  "ionizes-fully":
    "ionizes completely, ionise completely, ionizes fully, dissociates completely, completely ionized, fully ionized, ionizes essentially completely, completely dissociated, dissociates fully, fully dissociated, ionize completely, completely dissociates, dissociate completely",
  "ionizes-partly":
    "ionizes only partly, ionizes partially, partially ionizes, ionizes only slightly, only partially ionized, partially dissociates, dissociates partially, only slightly ionized, ionizes only partially, partly ionized, ionize only slightly, ionize only partially, only partly dissociated, dissociates only slightly, dissociates only partially, only a small fraction",
  boyle: "boyle's law, pressure and volume, volume and pressure",
  charles: "charles's law, charles' law, charles law, gay-lussac's law",
  inverse:
    "inversely proportional, inversely related, inverse proportion, inversely, product stays constant, product is constant",
  direct: "directly proportional, proportional to",
  buffer: "buffer, buffers, buffer solution",
  "resists-ph":
    "resists changes in ph, resists a change in ph, resist changes in ph, keeps the ph nearly constant, keeps the ph almost constant, resists ph changes",
  "nuclear-charge": "effective nuclear charge, nuclear charge, number of protons",
  "higher-than":
    "higher than, greater than, is higher than that of, higher .. than, higher first ionization energy than, higher ionization energy than, higher electronegativity than, greater .. than",
  "lower-than":
    "lower than, less than, lower .. than, lower first ionization energy than, lower ionization energy than, lower electronegativity than",
  "larger-than":
    "is larger than, is bigger than, larger than, bigger than, larger atomic radius than, larger radius than",
  "smaller-than": "is smaller than, smaller than, smaller atomic radius than, smaller radius than",
  "most-electronegative":
    "most electronegative element, most electronegative of all, the most electronegative, highest electronegativity",
  "gas-pressure": "the pressure, pressure, pressure of a gas, pressure of the gas",
  "gas-volume": "volume, the volume, volume of a gas, volume of the gas",
  "absolute-temperature":
    "absolute temperature, kelvin temperature, temperature in kelvin, temperature in kelvins, thermodynamic temperature",
  celsius: "celsius temperature, temperature in degrees celsius, temperature in celsius, degrees celsius",
  "gas-amount": "amount of gas, its amount, number of moles, amount of substance, number of particles",
  "solution-of": "solution, solutions, its solution, aqueous solution, solution of",
  "above-hydrogen": "above hydrogen, before hydrogen in the activity series, stands above hydrogen",
  "below-hydrogen": "below hydrogen, stands below hydrogen",
  "unpaired-electrons": "unpaired electrons, unpaired electron",
  halogen: "halogen, halogens",
  "alkali-metal": "alkali metal, alkali metals",
  "alkaline-earth": "alkaline earth metal, alkaline earth metals, alkaline-earth metal, alkaline-earth metals",
  "noble-gas": "noble gas, noble gases, inert gas",
  "transition-metal": "transition metal, transition metals",
  "is-metal": "a metal, metals",
  "is-nonmetal": "a nonmetal, nonmetals, a non-metal, non-metals",
  metalloid: "metalloid, metalloids, semimetal",
  diatomic: "diatomic, diatomic molecule~",
  gas: "a gas, gas, gases, gaseous",
  liquid: "a liquid, liquid",
  solid: "a solid, solid, solids",
  "room-temperature":
    "at room temperature, room temperature, at 25 °c, under normal conditions, at standard conditions",
  "depends-on-concentration":
    "depends on .. concentration, gets longer when .. concentration, gets shorter when .. concentration, longer when .. concentration, shorter when .. concentration, increases with .. concentration, decreases with .. concentration, proportional to .. concentration",
  hybrid: "hybrid~",
  "single-bond": "single bond, single bonds",
  "double-bond": "double bond, double bonds",
  "triple-bond": "triple bond, triple bonds",
  "mole-ratio": "mole ratio, molar ratio, ratio of moles, ratio",
  "reacts-to":
    "react with, reacts with, need, needs, require, requires, produce, produces, form, forms, give, gives, yield, yields, make, makes",
  "on-left": "on the left, on the left side, on the left-hand side, on the reactant side, on the reactants side",
  "on-right": "on the right, on the right side, on the right-hand side, on the product side, on the products side",
  doubles: "doubling, double, doubles, doubled, twice as large, twice as big, becomes twice",
  triples: "tripling, triple, triples, tripled, three times as large",
  quadruples: "quadrupling, quadruple, quadruples, quadrupled, four times as large",
  quarters: "falls to a quarter, becomes a quarter, drops to a quarter, a quarter as large",
  halves: "halving, halve, halves, halved, half as large, half as big",
  absorbance: "absorbance",
  concentration: "concentration, the concentration",
  "path-length": "path length, path-length, thickness of the cell",
  "effusion-rate": "rate of effusion, effusion rate, rate, effuses, rate of diffusion",
  "root-of-molar-mass":
    "square root of the molar mass, square root of its molar mass, square roots of their molar masses, square root of molar mass",
  "kinetic-energy": "average kinetic energy, mean kinetic energy",
  "electric-current": "the current, current",
  "electrolysis-time": "the time, time",
  "constant-grows":
    "k becomes larger, k gets larger, k increases, k rises, k is larger, equilibrium constant increases, equilibrium constant gets larger, equilibrium constant becomes larger, equilibrium constant rises",
  "constant-shrinks":
    "k becomes smaller, k gets smaller, k decreases, k falls, k is smaller, equilibrium constant decreases, equilibrium constant gets smaller, equilibrium constant becomes smaller, equilibrium constant falls",
  adds: "adding, add, added, adding more, addition of, increasing the concentration of, increase in the concentration of",
  removes:
    "removing, remove, removed, removal of, taking away, decreasing the concentration of, lowering the concentration of",
  becomes:
    "decays to, decays into, becomes, turns into, changes into, is transformed into, forms, produces, the product is, product is, the daughter is, daughter nucleus is, daughter nuclide is, giving, which is, leaving",
  "alpha-decay": "alpha particle, alpha decay, alpha emission, emits an alpha particle, α particle, α decay",
  "beta-decay":
    "beta particle, beta decay, beta emission, emits a beta particle, β particle, β decay, beta-minus decay, beta minus decay",
  "positron-decay": "positron, positron emission, positron decay, beta-plus decay",
  "mass-number": "mass number",
  "stays-same":
    "stays the same, stay the same, remains the same, does not change, doesn't change, is unchanged, stays unchanged, remains unchanged",
  "neutron-to-proton":
    "neutron becomes a proton, neutron turns into a proton, neutron changes into a proton, neutron is converted into a proton, neutron decays into a proton",
  "proton-to-neutron":
    "proton becomes a neutron, proton turns into a neutron, proton changes into a neutron, proton is converted into a neutron",
  "helium-nucleus": "helium nucleus, nucleus of helium, helium-4 nucleus",
  "fast-electron": "fast electron, high-energy electron, electron emitted by the nucleus, fast-moving electron",
  "larger-radius": "radius is larger than, radius larger than",
  "smaller-radius": "radius is smaller than, radius smaller than",
  isoelectronic: "isoelectronic",
  "is-left": "is left, are left, left, remains, remain, remaining, would be left, still there",
  "is-gone": "has decayed, have decayed, has reacted, have reacted, has been used, is gone, have disintegrated",
  "negative-pole": "negative pole, negative terminal, negative electrode, negative",
  "positive-pole": "positive pole, positive terminal, positive electrode, positive",
  galvanic: "galvanic cell, galvanic cells, voltaic cell, voltaic cells, galvanic, voltaic, battery",
  electrolytic: "electrolytic cell, electrolytic cells, electrolysis, electrolytic",
  "anode-to-cathode":
    "from the anode to the cathode, from anode to cathode, from the anode toward the cathode, from the anode towards the cathode, the anode to the cathode",
  "cathode-to-anode":
    "from the cathode to the anode, from cathode to anode, from the cathode toward the anode, from the cathode towards the anode, the cathode to the anode",
  flow: "flow, flows, move, moves, travel, travels, pass, go",
  "in-excess": "in excess",
  alcohol: "alcohol, alcohols",
  ketone: "ketone, ketones",
  aldehyde: "aldehyde, aldehydes",
  "carboxylic-acid": "carboxylic acid, carboxylic acids",
  amine: "amine, amines",
  alkane: "alkane, alkanes",
  alkene: "alkene, alkenes",
  alkyne: "alkyne, alkynes",
  ester: "ester, esters",
  hydroxyl: "hydroxyl group, hydroxyl",
  carboxyl: "carboxyl group, carboxyl",
  carbonyl: "carbonyl group, carbonyl",
  "conjugate-base": "conjugate base",
  "conjugate-acid": "conjugate acid",
  "high-temperature":
    "at high temperature, at high temperatures, at higher temperatures, only at high temperatures, at sufficiently high temperatures, above a certain temperature",
  "low-temperature":
    "at low temperature, at low temperatures, at lower temperatures, only at low temperatures, at sufficiently low temperatures, below a certain temperature",
  "all-temperatures": "at all temperatures, at any temperature, at every temperature",
  "no-temperature": "at no temperature",
  "entropy-rises":
    "δs is positive, δs > 0, positive δs, entropy increases, entropy rises, entropy goes up, increase in entropy, entropy change is positive",
  "entropy-falls":
    "δs is negative, δs < 0, negative δs, entropy decreases, entropy falls, entropy goes down, decrease in entropy, entropy change is negative",
  orange: "orange",
  yellow: "yellow",
  green: "green",
  purple: "purple, violet",
  white: "white",
  brown: "brown, reddish-brown, red-brown",
  black: "black",
  "outer-shell": "outermost shell, outer shell, valence shell, outermost energy level, outermost level, last shell",
  "towards-endothermic":
    "in the endothermic direction, toward the endothermic direction, towards the endothermic direction, favors the endothermic direction, favours the endothermic direction, favors the endothermic reaction, favours the endothermic reaction",
  "towards-exothermic":
    "in the exothermic direction, toward the exothermic direction, towards the exothermic direction, favors the exothermic direction, favours the exothermic direction, favors the exothermic reaction, favours the exothermic reaction",
  dilution: "dilution, diluting, when you dilute, when it is diluted, is diluted, on dilution",
  "amount-stays":
    "the amount of solute stays the same, the number of moles of solute stays the same, the amount of solute does not change, the number of moles does not change, amount of solute stays the same, moles of solute stay the same, number of moles of solute stays the same, amount of solute does not change, amount of solute doesn't change, number of moles of solute does not change, number of moles does not change, moles of solute do not change",
  "volume-stays":
    "the volume of the solution stays the same, the volume stays the same, the volume does not change, the volume of the solution does not change, volume of the solution stays the same, volume stays the same, volume does not change, volume of the solution does not change",
  "constant-above-one":
    "k is greater than 1, k is larger than 1, k is above 1, k > 1, k greater than 1, k larger than 1",
  "constant-below-one": "k is smaller than 1, k is less than 1, k is below 1, k < 1, k smaller than 1, k less than 1",
  "temperature-stays":
    "the temperature does not change, the temperature doesn't change, temperature does not change, temperature doesn't change, temperature stays the same, temperature stays constant, temperature remains constant, temperature is constant",
};
