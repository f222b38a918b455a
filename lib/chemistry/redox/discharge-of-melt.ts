import { succeed } from "#lib/result.ts";
import type { Discharges } from "./electrolysis.ts";
import { GROUP_1, HALOGENS, IN_MELTS, REACTIVE, ofWater } from "./discharge-tables.ts";
import { both, deposit, halogen, type Ions } from "./discharge-ions.ts";

export function ofMelt(ions: Ions): Discharges {
  const { salt, cations, anion } = ions;
  const [cation = "", ...others] = cations;
  const isMetal = others.length === 0 && salt.waters === 0 && (REACTIVE.has(cation) || IN_MELTS.has(cation));
  // Aluminium chloride boils away as molecules.
  if (cation === "H+" || (cation === "Al^3+" && HALOGENS.has(anion) && anion !== "F-")) return both("no-ions");
  const product = HALOGENS.get(anion);
  const rivals = [anion];
  if (!isMetal) return both("unruled");
  const cathode = deposit(ions, "melt-cation", [cation]);
  if (product !== undefined)
    return { cathode, anode: succeed({ ...halogen(anion, product), rule: "melt-anion", rivals }) };
  if (anion === "O^2-")
    return { cathode, anode: succeed({ product: "O2", half: "2 O^2- -> O2 + 4 e-", rule: "melt-anion", rivals }) };
  if (anion === "H-" && REACTIVE.has(cation))
    return { cathode, anode: succeed({ product: "H2", half: "2 H- -> H2 + 2 e-", rule: "melt-anion", rivals }) };
  if (anion === "OH-" && GROUP_1.includes(cation))
    return { cathode, anode: succeed({ product: "O2", half: ofWater.hydroxide, rule: "melt-hydroxide", rivals }) };
  return both("unruled");
}
