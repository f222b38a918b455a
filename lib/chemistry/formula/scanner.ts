import type { Element, ElementSymbol } from "../elements/elements.ts";
import {
  digitValue,
  findOneLetterElement,
  findTwoLetterElement,
  isAdditionDot,
  isDigit,
  isLower,
  isSpace,
  isSubscriptDigit,
  isUpper,
  signValue,
  superscriptSignValue,
  superscriptValue,
} from "./characters.ts";
import { isNonmetal, readDigitsBeforeSign } from "./charge.ts";
import type { DigitPlace } from "./charge.ts";
import type { Bracket, FormulaNode, FormulaPart, PhysicalState } from "./formula.ts";
import type { FormulaIssue, FormulaIssueCode } from "./issue.ts";

export const MAX_LENGTH = 2_000;
const MAX_DEPTH = 40;
const MAX_COUNT = 99_999;
const MAX_CHARGE = 99;

const CARET = 0x5e;
const UNDERSCORE = 0x5f;
const OPEN_ROUND = 0x28;
const CLOSE_ROUND = 0x29;
const OPEN_SQUARE = 0x5b;
const CLOSE_SQUARE = 0x5d;
const OPEN_CURLY = 0x7b;
const CLOSE_CURLY = 0x7d;
const FULL_STOP = 0x2e;

type OpenGroup = { bracket: Bracket; nodes: FormulaNode[]; at: number };

/** What stands directly before the place that is read: it decides what a digit or a sign there can mean. */
type Before = "start" | "atom" | "counted-atom" | "round" | "square" | "curly" | "counted-group" | "dot";

/**
 * Reads one formula from left to right, once, without recursion. Each `read…` method returns false after `refuse`;
 * the reason is then in `issue`.
 */
export class FormulaScanner {
  readonly text: string;
  readonly end: number;
  at: number;
  issue: FormulaIssue | null = null;
  parts: FormulaPart[] = [];
  charge = 0;
  state: PhysicalState | null = null;

