import type { Examples } from "../turns.ts";

export const HI: Examples = {
  distress: `
मैं मरना चाहता हूँ
मुझे जीना नहीं है अब
मैं खुद को नुकसान पहुँचाना चाहती हूँ
आत्महत्या के ख्याल आ रहे हैं
कल रात मैंने अपना हाथ काट लिया
नंबर कम आने पर पापा मुझे मारते हैं
स्कूल में कोई मुझे धमकी दे रहा है, बहुत डर लगता है
मेरे चाचा मुझे गलत तरीके से छूते हैं
घर जाने से डर लगता है वहाँ मारपीट होती है
मैं नहीं रहूँगी तो किसी को फर्क नहीं पड़ेगा
सब खत्म कर देने का मन करता है
जिंदगी का कोई मतलब नहीं रहा, जीकर क्या करूँ
रोज छुट्टी के बाद लड़के मुझे पीटते हैं
मैं अपनी जान लेने के बारे में सोच रहा हूँ
mujhe mar jana hai
jeene ka man nahi karta ab
suicide karne ka man kar raha hai
papa roz daaru peekar mujhe maarte hai
koi mujhe meri photo leak karne ki dhamki de raha hai
main khud ko chot pahuchati hu, ruk nahi pa rahi
मेरे साथ जबरदस्ती की गई, किसे बताऊँ
mere bina sab khush rahenge, main nahi rahna chahta
सौतेले पिता मुझे पीटते हैं और मम्मी को भी
अब और सहा नहीं जाता, मैं मर जाऊँ तो अच्छा
ek ladka school me hathiyar lane ki baat kar raha hai`,
  nerves: `
शुक्रवार को पेपर है बहुत डर लग रहा है
कल एग्जाम है और मैं घबरा रहा हूँ
केमिस्ट्री से बहुत डर लगता है
अगर फेल हो गई तो
kal pre board hai aur tension ho rahi hai
एक घंटे में टेस्ट है और किताब खोली तक नहीं
हाथ काँप रहे हैं पेपर 9 बजे है
परीक्षा की चिंता में नींद नहीं आई
exam ka naam sunke hi ghabrahat hoti hai
बोर्ड की बहुत टेंशन है
मैं हर बार पेपर में सब भूल जाता हूँ
viva se bahut darr lagta hai yaar
मोल वाले सवालों से डर लगता है मुझे
agar paper me kuch nahi aaya to kya hoga
दिल जोर से धड़क रहा है, कल रसायन का इम्तिहान है
organic chemistry dekhke hi dar jata hu
अगले हफ्ते यूनिट टेस्ट है और मैं पैनिक कर रही हूँ
neet ka pressure bahut hai darr lag raha hai
लगता है इस बार पास नहीं हो पाऊँगा
पेपर से पहले पेट में दर्द होने लगता है
practical exam hai kal, bohot nervous hu
मुझे बहुत घबराहट हो रही है परीक्षा को लेकर
बस दो दिन बचे हैं और कुछ नहीं आता, क्या होगा मेरा
test ke time dimag blank ho jata hai
रिजल्ट से डर लग रहा है
मम्मी कहती हैं 90 लाना है, बहुत दबाव है परीक्षा का
jee ki tension se so nahi pa rahi
इस विषय से मुझे हमेशा से डर लगता आया है
सर क्लास में पूछेंगे तो क्या होगा, डर रहा हूँ
half yearly parso hai aur syllabus pura baki hai 😭
पसीने छूट रहे हैं कल के टेस्ट के बारे में सोचकर
कंपार्टमेंट का एग्जाम है, इस बार भी फेल हुआ तो
chem ka paper sochke rona aa raha hai dar ke mare
बेचैनी हो रही है, परीक्षा बहुत पास है`,
  "bad-day": `
मैं बहुत थक गया हूँ इससे
मैं केमिस्ट्री के लायक नहीं हूँ
मुझसे नहीं होगा कभी
आज का दिन बहुत खराब था
मन उदास है
सिर दर्द हो रहा है पढ़ पढ़ के
रोने का मन कर रहा है
आज टेस्ट में फेल हो गई
सबको समझ आता है बस मुझे नहीं
mera dimag kaam nahi kar raha ab
dost se ladai ho gayi, padhai me man nahi lag raha
ब्रेकअप हो गया है पढ़ नहीं पा रहा
नफरत है मुझे मोल से
mai bahut bekar hu padhai me
टीचर ने सबके सामने डाँटा
पापा मुझसे नाराज हैं मार्क्स की वजह से
मैं हार मान गया, ये विषय मेरे बस का नहीं
aaj mood bahut kharab hai
सिर्फ 12 नंबर आए 40 में से
itni mehnat ki phir bhi kam number aaye
बहुत निराश हूँ खुद से
घर में मम्मी पापा की लड़ाई चल रही है, मन नहीं लगता
दादी अस्पताल में हैं, कुछ अच्छा नहीं लग रहा
main dumb hu yaar
chemistry ne zindagi kharab kar di
कुछ भी करने का मन नहीं है आज
चार घंटे से बैठा हूँ, दिमाग का दही हो गया
अकेला महसूस कर रही हूँ, कोई दोस्त नहीं है
मेरी कोई मेहनत काम नहीं आती
मेरा कुत्ता मर गया कल
bas ab aur nahi hota, thak gayi hu padhte padhte
क्लास में सबसे पीछे मैं ही हूँ
सब मेरा मजाक उड़ाते हैं कि मुझे कुछ नहीं आता
hausla toot gaya hai mera
मैं किसी काम की नहीं पढ़ाई में`,
  complaint: `
तुम कुछ मदद नहीं कर रहे
ये ऐप बेकार है
एक ही बात बार बार बोल रहे हो
मैंने ये नहीं पूछा था
tum samajhte hi nahi ho
बकवास जवाब
ये तो पहले भी बता चुके हो
टाइम वेस्ट है ये
पढ़ना आता है कि नहीं तुमको
मेरे सवाल का जवाब ही नहीं दिया
kya faltu answer hai
bekar bot hai ye
पूछो कुछ बताते कुछ हो
रट्टू तोते की तरह दोहराना बंद करो
तुम खराब हो गए हो क्या
kuch kaam ka nahi hai ye app
गलत सलत बता रहे हो
इससे अच्छा तो गूगल कर लेता
dhang se jawab do na
इतना घुमा फिरा के क्यों बोलते हो, सीधा बोलो
मेरी बात सुन ही नहीं रहे
har baar same reply de raha hai
कोई फायदा नहीं तुमसे पूछने का
tumse na ho payega
ये क्या घटिया जवाब है
कितनी बार बोलूं तुम्हें`,
  apology: `
सॉरी
माफ करना
माफ़ कीजिए सर
sorry yaar
गलती हो गई मुझसे
परेशान करने के लिए माफी
इतने सवाल पूछने के लिए सॉरी
maaf kar do pls
मेरा वो मतलब नहीं था, दुख हुआ हो तो माफ करना
oops sorry galti se bhej diya
क्षमा करें
पहले जो बोला उसके लिए सॉरी
sorry net chala gaya tha
देर से जवाब देने के लिए माफ करना
sry sry
गुस्सा करने के लिए माफी चाहता हूँ
मैं बीच में चली गई थी, सॉरी
sorry meri hindi thodi kharab hai
माफी मांगती हूँ आपसे
बुरा मत मानना
maafi chahta hu sir
spelling galat likhne k liye sorry
दुबारा तंग कर रहा हूँ, माफ़ करना
ओह माफ कीजिएगा ध्यान नहीं रहा
galat bol diya maine, sorry bhai`,
  "who-are-you": `
तुम कौन हो
आप इंसान हो या मशीन
tumhara naam kya hai
तुम रोबोट हो क्या
kya tum chatgpt ho
आपको किसने बनाया
तुम्हारी उम्र कितनी है
आप असली टीचर हैं?
तुम क्या क्या कर सकते हो
kaise kaam karte ho tum
कोई बैठ के टाइप कर रहा है क्या
तुम्हें नींद आती है?
क्या तुम्हारी भावनाएँ हैं
aap ladka ho ya ladki
कहाँ रहते हो आप
अपने बारे में बताओ
ye app kisne banaya hai
तुम एआई हो ना
kon ho bhai tum
तेरा नाम क्या है
आप क्या चीज हैं
real insan ho ya computer
तुम किस काम के लिए बने हो
आपका मालिक कौन है
main kisse baat kar rahi hu
अपना परिचय दीजिए`,
  "may-i-ask": `
क्या मैं कुछ भी पूछ सकता हूँ
एक बेवकूफी वाला सवाल पूछूँ?
आप कौन कौन से टॉपिक पढ़ाते हो
kya ye free hai
organic bhi aata hai tumko?
फिजिक्स भी पढ़ाते हो क्या
होमवर्क की फोटो भेज सकता हूँ
क्या आपके जवाब सही होते हैं
तुमसे गलती भी होती है?
kitne sawal puch sakte hai ek din me
हिंदी में पूछ सकती हूँ ना
ncert ke questions bhi karwa doge kya
प्रैक्टिकल फाइल में भी मदद करते हो?
pdf upload kar sakte hai?
क्या पैसे लगेंगे
मेरी बातें कोई और तो नहीं पढ़ेगा
11वीं का सिलेबस आता है आपको
kya aap pe bharosa kar sakte hai
english me bhi likh sakta hu kya
रात में भी पूछ सकते हैं?
कितने भी सवाल पूछ लूँ चलेगा?
kis class tak ki chemistry aati hai
bihar board ka bhi padhate ho?
किस तरह के सवालों के जवाब देते हैं आप
वॉइस मैसेज कर सकते हैं क्या यहाँ
kya mai bar bar ek hi cheez puch sakti hu`,
  "from-zero": `
मुझे केमिस्ट्री शुरू से सीखनी है
मुझे रसायन का कुछ भी नहीं आता, कहाँ से शुरू करें
zero se start karo
एकदम बेसिक से पढ़ाओ
मैं बिल्कुल नया हूँ, सब सिखाओ
पूरा कोर्स शुरुआत से करा दो
पूरा साल छूट गया है, सब कुछ पढ़ना है
मैंने कभी केमिस्ट्री नहीं पढ़ी
ऐसे समझाओ जैसे केमिस्ट्री पहली बार सुन रही हूँ
basics bhi nahi aati, shuru se batao sab
पहले पाठ से शुरू करते हैं
chemistry ka c bhi nahi aata, shuruaat se padha do
एक दम शून्य से आरंभ करना है
pura syllabus starting se padhna hai
मेरा बेस कमजोर नहीं, है ही नहीं, सब पढ़ाओ
आर्ट्स से साइंस में आया हूँ, सब कुछ पहले से सिखाओ
abc se shuru karo chemistry ki
पूरी केमिस्ट्री स्टेप बाय स्टेप पढ़नी है शुरुआत से
सब भूल गया, दोबारा जड़ से शुरू करवाओ
main beginner hu complete, first se sikhao
बिगिनर के लिए केमिस्ट्री
kuch nahi padha saal bhar, ekdam start se chahiye
नींव से लेकर आखिर तक सब पढ़ा दीजिए
लॉकडाउन में कुछ नहीं पढ़ा, पूरा विषय नए सिरे से सीखना है
रसायन विज्ञान की एबीसीडी से चालू करो`,
  "how-are-you": `
कैसे हो
आप कैसे हैं
kya haal hai
क्या चल रहा है
सब ठीक?
kaise ho bhai
आज का दिन कैसा रहा तुम्हारा
तबीयत कैसी है
kya hal chal
और सुनाओ
how r u
कैसी हो आप
सब बढ़िया ना?
aur bata kaisa hai
आप ठीक तो हैं
kaisa chal raha h sab
मैं ठीक हूँ आप बताओ
क्या कर रहे हो
wassup bro
आज कैसा लग रहा है
उम्मीद है आप अच्छे होंगे
kya scene hai
हालचाल कैसे हैं सर
kaisi ho ma'am aap
sab mast?`,
  farewell: `
बाय
अलविदा
कल मिलते हैं
मैं सोने जा रहा हूँ
अब जाना पड़ेगा
chalo bye
आज के लिए इतना ही
नींद आ रही है, शुभ रात्रि
फिर बात करते हैं
gn kal milenge
थक गई हूँ अब बस, कल करेंगे
खाना खाने बुला रहे हैं, जाता हूँ
ab band karte hai
टाटा
चलता हूँ
phir milte hai
बहुत पढ़ लिया आज, बाकी कल
ok bye good night
मम्मी बुला रही है जाना है
बस करते हैं आज
main nikal raha hu ab
ट्यूशन का टाइम हो गया, बाय बाय
aaj ke liye kaafi hai
ठीक है फिर, नमस्ते चलती हूँ
आंखें बंद हो रही हैं अब सोता हूँ
रविवार को मिलेंगे`,
  thanks: `
धन्यवाद
शुक्रिया
बहुत बहुत धन्यवाद सर
thank you
थैंक्यू सो मच
thnx bhai
मदद के लिए शुक्रिया
आपने बचा लिया, धन्यवाद
samajh aa gaya thank u
बहुत काम आया
ty ty
आभारी हूँ आपका
dhanyawad ji
अब समझ आया, थैंक्स
समझाने के लिए आभार
shukriya dost
bahut help ho gayi
थैंक यू मैम
tysm aapki wajah se pass ho gaya
बहुत मेहरबानी
ओके थैंक्स
इतना समय देने के लिए धन्यवाद
thanks yaar ekdum clear ho gaya
आपका एहसान रहेगा
dil se shukriya
tq sir`,
  praise: `
तुम बहुत अच्छे हो
आप मेरी टीचर से अच्छा समझाते हो
वाह
kya baat hai
मस्त ऐप है
कमाल कर दिया
best tutor ho aap
बहुत बढ़िया समझाया
op bhai
मजा आ गया
तुम जीनियस हो
tum to bahut smart ho
शानदार
i love this app yaar
गजब
आप बहुत धैर्य वाले हैं
सबसे बढ़िया बॉट
ekdum jhakaas
कितना अच्छा समझाते हो आप
zabardast
शाबाश
mast padhate ho
अच्छा लगा ये तरीका, पढ़ाई मजेदार हो गई
आप ग्रेट हो
bahut khoob
superb explanation`,
  greeting: `
नमस्ते
हाय
हैलो
नमस्कार सर
सुप्रभात
hi
राम राम
hello bhai
गुड मॉर्निंग
मैं आ गया
हेलो मैं प्रिया हूँ
namaste sir
कोई है यहाँ
शुभ संध्या
hii
phir se aa gayi main
अरे सुनो
प्रणाम गुरुजी
hey tutor ji
good evening mam
सलाम
आदाब
hello ji
hlo
mai rohan, class 10
सत श्री अकाल
वापस आ गई हूँ`,
  acknowledgement: `
ठीक है
ओके
अच्छा
समझ गया
हाँ
ok ok
हम्म
acha samajh gayi
सही है
जी
अच्छा अब समझ आया
thik h
हाँ हाँ
ओह अच्छा
haan ji
चलो ठीक
achha aisa hai
k
दिलचस्प
ओह तो ये बात है
hmm ok
बिल्कुल
समझ में आ गया
theek
haa pata chal gaya
ओके जी
ohh achha
clear hai`,
  privacy: `
जो मैं लिखता हूँ क्या वह सेव होता है
क्या मेरे सर यह पढ़ेंगे
क्या दूसरे लोग मेरे सवाल देख सकते हैं
मेरे संदेशों का क्या होता है
क्या मैं यह बातचीत मिटा सकता हूँ
यह हमारे बीच रहेगा न
मैं नहीं चाहता कि टीचर देखें
कब तक रखते हो यह सब`,
  languages: `
क्या आपको फ़्रेंच आती है
मुझे अंग्रेज़ी में जवाब दो
तुम कितनी भाषाएँ जानते हो
अंग्रेज़ी में बदलो
क्या चीनी में हो सकता है
भाषा कैसे बदलूँ
क्या तुम मराठी समझते हो
english me jawab do`,
  stop: `
अब और नहीं करना
इसे छोड़ देते हैं अभी
और सवाल मत दो
अभी मन नहीं है
बाद में करूँगा यह
क्विज़ खत्म करो
मुझसे सवाल पूछना बंद करो
अभ्यास रोक दो`,
  "off-subject": `
कल मैच कौन जीता
एक चुटकुला सुनाओ
आज मौसम कैसा रहेगा
पिज्जा पसंद है तुम्हें
मेरा इंग्लिश का निबंध लिख दो
जापान की राजधानी क्या है
kaunsa phone lu 15000 tak
गणित का होमवर्क कर दो
x^2 - 5x + 6 = 0 हल करो
भारत के प्रधानमंत्री कौन हैं
koi acchi movie batao
विराट कोहली या धोनी
बारिश पर कविता लिखो
गाना सुना दो
इसको अंग्रेजी में अनुवाद करो
पानीपत की पहली लड़ाई कब हुई
शादी में क्या पहनूँ
pubg khelte ho kya
तुम्हारा फेवरेट हीरो कौन है
gf kaise banau
ipl me kaun jeetega
मेरी बिल्ली बहुत प्यारी है
समय क्या हुआ है
चाय कैसे बनाते हैं
insta pe followers kaise badhaye
भूत होते हैं क्या
बायोलॉजी का एक सवाल: कोशिका किसने खोजी
cricket khelne chale?
संस्कृत का अनुवाद करवा दो
दिल्ली से मुंबई कितनी दूर है
shahrukh ki nayi film kaisi hai
ताजमहल किसने बनवाया
youtube channel kaise banate hai
दिवाली कब है इस साल
mera rashifal batao
सबसे महंगी कार कौन सी है`,
  wish: `
मदद चाहिए
क्या आप मेरी मदद करोगे
मुझे एक सवाल पूछना है
होमवर्क में हेल्प कर दो
चलो शुरू करते हैं
ek doubt hai
help karo na please
मुझे पढ़ना है
अम्ल क्षार वाला चैप्टर समझना है
gas laws padhna hai kaha se shuru karu
रासायनिक आबंधन में मदद करो
मुझे मोल कॉन्सेप्ट सीखना है
redox padha do
आज क्या करेंगे
इस पाठ में कहाँ से शुरू करूँ पता नहीं
कल असाइनमेंट जमा करना है
सर कुछ पूछना था
thermodynamics me help chahiye
विलयन पर टेस्ट है, तैयारी करवा दो
equilibrium wala chapter samjha do
कार्बनिक रसायन पढ़ाइए
मुझे कुछ समझ नहीं आया क्लास में, सिखा दोगे?
bhai chem me madad kar de
आवर्त सारणी पढ़नी है आज
electrochemistry start karni hai
कुछ काम करवाना था
एक डाउट क्लियर करना है
रासायनिक गतिकी में दिक्कत है मुझे
pls help me sir urgent
मेरे साथ पढ़ोगे?
नामकरण सीखना चाहती हूँ
chapter 3 karna hai
परमाणु संरचना का चैप्टर करना था
stoichiometry kamzor hai meri, help karna
प्रोजेक्ट बनाना है केमिस्ट्री का, मदद कर दीजिए`,
  stuck: `
पता नहीं
मुझे नहीं आता
नहीं पता
कुछ समझ नहीं आ रहा क्या करूँ
ye kaise hoga
मैं अटक गया हूँ
यह वाला नहीं हो रहा
pata nhi yaar
कौन सा सूत्र लगेगा पता ही नहीं
आगे क्या करना है नहीं मालूम
nahi ho raha mujhse ye sawal
सवाल ही समझ नहीं आया
idk
कोई आइडिया नहीं
शुरू कैसे करूँ इसको
दिमाग नहीं चल रहा इस सवाल में
मुझे कैसे पता होगा
pehle kya karna hai
फँस गई हूँ यहाँ
nhi aata
अब क्या करूँ
इसका उत्तर मुझे ज्ञात नहीं
ismein kya lagana hai samajh nahi aa raha
बीच में अटक गया, आगे नहीं बढ़ रहा
कहाँ से पकड़ूँ इस सवाल को
no idea bro
यह मेरे पल्ले नहीं पड़ रहा कि करना क्या है`,
  hint: `
एक हिंट दो
थोड़ा सा इशारा कर दो
hint please
उत्तर मत बताओ बस हिंट दे दो
सिर्फ पहला स्टेप बताओ
ek aur hint
संकेत दीजिए
बस रास्ता दिखा दो, हल मैं करूँगा
answer mat batana, bas clue do
कोई क्लू मिलेगा?
थोड़ी सी मदद, पूरा हल नहीं
अगला कदम क्या होगा, सिर्फ इशारा
choti si hint de do na
एक और संकेत चाहिए
कहाँ से शुरू करूँ, बस इतना बता दो, हल मत करना
bas formula ka hint de do
मैं खुद करूँगी, थोड़ा सा बता दो
सीधे जवाब नहीं, हिंट चाहिए
start karwa do baki main kar lunga
दूसरे स्टेप का हिंट
koi tip do isko solve karne ki
कुछ तो इशारा दो
agli hint
जवाब छुपा के रखो पर दिशा बता दो
thoda sa nudge de do
क्लू दो ना`,
  reveal: `
उत्तर बता दो
जवाब क्या है
पूरा हल दिखाओ
मैं हार गया, आंसर बताओ
answer bata do bas
तुम ही हल कर दो
सारे स्टेप्स दिखाओ
अब बता भी दो
solution dikhao
हिंट नहीं चाहिए सीधा उत्तर दो
kitna aayega bata do
पूरा करके दिखाइए
final answer kya hai
बस रिजल्ट दे दो
solve kar do please mere liye
सही विकल्प कौन सा था
पूरा समाधान चाहिए
chhodo, answer de do
इसका हल लिख दो
नहीं करना मुझे, आप जवाब दे दो
step by step karke dikha do
give up, batao kya tha answer
सही जवाब दिखा दीजिए
pura solution bhej do
आखिर में क्या आया, बोल दो`,
  practice: `
एक सवाल दो
एक और
अभ्यास के लिए प्रश्न दीजिए
थोड़ा आसान वाला दो
ab thoda hard wala
मोल पर 5 सवाल दो
मेरा टेस्ट लो
quiz lo mera
कुछ पूछो मुझसे
संतुलन समीकरण की प्रैक्टिस करनी है
aise hi 3 aur do
अगला प्रश्न
नामकरण पर क्विज बनाओ
गैस के नियमों वाले न्यूमेरिकल दो
molarity ke question do
प्रैक्टिस करते हैं चलो
mcq do chemical bonding ke
मैं खुद करके देखूँ, एक दो
वैसा ही एक और सवाल
limiting reagent pe ek numerical
पीएच पर कुछ अभ्यास कराओ
ek mock test bana do
मुश्किल वाला दो अब
और सवाल चाहिए
jee level ka question do
सब मिला जुला के प्रश्न दो
aur ek try karti hu
बोर्ड जैसा एक प्रश्न दीजिए
चुनौती दो मुझे
इलेक्ट्रॉनिक विन्यास के सवाल करवाओ
next question do
redox pe drill karwao
अनुमापन का एक प्रश्न बनाइए
chalo test lo titration ka
कार्बनिक नामकरण की वर्कशीट दो`,
  next: `
अब क्या पढ़ूँ
इसके बाद कौन सा टॉपिक है
मुझे कौन सा चैप्टर करना चाहिए
मेरी कमजोरी क्या है
aage kya padhna chahiye
मैं कैसा कर रहा हूँ
क्या मैं परीक्षा के लिए तैयार हूँ
kaunse topic important hai
कौन सी चीज दोहरानी चाहिए
साम्यावस्था से पहले क्या आना चाहिए
is hafte ka study plan banao
मुझे किस पर ज्यादा मेहनत करनी चाहिए
mole ke baad kya karu
मेरी प्रगति कैसी है
पहले कार्बनिक करूँ या भौतिक
kis chapter se zyada marks aate hai
क्या रिवाइज करना बाकी है
किस क्रम में पढ़ूँ
3 din bache hai kya kya padhu
किस टॉपिक में मैं कच्चा हूँ
अगला पाठ कौन सा रहेगा
ab aage badhu ya isko revise karu
सबसे जरूरी अध्याय कौन से हैं
weak topics bata do mere
टाइम टेबल बना दो पढ़ाई का
क्या मैं अगले अध्याय पर जा सकती हूँ
मुझे पहले क्या पढ़ना चाहिए
अब कौन सा अध्याय पढ़ूँ
परीक्षा से पहले किस पर ध्यान दूँ
मेरी कमज़ोरी कहाँ है
आगे क्या दोहराऊँ
मुझे और क्या सीखना बाकी है`,
  why: `
2 से भाग क्यों दिया
ये 22.4 कहाँ से आया
केल्विन में क्यों बदला
0.25 कैसे आया
3:2 का अनुपात क्यों लिया
ye number kaha se aaya
स्टेप 2 में वो संख्या क्या है
मोलर द्रव्यमान से गुणा क्यों किया
ye negative kyu aaya
ऐसा क्यों
kyu?
घटाया क्यों यहाँ
96485 किसलिए है
आपको कैसे पता ये सीमांत है
h2 ke aage 2 kyu lagaya
पहले मोल क्यों निकाले
1000 se divide kyu kiya
दूसरी लाइन का मतलब क्या है
यही सूत्र क्यों लगाया दूसरा क्यों नहीं
ये 18 कहाँ से निकला
0.0821 kya hai ye
उल्टा क्यों कर दिया भिन्न को
वर्ग क्यों किया यहाँ
273 kyu joda
सिर्फ दो सार्थक अंक क्यों
x ko ignore kyu kar diya
ये मान आपने कैसे निकाला
इसमें लॉग क्यों लिया
44 kaise aaya bhai
किस वजह से चिन्ह बदल गया
ये 6.022 बीच में कहाँ से आ गया
3 se multiply karne ki wajah?
आयतन को लीटर में क्यों बदला
left side me 5 kaise ho gaya
पर क्यों भला`,
  simpler: `
फिर से समझाओ
समझ नहीं आया
आसान भाषा में बताओ
samjha nahi dobara batao
बहुत लंबा है छोटा करो
दूसरा स्टेप नहीं समझी
5 साल के बच्चे की तरह समझाओ
short me batao
धीरे धीरे बताओ
इसका मतलब क्या हुआ, जो आपने लिखा
थोड़ा और सरल करो
kya bol rahe ho samajh ni aaya
दूसरे तरीके से समझाइए
एक बार और
simple words me bolo
अभी भी समझ नहीं आया
सार बता दो
confuse ho gaya main ye padhke
हिंदी में समझाओ ये अंग्रेजी शब्द
क्या? फिर बोलो
तीसरा चरण पल्ले नहीं पड़ा
example deke samjhao na
ये तो सिर के ऊपर से गया
thoda aasan karke bataiye
संक्षेप में कहिए
upar wala explanation phir se
इतना कठिन मत बोलो
दोबारा लिखो आसान शब्दों में
आखिरी वाली बात फिर से समझा दीजिए
itna bada paragraph? 2 line me bolo
मतलब?
clear nahi hua, ek baar aur samjha do
रोजमर्रा के उदाहरण से समझाओ
हैं? क्या कहा
aapki baat samajh nahi payi`,
  check: `
क्या ये सही है
मेरा उत्तर 4.5 g आया, ठीक है?
12
0.5 मोल
check karo mera answer
मैंने सही किया क्या
मुझे लगता है B है
तो ये ऊष्माक्षेपी है ना
mera 18 aaya dost ka 36, kaun sahi hai
मेरा हल जाँच दो
गलती कहाँ है मेरी
टीचर बोले 7 पर मेरा 8 आ रहा है
2.5 hoga kya
क्या मेरा समीकरण संतुलित है 2Mg + O2 -> 2MgO
भारी परमाणु हमेशा बड़ा होता है ना
ph double ho jayega na
दाब बढ़ाने से आयतन घटेगा, सही?
sahi hai na ye
उत्तर 3.2 है
sodium electron khota hai right?
आयनिक बंध है शायद, ठीक बोल रहा हूँ?
250 ml aaya
मोलरता और मोल प्रति लीटर एक ही है ना
maine 0.02 M nikala par book me 0.2 hai
क्या अपचयन में इलेक्ट्रॉन मिलते हैं, हाँ ना?
option c sahi hai kya
मेरी गणना देखकर बताइए
to answer 40 gram hua?
कैटायन धनात्मक होता है, सही कहा मैंने?
CaCl2 likha maine thik h?
इसका मतलब आयतन आधा हो जाएगा?
34.5 kJ
galat hai kya mera method
क्या ये नाइट्रिक अम्ल है?
मैंने n = 2 निकाला, आगे ठीक जा रहा हूँ?`,
  correction: `
नहीं मेरा मतलब ग्राम था
सॉरी कार्बन डाइऑक्साइड कहना था
मैंने ये नहीं लिखा था
25 बोला था 52 नहीं
nahi wo solution ka mass hai
सेल्सियस में है केल्विन में नहीं
typo ho gaya h2so4 tha
गलत लिख दिया, 45 ग्राम है
असल में 3 लीटर है
mera matlab dusre wale se tha
जिंक नहीं टिन
आपने गलत पढ़ा, आयतन 2 L है
are nahi acid wala
0.1 M होना चाहिए था
बताना भूल गया कि वो आधिक्य में है
naoh likhna tha
मैं क्षार की नहीं लवण की बात कर रही थी
दाब 2 atm है, मैंने गलत टाइप किया
15 ki jagah 50 likh diya tha maine, 15 hai
नहीं नहीं पहला वाला
वो KCl है KClO3 नहीं
ek zero reh gaya, 500 ml hai
मैं पीएच पूछ रहा था न कि सांद्रता
potassium bolna tha mujhe, sodium nahi
तापमान 300 K था, गलती से 30 लिखा
galat samjhe aap, anode ki baat thi
मेरा सवाल कैल्शियम को लेकर था
mg hai g nahi
लोहा (III) था (II) नहीं
vo 20 methane ka tha, ulta likh diya
37% लिखना छूट गया था
arey maine atomic mass pucha tha number nahi
सही संख्या 0.35 है, पहले वाली काट दो
ओह माफ करना, वो एथेन था एथीन नहीं
*ammonia`,
  change: `
और 5 ग्राम से
अगर 10 लीटर हो तो
अब ऑक्सीजन के लिए करो
mg में कितना होगा
350 K पर?
same potassium ke sath
कितने अणु हुए
दूसरे उत्पाद का कितना बनेगा
mass double kar de to
2 मोल के लिए निकालो
ml me convert karo
द्रव्यमान कितना होगा फिर
केल्विन में बताओ
kitna bachega
अब आयतन निकालो
80 ग्राम पानी के साथ यही
dusra reactant kitna lagega
3 अर्धायु के बाद
और दूसरे वाले का?
aur ph kitna hoga
मैग्नीशियम की जगह एल्युमिनियम लें तो
दाब 3 atm कर दें तो
0.2 M hota to
उपज 80% हो तब कितना
kJ में लिखो
इसमें परमाणु कितने होंगे
hcl ki jagah h2so4 ho to
और घनत्व?
25 डिग्री लेकर दोबारा करो
पानी दुगना कर दें तब?
stp pe kitna volume hoga iska
40 ml lu to kya aayega
उल्टा करो, 12 ग्राम CO2 से कितना मीथेन
और प्रतिशत में?
agar calcium hota to`,
  idea: `
समस्थानिक क्या होते हैं
मोलरता का मतलब क्या है
आयनिक और सहसंयोजक बंध में अंतर
बर्फ पानी पर क्यों तैरती है
le chatelier principle samjhao
मोल क्या होता है
उत्प्रेरक कैसे काम करता है
आवर्त में परमाणु का आकार क्यों घटता है
enthalpy kya hoti hai simple me
साम्य पर और अभिकारक डालने से क्या होता है
ideal gas equation kab use karte hai
बफर विलयन समझाइए
पानी ध्रुवीय क्यों है
समीकरण संतुलित कैसे करते हैं
oxidation kya hai
संकरण के बारे में बताओ
कैसे पता चले कि अणु ध्रुवीय है
दुर्बल अम्ल का उदाहरण
electronegativity kise kehte hai
प्रबल और सांद्र अम्ल में फर्क क्या है
अनुमापन क्यों करते हैं
लोहे में जंग क्यों लगती है
pressure aur temperature ka kya relation hai
वान्डर वाल्स बल क्या हैं
आयन कैसे बनते हैं
नमक का घोल बिजली चलाता है पर ठोस नमक नहीं, ऐसा क्यों
activation energy ka matlab
कक्षक और कक्षा में क्या अंतर है
noble gas react kyu nahi karti
साबुन मैल कैसे हटाता है
limiting reagent hota kya hai
एंट्रॉपी को समझाओ
पानी और अल्कोहल के मिश्रण को अलग कैसे करते हैं
galvanic cell kaise kaam karta hai
अष्टक नियम क्या कहता है`,
  fact: `
एथेनॉल का क्वथनांक
सल्फ्यूरिक अम्ल का सूत्र
nacl ka naam
hcl strong acid hai kya
लोहे का परमाणु क्रमांक कितना है
सिल्वर क्लोराइड घुलनशील है?
सल्फर का इलेक्ट्रॉनिक विन्यास
na aur k me bada kaun
सल्फेट आयन का आवेश
कॉपर सल्फेट किस रंग का होता है
kmno4 me mn ka oxidation number
सोने का गलनांक
फॉस्फोरस में कितने संयोजी इलेक्ट्रॉन
पारे का घनत्व
chlorine kis group me hai
टिन का प्रतीक
पोटैशियम परमैंगनेट का फॉर्मूला
fe2o3 ka naam kya hai
कैल्शियम का परमाणु भार
nitrogen ki valency
फ्लोरीन की विद्युत ऋणात्मकता कितनी है
गैस नियतांक का मान
मीथेन गैस है या द्रव
uranium me kitne proton hote hai
सबसे हल्की धातु कौन सी है
बेकिंग सोडा का रासायनिक नाम
acetic acid ka ka value`,
  drawing: `
पानी का चित्र बनाओ
co2 की लुईस संरचना
अमोनिया कैसा दिखता है दिखाओ
ethane ka structure banao
बेंजीन की संरचना बनाइए
pcl3 ka lewis dot
sf6 की आकृति दिखाओ
molecule dikhao
अब आयन का चित्र
मीथेन का चित्र दिखाइए
nh3 ka 3d shape
2-मेथिलब्यूटेन बनाकर दिखाओ
एसिटिक अम्ल की संरचना
ethanol ki structure dikha do
so3 draw karo
प्रोपेन का संरचना सूत्र बनाओ
glucose ka diagram
ओजोन का अणु बनाओ
अमोनियम आयन की लुईस डॉट संरचना
cyclohexane bana ke dikhao
एथीन को बंधों के साथ दर्शाइए
butane ke isomers draw kar do
bf3 की ज्यामिति दिखाओ
iska picture milega?
एसीटोन का ढांचा खींचो
क्लोरोफॉर्म का मॉडल दिखाओ`,
  problem: `
20 ग्राम naoh में कितने मोल हैं
किसी गैस का आयतन 2 atm पर 3 L है, 1 atm पर आयतन क्या होगा
c3h8 + o2 -> co2 + h2o को संतुलित करो
0.02 M hcl का ph ज्ञात कीजिए
5 ग्राम हाइड्रोजन से कितना पानी बनेगा
250 ml me 10 g nacl hai molarity nikalo
25 ml अम्ल का 0.1 M क्षार से अनुमापन करने पर 18 ml लगा, अम्ल की सांद्रता ज्ञात करो
एक यौगिक में 40% C, 6.7% H और 53.3% O है, मूलानुपाती सूत्र निकालिए
50 g pani ko 10 degree garam karne me kitni heat lagegi
stp पर 2 मोल गैस का आयतन
ग्लूकोज का मोलर द्रव्यमान निकालो
5 g mg aur 3 g o2 react kare to limiting reagent kaun hai
एक नमूने की अर्धायु 8 दिन है, 24 दिन बाद कितना बचेगा
30 g की वस्तु का आयतन 12 ml है, घनत्व बताइए
10 g methane jalane pe kitna co2 banega
n2 + 3h2 -> 2nh3 के लिए डेल्टा H की गणना करो
4 ग्राम हीलियम में परमाणुओं की संख्या
balance karo al + hcl -> alcl3 + h2
85 g पानी में 15 g चीनी घोली गई, द्रव्यमान प्रतिशत क्या है
27 °C पर 10 L में 0.5 मोल O2 का दाब
500 ml 0.2 M kno3 banane ke liye kitne gram chahiye
100 ml 0.1 M agno3 में आधिक्य nacl मिलाने पर agcl का द्रव्यमान
k2cr2o7 me cr ki oxidation state nikalo
साम्य पर [A]=0.2 और [B]=0.6 हो तो Kc ज्ञात करें
zn-cu सेल का मानक विभव परिकलित कीजिए
caco3 me oxygen ka percentage kitna hai
निम्न अभिक्रिया में 75% उपज पर 30 g उत्पाद मिला, सैद्धांतिक उपज क्या थी`,
};
