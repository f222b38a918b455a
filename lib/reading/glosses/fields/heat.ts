import type { Row } from "./rows.ts";

/** Heat: where it goes, and what it warms. */
export const HEAT: readonly Row[] = [
  // What is not lost is where nobody says anything.
  [
    "",
    "si no se pierde calor|sin pérdidas de calor|sin pérdida de calor|no se pierde calor|sin que se pierda calor|suponiendo que no hay pérdidas de calor|no hay pérdidas de calor|despreciando las pérdidas de calor|sin pérdidas de calor al exterior",
    "sans perte de chaleur|sans pertes de chaleur|sans perte thermique|sans pertes thermiques|s'il n'y a pas de perte de chaleur|s'il n'y a aucune perte de chaleur|en négligeant les pertes de chaleur|en négligeant les pertes thermiques|si aucune chaleur n'est perdue|aucune chaleur n'est perdue",
    "ሙቀት ካልባከነ|ሙቀት ሳይባክን|ሙቀት አልባከነም|ሙቀት ካልጠፋ|ሙቀት አይባክንም|የሙቀት ብክነት የለም|የሙቀት ብክነት ከሌለ|ሙቀት አልጠፋም|ሙቀት ሳይጠፋ",
    "不计热量损失|不考虑热量损失|不考虑热损失|忽略热损失|忽略热量损失|不计热损失|无热量损失|没有热量损失|假设没有热量损失|设无热量损失|若无热量损失|若不计热量损失|若没有热量损失|热量损失不计|假设无热量损失",
    "ऊष्मा की हानि न हो तो|यदि ऊष्मा की हानि न हो|यदि ऊष्मा की हानि न हो तो|ऊष्मा की हानि न हो|ऊष्मा की हानि नहीं होती|ऊष्मा की हानि नहीं होती है|ऊष्मा हानि न हो|ऊष्मा की कोई हानि नहीं होती|ऊष्मा की कोई हानि न हो|ऊष्मा की हानि नगण्य है|ऊष्मा हानि नगण्य है|ऊष्मा की हानि नहीं हुई",
  ],
  ["heat loss", "pérdida de calor", "perte de chaleur|perte thermique", "የሙቀት ብክነት", "热损失", "ऊष्मा हानि"],
  [
    "=water",
    "",
    "",
    "ሙቅ ውሃ|የሞቀ ውሃ|ትኩስ ውሃ|ቀዝቃዛ ውሃ|የፈላ ውሃ",
    "热水|温水|冷水|凉水|沸水|自来水|蒸馏水",
    "गर्म जल|गर्म पानी|गरम पानी|ठंडे जल|ठंडा जल|ठंडे पानी|ठंडा पानी|आसुत जल",
  ],
  ["added", "", "", "", "倒入|倒进|注入|加|加进|加到", "उड़ेला|मिलाया जाता है"],
  ["exothermic", "exotérmic*", "exothermique*", "ሙቀት አመንጪ|ሙቀት ሰጪ", "放热|放热的|放热反应", "ऊष्माक्षेपी"],
  ["endothermic", "endotérmic*", "endothermique*", "ሙቀት ተቀባይ|ሙቀት ወሳጅ", "吸热|吸热的|吸热反应", "ऊष्माशोषी"],
  // Heat and work: of the surroundings is not of the system.
  [
    "surroundings",
    "entorno|alrededores|medio exterior|exterior",
    "extérieur|milieu extérieur",
    "አካባቢ|አካባቢው|ለአካባቢው",
    "外界|环境|周围环境",
    "परिवेश",
  ],
  ["work", "trabajo", "travail", "ሥራ|ስራ", "", "कार्य"],
  ["does work", "", "", "ሥራ ይሠራል|ስራ ይሰራል|ሥራ ሠራ|ስራ ሰራ", "做功", "कार्य करता|कार्य करती"],
  ["does work on the surroundings", "", "", "", "对外做功|对外界做功|向外做功|对环境做功", ""],
  [
    "the surroundings do work on the gas",
    "",
    "",
    "",
    "外界对气体做功|外界对其做功|外界对它做功|外界对系统做功|环境对系统做功",
    "",
  ],
  [
    "internal energy",
    "energía interna",
    "énergie interne",
    "ውስጣዊ ኃይል|የውስጣዊ ኃይል|የውስጥ ኃይል",
    "内能|热力学能",
    "आंतरिक ऊर्जा|आन्तरिक ऊर्जा",
  ],
  [
    "change in internal energy",
    "variación de energía interna|variación de la energía interna|variación de su energía interna|cambio de energía interna|cambio en la energía interna|cambio de la energía interna",
    "variation d' énergie interne|variation d'énergie interne|variation de l' énergie interne|variation de l'énergie interne|variation de son énergie interne",
    "የውስጣዊ ኃይል ለውጥ|የውስጥ ኃይል ለውጥ",
    "内能变化|内能的变化|内能改变|内能变化量|内能改变量|内能变",
    "आंतरिक ऊर्जा में परिवर्तन|आंतरिक ऊर्जा परिवर्तन|आन्तरिक ऊर्जा में परिवर्तन",
  ],
  ["gives", "suministra*|aporta*|proporciona*", "fournit|apporte", "ሰጠ|ይሰጣል|ሰጠች", "提供|给", "देता|देती|देते|दी जाती"],
  ["absorbs", "", "", "ይወስዳል|ይቀበላል", "吸收了", "लेता|सोखता|सोखती"],
  ["boils", "", "", "ይፈላል|ሲፈላ", "", "उबलेगा|उबलेगी|उबलता|उबलती"],
  ["freezes", "", "", "ይረጋል|ይጠጥራል", "", "जमेगा|जमेगी|जमता|जमती"],
  ["melts", "", "", "", "", "पिघलेगा|पिघलेगी|गलता"],
];