  #nodes: FormulaNode[] = [];
  #open: OpenGroup[] = [];
  #partCount = 1;
  #before: Before = "start";
  #lastElement: Element | null = null;
  #metal: ElementSymbol | null = null;
  #atoms = 0;
  /** The charge's size, when it was found while a count was read. */
  #magnitude = 0;
  #massNumber = 0;
  #atomicNumber = 0;

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.at = start;
    this.end = end;
  }

  scan(): boolean {
    if (this.#readElectron()) return true;
    while (this.at < this.end) {
      const unit = this.#unit(this.at);
      if (isUpper(unit)) {
        if (!this.#readAtom(unit)) return false;
      } else if (unit === OPEN_ROUND || unit === OPEN_SQUARE || unit === OPEN_CURLY) {
        if (unit === OPEN_ROUND && this.#isTail()) return this.#readTail() && this.#finish();
        if (!this.#openGroup(unit)) return false;
      } else if (unit === CLOSE_ROUND || unit === CLOSE_SQUARE || unit === CLOSE_CURLY) {
        if (!this.#closeGroup(unit)) return false;
      } else if (unit === FULL_STOP || isAdditionDot(unit)) {
        if (!this.#readDot()) return false;
      } else if (isSpace(unit)) {
        if (!this.#readSpace()) return false;
      } else if (this.#startsNuclide(unit)) {
        if (!this.#readNuclide(unit)) return false;
      } else if (!this.#readTail()) {
        return false;
      }
    }
    return this.#finish();
  }

  #unit(index: number): number {
    return index < this.end ? this.text.charCodeAt(index) : 0;
  }

  #refuse(code: FormulaIssueCode, at: number, length = 1, readings: readonly string[] = []): false {
    this.issue ??= { code, at, found: this.text.slice(at, Math.min(at + length, this.end)), readings };
    return false;
  }

  /** `e-`, `e^-`, `e⁻`, `e^{-}` and nothing else. */
  #readElectron(): boolean {
    if (this.text.charCodeAt(this.at) !== 0x65) return false;
    let at = this.at + 1;
    const braced = this.#unit(at) === CARET && this.#unit(at + 1) === OPEN_CURLY;
    if (this.#unit(at) === CARET) at += braced ? 2 : 1;
    if (signValue(this.#unit(at)) !== -1 && superscriptSignValue(this.#unit(at)) !== -1) return false;
    at += 1;
    if (braced) {
      if (this.#unit(at) !== CLOSE_CURLY) return false;
      at += 1;
    }
    if (at !== this.end) return false;
    this.at = at;
    this.charge = -1;
    return true;
  }

  #readAtom(upper: number): boolean {
    const start = this.at;
    const next = this.#unit(start + 1);
    let element: Element | undefined;
    let symbol: string | null = null;
    if (isLower(next)) {
      element = findTwoLetterElement(upper, next);
      if (element === undefined) return this.#refuse("unknown-symbol", start, 2);
      this.at += 2;
    } else {
      element = findOneLetterElement(upper);
      if (element === undefined && (upper === 0x44 || upper === 0x54)) {
        symbol = "H";
        if (this.#massNumber !== 0 || this.#atomicNumber !== 0) return this.#refuse("unknown-nuclide", start);
        this.#massNumber = upper === 0x44 ? 2 : 3;
        element = findOneLetterElement(0x48);
      }
      if (element === undefined) return this.#refuse("unknown-symbol", start);
      this.at += 1;
    }
    if (isLower(this.#unit(this.at))) return this.#refuse("unknown-symbol", start, this.at + 1 - start);
    if (symbol === null && !this.#checkNuclide(element, start)) return false;
    this.#atoms += 1;
    this.#lastElement = element;
    if (this.#metal === null && !isNonmetal(element.symbol)) this.#metal = element.symbol;
    this.#before = "atom";
    const count = this.#readCount(true);
    if (count === 0) return false;
    this.#nodes.push({
      kind: "atom",
      symbol: element.symbol,
      massNumber: this.#massNumber === 0 ? null : this.#massNumber,
      count,
    });
    this.#massNumber = 0;
    this.#atomicNumber = 0;
    return true;
  }

  #checkNuclide(element: Element, at: number): boolean {
    if (this.#atomicNumber !== 0 && this.#atomicNumber !== element.number) {
      return this.#refuse("unknown-nuclide", at, element.symbol.length);
    }
    if (this.#massNumber === 0) return true;
    return isPossibleMassNumber(element.number, this.#massNumber) || this.#refuse("unknown-nuclide", at, element.symbol.length);
  }

  /** The count at this place, 1 without one, 0 after a refusal. Digits that are a charge are put into `#magnitude`. */
  #readCount(isAtom: boolean): number {
    let unit = this.#unit(this.at);
    const start = this.at;
    let braced = false;
    let explicit = false;
    if (unit === UNDERSCORE) {
      const next = this.#unit(this.at + 1);
      braced = next === OPEN_CURLY;
      const first = this.#unit(this.at + (braced ? 2 : 1));
      if (first === OPEN_ROUND) return 1; // a state written as a subscript
      if (!isDigit(first)) return this.#refuseCount(start, 2);
      this.at += braced ? 2 : 1;
      explicit = true;
      unit = this.#unit(this.at);
    } else if (isSubscriptDigit(unit)) {
      explicit = true;
    } else if (!isDigit(unit)) {
      return 1;
    }
    const digitsAt = this.at;
    const lowered = isSubscriptDigit(unit);
    let count = 0;
    while (lowered ? isSubscriptDigit(unit) : isDigit(unit)) {
      count = count * 10 + digitValue(unit);
      this.at += 1;
      unit = this.#unit(this.at);
    }
    let fractionDigits = 0;
    if (unit === FULL_STOP && this.#startsDecimals(lowered, explicit, digitsAt)) {
      let place = 1;
      this.at += 1;
      for (unit = this.#unit(this.at); lowered ? isSubscriptDigit(unit) : isDigit(unit); unit = this.#unit(this.at)) {
        place *= 10;
        count = count * 10 + digitValue(unit);
        fractionDigits += 1;
        this.at += 1;
      }
      if (fractionDigits > 4) return this.#refuseCount(digitsAt, this.at - digitsAt);
      count /= place;
    }
    if (this.issue !== null) return 0;
    if (braced) {
      if (this.#unit(this.at) !== CLOSE_CURLY) return this.#refuseCount(start, this.at - start + 1);
      this.at += 1;
    }
    const digits = this.at - digitsAt;
    const leadingZero = fractionDigits === 0 && digitValue(this.#unit(digitsAt)) === 0;
    if (count === 0 || count > MAX_COUNT || leadingZero) return this.#refuseCount(digitsAt, digits);
    if (!explicit && fractionDigits === 0 && this.#open.length === 0 && this.#isChargeSign(this.at)) {
      return this.#splitDigits(digitsAt, isAtom);
    }
    this.#before = isAtom ? "counted-atom" : "counted-group";
    return count;
  }

  /** A decimal point goes on as the digits before it do: CuSO₄.5H₂O has none. */
  #startsDecimals(lowered: boolean, explicit: boolean, digitsAt: number): boolean {
    const next = this.#unit(this.at + 1);
    if (lowered) return isSubscriptDigit(next);
    return isDigit(next) && (explicit || this.#isDecimalPoint(digitsAt));
  }

  #refuseCount(at: number, length: number): 0 {
    this.#refuse("bad-count", at, length);
    return 0;
  }

  /** A sign that ends the formula without digits of its own: `3+`, `3⁺`, but not `3+2` or `3++`. */
  #isChargeSign(at: number): boolean {
    const unit = this.#unit(at);
    if (signValue(unit) === 0 && superscriptSignValue(unit) === 0) return false;
    const next = this.#unit(at + 1);
    return next === 0 || next === OPEN_ROUND || isSpace(next);
  }

  #splitDigits(digitsAt: number, isAtom: boolean): number {
    const digits = this.text.slice(digitsAt, this.at);
    const unit = this.#unit(this.at);
    const sign = signValue(unit) === 1 || superscriptSignValue(unit) === 1 ? 1 : -1;
    const reading = readDigitsBeforeSign(digits, this.#digitPlace(isAtom, sign));
    if (reading !== "ambiguous") {
      this.#magnitude = reading.magnitude;
      return reading.count;
    }
    const before = this.text.slice(0, digitsAt).trim();
    const mark = sign === 1 ? "+" : "-";
    const readings = [`${before}^${digits}${mark}`, `${before}${digits}^${mark}`];
    if (digits.length > 1) readings[0] = `${before}${digits.slice(0, -1)}^${digits.slice(-1)}${mark}`;
    this.#refuse("ambiguous-charge", digitsAt, digits.length + 1, readings);
    return 0;
  }

  #digitPlace(isAtom: boolean, sign: 1 | -1): DigitPlace {
    const metal = this.#metal;
    if (!isAtom) {
      if (this.#before === "square" || this.#before === "curly") return { after: this.#before, sign };
      const isWhole = this.#nodes.length === 0 && this.parts.length === 0;
      return { after: "round", isWhole, sign, metal };
    }
    const symbol = this.#lastElement?.symbol ?? "H";
    return this.#atoms === 1 ? { after: "lone-atom", symbol, sign } : { after: "last-atom", symbol, sign, metal };
  }

  /**
   * Whether the full stop at this place is a decimal point (Fe0.95O, YBa2Cu3O6.93) or joins two compounds
   * (CuSO4.5H2O). Where neither is certain the reading is refused.
   */
  #isDecimalPoint(digitsAt: number): boolean {
    const first = this.#unit(digitsAt);
    const integer = this.at - digitsAt;
    let after = this.at + 1;
    while (isDigit(this.#unit(after))) after += 1;
    const following = this.#unit(after);
    if (!isUpper(following) && following !== OPEN_ROUND && following !== OPEN_SQUARE) {
      return following !== FULL_STOP && !isAdditionDot(following);
    }
    if (integer === 1 && (first === 0x30 || first === 0x31)) return true;
    if (this.#unit(this.at + 1) === 0x30) return isDigit(this.#unit(this.at + 2)) && !this.#isDecimalCoefficient();
    const partner = this.text.slice(after, after + 3);
    if (/^(?:H[2₂]O|D[2₂]O|OH2|NH3|\(H2|C2H|CH3)/.test(partner)) return false;
    this.#refuse("ambiguous-dot", this.at, 1, []);
    return true;
  }

  /** CaSO4.0.5H2O: the first stop joins, the second is the decimal point of the second part's count. */
  #isDecimalCoefficient(): boolean {
    return this.#unit(this.at + 1) === 0x30 && this.#unit(this.at + 2) === FULL_STOP;
  }

  #openGroup(unit: number): boolean {
    if (unit === OPEN_CURLY && this.#unit(this.at + 1) === CLOSE_CURLY) {
      this.at += 2; // the empty carrier of a left superscript: {}^{14}C
      return true;
    }
    if (this.#open.length >= MAX_DEPTH) return this.#refuse("too-large", this.at);
    const oxidationNumber = unit === OPEN_ROUND ? this.#oxidationNumberLength() : 0;
    if (oxidationNumber > 0) return this.#refuse("oxidation-number", this.at, oxidationNumber);
    const bracket = unit === OPEN_ROUND ? "round" : unit === OPEN_SQUARE ? "square" : "curly";
    this.#open.push({ bracket, nodes: this.#nodes, at: this.at });
    this.#nodes = [];
    this.#before = "start";
    this.at += 1;
    return true;
  }

  /** The length of `(II)`, `(IV)`… directly after an element, which iodine and vanadium must not be read from. */
  #oxidationNumberLength(): number {
    if (this.#before !== "atom") return 0;
    let at = this.at + 1;
    while (this.#unit(at) === 0x49 || this.#unit(at) === 0x56) at += 1;
    const letters = at - this.at - 1;
    return letters > 0 && this.#unit(at) === CLOSE_ROUND && !isDigit(this.#unit(at + 1)) ? letters + 2 : 0;
  }

  #closeGroup(unit: number): boolean {
    const group = this.#open.pop();
    const bracket = unit === CLOSE_ROUND ? "round" : unit === CLOSE_SQUARE ? "square" : "curly";
    if (group === undefined || group.bracket !== bracket) return this.#refuse("unbalanced-bracket", this.at);
    if (this.#nodes.length === 0) return this.#refuse("empty-group", group.at, this.at - group.at + 1);
    const nodes = this.#nodes;
    this.#nodes = group.nodes;
    this.at += 1;
    this.#before = bracket;
    const count = this.#readCount(false);
    if (count === 0) return false;
    this.#nodes.push({ kind: "group", bracket, nodes, count });
    return true;
  }

  #readDot(): boolean {
    if (this.#open.length > 0 || !this.#endPart()) return this.#refuse("unexpected-character", this.at);
    this.at += 1;
    this.#skipSpaces();
    const count = this.#readPartCount();
    if (count === 0) return false;
    this.#partCount = count;
    this.#before = "dot";
    this.#skipSpaces();
    const next = this.#unit(this.at);
    const follows = isUpper(next) || next === OPEN_ROUND || next === OPEN_SQUARE || this.#startsNuclide(next);
    return follows || this.#refuse("unexpected-character", this.at);
  }

  /** The count before a part: 5, 0.5, ½, 1/2; 1 without one, 0 after a refusal. Also `n` and `x` are refused. */
  #readPartCount(): number {
    const start = this.at;
    if (this.#unit(start) === 0xbd) {
      this.at += 1;
      return 0.5;
    }
    while (isDigit(this.#unit(this.at))) this.at += 1;
    if (this.at === start) return 1;
    let count = Number(this.text.slice(start, this.at));
    const mark = this.#unit(this.at);
    if ((mark === FULL_STOP || mark === 0x2f) && isDigit(this.#unit(this.at + 1))) {
      const wholeEnd = this.at;
      this.at += 1;
      while (isDigit(this.#unit(this.at))) this.at += 1;
      const rest = this.text.slice(wholeEnd + 1, this.at);
      count = mark === FULL_STOP ? Number(`${count}.${rest}`) : count / Number(rest);
      // Thirds have no exact decimal; such formulas are written with whole numbers (3CdSO4·8H2O).
      if (rest.length > 4 || !Number.isSafeInteger(count * 10_000)) return this.#refuseCount(start, this.at - start);
    } else if (this.#unit(this.at) === 0xbd) {
      this.at += 1;
      count += 0.5;
    }
    const leadingZero = this.#unit(start) === 0x30 && Number.isInteger(count);
    if (count === 0 || count > MAX_COUNT || leadingZero) return this.#refuseCount(start, this.at - start);
    return count;
  }

  #endPart(): boolean {
    if (this.#nodes.length === 0) return false;
    this.parts.push({ count: this.#partCount, nodes: this.#nodes });
    this.#nodes = [];
    this.#partCount = 1;
    return true;
  }

  #skipSpaces(): void {
    while (isSpace(this.#unit(this.at))) this.at += 1;
  }

  /** Inside a formula a space may only stand around an addition dot and before a charge or a state. */
  #readSpace(): boolean {
    const start = this.at;
    this.#skipSpaces();
    const next = this.#unit(this.at);
    if (next === 0 || isAdditionDot(next) || next === FULL_STOP) return true;
    if (next === 0x78 && this.#open.length === 0) return this.#readSpelledCross(start);
    if (this.#isTail()) return this.#readTail();
    return this.#refuse("unexpected-character", start);
  }

  /** `CuSO4 x 5 H2O`. */
  #readSpelledCross(start: number): boolean {
    const next = this.#unit(this.at + 1);
    if (!isSpace(next) && !isDigit(next)) return this.#refuse("unexpected-character", start);
    return this.#readDot();
  }

  /** A left superscript or subscript: `^{14}C`, `¹⁴C`, `^{14}_{6}C`, `_6^{14}C`, `₆C`. */
  #startsNuclide(unit: number): boolean {
    if (unit === UNDERSCORE) return isDigit(this.#unit(this.at + (this.#unit(this.at + 1) === OPEN_CURLY ? 2 : 1)));
    if (isSubscriptDigit(unit)) return this.#before === "start" || this.#massNumber !== 0;
    let at = this.at;
    if (unit === CARET) at += this.#unit(at + 1) === OPEN_CURLY ? 2 : 1;
    else if (superscriptValue(unit) < 0) return false;
    const digitsAt = at;
    while (isDigit(this.#unit(at)) || superscriptValue(this.#unit(at)) >= 0) at += 1;
    if (at === digitsAt) return false;
    const next = this.#unit(at) === CLOSE_CURLY ? this.#unit(at + 1) : this.#unit(at);
    return isUpper(next) || next === UNDERSCORE || isSubscriptDigit(next) || (next === OPEN_CURLY && this.#before === "start");
  }

  #readNuclide(unit: number): boolean {
    const start = this.at;
    const isMass = unit === CARET || superscriptValue(unit) >= 0;
    if (unit === CARET || unit === UNDERSCORE) this.at += 1;
    const braced = this.#unit(this.at) === OPEN_CURLY;
    if (braced) this.at += 1;
    let value = 0;
    for (let next = this.#unit(this.at); ; next = this.#unit(this.at)) {
      const superscript = isMass ? superscriptValue(next) : -1;
      if (superscript < 0 && !isDigit(next) && (isMass || !isSubscriptDigit(next))) break;
      value = value * 10 + (superscript < 0 ? digitValue(next) : superscript);
      this.at += 1;
      if (value > 400) return this.#refuse("unknown-nuclide", start, this.at - start);
    }
    if (braced) {
      if (this.#unit(this.at) !== CLOSE_CURLY) return this.#refuse("unexpected-character", this.at);
      this.at += 1;
    }
    if (value === 0 || (isMass ? this.#massNumber : this.#atomicNumber) !== 0) return this.#refuse("unknown-nuclide", start, this.at - start);
    if (isMass) this.#massNumber = value;
    else this.#atomicNumber = value;
    const next = this.#unit(this.at);
    const follows = isUpper(next) || next === CARET || next === UNDERSCORE || superscriptValue(next) >= 0 || isSubscriptDigit(next);
    return follows || this.#refuse("bad-charge", start, this.at - start);
  }

  /** Whether a charge or a state begins here (and ends the formula). */
  #isTail(): boolean {
    const unit = this.#unit(this.at);
    if (unit === CARET || superscriptValue(unit) >= 0 || superscriptSignValue(unit) !== 0) return true;
    if (unit === OPEN_ROUND) return readState(this.text, this.at, this.end) !== null || this.#isBracketedCharge();
    if (!isDigit(unit)) return false;
    let at = this.at;
    while (isDigit(this.#unit(at))) at += 1;
    return this.#isChargeSign(at);
  }

  /** `Ca(2+)`, `Na(+)`. */
  #isBracketedCharge(): boolean {
    let at = this.at + 1;
    while (isDigit(this.#unit(at))) at += 1;
    return signValue(this.#unit(at)) !== 0 && this.#unit(at + 1) === CLOSE_ROUND;
  }

  /** The charge and the state, up to the end of the text. */
  #readTail(): boolean {
    if (this.#open.length > 0 || this.#before === "start") return this.#refuse("unexpected-character", this.at);
    const isState = readState(this.text, this.at, this.end) !== null || this.#unit(this.at) === UNDERSCORE;
    if (!isState && !this.#readCharge()) return false;
    this.#skipSpaces();
    if (this.at < this.end) {
      const state = readState(this.text, this.at, this.end);
      if (state === null) return this.#refuse("unexpected-character", this.at);
      this.state = state.state;
      this.at = state.end;
      this.#skipSpaces();
    }
    return this.at >= this.end || this.#refuse("unexpected-character", this.at);
  }

  #readCharge(): boolean {
    const start = this.at;
    let raised = false;
    let closing = 0;
    if (this.#unit(this.at) === CARET) {
      raised = true;
      this.at += 1;
      if (this.#unit(this.at) === OPEN_CURLY) closing = CLOSE_CURLY;
    } else if (this.#unit(this.at) === OPEN_ROUND) {
      raised = true;
      closing = CLOSE_ROUND;
    }
    if (closing !== 0) this.at += 1;
    const before = this.#readChargeDigits();
    const signs = this.#readSigns();
    const after = before === -1 ? this.#readChargeDigits() : -1;
    const length = this.at - start;
    if (closing !== 0) {
      if (this.#unit(this.at) !== closing) return this.#refuse("bad-charge", start, length + 1);
      this.at += 1;
    }
    if (signs === 0) {
      if (raised && before === 0) return true; // Fe^0
      return this.#refuse(raised ? "bad-charge" : "unexpected-character", start, Math.max(1, length));
    }
    if (after > 4 && signs === -1 && !raised) return this.#readHyphenNuclide(after, start);
    if (after !== -1 && this.#isHyphenNuclide(after, signs, raised)) return this.#readHyphenNuclide(after, start);
    const size = before !== -1 ? before : after !== -1 ? after : this.#magnitude || 1;
    const isSingle = Math.abs(signs) === 1;
    if (size === 0 || (!isSingle && (before !== -1 || after !== -1 || this.#magnitude > 1))) {
      return this.#refuse("bad-charge", start, length);
    }
    this.charge = size * signs;
    return Math.abs(this.charge) <= MAX_CHARGE || this.#refuse("bad-charge", start, length);
  }

  #readChargeDigits(): number {
    let value = -1;
    for (let unit = this.#unit(this.at); ; unit = this.#unit(this.at)) {
      const digit = isDigit(unit) ? digitValue(unit) : superscriptValue(unit);
      if (digit < 0) return value;
      value = Math.min((value === -1 ? 0 : value) * 10 + digit, 1_000);
      this.at += 1;
    }
  }

  /** The sum of the signs that stand here: `++` is 2. Mixed signs give 0. */
  #readSigns(): number {
    let sum = 0;
    for (let unit = this.#unit(this.at); ; unit = this.#unit(this.at)) {
      const sign = signValue(unit) || superscriptSignValue(unit);
      if (sign === 0) return sum;
      if (sum * sign < 0) return 0;
      sum += sign;
      this.at += 1;
    }
  }

  /** `C-14`, `H-3`: the number is a mass number where the atom cannot have it as its charge. */
  #isHyphenNuclide(number: number, signs: number, raised: boolean): boolean {
    if (signs !== -1 || raised || this.#before !== "atom" || this.#atoms !== 1) return false;
    const protons = this.#lastElement?.number ?? 0;
    return number > 1 && protons <= 4 && isPossibleMassNumber(protons, number);
  }

  #readHyphenNuclide(massNumber: number, at: number): boolean {
    const [node] = this.#nodes;
    const isLone = this.#before === "atom" && this.#atoms === 1 && this.parts.length === 0;
    if (!isLone || node?.kind !== "atom" || node.massNumber !== null) return this.#refuse("bad-charge", at, this.at - at);
    const number = this.#lastElement?.number ?? 0;
    if (!isPossibleMassNumber(number, massNumber)) return this.#refuse("unknown-nuclide", at, this.at - at);
    this.#nodes = [{ ...node, massNumber }];
    return true;
  }

  #finish(): boolean {
    const open = this.#open.at(-1);
    if (open !== undefined) return this.#refuse("unbalanced-bracket", open.at);
    if (this.#massNumber !== 0 || this.#atomicNumber !== 0) return this.#refuse("unexpected-character", this.end - 1);
    return this.#endPart() || this.#refuse("unexpected-character", Math.max(0, this.at - 1));
  }
}

/** No nuclide has fewer nucleons than protons, nor, hydrogen and helium apart, more than three times as many. */
function isPossibleMassNumber(protons: number, massNumber: number): boolean {
  if (protons === 1) return massNumber <= 3;
  if (protons === 2) return massNumber >= 3 && massNumber <= 8;
  return massNumber >= protons && massNumber <= 3 * protons;
}

const STATES: ReadonlyMap<string, PhysicalState> = new Map([
  ["(s)", "s"],
  ["(l)", "l"],
  ["(g)", "g"],
  ["(aq)", "aq"],
]);

/** `(aq)`, also as a subscript: `_(aq)`, `_{(aq)}`. */
function readState(text: string, at: number, end: number): { state: PhysicalState; end: number } | null {
  const isSubscript = text.charCodeAt(at) === UNDERSCORE;
  const braced = isSubscript && text.charCodeAt(at + 1) === OPEN_CURLY;
  const start = at + (isSubscript ? 1 : 0) + (braced ? 1 : 0);
  if (text.charCodeAt(start) !== OPEN_ROUND) return null;
  const close = text.indexOf(")", start);
  if (close < 0 || close - start > 3) return null;
  const state = STATES.get(text.slice(start, close + 1));
  const stateEnd = close + 1 + (braced ? 1 : 0);
  if (state === undefined || stateEnd > end || (braced && text.charCodeAt(close + 1) !== CLOSE_CURLY)) return null;
  return { state, end: stateEnd };
}
