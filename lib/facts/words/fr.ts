import type { FactWords } from "../properties.ts";

export const FR: FactWords = {
  "atomic-number": "numero atomique, nombre de charge, nombre atomique, nombre de protons",
  symbol: "symbole, symboles, symbole chimique, abreviation",
  "atomic-mass": "masse atomique, poids atomique, masse atomique relative, masse atomique moyenne",
  group: "groupe, colonne, numero de groupe",
  period: "periode, ligne",
  family:
    "famille, halogene, halogenes, gaz noble, gaz rare, metal alcalin, alcalino terreux, alcalin, metal de transition, type d element",
  protons: "protons, proton, charge nucleaire",
  neutrons: "neutrons, neutron",
  electrons: "electrons, electron",
  valence:
    "electrons de valence, electron de valence, electrons externes, electrons de la couche externe, electrons sur la derniere couche, electrons sur sa derniere couche, valence, electrons sur la couche externe, electrons peripheriques",
  configuration:
    "configuration electronique, configuration, configurations electroniques, structure electronique, repartition electronique, config electronique, formule electronique",
  unpaired: "electrons celibataires, electron celibataire, electrons non apparies, celibataires, non apparies",
  ion: "ion, ion forme, charge de l ion, charge de son ion, charge ionique, forme, ion courant, quel ion, ion monoatomique, ion stable, forment",
  charge: "charge, charges, charge totale, charge electrique",
  electronegativity:
    "electronegativite, electronegativites, electronegatif, electronegative, electronegatifs, attire les electrons",
  radius: "rayon, rayon atomique, rayons, rayon ionique, taille, taille de l atome, rayons atomiques",
  ionization:
    "energie d ionisation, premiere energie d ionisation, energie de premiere ionisation, potentiel d ionisation, ionisation, energies d ionisation, energie pour arracher un electron",
  reactivity: "reactif, reactive, reactivite, reactifs",
  state:
    "etat, etat physique, etat de la matiere, solide, liquide, gaz, solide liquide ou gaz, temperature ambiante, a temperature ambiante, gazeux, phase, solide ou liquide, gaz ou liquide, liquide ou gaz",
  metal: "metal, non metal, metalloide, semi metal, metal ou non metal, metallique, nonmetal",
  warming:
    "chauffe plus vite, se rechauffe plus vite, chauffe plus rapidement, s echauffe plus vite, refroidit plus vite, se refroidit plus vite, chauffe moins vite, se rechauffe moins vite, chauffe plus lentement, refroidit moins vite",
  boiling: "point d ebullition, temperature d ebullition, bout, ebullition, bouillir",
  melting: "point de fusion, temperature de fusion, fond, fusion, point de congelation, gele, fondre",
  "molar-mass":
    "masse molaire, masse moleculaire, poids moleculaire, masse d une mole, masse formulaire, masse molaire moleculaire, poids molaire",
  name: "nom, nomme, nommer, nommez, s appelle, appelle, comment s appelle, appelle t on, nom chimique, nom systematique, quel element, quel compose, signifie, nomenclature, on appelle, represente quel element, represente quoi",
  formula:
    "formule, formule chimique, formule brute, s ecrit, formules, ecris la formule, ecrire la formule, formule moleculaire",
  oxidation:
    "nombre d oxydation, degre d oxydation, etat d oxydation, nombres d oxydation, degres d oxydation, oxydation",
  polarity:
    "polaire, apolaire, non polaire, polarite, polaire ou apolaire, polaire ou non polaire, dipole, moment dipolaire, molecule polaire, polaires",
  resonance:
    "résonance, mésomérie, structure de résonance, structures de résonance, formes mésomères, formules mésomères, forme mésomère, formes limites, structures limites",
  shape:
    "geometrie, geometrie moleculaire, forme de la molecule, vsepr, coudee, tetraedrique, plane, pyramidale, lineaire, geometrie de la molecule, forme geometrique, forme dans l espace, forme a, quelle forme, 3d, en 3d, forme 3d, modèle 3d, en trois dimensions, tridimensionnel, dans l'espace",
  angle: "angle, angle de liaison, angles, angles de liaison, angle des liaisons, angle entre les liaisons",
  drawing:
    "dessine, dessiner, dessine moi, dessin, structure, structure de lewis, lewis, schema de lewis, representation de lewis, formule de lewis, montre, montre moi, formule developpee, schema, representer, represente, trace, formule semi developpee, structure moleculaire, a quoi ressemble, ressemble, dessinez, diagramme de lewis, diagramme",
  hybridization: "hybridation, hybride, orbitales hybrides, etat d hybridation",
  solubility:
    "soluble, insoluble, solubilite, se dissout, dissout, soluble dans l eau, se dissout dans l eau, precipite, solubles, dissoudre",
  strength:
    "fort, faible, forte, fort ou faible, faible ou fort, acide fort, acide faible, base forte, base faible, force, forts, electrolyte fort",
  acidity:
    "acide, base, basique, acide ou base, acide ou basique, neutre, alcalin, base ou acide, acide ou une base, un acide ou une base",
  bond: "ionique, covalent, covalente, ionique ou covalent, ionique ou covalente, covalente ou ionique, liaison, type de liaison, compose ionique, compose moleculaire, moleculaire, liaison ionique, liaison covalente, quelle liaison, covalent ou ionique",
  "bond-orders":
    "double liaison, liaison double, doubles liaisons, liaisons doubles, triple liaison, liaison triple, triples liaisons, liaisons triples, liaison simple, simple liaison, liaisons simples, liaison pi, liaisons pi, liaison sigma, liaisons sigma, liaisons sigma et pi, liaison multiple, liaisons multiples",
  atoms: "atomes, combien d atomes, nombre d atomes, contient, atomes contient, compose de, forme de, d atomes",
  "lone-pairs": "doublets non liants, doublet non liant, doublets libres, paires libres, paire libre, doublet libre",
  "conjugate-acid": "acide conjugue",
  "conjugate-base": "base conjuguee",
  "acid-constant": "ka, pka, constante d acidite, constante de dissociation, kb, pkb",
  "solubility-product": "kps, ks, ksp, produit de solubilite, constante de solubilite",
  flame: "flamme, test à la flamme, test de flamme, couleur de la flamme, couleur de flamme",
  test: "identification, test d identification de, test d identification du, test d identification des, test d identification, test de, test du, test des, test d', test pour, test d, mettre en évidence, met en évidence, met-on en évidence, identifier, identifie, caractériser, détecter, reconnaître, distinguer, test d'identification, test caractéristique, test de reconnaissance",
  color: "couleur, couleurs, de quelle couleur, quelle couleur",
  density: "masse volumique, densité, dense, masses volumiques",
  isotopes: "isotope, isotopes, isotopes stables, isotope stable",
  most: "plus, plus grande, plus eleve, plus elevee, superieur, superieure, maximum, plus forte, chauffe moins vite, se rechauffe moins vite, chauffe plus lentement, refroidit moins vite",
  least:
    "moins, plus bas, plus basse, plus faible, inferieur, inferieure, minimum, chauffe plus vite, se rechauffe plus vite, chauffe plus rapidement, s echauffe plus vite, refroidit plus vite, se refroidit plus vite",
  bigger: "plus grand, plus gros, plus grosse, plus volumineux",
  smaller: "plus petit, plus petite, moins grand",
  heavier: "plus lourd, plus lourde, pese plus",
  lighter: "plus leger, plus legere, pese moins, moins lourd",
  "constant-avogadro":
    "avogadro, nombre d avogadro, constante d avogadro, particules dans une mole, molecules dans une mole, atomes dans une mole, entites dans une mole",
  "constant-gas": "constante des gaz, constante des gaz parfaits, constante r, valeur de r",
  "constant-faraday": "faraday, constante de faraday",
  "constant-planck": "planck, constante de planck",
  "constant-lightSpeed": "vitesse de la lumiere, celerite de la lumiere",
  "constant-boltzmann": "boltzmann, constante de boltzmann",
  "constant-elementaryCharge": "charge elementaire, charge de l electron, charge d un electron, charge du proton",
  "constant-standardAtmosphere":
    "pression atmospherique, atmosphere standard, pression normale, une atmosphere, pression standard",
  "constant-water": "kw, ke, produit ionique de l eau",
  "constant-absoluteZero": "zero absolu, zero kelvin, 0 kelvin",
  defines: "c est quoi, qu est ce que, qu est ce que c est que, qu est ce qu",
  count: "combien, combien de",
  filler:
    "tous, tous les, chaque, que, quel, quelle, quels, quelles, combien, est, sont, c, ce, le, la, les, l, un, une, des, de, du, d, dans, en, a, au, aux, sur, pour, avec, et, ou, son, sa, ses, ca, cet, cette, ces, il, elle, on, y, t, possede, ont, il y a, dis, donne, moi, me, peux, tu, pourrais, veux, voudrais, savoir, connaitre, element, elements, atome, compose, composes, molecule, molecules, substance, nombre, numero, valeur, alors, ok, d accord, haha, salut, bonjour, aussi, maintenant, entre, se, n, pas, chimique, chimie, comment, quand, qu, s il te plait, s il vous plait, stp, svp, merci, comparer, compare, deux, autre, donc, bon, classification, tableau periodique, dans le tableau periodique, classe, identifie, calcule, ecris, determine, trouve, indique, lequel, laquelle, lesquels, est ce que, est ce, qui, je, j, ai, rappelle, rappelle moi, oublie, dit, dire, serait, central, atome central, de l atome central, autour, ecrire, exemple, type de, type, quoi, c est quoi, c est, ion de, ou se trouve, ou est, situe, appartient, question, rapide, vite, m, s, eux, bah, ben, euh, monsieur, madame, prof, dedans, la dedans, celui la, celle la, ici",
};
