import type { Token } from "./token.ts";

/** What a small word means beside what stands around it. */

const DEGREES = /^[-−]?[\d.]+(?: ?[×x] ?10\S+)? (?:°C|°F|K|atm|kPa|Pa|bar|mmHg|torr|mbar|hPa|MPa|Torr)$/;

/** "Formed at 0.30 mol/(L·s)", "moving at 40 m/s" */
const SPEED = /(?:\/s|·s\)|s-1|s⁻¹|\/min|\/h)$/;

const STRENGTH = / (?:mol\/L|M|mol·L⁻¹|mol\/l|mmol\/L|g\/L|%)$/;

const CHANGING =
  /^(?:assign|changes|drops|falls|to drop|to go|to raise|to lower|from|heated|to heat|cooled|increases|decreases|reaches|expands|compressed|diluted|convert|raised|until)/;

const word = (english: string): Token => ({ english, kind: "word" });

/** Equations are one piece, so that no word comes between their terms. */
export function joinEquations(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  const isTerm = (token: Token | undefined): boolean =>
    token !== undefined &&
    (/^[+]$/.test(token.english) || token.kind === "substance" || token.kind === "number" || isState(token));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isSum = token.english === "=" && isTermBefore(out) && isTermBehind(tokens, at + 1);
    if (!isArrow(token) && !isSum) {
      out.push(token);
      continue;
    }
    let start = out.length;
    while (start > 0 && isTerm(out[start - 1]) && isJoined(out[start - 1], out[start])) start -= 1;
    let end = at + 1;
    while (end < tokens.length && isTerm(tokens[end]) && isJoined(tokens[end - 1], tokens[end])) end += 1;
    const arrow: Token = isSum ? { english: "→", kind: "sign" } : token;
    const parts = [...out.splice(start), arrow, ...tokens.slice(at + 1, end)];
    out.push({ english: parts.map(({ english }) => english).join(" "), kind: "substance" });
    at = end - 1;
  }
  return out;
}

const isFormula = (token: Token | undefined): boolean =>
  token?.kind === "substance" && token.isName !== true && /^[A-Z(]/.test(token.english);

/** "C + O2 = CO2": formulas stand on both sides, and no concentrations. */
function isTermBefore(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return isFormula(last !== undefined && isState(last) ? tokens.at(-2) : last);
}

function isTermBehind(tokens: readonly Token[], at: number): boolean {
  return isFormula(tokens[at]?.kind === "number" ? tokens[at + 1] : tokens[at]);
}

const isArrow = ({ english }: Token): boolean => /^(?:→|⟶|⇌|⇄|->|<=>|<->|=>|-->|↔|⇔)$/.test(english);

const isState = ({ english }: Token): boolean => /^\((?:s|l|g|aq)\)$/.test(english);

/** Terms stand beside arrows and plus signs: two formulas in a row are not of one equation. */
function isJoined(before: Token | undefined, next: Token | undefined): boolean {
  return !(before?.kind === "substance" && next?.kind === "substance");
}

/** "From 0.100 mol/L to 0.0716 mol/L changes": it decreases. */
export function settleChange(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ english }) => english === "changes");
  const start = tokens.slice(0, Math.max(0, at)).findLastIndex(({ english }) => english === "from");
  const said = tokens.slice(start + 1, Math.max(0, at)).filter(({ english }) => english !== "to");
  const [from, to] = said;
  if (start === -1 || said.length !== 2 || from?.kind !== "quantity" || to?.kind !== "quantity")
    return tokens.filter((_, place) => place !== at);
  const verb = Number.parseFloat(from.english) > Number.parseFloat(to.english) ? "decreases" : "increases";
  return [...tokens.slice(0, start), word(verb), word("from"), from, word("to"), to, ...tokens.slice(at + 1)];
}

const PAIRS: Readonly<Record<string, string>> = {
  hydrogen: "H2",
  nitrogen: "N2",
  oxygen: "O2",
  fluorine: "F2",
  chlorine: "Cl2",
  bromine: "Br2",
  iodine: "I2",
};

/** Beside an equation with O2, "oxygen" is that, and not the atoms of another substance. */
export function settlePairs(tokens: readonly Token[]): Token[] {
  const terms = tokens.flatMap(({ english }) => (/→|⇌|->/.test(english) ? english.split(/[\s+→⇌()]+/) : []));
  return tokens.map((token, at) => {
    const pair = token.kind === "substance" ? PAIRS[token.english] : undefined;
    const isAtom = /^(?:atoms?|ions?)$/.test(tokens[at + 1]?.english ?? "");
    return pair !== undefined && !isAtom && terms.includes(pair) ? { ...token, english: pair } : token;
  });
}

/** What decomposes of a radioactive substance decays. */
export function settleDecay(tokens: readonly Token[]): Token[] {
  const isRadioactive = tokens.some(({ english }) => /^(?:half life|radioactive|decay constant)$/.test(english));
  return tokens.map((token) => (isRadioactive && token.english === "decomposes" ? word("decayed") : token));
}

