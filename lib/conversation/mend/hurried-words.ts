import { LOCALES, type Locale } from "../../i18n/locales.ts";

/**
 * How people type in a hurry: a word as it is typed → as it is written, both in small letters, with > between, separated by commas;
 * an empty one says nothing.
 * Hindi is often typed in Latin letters, and so are words of one language within another.
 */
const WRITTEN: Readonly<Record<Locale, string>> = {
  en: `q>what, wht>what, whts>what is, y>why, bc>because, def>definition, eqn>equation, wat>what, wut>what, whats>what is, wats>what is, what's>what is, hows>how is, hw>how, howmuch>how much, howmany>how many, u>you, ur>your, r>are, cud>could, wud>would, shud>should, wit>with, wid>with, w>with, w/>with, w/o>without, @>at, n>and, nd>and, da>the, dis>this, dat>that, too>to, wen>when, frm>from, vol>volume, volum>volume, temp>temperature, conc>concentration, pressur>pressure, mol>mol, mols>moles, gm>g, gms>g, grm>g, grms>grams, gramms>grams, ltr>L, ltrs>L, ml>mL, mins>min, hrs>h, secs>s, yrs>years, pls>please, plz>please, hey>, hi>, yo>, bro>, c'est>, quoi>what is, dilluted>diluted, disolved>dissolved, dissolvd>dissolved, peice>piece, persent>percent, meny>many, molecuels>molecules, molecuals>molecules`,
  es: `q>que, k>que, xk>por qué, pq>por qué, ke>que, qe>que, aki>aquí, dnd>dónde, toy>estoy, tb>también, tmb>también, cuanto>cuánto, cuantos>cuántos, cuantas>cuántas, cuanta>cuánta, cual>cuál, xq>por qué, porfa>, oye>, hola>, hasta>a, desde>de, temp>temperatura, vol>volumen, conc>concentración, grs>g, gr>g, lts>L`,
  fr: `koi>quoi, kwa>quoi, pk>pourquoi, pq>pourquoi, pkoi>pourquoi, kan>quand, keske>qu'est-ce que, cest>c'est, cé>c'est, pa>pas, tjs>toujours, mtn>maintenant, cb>combien, kel>quel, quelle>quelle, qd>quand, stp>, svp>, salut>, ds>dans, pr>pour, temp>température, vol>volume, conc>concentration, gr>g`,
  am: `እባክህ>, እባክሽ>, ሰላም>`,
  zh: `bhai>, yaar>, bhaiya>, sir>, didi>, kitne>कितने, kitna>कितना, kitni>कितनी, kya>क्या, hai>है, h>है, hain>हैं, hote>होते, hota>होता, hoti>होती, hoga>होगा, honge>होंगे, me>में, mein>में, mai>में, aur>और, ka>का, ki>की, ke>के, ko>को, par>पर, pe>पर, se>से, ghol>विलयन, molarity>मोलरता, mole>मोल, moles>मोल, mol>mol, molecules>अणु, anu>अणु, parmanu>परमाणु, atoms>परमाणु, gram>ग्राम, grams>ग्राम, gas>गैस, dravyaman>द्रव्यमान, aayatan>आयतन, ayatan>आयतन, volume>आयतन, mass>द्रव्यमान, pressure>दाब, temperature>ताप, tap>ताप, dab>दाब, pani>पानी, namak>नमक, batao>बताओ, nikalo>ज्ञात करो, agar>यदि, tak>तक`,
  hi: `kyun>क्यों, kyu>क्यों, kyon>क्यों, kyo>क्यों, kaun>कौन, kaunsa>कौन सा, hue>हुए, hua>हुआ, hui>हुई, likho>लिखो, sameekaran>समीकरण, samikaran>समीकरण, equation>समीकरण, matlab>मतलब, kaise>कैसे, nahi>नहीं, samajh>समझ, samjhao>समझाओ, samjha>समझा, do>दो, iska>इसका, koi>कोई, redox>रेडॉक्स, bata>बता, bond>बंध, acid>अम्ल, base>क्षारक, salt>लवण, element>तत्त्व, bhai>, yaar>, bhaiya>, sir>, didi>, kitne>कितने, kitna>कितना, kitni>कितनी, kya>क्या, hai>है, h>है, hain>हैं, hote>होते, hota>होता, hoti>होती, hoga>होगा, honge>होंगे, me>में, mein>में, mai>में, aur>और, ka>का, ki>की, ke>के, ko>को, par>पर, pe>पर, se>से, ghol>विलयन, molarity>मोलरता, mole>मोल, moles>मोल, mol>mol, molecules>अणु, anu>अणु, parmanu>परमाणु, atoms>परमाणु, gram>ग्राम, grams>ग्राम, gas>गैस, dravyaman>द्रव्यमान, aayatan>आयतन, ayatan>आयतन, volume>आयतन, mass>द्रव्यमान, pressure>दाब, temperature>ताप, tap>ताप, dab>दाब, pani>पानी, namak>नमक, batao>बताओ, nikalo>ज्ञात करो, agar>यदि, tak>तक`,
};

function listPairs(written: string): [typed: string, meant: string][] {
  return written.split(",").flatMap((entry): [string, string][] => {
    const [typed, meant] = entry.split(">").map((each) => each.trim());
    return typed === undefined || meant === undefined ? [] : [[typed, meant]];
  });
}

/** By language: a word as it is typed, and as it is written. */
export const HURRIED_WORDS: ReadonlyMap<Locale, ReadonlyMap<string, string>> = new Map(
  LOCALES.map((locale) => [locale, new Map(listPairs(WRITTEN[locale]))]),
);
