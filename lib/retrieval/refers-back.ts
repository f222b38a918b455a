/** How sentences begin that speak of what the one before said. */
const BEGINNINGS = [
  "it its this these that those they their such therefore thus hence so because",
  "esto este esta estos estas eso ese esa ello así porque entonces",
  "ce cet cette ces cela ceci il elle ils elles ainsi donc car",
  "ይህ ይህም ይህን ይህች እነዚህ ስለዚህ ስለሆነም ምክንያቱም",
  "यह ये वह वे इस इसे इसका इसकी इसके इससे इन इसलिए क्योंकि अतः",
].flatMap((words) => words.split(" "));

const WORDS = new Set(BEGINNINGS);

/** Chinese has no spaces to know a word by. */
const CHINESE = /^(?:它|这|那|其|因此|所以|因为|于是|由此)/u;

/** Whether a sentence is only understood together with the one before it. */
export function refersBack(sentence: string): boolean {
  const [word] = /^[\p{L}\p{M}]+/u.exec(sentence) ?? [""];
  return WORDS.has(word.toLowerCase()) || CHINESE.test(sentence);
}
