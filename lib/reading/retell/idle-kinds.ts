/**
 * Kinds of numbers that no law joins with most questions: a price, a length, what a bottle holds, a boiling point. Each says
 * which questions and texts it would matter for; there the number stays.
 */

type IdleKind = {
  /** The words around the number; its group is the number with its unit. */
  readonly phrases: readonly RegExp[];
  /** Whether a sentence that has no other number says nothing else. */
  readonly isWhole?: boolean;
  /** What a question, or a text, may not speak of. */
  readonly question?: RegExp;
  readonly text?: RegExp;
  /** What a text must speak of. */
  readonly within?: RegExp;
};

const N = String.raw`\d[\d.,]*(?<![.,])(?: ?[×x] ?10\^?-?\d+)?`;
const ABOUT = String.raw`(?:about |roughly |around |approximately |nearly |only )?`;
const COUNT = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)`;
const LENGTH = String.raw`(?:mm|cm|m|km|in|inch(?:es)?|ft|feet|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?)`;
const VOLUME = String.raw`(?:m[lL]|c[lL]|dL|L|cm\^?[3³]|dm\^?[3³]|gallons?|lit(?:er|re)s?|millilit(?:er|re)s?)`;
const VESSEL = String.raw`(?:(?:glass|plastic|small|large|steel|conical|clean|dry|empty|big|little) )*(?:beaker|bottle|glass|cup|mug|test[ -]tube|bucket|conical flask|erlenmeyer(?: flask)?|jar|jug|pan|pot|bowl|tub|sink|calorimeter cup|burette|buret|graduated cylinder|measuring cylinder|radiator|tray|can|carton|basin)s?`;

const SUBJECT = String.raw`(?<=^|[.?!;\n] ?)(?:the|a|an|this|each|her|his|its) (?:[a-z]+ ){0,3}?`;

const all = (...patterns: readonly string[]): RegExp[] => patterns.map((pattern) => new RegExp(pattern, "dgi"));

const WARMTH =
  /heat|energy|temperature|warm|cool|hot|cold|boil|melt|freez|evaporat|vapor|vapour|steam|ice\b|enthalp|J\b/i;

const GAS =
  /\bgas|pressure|\batm\b|kPa|torr|mmHg|\bSTP\b|volume of (?:oxygen|hydrogen|nitrogen|carbon dioxide)|vapou?r/i;

const OF_TIME =
  /half-?\s?li(?:fe|ves)|\brates?\b|decay|\border\b|current|electroly|amper|\bamps?\b|\d ?m?A\b|coulomb|how long|how fast|speed|effus|diffus|radioact|activity|power|watt|per (?:second|minute|hour|day|year)|\bk ?=|\b(?:life-?)?time[sd]?\b|\bages?\b|old\b|\bdat(?:e|ing)/i;

export const IDLE_KINDS: readonly IdleKind[] = [
  {
    // What it cost.
    phrases: all(
      String.raw`(?:,? ?(?:which|that|and|it))? ?\b(?:costs?|cost|sells? for|sold for|priced at|bought for|worth|costing|paid) ${ABOUT}((?:[$€£] ?${N}|${N} ?(?:dollars?|euros?|cents?|rupees|birr|yuan|pounds)))(?: (?:per|a|an|each) [a-z]+)?,?`,
      String.raw` for (?:only |about )?([$€£] ?${N}|${N} ?(?:dollars?|euros?|cents?))(?= ?[.,;)]| and\b)`,
      // Where the sign of the money is gone.
      String.raw`(?:,? ?(?:which|that|and|it))? ?\b(?:costs?|sells? for|sold for|priced at|bought for|costing) ${ABOUT}(${N})(?= ?(?:[,.;)]|and\b|but\b|$)),?`,
      String.raw`\(([$€£] ?${N})\)`,
    ),
    isWhole: true,
    question: /cost|price|worth|dollar|euro|[$€£]|cheap|expensive|pay|spend|spent|buy|money/i,
  },
  {
    // How long, wide or far it is.
    phrases: all(
      String.raw`,? ?\b${ABOUT}(${N} ?-?${LENGTH})[ -](?:long|wide|tall|high|thick|deep|across|in (?:diameter|length|height|width)|above sea level|away)\b,?`,
      String.raw`,? ?\b(?:with|having|of|has) (?:an? )?(?:inner |outer )?(?:diameter|length|height|width|depth|thickness) of ${ABOUT}(${N} ?${LENGTH})\b,?`,
      String.raw`(?<=\b(?:an?|the|with an?|each) )(${N}[ -]${LENGTH})[ -](?=(?:strip|piece|length|ribbon|wire|rod|nail|tube|pipe|hole|stick|candle|column)\b)`,
    ),
    isWhole: true,
    question:
      /volume|densit|area|radius|length|wavelength|frequency|distance|thick|height|diameter|how (?:tall|wide|far|deep|high|big|large)|edge|speed|velocity|absorb|path|pressure|cubic|dimension|size/i,
    text: /densit|wavelength|absorb|plated|electroplat|coat|unit cell|thickness of|layer|hydrostatic|column of|barometer|spectro/i,
  },
  {
    // What it is poured into.
    phrases: all(
      String.raw`(?<=\b(?:in(?:to)?|from|of|using) (?:an?|the|one|her|his|two|three|four) )(${N}[ -]?${VOLUME})[ -](?=${VESSEL}\b(?! (?:of|that contains|containing|is filled|filled)\b))`,
      String.raw`(?<=\b(?:the|two|three|both) )(${N}[ -]?${VOLUME})[ -](?=${VESSEL}\b(?! (?:of|that contains|containing|is filled|filled)\b))`,
      String.raw`${SUBJECT}${VESSEL}\b[^.?!;,\d\n]{0,60}? (?:holds?|has a capacity of|can hold(?: up to)?) ${ABOUT}(${N} ?${VOLUME}) ?[.;]`,
      String.raw`(?<=(?:^|[.?!;\n] ?)(?:the|a|an|this|each|her|his|its) (?:[a-z]+ ){0,3}?${VESSEL} )(?:holds?|can hold) ${ABOUT}(${N} ?${VOLUME}),? and (?=(?:has|weighs) )`,
      String.raw`(?<=^|[.?!;\n] ?)[^.?!;,\d\n]{0,40}\b(?:sold|comes?|available|packed|stored|delivered) in ${ABOUT}(${N}[ -]?${VOLUME})[ -]${VESSEL} ?[.;]`,
    ),
    question:
      /beaker|bottle|\bcup\b|\bglass\b|jar|bucket|fill|capacity|overflow|fit|pressure|how (?:full|many (?:beakers|bottles|cups|glasses|jars))/i,
    text: /\bsealed|\bcompress|\bpressuri[sz]|fill(?:s|ed|ing)? (?:the|this|that) (?:beaker|bottle|glass|cup|jar|jug|bucket)|to the brim|full\b/i,
  },
  {
    // The flask in which strengths are what they are.
    phrases: all(
      String.raw`,? ?\bin an? (${N}[ -]?${VOLUME})[ -](?:flask|vessel|container|reactor|beaker|bottle|tank)\b(?! (?:of|that|containing|filled|and)\b)`,
    ),
    within: /\d ?M\b/,
    question: /\bmoles?\b|\bmass\b|grams|pressure|dilut|fill/i,
    text: /\d ?(?:k?g|m?mol|moles?)\b|atm\b|kPa|torr|mmHg|\bgas|dilut|added|fill/i,
  },
  {
    // How much there is of what is asked about by its strength alone.
    phrases: all(
      String.raw`(?<=\b(?:an?|the) )(${N}[ -]?${VOLUME})[ -](?=(?:bottle|glass|can|carton|jar|sample) of\b)`,
      String.raw`(?<=\b(?:an?|the) )(${N}[ -]?k?g)[ -](?=(?:bag|sack|box|packet|tin|jar|bottle) of\b)`,
    ),
    within: /\bpH\b|hydroxide|hydronium|\bKa\b|percent(?:age)? (?:of|by)|molar mass/i,
    question: /\bmass|moles?\b|grams|volume|dilut|titrat|add/i,
    text: /dissol|mol\b|\d ?g\b|dilut|titrat|add/i,
  },
  {
    // What it weighs when nothing is in it.
    phrases: all(
      String.raw`(?:has|have|had|with) an? (?:mass|weight) of (${N} ?k?g) when (?:it is )?empty (?:and|but) `,
      String.raw`,? ?\(?(?:empty mass|mass when empty|tare)(?: of|:| is| =)? ?(${N} ?k?g)\)?,?`,
      String.raw`(?:weighs|weighed) (${N} ?k?g) when (?:it is )?empty (?:and|but) `,
    ),
    text: /\b(?:full|filled|afterwards?|now|together|total|combined|contents|reweigh\w*|again|after)\b/i,
  },
  {
    // Where it boils, melts or freezes.
    phrases: all(
      String.raw`,? ?\(?\b(?:and|which|that|it)? ?(?:it |which )?(?:boils|melts|freezes|solidifies|sublimes) at ${ABOUT}(-?${N} ?(?:°\s?)?[CFK])(?![\p{L}])\)?,?`.replace(
        "[\\p{L}]",
        "[A-Za-z]",
      ),
      String.raw`,? ?\(?\b(?:and |with |has |having )*(?:an? |its |the )?(?:boiling|melting|freezing) (?:point|temperature)(?: of the \w+)?(?: of| is|:| =|,)? ${ABOUT}(-?${N} ?(?:°\s?)?[CFK])(?![A-Za-z])\)?,?`,
      String.raw`\((?:b\.?p\.?|m\.?p\.?)[:,=]? ?(-?${N} ?(?:°\s?)?[CFK])\)`,
    ),
    isWhole: true,
    question: /boil|melt|freez|temperature|heat|energy|state|phase|liquid or|solid or|gas or|vapor|vapour|hot|cold/i,
    text: /heated (?:to|from|until)|evaporat|vapori[sz]|steam|\bice\b|elevation|depression|K_?[bf]\b|J\b|osmo|°C·kg|molal/i,
  },
  {
    // Where it melts or boils, beside the heat that this takes.
    phrases: all(
      String.raw`,? ?\b(?:has|with|having) (?:an? )?(?:normal )?(?:boiling|melting|freezing) (?:point|temperature) of ([-−–]?${N} ?(?:°\s?)?[CFK])(?![A-Za-z]),? and (?=(?:has|with|having|an?|its|[Δ∆]) )`,
      String.raw`,? and (?:has )?(?:its|the|an?) (?:normal )?(?:boiling|melting|freezing) (?:point|temperature) (?:is|of) ([-−–]?${N} ?(?:°\s?)?[CFK])(?=[.,;])`,
    ),
    within: /\b(?:fusion|vapori[sz]ation)\b/i,
    question: /boil(?:ing)? point|melting point|temperature|entropy/i,
    text: /specific heat|°(?:[^.]|\.\d)*°[CF]|\d ?K\b|heated (?:to|from)|entrop|J ?\/ ?\(?g ?[·*]? ?°/i,
  },
  {
    // How long ago it was known.
    phrases: all(String.raw`,? (?:perhaps|some|about|around|roughly|nearly|more than|over|almost) (${N}) years ago`),
    question: OF_TIME,
    text: OF_TIME,
  },
  {
    // How high it rises.
    phrases: all(
      String.raw`[,;]? ?(?:and |which |where )?(?:it )?(?:will |can |may )?(?:bursts?|rises?|flies|fly|floats?|drifts?) (?:at|to) (?:a height|an altitude|heights|altitudes) of ${ABOUT}(${N} ?k?m)(?: or so)?(?=[.,;])`,
    ),
    question: /height|altitude|how (?:high|far)|pressure|distance/i,
    text: /pressure (?:at|there)|temperature there/i,
  },
  {
    // In how much water a sample is that is titrated.
    phrases: all(
      String.raw`(?<=\bdissolved? (?:it |this |the sample |the solid )?in )${ABOUT}(${N} ?${VOLUME}) of (?=(?:distilled |deionized |pure |hot |warm )?water\b)`,
    ),
    within: /titrat|end ?-?point|indicator|phenolphthalein|neutraliz|faint pink/i,
    question: /concentration of (?:the )?(?:acid|sample|salt|solid)|\bpH\b/i,
    text: /made up|diluted|portions?\b|aliquots?\b|volumetric|freez|boil/i,
  },
  {
    // What a vessel can bear.
    phrases: all(
      String.raw`,? ?\(?\b(?:which is |that is |is )?rated (?:for|to) (?:at most |up to )?(${N} ?(?:atm|k?Pa|bar|psi|torr))\)?`,
    ),
    question: /burst|safe|rated|explode|exceed|withstand/i,
  },
  {
    // What is allowed.
    phrases: all(
      String.raw`(?<=^|[.?!;\n] ?)the (?:legal|permitted|allowed|official) limit[^.?!;\d]{0,40} is ${ABOUT}(${N} ?(?:%|ppm|ppb)(?: by mass| by volume)?) ?[.;]`,
    ),
    question: /limit|legal|allowed|permitted|exceed/i,
    text: /at the (?:legal )?limit|times the limit/i,
  },
  {
    // How strong a lamp or a battery is.
    phrases: all(
      String.raw`(?<=\b(?:an?|the|by an?|under an?|with an?) )(${N}[ -]?(?:k?W|watts?|kilowatts?))[ -](?=(?:\w+ )?(?:lamp|bulb|light|laser|heater|stove|hot ?plate|microwave|oven|motor|lightbulb)\b)`,
      String.raw`(?<=\b(?:an?|the|to an?|by an?|with an?) )(${N}[ -]?(?:V|volts?))[ -](?=(?:\w+ )?(?:battery|supply|source|power supply)\b)`,
      String.raw`\((${N} ?(?:k?W|watts?))\)`,
    ),
    isWhole: true,
    question:
      /energy|heat|how long|time|photons?|power|temperature|warm|\bJ\b|kJ|joule|cost|voltage|potential|watt|volts?/i,
    text: /\bkWh|specific heat|photons? per|how long/i,
  },
  {
    // How long it was heated, stirred or left.
    phrases: all(
      String.raw`,? ?\b(?:strongly |gently |steadily )?(?:for|after) (?:another |exactly )?${ABOUT}(${COUNT}(?:\.\d+)? ?(?:s|seconds?|min|minutes?|h|hours?|days?|weeks?|months?))\b,?`,
      String.raw`(?:,? ?\b(?:which |that )?(?:takes?|took|lasts?|lasted) ${ABOUT}(${COUNT}(?:\.\d+)? ?(?:seconds?|min|minutes?|h|hours?|days?|weeks?))\b)(?= ?[,.;])`,
    ),
    question: OF_TIME,
    text: OF_TIME,
  },
  {
    // How warm it is where nothing depends on it.
    within: /\b(?:what|how|calculate|find|determine|rate|molarity|concentration)\b/i,
    phrases: all(
      String.raw`,? ?\b(?:at|and) (?:a (?:constant )?temperature of |about )?(-?${N} ?°\s?[CF]|${N} ?K)(?![A-Za-z\d/·])(?! (?:and|to)\b)`,
    ),
    question: new RegExp(
      `${GAS.source}|${WARMTH.source}|\\bK|\\bp(?:H|OH|K)|[Δ∆]|\\bd[HGS]\\b|balanc|osmo|solub|potential|voltage|cell|catal`,
      "i",
    ),
    text: new RegExp(
      `${GAS.source}|[Δ∆]|\\bp(?:H|OH|Ka|Kb)\\b|heat|energy|warm|cool|°(?:[^.]|\\.\\d)*°|\\d ?K\\b(?:[^.]|\\.\\d)*\\d ?K\\b|Arrhenius|activation|rate constant|osmo|saturated|solubility[^?]*\\b100 ?g|\\bK_?[wps]|Nernst|boil|freez|melt|enthalp|Gibbs|entrop`,
      "i",
    ),
  },
  {
    // How many people, pages or empty bottles there are.
    phrases: all(
      String.raw`,? ?\b(?:and )?(${COUNT}) (?:other )?empty (?:bottles?|beakers?|flasks?|jars?|cans?|test tubes)\b`,
      String.raw`\ba class of (${COUNT}) (?:students|pupils)\b`,
      String.raw`(?<=\b(?:an?|the|her|his) )(${COUNT}[- ]year-?[- ]old) (?=[a-z])`,
    ),
    question: /bottle|beaker|flask|student|pupil|each|per\b|how (?:many (?:people|students)|old)|age\b/i,
    text: /\beach\b|\bper (?:student|person|bottle)/i,
  },
  {
    // Water poured to what is titrated: what reacts stays as much as it was.
    phrases: all(
      String.raw`(?:was|is|were|are) (?:first |then )?diluted with ${ABOUT}(${N} ?${VOLUME}) (?:of )?(?:\w+ )?water,? and `,
      String.raw`,? ?(?:and )?${ABOUT}(${N} ?${VOLUME}) of (?:\w+ )?water (?:was|is|were) (?:also )?added(?: to it)?(?=[,.])`,
    ),
    question: /dilut|final|resulting|mixture|pH/i,
    text: /aliquot|made up|portion|back[- ]titrat/i,
    within: /titrat|end ?point|equivalence|indicator/i,
  },
  {
    // Since when it is known.
    phrases: all(
      String.raw`,? (?:which (?:has been|was) )?(?:mined|known|used|produced|discovered|made|isolated|found|in use|built|sold|popular) (?:there )?(?:since|in|from) (1[4-9]\d\d|20[0-3]\d)(?=[.,;:)]| (?:by|and)\b),?`,
      String.raw`,? (?:since|in) (?:the year )?(1[4-9]\d\d)(?=[.,;:)]),?`,
      String.raw`(?<=^|[.?!;] )in (1[4-9]\d\d|20[0-2]\d)(?:, (?=[a-z])| (?=(?:an?|the|he|she|two) ))`,
    ),
    question: /year|\bage\b|old\b|date|when|how long/i,
    text: /half-?\s?li(?:fe|ves)|decay/i,
  },
  {
    // How old somebody is.
    phrases: all(
      String.raw`(?:,? (?:and|who))? (?:is|was) (\d{1,2} years old|\d{1,2} years of age)\b`,
      String.raw`,? (?:aged|age) (\d{1,2})(?! ?(?:°|k?g|m))\b,?`,
    ),
    question: /\bage\b|old\b|year/i,
    text: /half-?\s?li(?:fe|ves)|decay|dating|activity/i,
  },
  {
    // How acidic it is where nothing depends on it.
    phrases: all(
      String.raw`,? ?(?:and|with|its)?,? ?(?:has |having )?(?:its |an? )?pH (?:is |of |was |near |close to )?${ABOUT}(\d{1,2}(?:\.\d+)?)(?=[.,;)]| and\b),?`,
    ),
    question: /\bpH|acid|bas(?:e|ic)|hydro|\bH\+|OH|ioni[sz]|dissoci|buffer|\bK/i,
    text: /acid|\bbase|hydrox|hydron|\bH\+|\[|buffer|titrat|\bK_?[abws]|solub|precipit|electrod|potential|complex/i,
  },
  {
    // At what temperature a machine runs.
    phrases: all(
      String.raw`(?:[;,] (?:and )?)(?:the|its|this|an?) (?:[a-z]+ ){1,2}(?:runs?|works?|operates?|performs?|keeps?)(?: best| well)? (?:at|near|around|below|above) ${ABOUT}(-?${N} ?°\s?[CF])(?=[.;?])`,
    ),
    text: /specific heat|J\b|warm|cool(?:s|ed)? (?:to|from)|heated/i,
  },
  {
    // How warm a lamp or a metal under light is.
    within: /\b(?:photons?|work function|wavelength|photoelectr\w*)\b/i,
    phrases: all(
      String.raw`,? ?\b(?:(?:that is |which is )?(?:kept|held|maintained) )?at (?:a temperature of )?${ABOUT}(-?${N} ?°\s?[CF]|${N} ?K)(?![A-Za-z\d/·])(?! (?:and|to)\b),?`,
    ),
    question: /temperature|heat|warm/i,
    text: /\bgas\b|speed of (?:sound|an? [a-z]+ atom)|specific heat|kinetic theory|neutron|thermal|rms|boil|melt|evapor|black-?body/i,
  },
  {
    // What a lamp takes, of one of whose photons is asked.
    within: /\b(?:one|a|an|each|per|single|its) (?:[a-z]+ )?(?:photon|quantum)\b/i,
    phrases: all(
      String.raw`,? ?\b(?:(?:may|can|and|which|that|it) )*(?:draws?|uses?|consumes?|is rated at|has a power of|takes?) ${ABOUT}(${N} ?(?:k?W|watts?))\b(?: (?:from (?:the )?(?:mains|grid|battery|outlet|socket)|of (?:electrical |electric )?power))?`,
      String.raw`(?<=\b(?:an?|the) )(${N}[ -]?(?:k?W|watt))[ -](?=(?:[a-z]+ )?(?:lamp|bulb|laser)\b)`,
    ),
    isWhole: true,
    question: /how many|number of|power|how long|watt|time/i,
    text: /\bhow many photons|photons (?:per|each) second/i,
  },
  {
    // The fineness of gold, beside the share that it is.
    within: /\d ?%/,
    phrases: all(
      String.raw`,? ?\b(?:(?:that is |which is )?(?:marked|stamped|labell?ed) )(?:as )?["“']?(\d{1,2}[ -]?(?:carats?|karats?|k|ct))\b["”']?,?`,
      String.raw` \((\d{1,2}[ -]?(?:carats?|karats?|k|ct))\)`,
      String.raw`(?<=\b(?:an?|the|of) )(\d{1,2}[ -]?(?:carats?|karats?|ct|k))[ -](?=gold\b)`,
    ),
    question: /carat|karat/i,
  },
  {
    // What all of it weighs, where how much of something it holds is told.
    within:
      /\b(?:tablets?|pills?|capsules?|cand(?:y|ies)|bars?|cookies?|lozenges?|sachets?|drops?|pellets?)\b[^.?!]{0,40}?(?:\.\d[^.?!]{0,40}?)?\bcontains? \d[\d.]* ?[mµ]?g of\b/i,
    phrases: all(
      String.raw` (?:of mass|with an? (?:total )?mass of|weighing|that weighs|which weighs|of) (${N} ?m?g),?(?= (?:that |which )?contains? ${N} ?[mµ]?g of\b)`,
      String.raw`(?<=\b(?:an?|the|each|one) )(${N}[ -]?m?g)[ -](?=(?:[a-z]+ )?(?:tablet|pill|capsule|candy|bar|cookie|lozenge|sachet|drop|pellet)\b)`,
    ),
    question: /percent|%|fraction|share|purity|ppm|parts per|how many (?:tablets|pills|capsules)|dose|ratio/i,
    text: /\bper (?:tablet|gram|kg|kilogram)|dissol|titrat/i,
  },
];
