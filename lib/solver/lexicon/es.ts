import type { Lexicon } from "./lexicon.ts";

/** Spanish, accents left out as in every lexicon. */
export const spanish: Lexicon = {
  concepts: {
    balance: [
      "ajusta", "ajustar", "ajuste", "ajustame", "ajustala", "ajustada", "ajustadas", "sin ajustar", "balancea", "balancear", "balancee", "balanceame", "balanceada", "equilibra", "equilibrar", "equilibrada",
      "iguala", "igualar", "igualada", "igualame", "iguale", "igualo", "ajusto", "balanceo", "balanceen", "ajusten", "equilibre", "equilibrame", "balanceadas", "sin balancear", "coeficientes", "coeficientes que faltan", "coeficientes estequiometricos", "numeros estequiometricos", "esta balanceada", "esta ajustada", "ecuacion ajustada", "ecuacion balanceada", "ecuacion quimica balanceada", "ecuacion quimica ajustada",
    ],
    coefficient: ["coeficiente", "coeficiente de", "coeficiente estequiometrico", "que coeficiente"],
    "molar-mass": [
      "masa molar", "masas molares", "que masa molar", "que peso molar", "peso molar", "pesos molares", "peso formula", "masa formula", "masa formular", "peso formular",
      "masa formula gramo", "peso formula gramo", "cuantos g / mol", "cuantos gramos por mol",
      "g / mol", "gramos por mol", "gramos / mol", "mm", "pm",
    ],
    "atomic-mass": ["peso atomico", "masa atomica", "pesos atomicos", "masas atomicas", "que masa atomica"],
    "molecular-mass": ["peso molecular", "pesos moleculares", "masa molecular", "masas moleculares", "que masa molecular", "que peso molecular", "peso molecular gramo"],
    "relative-mass": ["mr", "masa molecular relativa", "masa formula relativa", "masa atomica relativa"],
    "mass-unit": ["uma", "en uma", "en u", "unidades de masa atomica"],
    "one-mole": ["un mol", "1 mol", "un solo mol", "1,0 mol", "1.0 mol", "una mol"],
    mass: ["masa", "pesa", "pesan", "pesaran", "peso", "gramos", "en gramos", "a gramos", "cuanto pesa", "cuanto pesan", "cuantos gramos", "que masa"],
    amount: [
      "moles", "cuantos moles", "numero de moles", "cantidad de sustancia", "cantidad de materia", "que cantidad de sustancia", "que cantidad de materia", "cantidad en moles", "numero de mol", "cuantas moles", "cuantos mol", "en moles", "a moles", "a mol", "en mol",
      "cuantas moleculas", "numero de moleculas", "cuantas particulas", "numero de particulas", "cuantas unidades formula", "numero de unidades formula", "en moleculas", "a moleculas",
      "cuantos atomos", "numero de atomos", "numero total de atomos", "cuantos atomos en total",
    ],
    percent: [
      "%", "por ciento", "porciento", "porcentaje", "porcentajes", "porcentaje en masa", "porcentaje masico", "porcentaje de masa", "porcentaje en peso", "% en masa", "% en peso", "% masico", "% m / m", "tanto por ciento", "tanto por ciento en masa",
      "fraccion masica", "fraccion en masa", "en masa", "en peso", "porcentaje por masa", "por masa", "en porcentaje", "que porcentaje", "% de", "tanto por cien", "contenido porcentual", "porcentaje en peso",
    ],
    composition: ["composicion", "composicion porcentual", "composicion centesimal", "composicion porcentual en masa", "composicion centesimal en masa", "composicion en porcentaje", "composicion porcentual masica", "composicion elemental", "composicion en masa", "composicion porcentual en peso", "composicion en tanto por ciento", "composicion masica"],
    "every-element": ["cada elemento", "todos los elementos", "cada uno de los elementos", "sus elementos", "los elementos", "cada uno de sus elementos", "cada atomo", "elementos", "los elementos que lo forman", "los elementos que lo componen", "elementos constituyentes", "cada componente"],
    "reacts-with": ["reacciona con", "reaccionan con", "mas", "se combina con", "se combinan con", "arde en", "se quema en", "arde con", "reaccion de", "reaccion entre", "en presencia de"],
    yields: ["produce", "producen", "da", "dan", "forma", "forman", "para formar", "para dar", "para producir", "formando", "dando", "produciendo", "se obtiene", "se forma", "se forman", "reaccionan para formar", "reaccionan para dar", "y forma", "y forman", "y produce", "se descompone en", "que da", "que produce"],
    "reaction-kind": [
      "combustion", "combustion completa", "oxidacion", "reduccion", "redox", "oxidacion reduccion", "neutralizacion", "sintesis", "descomposicion", "fotosintesis", "respiracion", "respiracion celular", "fermentacion", "desplazamiento", "sustitucion",
      "doble desplazamiento", "doble sustitucion", "precipitacion", "formacion", "tanteo", "metodo algebraico", "metodo de tanteo", "metodo redox", "metodo del ion electron", "ion electron", "metodo del numero de oxidacion",
    ],
    energy: ["calor", "energia", "luz"],
    state: ["metalico", "solido", "liquido", "acuoso", "solida", "liquida", "acuosa", "gaseoso", "metal", "anhidro", "puro", "pura"],
    molecule: ["gas", "molecular", "molecula", "moleculas"],
    atom: ["atomo", "atomos", "atomico"],
    and: ["y", "e", "tambien", "ademas"],
    or: ["o", "u"],
    link: ["de", "del", "en", "para", "por", "con", "a", "al", "es", "son", "hay", "tiene", "contiene", "que hay en"],
    pronoun: ["esta", "este", "esto", "estas", "estos", "siguiente", "siguientes", "lo", "la siguiente", "las siguientes", "los siguientes", "cada uno", "cada una", "su", "sus"],
    decimals: ["decimales", "decimal", "cifras decimales"],
    figures: ["cifras significativas", "cifra significativa"],
    "number-label": ["problema", "ejercicio", "pregunta", "numero", "apartado", "capitulo", "pagina"],
    counted: ["puntos", "punto", "minutos", "horas"],
    filler: words(`
      el la los las un una unos unas lo que cual cuales cuanto cuanta cuantos como calcula calcular calcule calculame calculando halla hallar halle encuentra encontrar encuentre determina determinar
      determine obten obtener dime di decir indica indicar indique escribe escribir escriba resuelve resolver resuelva ayuda ayudame ayudas puedes puede podrias podria me te se necesito quiero
      saber favor porfa porfavor gracias hola buenas buenos dias tardes noches muestra muestrame explica explicame paso pasos compuesto compuestos sustancia sustancias formula formulas
      quimica quimico ecuacion ecuaciones reaccion reacciones numeros enteros menores mas pequenos valor resultado respuesta unidad formula mi tu ahora hoy manana tarea deberes examen profesor profesora
      usando utilizando metodo tanteo algebraico correctamente bien si no solo tambien sea siendo mol gramos dar sabiendo entonces cuanta contiene corresponde sal hidrato oxido hay faltan convierte convertir convierta conviertelo pasa pasar pase pasame transforma transformar transforme expresa expresar exprese equivale equivalen representa representan contenidos contenidas contenido contenida
      presentes presente tengo tenemos teniendo completa completar complete igual vale hazme haz realiza realizar redondea redondeado aproximadamente hasta cristalizacion hidratacion total`),
    foreign: [
      "numero de oxidacion", "numeros de oxidacion", "estado de oxidacion", "agente oxidante", "agente reductor", "constante de equilibrio", "en equilibrio", "por que",
      ...words(`
      porque diferencia definicion define significa significan moles litros volumen densidad presion temperatura concentracion molaridad molalidad ph rendimiento limitante exceso empirica
      desconocido desconocida mayor menor compara comparar mezcla disolucion muestra disuelve disueltos quemar produce necesita necesitan entalpia energia enlace electrones protones neutrones isotopo abundancia aire pureza riqueza entropia constante velocidad impureza impurezas agente`),
    ],
  },
  materials: ["caliza", "mármol", "tiza"],
  roundings: { "un decimal": { decimals: 1 }, "dos decimales": { decimals: 2 }, "tres decimales": { decimals: 3 }, "tres cifras significativas": { figures: 3 }, "cuatro cifras significativas": { figures: 4 } },
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
