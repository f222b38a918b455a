import type { Row } from "./rows.ts";

/** Currents, and what they do. */
export const CELLS: readonly Row[] = [
  [
    "is passed",
    "",
    "",
    "አሳለፈ|አሳለፈች|ያልፋል|ተላለፈ|ሲያልፍ|ቢያልፍ|አለፈ|ካለፈ",
    "通入电流|通电",
    "प्रवाहित करता|प्रवाहित करती|प्रवाहित होती|प्रवाहित हो|गुजरती",
  ],
  [
    "must be passed",
    "",
    "",
    "ማለፍ አለበት|መተላለፍ አለበት|ማሳለፍ አለበት|ማለፍ ይኖርበታል",
    "需通电|需要通电|应通电|要通电",
    "प्रवाहित करनी होगी|प्रवाहित करना होगा|प्रवाहित करनी चाहिए",
  ],
  [
    "for how many seconds",
    "durante cuántos segundos",
    "pendant combien de secondes",
    "ለስንት ሰከንድ",
    "",
    "कितने सेकंड तक|कितने सेकेंड तक|कितने सेकंड के लिए",
  ],
  [
    "for how many minutes",
    "durante cuántos minutos",
    "pendant combien de minutes",
    "ለስንት ደቂቃ",
    "",
    "कितने मिनट तक|कितने मिनट के लिए",
  ],
  [
    "for how many hours",
    "durante cuántas horas",
    "pendant combien d' heures|pendant combien d'heures",
    "ለስንት ሰዓት",
    "",
    "कितने घंटे तक|कितने घंटों तक",
  ],
  ["molten", "", "", "የቀለጠ", "熔融|熔融的|熔化的", "गलित|पिघला|पिघले"],
  ["~to obtain", "", "", "ለማግኘት", "", "प्राप्त करने के लिए|प्राप्त करने के लिये|प्राप्त करने हेतु"],
  ["plated", "recubr*|platear|niquel*|cromad*", "recouvr*|plaqu*|nickel*", "ለመለበጥ|ተለበጠ", "镀|电镀", "चढ़ाता|लेपित"],
  [
    "standard cell potential",
    "",
    "tension standard de pile|fem standard d' une pile",
    "የሴሉ መደበኛ አቅም",
    "标准电池电位",
    "मानक सेल विभवांतर|मानक विभव",
  ],
  ["cell potential", "", "", "ቮልቴጅ|የሴሉ ቮልቴጅ|የሴል ቮልቴጅ|የኤሌክትሪክ ግፊት", "电压", ""],
  ["standard cell potential", "", "", "መደበኛ ቮልቴጅ|የሴሉ መደበኛ ቮልቴጅ", "标准电压", ""],
];
