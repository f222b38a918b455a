import type { Row } from "./rows.ts";

/** Gases, and what they are kept in. */
export const GASES: readonly Row[] = [
  ["reaches", "alcanza los|llega a los", "atteint les", "ይደርሳል|ደረሰ", "升到|升至|达到了", "हो जाता है|पहुँच जाता"],
  ["now", "", "", "አሁን", "此时|这时", "अब"],
  [
    "at noon",
    "a mediodía|al mediodía|por la tarde",
    "à midi|l'après-midi",
    "እኩለ ቀን ላይ|በእኩለ ቀን|ከሰዓት በኋላ",
    "中午|下午|正午",
    "दोपहर में|दोपहर को|दोपहर",
  ],
  [
    "at constant volume",
    "sin cambiar de volumen|sin que cambie el volumen|sin que varíe el volumen|sin variar el volumen",
    "sans changer de volume|sans que le volume change|à volume inchangé|sans variation de volume",
    "ይዘቱ እንዳለ",
    "容积不变|体积保持不变",
    "आयतन बदले बिना|आयतन में परिवर्तन के बिना|आयतन अपरिवर्तित",
  ],
  [
    "at constant temperature",
    "sin que cambie la temperatura|manteniendo la temperatura|manteniendo constante la temperatura|manteniendo la temperatura constante|sin que varíe la temperatura",
    "en gardant la température constante|en maintenant la température constante|sans que la température change|température inchangée|à température inchangée",
    "የሙቀት መጠኑን ሳይለውጥ",
    "保持温度|温度不改变",
    "ताप बदले बिना|तापमान बदले बिना|ताप अपरिवर्तित|ताप में परिवर्तन किए बिना",
  ],
  [
    "at constant pressure",
    "manteniendo la presión constante|sin que cambie la presión|manteniendo constante la presión",
    "en gardant la pression constante|en maintenant la pression constante|sans que la pression change|pression inchangée",
    "ግፊቱን ሳይለውጥ",
    "压强不改变",
    "दाब बदले बिना|दाब अपरिवर्तित|दाब में परिवर्तन किए बिना",
  ],
  ["balloon", "globo|globo aerostático", "ballon", "የተነፋ ፊኛ|ፊኛው", "气球|热气球|充气球", "गुब्बारा|गुब्बारे"],
  ["contains", "", "", "ተሞልቷል|የተሞላ|የተሞላው|ተሞላ", "充有|充入了|装|贮有|内有", "भरी|भरा|भरे|भरी हुई|भरा हुआ"],
  [
    "sealed",
    "hermétic*|sellad*",
    "hermétique*|scellé*",
    "የታሸገ|የተዘጋ|በታሸገ|ታሽጎ",
    "密封|密封的|封闭|封闭的",
    "सीलबंद|बंद किया",
  ],
  ["closed", "", "scelle|scellee", "", "", ""],
  ["diver", "buzo|buceador*|submarinista", "plongeur|plongeuse", "ጠላቂ", "潜水员", "गोताखोर"],
  ["bubble", "burbuja*", "bulle*", "አረፋ", "气泡", "बुलबुला|बुलबुले"],
  ["airbag", "airbag|bolsa de aire", "airbag|coussin gonflable", "የአየር ከረጢት", "安全气囊", "एयरबैग"],
  ["times", "", "", "እጥፍ", "倍", "गुना"],
];
