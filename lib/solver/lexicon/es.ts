import type { IonName, Lexicon } from "./lexicon.ts";

function ion(formula: string, ...charges: number[]): IonName {
  return { formula, charges };
}

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
    amount: ["moles", "cuantos moles", "numero de moles", "cantidad de sustancia", "cantidad de materia", "que cantidad de sustancia", "que cantidad de materia", "cantidad en moles", "numero de mol", "cuantas moles", "cuantos mol", "en moles", "a moles", "a mol", "en mol"],
    particles: ["cuantas moleculas", "numero de moleculas", "cuantas particulas", "numero de particulas", "cuantas unidades formula", "numero de unidades formula", "en moleculas", "a moleculas"],
    "count-atoms": ["cuantos atomos", "numero de atomos", "numero total de atomos", "cuantos atomos en total"],
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
  substances: {
    agua: "H2O", amoniaco: "NH3", "agua oxigenada": "H2O2", "peroxido de hidrogeno": "H2O2", metano: "CH4", etano: "C2H6", propano: "C3H8", butano: "C4H10", pentano: "C5H12", hexano: "C6H14", octano: "C8H18",
    eteno: "C2H4", etileno: "C2H4", acetileno: "C2H2", benceno: "C6H6", metanol: "CH3OH", etanol: "C2H5OH", acetona: "CH3COCH3", urea: "CO(NH2)2", glucosa: "C6H12O6", fructosa: "C6H12O6", sacarosa: "C12H22O11",
    cafeina: "C8H10N4O2", aspirina: "C9H8O4", paracetamol: "C8H9NO2", ozono: "O3", "sal de mesa": "NaCl", "sal comun": "NaCl", "cal viva": "CaO", "cal apagada": "Ca(OH)2", yeso: "CaSO4·2H2O",
    "acido clorhidrico": "HCl", "cloruro de hidrogeno": "HCl", "acido sulfurico": "H2SO4", "acido nitrico": "HNO3", "acido fosforico": "H3PO4", "acido carbonico": "H2CO3", "acido acetico": "CH3COOH", "acido etanoico": "CH3COOH",
    "acido sulfuroso": "H2SO3", "acido nitroso": "HNO2", "acido perclorico": "HClO4", "acido bromhidrico": "HBr", "acido fluorhidrico": "HF", "acido citrico": "C6H8O7", "acido ascorbico": "C6H8O6", "sulfuro de hidrogeno": "H2S",
    "sosa caustica": "NaOH", "potasa caustica": "KOH", "bicarbonato sodico": "NaHCO3", dioxigeno: "O2", dinitrogeno: "N2", dihidrogeno: "H2",
  },
  ambiguous: { azucar: ["C12H22O11", "C6H12O6"], "oxido de hierro": ["FeO", "Fe2O3", "Fe3O4"] },
  elements: {
    hidrogeno: "H", helio: "He", litio: "Li", berilio: "Be", boro: "B", carbono: "C", nitrogeno: "N", oxigeno: "O", fluor: "F", neon: "Ne", sodio: "Na", magnesio: "Mg", aluminio: "Al", silicio: "Si", fosforo: "P",
    azufre: "S", cloro: "Cl", argon: "Ar", potasio: "K", calcio: "Ca", titanio: "Ti", cromo: "Cr", manganeso: "Mn", hierro: "Fe", cobalto: "Co", niquel: "Ni", cobre: "Cu", zinc: "Zn", cinc: "Zn", arsenico: "As",
    bromo: "Br", estroncio: "Sr", plata: "Ag", cadmio: "Cd", estano: "Sn", yodo: "I", bario: "Ba", platino: "Pt", oro: "Au", mercurio: "Hg", plomo: "Pb", bismuto: "Bi", uranio: "U", vanadio: "V", selenio: "Se",
  },
  roundings: { "un decimal": { decimals: 1 }, "dos decimales": { decimals: 2 }, "tres decimales": { decimals: 3 }, "tres cifras significativas": { figures: 3 }, "cuatro cifras significativas": { figures: 4 } },
  systematic: {
    order: "anion-first",
    links: ["de"],
    cations: {
      litio: ion("Li", 1), sodio: ion("Na", 1), potasio: ion("K", 1), plata: ion("Ag", 1), amonio: ion("NH4", 1), berilio: ion("Be", 2), magnesio: ion("Mg", 2), calcio: ion("Ca", 2), estroncio: ion("Sr", 2), bario: ion("Ba", 2),
      zinc: ion("Zn", 2), cinc: ion("Zn", 2), cadmio: ion("Cd", 2), aluminio: ion("Al", 3), niquel: ion("Ni", 2), hierro: ion("Fe", 2, 3), cobre: ion("Cu", 2, 1), estano: ion("Sn", 2, 4), plomo: ion("Pb", 2, 4),
      cobalto: ion("Co", 2, 3), cromo: ion("Cr", 3, 2), manganeso: ion("Mn", 2, 4), mercurio: ion("Hg", 2, 1), oro: ion("Au", 3, 1), titanio: ion("Ti", 4, 3),
      litico: ion("Li", 1), sodico: ion("Na", 1), potasico: ion("K", 1), argentico: ion("Ag", 1), amonico: ion("NH4", 1), magnesico: ion("Mg", 2), calcico: ion("Ca", 2), barico: ion("Ba", 2), aluminico: ion("Al", 3), ferroso: ion("Fe", 2), ferrico: ion("Fe", 3),
      cuproso: ion("Cu", 1), cuprico: ion("Cu", 2), plumboso: ion("Pb", 2), plumbico: ion("Pb", 4), estannoso: ion("Sn", 2), estannico: ion("Sn", 4), mercurioso: ion("Hg", 1), mercurico: ion("Hg", 2), niqueloso: ion("Ni", 2), cobaltoso: ion("Co", 2), cobaltico: ion("Co", 3),
    },
    anions: {
      hidruro: ion("H", 1), fluoruro: ion("F", 1), cloruro: ion("Cl", 1), bromuro: ion("Br", 1), yoduro: ion("I", 1), oxido: ion("O", 2), sulfuro: ion("S", 2), nitruro: ion("N", 3), fosfuro: ion("P", 3), peroxido: ion("O2", 2),
      hidroxido: ion("OH", 1), cianuro: ion("CN", 1), nitrato: ion("NO3", 1), nitrito: ion("NO2", 1), sulfato: ion("SO4", 2), sulfito: ion("SO3", 2), tiosulfato: ion("S2O3", 2), carbonato: ion("CO3", 2),
      hidrogenocarbonato: ion("HCO3", 1), bicarbonato: ion("HCO3", 1), fosfato: ion("PO4", 3), clorato: ion("ClO3", 1), perclorato: ion("ClO4", 1), clorito: ion("ClO2", 1), hipoclorito: ion("ClO", 1), cromato: ion("CrO4", 2),
      dicromato: ion("Cr2O7", 2), permanganato: ion("MnO4", 1), acetato: ion("CH3COO", 1), etanoato: ion("CH3COO", 1), oxalato: ion("C2O4", 2), yodato: ion("IO3", 1), bromato: ion("BrO3", 1),
    },
    hydrates: { monohidratado: 1, dihidratado: 2, trihidratado: 3, tetrahidratado: 4, pentahidratado: 5, hexahidratado: 6, heptahidratado: 7, octahidratado: 8, nonahidratado: 9, decahidratado: 10, dodecahidratado: 12 },
    prefixes: [["mono", 1], ["mon", 1], ["di", 2], ["tri", 3], ["tetra", 4], ["tetr", 4], ["penta", 5], ["pent", 5], ["hexa", 6], ["hepta", 7], ["octa", 8], ["nona", 9], ["deca", 10]],
  },
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
