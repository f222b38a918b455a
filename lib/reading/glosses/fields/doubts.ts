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
  // Too little of it
  [
    DOUBT,
    "escas*|en defecto|poco|poca|pocos|pocas|limitad*|insuficiencia|déficit",
    "peu de|peu d'|un peu de|un peu d'|en défaut|défaut de|limité*|manque*|rare en",
    "ጥቂት|በጥቂት|በጥቂቱ|ውስን|በተወሰነ|ጉድለት",
    "少量|少许|缺氧|供氧不足|有限|不充足|不充分|差多少|还差",
    "अल्प|थोड़ी|थोड़े|थोड़ा|थोड़ी सी|थोड़ा सा|सीमित|कम ऑक्सीजन|अधूरा|अधूरी",
  ],
  // Half full, four tenths
  [
    DOUBT,
    "medio vací*|medio llen*|media llena|media vacía|a medio llenar|quintas partes|quinta parte|décimas partes|décima parte|décimas|avas partes|tercera parte|dos quintos|tres quintos|un quinto",
    "à demi|demi vide|demi plein|à demi vide|à demi pleine|mi plein|un cinquième|deux cinquièmes|trois cinquièmes|quatre cinquièmes|dixièmes|cinquièmes|dixième partie",
    "እጅ|አምስተኛ|አሥረኛ|ግማሽ ባዶ",
    "半空|半满|半瓶|半杯|一成|两成|二成|四成|五成|六成|七成|八成|九成|折",
    "आधी खाली|आधा खाली|आधी भरी|आधा भरा|पाँचवाँ|पांचवां|पाँचवां|चौथा भाग|तीसरा भाग|दसवाँ भाग|दसवां भाग|छठा भाग|एक भाग",
  ],
  // By so many parts, at the rate of
  [
    DOUBT,
    "cuádruple|quíntuple|a razón de|el doble de|el triple de|veces más|veces menos|veces mayor|veces menor|otro tanto|igual cantidad|la misma cantidad|otros tantos",
    "quadruple|quintuple|à raison de|le double de|le triple de|fois plus|fois moins|même quantité|autant|autant de|autant d'",
    "እኩል ይዘት|እኩል መጠን|በእኩል",
    "同体积|等量|等质量|同质量|同量|倍多|倍少",
    "उतना|उतने|उतनी|बराबर मात्रा|समान मात्रा|गुना अधिक|गुना कम",
  ],
  // Told wrongly, or higher by one
  [
    DOUBT,
    "resultó ser|resulta ser|equivocad*|erróne*|mal etiquetad*|una unidad|dos unidades|en una unidad",
    "s'avère|erroné*|faux|fausse|d'une unité|d' une unité|de deux unités",
    "ስህተት|የተሳሳተ|በስህተት|በአንድ ጨመረ|በአንድ ቀነሰ",
    "贴错|写错|错误|弄错|一个单位|两个单位",
    "गलत|त्रुटि|त्रुटिपूर्ण|एक इकाई|एक बढ़|एक घट",
  ],
];
