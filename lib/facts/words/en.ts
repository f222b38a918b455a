import type { FactWords } from "../properties.ts";

export const EN: FactWords = {
  "atomic-number": "atomic number, atomic no, proton number, z number, atomic nr, atomic num",
  symbol: "symbol, symbols, chemical symbol, abbreviation, letters, letter, element symbol",
  "atomic-mass": "atomic mass, atomic weight, relative atomic mass, average atomic mass, mass of one atom, amu",
  group: "group, column, group number, family number",
  period: "period, row, period number",
  family:
    "family, kind of element, type of element, which family, halogen, halogens, noble gas, alkali metal, alkaline earth metal, transition metal, inert gas, alkali, alkaline earth",
  protons: "protons, proton, nuclear charge",
  neutrons: "neutrons, neutron",
  electrons: "electrons, electron, total electrons",
  valence:
    "valence electrons, valence electron, outer electrons, outermost electrons, electrons in the outer shell, electrons in its outer shell, electrons in the outermost shell, outer shell electrons, valence e, valency, valence",
  configuration:
    "electron configuration, electronic configuration, electron config, e config, config, configuration, electron arrangement, electronic structure, spdf, orbital notation, noble gas configuration, noble gas notation, electron configurations, econfig, shell configuration",
  unpaired: "unpaired electrons, unpaired electron, unpaired, lone electrons, single electrons",
  ion: "ion form, ion formed, ions form, ion, kind of ion, charge of its ion, ion charge, form, forms, charge of the ion, ionic charge, common ion, usual ion, charge as an ion, common charge, usual charge, typical charge",
  charge: "charge, charges, net charge, overall charge",
  electronegativity:
    "electronegativity, electronegativities, electronegative, electro negative, electro negativity, pulls electrons, attracts electrons, pull on electrons",
  radius: "radius, atomic radius, atomic radii, radii, ionic radius, atomic size, size, wide",
  ionization:
    "ionization energy, ionisation energy, first ionization energy, first ionisation energy, ionization energies, ionization, ionisation, ie, ionization potential, energy to remove an electron",
  reactivity: "reactive, reactivity, active",
  state:
    "state, state of matter, physical state, solid liquid or gas, gas liquid or solid, solid or liquid, solid or gas, liquid or gas, gas or liquid, gas or solid, liquid or solid, solid, liquid, gas, gaseous, phase, room temperature, at room temperature, at room temp, room temp, at 25 c, at stp, standard state",
  metal:
    "metal, metallic, nonmetal, non metal, metalloid, semimetal, metal or nonmetal, metal or non metal, nonmetallic",
  warming:
    "heats up faster, heat up faster, heats faster, heats up quicker, heats up more quickly, heats up quickest, heats up fastest, warms up faster, warm up faster, warms faster, warms up quicker, warms up more quickly, gets hot faster, heats up first, cools down faster, cools faster, heats up slower, heats up more slowly, heats slower, warms up slower, warms up more slowly, cools down slower, cools slower",
  boiling:
    "boiling point, boiling temperature, boil, boils, bp, bps, boiling, b p, boil at, boiling points, evaporates faster, evaporate faster, evaporates first, evaporates quicker, evaporates easier, more volatile, most volatile, boils first, evaporates slower, less volatile",
  melting:
    "melting point, melting temperature, melt, melts, mp, freezing point, freeze, freezes, melting, m p, melt at",
  "molar-mass":
    "molar mass, molecular mass, molecular weight, formula mass, formula weight, mr, mw, mass of one mole, mass of 1 mole, mass of a mole, gram formula mass, relative formula mass, relative molecular mass, molarmass, grams per mole",
  name: "name a, name an, name one, name any, name, named, called, call, iupac name, chemical name, compound name, systematic name, scientific name, naming, stand for, stands for, what element, which element, what compound, mean",
  formula:
    "formula, chemical formula, molecular formula, formulas, write the formula, compound formula, written, formular, formla",
  oxidation:
    "oxidation number, oxidation state, ox number, ox state, ox no, oxidation no, oxidation numbers, oxidation states, ox numbers, oxid number, oxidation, oxidization number",
  polarity:
    "polar, nonpolar, non polar, polarity, polar or nonpolar, polar or non polar, dipole, dipole moment, net dipole, polar molecule, nonpolar molecule",
  resonance:
    "resonance, resonance structure, resonance structures, resonance form, resonance forms, resonance hybrid, resonate",
  shape:
    "shape, geometry, molecular geometry, molecular shape, vsepr, vsepr shape, vsepr geometry, shaped, electron geometry, linear, bent, tetrahedral, trigonal planar, trigonal pyramidal, 3d shape, planar, 3d structure, 3d, in 3d, 3d model, 3d view, in three dimensions, three dimensional, three dimensional shape, model",
  angle: "bond angle, bond angles, angle, angles, h o h angle",
  drawing:
    "draw, drawing, sketch, lewis structure, lewis dot structure, lewis dot, lewis, dot structure, lewis diagram, electron dot, electron dot structure, dot diagram, electron dot diagram, structure, structural formula, diagram, picture, draw the structure, skeletal formula, look like, looks like, show, show me, skeletal structure, structural diagram, dot and cross, dots, image, pic",
  hybridization: "hybridization, hybridisation, hybridized, hybridised, hybrid orbitals, hybrid",
  solubility:
    "soluble, insoluble, dissolve, dissolves, solubility, dissolvable, dissolve in water, soluble in water, insoluble in water, water soluble, precipitate, precipitates, dissolved",
  strength:
    "strong, weak, strong or weak, weak or strong, strong acid, weak acid, strong base, weak base, strength, stronger, weaker, strong electrolyte, acid strength",
  acidity:
    "acid, base, acidic, basic, acid or base, acid or a base, acidic or basic, base or acid, alkaline, alkali or acid, neutral, acid base or neutral, base or an acid, acidic basic or neutral, basic or acidic",
  bond: "ionic, covalent, ionic or covalent, covalent or ionic, molecular, bond, bonding, bond type, type of bond, kind of bond, kind of bonding, type of bonding, ionic compound, covalent compound, ionic bond, covalent bond, ionic or molecular, bonds",
  "bond-orders":
    "double bond, double bonds, triple bond, triple bonds, single bond, single bonds, pi bond, pi bonds, sigma bond, sigma bonds, sigma and pi bonds, pi and sigma bonds, multiple bond, multiple bonds, double or triple bond, double or triple bonds",
  atoms:
    "atoms, how many atoms, number of atoms, atoms in it, total atoms, contain, contains, made of, made up of, elements in, consist of",
  "lone-pairs": "lone pairs, lone pair, nonbonding pairs, non bonding pairs, unshared pairs, nonbonding electrons",
  "conjugate-acid": "conjugate acid, conj acid",
  "conjugate-base": "conjugate base, conj base",
  "acid-constant":
    "ka, pka, ka value, pka value, acid constant, acid dissociation constant, kb, pkb, dissociation constant, ionization constant",
  "solubility-product": "ksp, k sp, ksp value, solubility product, solubility product constant, solubility constant",
  flame: "flame, flames, flame test, flame tests, flame color, flame colour, flame test color, flame test colour",
  test: "show that, show that a gas is, prove that, tell if a gas is, tell that a gas is, know if a gas is, know that a gas is, test whether, confirm, confirm that, check for, prove the presence, test to show, test to confirm, test for, tests for, testing for, test to identify, gas test, ion test, chemical test, confirmatory test, how to test, how do you test, how would you test, how can you test, how do i test, how can i test, how could you test, how do we test, can you test, would test, tested for, detect, detected, detection, tell apart, distinguish, distinguish between, test to distinguish, test that shows, test used, test used to identify",
  color: "color, colour, colors, colours, colored, coloured, what color, what colour",
  density: "density, densities, dense, denser, densest",
  isotopes:
    "isotope, isotopes, stable isotope, stable isotopes, isotopes are stable, naturally occurring isotopes, natural isotopes",
  most: "denser, densest, most, more, higher, highest, greater, greatest, largest, larger, max, maximum, stronger, strongest, best, increasing, at a higher temperature, at a higher temp, a higher temperature, a higher temp, higher temperature, higher temp, evaporates slower, less volatile, heats up slower, heats up more slowly, heats slower, warms up slower, warms up more slowly, cools down slower, cools slower",
  least:
    "least, less, lower, lowest, fewer, weakest, weaker, minimum, at a lower temperature, at a lower temp, a lower temperature, a lower temp, lower temperature, lower temp, evaporates faster, evaporate faster, evaporates first, evaporates quicker, evaporates easier, more volatile, most volatile, boils first, heats up faster, heat up faster, heats faster, heats up quicker, heats up more quickly, heats up quickest, heats up fastest, warms up faster, warm up faster, warms faster, warms up quicker, warms up more quickly, gets hot faster, heats up first, cools down faster, cools faster",
  bigger: "bigger, biggest, wider, larger atom, largest atom, greater size",
  smaller: "smaller, smallest, tinier, smaller atom, tiniest",
  heavier: "heavier, heaviest, weighs more, more massive",
  lighter: "lighter, lightest, weighs less",
  "constant-avogadro":
    "avogadro, avogadros number, avogadros constant, avogadro number, avogadro constant, particles in a mole, particles in one mole, atoms in a mole, molecules in a mole, number of particles in a mole, atoms in one mole, molecules in one mole",
  "constant-gas":
    "gas constant, gas constant r, r gas constant, ideal gas constant, universal gas constant, r constant, r in pv nrt, value of r",
  "constant-faraday":
    "faraday, faraday constant, faradays constant, charge of a mole of electrons, charge of one mole of electrons",
  "constant-planck": "planck, planck constant, plancks constant, h constant, value of h",
  "constant-lightSpeed": "speed of light, light speed, value of c, velocity of light",
  "constant-boltzmann": "boltzmann constant, boltzmanns constant, boltzmann",
  "constant-elementaryCharge":
    "elementary charge, charge of an electron, charge of the electron, charge of a proton, charge on an electron, charge on a proton",
  "constant-standardAtmosphere":
    "standard pressure, standard atmosphere, atmospheric pressure, one atmosphere, pressure at stp",
  "constant-water":
    "kw, ion product of water, water constant, ionic product of water, autoionization constant of water",
  "constant-absoluteZero": "absolute zero, zero kelvin, 0 kelvin",
  defines: "what is, whats, what are, what s",
  count: "how many, number of, how much",
  filler:
    "gives, given, at what temperature, what temperature, in celsius, celsius, degrees celsius, in degrees, g/cm3, g/cm^3, g/ml, in g/cm3, in g/ml, what, who, whos, all, all the, each, every, is, are, was, the, a, an, of, for, in, to, on, at, by, it, its, this, that, these, those, does, do, did, has, have, had, get, gets, got, tell, tell me, give, give me, find, find me, can, could, would, will, you, u, i, me, my, we, need, want, wanna, know, which, one, ones, atom, element, elements, compound, compounds, molecule, molecules, substance, chemical, number, value, and, or, vs, versus, than, then, so, ok, okay, haha, lol, hey, hi, hello, how, many, much, find, write, state, say, now, also, about, quick, question, again, with, between, from, them, they, there, any, pls, please, plz, thanks, thx, exactly, really, like, type, kind, in water, water solution, be, as, usually, normally, typically, um, uh, hmm, just, if, first, number of, the number of, amount of, their, of them, two, both, compare, comparing, when, having, other, not, yes, no, actually, again, remind, remember, forgot, i forgot, sorry, consider, considered, classify, classified, identify, determine, predict, work out, figure out, calculate, look up, assign, real, simple, central atom, central, around, would it, sir, teacher, pair, correct, right, wait, well, oh, next, another, example, but, chem, chemistry, periodic table, on the periodic table, table, where, dude, bro, let me, lets, see, try, still, total, make, makes, atomic, usual, common, normal, out, come, come out, go, goes, happen to, does it, do they, molecular, that one, this one, here, inside, in there, over there, same one",
};
