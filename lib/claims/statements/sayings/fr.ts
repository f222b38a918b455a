import type { Sayings } from "./saying.ts";

export const FR: Sayings = {
  negations: "ne|n'|jamais|sans|ni",
  sets: {
    up: "augmente|augmentent|croît|croissent|s'élève|plus_grand|plus_grande|plus_grands|plus_élevé|plus_élevée",
    down: "diminue|diminuent|décroît|baisse|baissent|plus_petit|plus_petite|plus_petits|plus_faible",
    hot: "chaude|chaud|chauds|température_élevée|plus_chaude|à_chaud",
    cold: "froide|froid|basse_température|plus_froide|à_froid",
    free: "fondus|fondu|fondue|dissous|dissoute|solution|en_solution|liquide|dissout",
    ions: "sel|sels|composés_ioniques|composé_ionique|nacl|chlorure_de_sodium",
  },
  lines: `
    équilibre|système .. se_déplace|évolue|réagit|s'oppose .. s'oppose~|oppose~|contrer|réduire|atténuer|modérer
    catalyseur|catalyseurs .. [accélère|accélèrent|augmente_la_vitesse/ralentit|freine]
    catalyseur|catalyseurs .. [abaisse|diminue|réduit|baisse/augmente|élève] .. énergie_d'activation
    énergie_d'activation .. [plus_faible|plus_basse|inférieure/plus_élevée|plus_grande|supérieure]
    chemin|mécanisme|voie .. énergie_d'activation
    catalyseur .. [laisse/change|modifie|déplace|augmente|influence] k|constante|l'équilibre|la_position|la_constante
    équilibre .. atteint .. plus [vite|tôt|rapidement/tard|lentement]
    vitesse~ .. directe|sens_direct .. inverse|indirect .. égale~|même
    [double/simple] liaison .. tourne|pivote|rotation
    liaison_double .. [ne_tourne_pas|empêche/tourne]
    atomes .. partagent|mettent_en_commun .. doublet|doublets|électrons|paire
    covalente .. partag~|mise_en_commun .. électrons|doublet|paire
    ionique .. transfert .. électron~
    {ions} .. condui~ .. [{free}/solide]
    [{free}/solide|solides] .. {ions} .. conduit|conduisent
    ions .. [mobiles|libres|se_déplacer/fixes|bloqués|immobiles] & [{free}/solide]
    ioniques|ionique|cristal .. point~ .. fusion .. [élevé|élevés|élevée|haut/bas|faible]
    ébullition|bout|évapor~|vaporis~|fusion|fondre .. rompt|romp~|vainc~|briser|casse~ .. [liaisons_hydrogène|forces_intermoléculaires|interactions|liaisons_entre/liaisons_covalentes|liaisons_o-h]
    liaisons_hydrogène|liaison_hydrogène .. entre .. molécules
    glace .. [moins/plus] .. dense .. eau
    glace .. flotte
    [oxygène|chlore|fluor|azote|brome/hydrogène] .. partielle .. [négative/positive]
    charge .. partielle .. [négative/positive] .. [oxygène|chlore|fluor|azote|brome/hydrogène]
    liaison .. covalente .. polaire .. h-cl|hcl|chlorure_d'hydrogène|eau
    hcl|h-cl|chlorure_d'hydrogène .. liaison .. covalente .. polaire
    différence .. nulle|zéro .. [apolaire|non_polaire/polaire]
    tendance|capacité|aptitude .. atome .. attirer .. électrons|doublet
    période .. [{up}/{down}] .. gauche_à_droite & électronégativité|énergie_d'ionisation|charge_nucléaire
    groupe|colonne .. [{down}/{up}] .. descend~|bas & électronégativité|énergie_d'ionisation
    couche|couches .. supplémentaire|plus|nouvelle & groupe|colonne|descend~
    électrons .. [plus_loin|plus_éloignés/plus_près|plus_proches] .. noyau
    gaz_nobles|gaz_noble|gaz_rares .. [stable|complète|saturée|octet|pleine/incomplète]
    métaux .. [perdent|perdre|cèdent|céder/gagnent|gagner|captent] .. électrons
    non-métaux .. [gagnent|gagner|captent|capter/perdent|perdre] .. électrons
    [cation|cations/anion|anions] .. plus [petit|petits/grand|grands] .. atome|atomes
    oxydant .. [capte|gagne|accepte|réduit/cède|perd] .. électron|électrons
    réducteur .. [cède|perd|donne/capte|gagne] .. électron|électrons|cède
    dépôt .. rouge|rougeâtre|brun .. cuivre
    cuivre .. dépôt|dépose|recouvre
    solution .. bleue .. [pâlit|décolore|s'éclaircit/fonce]
    couleur .. bleue .. [disparaît|pâlit|s'atténue/fonce]
    [fort|forte|forts/faible|faibles] .. dissocie~|ionise~|réagit .. [totalement|complètement|entièrement|totale/partiellement|peu|en_partie|partielle]
    réaction .. [totale/limitée|partielle] .. acide .. [fort/faible]
    acide .. [fort/faible] .. réaction .. [totale/limitée|partielle]
    ph .. [inférieur|plus_petit|plus_faible|bas/supérieur|plus_grand|élevé] .. 7 .. [acide/basique]
    [acide/basique] .. ph .. [inférieur|plus_petit/supérieur|plus_grand] .. 7
    [acide_fort/acide_faible] .. base_forte .. ph|équivalence .. [7|neutre/supérieur] 
    acide_faible .. base_forte .. équivalence .. [supérieur|basique/inférieur|acide]
    plus .. ph .. [petit|faible|bas/grand|élevé] .. plus .. [acide/basique]
    plus .. ka .. [grand|élevé/petit|faible] .. acide .. [fort/faible]
    plus .. pka .. [petit|faible/grand|élevé] .. acide .. [fort/faible]
    solution_tampon|tampon .. ph .. [peu|constant|stable|à_peine|pratiquement/beaucoup]
    tampon .. [résiste|maintient|limite|s'oppose/amplifie] .. ph|variations
    acide_faible .. [base_conjuguée|son_sel/acide_conjugué]
    acide .. métal .. dihydrogène|hydrogène
    acide .. base .. sel .. eau
    [acide/eau] .. dans .. eau|acide & toujours|verse~|ajoute~
    romp~|casser|rupture .. liaisons .. [demande|nécessite|consomme|absorbe|coûte/libère|dégage] .. énergie
    formation|former|créer .. liaisons .. [libère|dégage/demande|consomme|absorbe] .. énergie
    exothermique .. [libère|dégage|cède/absorbe|consomme] .. chaleur|énergie
    endothermique .. [absorbe|reçoit|consomme/libère|dégage] .. chaleur|énergie
    chaleur .. passe|va|transfert~ .. corps .. [chaud/froid] .. froid|chaud
    fusion|fond|ébullition|changement_d'état .. température .. [constante|ne_change_pas|ne_varie_pas/augmente]
    température .. [constante|ne_change_pas|ne_varie_pas/augmente] .. fusion|ébullition|changement_d'état
    chocs|collisions .. plus .. fréquent~|efficaces|nombreux
    température .. [augmente|élevée|hausse/baisse|diminue] .. [plus_vite|plus_rapide|accélère|augmente/ralentit|diminue]
    gaz .. [moins/plus] .. soluble|solubles|dissolvent .. [{hot}/{cold}]
    solubilité .. gaz .. [diminue|baisse/augmente] .. température
    pression .. inversement .. volume
    pression .. [double|doublée/divisée|moitié] .. volume .. [divisé|moitié|deux/double|doublé]
    volume .. [divisé_par_deux|réduit_de_moitié/doublé|double] .. pression .. [double|doublée/moitié]
    oxydation .. [anode/cathode]
    réduction .. [cathode/anode]
    [anode/cathode] .. [oxydation|oxyde/réduction|réduit]
    électrons .. [de_l'anode|anode/de_la_cathode] .. cathode|anode
    limitant .. [épuisé|s'épuise|disparaît|consommé|détermine|limite/reste|excès]
    masse .. [conserve|conservée|constante|même/perd]
    atomes .. [conservent|conservés|même_nombre/créés|détruits]
    coefficients .. change|modifie|ajuste .. jamais .. indices|formules
    isotopes .. [même|mêmes/différent|différents] .. [protons|numéro_atomique/neutrons|nombre_de_masse]
    même .. nombre .. [protons/neutrons] .. différent~|neutrons
    même .. numéro_atomique .. nombre~ .. neutrons|masse
    nombre_de_masse .. protons .. neutrons|nucléons
    physique .. nouvelle .. substance|espèce
    chimique .. nouvelle|nouvelles .. substance|substances|espèce|espèces
    [dissoudre|dissolution|fondre|fusion|ébullition|évaporation|congélation/brûler|combustion|rouille|cuisson] .. transformation|changement|phénomène .. [physique/chimique]
    soluté .. [abaisse|diminue/augmente|élève] .. point_de_congélation|température_de_fusion|température_de_congélation
    sel .. [abaisse|diminue/augmente|élève] .. point_de_congélation|température_de_fusion|température_de_congélation
    soluté .. [augmente|élève/abaisse|diminue] .. point_d'ébullition|température_d'ébullition
    longueur_d'onde .. [grande|longue|élevée/courte|petite] .. énergie .. [faible|petite/grande|élevée]
    électron .. [retombe|descend|redescend|revient/monte|saute] .. [émet|libère|émis/absorbe]
    doublet~ .. non_liant~|libre~ .. repousse~|répulsion|repoussent
    doublet~ .. repoussent|repousse .. éloign~|autant_que_possible
    dilution|dilue|diluer .. quantité_de_matière|moles .. [même|constante|ne_change_pas|conservée/change]
    volume .. final|total .. solution .. compte|faut|non|pas
    quantité_de_matière .. [même|ne_change_pas|conserve|conservée|reste/change] .. volume|dilution|solution
    k .. [grand|supérieur|>/petit|inférieur|<] .. 1 .. [produits/réactifs]
    constante|k .. dépend .. que .. [température/pression|concentration]
    demi-vie .. [constante|indépendante|ne_dépend_pas/dépend] .. initiale|départ|quantité|concentration
    alpha|α .. nombre_de_masse .. [diminue|baisse/augmente] .. 4|quatre
    bêta|β .. numéro_atomique .. [augmente/diminue] .. 1|un
    isomères .. même .. formule .. structure~|différent~
    acide .. alcool .. ester .. eau
    alcène|alcènes .. décolore~ .. brome|dibrome
    [rouge/bleue|violette] .. longueur_d'onde .. plus [grande|longue/courte|petite]
    solution .. [neutre] .. sel|acide_fort|ions
    chlorure_de_sodium|nacl|sel .. dissout|dissocie .. ions
    une_unité|chaque_unité|unité .. ph .. dix|10
    eau_pure|eau .. ph .. 7
    énergie .. nécessaire|minimale|fournir .. arracher|enlever .. électron
    électrons .. libres|délocalisés .. métal|métaux|conduc~
    métaux .. conduisent|conducteurs .. électrons .. libres|délocalisés
    graphite .. conduit
    diamant .. [ne_conduit_pas|isolant/conduit]
    acide|acides .. [cède|libère|donne|céder|libèrent/capte|accepte|capter] .. proton|h+|protons
    acide|acides .. cède|libère|donne|céder|libèrent .. [proton|h+|protons/oh-]
    base|bases .. [capte|accepte|capter|captent/cède|céder] .. proton|h+|protons
    oxydation .. [perte|perd/gain|gagne] .. électron~
    réduction .. [gain|gagne/perte|perd] .. électron~
    oxydant .. [réduit|gagne|capte/oxydé|cède] 
    réducteur .. [oxydé|cède|perd/réduit|capte]
    mole .. contient .. avogadro|entités
    métal .. non-métal .. ionique
    masse_volumique .. masse .. volume
    rendement .. réelle|obtenue|expérimental~ .. théorique|maximale
    numéro_atomique .. protons
    fluor .. plus .. électronégatif
    équilibre .. dynamique
    chaleur .. cédée|perdue .. reçue|gagnée|absorbée
    ions .. spectateurs .. [ne_participent_pas|n'interviennent_pas|ne_réagissent_pas/participent]
    solution .. saturée .. maximale|ne_peut_plus
    pression_totale .. somme .. partielles
    énergie .. [se_conserve|conservée]
    acide_fort .. base_forte .. [neutre|7]
    sodium|magnésium|calcium|potassium|lithium|aluminium|fer|zinc .. [cède|perd|donne/gagne|capte] .. électron|électrons
    chlore|fluor|oxygène|brome|soufre .. [gagne|capte|accepte|reçoit/cède|perd] .. électron|électrons
    configuration .. gaz_noble
    [opposées|opposés|contraires/même_charge|même_signe] .. [s'attirent|attirent/se_repoussent]
    [même_charge|même_signe/opposées|opposés|contraires] .. [se_repoussent|repoussent/s'attirent]
    cristal|cristaux|solide_ionique .. [cassant|fragile/malléable]
    [solide/fondu|dissous] .. [ne_conduit_pas|isolant/conduit|conducteur] .. courant|électricité|ions
    ions .. [immobiles|fixes|bloqués/mobiles|libres] .. [solide|cristal/fondu|solution]
    sodium .. [forme|dépose|obtient] .. [cathode/anode]
    dichlore|chlore .. [forme|dégage] .. [anode/cathode]
    fer|zinc|cuivre .. [cède|perd/gagne|capte] .. électrons
    électronégativité .. [augmente/diminue] .. [gauche_à_droite/de_haut_en_bas|descend]
    rayon .. [diminue/augmente] .. [gauche_à_droite/de_haut_en_bas|descend]
    isotopes .. même .. [protons|atomique/neutrons|masse]
    isotopes .. [différent|différents/même] .. [neutrons|masse/protons]
    pont_salin .. [neutralité|ions|charges|circuit]
    oxydant .. [est_réduit|gagne|capte/est_oxydé|perd|cède]
    réducteur .. [est_oxydé|perd|cède/est_réduit|gagne|capte]
    volume .. [inversement] proportionnel .. pression
    volume .. proportionnel .. température_absolue
    demi-vie .. moitié
    réactif_limitant .. [épuisé|consommé|détermine/excès|reste]
    alcènes|alcène .. [addition/substitution]
    alcanes|alcane .. [substitution/addition]
    alcool|alcools .. primaire|primaires .. [aldéhyde|aldéhydes/cétone|cétones]
    alcool|alcools .. secondaire|secondaires .. [cétone|cétones/aldéhyde|aldéhydes]
    acide .. alcool .. ester .. eau
    neutralisation .. [exothermique|dégage/endothermique|absorbe]
    fusion|vaporisation|évaporation|ébullition .. [endothermique|absorbe/exothermique|libère]
    condensation|solidification|congélation .. [exothermique|libère/endothermique|absorbe]
    entropie .. [augmente/diminue] .. [fusion|vaporisation|évaporation/congélation|condensation]
    catalyseur .. [pas_consommé|n'est_pas_consommé|régénéré|retrouvé/est_consommé]
    nombre_d'oxydation .. [augmente/diminue] .. [oxydé|oxydation/réduit|réduction]
    carbone-14 .. radioactif
    isotopes .. mêmes .. propriétés chimiques
    numéro_atomique .. [protons/neutrons|nucléons]
    nombre_de_masse .. [somme|total] .. protons .. [neutrons/électrons]
    zinc .. [s'oxyde|oxydé/se_réduit|réduit] .. place .. fer
    fer|fe .. [rouille|s'oxyde]
    [eau|ammoniac|h2o|nh3/méthane|ch4|co2|dioxyde_de_carbone] est|sont [polaire|polaires/apolaire|apolaires|non_polaire]
    catalyseur .. [/déplace|modifie|change] équilibre|l'équilibre|constante
    acide .. base .. [exothermique/endothermique]
    dilution & quantité_de_matière .. [se_conserve|conserve|conservée|ne_change_pas|constante|même/change|diminue|augmente]
    nacl|kcl|naoh|hcl|chlorure_de_sodium .. électrolyte [fort/faible]
    sel|nacl|chlorure_de_sodium .. dissocie [complètement|totalement|entièrement/partiellement]
    protons|proton [portent_une_charge_positive|porte_une_charge_positive|ont_une_charge_positive|a_une_charge_positive|sont_positifs|sont_chargés_positivement/portent_une_charge_négative|porte_une_charge_négative|ont_une_charge_négative|a_une_charge_négative|sont_négatifs|sont_chargés_négativement|sont_neutres]
    charge_(protons)|charge_(proton) [positive|+1/négative|-1|nulle|neutre]
    charge_(neutrons)|charge_(neutron) [nulle|neutre|0|aucune/positive|négative]
    charge_(électrons)|charge_(électron) [négative|-1/positive|+1|nulle]
    neutrons|neutron [sont_neutres|est_neutre|sont_électriquement_neutres|n'ont_pas_de_charge|ne_portent_pas_de_charge|n'a_pas_de_charge/sont_positifs|sont_négatifs|portent_une_charge|ont_une_charge]
    électrons|électron [portent_une_charge_négative|porte_une_charge_négative|ont_une_charge_négative|a_une_charge_négative|sont_négatifs|sont_chargés_négativement/portent_une_charge_positive|porte_une_charge_positive|ont_une_charge_positive|a_une_charge_positive|sont_positifs|sont_chargés_positivement]
    équivalence .. réactifs .. proportions .. stœchiométriques
    élévation|augmentation|augmenter|élever .. température .. [augmente|accélère/diminue|ralentit] .. vitesse|réaction
    baisse|diminution|diminuer .. température .. [diminue|ralentit/augmente|accélère] .. vitesse|réaction
    rupture|rompre|casser .. liaison .. [demande|nécessite|consomme|absorbe|coûte/libère|dégage] .. énergie
    bleu_de_bromothymol|bbt .. [jaune/bleu|vert] .. acide
    bleu_de_bromothymol|bbt .. [bleu/jaune|vert] .. basique
    apolaires|apolaire .. liées|interagissent|forces .. london|dispersion
    eau|h2o .. [polaire/apolaire] .. coudée
    anode .. [perd|diminue/gagne|augmente] .. masse
    cathode .. [gagne|augmente/perd|diminue] .. masse
    doubles|double .. plus [courte|courtes|forte|fortes/longue|longues|faible|faibles] .. que .. simple|simples
    entropie .. [augmente/diminue] .. [évapore|fond|vaporise|sublime|bout/condense|gèle|solidifie]
    température .. doit .. [kelvin|kelvins/celsius]
    loi_de_boyle|boyle-mariotte .. température .. constante
    pression_totale .. somme .. partielles
    plus .. légères|léger|légers .. plus [vite|rapidement/lentement]
    alcanes .. hydrocarbures [saturés/insaturés]
    alcènes .. hydrocarbures [insaturés/saturés]
    réaction .. [totale/limitée] .. avancement .. [maximal|maximum/nul]
    spectateur|spectateurs|ions_spectateurs .. na+|k+|no3-|cl-
    équivalence .. ph .. [supérieur|basique/inférieur|acide] & éthanoate|acétate|éthanoïque|acétique
    équivalence .. ph .. [7|neutre/supérieur|inférieur] & acide_fort & base_forte
    équivalence .. proportions_stœchiométriques|stœchiométriques
    demi-équivalence .. ph .. pka
    phénolphtaléine .. [incolore/rose] .. [acide/basique]
    phénolphtaléine .. incolore .. acide .. [rose/bleue|jaune] .. basique
    phénolphtaléine .. [convient|adaptée] & équivalence|ph|zone
    température_constante .. pression .. volume .. [divisé|moitié|diminue/double|multiplié|augmente]
    [double|augmente/divise|diminue] la_pression .. volume .. [divisé|diminue|moitié/double|multiplié|augmente]
    pression_constante .. volume .. [proportionnel/inversement_proportionnel] .. température
    volume .. [proportionnel/inversement_proportionnel] .. température & pression_constante
    cathode .. [masse_augmente|gagne_de_la_masse|s'épaissit/masse_diminue|perd_de_la_masse|s'amincit]
    anode .. [masse_diminue|perd_de_la_masse|s'amincit|se_consomme|se_dissout/masse_augmente|s'épaissit]
    fractions_molaires .. somme|somment .. 1
    pression_partielle .. dépend|proportionnelle .. [quantité|moles|fraction_molaire/masse]
    énergie_cinétique_moyenne .. [même|identique|égale/différente] & même_température
    chaleur .. cédée|perdue .. [reçue|gagnée|absorbée/perdue]
    capacité_thermique|chaleur_massique .. eau .. [élevée|grande/faible|petite]
    soluté .. [abaisse|diminue/augmente|élève] .. pression_de_vapeur|point_de_congélation|température_de_congélation
    soluté .. [augmente|élève/abaisse|diminue] .. ébullition
    longueur_d'onde .. [courte|petite|faible/grande|longue] .. énergie .. [grande|élevée/faible|petite]
    isotopes .. propriétés_chimiques .. [mêmes|identiques|semblables/différentes]
    masse .. se_conserve|conservation|conservée
    4s .. [avant|premier|premiers|d'abord/après]
    doublet|doublets .. non_liant|non_liants .. [plus/moins] .. place|espace|répulsion
    catalyseur .. [ne_modifie_pas|ne_change_pas/modifie|change] .. δh|enthalpie|équilibre
  `,
};
