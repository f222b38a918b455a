import type { Examples } from "../turns.ts";

export const FR: Examples = {
  distress: `
je veux mourir
j'ai plus envie de vivre
je pense au suicide
j'ai envie de me faire du mal
je me suis scarifiée hier soir
mon père me frappe quand j'ai des mauvaises notes
mon beau père me touche et j'ose le dire a personne
y a des gars qui me menacent tous les jours au lycée
j'ai peur de rentrer chez moi, on me tape
personne remarquerait si j'etais plus la
je veux en finir
ma vie ne vaut plus la peine d'etre vécue
ils me tabassent a la sortie des cours
je me fais du mal et j'arrive pas a arreter
qqn me fait chanter avec des photos de moi
j'ai été agressée et je sais pas quoi faire
mon copain me frappe
je pense a me tuer
j'ai écrit une lettre d'adieu
tout le monde serait mieux sans moi
je tiens plus, je veux disparaitre pour toujours
ma mere nous bat moi et ma soeur
un élève a dit qu'il viendrait armé au lycée
je suis en danger a la maison
jveux plus etre en vie
on m'a forcé a faire des trucs que je voulais pas`,
  nerves: `
j'ai trop peur pour le controle de vendredi
demain j'ai le bac blanc et je panique
je stresse grave
la chimie me fait peur
et si je rate l'exam
ds dans une heure et j'ai pas ouvert le cahier aled
je suis terrorisée par la chimie
j'ai pas dormi a cause de l'interro
j'ai les mains qui tremblent, ça commence à 9h
j'angoisse avant chaque tp noté
je perds tous mes moyens en controle
suis hyper stressé pour demain
g peur de me planter au bac
j'ai une boule au ventre a cause du ds
trop la pression la
le partiel approche et je sais rien du tout
les exos de stoechio me terrifient
je flippe pour l'oral
et si j'oublie tout pendant l'epreuve??
mes parents veulent une bonne note, je suis sous pression
tellement angoissée que je mange plus, le concours est dans 2 jours
j'ai peur de passer au tableau
ça me stresse rien que de voir le sujet
plus que 3 jours, je suis en panique totale
je vais me taper une sale note demain je le sens, j'ai peur
le prof fait des controles horribles, je crains le pire
cœur qui bat a 1000, l'eval est cet aprem
anxieuse pour le test de lundi
j'ai un blanc a chaque fois que je vois une copie
je suis pas sereine du tout pour le rattrapage
la chimie orga ça m'angoisse de ouf
jsuis mort de trouille
j'ai la trouille des maths et de la chimie, surtout du bac
trop nerveux pour réviser, l'examen est trop proche`,
  "bad-day": `
j'en ai marre
je suis trop nul en chimie
j'y arriverai jamais
sale journée
je suis triste
j'ai mal a la tete a force
j'ai envie de pleurer
j'ai raté mon controle aujourd'hui
tout le monde comprend sauf moi
j'ai eu 4/20
je me suis disputé avec mon pote et j'arrive pas a me concentrer
mon copain m'a larguée, pas la tete a bosser
je deteste les moles
je suis crevé, ça fait 4h que j'y suis
la chimie me pourrit la vie
le prof m'a humilié devant toute la classe
jsuis une merde en sciences
mes parents divorcent et j'ai plus le moral
mon chien est mort hier
je suis deg
j'abandonne, c'est pas pour moi
j'ai plus aucune motivation
je me sens trop bete
mon cerveau est en compote
j'ai pas le moral ajd
je bosse et ça sert a rien
ma mere m'a engueulée pour mon bulletin
encore une sale note, decourageant
je suis le dernier de la classe
je me sens seule, personne me parle au lycée
ras le bol de tout
epuisee...
ma grand mere est a l'hosto, je pense qu'a ça
rien ne va aujourd'hui
je suis fatigué de jamais comprendre`,
  complaint: `
tu m'aides pas
tu sers a rien
cette appli est nulle
tu repetes toujours la meme chose
c'est pas ce que j'ai demandé
t'es bugué ou quoi
reponse inutile
tu l'as deja dit
je perds mon temps
tu sais lire??
t'as ignoré ma question
n'importe quoi ta réponse
arrete de te repeter
tu comprends jamais rien a ce que j'ecris
c'est pourri
google est mieux que toi
tu tournes en rond
tu réponds a coté
mdr t'es nul comme prof
ça m'avance pas du tout ton truc
tes explications sont incomprehensibles, c'est relou
encore la meme reponse, serieux
tu te trompes tout le temps
je te demande un truc simple et tu fais un roman
quel bot de merde
t'écoutes jamais`,
  apology: `
desolé
pardon
excuse moi
oups ma faute
dsl
désolée de te déranger
pardon pour toutes ces questions
je voulais pas etre méchant
je m'excuse pour tout a l'heure
sorry j'etais partie
dsl pour les fautes
excusez-moi monsieur
mille excuses
pardon d'avoir crié
oups j'ai pas fait expres
toutes mes excuses
désolé du retard
navré
dsl j'avais plus de wifi
pardonne moi
autant pour moi pour le ton, pardon
desolee de t'embeter encore
je regrette ce que j'ai dit
scuse
dsl dsl mauvaise manip`,
  "who-are-you": `
t'es qui
tu es un humain ou un robot
comment tu t'appelles
c'est chatgpt?
qui t'a créé
t'as quel age
t'es un vrai prof?
tu sais faire quoi
comment tu marches
y a quelqu'un derriere l'ecran?
t'as des sentiments
tu dors la nuit?
presente toi
t'es une ia nan
t'es une fille ou un mec
c'est quoi ton nom
vous etes qui
a quoi tu sers
tu viens d'ou
je parle a une machine la?
qui a codé cette appli
tu es quoi exactement
t'es réel
en quoi vous pouvez m'aider
quel genre d'intelligence artificielle tu es
c'est un bot qui repond?`,
  "may-i-ask": `
je peux te demander n'importe quoi?
je peux poser une question bete
tu reponds a quel genre de questions
tu connais aussi l'orga
tu fais la physique aussi?
c'est gratuit
je peux envoyer une photo de mon dm
y a une limite de questions?
tes reponses sont fiables
tu fais des erreurs parfois
tu peux aider pour les comptes rendus de tp
faut payer?
tu connais le programme de terminale
c'est possible de poser des questions le soir
tu gères la spé pc
je peux te faire confiance
quels chapitres tu couvres
ça te derange si je demande plusieurs fois la meme chose
ça marche sur telephone?
jpeux t'envoyer des vocaux
tu aides aussi les secondes?
combien de questions par jour j'ai le droit
c'est grave si mes questions sont débiles`,
  "from-zero": `
je veux apprendre la chimie depuis zero
j'y connais rien du tout, on commence ou
je suis debutant complet
reprends tout depuis le debut
jamais fait de chimie de ma vie
explique moi la chimie comme si j'en avais jamais entendu parler
j'ai raté toute l'année, faut tout rattraper
on part de zéro stp
apprends moi tout le cours du début
je veux les bases des bases
j'ai aucune base, il faut tout m'apprendre
fais moi un cours complet de chimie
on commence par le chapitre 1
je viens de L et je sais meme pas ce qu'est un atome, tout reprendre
tout le programme depuis la premiere leçon svp
j'ai tout oublié, je repars a zero
initie moi a la chimie
niveau zero absolu mdr, enseigne moi tout
je debute la chimie cette année
je veux reprendre la matiere des le commencement
peux tu m'enseigner la chimie de A à Z
grand debutant ici
je n'ai jamais eu de cours de chimie, par ou on demarre
on reprend toutes les bases depuis le college?
la chimie pour les nuls stp`,
  "how-are-you": `
ça va?
comment ça va
tu vas bien
cv
comment vas tu
quoi de neuf
la forme?
ta journée s'est bien passée
comment tu te sens aujourd'hui
tu fais quoi de beau
bien ou bien
ca roule
comment allez vous
et toi ça va?
tout va bien de ton coté
koi 2 9
tu vas comment
j'espere que tu vas bien
la peche?
comment s'est passé ton weekend
bien et toi
tranquille?
c'est comment
tout baigne?`,
  farewell: `
au revoir
bye
a demain
je vais me coucher
je dois y aller
c'est tout pour aujourd'hui
bonne nuit
a plus
a+
ciao
on s'arrete la
je file, salut
je suis crevée je vais dormir
a la prochaine
jme deco
on reprend demain
c'est l'heure de manger, a toute
bon j'y vais
j'arrete pour ce soir
tchao
a lundi
bonne soirée
stop pour aujourd'hui je tiens plus debout
j'ai foot, bye bye
jvais au lit bn
allez tchuss
on se reparle plus tard`,
  thanks: `
merci
merci beaucoup
mrc
merci pour l'aide
mci bcp
super ça m'a aidé
merci infiniment
j'ai enfin compris, merci
tu me sauves
je te remercie
thx
merci d'avoir expliqué
nickel merci
c'est gentil
cimer
trop sympa merci
merciiii
grace a toi j'ai eu 15
merci prof
ok merci c'est clair maintenant
un grand merci
je vous remercie pour votre patience
mille mercis
ça m'a bien depanné
merci a toi`,
  praise: `
t'es le meilleur
tu expliques mieux que ma prof
trop bien cette appli
bravo
genial
t'es un crack
super explication
j'adore
wow trop cool
t'es patient
c'est marrant
t'es trop fort
excellent
t'es une machine mdr
bien joué
c'est vraiment bien fait
incroyable
tu geres
je t'aime bien
top
chapeau
bon bot
tu dechires
la meilleure appli de revision
c'est grave bien expliqué
franchement t'assures`,
  greeting: `
salut
bonjour
coucou
slt
bonsoir
hello
yo
bjr
hey
salut moi c'est lea
cc
wesh
re
me revoila
bonjour monsieur
y a quelqu'un
hi
salutations
bonjour a tous
je suis de retour
salut le bot
bonjour professeur
kikou
allo
rebonjour
hey c'est encore moi`,
  acknowledgement: `
ok
d'accord
dac
je vois
compris
ah ok
ça marche
logique
oui
ah d'accord je comprends
okk
bien sur
hmm ok
ah oui
c'est bon
pas mal
entendu
mdr ok
ah bah oui
interessant
jcomprends mieux
vu
oki
tres bien
ok c'est clair
daccord
ah c'était ça
ouais je capte`,
  privacy: `
tu gardes ce que j'ecris
est ce que ce que j'ecris est garde
mon prof va lire ca
mes parents peuvent voir cette discussion
que deviennent mes messages
je peux effacer la conversation
ça reste entre nous
je ne veux pas que ma prof voie ca
tu gardes ca combien de temps`,
  languages: `
reponds moi en anglais
quelles langues tu connais
passe en anglais stp
je prefere parler en espagnol
c'est possible en chinois
comment changer la langue
tu comprends le hindi
ça existe dans d'autres langues`,
  stop: `
je ne veux plus continuer
laissons tomber celui la
plus d'exercices s'il te plait
on arrete les questions pour ce soir
pas envie maintenant
je le ferai plus tard
arrete le quiz
arrete de me poser des questions`,
  "off-subject": `
qui a gagné le match hier
il va faire quel temps demain
raconte une blague
tu aimes la pizza
fais ma redaction de français
capitale de l'australie
quel tel acheter
fais mon dm de maths
resous 3x - 7 = 11
c'est qui le president
conseille moi une serie
mbappe ou haaland
ecris un poeme sur l'automne
mets de la musique
traduis ça en anglais
c'etait quand la revolution francaise
je mets quoi pour la soirée
tu joues a fortnite
c'est qui ton chanteur prefere
comment draguer une meuf
mon chat est trop mignon
il est quelle heure
recette des crepes
t'as vu le psg hier soir
resume moi l'etranger de camus
comment avoir plus d'abonnés sur tiktok
combien coute une ps5
les extraterrestres existent?
exercice de svt sur la meiose
on joue a un jeu?
aya nakamura t'en penses quoi
c'est quoi mon signe si je suis né en mars
comment on dit bonjour en japonais
mon ex m'a renvoyé un message je reponds quoi
trouve moi un pseudo stylé
qui a peint la joconde`,
  wish: `
tu peux m'aider
j'ai besoin d'aide
j'ai une question
aide moi pour mes devoirs stp
on commence?
je sais pas par ou commencer ce chapitre
je veux reviser
faut que je revise les solutions
aide sur les acides bases svp
c'est sur les gaz, on demarre comment
j'ai un ds sur la mole, tu m'aides a le preparer?
je voudrais apprendre la stoechiometrie
tu peux m'apprendre l'oxydoreduction
on fait quoi aujourd'hui
j'ai un dm a rendre demain
un coup de main svp
j'ai du mal avec les dosages
explique moi le chapitre 5
besoin d'aide en chimie orga
je veux bosser la cinetique
j'aimerais comprendre la thermochimie
on bosse ensemble?
help
y a un truc que je comprends pas, t'es dispo?
je dois faire un exposé sur les piles, aide moi
peux tu me donner un cours sur la nomenclature
jsuis larguee dans le chapitre equilibre, aide
bonjour j'aurais besoin de vous
faut que je bosse le tableau periodique
question de chimie pour toi
j'ai un tp a preparer
je galere avec les liaisons chimiques
on peut voir les avancements?
aled pour mon chapitre sur le ph
tu peux me filer un coup de pouce en chimie`,
  stuck: `
je sais pas
aucune idée
jsp
je suis bloqué
j'y arrive pas
je comprends pas la question
je sais pas comment faire
je vois pas
je suis perdue
quelle formule faut utiliser?
comment on fait
je fais quoi en premier
pas la moindre idée de comment partir
je bloque sur la b)
je seche
je sais pas quoi faire apres
idk
chais pas
je trouve pas
comment tu veux que je sache
je cale
je n'ai aucune piste
je sais meme pas par quoi attaquer l'exo
je ne sais pas continuer
euh... aucune
impossible de trouver celui la
la je vois vraiment pas`,
  hint: `
donne moi un indice
un petit indice stp
juste un coup de pouce, pas la reponse
un autre indice
dis pas la reponse, juste une piste
seulement la premiere etape
mets moi sur la voie
je regarde quoi d'abord? sans resoudre
indice suivant
aide moi a demarrer mais me donne pas le resultat
une petite piste?
encore un indice
guide moi un peu sans tout dire
t'as un tuyau
juste un indice pour la question 2
oriente moi
je veux trouver seul, file moi un indice
donne le debut et je finis
c'est quoi l'etape d'apres, juste un indice
une indication svp
pas la solution, un indice
quel theme de formule, juste pour m'aiguiller
un ptit tip
spoile pas, dis juste dans quel sens chercher
je peux avoir un indice`,
  reveal: `
donne la reponse
montre moi la solution
j'abandonne, c'est quoi la reponse
resous le pour moi
dis le moi
je veux la correction complete
donne juste le resultat
fais le toi
toutes les etapes stp
arrete les indices et dis moi
la solution svp
c'etait quoi la bonne reponse
corrigé?
montre comment on fait en entier
je donne ma langue au chat
ça fait combien au final
affiche la reponse
jveux plus chercher, donne
balance la reponse
le detail complet de la resolution
solution detaillee
ok dis moi tout j'en peux plus de chercher
reponse stp
revele la solution
vas y fais l'exo et montre`,
  practice: `
donne moi un exercice
un autre stp
un plus facile
plus dur
interroge moi
on s'entraine
trois autres comme ça
question suivante
fais moi un quiz
je veux m'entrainer sur le reactif limitant
pose moi une question
quelques exos sur les dosages
un exo de gaz parfaits
teste moi sur la nomenclature
je peux essayer un moi meme
le meme genre encore
lance moi un defi
encore des exos
entrainement masse molaire
mélange de tout
un exo type bac
invente un probleme sur les dilutions
qcm sur les liaisons stp
envoie la suite
je veux bosser l'equilibrage avec des exos
5 questions sur le ph
donne un exercice que je fasse seule
refais moi un exo pareil
prépare moi une interro blanche
vazy un autre
un exo niveau seconde
des exercices d'oxydoreduction
je veux faire des exos d'orga
allez encore un dernier exo
t'as des exos sur les configurations electroniques?`,
  next: `
je dois apprendre quoi maintenant
c'est quoi apres ce chapitre
quel chapitre je fais
je suis faible en quoi
tu me conseilles de reviser quoi
je m'en sors comment
je suis pret pour le controle?
c'est quoi les notions les plus importantes
fais moi un planning de revisions
il faut savoir quoi avant les equilibres
apres la mole je vois quoi
quels sont mes points faibles
dans quel ordre je revise
est ce que je peux passer a la suite du programme
j'ai progressé?
il me reste 3 jours, je mets la priorité sur quoi
je devrais travailler quoi en plus
quels chapitres tombent souvent au bac
vaut mieux faire orga ou redox d'abord
qu'est ce que je dois revoir
ou j'en suis
qu'est ce qu'il me manque
par quoi je continue
un conseil sur la suite a etudier
mon niveau est bon?
quel theme je devrais consolider
par quoi je devrais commencer mes revisions
qu'est ce que tu me conseilles de travailler d'abord
je bosse quoi en priorité
sur quel chapitre je dois me concentrer
quel sujet je dois revoir avant le controle
qu'est-ce qui me manque encore
je revise quoi apres
c'est quoi mes points faibles
quoi travailler ensuite`,
  why: `
pourquoi t'as divisé par 2
il vient d'ou le 22,4
pk on utilise les kelvins
comment t'as eu 0,25
pourquoi le rapport est 3 sur 2
c'est quoi ce nombre a l'etape 2
pq multiplier par la masse molaire
d'ou ça sort
pourquoi c'est negatif
pourquoi que 2 chiffres significatifs
le 96485 il sert a quoi
pourquoi on soustrait la
comment tu sais que c'est le limitant
pk faut passer par les moles
mais pourquoi
ça veut dire quoi la deuxieme ligne
pourquoi 1000
d'ou vient le 18
pourquoi cette formule et pas l'autre
t'as trouvé 44 comment
pourquoi mettre au carré
pk on inverse la fraction
pourquoi un 6 devant hcl
et le 273 c'est quoi
pourquoi on neglige x
comment on arrive a 10^-5
pourquoi tu convertis en litres
ce 0,082 sort d'ou
pour quelle raison tu prends le log
pourquoi le deuxieme et pas le premier
le 3 devant o2 pk
qu'est ce qui justifie ton arrondi
comment ça se fait que le signe change
explique d'ou tu tires ce coefficient
pourquoi faire ça a cette etape`,
  simpler: `
j'ai pas compris
tu peux reexpliquer
plus simple stp
trop long
j'ai pas capté la 2e etape
explique comme si j'avais 5 ans
ça veut dire quoi ce que t'as ecrit
va moins vite
redis autrement
je comprends toujours pas
resume
hein?
en français svp mdr
c'etait pas clair
encore une fois
en bref
avec des mots simples
reformule
tu m'as perdu
l'etape 3 je comprends rien
fais plus court
c'est du chinois
repete
quoi? j'ai rien pigé
explique plus lentement
trop compliqué ton explication
donne un exemple concret pour que je comprenne
jpp trop de texte
peux tu detailler, c'est flou
la fin m'echappe, reprends
tu parles trop compliqué
nan j'ai tjr pas compris
explique d'une autre façon
en une phrase?`,
  check: `
c'est juste?
j'ai trouvé 4,5 g c'est bon?
c'est 12
0,5 mol
verifie mon exo
j'ai bon?
je pense que c'est la B
donc c'est exothermique non
ça ferait 2,5 alors
moi 18 et mon pote 36, qui a raison
elle est ou mon erreur
le prof dit 7 mais j'ai 8
mon equation est equilibrée? 4Fe + 3O2 -> 2Fe2O3
mol par litre c'est pareil que la concentration molaire nan?
plus un atome est lourd plus il est gros c'est ça?
le ph double du coup?
donc si je double le volume la pression est divisée par 2
il perd des electrons c'est bien ça
corrige moi
250 mL
ma reponse est 3,2
c'est une liaison ionique je crois
j'ai 0,02 mais le livre dit 0,2
c'est le sodium?
acide nitrique?
dis moi si j'ai faux
j'ai ecrit CaCl2, correct?
la cathode c'est l'oxydation, vrai ou faux
34,5 kJ
est ce que mon raisonnement tient
n = 2,5 mol et V = 56 L ok?
jtrouve 40%
relis ma redaction stp : on dissout 5 g donc n = 0,085
jsuis sur la bonne voie?
un acide donne des protons, j'ai bien compris?`,
  correction: `
non je voulais dire grammes
pardon, dioxyde de carbone
c'est pas ce que j'ai ecrit
j'ai dit 25 pas 52
non c'est la masse de la solution
c'est en celsius
faute de frappe, h2so4
je me suis trompé, 45 g
en fait c'est 3 litres
je parlais de l'autre
pas zinc, etain
t'as mal lu, le volume c'est 2 L
nan nan l'acide
c'etait censé etre 0,1 M
j'ai oublié de dire qu'il est en excès
je voulais ecrire NaOH
rectification : pression 2 bar
j'ai oublié un zero, 500 ml
c'est KCl et pas KClO3
je demandais le ph pas la concentration
potassium pardon, pas sodium
la temperature c'est 300 K j'ai mal recopié
je parle de l'anode
j'ai inversé, 20 c'est pour le methane
fer III pas fer II
ah j'ai zappé de preciser que c'est a 37%
masse atomique je voulais dire
le premier, pas le deuxieme
tu m'as mal compris, c'est du calcium
mg pas g
erreur de ma part : n = 0,35
non pas l'ethene, l'ethane
*ammoniac
en vrai la question porte sur le sel
oups c'est 15 et non 50`,
  change: `
et avec 5 g
et si c'est 10 L
maintenant pour l'oxygene
et en mg
et a 350 K?
pareil mais avec du potassium
ça fait combien de molecules
et l'autre produit
si on double la masse
fais le pour 2 moles
convertis en ml
et la masse du coup
en kelvin stp
il en reste combien
maintenant le volume
meme chose avec 80 g d'eau
il faut combien de l'autre reactif
et au bout de 3 demi-vies
et pour le deuxieme
et le ph?
remplace le magnesium par l'aluminium
et sous 3 bar
et avec 0,2 M
et si le rendement est de 80%
mets le en kJ
combien d'atomes alors
et si c'etait de l'acide sulfurique a la place
la densité aussi?
refais a 25 degrés
et avec deux fois plus d'eau
aux conditions normales ça ferait quel volume
si je prends 40 ml
dans l'autre sens, avec 12 g de CO2
et le pourcentage massique
et pour du calcium ça donne quoi`,
  idea: `
c'est quoi un isotope
ça veut dire quoi molarité
difference entre ionique et covalente
pourquoi la glace flotte
explique le principe de le chatelier
rappelle moi c'est quoi une mole
comment marche un catalyseur
pourquoi les atomes rapetissent dans une periode
l'enthalpie en gros c'est quoi
il se passe quoi si j'ajoute du reactif a l'equilibre
quand est ce qu'on utilise la loi des gaz parfaits
c'est quoi une solution tampon
pourquoi l'eau est polaire
comment on equilibre une equation
oxydation definition
parle moi de l'hybridation
comment savoir si une molecule est polaire
un exemple d'acide faible
c'est quoi l'electronegativité
acide fort et acide concentré c'est quoi la difference
a quoi sert un titrage
pourquoi le fer rouille
quel lien entre pression et temperature
c'est koi les forces de van der waals
comment se forment les ions
pourquoi l'eau salée conduit et pas le sel solide
ça veut dire quoi spontané pour une reaction
energie d'activation kezako
pourquoi les gaz nobles reagissent pas
comment separer l'eau de l'alcool
comment le savon enleve le gras
c'est quoi un reactif limitant
liaison hydrogene tu peux expliquer
qu'est ce qui se passe dans une pile
regle de l'octet c'est quoi deja`,
  fact: `
temperature d'ebullition de l'ethanol
formule de l'acide sulfurique
nom de nacl
hcl c'est un acide fort?
numero atomique du fer
le chlorure d'argent est soluble?
configuration electronique du soufre
qui est plus gros na ou k
charge de l'ion sulfate
couleur du sulfate de cuivre
nombre d'oxydation de mn dans kmno4
point de fusion de l'or
combien d'electrons de valence a le phosphore
masse volumique du mercure
le chlore est dans quel groupe
symbole de l'etain
formule du permanganate de potassium
comment on appelle fe2o3
masse atomique du calcium
valeur de la constante des gaz
pka de l'acide acetique
electronegativite du fluor
le methane c'est un gaz?
cb de protons dans l'uranium
metal le plus leger
ch3cooh c'est quoi son nom
nom chimique du bicarbonate`,
  drawing: `
dessine l'eau
schema de lewis du co2
montre a quoi ressemble l'ammoniac
fais un dessin de l'ethane
structure du benzene
lewis de pcl3
c'est quoi la forme de sf6, montre
montre la molecule
dessine l'ion maintenant
image du methane stp
forme 3d de nh3
dessine moi le 2-methylbutane
a quoi ressemble l'acide ethanoique
je veux voir la structure de l'ethanol
so3 en representation de lewis
formule developpée du propane
geometrie de bf3 en image
dessin du glucose
trace la molecule d'ozone
schema de l'ion ammonium
represente le cyclohexane
formule topologique de la propanone
t'as un schema?
dessine les isomeres du butane
modele moleculaire de l'ethene
on peut la voir en 3d`,
  problem: `
combien de moles dans 20 g de naoh
un gaz a un volume de 3 l sous 2 atm. quel volume a 1 atm
equilibre c3h8 + o2 -> co2 + h2o
calcule le ph de hcl a 0,02 M
quelle masse d'eau se forme avec 5 g d'hydrogene
concentration de 10 g de nacl dans 250 ml
on dose 25 ml d'acide par une base a 0,1 M, veq = 18 ml. trouver la concentration
formule brute d'un composé a 40 % de c, 6,7 % de h, 53,3 % de o
quelle energie pour chauffer 50 g d'eau de 10 degrés
volume de 2 mol de gaz aux cntp
masse molaire du glucose
reactif limitant si 5 g de mg reagissent avec 3 g de o2
un echantillon a une demi-vie de 8 jours, que reste t il apres 24 jours
masse volumique d'un objet de 30 g et 12 ml
combien de g de co2 degage la combustion de 10 g de methane
calculer delta h de n2 + 3h2 -> 2nh3
nombre d'atomes dans 4 g d'helium
ajuster al + hcl -> alcl3 + h2
on dissout 15 g de sucre dans 85 g d'eau, pourcentage massique?
determiner la pression de 0,5 mol de o2 dans 10 L a 27°C
quelle masse de kno3 peser pour 500 ml a 0,2 M
100 ml d'agno3 0,1 M + nacl en excès, masse d'agcl precipité?
nombres d'oxydation dans k2cr2o7
a l'equilibre [a]=0,2 et [b]=0,6, calculer k
avec un rendement de 75% on obtient 30 g, masse theorique?
fem standard de la pile zinc cuivre
pourcentage d'oxygene dans caco3`,
};
