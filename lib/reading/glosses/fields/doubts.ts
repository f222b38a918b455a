import { DOUBT } from "../gloss.ts";
import type { Row } from "./rows.ts";

/** What changes all that is told, in words that no reader takes into account: a text that has them is left alone. */
export const DOUBTS: readonly Row[] = [
  // For a while, too little
  [
    DOUBT,
    "poco tiempo|durante un rato|demasiado poco|insuficiente*|un rato",
    "trop peu|peu de temps|quelques instants|insuffisant*|un instant",
    "ለጥቂት ጊዜ|ለአጭር ጊዜ|በቂ ያልሆነ",
    "一段时间|片刻|短时间|不足|一会儿|一小会儿",
    "थोड़ी देर|कुछ देर|कुछ समय|अपर्याप्त|अपूर्ण",
  ],
  // Not whole
  [
    DOUBT,
    "incomplet*|a medias|en parte|a la inversa|invers*",
    "incompl*|à moitié|à l'envers|invers*",
    "ተገላቢጦሽ*|ተገላቢጦሹ|የተገላቢጦሽ|በተቃራኒ*|ያልተሟላ",
    "逆反应|逆向|逆|相反|非",
    "विपरीत|उत्क्रम|प्रतिलोम|व्युत्क्रम|उल्टा|उल्टी",
  ],
  // All but, instead of, unless
  [
    DOUBT,
    "excepto|salvo|a menos que|en lugar de|en vez de|sino",
    "excepté|sauf|hormis|à moins que|à moins qu'|au lieu de|au lieu d'|plutôt que",
    "በስተቀር|ይልቅ|ፋንታ|ካልሆነ",
    "除了|除非|而不是|代替|除外",
    "के अलावा|के सिवाय|के बजाय|की जगह|के बदले|जब तक",
  ],
  // By so much more or less than
  [
    DOUBT,
    "más que|mas que|menos que|más de|menos de|tanto como",
    "plus que|moins que|de plus que|de moins que|autant que",
    "በልጦ|ይበልጣል|ያንሳል",
    "比|多于|少于|多出|倍于",
    "की अपेक्षा|की तुलना में|से अधिक|से कम|ज्यादा",
  ],
  // A part of it
  [
    DOUBT,
    "un tercio|dos tercios|tres cuartos|un cuarto de|la cuarta parte|una décima parte|una decima parte",
    "un tiers|deux tiers|trois quarts|un quart|un dixième|un dixieme",
    "ሲሶ|ሩብ|አንድ ሦስተኛ|አንድ አራተኛ|ሁለት ሦስተኛ",
    "分之|三成|四分之一|三分之一|半数",
    "तिहाई|चौथाई|दसवाँ|दसवां|एक तिहाई|एक चौथाई",
  ],
  // What is left open
  [
    DOUBT,
    "capacidad desconocida|de capacidad|tal vez|quizás|quiza|a veces|casi todo|casi toda",
    "capacité inconnue|de capacité|peut-être|parfois|presque tout|presque toute",
    "ምናልባት|አንዳንዴ",
    "可能|也许|未知热容|酸性|碱性",
    "शायद|संभवतः|अम्लीय हो|क्षारीय हो",
  ],
];
