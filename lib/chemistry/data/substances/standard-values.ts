/**
 * What a table of thermodynamics says of one substance at 25 °C and 1 bar: the enthalpy of formation in kJ/mol, the entropy in
 * J/(mol·K) and the Gibbs energy of formation in kJ/mol; null where the sources have none, or one that the other two contradict.
 *
 * CRC: CRC Handbook of Chemistry and Physics, section 5, "Standard Thermodynamic Properties of Chemical Substances", taken by a
 * script from its transcription in the data of the Python library `chemicals` (1.5.2, C. Bell and others, MIT licence).
 * NBS: The NBS Tables of Chemical Thermodynamic Properties, J. Phys. Chem. Ref. Data 11, supplement 2 (1982), in the public domain.
 */
export type StandardValues = readonly [enthalpy: string | null, entropy: string | null, gibbsEnergy: string | null];

/** Keys: formula in canonical ASCII and state. */
export type SubstanceTable = Readonly<Record<string, StandardValues>>;
