import type { Examples } from "../turns.ts";

export const ES: Examples = {
  distress: `
ya no quiero vivir
me quiero morir
quiero hacerme daño
he pensado en suicidarme
anoche me corte los brazos
mi papa me pega cuando saco malas notas
mi padrastro me toca y no se a quien decirle
tengo miedo de volver a mi casa
unos chicos del insti me amenazan todos los dias
no le veo sentido a seguir viva
seria mejor si yo no estuviera
nadie me extrañaria si desaparezco
no aguanto mas, quiero acabar con todo
me estoy lastimando y no puedo parar
mi novio me golpea
alguien me obligo a hacer cosas que no queria
me esperan a la salida para golpearme
mi mama nos pega a mi y a mi hermano
llevo dias pensando en quitarme la vida
un adulto me pide fotos y me amenaza con publicarlas
escribi una carta de despedida
no estoy seguro en mi casa, hay mucha violencia
me quiero matar
siento que lo unico que queda es morirme
un chico del colegio dijo que va a traer un arma`,
  nerves: `
tengo mucho miedo al examen del viernes
mañana tengo el parcial y estoy q me muero de nervios
ando super nerviosa por la prueba
me da panico quimica
y si repruebo??
no he dormido pensando en el final
me tiemblan las manos, el examen es en una hora
estoy entrando en panico
quimica me asusta un monton
siempre me quedo en blanco en los examenes
el lunes es la recuperacion y no se nada, q miedo
me da ansiedad solo de ver el libro
toy re nervioso por el oral
tengo terror a los problemas de estequiometria
la selectividad es en 2 semanas y estoy agobiadisimo
me pongo malísima antes de cada control
tengo examen mñn y no he abierto el cuaderno ayuda
q pasa si me va mal en la prueba
estoy preocupada por el examen de quimica
se me acelera el corazon cuando pienso en el test
tengo miedo de jalar el curso
me da cosa pasar a la pizarra en clase de quimica
los nervios me estan comiendo, quedan 3 dias
no voy a pasar, el profe pone unos examenes horribles
me sudan las manos antes de las pruebas
estoy estresadisimo por la evaluacion de mañana
creo q voy a reprobar el bimestral
y si no me acuerdo de nada en la prueba
le tengo pavor a la organica
examen en 20 min aaaaaa
me preocupa muchisimo el extraordinario
mi nota depende del examen del jueves y no puedo ni respirar
nunca me habia dado tanto miedo una materia
la EBAU me tiene sin dormir`,
  "bad-day": `
estoy harto de esto
soy muy tonta para la quimica
no sirvo para nada
hoy fue un dia horrible
me siento triste
estoy agotada, llevo 4 horas con esto
me duele la cabeza de tanto estudiar
nunca voy a entender los moles
tengo ganas de llorar
reprobe el examen de hoy
saque un 2 en quimica
todos entienden menos yo
mi novia me dejo y no puedo concentrarme
me pelee con mi mejor amiga
mis papas se estan separando
se murio mi perro ayer
odio la quimica con toda mi alma
me rindo, esto no es para mi
q asco de dia
la profe me regaño delante de todos
estoy re cansado
no tengo ganas de nada hoy
soy el peor de la clase
siento que no avanzo por mas q estudio
me bajonee mal con la nota
suspendi otra vez :(
mi cerebro ya no da mas
mi abuela esta en el hospital y no puedo pensar en tareas
estoy desmotivadisimo
soy un fracaso en ciencias
me da rabia no entender nada
mis padres estan enojados conmigo por las notas
hoy todo me sale mal
nadie me habla en el salon
toy deprimida por lo del examen`,
  complaint: `
no me estas ayudando
no sirves
esta app es una basura
siempre dices lo mismo
eso no es lo que te pregunte
otra vez lo mismo??
no entiendes lo que escribo
deja de repetirte
que respuesta tan inutil
ya me lo habias dicho
estoy perdiendo el tiempo contigo
sabes leer o q
ignoraste mi pregunta
estas roto o que te pasa
vaya mierda de bot
contesta lo que te pido
no respondiste nada
me estas mareando con tus vueltas
q malo eres explicando
chatgpt es mejor que tu
eso no me sirve para nada
te equivocas todo el rato
para que existes si no contestas
me dijiste cualquier cosa
te pregunte una cosa y sales con otra
tardas un monton y encima contestas mal`,
  apology: `
perdon
lo siento
uy perdona, fue sin querer
disculpa la molestia
perdon por preguntar tanto
sorry me fui un rato
no queria ser grosero
disculpame por lo de antes
perdon por gritarte jaja
ups mala mia
lo siento por la demora
perdona que sea tan pesada
disculpe profe
no fue mi intencion
te pido disculpas
perdon se me fue el internet
sorry por las faltas de ortografia
ay perdon me distraje
siento haberte insultado
mil disculpas
perdona x escribir asi
me pase, lo siento
disculpa si te molesto tan tarde
upss sorry`,
  "who-are-you": `
quien eres
eres una persona o un robot
como te llamas
eres chatgpt?
q eres
quien te hizo
cuantos años tienes
eres un profe de verdad
hay alguien escribiendo esto
que puedes hacer
como funcionas
tienes sentimientos
sos una ia?
duermes alguna vez?
de donde eres
eres hombre o mujer
quien esta detras de esto
para que sirves tu
en q me puedes ayudar
eres humano?
te programaron en españa o donde
hablo con una maquina?
tu nombre cual es
eres real
q tipo de inteligencia artificial eres
presentate`,
  "may-i-ask": `
te puedo preguntar cualquier cosa
puedo hacerte una pregunta tonta
que temas sabes
tambien sabes organica?
sabes de fisica o solo quimica
esto es gratis
puedo subir una foto de mi tarea
hay limite de preguntas
me puedo fiar de tus respuestas
te equivocas a veces?
puedes ayudar con informes de laboratorio
q clase de preguntas respondes
hay que pagar algo
sabes el temario de 2 de bachillerato
cubres quimica de 10mo grado
se puede preguntar de todo aqui
puedo mandarte audios
estas disponible los fines de semana
esta bien si pregunto muchas veces lo mismo
hasta que nivel de quimica llegas
puedo usarte en el celu
haces ejercicios de prepa?
q tan confiable es esto`,
  "from-zero": `
quiero aprender quimica desde cero
no se nada de quimica, por donde empezamos
enseñame todo desde el principio
nunca he tenido quimica
empecemos desde lo mas basico
soy principiante total
falte todo el año y necesito ponerme al dia con todo
explicame la quimica como si nunca hubiera oido de ella
arranquemos de 0 porfa
dame un curso completo de quimica
no tengo ni la base, enseñame todo
es mi primer año con quimica y no entiendo absolutamente nada de nada
quiero empezar la materia desde el inicio
partamos de cero
soy nueva en esto, jamas estudie quimica
vengo de letras y no se ni q es un atomo, empieza por el principio
me perdi todo el curso, hay q empezar desde la primera clase
puedes darme clases de quimica desde lo mas elemental
hagamos todo el programa paso a paso desde el comienzo
quimica para novatos por favor
tengo q aprender todo el curso entero partiendo de nada
de quimica se cero, me enseñas?
comencemos por la leccion 1
no me enseñaron nada el año pasado, quiero aprender todo
quiero recorrer toda la quimica desde lo basico hasta lo dificil`,
  "how-are-you": `
como estas
que tal
como te va
todo bien?
q tal tu dia
como andas
como va todo
que onda como estas
como te sientes hoy
qué hay de nuevo
todo bien por ahi?
q cuentas
estas bien?
como amaneciste
y tu q tal
cómo has estado
que mas pues, como vas
espero que estes bien
bien y tu?
como te trata la vida
qué es de tu vida
que hubo parce todo bien
como le va profe
como te fue hoy`,
  farewell: `
adios
chao
hasta mañana
me voy a dormir
bueno me tengo que ir
nos vemos
eso es todo por hoy
ya termine por hoy, bye
hasta luego
buenas noches, me voy
lo dejamos aqui
ya no puedo mas del sueño, me voy a la cama
me llaman a cenar, chau
mañana seguimos
bye bye
hablamos luego
estoy cansada, lo dejo por hoy
cuidate, hasta la proxima
me desconecto
suficiente por hoy
tengo q irme a entrenar
nos vemos el lunes
ahi nos vidrios
me piro, hasta otra
hasta pronto
se me cierran los ojos, seguimos otro dia
ya me voy adiosss`,
  thanks: `
gracias
muchas gracias
grax
mil gracias por la ayuda
te lo agradezco mucho
ty
me salvaste, gracias
ok gracias por explicar
graciaaas
ahora si lo entiendo gracias
grcs
de verdad gracias por tu paciencia
me sirvio un monton
te debo una
gracias profe
que bien, me ayudaste mucho
eso era lo que necesitaba gracias
perfecto gracias!
muy agradecido
gracias x todo
al fin lo entendi, muchisimas gracias
me salvaste el semestre
thx bro
se agradece
gracias a ti aprobe`,
  praise: `
eres el mejor
explicas mejor que mi profe
que buena app
sos un genio
me encanta como explicas
wow increible
eres muy paciente
que crack
muy buena explicacion
esto es divertido
me caes bien
eres lo maximo
q chulo
genial
super bien explicado
te amo bot
buenisimo
bien hecho
que inteligente eres
de las mejores apps q he usado
asi si da gusto estudiar
eres un grande
bravo
molas mucho
excelente maestro`,
  greeting: `
hola
buenas
buenos dias
buenas tardes
holaa
hola soy martina
que onda
hey
ola
buenas noches profe
hola hay alguien?
ya volvi
aqui estoy otra vez
saludos
holi
wenas
hola profe
holaaaa soy diego de 3ro
buen dia
hello
hola de nuevo
alo
hey bot
muy buenas
hola a todos
epa`,
  acknowledgement: `
ok
vale
ya
entiendo
ah ok
ya veo
tiene sentido
claro
de acuerdo
listo
aja
ah ya entendi
okey
mmm ok
perfecto
va
dale
sip
ahh era eso
interesante
ah bueno
jaja ok
bien
ya caigo
entendido
oka
ahora si lo pillo
tá bien`,
  privacy: `
guardas lo que hablamos
se guarda lo que escribo aqui
mi profe va a leer esto
mis papas pueden ver este chat
que pasa con mis mensajes
puedo borrar esta conversacion
no quiero que mi maestra vea esto
alguien mas esta leyendo
cuanto tiempo guardas mis cosas`,
  languages: `
me puedes contestar en ingles
que idiomas manejas
cambia a ingles por favor
prefiero hablar en frances
se puede en chino
como cambio el idioma
entiendes hindi
esta en otros idiomas`,
  stop: `
ya no quiero seguir con esto
paremos aqui
no quiero hacer mas ejercicios
dejemos las preguntas por hoy
ahora no tengo ganas
lo hago despues
terminemos el examen
no me preguntes mas`,
  "off-subject": `
quien gano el partido ayer
cuentame un chiste
que tiempo va a hacer mañana
te gusta la pizza
hazme el ensayo de historia
cual es la capital de australia
que celular me compro
resuelve 3x + 5 = 20
quien es el presidente de mexico
recomiendame una serie
messi o cristiano
escribe un poema para mi novia
pon musica
traduce esto al ingles
en que año fue la revolucion francesa
que me pongo para la fiesta
sabes jugar minecraft
cual es tu cantante favorito
como consigo novia
viste el clasico el domingo
mi gato es hermoso jaja
ayudame con la tarea de mates
quien escribio don quijote
como se hace una tortilla de patatas
que opinas de bad bunny
cuantos seguidores tiene ibai
dime un truco para fortnite
que hora es
cuanto cuesta la ps5
me haces un resumen de la celestina
que significa mi sueño de anoche
que hago si me gusta un chico de mi clase
deberes de lengua: analiza esta oracion
jugamos algo?
dame ideas para un tiktok`,
  wish: `
me ayudas
necesito ayuda
tengo una duda
ayudame con la tarea porfa
podemos empezar?
no se por donde empezar con este tema
quiero estudiar
tengo que estudiar disoluciones
ayuda con acidos y bases
es sobre gases, por donde voy
tengo prueba de enlace quimico, me echas una mano?
quiero aprender estequiometria
me enseñas redox
q hacemos hoy
tengo una tarea para mañana
porfa necesito q me ayudes con nomenclatura
hay algo q no entiendo, me ayudas?
vamos a trabajar
toca estudiar tabla periodica
me puedes explicar la unidad 4
necesito repasar termoquimica
quiero hacer una consulta
ando con dudas en equilibrio quimico
me das clase de organica?
tengo un trabajo de electroquimica y ni idea de como empezar el tema
profe una pregunta
puedes echarme un cable con los deberes
empezamos?
necesito entender cinetica
quisiera ver el tema de los moles
ayudaaaa
oye me asesoras en quimica
tengo q entregar unos ejercicios
podrias apoyarme con concentraciones
me toca exponer sobre los isotopos, ayudame`,
  stuck: `
no se
ni idea
npi la verdad, ni como se plantea
no tengo ni idea de como hacerlo
estoy atascado
no entiendo este ejercicio
no me sale
no puedo con este
me perdi
no se que formula usar
como se hace esto?
q hago primero
nop ni la mas remota
me quede trabada en la segunda parte
no se como seguir
no se me ocurre nada
estoy en blanco
no cacho nada
y ahora que hago
ns
no se ni por donde agarrarlo
no logro resolverlo
como voy a saber eso
no doy con la respuesta
idk
no tengo pajolera idea
no sabria decirte`,
  hint: `
dame una pista
una pistita porfa
otra pista
no me digas la respuesta, solo una ayudita
solo dime el primer paso
por donde va la cosa, sin resolverlo
un empujoncito
puedes orientarme un poco nomas
dame un tip
una pista mas
quiero una pista no la solucion
que deberia mirar primero? no lo resuelvas
como empiezo? pero no me lo hagas
me das un indicio
ayudame a arrancar pero sin spoilers
solo la siguiente pista
cual seria el proximo paso, solo una pista
guiame sin decirme el resultado
tira una pista
una ayuda pequeñita y lo intento yo
dame una idea de como plantearlo, yo lo termino
alguna pista?
insinuame q formula es
una pista sobre el paso 2
quiero sacarlo solo, dame algo de orientacion`,
  reveal: `
dime la respuesta
muestrame la solucion
me rindo cual es la respuesta
resuelvelo tu
ya dimelo
quiero ver el desarrollo completo
dame el resultado y ya
cual era la respuesta
hazlo tu por mi
enseñame todos los pasos
no quiero mas pistas, dime cuanto da
solucion porfa
basta de pistas
cuanto da?? dilo
pasame la respuesta
q salia al final
muestra como se resuelve
puedes resolvermelo entero
ya no quiero intentarlo, dime
solo la respuesta final
ponme la resolucion paso a paso
revela la respuesta
haceme el ejercicio completo
dame la clave correcta
pues dame la respuesta q no me sale`,
  practice: `
dame un ejercicio
otro porfa
ponme un problema de moles
uno mas facil
quiero practicar balanceo
hazme un quiz
preguntame algo
algo mas dificil
dame 5 ejercicios de estequiometria
otro igual
siguiente pregunta
mandame problemas de gases
examiname de nomenclatura
vamos a practicar
quiero uno de ph con acidos debiles
ponme a prueba
tres mas como ese
puedo intentar otro
un par de ejercicios de molaridad plis
hazme un simulacro de examen
dame uno para hacerlo yo
mas ejercicios
uno de reactivo limitante
preguntas tipo test de enlace
quiero ejercitar configuracion electronica
tirame otro
un reto
dame uno nivel selectividad
inventa un problema de diluciones
ejercicios variados de todo el tema
ahora uno con presion parcial
otra ronda
dale con el siguiente
tienes ejercicios de hidrocarburos?
pongamos en practica lo de redox`,
  next: `
que deberia estudiar ahora
que tema sigue
que viene despues de esto
en que estoy fallando mas
que me recomiendas repasar
como voy
estoy listo para el examen?
que me falta por aprender
cuales son los temas mas importantes
hazme un plan de estudio para la semana
que tengo q saber antes de equilibrio
despues de moles q me toca
por cual capitulo continuo
cuales son mis puntos debiles
q estudio primero, gases o disoluciones
que me conviene practicar mas
en q orden estudio los temas
ya puedo pasar al tema siguiente?
como organizo mi repaso de aqui al viernes
que temas llevo flojos
q progreso llevo
me aconsejas seguir con organica o repasar redox
cual es el siguiente paso en mi estudio
q deberia reforzar
tengo 3 dias, que priorizo
he mejorado?
qué debería estudiar primero
en qué tema me centro
qué me conviene repasar antes del examen
por cuál capítulo sigo
qué me falta por aprender
cuáles son mis puntos débiles
qué trabajo después`,
  why: `
por que dividiste entre 2
de donde sale el 22,4
xq usamos kelvin
como obtuviste 0,25
porque la proporcion es 3 a 2
que es ese numero del paso 2
por que multiplicas por la masa molar
de donde sacaste eso
y por que da negativo
xk se pone un 2 delante del hcl
para que sirve el 96485 ahi
por que restas y no sumas
por q solo dos cifras significativas
como sabes que ese es el limitante
pq hay q pasar a moles primero
y eso por que
de donde salio el 0,082
porque se invierte la fraccion
por que 1000
q significa la segunda linea
como llegaste a 18 g
por que usaste esa formula y no la otra
el 6,022 ese de donde viene
por que elevas al cuadrado
xq se cancela la x en el denominador
de q parte salen los 44
y ese 273?
por que eliges el segundo y no el primero
porqué lo pasaste a litros
como sale el exponente -5
pero por que
por que redondeas a 3,4
que hace ese 4 ahi
por qué se desprecia el agua en la cuenta`,
  simpler: `
no entendi
me lo explicas otra vez
mas facil porfa
mas corto
explicamelo como si tuviera 5 años
no entendi el segundo paso
q quieres decir
eso en cristiano
puedes decirlo con otras palabras
muy largo, resume
ve mas despacio
repite
no te sigo
sigo sin entender
dilo mas simple
explicate mejor
como? no te entendi nada
esa parte no me quedo clara
otra vez pero mas lento
en resumen?
me confundiste
hazlo mas sencillo
no capto la explicacion
en pocas palabras
podrias volver a explicar lo ultimo
el paso 3 no lo pillo
de otra manera porfi
demasiado texto
q significa todo eso q escribiste
explicamelo con un ejemplo de la vida diaria
me hice bolas con lo q dijiste
eh?
no me quedo claro, de nuevo
usa palabras mas normales`,
  check: `
esta bien?
me dio 4,5 g, esta bien?
es 12
revisa mi tarea
lo hice bien
creo que es la b
0,5 mol
mi resultado es 3,2 correcto?
entonces es exotermica no?
seria 2,5 entonces
yo saque 18 y mi amigo 36, quien tiene razon
donde esta mi error
mi profe dice 7 pero a mi me sale 8
mi ecuacion esta balanceada? 2H2 + O2 -> 2H2O
o sea que si sube la presion baja el volumen, verdad
los atomos mas pesados siempre son mas grandes no?
corrigeme esto
es correcto decir que el acido dona protones
pienso q es enlace ionico, voy bien?
sale 250 ml
entonces el ph se duplica no
me salio 0,02 M pero el libro pone 0,2
chequea mi procedimiento
asi?
pues 34,5 kJ
dime si tengo razon: el cloro gana un electron
la respuesta es 40%?
n = 2,5 moles y v = 56 L, ok?
esta mal lo que hice?
en el catodo se oxida, cierto?
puse CaCl2 esta bien
moles por litro es lo mismo q molaridad verdad
seria el sodio?
voy por buen camino? tengo m = 98 g
mi respuesta: acido nitrico`,
  correction: `
no, queria decir gramos
perdon, es dioxido de carbono
eso no es lo que escribi
dije 25 no 52
no, es la masa de la disolucion
esta en celsius no en kelvin
me equivoque, es h2so4
escribi mal, son 45 g
en realidad son 3 litros
me referia al otro
no es zinc, es estaño
leiste mal, el volumen es 2 L
no no, el acido
era 0,1 M
olvide decir que esta en exceso
quise poner NaOH
fe de erratas: 0,35 mol
no hablo de la base sino de la sal
corrijo, la presion es de 2 atm
perdon puse mal el numero, era 15
no era eso, yo hablaba del calcio
es KCl no KClO3
me comi un cero, son 500 ml
nooo el primero, no el segundo
no me entendiste, lo que pido es el ph
sorry era potasio
*800 torr
mg no g
la temperatura era 300 K, la copie mal
lo que queria preguntar era por el anodo
confundi los datos, el 20 es del metano
no, el hierro es (III) no (II)
se me paso poner que es al 37%
quise decir masa atomica no numero atomico`,
  change: `
y con 5 g?
y si fueran 10 L
ahora con oxigeno
y en mg
y a 350 K?
lo mismo pero con potasio
cuantas moleculas son
y del otro producto
que pasa si duplicamos la masa
hazlo para 2 moles
pasalo a ml
y cual seria la masa
en kelvin porfa
cuanto sobra
ahora el volumen
igual con 80 g de agua
cuanto necesito del otro reactivo
y despues de 3 vidas medias
y para el segundo
y el ph?
cambia el magnesio por aluminio
y si la presion es 3 atm
con 0,2 M cuanto da
y si el rendimiento es del 80%
expresalo en kJ
cuantos atomos serian
y si fuera acido sulfurico en vez de clorhidrico
y la densidad?
recalcula con 25 grados
con el doble de agua?
a condiciones normales cuanto ocuparia
y si uso 40 ml
y al reves, si tengo 12 g de CO2
y el porcentaje en masa?`,
  idea: `
que es un isotopo
que significa molaridad
diferencia entre ionico y covalente
por que flota el hielo
explicame le chatelier
q era un mol
como funciona un catalizador
por que los atomos se hacen mas pequeños en un periodo
q es la entalpia en palabras sencillas
que le pasa al equilibrio si agrego mas reactivo
cuando se usa la ley de los gases ideales
me explicas que es un buffer
por q el agua es polar
como se balancea una ecuacion
q es oxidacion
hablame de la hibridacion
como se sabe si una molecula es polar
dame un ejemplo de acido debil
que es eso de la electronegatividad
en q se diferencian un acido fuerte y uno concentrado
para que sirve una valoracion
por que se oxida el hierro
q relacion hay entre presion y temperatura
que son las fuerzas de van der waals
como se forman los iones
por que la sal conduce disuelta pero no solida
q quiere decir que una reaccion sea espontanea
no se que es la energia de activacion, q es
cual es la diferencia entre masa y peso molecular
que es un orbital
por que los gases nobles no reaccionan
como se separa una mezcla de agua y alcohol
q significa que un reactivo sea limitante
como actua el jabon con la grasa`,
  fact: `
punto de ebullicion del etanol
formula del acido sulfurico
como se llama el NaCl
el hcl es acido fuerte?
numero atomico del hierro
es soluble el cloruro de plata
configuracion electronica del azufre
quien es mas grande na o k
carga del ion sulfato
de que color es el sulfato de cobre
numero de oxidacion del mn en kmno4
a q temperatura funde el oro
cuantos electrones de valencia tiene el fosforo
densidad del mercurio
en que grupo esta el cloro
simbolo del estaño
formula del permanganato de potasio
nombre de fe2o3
masa atomica del calcio
valencias del nitrogeno
que nombre tiene CH3COOH
electronegatividad del fluor
cual es la constante de los gases
el metano es un gas?
cuantos protones tiene el uranio
ka del acido acetico
cual es el metal mas ligero`,
  drawing: `
dibuja el agua
estructura de lewis del co2
muestrame como es el amoniaco
haz un dibujo del etano
estructura del benceno
puntos de lewis del pcl3
que forma tiene el sf6
muestra la molecula
ahora dibuja el ion
imagen del metano porfa
forma 3d del nh3
dibujame el 2-metilbutano
como se ve el acido acetico
quiero ver la estructura del etanol
lewis de so3 pls
hazme la formula desarrollada del propano
q geometria tiene el bf3, enseñamela
pinta la glucosa
dibujo de la molecula de ozono
esquema del ion amonio
puedes graficar el ciclohexano
representa el eteno con sus enlaces
y el dibujo?
formula semidesarrollada de la propanona
dibuja los isomeros del butano
se puede ver en 3d?`,
  problem: `
cuantos moles hay en 20 g de naoh
un gas ocupa 3 l a 2 atm. que volumen ocupa a 1 atm
balancea c3h8 + o2 -> co2 + h2o
calcula el ph de hcl 0,02 M
que masa de agua se forma con 5 g de hidrogeno
molaridad de 10 g de nacl en 250 ml
se valoran 25 ml de acido con base 0,1 M y se gastan 18 ml. halla la concentracion
formula empirica de un compuesto con 40% de c, 6,7% de h y 53,3% de o
cuanto calor hace falta para calentar 50 g de agua 10 grados
volumen de 2 mol de gas en condiciones normales
masa molar de la glucosa
cual es el reactivo limitante si reaccionan 5 g de mg con 3 g de o2
una muestra tiene vida media de 8 dias, cuanto queda a los 24
densidad de un objeto de 30 g y 12 ml
cuantos gramos de co2 salen al quemar 10 g de metano
calcular delta h de la reaccion n2 + 3h2 -> 2nh3
cuantos atomos hay en 4 g de helio
ajusta al + hcl -> alcl3 + h2
se disuelven 15 g de azucar en 85 g de agua, porcentaje en masa?
hallar la presion de 0,5 mol de o2 en 10 L a 27 °C
preparar 500 ml de kno3 0,2 M, cuantos gramos necesito
se mezclan 100 ml de agno3 0,1 M con exceso de nacl, q masa de agcl precipita
determina el estado de oxidacion de cada elemento en k2cr2o7
cual es la kc si en el equilibrio [a]=0,2 y [b]=0,6
el rendimiento es de 75% y se obtienen 30 g de producto, cual era el teorico
fem de la pila zn/cu en condiciones estandar
porcentaje de oxigeno en caco3`,
};
