import type { Lexicon } from "./lexicon.ts";

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
    amount: [
      "moles", "combien de moles", "nombre de moles", "nombre de mol", "combien de mol", "quantite de matiere", "quelle quantite de matiere", "quantites de matiere", "quantite en moles", "en moles", "en mol", "moles de",
      "combien y a t il de molecules", "combien d entites", "nombre d entites", "combien d unites de formule", "en molecules", "combien de molecules", "nombre de molecules", "combien de particules", "nombre de particules",
      "combien d atomes", "combien y a t il d atomes", "nombre d atomes", "nombre total d atomes", "le nombre d atomes",
    ],
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
  materials: ["calcaire", "marbre", "craie"],
  roundings: { "une decimale": { decimals: 1 }, "deux decimales": { decimals: 2 }, "trois decimales": { decimals: 3 }, "trois chiffres significatifs": { figures: 3 }, "quatre chiffres significatifs": { figures: 4 } },
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
