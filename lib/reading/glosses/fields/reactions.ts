import type { Row } from "./rows.ts";

/** What happens in reactions, and how it looks. */
export const REACTIONS: readonly Row[] = [
  ["=CO2", "", "glace carbonique|neige carbonique|carboglace", "ደረቅ በረዶ", "干冰", "शुष्क बर्फ|सूखी बर्फ"],
  ["flame", "llama*", "flamme*", "ነበልባል|ነበልባሉ", "火焰|白光|黄光", "ज्वाला|लौ"],
  [
    "bright",
    "brillante*|viva|vivo",
    "brillant*|vive|vif",
    "ደማቅ|የሚያብለጨልጭ|ብሩህ",
    "耀眼|耀眼的|明亮|闪亮|闪亮的|刺眼的",
    "चमकीली|चमकीला|चमकीले|चमकदार",
  ],
  [
    "is seen",
    "se observa|se ve|se aprecia|se observó",
    "on voit|on observe|on aperçoit|on constate",
    "ይታያል|ታየ|ይስተዋላል",
    "看到|可见|观察到|可观察到",
    "दिखाई देती|दिखाई देता|दिखती|देखी",
  ],
  [
    "is obtained",
    "",
    "",
    "አገኘ|አገኘች|ያገኛል|ታገኛለች|ያገኛሉ|አገኙ|የተገኘው|ተገኘ",
    "可得|可得到|收得|得",
    "मिलता|मिलती|मिलते|मिला|मिली|मिलेगा|मिलेगी|मिलेंगे|मिलने",
  ],
  ["expected", "", "", "ይጠበቃል|ይጠብቃል|ትጠብቃለች|የሚጠበቀው|ተጠብቆ", "预期|预计|理论上应得|理论上可得", "आशा|अपेक्षा|अपेक्षित"],
  ["burned", "", "", "አቃጠለ|አቃጠለች|አቃጠሉ|ተቃጠለ", "烧掉|烧掉了|燃烧掉|点燃|烧", "जलाती|जलाता|जलाते|जलाई|जला|जलाकर"],
  ["reacts", "", "", "ቢያዋህድ|አዋሃደ|ተዋሃደ|ሲያዋህድ", "", "अभिक्रिया कराता|अभिक्रिया कराती|अभिक्रिया कराई"],
  ["heated", "", "", "ሲያሞቅ|አሞቀ|ሲያሞቁ|ካሞቀ|አሞቀች|ሲሞቅ", "灼烧|烤", "गर्म करता|गर्म करती|गर्म करके|तपाया"],
  ["releases", "rechaz*", "rejett*|rejet*", "ይለቃል|ያወጣል", "排出|排放", "छोड़ता|छोड़ती|छोड़ते"],
  ["is released", "exhal*", "rejette-t-il|rejete*|dégagement", "ወጣ|የወጣ", "放热|释出", "निकलता|निकलते|निकलेगा|छूटती"],
  ["produces", "", "", "ያመርታል|ያስገኛል|አመረተ", "产出|制造|生产", "उत्पन्न करता|उत्पन्न करती|बनाती|पैदा"],
  ["rust", "óxido de hierro hidratado|herrumbre", "rouille", "ዝገት", "铁锈|锈", "जंग"],
  ["corrodes", "oxida|oxidarse|se oxida", "rouille|s'oxyde", "ዛገ|ይዝጋል", "生锈", "जंग लग"],
  ["powder", "", "", "ዱቄት", "粉|粉末|粉状|颗粒", "चूर्ण|पाउडर"],
  ["shavings", "limaduras|virutas|granalla", "limaille|copeaux|tournure|grenaille", "", "屑|碎屑", "छीलन|बुरादा"],
  ["plate", "placa|lámina|plancha", "plaque|lame", "ሰሌዳ", "金属片|板|片状", "प्लेट|चादर"],
  ["=chromium", "", "chrome", "", "", ""],
];
