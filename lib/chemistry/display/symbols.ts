/** LaTeX commands that stand for one sign of running text. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alpha: "α", beta: "β", gamma: "γ", delta: "δ", epsilon: "ε", varepsilon: "ε", zeta: "ζ", eta: "η", theta: "θ",
    iota: "ι", kappa: "κ", lambda: "λ", mu: "μ", nu: "ν", xi: "ξ", omicron: "ο", pi: "π", rho: "ρ", sigma: "σ",
    tau: "τ", upsilon: "υ", phi: "φ", varphi: "φ", chi: "χ", psi: "ψ", omega: "ω",
    Gamma: "Γ", Delta: "Δ", Theta: "Θ", Lambda: "Λ", Xi: "Ξ", Pi: "Π", Sigma: "Σ", Upsilon: "Υ", Phi: "Φ", Psi: "Ψ",
    Omega: "Ω",
    times: "×", cdot: "·", div: "÷", pm: "±", mp: "∓", ast: "∗", bullet: "•", star: "⋆", sum: "∑", prod: "∏", int: "∫",
    partial: "∂", nabla: "∇", infty: "∞", propto: "∝", approx: "≈", sim: "∼", simeq: "≃", equiv: "≡", neq: "≠", ne: "≠",
    leq: "≤", le: "≤", geq: "≥", ge: "≥", ll: "≪", gg: "≫", therefore: "∴", because: "∵", in: "∈", forall: "∀", exists: "∃",
    rightarrow: "→", to: "→", longrightarrow: "→", leftarrow: "←", longleftarrow: "←", Rightarrow: "⇒", Leftarrow: "⇐",
    leftrightarrow: "↔", longleftrightarrow: "↔", rightleftharpoons: "⇌", leftrightharpoons: "⇌", uparrow: "↑",
    downarrow: "↓", circ: "∘", degree: "°", celsius: "°C", angstrom: "Å", hbar: "ħ", ell: "ℓ", prime: "′", dagger: "†", ddagger: "‡", ominus: "⊖", standardstate: "⊖",
    ldots: "…", cdots: "⋯", dots: "…", quad: " ", qquad: " ", log: "log", ln: "ln", exp: "exp", sin: "sin", cos: "cos",
    tan: "tan", min: "min", max: "max", lim: "lim",
  }),
);

/** Commands that only say how their argument looks. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  "text", "textrm", "textit", "textbf", "textnormal", "mathrm", "mathbf", "mathit", "mathsf", "mathtt", "operatorname", "rm", "bf",
  "left", "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "displaystyle", "textstyle", "boldsymbol", "mbox", "boxed", "limits",
  "bigg", "Bigg",
]);

/** Units that follow a number with a space between. Those that are also symbols of elements stand in AMBIGUOUS_UNITS. */
export const UNITS: readonly string[] = [
  "kJ/mol", "J/mol", "kcal/mol", "cal/mol", "g/mol", "kg/mol", "mol/L", "mmol/L", "mol/kg", "L/mol", "mL/mol", "g/mL", "g/L", "mg/L",
  "mg/mL", "g/cm³", "g/cm^3", "kg/m³", "kg/m^3", "g/dm³", "mol/dm³", "kg", "mg", "µg", "μg", "ng", "g", "mmol", "µmol", "μmol", "kmol",
  "mol", "mL", "µL", "μL", "dL", "cL", "kL", "L", "mM", "µM", "μM", "nM", "M", "kPa", "MPa", "hPa", "mmHg", "mm Hg", "atm", "torr",
  "Torr", "bar", "mbar", "psi", "°C", "°F", "kJ", "MJ", "J", "kcal", "cal", "eV", "keV", "MeV", "nm", "pm", "µm", "μm", "mm", "cm",
  "dm", "km", "cm³", "dm³", "cm^3", "dm^3", "m³", "min", "ppm", "ppb", "kHz", "MHz", "Hz", "mV", "kV", "mA", "amu", "rpm",
];

export const AMBIGUOUS_UNITS: readonly string[] = ["K", "V", "W", "N", "C", "Pa", "m", "h", "s"];
