import type { FactWords } from "../properties.ts";

export const ES: FactWords = {
  "atomic-number": "numero atomico, n atomico, no atomico, numero de protones",
  symbol: "simbolo, simbolos, simbolo quimico, abreviatura",
  "atomic-mass": "masa atomica, peso atomico, masa atomica relativa, masa atomica promedio",
  group: "grupo, columna, numero de grupo",
  period: "periodo, fila",
  family:
    "familia, halogeno, halogenos, gas noble, metal alcalino, alcalinoterreo, metal alcalinoterreo, metal de transicion, alcalino, tipo de elemento",
  protons: "protones, proton, carga nuclear",
  neutrons: "neutrones, neutron",
  electrons: "electrones, electron",
  valence:
    "electrones de valencia, electron de valencia, electrones externos, electrones en la ultima capa, electrones en la capa externa, valencia, electrones de la ultima capa, electrones exteriores",
  configuration:
    "configuracion electronica, configuracion, configuraciones electronicas, config electronica, distribucion electronica, notacion de gas noble, estructura electronica",
  unpaired:
    "electrones desapareados, electron desapareado, electrones sin aparear, desapareados, no apareados, electrones no apareados",
  ion: "ion, ion forma, ion que forma, carga del ion, carga de su ion, carga ionica, forma, ion comun, que ion, carga como ion, forman",
  charge: "carga, cargas, carga total, carga neta",
  electronegativity:
    "electronegatividad, electronegatividades, electronegativo, electronegativa, electronegativos, atrae electrones",
  radius: "radio, radio atomico, radios, radio ionico, tamano, tamano atomico, radios atomicos",
  ionization:
    "energia de ionizacion, primera energia de ionizacion, energia de primera ionizacion, potencial de ionizacion, energias de ionizacion, ionizacion, energia para quitar un electron",
  reactivity: "reactivo, reactiva, reactividad, reactivos",
  state:
    "estado, estado de agregacion, estado fisico, solido, liquido, gas, solido liquido o gas, temperatura ambiente, a temperatura ambiente, gaseoso, estado de la materia, solido o liquido, gas o liquido, fase",
  metal: "metal, no metal, metaloide, semimetal, metal o no metal, metalico, nometal",
  warming:
    "se calienta mas rapido, se calientan mas rapido, calienta mas rapido, se calienta antes, se enfria mas rapido, se calienta mas lento, se calienta mas despacio, se enfria mas lento",
  boiling: "punto de ebullicion, temperatura de ebullicion, hierve, ebullicion, hervir",
  melting:
    "punto de fusion, temperatura de fusion, funde, se funde, derrite, se derrite, punto de congelacion, congela, se congela, fusion",
  "molar-mass":
    "masa molar, masa molecular, peso molecular, masa formula, peso formula, masa de un mol, peso molar, masa formular, masa molecular relativa",
  name: "nombra un, nombra una, nombre, nombra, nombrar, se llama, llama, como se llama, llamas, nomenclatura, nombre quimico, nombre sistematico, nombre iupac, se nombra, que elemento, que compuesto, significa, denomina",
  formula: "formula, formula quimica, formula molecular, se escribe, formulas, formula de, escribe la formula",
  oxidation:
    "numero de oxidacion, estado de oxidacion, numeros de oxidacion, estados de oxidacion, oxidacion, n de oxidacion, no de oxidacion, grado de oxidacion, num de oxidacion",
  polarity:
    "polar, apolar, no polar, polaridad, polar o apolar, polar o no polar, dipolo, momento dipolar, molecula polar, apolares, polares",
  resonance:
    "resonancia, estructura de resonancia, estructuras de resonancia, estructura resonante, estructuras resonantes, formas resonantes, formas de resonancia",
  shape:
    "geometria, geometria molecular, forma, forma molecular, tpecv, rpecv, trpev, vsepr, forma de la molecula, angular, tetraedrica, plana, piramidal, lineal, forma tiene, 3d, en 3d, forma 3d, forma en 3d, modelo 3d, tridimensional, en tres dimensiones, en el espacio",
  angle: "angulo, angulo de enlace, angulos, angulos de enlace, angulo de los enlaces",
  drawing:
    "dibuja, dibujar, dibujame, dibujo, estructura, estructura de lewis, lewis, diagrama de lewis, estructura de puntos, muestra, muestrame, ensename, formula estructural, diagrama, pinta, traza, representa, estructura molecular, estructura de puntos de lewis, formula desarrollada, esquema, dibujas, se ve",
  hybridization: "hibridacion, hibridizacion, orbitales hibridos",
  solubility:
    "soluble, insoluble, solubilidad, se disuelve, disuelve, soluble en agua, disuelve en agua, precipita, se disuelve en agua, solubles, disolver",
  strength:
    "fuerte, debil, fuerte o debil, debil o fuerte, acido fuerte, acido debil, base fuerte, base debil, fuerza, fuertes, debiles, electrolito fuerte",
  acidity:
    "acido, base, acida, basico, basica, acido o base, acida o basica, acido o basico, neutro, neutra, alcalino, base o acido, acido o una base, un acido o una base",
  bond: "ionico, covalente, ionico o covalente, covalente o ionico, enlace, tipo de enlace, molecular, compuesto ionico, compuesto covalente, enlace ionico, enlace covalente, ionica, que enlace, metalico o ionico",
  "bond-orders":
    "enlace doble, doble enlace, enlaces dobles, dobles enlaces, enlace triple, triple enlace, enlaces triples, triples enlaces, enlace sencillo, enlace simple, enlaces simples, enlaces sencillos, enlace pi, enlaces pi, enlace sigma, enlaces sigma, enlaces sigma y pi, enlace multiple, enlaces multiples",
  atoms: "atomos, cuantos atomos, numero de atomos, atomos tiene, contiene, hecho de, elementos tiene, formado por",
  "lone-pairs":
    "pares solitarios, par solitario, pares libres, pares no enlazantes, pares de electrones libres, par libre, pares de electrones no enlazantes",
  "conjugate-acid": "acido conjugado",
  "conjugate-base": "base conjugada",
  "acid-constant":
    "ka, pka, constante de acidez, constante de disociacion, kb, pkb, constante de disociacion acida, constante acida",
  "solubility-product":
    "kps, ksp, producto de solubilidad, constante del producto de solubilidad, constante de solubilidad",
  flame:
    "llama, a la llama, ensayo a la llama, prueba a la llama, color de la llama, color a la llama, ensayo de llama",
  test: "prueba de, prueba para, prueba del, ensayo para, ensayo de, ensayo del, cómo se identifica, cómo se identifican, cómo identificar, cómo se detecta, cómo se reconoce, identificar, detectar, reconocer, distinguir, cómo se comprueba, prueba química, prueba",
  color: "color, colores, de qué color, qué color",
  density: "densidad, densidades, denso, densa, más denso",
  isotopes: "isótopo, isótopos, isótopos estables, isótopo estable",
  most: "más denso, más densa, mas, mayor, mas alto, mas alta, maximo, maxima, superior, mas fuerte, se calienta mas lento, se calienta mas despacio, se enfria mas lento",
  least:
    "menos, menor, mas bajo, mas baja, minimo, minima, inferior, mas debil, se calienta mas rapido, se calientan mas rapido, calienta mas rapido, se calienta antes, se enfria mas rapido",
  bigger: "mas grande, mayor tamano, mayor radio, grande, mas grandes",
  smaller: "mas pequeno, mas pequena, mas chico, menor tamano, menor radio, pequeno",
  heavier: "mas pesado, mas pesada, pesa mas, mayor masa",
  lighter: "mas ligero, mas ligera, mas liviano, pesa menos, menor masa",
  "constant-avogadro":
    "avogadro, numero de avogadro, constante de avogadro, particulas en un mol, particulas hay en un mol, moleculas hay en un mol, atomos hay en un mol, moleculas en un mol, atomos en un mol",
  "constant-gas":
    "constante de los gases, constante de los gases ideales, constante universal de los gases, constante r, valor de r",
  "constant-faraday": "faraday, constante de faraday",
  "constant-planck": "planck, constante de planck",
  "constant-lightSpeed": "velocidad de la luz",
  "constant-boltzmann": "boltzmann, constante de boltzmann",
  "constant-elementaryCharge": "carga elemental, carga del electron, carga de un electron, carga del proton",
  "constant-standardAtmosphere":
    "presion atmosferica, atmosfera estandar, presion estandar, presion normal, una atmosfera",
  "constant-water": "kw, producto ionico del agua, constante del agua",
  "constant-absoluteZero": "cero absoluto, cero kelvin, 0 kelvin",
  defines: "que es, que son",
  count: "cuantos, cuantas, cuanto, cuanta",
  filler:
    "todos, todos los, que, cual, cuales, cuanto, cuantos, cuanta, cuantas, es, son, sera, el, la, los, las, un, una, unos, de, del, en, a, al, por, para, con, y, e, o, u, su, sus, este, esta, ese, esa, estos, eso, esto, tiene, tienen, hay, dime, dame, di, da, me, puedes, podrias, quiero, necesito, saber, elemento, elementos, atomo, compuesto, compuestos, molecula, moleculas, sustancia, numero, valor, entonces, ok, vale, jaja, hola, tambien, ahora, entre, se, lo, le, si, no, quimico, quimica, mi, ser, como, cuando, por favor, porfa, porfavor, gracias, comparar, compara, ambos, otro, otra, pues, bueno, oye, profe, tabla periodica, en la tabla periodica, clasifica, identifica, calcula, escribe, determina, halla, encuentra, indica, ahi, ella, ellos, cada, tu, te, sabes, recuerdame, olvide, seria, ambiente, atomico, atomica, central, atomo central, del atomo central, alrededor, poner, pone, enlaces, ejemplo, aproximadamente, exactamente, donde, esta en, ubicado, queda, presenta, posee, electrico, forma parte, pertenece, que tipo de, tipo, tipo de, uno, dos, es un, es una, pregunta, rapida, molecular, hidrogenos, alli, dentro, adentro, dicho, aquel",
};
