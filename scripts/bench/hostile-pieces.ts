/** What no one repeats for 100 kB: unclosed brackets and commands, signs without a partner, names and units without an end. */
export const HOSTILE_PIECES: readonly string[] = [
  ..."()H^_$+-10·<\\₂²½.,=@`",
  "H2", "[(", "^{", "\\ce{", "\\frac{", "\\frac{1}{2}", "->", "H2+", "H2 ", "H-", "Ā", "(A", "a ", "{}", "\n", "1\n", "1 ", "1. ", "1,", "1/", "1/2", "1e", "C-14 ", "Na+ + ", "2H2O+", "1s2 ",
  "1 g ", "9 mol/", "mol ", "g·", "J/(g ", "per ", "×10^", "1 \\cdot", "5 g NaCl ", "how many ", "(a) ", "1) ", "x_1 ", "T_{a}", "pH ", "K_a ", "°C ",
  "ferric ", "oxide ", "iron(III) ", "di", "meth", "2-methyl", "tetra", "oxyde de ", "水", "二", "ግ", "के ", "१", "e\u0301", "🧪", "www.",
  "Na+(", "(+", "[I-]", "^{238}_{92}", "_{", "K_", "[C]^c", "<sub>", "5 mol-1 ",
];
