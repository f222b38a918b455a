import type { ProblemPhrases } from "../problem-phrases.ts";

/** Galvanic cells. The list is closed: a problem with any other word is not solved. */
export const SPANISH_CELLS: ProblemPhrases = {
  "law/ask": ["cuál es", "cuáles son", "calcula", "calcule", "calcular", "determina", "determine", "determinar", "halla", "halle", "hallar", "encuentra", "encuentre", "qué", "cuánto vale", "cuánto es", "cuánto valen", "obtén", "obtenga"],
  "law/when": ["si", "cuando", "dado que", "sabiendo que", "suponiendo", "usando", "utilizando", "a partir de", "con ayuda de", "sabiendo"],
  "law/and": ["y", "e", "así como"],
  "law/respectively": ["respectivamente"],
  "law/standard-cell-potential": ["potencial estándar de celda", "potencial estándar de la celda", "potencial estándar de la pila", "potencial estándar de pila", "potencial normal de la pila", "fem estándar", "fem estándar de la pila", "fem estándar de la celda", "fuerza electromotriz estándar", "fuerza electromotriz estándar de la pila", "potencial estándar de la celda symestdcell", "potencial estándar de celda symestd", "potencial estándar de la reacción", "potencial estándar de esta pila", "potencial estándar de esta celda", "potencial de celda estándar", "potencial estándar de una celda galvánica", "potencial estándar de una pila", "potencial estándar de la celda galvánica"],
  "law/cell-potential": ["potencial de celda", "potencial de la celda", "potencial de la pila", "potencial de pila", "fem", "fem de la pila", "fem de la celda", "fuerza electromotriz", "fuerza electromotriz de la pila", "voltaje", "voltaje de la pila", "voltaje de la celda", "potencial de esta pila", "potencial de esta celda", "potencial de celda symecell", "potencial symecell", "tensión de la pila", "su potencial", "su potencial symecell"],
  "law/half-potential": ["potencial estándar de reducción", "potenciales estándar de reducción", "potencial de reducción estándar", "potenciales de reducción estándar", "potencial de reducción", "potenciales de reducción", "potencial normal de reducción", "potenciales normales de reducción", "potencial de electrodo", "potenciales de electrodo", "potencial estándar de electrodo", "potenciales estándar", "potenciales estándar de electrodo", "potenciales normales"],
  "law/galvanic": ["celda galvánica", "pila galvánica", "celda", "pila", "celda voltaica", "pila voltaica", "pila daniell", "celda electroquímica", "pila electroquímica", "pila de concentración", "celda de concentración"],
  "law/hydrogen-electrode": ["electrodo estándar de hidrógeno", "electrodo normal de hidrógeno", "electrodo de hidrógeno"],
  "law/gibbs": ["energía de gibbs", "energía libre de gibbs", "energía libre estándar", "energía libre", "variación de energía de gibbs", "variación de energía libre", "cambio de energía libre", "cambio de energía libre estándar", "energía de gibbs estándar", "energía libre de gibbs estándar", "energía libre de gibbs symdg", "variación de energía libre estándar", "variación de energía de gibbs estándar", "variación de energía libre de gibbs"],
  "law/equilibrium-constant": ["constante de equilibrio", "constante de equilibrio symkeq", "constante de equilibrio k", "k"],
  "law/quotient": ["cociente de reacción", "cociente de reacción symq", "cociente"],
  "law/electrons": ["electrones", "electrón", "moles de electrones", "mol de electrones", "número de electrones", "electrones transferidos", "número de electrones transferidos", "electrones se transfieren", "moles de electrones transferidos"],
  "law/concentration": ["concentración", "concentraciones", "molaridad", "concentración de"],
  "law/standard-state": ["condiciones estándar", "en condiciones estándar", "estado estándar"],
  "law/temperature": ["temperatura", "a una temperatura de"],
  "law/gas-constant": ["constante de los gases"],
  "law/faraday": ["constante de faraday"],
  "law/plain": ["puente salino", "ecuación de nernst", "tal como está escrita", "un", "una", "unos", "unas", "el", "la", "los", "las", "de", "del", "al", "en", "a", "para", "con", "por", "que", "es", "son", "vale", "valen", "tiene", "tienen", "está", "están", "cuya", "cuyo", "cuyos", "cuyas", "se", "forma", "forman", "formada", "formado", "hecha", "hecho", "construye", "construida", "construida", "construye", "compuesta", "compone", "monta", "sumergido", "sumergida", "sumergidos", "sumergidas", "introducido", "introducida", "conectado", "conectada", "conectados", "conectadas", "unidos", "electrodo", "electrodos", "semicelda", "semiceldas", "semipila", "semipilas", "lámina", "láminas", "barra", "barras", "placa", "disolución", "disoluciones", "solución", "soluciones", "ion", "iones", "metal", "reacción", "reacciones", "ecuación", "global", "redox", "siguiente", "siguientes", "espontánea", "tiene", "lugar", "ocurre", "produce", "funciona", "funcionan", "basada", "basa", "entre", "ambos", "ambas", "dos", "otro", "otra", "primer", "primera", "segundo", "segunda", "uno", "cada", "transfieren", "transferencia", "intercambian", "intervienen", "donde", "valor", "valores", "su", "sus", "esta", "este", "estos", "estas", "semirreacción", "semirreacciones", "par", "pares", "datos", "v", "sea", "estándar", "contiene", "ellos", "hay", "dada", "dado", "dadas", "dados", "reacciona", "correspondiente", "consta", "posee", "mediante", "unidos", "separadas", "participan", "cobre-cinc", "según", "indica"],
};

/** Oxidation numbers; a closed list too. */
export const SPANISH_OXIDATION: ProblemPhrases = {
  "law/ask": ["cuál es", "cuáles son", "qué", "determina", "determine", "halla", "calcula", "calcule", "asigna", "asigne", "indica", "indique", "da"],
  "law/oxidation-number": ["número de oxidación", "números de oxidación", "estado de oxidación", "estados de oxidación"],
  "law/each-element": ["cada elemento", "cada átomo", "todos los elementos", "cada uno de los elementos", "los elementos", "todos los átomos"],
  "law/plain": ["el", "la", "los", "las", "de", "del", "en", "a", "al", "para", "un", "una", "tiene", "átomo", "ion", "compuesto", "elemento", "fórmula", "siguiente", "molécula", "presenta", "que", "lo"],
};
