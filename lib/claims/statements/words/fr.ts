import type { ConceptWords } from "../concepts.ts";

export const FR: ConceptWords = {
  not: "pas, non, jamais, aucun, aucune, ni, sans, contraire, opposé, inverse, erreur~, incorrect~, faux, fausse, confond~, au lieu de, plutôt que, sauf, excepté, guère, mythe, on croit, on pourrait croire",
  "oxidation-number": "nombre~ d'oxydation, nombre~ d’oxydation, degré~ d'oxydation, degré~ d’oxydation",
  oxidation: "oxydation, l'oxydation, l’oxydation, d'oxydation, d’oxydation, est oxydé~, sont oxydé~, s'oxyde, s’oxyde",
  reduction: "réduction, est réduit~, sont réduit~, se réduit",
  "oxidizing-agent": "agent oxydant, oxydant, l'oxydant, l’oxydant, un oxydant",
  "reducing-agent": "agent réducteur, réducteur, le réducteur",
  "lose-electrons":
    "perte d'électrons, perte d’électrons, perd des électrons, perdent des électrons, perdre des électrons, cède des électrons, cèdent des électrons, céder des électrons, perte d'un électron, perte d’un électron, libère des électrons",
  "gain-electrons":
    "gain d'électrons, gain d’électrons, gagne des électrons, gagnent des électrons, gagner des électrons, capte des électrons, captent des électrons, capter des électrons, reçoit des électrons",
  exothermic: "exothermique~, l'exothermique",
  endothermic: "endothermique~",
  "release-heat":
    "libère de la chaleur, dégage de la chaleur, cède de la chaleur, libère de l'énergie, libère de l’énergie, dégage de l'énergie, dégage de l’énergie, libération de chaleur, dégagement de chaleur",
  "absorb-heat":
    "absorbe de la chaleur, reçoit de la chaleur, prend de la chaleur, absorbe de l'énergie, absorbe de l’énergie, absorption de chaleur",
  "enthalpy-negative": "δh est négati~, δh négati~, δh < 0, δh inférieur à zéro",
  "enthalpy-positive": "δh est positi~, δh positi~, δh > 0, δh supérieur à zéro",
  acid: "acide, acides, l'acide, l’acide, un acide, milieu acide, solution acide, solutions acides",
  base: "base, bases, basique, basiques, milieu basique, solution basique, alcalin~",
  neutral: "neutre, neutres",
  litmus:
    "papier de tournesol bleu, papier de tournesol rouge, papier de tournesol, papier tournesol, tournesol bleu, tournesol rouge, tournesol",
  phenolphthalein: "phénolphtaléine",
  red: "rouge",
  blue: "bleu, bleue",
  pink: "rose",
  colorless: "incolore",
  "ph-low":
    "ph inférieur à 7, ph plus petit que 7, ph au-dessous de 7, ph < 7, ph est inférieur à 7, ph est inférieur à 7, ph serait inférieur à 7",
  "ph-high":
    "ph supérieur à 7, ph plus grand que 7, ph au-dessus de 7, ph > 7, ph est supérieur à 7, ph est supérieur à 7, ph supérieur à 7, ph serait supérieur à 7",
  "ph-seven": "ph 7, ph = 7, ph de 7, ph égal à 7, ph est égal à 7",
  "donate-proton":
    "cède un proton, cède .. proton, céder un proton, cède des protons, donne un proton, libère un proton, donneur de proton~, donneuse de proton~",
  "accept-proton":
    "capte un proton, capte .. proton, capter un proton, capte des protons, accepte un proton, accepteur de proton~, reçoit un proton",
  catalyst: "catalyseur~",
  "lower-barrier":
    "abaisse l'énergie d'activation, abaisse l’énergie d’activation, diminue l'énergie d'activation, diminue l’énergie d’activation, réduit l’énergie d’activation, réduit l'énergie d'activation, énergie d'activation plus basse, énergie d’activation plus basse, énergie d'activation plus faible, énergie d’activation plus faible",
  "raise-barrier":
    "augmente l'énergie d'activation, augmente l’énergie d’activation, élève l'énergie d'activation, élève l’énergie d’activation, énergie d'activation plus élevée, énergie d’activation plus élevée",
  "not-used-up": "n'est pas consommé, n’est pas consommé, sans être consommé, est régénéré",
  "used-up": "est consommé",
  "no-shift":
    "ne déplace pas .. équilibre, ne déplace pas l'équilibre, ne déplace pas l’équilibre, ne modifie pas l’équilibre, ne modifie pas l'équilibre, ne déplace pas l'équilibre, ne change pas la constante d'équilibre, ne modifie pas la constante d'équilibre",
  "keep-enthalpy": "ne change pas δh, ne modifie pas δh",
  spontaneous: "spontané~",
  nonspontaneous: "non spontané~, n'est pas spontané~, n’est pas spontané~, pas spontané~",
  "gibbs-negative": "δg est négati~, δg négati~, δg < 0",
  "gibbs-positive": "δg est positi~, δg positi~, δg > 0",
  anode: "anode, l'anode, l’anode",
  cathode: "cathode",
  "break-bonds":
    "rompre des liaisons, rompre une liaison, rompre les liaisons, rupture des liaisons, rupture de liaisons, casser des liaisons, casser une liaison",
  "form-bonds": "former des liaisons, former une liaison, formation des liaisons, formation de liaisons",
  "need-energy":
    "demande de l'énergie, demande de l’énergie, exige de l'énergie, exige de l’énergie, nécessite de l'énergie, nécessite de l’énergie, coûte de l'énergie, coûte de l’énergie, absorbe de l’énergie, absorbe de l'énergie, consomme de l'énergie, consomme de l’énergie",
  "give-energy": "libère de l'énergie, libère de l’énergie, dégage de l'énergie, dégage de l’énergie",
  "strong-forces":
    "plus les forces intermoléculaires sont fortes, plus les forces intermoléculaires sont intenses, forces intermoléculaires plus fortes, forces intermoléculaires plus intenses",
  "weak-forces": "plus les forces intermoléculaires sont faibles, forces intermoléculaires plus faibles",
  "boil-higher":
    "plus la température d'ébullition est élevée, plus la température d’ébullition est élevée, plus le point d'ébullition est élevé, plus le point d’ébullition est élevé, point d'ébullition plus élevé, point d’ébullition plus élevé, température d’ébullition plus élevée, température d'ébullition plus élevée",
  "boil-lower":
    "plus la température d'ébullition est basse, plus la température d’ébullition est basse, plus le point d'ébullition est bas, plus le point d’ébullition est bas, point d'ébullition plus bas, point d’ébullition plus bas, température d’ébullition plus basse, température d'ébullition plus basse",
  "reverse-equation":
    "inverser une équation, inverser l'équation, inverser l’équation, inverse l'équation, inverse l’équation, équation est inversée, réaction est inversée",
  "sign-changes": "change de signe, changer de signe, changer le signe, change le signe",
  "sign-stays": "garde son signe, garde le même signe, conserve son signe, même signe",
  melting: "fusion, fonte de la glace, faire fondre de la glace, la glace fond",
  boiling: "ébullition, l'ébullition, l’ébullition, évaporation, l’évaporation, l'évaporation, vaporisation",
  freezing: "solidification, congélation, condensation, liquéfaction",
  burning: "combustion",
  rusting: "rouille, la rouille",
  "physical-change": "changement physique, transformation physique, changements physiques",
  "chemical-change": "changement chimique, transformation chimique, changements chimiques",
  neutralization: "neutralisation",
  isotopes: "isotopes, isotope",
  "same-protons": "même nombre de protons, même numéro atomique",
  "other-neutrons":
    "nombre de neutrons différent, nombre différent de neutrons, nombres de neutrons différents, nombres de masse différents",
  "same-neutrons": "même nombre de neutrons",
  "other-protons": "nombre de protons différent, nombre différent de protons, nombres de protons différents",
  "first-order-half-life":
    "premier ordre .. demi-vie, demi-vie .. premier ordre, demi-vie d'une réaction du premier ordre, demi-vie d’une réaction du premier ordre",
  independent:
    "ne dépend pas de la concentration, ne dépend pas de .. concentration, indépendante de la concentration, indépendant~ de .. concentration",
  radius: "rayon atomique, rayons atomiques, taille de l'atome, taille de l’atome, le rayon",
  ionization:
    "première énergie d'ionisation, première énergie d’ionisation, énergie d'ionisation, énergie d’ionisation, l'énergie d'ionisation, l’énergie d’ionisation, énergies d’ionisation, énergies d'ionisation",
  electronegativity: "électronégativité, l'électronégativité, l’électronégativité",
  metallic: "caractère métallique",
  "other-property":
    "charge effective, nombre de couches, écrantage, effet d’écran, nombre d'électrons, nombre d’électrons, attraction, l’attraction, distance, réactivité, masse, masse volumique, affinité électronique, rayon ionique, température, nombre d'oxydation, nombre d’oxydation",
  across:
    "le long d'une période, le long d’une période, dans une période, de gauche à droite, vers la droite, au cours d'une période, au cours d’une période",
  down: "en descendant dans un groupe, en descendant dans le groupe, en descendant un groupe, en descendant le groupe, en descendant dans une colonne, en descendant une colonne, vers le bas, de haut en bas, en descendant",
  increase: "augmente, augmentent, croît, croissent, grandit, grandissent, s'élève, s’élève",
  decrease: "diminue, diminuent, décroît, décroissent, baisse, baissent, rétrécit, se réduit",
  linear: "linéaire",
  bent: "coudée, coudé, en forme de v, angulaire",
  "trigonal-planar": "trigonale plane, triangulaire plane, plane trigonale, plane triangulaire, trigonal plan",
  "trigonal-pyramidal":
    "pyramidale trigonale, pyramide trigonale, pyramidale à base triangulaire, pyramide à base triangulaire, trigonale pyramidale, pyramidale",
  tetrahedral: "tétraédrique, tétraèdre",
  octahedral: "octaédrique, octaèdre",
  "square-planar": "plane carrée, carrée plane, plan carré",
  "trigonal-bipyramidal": "bipyramidale trigonale, bipyramide trigonale, bipyramide à base triangulaire",
  polar: "molécule polaire, polaire",
  nonpolar: "molécule apolaire, apolaire, non polaire, pas polaire",
  bond: "liaison, liaisons, dipôles, covalente, solvant~, extrémité, partie",
  "electron-pairs":
    "groupes d’électrons, groupes d'électrons, paires d’électrons, paires d'électrons, doublets, domaines, géométrie électronique, hybrid~",
  "the-molecule": "la molécule, sa forme, la forme, la géométrie, sa géométrie, c'est une molécule, c’est une molécule",
  "strong-acid": "acide fort, acides forts, un acide fort",
  "weak-acid": "acide faible, acides faibles, un acide faible",
  "strong-base": "base forte, bases fortes, une base forte",
  "weak-base": "base faible, bases faibles, une base faible",
  soluble:
    "soluble dans l'eau, soluble dans l’eau, solubles dans l'eau, solubles dans l’eau, soluble, solubles, se dissout dans l’eau, se dissout dans l'eau",
  insoluble:
    "insoluble dans l'eau, insoluble dans l’eau, insolubles dans l’eau, insolubles dans l'eau, insoluble, insolubles, n'est pas soluble dans l'eau, n’est pas soluble dans l’eau, peu soluble, très peu soluble",
  nitrates: "tous les nitrates, les nitrates",
  ionic: "composé ionique, composés ioniques, solide ionique",
  molecular: "composé moléculaire, composé covalent, composés moléculaires",
  "more-reactive": "plus réactif que, plus réactive que, plus réducteur que, plus vivement que",
  "more-electronegative": "plus électronégatif que, plus électronégative que",
  called: "s'appelle, s’appelle, se nomme, est appelé, son nom est, le nom est",
  protons: "protons",
  electrons: "électrons, d'électrons, d’électrons",
  "valence-electrons": "électrons de valence, électron de valence",
  "atomic-number": "numéro atomique",
  group: "groupe",
  period: "période",
  "is-strong": "est fort, est forte, sont forts",
  "is-weak": "est faible, sont faibles",
  "bonding-pairs": "doublets liants, doublet liant, liaisons simples",
  "lone-pairs": "doublets non liants, doublet non liant, doublets libres, doublet libre, paires libres",
  "no-lone-pairs": "aucun doublet non liant, pas de doublet non liant, sans doublet non liant",
  "hydrogen-bonds": "liaisons hydrogène, liaison hydrogène",
  "no-hydrogen-bonds": "pas de liaisons hydrogène, pas de liaison hydrogène, aucune liaison hydrogène",
  synthesis: "réaction de synthèse, synthèse, réaction de combinaison",
  decomposition: "réaction de décomposition, décomposition, se décompose",
  "single-replacement": "simple déplacement, réaction de substitution, simple remplacement, réaction de déplacement",
  "double-replacement": "double déplacement, double remplacement, métathèse",
  precipitation: "réaction de précipitation, précipitation",
  redox: "réaction d'oxydoréduction, oxydoréduction, redox, réaction rédox",
  "the-reaction": "la réaction, cette réaction, c'est une, il s'agit d'une, la réaction directe",
  reverse: "inverse, réaction inverse",
  neutrons: "neutrons, neutron",
  "shift-right":
    "vers la droite, à droite, vers les produits, favorise la réaction directe, sens direct, favorise les produits",
  "shift-left":
    "vers la gauche, à gauche, vers les réactifs, favorise la réaction inverse, sens inverse, sens indirect, favorise les réactifs",
  "raise-pressure":
    "augmenter la pression, augmentation de pression, augmentation de la pression, augmente la pression, pression augmente, diminuer le volume, élever la pression, pression plus élevée",
  "lower-pressure":
    "diminuer la pression, baisse de pression, diminution de la pression, réduire la pression, augmenter le volume",
  "raise-temperature":
    "augmenter la température, augmentation de température, augmentation de la température, élever la température, chauffer, en chauffant, hausse de température",
  "lower-temperature":
    "baisser la température, diminuer la température, diminution de la température, refroidir, baisse de température",
  "number-rises": "nombre d'oxydation augmente, augmentation du nombre d'oxydation",
  "number-falls": "nombre d'oxydation diminue, diminution du nombre d'oxydation",
  "products-lower": "produits ont moins d'énergie, plus bas que les réactifs",
  "products-higher": "produits ont plus d'énergie, plus haut que les réactifs",
  "feels-warm": "se réchauffe, chauffe",
  "feels-cold": "se refroidit",
  "half-life": "demi-vie, période radioactive",
  "half-decays":
    "temps au bout duquel la moitié, durée au bout de laquelle la moitié, temps nécessaire pour que la moitié, durée nécessaire pour que la moitié",
  limiting: "réactif limitant",
  "runs-out-first":
    "s'épuise en premier, est consommé en premier, entièrement consommé, détermine la quantité de produit",
  excess: "réactif en excès",
  "left-over": "il en reste, reste à la fin",
  "ionic-bond": "liaison ionique, liaisons ioniques",
  "covalent-bond": "liaison covalente, liaisons covalentes",
  "transfer-electrons": "transfert d'électrons, électrons sont transférés",
  "share-electrons":
    "partagent des électrons, mise en commun d'électrons, partage d'électrons, électrons sont partagés",
  cation: "cation, cations",
  anion: "anion, anions",
  "positive-ion": "ion positif, ions positifs, charge positive, chargé positivement",
  "negative-ion": "ion négatif, ions négatifs, charge négative, chargé négativement",
  "ionizes-fully":
    "se dissocie totalement, s'ionise totalement, réagit totalement, totalement dissocié, se dissocie complètement, complètement dissocié",
  "ionizes-partly":
    "se dissocie partiellement, s'ionise partiellement, réaction est limitée, partiellement dissocié, réagit partiellement",
  boyle: "loi de boyle, pression et volume, pression et le volume, loi de boyle-mariotte",
  charles: "loi de charles, loi de gay-lussac",
  inverse:
    "inversement proportionnel, inversement proportionnels, inversement proportionnelle, inversement proportionnelles",
  direct:
    "directement proportionnel, directement proportionnels, directement proportionnelle, proportionnelle à, proportionnel à, proportionnels à, proportionnelles à",
  buffer: "tampon, solution tampon",
  "resists-ph": "résiste aux variations de ph, maintient le ph, limite les variations de ph",
  "nuclear-charge": "charge nucléaire effective, charge nucléaire, nombre de protons",
  "higher-than": "plus élevée que, plus grande que celle, supérieure à, plus élevé que",
  "lower-than": "plus faible que, inférieure à, moins élevée que, plus basse que",
  "larger-than": "est plus gros que, plus gros que, est plus grand que, plus grand que",
  "smaller-than": "est plus petit que, plus petit que",
  "most-electronegative": "l'élément le plus électronégatif, élément le plus électronégatif, le plus électronégatif",
  "gas-pressure": "pression, la pression",
  "gas-volume": "volume, le volume",
  "absolute-temperature": "température absolue, température en kelvins, température en kelvin",
  celsius: "température exprimée en degrés celsius, température en degrés celsius, degrés celsius",
  "gas-amount": "quantité de matière, nombre de moles, quantité de gaz",
  "solution-of": "solution, solutions, une solution",
  "above-hydrogen": "au-dessus de l'hydrogène, avant l'hydrogène",
  "below-hydrogen": "au-dessous de l'hydrogène, en dessous de l'hydrogène, après l'hydrogène",
  "unpaired-electrons": "électrons célibataires, électron célibataire, électrons non appariés",
  halogen: "halogène, halogènes",
  "alkali-metal": "métal alcalin, métaux alcalins, alcalin, alcalins",
  "alkaline-earth": "métal alcalino-terreux, alcalino-terreux",
  "noble-gas": "gaz noble, gaz nobles, gaz rare",
  "transition-metal": "métal de transition, métaux de transition",
  "is-metal": "un métal, métaux",
  "is-nonmetal": "un non-métal, non-métaux",
  metalloid: "métalloïde, semi-métal",
  diatomic: "diatomique, diatomiques",
  gas: "un gaz, gazeux, gazeuse, gaz",
  liquid: "un liquide, liquide",
  solid: "un solide, solide, solides",
  "room-temperature": "à température ambiante, température ambiante, à 25 °c",
  "depends-on-concentration":
    "dépend de .. concentration, augmente avec .. concentration, diminue avec .. concentration, proportionnelle à .. concentration",
  "outer-shell": "couche externe, couche de valence, dernière couche",
};