/** "Of 20 °C to 80 °C", and not "of 2.2 atm at 15 °C". */
function isOtherEnd(value: string, [to, other]: readonly Token[]): boolean {
  const isWarmth = (written: string): boolean => /(?:°C|K|°F)$/.test(written);
  return to?.english === "@to" && (other === undefined || isWarmth(value) === isWarmth(other.english));
}

/** "At 25 °C", "heated to 80 °C", "a solution at 0.10 mol/L": by what follows, and by what is done. */
export function settlePlaces(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const value = next?.kind === "quantity" ? next.english : "";
    if (token.english === "@to") {
      const clause = out.slice(out.findLastIndex(({ kind }) => kind === "mark") + 1);
      const isGoal = clause.some(({ english }) => CHANGING.test(english));
      if (STRENGTH.test(value)) continue;
      const isPlace = (DEGREES.test(value) && !isGoal) || next === undefined || next.kind === "word";
      out.push(word(isPlace ? "at" : "to"));
    } else if (token.english === "@under") out.push(word(DEGREES.test(value) ? "at" : "under"));
    else if (token.english === "in" && (DEGREES.test(value) || SPEED.test(value))) out.push(word("at"));
    else if (token.english === "of" && DEGREES.test(value) && isOtherEnd(value, tokens.slice(at + 2)))
      out.push(word("from"));
    else out.push(token);
  }
  return out;
}

/** "Water added 100 mL ~to": filled up to that, and not so much added. */
export function settleFilling(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = out.at(-1);
    const isFilled =
      token.english === "added" &&
      before?.english === "water" &&
      tokens[at + 1]?.kind === "quantity" &&
      tokens[at + 2]?.english === "~to";
    if (isFilled) out.splice(-1, 1, word("diluted"));
    else out.push(token);
  }
  return out;
}

const SHARE = /^(?:mass percent|percent|%)$/;

/** "Percent of a sample remains": no share of a mass, where something decays. */
export function settleShares(tokens: readonly Token[]): Token[] {
  const isDecay = tokens.some(({ english }) => /^(?:half life|decay constant)$/.test(english));
  const hasShares = tokens.some(({ kind, english }) => kind === "quantity" && english.endsWith("%"));
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    // "How many %", "a 40.0 % of carbon"
    if (isDecay && /^how (?:many|much)$/.test(token.english) && SHARE.test(next?.english ?? "")) return [word("what")];
    // "From its mass what percentage nitrogen"
    if (!isDecay && /^(?:what|how many|how much)$/.test(token.english) && next?.english === "percentage")
      return tokens[at + 2]?.kind === "substance" ? [word("what is mass percent of")] : [token];
    if (
      !isDecay &&
      token.english === "percentage" &&
      /^(?:what|how many|how much)$/.test(tokens[at - 1]?.english ?? "")
    )
      return next?.kind === "substance" ? [] : [token];
    if (isDecay && (SHARE.test(token.english) || token.english === "percentage")) return [word("percentage")];
    if (token.english === "a" && next?.kind === "quantity" && next.english.endsWith("%")) return [];
    if (hasShares && token.english === "percent by mass" && tokens[at - 1]?.kind === "substance")
      return [word("by mass")];
    return [token];
  });
}

const ACID = /^(?:the |weak |strong )?(?:monoprotic )?(?:acid|base)$/;

/** "A weak acid ~of 0.10 mol/L solution" → "0.10 mol/L solution of a weak acid". */
export function settleStrengths(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [owner, ...rest] = tokens.slice(at);
    if (owner === undefined) break;
    const behind = rest[0]?.english === "~of" ? rest.slice(1) : rest;
    const [value, solution] = behind;
    const isOwner = ACID.test(owner.english) && value?.kind === "quantity" && solution?.english === "solution";
    if (!isOwner) {
      out.push(owner);
      continue;
    }
    const article = out.at(-1)?.english === "a" ? out.splice(-1) : [];
    out.push({
      english: `${value.english} solution of ${article.length > 0 ? "a " : ""}${owner.english}`,
      kind: "word",
    });
    at += rest.length - behind.length + 2;
  }
  return out;
}

/** መጠነ ይዘት is a volume, and a concentration where it is told in mol/L. */
export function settleContents(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    // "[H+] amount": its sign says that it is a concentration.
    if (token.english === "amount" && tokens[at - 1]?.english.startsWith("[") === true) return [];
    if (token.english !== "@content") return [token];
    const rest = tokens.slice(at + 1, at + 4);
    const value = rest.find(({ kind }) => kind === "quantity" || kind === "unit");
    return [word(value !== undefined && STRENGTH.test(` ${value.english}`) ? "concentration" : "volume")];
  });
}

