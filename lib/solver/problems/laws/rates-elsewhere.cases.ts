import type { Locale } from "../../../i18n/locales.ts";

type Rows = Readonly<Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number | null])[]>>;

/** The last answer to problems about rates in the other languages; null where there must be none. Values of the script of `rates.cases.ts`. */
export const RATES_ELSEWHERE: Rows = {
  es: [
    [
      "La descomposición de N2O5 es de primer orden con una constante de velocidad de 0,0138 min-1. Si la concentración inicial es 0,200 M, ¿cuál es la concentración después de 45,0 min?",
      0.10748,
    ],
    [
      "Una reacción de segundo orden tiene k = 0,54 L/(mol·s). La concentración inicial es 0,250 M. ¿Cuánto tiempo tarda la concentración en bajar a 0,100 M?",
      11.111,
    ],
    [
      "¿Cuál es la semivida de una reacción de orden cero con k = 2,5 × 10^-3 mol/(L·s) y una concentración inicial de 0,40 M?",
      80,
    ],
    [
      "La constante de velocidad de una reacción es 3,5 × 10^-3 s-1 a 300 K y 1,4 × 10^-2 s-1 a 320 K. ¿Cuál es la energía de activación?",
      55.326,
    ],
    [
      "Una reacción de primer orden tiene una constante de velocidad de 0,0250 s-1. ¿Al cabo de cuánto tiempo ha reaccionado el 75,0 %?",
      55.452,
    ],
    ["Una reacción de segundo orden tiene k = 0,54 L/(mol·s). ¿Cuál es la semivida?", null],
    [
      "La concentración de un reactivo baja en 0,10 M en 60 s en una reacción de segundo orden con una concentración inicial de 0,50 M. ¿Cuál es la constante de velocidad?",
      null,
    ],
    [
      "La concentración de un reactivo disminuye 0,10 M en 60 s en una reacción de segundo orden con una concentración inicial de 0,50 M. ¿Cuál es la constante de velocidad?",
      null,
    ],
  ],
  fr: [
    [
      "La décomposition de N2O5 est du premier ordre avec une constante de vitesse de 0,0138 min-1. Si la concentration initiale est 0,200 mol/L, quelle est la concentration après 45,0 min ?",
      0.10748,
    ],
    [
      "Une réaction du second ordre a k = 0,54 L/(mol·s). La concentration initiale est 0,250 mol/L. Après combien de temps la concentration est tombée à 0,100 mol/L ?",
      11.111,
    ],
    [
      "Quel est le temps de demi-réaction d'une réaction d'ordre zéro avec k = 2,5 × 10^-3 mol/(L·s) et une concentration initiale de 0,40 mol/L ?",
      80,
    ],
    [
      "La constante de vitesse d'une réaction est 3,5 × 10^-3 s-1 à 300 K et 1,4 × 10^-2 s-1 à 320 K. Quelle est l'énergie d'activation ?",
      55.326,
    ],
    [
      "Une réaction du premier ordre a une constante de vitesse de 0,0250 s-1. Au bout de combien de temps 75,0 % ont réagi ?",
      55.452,
    ],
    ["Une réaction du second ordre a k = 0,54 L/(mol·s). Quel est le temps de demi-réaction ?", null],
    [
      "La concentration diminue de 0,10 mol/L en 60 s dans une réaction du second ordre avec une concentration initiale de 0,50 mol/L. Quelle est la constante de vitesse ?",
      null,
    ],
  ],
  zh: [
    ["某一级反应的速率常数为 0.0138 min-1，初始浓度为 0.200 mol/L。经过 45.0 min 后浓度是多少？", 0.10748],
    ["某二级反应的速率常数 k = 0.54 L/(mol·s)，初始浓度为 0.250 mol/L。浓度降到 0.100 mol/L 需要多长时间？", 11.111],
    ["某零级反应的速率常数为 2.5 × 10^-3 mol/(L·s)，初始浓度为 0.40 mol/L。半衰期是多少？", 80],
    ["某反应的速率常数在 300 K 时为 3.5 × 10^-3 s-1，在 320 K 时为 1.4 × 10^-2 s-1。活化能是多少？", 55.326],
    ["某二级反应的速率常数 k = 0.54 L/(mol·s)。半衰期是多少？", null],
    ["某二级反应的初始浓度为 0.50 mol/L，60 s 内浓度降低了 0.10 mol/L。速率常数是多少？", null],
  ],
  hi: [
    [
      "एक प्रथम कोटि की अभिक्रिया का वेग स्थिरांक 0.0138 min-1 है और प्रारंभिक सांद्रता 0.200 M है। 45.0 min बाद सांद्रता कितनी होगी?",
      0.10748,
    ],
    [
      "एक द्वितीय कोटि की अभिक्रिया के लिए k = 0.54 L/(mol·s) है। प्रारंभिक सांद्रता 0.250 M है। 20.0 s बाद सांद्रता क्या होगी?",
      0.067568,
    ],
    ["एक शून्य कोटि की अभिक्रिया का वेग स्थिरांक 2.5 × 10^-3 mol/(L·s) और प्रारंभिक सांद्रता 0.40 M है। अर्धायु ज्ञात कीजिए।", 80],
    ["एक अभिक्रिया का वेग स्थिरांक 300 K पर 3.5 × 10^-3 s-1 और 320 K पर 1.4 × 10^-2 s-1 है। सक्रियण ऊर्जा कितनी है?", 55.326],
    ["एक द्वितीय कोटि की अभिक्रिया के लिए k = 0.54 L/(mol·s) है। अर्धायु कितनी है?", null],
    ["एक द्वितीय कोटि की अभिक्रिया की प्रारंभिक सांद्रता 0.50 M है। 60 s में सांद्रता 0.10 M घटती है। वेग स्थिरांक कितना है?", null],
  ],
  am: [
    ["የአንድ የአንደኛ ደረጃ አፀግብሮት የፍጥነት ቋሚው 0.0138 min-1 ነው። የመጀመሪያ ክምችቱ 0.200 M ነው። ከ45.0 min በኋላ ክምችቱ ስንት ነው?", 0.10748],
    ["የአንድ የሁለተኛ ደረጃ አፀግብሮት k = 0.54 L/(mol·s) ነው። የመጀመሪያ ክምችቱ 0.250 M ነው። ከ20.0 s በኋላ ክምችቱ ስንት ነው?", 0.067568],
    ["የአንድ የዜሮ ደረጃ አፀግብሮት የፍጥነት ቋሚው 2.5 × 10^-3 mol/(L·s) ነው። የመጀመሪያ ክምችቱ 0.40 M ነው። ግማሽ ዕድሜው ስንት ነው?", 80],
    ["የአንድ አፀግብሮት የፍጥነት ቋሚ በ300 K 3.5 × 10^-3 s-1፣ በ320 K ደግሞ 1.4 × 10^-2 s-1 ነው። የማነሣሻ ጉልበቱ በkJ/mol ስንት ነው?", 55.326],
    ["የአንድ የሁለተኛ ደረጃ አፀግብሮት k = 0.54 L/(mol·s) ነው። ግማሽ ዕድሜው ስንት ነው?", null],
    ["የአንድ የሁለተኛ ደረጃ አፀግብሮት የመጀመሪያ ክምችቱ 0.50 M ነው። በ60 s ውስጥ ክምችቱ በ0.10 M ይቀንሳል። የፍጥነት ቋሚው ስንት ነው?", null],
  ],
};
