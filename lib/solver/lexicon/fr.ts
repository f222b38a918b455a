import type { IonName, Lexicon } from "./lexicon.ts";

function ion(formula: string, ...charges: number[]): IonName {
  return { formula, charges };
}

/** French, accents left out as in every lexicon. */
export const french: Lexicon = {
  concepts: {
    balance: [
      "equilibre", "equilibrer", "equilibrez", "equilibree", "equilibrees", "equilibrons", "balance", "balancer", "balancez", "ajuste", "ajuster", "ajustez", "ajustee", "pondere", "ponderer", "ponderez", "equilibres", "balancee", "equilibrage", "est equilibree", "est elle equilibree", "non equilibree", "bien equilibree",
      "coefficients", "coefficients stoechiometriques", "nombres stoechiometriques", "coefficients stœchiometriques", "nombres stœchiometriques", "equation equilibree", "equation chimique equilibree", "equation bilan equilibree",
    ],
    coefficient: ["coefficient", "coefficient de", "coefficient stoechiometrique", "coefficient stœchiometrique", "nombre stoechiometrique", "nombre stœchiometrique"],
    "molar-mass": [
      "masse molaire", "masses molaires", "quelle masse molaire", "poids molaire", "poids formulaire", "masse formulaire", "masse d une unite de formule", "g / mol", "g par mol", "grammes par mole", "grammes / mol", "combien de grammes par mole",
    ],
    "atomic-mass": ["masse atomique", "masses atomiques", "quelle masse atomique", "masse molaire atomique", "poids atomique"],
    "molecular-mass": ["masse moleculaire", "masses moleculaires", "quelle masse moleculaire", "poids moleculaire", "poids moleculaires", "masse molaire moleculaire"],
    "relative-mass": ["mr", "masse moleculaire relative", "masse formulaire relative", "masse atomique relative"],
    "mass-unit": ["u m a", "en u m a", "unite de masse atomique", "uma", "en uma", "en u", "unites de masse atomique"],
    "one-mole": ["une mole", "1 mole", "1 mol", "une seule mole", "d une mole", "une mol"],
    mass: ["masse", "pese", "pesent", "poids", "grammes", "en grammes", "combien pese", "combien pesent", "combien de grammes", "masse en grammes", "quelle masse"],
    amount: ["moles", "combien de moles", "nombre de moles", "nombre de mol", "combien de mol", "quantite de matiere", "quelle quantite de matiere", "quantites de matiere", "quantite en moles", "en moles", "en mol", "moles de"],
    particles: ["combien y a t il de molecules", "combien d entites", "nombre d entites", "combien d unites de formule", "en molecules", "combien de molecules", "nombre de molecules", "combien de particules", "nombre de particules"],
    "count-atoms": ["combien d atomes", "combien y a t il d atomes", "nombre d atomes", "nombre total d atomes", "le nombre d atomes"],
    percent: [
      "%", "pour cent", "pourcent", "pourcentage", "pourcentages", "pourcentage massique", "pourcentages massiques", "pourcentage en masse", "pourcentage de masse", "% massique", "% en masse", "pourcentage en poids", "% en poids",
      "fraction massique", "fractions massiques", "en masse", "en poids", "teneur massique", "teneur", "teneur en", "teneur massique en", "proportion massique", "pourcentages en masse", "pourcentage ponderal", "pourcentages ponderaux", "quel pourcentage", "pourcentage massique en", "pourcentage en masse en", "en pourcentage",
    ],
    composition: ["composition", "composition centesimale", "composition massique", "composition centesimale massique", "composition en pourcentage", "composition en pourcentage massique", "composition elementaire", "composition massique centesimale", "composition ponderale", "composition centesimale ponderale", "composition centesimale en masse", "composition en masse", "composition elementaire massique"],
    "every-element": ["chaque element", "tous les elements", "chacun des elements", "ses elements", "les elements", "des elements", "chacun de ses elements", "chaque element chimique", "elements", "elements qui le composent", "differents elements", "les differents elements", "des differents elements", "chaque constituant"],
    "reacts-with": ["reagit avec", "reagissent avec", "plus", "se combine avec", "brule dans", "brulent dans", "brule avec", "se combinent avec", "en presence de", "reaction de", "reaction entre", "avec"],
    yields: ["produit", "produisent", "donne", "donnent", "forme", "forment", "pour former", "pour donner", "pour produire", "en formant", "en donnant", "en produisant", "on obtient", "il se forme", "reagissent pour former", "et forme", "et forment", "et donne", "et donnent", "et produit", "et produisent", "pour donner naissance a", "se decompose en", "se decomposent en", "se transforme en"],
    "reaction-kind": [
      "combustion", "combustion complete", "oxydation", "reduction", "redox", "oxydoreduction", "oxydo reduction", "neutralisation", "synthese", "decomposition", "photosynthese", "respiration", "respiration cellulaire", "fermentation", "substitution", "precipitation",
      "formation", "tatonnement", "methode algebrique", "methode par tatonnement", "acide base", "acido basique",
    ],
    energy: ["chaleur", "energie", "lumiere"],
    state: ["metallique", "solide", "liquide", "aqueux", "aqueuse", "gazeux", "metal", "anhydre", "pur", "pure"],
    molecule: ["gaz", "moleculaire", "molecule", "molecules"],
    atom: ["atome", "atomes", "atomique"],
    and: ["et", "ainsi que"],
    or: ["ou"],
    link: ["de", "du", "des", "d", "en", "dans", "pour", "par", "a", "au", "aux", "est", "sont", "contenu", "contient"],
    pronoun: ["cette", "ce", "cet", "ces", "ceci", "cela", "suivant", "suivante", "suivants", "suivantes", "chacun", "chacune", "sa", "son"],
    decimals: ["decimales", "decimale", "chiffres apres la virgule"],
    figures: ["chiffres significatifs", "chiffre significatif"],
    "number-label": ["probleme", "exercice", "question", "numero", "chapitre", "page"],
    counted: ["points", "point", "minutes", "heures"],
    filler: words(`
      le la les un une des l c s j m n t qu que quel quelle quels quelles combien comment calcule calculer calculez calculons trouve trouver trouvez determine determiner determinez donne donner donnez dis dites
      indique indiquer indiquez ecris ecrire ecrivez resous resoudre resolvez aide aider aidez moi me te vous nous je tu on il elle peux peut pouvez pourrais pourriez besoin veux voudrais savoir connaitre
      plait svp stp merci bonjour salut bonsoir montre montrer montrez explique expliquer expliquez etape etapes compose composes substance substances formule formules corps espece
      chimique chimie equation equations reaction reactions bilan nombres entiers plus petits valeur resultat reponse unite mon ma mes maintenant aujourd hui demain devoir devoirs examen professeur
      correctement bien oui non seulement aussi soit est ce qui y a avec pour sel hydrate oxyde mole grammes obtenir faire si convertir convertis convertissez conversion passer passe passez exprimer exprime exprimez transformer transforme represente representent correspond correspondent contenue contenues contenus present presente presents presentes
      echantillon complete completer completez vaut valent manquants ai dispose disposons arrondis arrondir arrondi environ cristallisation hydratation total t`),
    foreign: [
      "constante d equilibre", "a l equilibre", "l equilibre", "equilibre chimique", "cet equilibre", "un equilibre", "equilibre acido basique", "equilibre acide base", "nombre d oxydation", "nombres d oxydation", "agent oxydant", "agent reducteur", "degre d oxydation",
      ...words(`
      pourquoi difference definition definis definir signifie moles litres volume densite pression temperature concentration molarite molalite ph rendement limitant exces empirique
      inconnu inconnue superieure inferieure compare comparer melange solution dissout dissous bruler necessaire necessaires enthalpie liaison electrons protons neutrons isotope abondance air constante purete impurete impuretes entropie vitesse agent`),
    ],
  },
  substances: {
    eau: "H2O", ammoniac: "NH3", "eau oxygenee": "H2O2", "peroxyde d hydrogene": "H2O2", methane: "CH4", ethane: "C2H6", propane: "C3H8", butane: "C4H10", pentane: "C5H12", hexane: "C6H14", octane: "C8H18", ethene: "C2H4",
    ethylene: "C2H4", acetylene: "C2H2", benzene: "C6H6", methanol: "CH3OH", ethanol: "C2H5OH", acetone: "CH3COCH3", uree: "CO(NH2)2", glucose: "C6H12O6", fructose: "C6H12O6", saccharose: "C12H22O11", cafeine: "C8H10N4O2",
    aspirine: "C9H8O4", paracetamol: "C8H9NO2", ozone: "O3", "sel de table": "NaCl", "sel de cuisine": "NaCl", "chaux vive": "CaO", "chaux eteinte": "Ca(OH)2", gypse: "CaSO4·2H2O", "acide chlorhydrique": "HCl",
    "chlorure d hydrogene": "HCl", "acide sulfurique": "H2SO4", "acide nitrique": "HNO3", "acide phosphorique": "H3PO4", "acide carbonique": "H2CO3", "acide acetique": "CH3COOH", "acide ethanoique": "CH3COOH",
    "acide sulfureux": "H2SO3", "acide nitreux": "HNO2", "acide perchlorique": "HClO4", "acide bromhydrique": "HBr", "acide fluorhydrique": "HF", "acide citrique": "C6H8O7", "acide ascorbique": "C6H8O6", "sulfure d hydrogene": "H2S",
    "soude caustique": "NaOH", soude: "NaOH", potasse: "KOH", "bicarbonate de soude": "NaHCO3", dioxygene: "O2", diazote: "N2", dihydrogene: "H2", dichlore: "Cl2",
  },
  ambiguous: { sucre: ["C12H22O11", "C6H12O6"], "oxyde de fer": ["FeO", "Fe2O3", "Fe3O4"] },
  elements: {
    hydrogene: "H", helium: "He", lithium: "Li", beryllium: "Be", bore: "B", carbone: "C", azote: "N", oxygene: "O", fluor: "F", neon: "Ne", sodium: "Na", magnesium: "Mg", aluminium: "Al", silicium: "Si", phosphore: "P",
    soufre: "S", chlore: "Cl", argon: "Ar", potassium: "K", calcium: "Ca", titane: "Ti", chrome: "Cr", manganese: "Mn", fer: "Fe", cobalt: "Co", nickel: "Ni", cuivre: "Cu", zinc: "Zn", arsenic: "As", brome: "Br", strontium: "Sr",
    argent: "Ag", cadmium: "Cd", etain: "Sn", iode: "I", baryum: "Ba", platine: "Pt", or: "Au", mercure: "Hg", plomb: "Pb", bismuth: "Bi", uranium: "U", vanadium: "V", selenium: "Se",
  },
  roundings: { "une decimale": { decimals: 1 }, "deux decimales": { decimals: 2 }, "trois decimales": { decimals: 3 }, "trois chiffres significatifs": { figures: 3 }, "quatre chiffres significatifs": { figures: 4 } },
  systematic: {
    order: "anion-first",
    links: ["de", "d"],
    cations: {
      lithium: ion("Li", 1), sodium: ion("Na", 1), potassium: ion("K", 1), argent: ion("Ag", 1), ammonium: ion("NH4", 1), beryllium: ion("Be", 2), magnesium: ion("Mg", 2), calcium: ion("Ca", 2), strontium: ion("Sr", 2), baryum: ion("Ba", 2),
      zinc: ion("Zn", 2), cadmium: ion("Cd", 2), aluminium: ion("Al", 3), nickel: ion("Ni", 2), fer: ion("Fe", 2, 3), cuivre: ion("Cu", 2, 1), etain: ion("Sn", 2, 4), plomb: ion("Pb", 2, 4), cobalt: ion("Co", 2, 3),
      chrome: ion("Cr", 3, 2), manganese: ion("Mn", 2, 4), mercure: ion("Hg", 2, 1), or: ion("Au", 3, 1), titane: ion("Ti", 4, 3),
      ferreux: ion("Fe", 2), ferrique: ion("Fe", 3), cuivreux: ion("Cu", 1), cuivrique: ion("Cu", 2), plombeux: ion("Pb", 2), plombique: ion("Pb", 4), stanneux: ion("Sn", 2), stannique: ion("Sn", 4), mercureux: ion("Hg", 1), mercurique: ion("Hg", 2),
      sodique: ion("Na", 1), potassique: ion("K", 1), calcique: ion("Ca", 2), argentique: ion("Ag", 1),
    },
    anions: {
      hydrure: ion("H", 1), fluorure: ion("F", 1), chlorure: ion("Cl", 1), bromure: ion("Br", 1), iodure: ion("I", 1), oxyde: ion("O", 2), sulfure: ion("S", 2), nitrure: ion("N", 3), phosphure: ion("P", 3), peroxyde: ion("O2", 2),
      hydroxyde: ion("OH", 1), cyanure: ion("CN", 1), nitrate: ion("NO3", 1), nitrite: ion("NO2", 1), sulfate: ion("SO4", 2), sulfite: ion("SO3", 2), thiosulfate: ion("S2O3", 2), carbonate: ion("CO3", 2),
      hydrogenocarbonate: ion("HCO3", 1), bicarbonate: ion("HCO3", 1), phosphate: ion("PO4", 3), chlorate: ion("ClO3", 1), perchlorate: ion("ClO4", 1), chlorite: ion("ClO2", 1), hypochlorite: ion("ClO", 1), chromate: ion("CrO4", 2),
      dichromate: ion("Cr2O7", 2), permanganate: ion("MnO4", 1), acetate: ion("CH3COO", 1), ethanoate: ion("CH3COO", 1), oxalate: ion("C2O4", 2), iodate: ion("IO3", 1), bromate: ion("BrO3", 1),
    },
    hydrates: { monohydrate: 1, dihydrate: 2, trihydrate: 3, tetrahydrate: 4, pentahydrate: 5, hexahydrate: 6, heptahydrate: 7, octahydrate: 8, nonahydrate: 9, decahydrate: 10, dodecahydrate: 12 },
    prefixes: [["mono", 1], ["mon", 1], ["di", 2], ["tri", 3], ["tetra", 4], ["tetr", 4], ["penta", 5], ["pent", 5], ["hexa", 6], ["hepta", 7], ["octa", 8], ["nona", 9], ["deca", 10]],
  },
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
