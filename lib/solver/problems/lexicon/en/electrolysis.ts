import type { ProblemPhrases } from "../problem-phrases.ts";

/** Current, charge and what forms at an electrode. */
export const ENGLISH_ELECTROLYSIS: ProblemPhrases = {
  "kind/current": ["current", "electric current", "constant current", "steady current", "the current", "currents"],
  "kind/charge": ["charge", "electric charge", "electrical charge", "quantity of charge", "amount of charge", "quantity of electricity", "total charge", "amount of electricity", "quantity of electric charge"],
  "kind/electron-amount": ["moles of electrons", "amount of electrons", "mole of electrons", "electrons", "mol of electrons", "mol e", "moles of e"],
  "kind/time": ["time", "the time", "length of time", "amount of time", "time required", "time needed", "total time"],
  produced: ["is deposited", "are deposited", "deposited", "be deposited", "can be deposited", "will be deposited", "plated", "is plated", "is plated out", "plated out", "be plated out", "will be plated out", "be plated", "can be plated out", "will plate out", "would be deposited", "is plated onto", "were deposited", "was deposited", "will be plated", "electroplated", "deposits", "will deposit", "could be deposited"],
  produce: ["to deposit", "deposit", "to plate out", "plate out", "to plate", "plate", "electroplate", "to electroplate", "to deposit exactly"],
  filler: [
    "other cell", "the other cell", "first cell", "the first cell", "second cell", "the second cell", "one cell", "cells",
    "passes through", "passed through", "is passed through", "passing through", "flows through", "flows", "is passed", "passes", "pass through", "passed", "electrolysis", "electrolytic cell", "electroplating", "cathode", "anode", "electrode", "at the cathode", "at the anode", "electrolyzed", "electrolysed", "during", "is electrolyzed", "is run", "run for", "is applied", "applied", "is used", "electrolytic", "electroplating bath", "plating",
    "by passing", "from the reduction of", "faradays law", "supplied", "delivers", "carried", "is maintained", "is run through", "through", "molten salt", "operates at", "using", "spoon", "bath", "onto", "for a period of", "for exactly", "electroplated",
  ],
  "condition/series": ["two cells are connected in series", "two electrolytic cells are connected in series", "two cells connected in series", "two electrolytic cells connected in series", "cells connected in series", "connected in series", "in series", "cells in series"],
  foreign: ["two cells", "both cells", "three cells", "four cells", "five cells", "three electrolytic cells", "four electrolytic cells", "each electrode", "both electrodes", "efficiency", "efficient", "cell potential", "voltage", "emf", "galvanic", "voltaic", "battery", "standard reduction potential", "surface area", "thickness", "thick layer", "coating"],
};