/** "The volume (stp)": what stands in brackets is told of the whole clause. */
export function settleConditions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [open, stp, close] = tokens.slice(at, at + 3);
    if (open === undefined) break;
    if (open.english !== "(" || stp?.english !== "stp" || close?.english !== ")") {
      out.push(open);
      continue;
    }
    out.splice(out.findLastIndex(({ kind }) => kind === "mark") + 1, 0, word("at stp"), { english: ",", kind: "mark" });
    at += 2;
  }
  return out;
}

/** "pH = 3 ~of HCl" → "HCl of pH 3"; a relative molecular mass is told without a unit. */
export function settleBare(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [name, sign, value, of, substance] = tokens.slice(at, at + 5);
    if (name === undefined) break;
    const isTold = value?.kind === "number" && (sign?.english === "=" || sign?.english === "is");
    if (isTold && name.english === "pH" && of?.english === "~of" && substance?.kind === "substance") {
      out.push({ english: `${substance.english} of pH ${value.english}`, kind: "substance" });
      at += 4;
    } else if (isTold && name.english === "molar mass") {
      out.push(name, sign, { english: `${value.english} g/mol`, kind: "quantity" });
      at += 2;
    } else out.push(name);
  }
  return out;
}

const VOLUME = / (?:mL|L|cm3|cm³|dm3|dm³)$/;

/** "0.20 M 30 mL NaOH" → "30 mL of 0.20 M NaOH". */
export function settlePortions(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [strength, volume, substance] = tokens.slice(at, at + 3);
    if (strength === undefined) break;
    const isPortion =
      strength.kind === "quantity" &&
      / (?:mol\/L|M|mol·L⁻¹)$/.test(strength.english) &&
      volume?.kind === "quantity" &&
      VOLUME.test(volume.english) &&
      substance?.kind === "substance";
    if (!isPortion) {
      // "9.0 g a nonelectrolyte"
      const isArticle = strength.english === "a" && out.at(-1)?.kind === "quantity" && volume?.kind === "word";
      out.push(isArticle ? word("of") : strength);
      continue;
    }
    out.push(volume, word("of"), strength, substance);
    at += 2;
  }
  return out;
}

/** "Enthalpy of formation (kJ/mol): CH4 −74.8, CO2 −393.5": each in the unit that stands before the list. */
export function settleLists(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let unit: string | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, close, colon] = tokens.slice(at, at + 3);
    if (token === undefined) break;
    const start = out.findLastIndex(({ english }) => english === "(");
    if (
      token.kind === "unit" &&
      close?.english === ")" &&
      colon?.english === ":" &&
      start !== -1 &&
      out.length - start < 4
    ) {
      unit = token.english;
      out.splice(start);
      at += 1;
      continue;
    }
    if (token.english === "." || token.english === "?" || token.english === "\n") unit = null;
    const before = out.at(-1);
    const isValue =
      unit !== null &&
      token.kind === "number" &&
      (before?.kind === "substance" || before?.english === "=" || before?.english === ":");
    out.push(isValue ? { english: `${token.english} ${unit}`, kind: "quantity" } : token);
  }
  return out;
}

const WARMTH = /\d (?:°C|K)$/;

/** ሙቀት is heat, and a temperature where it is told in degrees: "the heat of water from 25 °C to 65 °C". */
export function settleWarmth(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.english !== "heat") return token;
    const [next, second] = tokens.slice(at + 1, at + 3);
    const value =
      next?.kind === "quantity" ? next : /^(?:from|to|is|=)$/.test(next?.english ?? "") ? second : undefined;
    const [before, place] = [tokens[at - 1], tokens[at - 2]];
    const isBehind = before?.kind === "quantity" && /^(?:in|at)$/.test(place?.english ?? "") && next?.kind !== "mark";
    return WARMTH.test(value?.english ?? "") || (isBehind && WARMTH.test(before.english)) ? word("temperature") : token;
  });
}

/** "100 g in 80 °C ~having water", "in 60 °C ~having 100 g water": with how warm it is behind it. */
export function joinWarm(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [place, warmth, having, first, second] = tokens.slice(at, at + 5);
    if (place === undefined) break;
    const isThis =
      place.english === "in" &&
      WARMTH.test(warmth?.english ?? "") &&
      having?.english === "~having" &&
      first !== undefined;
    const before = out.at(-1);
    const isBefore = isThis && before?.kind === "quantity" && first.kind === "substance";
    const isBehind = isThis && first.kind === "quantity" && second?.kind === "substance";
    if (!isBefore && !isBehind) {
      out.push(place);
      continue;
    }
    const [amount, substance] = isBefore ? [before, first] : [first, second];
    if (isBefore) out.pop();
    out.push({ english: `${amount?.english} of ${substance?.english} at ${warmth?.english}`, kind: "substance" });
    at += isBefore ? 3 : 4;
  }
  return out;
}
