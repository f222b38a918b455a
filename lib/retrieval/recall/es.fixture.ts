import type { RecallCase } from "./pair.ts";

export const SPANISH_CASES: readonly RecallCase[] = [
  [
    "El cloruro de sodio esparcido en invierno sobre el pavimento hace que el agua solidifique a menor temperatura.",
    "¿Qué hace el cloruro de sodio esparcido en invierno?",
    "¿Por qué se echa sal en las carreteras contra el hielo?",
  ],
  [
    "Las levaduras transforman la glucosa en etanol y dióxido de carbono, cuyas burbujas inflan la masa antes de hornearla.",
    "¿En qué transforman las levaduras la glucosa?",
    "¿Por qué sube el pan al fermentar?",
  ],
  [
    "Un bloque de cinc unido al casco cede sus electrones antes que el hierro y se gasta en su lugar.",
    "¿Qué le pasa a un bloque de cinc unido al casco?",
    "¿Cómo se evita la corrosión de un barco?",
  ],
  [
    "Las tabletas de hidróxido de magnesio neutralizan el exceso de ácido clorhídrico del estómago.",
    "¿Qué neutralizan las tabletas de hidróxido de magnesio?",
    "¿Cómo alivia un antiácido el ardor?",
  ],
  [
    "Los clorofluorocarbonos liberan átomos de cloro en la estratosfera, y cada uno destruye miles de moléculas de ozono.",
    "¿Qué destruyen los átomos de cloro en la estratosfera?",
    "¿Por qué los aerosoles y refrigerantes antiguos dejan pasar la radiación ultravioleta?",
  ],
  [
    "La semivida del carbono 14 es de 5730 años; con la parte que queda en la madera se calcula cuándo murió el árbol.",
    "¿Cuál es la semivida del carbono 14?",
    "¿Cómo se averigua la antigüedad de una momia o de un hueso fósil?",
  ],
  [
    "Un catalizador ofrece otro camino con menor energía de activación y se recupera intacto.",
    "¿Qué ofrece un catalizador?",
    "¿Qué sustancias como las enzimas aceleran un proceso sin gastarse?",
  ],
  [
    "Una disolución saturada contiene todo el soluto posible a esa temperatura; los cristales añadidos se quedan en el fondo.",
    "¿Qué contiene una disolución saturada?",
    "¿Por qué llega un punto en que no se disuelve más azúcar en el té?",
  ],
  [
    "En la pila galvánica la oxidación ocurre en el ánodo y los electrones viajan por el cable hasta el cátodo.",
    "¿Dónde ocurre la oxidación en la pila galvánica?",
    "¿Cómo da corriente la batería del móvil?",
  ],
  [
    "Las moléculas de jabón tienen una cabeza iónica rodeada de agua y una cola larga que se mezcla con las grasas.",
    "¿Qué tienen las moléculas de jabón?",
    "¿Cómo lava un detergente la suciedad?",
  ],
  [
    "El dióxido de azufre que sale de las centrales de carbón se disuelve en las nubes y ataca la piedra caliza.",
    "¿Qué ataca el dióxido de azufre de las centrales de carbón?",
    "¿Por qué la lluvia ácida daña las estatuas de mármol?",
  ],
  [
    "A través de una membrana semipermeable el agua pasa al lado donde hay más soluto.",
    "¿A qué lado pasa el agua a través de una membrana semipermeable?",
    "¿Por qué se arruga una célula por ósmosis?",
  ],
  [
    "En el hielo cada molécula tiene cuatro vecinas en una red hexagonal abierta, de modo que el sólido ocupa más que el líquido.",
    "¿Cuántas vecinas tiene cada molécula en el hielo?",
    "¿Por qué flota el agua congelada, con menor densidad?",
  ],
  [
    "En un calorímetro, el calor que pierde el metal caliente es igual al que gana el agua fría.",
    "¿A qué es igual el calor que pierde el metal caliente?",
    "¿Cómo se determina experimentalmente la capacidad calorífica?",
  ],
  [
    "El flúor es el elemento que con más fuerza atrae los pares compartidos; el cesio, el que menos.",
    "¿Qué elemento atrae con más fuerza los pares compartidos?",
    "¿Dónde es máxima la electronegatividad?",
  ],
  [
    "Los gases nobles tienen la capa externa completa y apenas forman compuestos.",
    "¿Por qué los gases nobles apenas forman compuestos?",
    "¿Por qué el helio y el neón son inertes?",
  ],
  [
    "La mayoría de las partículas alfa atravesaron la lámina de oro, y unas pocas rebotaron: la carga positiva está en un centro diminuto.",
    "¿Qué partículas atravesaron la lámina de oro?",
    "¿Cómo descubrió Rutherford el núcleo?",
  ],
  [
    "Cuando un electrón excitado vuelve a un nivel inferior emite un fotón; las sales de cobre dan verde.",
    "¿Qué emite un electrón excitado al volver a un nivel inferior?",
    "¿De dónde vienen los colores de los fuegos artificiales?",
  ],
  [
    "A temperatura constante, la presión de un gas es inversamente proporcional a su volumen.",
    "¿A qué es inversamente proporcional la presión de un gas?",
    "¿Qué dice la ley de Boyle sobre comprimir el aire de una jeringa?",
  ],
  [
    "El reactivo que se consume primero decide cuánto producto se forma.",
    "¿Qué reactivo decide cuánto producto se forma?",
    "¿Qué es el limitante cuando un ingrediente se agota?",
  ],
  [
    "Se cambian los coeficientes hasta que hay el mismo número de átomos de cada clase a ambos lados de la flecha.",
    "¿Hasta cuándo se cambian los coeficientes?",
    "¿Cómo ajusto una ecuación?",
  ],
  [
    "Al juntar nitrato de plomo y yoduro de potasio aparece un sólido amarillo que se va al fondo.",
    "¿Qué aparece al juntar nitrato de plomo y yoduro de potasio?",
    "Un ejemplo de precipitación de una sal insoluble",
  ],
  [
    "Un tampón contiene un ácido débil y su base conjugada, que absorben lo que se añada.",
    "¿Qué contiene un tampón?",
    "¿Cómo resiste la sangre los cambios de pH?",
  ],
  [
    "Una base de Brønsted acepta un protón; el amoníaco lo toma del agua.",
    "¿Qué acepta una base de Brønsted?",
    "¿Cómo define Lowry una sustancia alcalina?",
  ],
  [
    "En un recipiente cerrado la reacción directa y la inversa van a la misma velocidad y las cantidades ya no cambian.",
    "¿Cómo van la reacción directa y la inversa en un recipiente cerrado?",
    "¿El equilibrio dinámico se detiene?",
  ],
  [
    "Si se retira un producto, el sistema fabrica más; el calor favorece el sentido endotérmico.",
    "¿Qué hace el sistema si se retira un producto?",
    "¿Qué es el principio de Le Chatelier?",
  ],
  [
    "El amoníaco se obtiene a partir de nitrógeno e hidrógeno sobre hierro a 450 °C.",
    "¿A partir de qué se obtiene el amoníaco?",
    "¿Cómo es el proceso de Haber para hacer abonos?",
  ],
  [
    "El polvo de harina de un molino puede explotar porque mucha superficie toca el aire.",
    "¿Por qué puede explotar el polvo de harina?",
    "¿Por qué algo triturado o en grano fino reacciona más rápido que un trozo grande?",
  ],
  [
    "El nitrato de amonio toma calor del entorno al disolverse y enfría una lesión.",
    "¿Qué toma el nitrato de amonio al disolverse?",
    "¿Qué proceso endotérmico hay en una bolsa fría?",
  ],
  [
    "Para platear una cuchara se pone como cátodo en un baño de iones de plata.",
    "¿Cómo se pone una cuchara para platearla?",
    "¿En qué consiste la galvanoplastia o electrólisis con recubrimiento?",
  ],
  [
    "Un núcleo pesado que captura un neutrón se parte en dos y libera otros neutrones.",
    "¿Qué le pasa a un núcleo pesado que captura un neutrón?",
    "¿Cómo funciona la reacción en cadena de una central de uranio?",
  ],
  [
    "El etanol y el ácido etanoico con ácido sulfúrico dan etanoato de etilo, que huele a pera.",
    "¿Qué dan el etanol y el ácido etanoico?",
    "¿Cómo se hacen los ésteres con aroma de fruta?",
  ],
];
