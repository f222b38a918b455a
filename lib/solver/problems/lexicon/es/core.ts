import type { ProblemPhrases } from "../problem-phrases.ts";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

const FORMED = ["se forma", "se forman", "se produce", "se producen", "se obtiene", "se obtienen", "se formara", "se formaran", "se producira", "se produciran", "se obtendra", "se obtendran", "se puede obtener", "se pueden obtener", "pueden formarse", "puede formarse", "pueden obtenerse", "puede obtenerse", "se puede formar", "se pueden formar", "se libera", "se liberan", "se desprende", "se desprenden"];

/** What follows a verb that stands behind its product: "¿cuánta agua se forma cuando…?". */
const BEHIND_FORMED = ["cuando", "al", "si", "en", "por", "con", "a partir de", "partiendo de", "en la"];

/** Accents are left out, as in every lexicon. */
export const SPANISH_CORE: ProblemPhrases = {
  "how-many": ["cuantos", "cuantas", "que numero de", "numero de"],
  "how-much": ["cuanto", "cuanta", "que cantidad de", "cuanto pesa", "cuanto pesan"],
  what: ["que", "cual es", "cual sera", "cual era", "cuales son", "cual fue", "cual"],
  find: ["calcula", "calcular", "calcule", "halla", "hallar", "halle", "determina", "determinar", "determine", "encuentra", "encontrar", "encuentre", "indica", "obten"],
  convert: ["convierte", "convertir", "convierta", "expresa", "expresar", "exprese", "pasa", "pasar", "pase", "transforma", "transformar"],
  of: ["de", "del"],
  in: ["en", "hay en", "contenidos en", "contenidas en", "contenida en", "presentes en"],
  to: ["hasta", "hasta completar", "hasta obtener", "hasta un volumen de", "hasta un volumen total de", "hasta alcanzar", "hasta tener", "hasta un volumen final de"],
  from: ["desde"],
  per: ["por", "cada"],
  with: ["con", "cuyo", "cuya", "cuyos", "cuyas"],
  at: ["a", "bajo", "a una", "a la", "a una temperatura de", "a una presion de", "y una presion de", "a la temperatura de", "a la presion de"],
  is: ["es", "son", "equivale a", "equivalen a", "equivale", "equivalen", "era", "sera", "esta", "estan", "igual a", "sea", "se encuentra"],
  when: ["si", "cuando", "al", "sabiendo que", "despues de", "tras", "se", "al cabo de", "transcurridos", "pasados"],
  has: ["tiene", "tienen", "pesa", "pesan", "ocupa", "ocupan", "que pesa", "que ocupa", "que tiene", "mide", "con una masa de", "con un volumen de", "ocupara", "ocuparan", "ocupaba", "ocupaban", "pesaba", "ejerce", "ejercen", "ejercera"],
  contain: ["contiene", "contienen", "que contiene", "formada por", "formado por", "compuesta por", "preparada con"],
  it: ["esta muestra", "la muestra", "el gas", "este gas", "el liquido", "el solido", "la sustancia", "esta sustancia", "el metal", "muestra", "este solido", "objeto", "el objeto", "este objeto", "el compuesto", "este compuesto", "compuesto"],
  excess: ["exceso", "en exceso", "exceso de", "un exceso de", "en exceso de", "en un exceso de", "con exceso de", "con un exceso de", "suficiente", "abundante"],
  burn: ["arde", "arden", "arder", "quema", "queman", "quemar", "se quema", "se queman", "quemado", "al quemar", "combustion de", "combustion", "la combustion de", "combustion completa de", "la combustion completa de", "se quema completamente", "se queman completamente", "quemarse"],
  react: [
    "reacciona", "reaccionan", "reaccionar", "reacciona con", "reaccionan con", "reaccionar con", "hacer reaccionar", "se hacen reaccionar", "se hace reaccionar", "reaccion", "la reaccion", "reaccion de", "reaccion entre", "se combina con", "se combinan", "se combinan con", "segun la ecuacion", "segun la reaccion", "ecuacion",
    "la ecuacion", "mezclan", "se mezclan", "se mezcla", "se trata con", "se tratan con", "completamente con", ...FORMED, "segun",
  ],
  decompose: ["se descompone", "se descomponen", "descomponer", "descomposicion de", "la descomposicion de", "descomposicion termica de", "al descomponer", "al calentar"],
  neutralise: ["neutraliza", "neutralizan", "neutralizar", "se neutraliza", "se neutralizan", "neutralizacion de", "para neutralizar", "se valoran", "se valora", "valorar", "se titulan", "se titula"],
  produce: ["para formar", "para producir", "para obtener", "para dar", "formando", "produciendo", "dando", "y forma", "y forman", "y produce", "y da", "produce", "producen", "obtener", "producir", "formar", "preparar", "para preparar"],
  produced: FORMED.flatMap((verb) => BEHIND_FORMED.map((next) => `${verb} ${next}`)),
  needed: ["se necesita", "se necesitan", "se requiere", "se requieren", "hacen falta", "hace falta", "es necesario", "son necesarios", "son necesarias", "necesita", "necesitan", "se consumen", "se consume", "necesarios", "necesaria", "se necesitaran", "se necesitara", "hay que", "hay que tomar", "hay que suministrar", "hay que suministrar a", "hay que comunicar a", "se debe suministrar a", "se debe tomar", "se deben tomar", "debe tomarse", "deben tomarse", "se necesita tomar", "hay que disolver", "se deben pesar"],
  "label/leftover": ["queda", "quedan", "sobra", "sobran", "queda sin reaccionar", "quedan sin reaccionar", "sobrara", "sobraran", "quedara sin reaccionar", "quedaran sin reaccionar"],
  "label/theoretical": ["rendimiento teorico", "teoricamente", "teorico"],
  "label/actual": ["rendimiento real", "se obtienen realmente", "se obtienen solo", "realmente"],
  "label/initial": ["inicial", "inicialmente"],
  "label/final": ["final", "nuevo", "nueva"],
  "kind/mass": ["masa", "peso", "la masa"],
  "kind/amount": ["cantidad de sustancia", "la cantidad de sustancia"],
  "kind/volume": ["volumen", "el volumen"],
  "kind/molar-mass": ["masa molar", "la masa molar", "masa molecular", "peso molecular"],
  "kind/density": ["densidad", "la densidad"],
  "kind/pressure": ["presion", "la presion"],
  "kind/temperature": ["temperatura", "la temperatura"],
  "kind/molarity": ["molaridad", "la molaridad", "concentracion", "la concentracion", "concentracion molar", "la concentracion molar"],
  solution: ["disolucion", "solucion", "disolucion acuosa", "solucion acuosa", "la disolucion", "la solucion", "una disolucion", "una solucion", "de disolucion", "de solucion"],
  stock: ["concentrada", "disolucion concentrada", "solucion concentrada", "disolucion madre", "solucion madre"],
  dilute: ["diluir", "se diluye", "se diluyen", "diluye", "diluida", "se diluye con agua", "dilucion"],
  dissolve: ["se disuelve", "se disuelven", "disueltos", "disuelto", "disolver", "disolviendo", "al disolver", "disolver en agua", "preparada disolviendo", "que se prepara disolviendo", "preparada al disolver", "obtenida al disolver"],
  "kind/percent-yield": ["rendimiento", "rendimiento porcentual", "el rendimiento", "el rendimiento porcentual", "porcentaje de rendimiento", "rendimiento de la reaccion"],
  "kind/limiting-reactant": ["reactivo limitante", "el reactivo limitante", "cual es el reactivo limitante", "que reactivo es el limitante", "cual es el limitante"],
  "condition/stp": ["en condiciones normales", "condiciones normales", "c . n .", "cn"],
  "condition/constant-pressure": ["a presion constante", "presion constante", "se mantiene constante la presion", "la presion se mantiene constante", "la presion no cambia", "la presion permanece constante", "sin cambiar la presion", "manteniendo la presion constante", "manteniendo constante la presion"],
  "condition/constant-volume": ["a volumen constante", "volumen constante", "recipiente rigido", "el volumen no cambia", "el volumen se mantiene constante", "el volumen permanece constante", "sin cambiar el volumen", "sin que cambie el volumen", "manteniendo el volumen constante", "manteniendo constante el volumen"],
  "condition/constant-temperature": ["a temperatura constante", "temperatura constante", "la temperatura se mantiene constante", "la temperatura no cambia", "la temperatura permanece constante", "sin cambiar la temperatura", "manteniendo la temperatura constante", "manteniendo constante la temperatura"],
  change: ["enfriar", "al enfriar", "al calentar hasta", "calentar", "comprimir", "se enfria", "se calienta", "se comprime", "se expande", "aumenta", "disminuye", "cambia", "se dilata", "se reduce", "pasa a", "aumenta hasta", "disminuye hasta", "se eleva", "se reduce hasta", "se comprime hasta", "se expande hasta"],
  molecule: ["gas", "gaseoso", "gas ideal", "un gas ideal", "gases", "molecular"],
  state: ["solido", "liquido", "acuoso", "metal", "puro", "pura", "metalico", "polvo", "anhidro"],
  and: ["y", "e"],
  or: ["o", "u"],
  filler: [...words("tengo tenemos el la los las un una unos unas se lo completamente cantidad maxima maximo maximos muestra recipiente matraz globo cilindro tanque bloque trozo pieza su sus este esta ese siguiente le para hay"), "acido", "base", "el acido", "del acido", "la base", "de la base", "mediante", "a traves de", "resultante", "organico", "organica", "se toman", "se toma", "tomamos", "cierto", "cierta", "debera", "estar", "para que", "se hace pasar", "hacer pasar", "compuesto organico", "obtenida", "siguiente composicion", "medido", "medida", "medidos", "medidas"],
  foreign: words(`
    doble triple mitad tercio cuarto mas menos mayor menor diferencia razon proporcion fraccion porcentaje % pureza puro impureza impurezas mineral aleacion no nunca sin excepto isotopo por que explica compara
    molalidad empirica molecular electrones entalpia mezcla aire humedad vapor litro dos tres ambos ninguno`),
  "kind/empirical-formula": ["formula empirica", "la formula empirica", "formula minima"],
  "kind/molecular-formula": ["formula molecular", "la formula molecular"],
  "label/total": ["total"],
  solute: ["soluto"],
};
