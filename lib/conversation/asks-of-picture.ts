/** Longer messages tell a problem beside it. UTF-16 units. */
const LONGEST = 100;

const PICTURE =
  /(?<!\p{L})(?:pictures?|pics?|photos?|images?|screenshots?|scans?|fotos?|im[aá]gen(?:es)?|captura|imagen|photo|image|capture)(?!\p{L})|图片|照片|截图|图像|तस्वीर|फोटो|फ़ोटो|चित्र|ፎቶ|ምስል|ሥዕል/iu;

/** That it is there to be seen, or whether it can be. */
const SEEN =
  /(?<!\p{L})(?:see|read|view|open|look(?:ed)?|scan|get|got|receive[d]?|sent|send|attach(?:ed)?|upload(?:ed)?|posted|here(?:['’]?s| is)|ves|ver|viste|lees|leer|mira|recibiste|mand[eé]|envi[eé]|adjunt[eéo]|sub[ií]|aqu[ií] est[aá]|vois|voir|lis|lire|regarde|re[cç]u|envoy[eé]|joint|voici)(?!\p{L})|看|读|发|上传|收到|देख|पढ़|भेज|मिल|dekh|bhej|ታያ|ይታይ|አየህ|አየሽ|ላክ|አንብብ/iu;

/** What may be seen of atoms and cells is a question about them. */
const OF_CHEMISTRY = /atom|mol[eé]cul|cell|c[eé]lul|spectr|espectr|分子|原子|अणु|परमाणु|አቶም|ሞለኪውል|\p{Nd}/iu;

/** "Can you see the picture", "I sent you a photo of my homework": of a file, where there is none. */
export function asksOfPicture(text: string): boolean {
  return text.length <= LONGEST && PICTURE.test(text) && SEEN.test(text) && !OF_CHEMISTRY.test(text);
}
