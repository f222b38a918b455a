import type { ProblemPhrases } from "../problem-phrases.ts";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const FORMED = ["se forme", "se forment", "se forme t il", "se formera", "se formeront", "obtient on", "on obtient", "est formee", "est forme", "sont formes", "est produite", "est produit", "sont produits", "est obtenue", "est obtenu", "sont obtenus", "peut on obtenir", "peut on former", "peut se former", "se degage", "se degagent", "est libere", "sont liberes"];

/** What follows a verb that stands behind its product: "combien d'eau obtient-on lorsque…". */
const BEHIND_FORMED = ["lorsque", "lorsqu", "quand", "si", "en", "par", "avec", "a partir de", "a partir d", "lors de", "lors", "apres"];

/** Accents are left out, as in every lexicon. */
export const FRENCH_CORE: ProblemPhrases = {
  "how-many": ["combien de", "combien d", "quel nombre de", "nombre de", "nombre d", "combien y a t il de", "combien y a t il d"],
  "how-much": ["quelle quantite de", "quelle quantite d", "combien pese", "combien pesent"],
  what: ["quel", "quelle", "quels", "quelles", "quel est", "quelle est", "quelle sera", "quel sera", "que vaut", "quel etait", "quelle etait"],
  find: ["calcule", "calculer", "calculez", "calculons", "determine", "determiner", "determinez", "trouve", "trouver", "trouvez"],
  convert: ["convertis", "convertir", "convertissez", "exprime", "exprimer", "exprimez"],
  of: ["de", "d", "du", "des"],
  in: ["dans", "contenue dans", "contenu dans", "contenues dans", "contenus dans", "y a t il dans"],
  to: ["jusqu a", "jusqua"],
  from: ["depuis"],
  per: ["par", "chaque"],
  with: ["avec", "dont la", "dont le", "ayant une", "ayant un", "ayant pour"],
  at: ["a", "sous", "a une temperature de", "a une pression de", "a la temperature de", "a la pression de", "et une pression de", "et sous"],
  is: ["est", "sont", "sera", "etait", "represente", "representent"],
  when: ["si", "lorsque", "lorsqu", "quand", "sachant que", "apres", "se", "on", "en", "lorsqu un", "lorsqu une", "quand un", "au bout de", "alors que", "au bout d"],
  has: ["a une masse de", "a un volume de", "pese", "pesent", "occupe", "occupent", "qui pese", "qui occupe", "mesure", "occupees", "occupe t il", "occupe par", "ont une masse de", "exerce", "exercent", "occupera", "occuperont", "occupera t il", "occupera t elle", "occupent ils", "a pour", "exerce t il"],
  contain: ["contient", "contiennent", "contenant"],
  it: ["cet echantillon", "l echantillon", "le gaz", "ce gaz", "le liquide", "ce liquide", "le solide", "cette substance", "echantillon", "objet", "l objet", "cet objet", "d un objet", "le compose", "ce compose", "compose", "un compose"],
  excess: ["exces", "en exces", "exces de", "exces d", "un exces de", "un exces d", "dans un exces de", "dans un exces d", "avec un exces de", "avec un exces d", "suffisamment de"],
  burn: ["brule", "brulent", "bruler", "on brule", "en brulant", "brulant", "combustion", "combustion de", "combustion d", "la combustion de", "la combustion d", "la combustion complete de", "la combustion complete d", "combustion complete de", "brulent completement", "brule completement", "on fait bruler", "faire bruler"],
  react: [
    "reagit", "reagissent", "reagir", "reagit avec", "reagissent avec", "reagir avec", "faire reagir", "on fait reagir", "en faisant reagir", "faisant reagir", "reaction", "la reaction", "reaction de", "reaction entre", "la reaction de", "la reaction entre", "se combine avec", "se combinent avec", "equation", "l equation",
    "selon l equation", "on melange", "melange a", ...FORMED,
    "selon",
  ],
  decompose: ["se decompose", "se decomposent", "decomposer", "decomposition de", "la decomposition de", "en decomposant", "decomposant", "on decompose", "decomposition du", "la decomposition du", "chauffant", "en chauffant"],
  neutralise: ["neutralise", "neutralisent", "neutraliser", "pour neutraliser", "neutralisation de", "on neutralise", "on titre", "titrage de", "on dose", "dosage de", "sont titres", "est titre", "est dose", "sont doses", "titres"],
  produce: ["pour former", "pour produire", "pour obtenir", "pour donner", "en formant", "en produisant", "en donnant", "et forme", "et forment", "et donne", "et donnent", "produit", "produisent", "former", "produire", "obtenir", "preparer", "pour preparer"],
  produced: FORMED.flatMap((verb) => BEHIND_FORMED.map((next) => `${verb} ${next}`)),
  needed: ["faut il", "il faut", "est necessaire", "sont necessaires", "est necessaire pour", "sont necessaires pour", "faut il pour", "necessaire", "necessaires", "necessaire pour", "necessaires pour", "est consomme", "est consommee", "sont consommes", "consomme", "consomment", "faut il fournir", "faut il fournir a", "il faut fournir a", "faut il prelever", "faut il dissoudre", "doit on prelever", "doit on fournir a", "faut il peser", "doit on peser", "doit on dissoudre"],
  "label/leftover": ["restant", "reste t il", "reste en exces", "en reste"],
  "label/theoretical": ["theorique", "rendement theorique", "masse theorique", "la masse theorique", "theoriquement"],
  "label/actual": ["reellement", "reellement obtenus", "on n obtient que", "on obtient reellement"],
  "label/initial": ["initial", "initiale", "initialement"],
  "label/final": ["final", "finale", "nouveau", "nouvelle"],
  "kind/mass": ["masse", "la masse"],
  "kind/amount": ["quantite de matiere", "la quantite de matiere", "matiere"],
  "kind/volume": ["volume", "le volume", "volume equivalent", "le volume equivalent", "volume a l equivalence", "le volume a l equivalence"],
  "kind/molar-mass": ["masse molaire", "la masse molaire", "masse moleculaire"],
  "kind/density": ["masse volumique", "la masse volumique"],
  "kind/pressure": ["pression", "la pression"],
  "kind/temperature": ["temperature", "la temperature"],
  "kind/molarity": ["concentration", "la concentration", "concentration molaire", "la concentration molaire", "concentration en quantite de matiere", "la concentration en quantite de matiere", "molarite", "la molarite"],
  solution: ["solution", "solution aqueuse", "la solution", "une solution", "une solution aqueuse", "solution de", "de solution", "d une solution", "solution fille", "la solution fille", "la solution obtenue", "solution obtenue", "de la solution", "de la solution fille", "solution diluee"],
  stock: ["concentree", "solution mere", "solution concentree", "la solution mere", "de solution mere", "d une solution mere", "de la solution mere", "une solution mere"],
  dilute: ["diluer", "dilue", "on dilue", "est diluee", "diluee", "dilution", "que l on dilue", "qu on dilue", "on la dilue", "que l on dilue avec de l eau", "diluee a"],
  dissolve: ["on dissout", "dissous", "dissout", "dissoudre", "en dissolvant", "dissolvant", "est dissous", "sont dissous"],
  "kind/percent-yield": ["rendement", "le rendement", "rendement de la reaction", "le rendement de la reaction"],
  "kind/limiting-reactant": ["reactif limitant", "le reactif limitant", "quel est le reactif limitant", "quel reactif est limitant", "quel reactif est le reactif limitant"],
  "condition/stp": ["dans les conditions normales", "conditions normales", "dans les conditions normales de temperature et de pression", "cntp"],
  "condition/constant-pressure": ["a pression constante", "pression constante", "la pression reste constante", "la pression ne change pas", "sans changer la pression"],
  "condition/constant-volume": ["a volume constant", "volume constant", "recipient rigide", "le volume ne change pas", "le volume reste constant", "sans changer le volume", "a volume inchange"],
  "condition/constant-temperature": ["a temperature constante", "temperature constante", "la temperature reste constante", "la temperature ne change pas", "sans changer la temperature"],
  change: ["est refroidi", "est chauffe", "est comprime", "se detend", "est refroidie", "est chauffee", "refroidit", "chauffe", "comprime", "en refroidissant", "on refroidit", "on chauffe", "on comprime", "passe a", "est porte", "est portee", "est amene", "chauffer", "refroidir", "comprimer", "augmente jusqu a", "diminue jusqu a", "passe de"],
  molecule: ["gaz", "gazeux", "un gaz parfait", "gaz parfait", "moleculaire"],
  state: ["solide", "liquide", "aqueux", "metal", "pur", "pure", "metallique", "poudre", "anhydre"],
  and: ["et", "ainsi que"],
  or: ["ou"],
  filler: [...words("l le la les un une completement echantillon recipient ballon cylindre bloc morceau son sa ses ce cet cette au aux maximale maximal maximum c il y t entierement pour"), "acide", "base", "la base", "on preleve", "elle", "on fait", "on verse", "on dispose de", "on dispose d", "mesure"],
  foreign: words(`
    double triple moitie tiers quart plus moins difference rapport proportion fraction pourcentage % purete impur impure impuretes minerai alliage ne n pas jamais sans sauf isotope pourquoi explique compare
    molalite empirique brute electrons augmente diminue enthalpie melange air humidite vapeur deux trois aucun`),
  "kind/empirical-formula": ["formule empirique", "la formule empirique", "formule brute la plus simple"],
  "kind/molecular-formula": ["formule moleculaire", "la formule moleculaire", "formule brute", "la formule brute"],
  "label/total": ["total", "totale"],
  solute: ["solute", "de solute"],
};
