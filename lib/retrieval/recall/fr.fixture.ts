import type { RecallCase } from "./pair.ts";

export const FRENCH_CASES: readonly RecallCase[] = [
  [
    "Le chlorure de sodium répandu en hiver sur la chaussée fait que l’eau se solidifie à une température plus basse.",
    "Que fait le chlorure de sodium répandu en hiver ?",
    "Pourquoi sale-t-on les routes contre le verglas ?",
  ],
  [
    "Les levures transforment le glucose en éthanol et en dioxyde de carbone, dont les bulles gonflent la pâte avant la cuisson.",
    "En quoi les levures transforment-elles le glucose ?",
    "Pourquoi le pain lève-t-il en fermentant ?",
  ],
  [
    "Un bloc de zinc fixé à la coque cède ses électrons avant le fer et se consomme à sa place.",
    "Que devient un bloc de zinc fixé à la coque ?",
    "Comment éviter la corrosion d’un navire ?",
  ],
  [
    "Les comprimés d’hydroxyde de magnésium neutralisent l’excès d’acide chlorhydrique de l’estomac.",
    "Que neutralisent les comprimés d’hydroxyde de magnésium ?",
    "Comment un antiacide soulage-t-il les aigreurs ?",
  ],
  [
    "Les chlorofluorocarbones libèrent des atomes de chlore dans la stratosphère ; chacun détruit des milliers de molécules d’ozone.",
    "Que détruisent les atomes de chlore dans la stratosphère ?",
    "Pourquoi les vieux aérosols et réfrigérateurs laissent-ils passer les ultraviolets ?",
  ],
  [
    "La demi-vie du carbone 14 est de 5730 ans ; la part qui reste dans le bois dit quand l’arbre est mort.",
    "Quelle est la demi-vie du carbone 14 ?",
    "Comment connaître l’âge d’une momie ou d’un os fossile ?",
  ],
  [
    "Un catalyseur offre un autre chemin, d’énergie d’activation plus faible, et se retrouve intact à la fin.",
    "Qu’offre un catalyseur ?",
    "Quelles substances, comme les enzymes, accélèrent une transformation sans être consommées ?",
  ],
  [
    "Une solution saturée contient autant de soluté que possible à cette température ; les cristaux ajoutés restent au fond.",
    "Que contient une solution saturée ?",
    "Pourquoi le sucre ne se dissout-il plus dans mon thé ?",
  ],
  [
    "Dans une pile galvanique, l’oxydation a lieu à l’anode et les électrons passent par le fil jusqu’à la cathode.",
    "Où a lieu l’oxydation dans une pile galvanique ?",
    "Comment la batterie du téléphone donne-t-elle du courant ?",
  ],
  [
    "Les molécules de savon ont une tête ionique entourée d’eau et une longue queue qui se mêle aux graisses.",
    "Qu’ont les molécules de savon ?",
    "Comment un détergent nettoie-t-il la saleté ?",
  ],
  [
    "Le dioxyde de soufre qui sort des centrales à charbon se dissout dans les nuages et attaque la pierre.",
    "Qu’attaque le dioxyde de soufre des centrales à charbon ?",
    "Pourquoi les pluies acides abîment-elles les statues de marbre ?",
  ],
  [
    "À travers une membrane semi-perméable, l’eau passe du côté où il y a le plus de soluté.",
    "De quel côté passe l’eau à travers une membrane semi-perméable ?",
    "Pourquoi une cellule se fripe-t-elle par osmose ?",
  ],
  [
    "Dans la glace, chaque molécule a quatre voisines en un réseau hexagonal ouvert, et le solide prend plus de place que le liquide.",
    "Combien de voisines chaque molécule a-t-elle dans la glace ?",
    "Pourquoi l’eau gelée flotte-t-elle, moins dense ?",
  ],
  [
    "La chaleur perdue par le métal chaud est égale à celle que gagne l’eau froide du récipient isolé.",
    "À quoi est égale la chaleur perdue par le métal chaud ?",
    "Comment fonctionne un calorimètre ?",
  ],
  [
    "Le fluor est l’élément qui tire le plus fort sur les doublets partagés ; le césium, le moins.",
    "Quel élément tire le plus fort sur les doublets partagés ?",
    "Où l’électronégativité est-elle maximale ?",
  ],
  [
    "Les gaz nobles ont une couche externe complète et ne forment presque aucun composé.",
    "Pourquoi les gaz nobles ne forment-ils presque aucun composé ?",
    "Pourquoi l’hélium et le néon sont-ils inertes ?",
  ],
  [
    "La plupart des particules alpha traversèrent la feuille d’or, et quelques-unes rebondirent : la charge positive est dans un centre minuscule.",
    "Quelles particules traversèrent la feuille d’or ?",
    "Comment Rutherford a-t-il découvert le noyau ?",
  ],
  [
    "Quand un électron excité retombe sur un niveau inférieur, il émet un photon ; les sels de cuivre donnent du vert.",
    "Qu’émet un électron excité qui retombe sur un niveau inférieur ?",
    "D’où viennent les couleurs des feux d’artifice ?",
  ],
  [
    "À température constante, la pression d’un gaz est inversement proportionnelle à son volume.",
    "À quoi la pression d’un gaz est-elle inversement proportionnelle ?",
    "Que dit la loi de Boyle-Mariotte quand on comprime l’air d’une seringue ?",
  ],
  [
    "Le réactif consommé en premier décide de la quantité de produit formée.",
    "Quel réactif décide de la quantité de produit formée ?",
    "Qu’est-ce que le limitant, quand un ingrédient s’épuise ?",
  ],
  [
    "On change les coefficients jusqu’à ce qu’il y ait autant d’atomes de chaque sorte des deux côtés de la flèche.",
    "Jusqu’à quand change-t-on les coefficients ?",
    "Comment équilibrer une équation ?",
  ],
  [
    "Quand on mêle nitrate de plomb et iodure de potassium, un solide jaune tombe au fond.",
    "Que se passe-t-il quand on mêle nitrate de plomb et iodure de potassium ?",
    "Un exemple de précipitation d’un sel insoluble",
  ],
  [
    "Un tampon contient un acide faible et sa base conjuguée, qui absorbent ce que l’on ajoute.",
    "Que contient un tampon ?",
    "Comment le sang résiste-t-il aux variations de pH ?",
  ],
  [
    "Une base de Brønsted accepte un proton ; l’ammoniac le prend à l’eau.",
    "Qu’accepte une base de Brønsted ?",
    "Comment Lowry définit-il une substance alcaline ?",
  ],
  [
    "Dans un récipient fermé, la réaction directe et l’inverse vont à la même vitesse, et les quantités ne changent plus.",
    "Comment vont la réaction directe et l’inverse dans un récipient fermé ?",
    "L’équilibre dynamique s’arrête-t-il ?",
  ],
  [
    "Si l’on retire un produit, le système en refait ; chauffer favorise le sens endothermique.",
    "Que fait le système si l’on retire un produit ?",
    "Qu’est-ce que le principe de Le Chatelier ?",
  ],
  [
    "L’ammoniac est fabriqué à partir d’azote et d’hydrogène sur du fer à 450 °C.",
    "À partir de quoi l’ammoniac est-il fabriqué ?",
    "En quoi consiste le procédé Haber pour les engrais ?",
  ],
  [
    "La poussière de farine d’un moulin peut exploser, car une grande surface touche l’air.",
    "Pourquoi la poussière de farine peut-elle exploser ?",
    "Pourquoi une poudre réagit-elle plus vite qu’un gros morceau ?",
  ],
  [
    "Le nitrate d’ammonium prend de la chaleur au milieu quand il se dissout et refroidit une blessure.",
    "Que prend le nitrate d’ammonium quand il se dissout ?",
    "Quel processus endothermique y a-t-il dans une poche froide ?",
  ],
  [
    "Pour argenter une cuillère, on en fait la cathode d’un bain d’ions argent.",
    "Que fait-on d’une cuillère pour l’argenter ?",
    "En quoi consiste la galvanoplastie ou électrolyse de recouvrement ?",
  ],
  [
    "Un noyau lourd qui capture un neutron se brise en deux et libère d’autres neutrons.",
    "Que devient un noyau lourd qui capture un neutron ?",
    "Comment fonctionne la réaction en chaîne de l’uranium dans une centrale ?",
  ],
  [
    "L’éthanol et l’acide éthanoïque, avec de l’acide sulfurique, donnent l’éthanoate d’éthyle, qui sent la poire.",
    "Que donnent l’éthanol et l’acide éthanoïque ?",
    "Comment fait-on les esters à l’arôme de fruit ?",
  ],
];
