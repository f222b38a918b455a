import type { ProblemPhrases } from "../problem-phrases.ts";

/** Effusion, hydrates, excess and percentages by volume. Accents are left out, as in every lexicon. */
export const SPANISH_MATTER: ProblemPhrases = {
  effuse: ["efunde", "efunden", "efundir", "efusion", "la efusion", "difunde", "difusion", "se difunde", "de efusion"],
  faster: ["veces mas rapido", "veces mas rapidamente", "veces mas rapida", "mas rapido", "veces la velocidad", "veces mayor"],
  slower: ["veces mas lento", "veces mas lentamente", "veces mas despacio"],
  compare: ["velocidad", "velocidades", "la velocidad", "las velocidades", "razon", "la razon", "relacion", "la relacion"],
  "unknown-gas": ["gas desconocido", "un gas desconocido", "el gas desconocido"],
  "kind/excess-reactant": ["que reactivo esta en exceso", "cual es el reactivo en exceso", "que reactivo queda en exceso", "que reactivo sobra", "cual es el reactivo que esta en exceso"],
  change: ["se calientan", "se calienta"],
  hydrate: ["hidrato", "hidrato de", "un hidrato de", "hidratado", "hidratada", "sal hidratada"],
  anhydrous: ["anhidro", "anhidra", "sal anhidra"],
  "kind/hydrate-formula": ["formula del hidrato", "la formula del hidrato", "formula de la sal hidratada"],
  "kind/volume-percent": ["porcentaje en volumen", "el porcentaje en volumen", "en volumen", "% en volumen"],
  "kind/molality": ["molalidad", "la molalidad"],
  "kind/mass-percent": ["porcentaje en masa", "el porcentaje en masa", "en masa", "% en masa", "pureza", "la pureza", "porcentaje de pureza", "el porcentaje de pureza", "riqueza", "la riqueza", "composicion centesimal", "la composicion centesimal", "composicion porcentual", "composicion en masa"],
  mixture: ["mezcla", "una mezcla", "la mezcla", "mezcla gaseosa", "mezcla de gases"],
  "kind/pressure": ["presion parcial", "la presion parcial", "presiones parciales"],
  impure: ["caliza", "impuro", "impura", "mineral", "aleacion", "marmol", "de caliza"],
};
