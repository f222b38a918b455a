import { foldWords } from "./fold-words.ts";

/** What people write who do not know, in the six languages at once: whoever learns in one often says so in another. */
const NOT_KNOWING = `
  idk, idek, i dk, dk, dunno, i dunno, dont know, don t know, do not know, i dont know, i don t know, i do not know, no idea, i have no idea, no clue, i have no clue,
  not sure, im not sure, i m not sure, i am not sure, unsure, no answer, i cant, i can t, i cannot, i cant do it, i can t do it, i cant do this, i can t do this,
  i dont get it, i don t get it, dont get it, i dont understand, i don t understand, i give up, give up, pass, skip, help, help me, i need help, i forgot, i forget, forgot,
  i dont remember, i don t remember, i dont know how, i don t know how, i dont know the answer, i don t know the answer, who knows, beats me, no lo se, no se, yo no se, ni idea,
  no tengo idea, no tengo ni idea, no entiendo, no lo entiendo, no puedo, me rindo, ayuda, ayudame, no estoy seguro, no estoy segura, no recuerdo, no me acuerdo, quien sabe, paso,
  je ne sais pas, je sais pas, sais pas, ne sais pas, j sais pas, jsp, chais pas, je n en sais rien, aucune idee, je n ai aucune idee, pas d idee, je ne comprends pas,
  je comprends pas, j abandonne, aide, aide moi, aidez moi, au secours, je ne suis pas sur, je ne suis pas sure, je n y arrive pas, j ai oublie, je ne me souviens pas, je passe,
  አላውቅም, አላዉቅም, አላቅም, አላውቀውም, አላውቅ, እኔ አላውቅም, እኔ እንጃ, እንጃ, መልሱን አላውቅም, መልሱን አላውቀውም, አልገባኝም, አልገባኝ, ምንም አላውቅም, እርግጠኛ አይደለሁም, እርዳኝ, እርዱኝ, ረሳሁት, ረሳሁ, አልችልም, አላስታውስም, ምንም ሀሳብ የለኝም,
  不知道, 我不知道, 不知, 不会, 我不会, 不会做, 我不会做, 不太会, 不懂, 我不懂, 不太懂, 完全不懂, 看不懂, 不清楚, 不太清楚, 不晓得, 不明白, 不确定, 没想法, 没头绪, 没学过, 忘了, 我忘了, 忘记了, 帮我, 帮帮我, 放弃, 我放弃, 跳过,
  पता नहीं, पता नहीं है, मुझे पता नहीं, मुझे नहीं पता, नहीं पता, मालूम नहीं, मुझे मालूम नहीं, नहीं मालूम, मुझे नहीं मालूम, नहीं जानता, नहीं जानती, मैं नहीं जानता, मैं नहीं जानती, समझ नहीं आया, समझ में नहीं आया, समझ नहीं आ रहा,
  नहीं आता, मुझे नहीं आता, कोई अंदाज़ा नहीं, याद नहीं, भूल गया, भूल गई, मदद, मदद करो, मदद करें, मुझसे नहीं होगा, pata nahi, pata nahin, nahi pata, mujhe nahi pata, mujhe nahi malum, pta nhi, nhi pta`;

/** Words of everyday speech that look like symbols of elements, or are sent by mistake. */
const STRAY = `i, he, she, we, me, us, it, in, as, at, be, so, no, nope, nah, yes, yeah, yep, ok, okay, hi, hey, hello, what, why, how, huh, lol, hmm, um, ugh,
  si, yo, tu, el, que, hola, vale, non, oui, ouais, je, il, quoi, salut, bof, አይ, አይደለም, አዎ, እሺ, እኔ, ምን, ሰላም, 不, 不是, 没有, 是, 好, 我, 你好, 什么, 啊, 嗯, नहीं, हाँ, हां, ना, जी, मैं, क्या, नमस्ते, ठीक है`;

/** What may stand around it: "sorry, idk", "hmm no idea sir". */
const AROUND =
  /^(?:(?:sorry|hmm|um|uh|well|honestly|sir|miss|lo siento|pardon|desole|ይቅርታ|对不起|माफ़ कीजिए) )+|(?: (?:sorry|sir|miss|yet|lol|please|at all|todavia|du tout|sir ji))+$/gu;

const listOf = (text: string): ReadonlySet<string> => new Set(text.split(",").map(bare));
const NOT_KNOWN = listOf(NOT_KNOWING);
const STRAY_WORDS = listOf(STRAY);

/** Letters that are stretched, as in "idkkk", count once; so do they in the lists. */
function bare(text: string): string {
  return foldWords(text).replaceAll(/(\p{L})\1{2,}/gu, "$1");
}

/** Whether somebody says instead of an answer that there is none: "idk", 不知道, "???". */
export function saysNotKnowing(text: string): boolean {
  if (/^[\s?¿？!.…]*[?？][\s?¿？!.…]*$/u.test(text)) return true;
  const said = bare(text).replace(/[啊呀呢吧了]$/u, "");
  return [said, said.replaceAll(AROUND, ""), bare(text)].some((each) => NOT_KNOWN.has(each));
}

/** Whether a text is a single word of everyday speech, and may all the same be an element: "no", "He", "I". */
export function isEverydayWord(text: string): boolean {
  return STRAY_WORDS.has(bare(text));
}
