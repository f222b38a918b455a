import type { Locale } from "../../../i18n/locales.ts";

type Rows = Readonly<Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number | null])[]>>;

/** The last answer to problems about solubility products in the other languages; null where there must be none. Values of the script of `solubility.cases.ts`. */
export const SOLUBILITY_ELSEWHERE: Rows = {
  es: [
    ["El producto de solubilidad del AgCl es 1,8 × 10^-10. Calcula su solubilidad molar.", 1.3416e-5],
    ["La solubilidad del PbI2 en agua es 1,35 × 10^-3 mol/L. ¿Cuál es el valor de Kps?", 9.8415e-9],
    ["Calcula la solubilidad en g/L del CaF2 si Kps = 3,9 × 10^-11 a 25 °C.", 0.016679],
    ["¿Cuál es la solubilidad molar del AgCl en una disolución 0,10 M de NaCl? Kps = 1,8 × 10^-10", 1.8e-9],
    ["¿Cuál es la concentración de iones Ag+ en una disolución saturada de Ag2CrO4? Kps = 1,1 × 10^-12", 0.00013006],
    ["El Kps del AgCl es 1,8 × 10^-10. ¿Cuál es su solubilidad en NH3 0,10 M?", null],
    ["El Kps del AgCl es 1,8 × 10^-10. ¿Cuál es su solubilidad en agua y en NaCl 0,10 M?", null],
    ["La solubilidad del sulfato de bario es 0,0025 g/L. Calcula el producto de solubilidad.", 1.1474e-10],
  ],
  fr: [
    ["Le produit de solubilité de AgCl est 1,8 × 10^-10. Calculer sa solubilité molaire.", 1.3416e-5],
    ["La solubilité de PbI2 dans l'eau est 1,35 × 10^-3 mol/L. Que vaut Ks ?", 9.8415e-9],
    ["Calculer la solubilité de CaF2 en g/L si Ks = 3,9 × 10^-11 à 25 °C.", 0.016679],
    ["Quelle est la solubilité de AgCl dans une solution de NaCl à 0,10 mol/L ? Ks = 1,8 × 10^-10", 1.8e-9],
    ["Quelle est la concentration en ions Ag+ dans une solution saturée de Ag2CrO4 ? Ks = 1,1 × 10^-12", 0.00013006],
    ["Le Ks de AgCl est 1,8 × 10^-10. Quelle est sa solubilité dans l'eau et dans NaCl à 0,10 mol/L ?", null],
    ["Le Ks de AgCl est 1,8 × 10^-10. Quelle est sa solubilité dans une solution de NH3 à 0,10 mol/L ?", null],
    ["La solubilité du sulfate de baryum est 0,0025 g/L. Calculer le produit de solubilité.", 1.1474e-10],
  ],
  zh: [
    ["PbI2 在水中的溶解度为 1.35 × 10^-3 mol/L，求其 Ksp。", 9.8415e-9],
    ["CaF2 的 Ksp 为 3.9 × 10^-11。它的溶解度是多少 g/L？", 0.016679],
    ["已知 AgCl 的 Ksp = 1.8 × 10^-10，求 AgCl 在 0.10 mol/L NaCl 溶液中的溶解度。", 1.8e-9],
    ["Ag2CrO4 的 Ksp 为 1.1 × 10^-12，其饱和溶液中 Ag+ 的浓度是多少？", 0.00013006],
    ["已知 AgCl 的 Ksp = 1.8 × 10^-10，求 AgCl 在水中和在 0.10 mol/L NaCl 溶液中的溶解度。", null],
    ["已知 AgCl 的 Ksp = 1.8 × 10^-10，求 AgCl 在 0.10 mol/L 氨水中的溶解度。", null],
    ["硫酸钡的溶解度为 0.0025 g/L，计算其溶度积。", 1.1474e-10],
  ],
  hi: [
    ["25 °C पर AgCl का Ksp 1.8 × 10^-10 है। जल में उसकी विलेयता mol/L में कितनी है?", 1.3416e-5],
    ["जल में PbI2 की विलेयता 1.35 × 10^-3 mol/L है। PbI2 का Ksp कितना है?", 9.8415e-9],
    ["CaF2 का विलेयता गुणनफल 3.9 × 10^-11 है। जल में उसकी विलेयता g/L में कितनी है?", 0.016679],
    ["AgCl का Ksp 1.8 × 10^-10 है। 0.10 M NaCl विलयन में AgCl की विलेयता ज्ञात कीजिए।", 1.8e-9],
    ["Ag2CrO4 का Ksp 1.1 × 10^-12 है। इसके संतृप्त विलयन में Ag+ आयनों की सांद्रता कितनी है?", 0.00013006],
    ["AgCl का Ksp 1.8 × 10^-10 है। जल में और 0.10 M NaCl विलयन में AgCl की विलेयता ज्ञात कीजिए।", null],
    ["AgCl का Ksp 1.8 × 10^-10 है। 0.10 M NH3 में AgCl की विलेयता ज्ञात कीजिए।", null],
  ],
  am: [
    ["በ25 °C የAgCl Ksp 1.8 × 10^-10 ነው። በውሃ የመሟሟት አቅሙ በmol/L ስንት ነው?", 1.3416e-5],
    ["በ25 °C የPbI2 በውሃ የመሟሟት አቅም 1.35 × 10^-3 mol/L ነው። የPbI2 Ksp ስንት ነው?", 9.8415e-9],
    ["የCaF2 Ksp 3.9 × 10^-11 ነው። በውሃ የመሟሟት አቅሙ በg/L ስንት ነው?", 0.016679],
    ["የAgCl Ksp 1.8 × 10^-10 ነው። በ0.10 M NaCl ሙሙት ውስጥ የAgCl የመሟሟት አቅም ስንት ነው?", 1.8e-9],
    ["የAg2CrO4 Ksp 1.1 × 10^-12 ነው። በጠገበ ሙሙት ውስጥ የAg+ ክምችት ስንት ነው?", 0.00013006],
    ["የAgCl Ksp 1.8 × 10^-10 ነው። በ0.10 M NH3 ውስጥ የAgCl የመሟሟት አቅም ስንት ነው?", null],
    ["የAgCl Ksp 1.8 × 10^-10 ነው። በውሃ እና በ0.10 M NaCl ሙሙት ውስጥ የAgCl የመሟሟት አቅም ስንት ነው?", null],
  ],
};
