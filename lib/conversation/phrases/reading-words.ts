import type { Locale } from "../../i18n/locales.ts";
import type { OfferedKind } from "../../reading/unsure/offered-kinds.ts";

/**
 * What a student says to a reading that is shown to them. `yes`: it is right, whole messages; `no`: it is not, whole messages;
 * `aside`: a number counts for nothing; `ask`: what follows is asked for; `kinds`: what quantities are called besides their
 * names. Separated by commas.
 */
type ReadingWords = {
  readonly yes: string;
  readonly no: string;
  readonly aside: string;
  readonly ask: string;
  readonly kinds: Partial<Record<OfferedKind, string>>;
};

export const READING_WORDS: Readonly<Record<Locale, ReadingWords>> = {
  en: {
    yes: "yes, yes please, yep, yeah, yup, yes that is right, yes thats right, that is right, thats right, right, correct, yes correct, exactly, ok, okay, sure, yes solve it, solve it, go ahead, confirm, confirmed, looks good, that is correct, thats correct, y",
    no: "no, nope, wrong, that is wrong, thats wrong, not right, that is not right, thats not right, no thats wrong, no that is wrong, incorrect",
    aside: "ignore, leave aside, left aside, forget, not needed, skip, drop, does not matter, doesnt matter",
    ask: "asks for, asked for, asked is, find, wanted, looking for, i want, i need, it asks, question is",
    kinds: {
      molarity: "concentration, molar concentration",
      amount: "moles, mol, amount, amount of substance, number of moles",
      mass: "grams, weight",
      volume: "litres, liters",
      energy: "heat, energy",
      particles: "molecules, formula units",
      temperature: "temp",
      "molar-mass": "molecular mass, molar weight, formula mass",
      "temperature-change": "temperature change, rise in temperature",
      "half-life": "half life",
      "solution-volume": "solution volume",
      "solution-mass": "solution mass",
      "acid-constant": "ka",
      "base-constant": "kb",
      "solubility-product": "ksp",
      "reaction-enthalpy": "enthalpy change, enthalpy",
    },
  },
  es: {
    yes: "sí, si, sip, correcto, exacto, eso es, sí es correcto, es correcto, así es, está bien, vale, de acuerdo, ok, sí resuélvelo, resuélvelo, confirmo, claro",
    no: "no, nop, mal, está mal, eso está mal, no es correcto, incorrecto, no es así",
    aside: "ignora, deja de lado, dejado de lado, olvida, no hace falta, no importa, quita",
    ask: "pide, piden, se pide, pregunta, preguntan, hallar, busco, quiero, necesito, calcular",
    kinds: {
      molarity: "concentración, concentración molar",
      amount: "moles, mol, cantidad de sustancia, cantidad",
      mass: "gramos, peso",
      volume: "litros",
      energy: "calor, energía",
      particles: "moléculas",
      "temperature-change": "variación de temperatura",
      "half-life": "vida media, periodo de semidesintegración",
      "solution-volume": "volumen de la disolución",
      "solution-mass": "masa de la disolución",
    },
  },
  fr: {
    yes: "oui, ouais, exact, exactement, c’est juste, oui c’est juste, c’est ça, oui c’est ça, correct, c’est correct, d’accord, ok, vas-y, allez-y, oui résolvez, je confirme, bien sûr",
    no: "non, faux, c’est faux, non c’est faux, pas juste, ce n’est pas juste, incorrect",
    aside: "ignore, ignorez, laisse de côté, laissez de côté, laissé de côté, oublie, oubliez, pas besoin, inutile",
    ask: "demande, demandent, on demande, cherche, on cherche, trouver, je veux, calculer",
    kinds: {
      molarity: "concentration, molarité",
      amount: "moles, mol, quantité de matière",
      mass: "grammes, poids",
      volume: "litres",
      density: "densité",
      energy: "chaleur, énergie",
      particles: "molécules",
      "temperature-change": "changement de température, élévation de température",
      time: "temps",
    },
  },
  am: {
    yes: "አዎ, አዎን, ልክ ነው, አዎ ልክ ነው, ትክክል ነው, አዎ ትክክል ነው, ትክክል, እሺ, ልክ, አዎ ይፍቱት",
    no: "አይ, አይደለም, ስህተት ነው, ልክ አይደለም, ትክክል አይደለም",
    aside: "ተወው, ተዉት, ይተዉት, የተተወ, አያስፈልግም",
    ask: "የሚጠየቀው, የሚጠይቀው, ይጠይቃል, ፈልግ, የምፈልገው",
    kinds: {
      molarity: "ክምችት",
      amount: "ሞል, ሞሎች, ብዛት",
      mass: "ክብደት, ግራም",
      volume: "ሊትር",
      energy: "የሙቀት ኃይል, ኃይል",
      temperature: "ሙቀት",
    },
  },
  zh: {
    yes: "是, 是的, 对, 对的, 没错, 正确, 好, 好的, 可以, 确认, 对解吧, 对就是这样, 嗯",
    no: "不, 不是, 不对, 错了, 不正确",
    aside: "忽略, 不用, 不需要, 不管, 去掉",
    ask: "求, 要求, 问的是, 求的是, 要算, 计算",
    kinds: {
      molarity: "浓度, 摩尔浓度",
      amount: "摩尔数",
      mass: "重量, 克数",
      pressure: "压力",
      energy: "热量, 能量",
      particles: "分子数",
      "temperature-change": "温差",
    },
  },
  hi: {
    yes: "हाँ, हां, जी, जी हाँ, सही, सही है, हाँ सही है, हाँ यह सही है, ठीक, ठीक है, बिल्कुल, हाँ हल कीजिए, हाँ हल करें",
    no: "नहीं, ग़लत, गलत, गलत है, यह गलत है, सही नहीं",
    aside: "छोड़ दो, छोड़ दीजिए, छोड़ा गया, ज़रूरी नहीं, ध्यान मत दो",
    ask: "पूछा गया, पूछा है, ज्ञात करना, ज्ञात कीजिए, चाहिए, निकालना",
    kinds: {
      molarity: "सांद्रता",
      amount: "मोल, मोलों की संख्या",
      mass: "ग्राम, भार",
      volume: "लीटर",
      energy: "ऊष्मा, ऊर्जा",
      temperature: "तापमान",
      particles: "अणुओं की संख्या, अणु",
    },
  },
};
