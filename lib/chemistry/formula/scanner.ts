import type { Element, ElementSymbol } from "../elements/elements.ts";
import {
  CLOSE_CURLY,
  CLOSE_ROUND,
  CLOSE_SQUARE,
  FULL_STOP,
  OPEN_CURLY,
  OPEN_ROUND,
  OPEN_SQUARE,
  UNDERSCORE,
  findOneLetterElement,
  findTwoLetterElement,
  isAdditionDot,
  isDigit,
  isLower,
  isSpace,
  isUpper,
} from "./characters.ts";
import { isNonmetal, readDigitsBeforeSign } from "./charge.ts";
import type { DigitPlace } from "./charge.ts";
import { isPlainWhole, readCount, readPartCount } from "./count.ts";
import { Cursor } from "./cursor.ts";
import type { Bracket, FormulaNode, FormulaPart, PhysicalState } from "./formula.ts";
import type { FormulaIssue } from "./issue.ts";
import { isPossibleMassNumber, readLeftScript, startsLeftScript } from "./nuclide.ts";
import type { LeftScripts } from "./nuclide.ts";
import { findCharge, findState, isFinalSign, readChargeMarks, signAt, startsTail } from "./tail.ts";
import type { ChargeMarks } from "./tail.ts";

const MAX_DEPTH = 40;

const LETTER_D = 0x44;
const LETTER_T = 0x54;
const LETTER_E_SMALL = 0x65;
const LETTER_X_SMALL = 0x78;

type OpenGroup = { readonly bracket: Bracket; readonly nodes: FormulaNode[]; readonly at: number };

/** What stands directly before the cursor: it decides what a digit or a sign there can mean. */
type Before = "start" | "atom" | "counted" | Bracket;

/**
 * Reads the structure of one formula from left to right, once, without recursion. Each `#read…` returns false after a
 * refusal, whose reason is then in `issue`.
 */
export class FormulaScanner {
  parts: FormulaPart[] = [];
  charge = 0;
  state: PhysicalState | null = null;

  readonly #cursor: Cursor;
  readonly #scripts: LeftScripts = { massNumber: 0, atomicNumber: 0 };
  #nodes: FormulaNode[] = [];
  #open: OpenGroup[] = [];
  #partCount = 1;
  #before: Before = "start";
  #lastElement: Element | null = null;
  #metal: ElementSymbol | null = null;
  #atoms = 0;
  /** The charge's size, where it was found among the digits of a count. */
  #magnitude = 0;

  constructor(text: string, start: number, end: number) {
    this.#cursor = new Cursor(text, start, end);
  }

  get issue(): FormulaIssue | null {
    return this.#cursor.issue;
  }

  scan(): boolean {
    const cursor = this.#cursor;
    if (this.#readElectron()) return true;
    while (cursor.at < cursor.end) if (!this.#readNext(cursor.unit(cursor.at))) return false;
    return this.#finish();
  }

  #readNext(unit: number): boolean {
    if (isUpper(unit)) return this.#readAtom(unit);
    if (unit === OPEN_ROUND && startsTail(this.#cursor)) return this.#readTail();
    if (unit === OPEN_ROUND || unit === OPEN_SQUARE || unit === OPEN_CURLY) return this.#openGroup(unit);
    if (unit === CLOSE_ROUND || unit === CLOSE_SQUARE || unit === CLOSE_CURLY) return this.#closeGroup(unit);
    if (unit === FULL_STOP || isAdditionDot(unit)) return this.#readDot();
    if (isSpace(unit)) return this.#readSpace();
    return this.#startsLeftScript() ? readLeftScript(this.#cursor, this.#scripts) : this.#readTail();
  }

  #startsLeftScript(): boolean {
    return startsLeftScript(this.#cursor, this.#before === "start" || this.#scripts.massNumber !== 0);
  }

  /** `e-`, `e^-`, `e⁻`, `e^{-}` and nothing else. */
  #readElectron(): boolean {
    const cursor = this.#cursor;
    const start = cursor.at;
    if (cursor.unit(start) !== LETTER_E_SMALL) return false;
    cursor.at += 1;
    const marks = readChargeMarks(cursor);
    const isElectron =
      marks !== null && marks.signs === -1 && marks.before === -1 && marks.after === -1 && cursor.at === cursor.end;
    if (isElectron) {
      this.charge = -1;
      return true;
    }
    cursor.at = start;
    cursor.issue = null;
    return false;
  }

  #readAtom(upper: number): boolean {
    const cursor = this.#cursor;
    const start = cursor.at;
    const lower = cursor.unit(start + 1);
    const isHeavyHydrogen = (upper === LETTER_D || upper === LETTER_T) && !isLower(lower);
    const element = isHeavyHydrogen
      ? findOneLetterElement(0x48)
      : isLower(lower)
        ? findTwoLetterElement(upper, lower)
        : findOneLetterElement(upper);
    if (element === undefined) return cursor.refuse("unknown-symbol", start, isLower(lower) ? 2 : 1);
    cursor.at += isLower(lower) ? 2 : 1;
    if (isLower(cursor.unit(cursor.at))) return cursor.refuse("unknown-symbol", start, cursor.at + 1 - start);
    if (!this.#checkLeftScripts(element, start, isHeavyHydrogen)) return false;
    const massNumber = isHeavyHydrogen ? (upper === LETTER_D ? 2 : 3) : this.#scripts.massNumber || null;
    const showsNumber = this.#scripts.atomicNumber !== 0;
    this.#scripts.massNumber = 0;
    this.#scripts.atomicNumber = 0;
    this.#atoms += 1;
    this.#lastElement = element;
    if (this.#metal === null && !isNonmetal(element.symbol)) this.#metal = element.symbol;
    this.#before = "atom";
    const count = this.#readCount(true);
    if (count === 0) return false;
    this.#nodes.push({ kind: "atom", symbol: element.symbol, massNumber, count, ...(showsNumber && { showsNumber }) });
    return true;
  }

  #checkLeftScripts(element: Element, at: number, isHeavyHydrogen: boolean): boolean {
    const { massNumber, atomicNumber } = this.#scripts;
    if (massNumber === 0 && atomicNumber === 0) return true;
    const isPossible =
      !isHeavyHydrogen &&
      (atomicNumber === 0 || atomicNumber === element.number) &&
      (massNumber === 0 || isPossibleMassNumber(element.number, massNumber));
    return isPossible || this.#cursor.refuse("unknown-nuclide", at, element.symbol.length);
  }

  /** The count at the cursor, 1 without one, 0 after a refusal. Plain digits before a final sign are taken apart. */
  #readCount(isAtom: boolean): number {
    const cursor = this.#cursor;
    const start = cursor.at;
    const count = readCount(cursor);
    if (cursor.at === start || count === 0) return count;
    if (this.#open.length === 0 && isFinalSign(cursor, cursor.at) && isPlainWhole(cursor, start))
      return this.#splitDigits(start, isAtom);
    this.#before = "counted";
    return count;
  }

  #splitDigits(digitsAt: number, isAtom: boolean): number {
    const { text, at, end } = this.#cursor;
    const digits = text.slice(digitsAt, at);
    const sign = signAt(this.#cursor, at) === 1 ? 1 : -1;
    const reading = readDigitsBeforeSign(digits, this.#digitPlace(isAtom, sign));
    if (reading !== "ambiguous") {
      this.#magnitude = reading.magnitude;
      return reading.count;
    }
    const before = text.slice(0, digitsAt).trim();
    const mark = `${sign === 1 ? "+" : "-"}${text.slice(at + 1, end).trim()}`;
    const asCharge = `${before}${digits.slice(0, -1)}^${digits.slice(-1)}${mark}`;
    this.#cursor.refuse("ambiguous-charge", digitsAt, digits.length + 1, [asCharge, `${before}${digits}^${mark}`]);
    return 0;
  }

  #digitPlace(isAtom: boolean, sign: 1 | -1): DigitPlace {
    const metal = this.#metal;
    if (!isAtom) {
      if (this.#before === "square" || this.#before === "curly") return { after: this.#before, sign };
      return { after: "round", isWhole: this.#nodes.length === 0 && this.parts.length === 0, sign, metal };
    }
    const symbol = this.#lastElement?.symbol ?? "H";
    return this.#atoms === 1 ? { after: "lone-atom", symbol, sign } : { after: "last-atom", symbol, sign, metal };
  }

  #openGroup(unit: number): boolean {
    const cursor = this.#cursor;
    if (unit === OPEN_CURLY && cursor.unit(cursor.at + 1) === CLOSE_CURLY) {
      cursor.at += 2; // the empty carrier of a left superscript: {}^{14}C
      return true;
    }
    if (this.#open.length >= MAX_DEPTH) return cursor.refuse("too-large", cursor.at);
    const oxidationNumber = unit === OPEN_ROUND ? this.#oxidationNumberLength() : 0;
    if (oxidationNumber > 0) return cursor.refuse("oxidation-number", cursor.at, oxidationNumber);
    const bracket = unit === OPEN_ROUND ? "round" : unit === OPEN_SQUARE ? "square" : "curly";
    this.#open.push({ bracket, nodes: this.#nodes, at: cursor.at });
    this.#nodes = [];
    this.#before = "start";
    cursor.at += 1;
    return true;
  }

  /** The length of `(II)`, `(IV)`… directly after an element, which iodine and vanadium must not be read from. */
  #oxidationNumberLength(): number {
    if (this.#before !== "atom") return 0;
    const cursor = this.#cursor;
    let at = cursor.at + 1;
    while (cursor.unit(at) === 0x49 || cursor.unit(at) === 0x56) at += 1;
    const letters = at - cursor.at - 1;
    return letters > 0 && cursor.unit(at) === CLOSE_ROUND && !isDigit(cursor.unit(at + 1)) ? letters + 2 : 0;
  }

  #closeGroup(unit: number): boolean {
    const cursor = this.#cursor;
    const group = this.#open.pop();
    const bracket = unit === CLOSE_ROUND ? "round" : unit === CLOSE_SQUARE ? "square" : "curly";
    if (group?.bracket !== bracket) return cursor.refuse("unbalanced-bracket", cursor.at);
    if (this.#nodes.length === 0) return cursor.refuse("empty-group", group.at, cursor.at - group.at + 1);
    const nodes = this.#nodes;
    this.#nodes = group.nodes;
    cursor.at += 1;
    this.#before = bracket;
    const count = this.#readCount(false);
    if (count === 0) return false;
    this.#nodes.push({ kind: "group", bracket, nodes, count });
    return true;
  }

  #readDot(): boolean {
    const cursor = this.#cursor;
    if (this.#open.length > 0 || !this.#endPart()) return cursor.refuse("unexpected-character", cursor.at);
    cursor.at += 1;
    this.#skipSpaces();
    this.#partCount = readPartCount(cursor);
    if (this.#partCount === 0) return false;
    this.#before = "start";
    this.#skipSpaces();
    const next = cursor.unit(cursor.at);
    const goesOn = isUpper(next) || next === OPEN_ROUND || next === OPEN_SQUARE || this.#startsLeftScript();
    return goesOn || cursor.refuse("unexpected-character", cursor.at);
  }

  #endPart(): boolean {
    if (this.#nodes.length === 0) return false;
    this.parts.push({ count: this.#partCount, nodes: this.#nodes });
    this.#nodes = [];
    this.#partCount = 1;
    return true;
  }

  #skipSpaces(): void {
    const cursor = this.#cursor;
    while (isSpace(cursor.unit(cursor.at))) cursor.at += 1;
  }

  /** Inside a formula a space may only stand around an addition dot and before a charge or a state. */
  #readSpace(): boolean {
    const cursor = this.#cursor;
    const start = cursor.at;
    this.#skipSpaces();
    const next = cursor.unit(cursor.at);
    if (isAdditionDot(next) || next === FULL_STOP) return true;
    const afterCross = cursor.unit(cursor.at + 1);
    if (next === LETTER_X_SMALL && (isSpace(afterCross) || isDigit(afterCross))) return this.#readDot(); // CuSO4 x 5 H2O
    return startsTail(cursor) ? this.#readTail() : cursor.refuse("unexpected-character", start);
  }

  /** The charge and the state, up to the end of the text. */
  #readTail(): boolean {
    const cursor = this.#cursor;
    if (this.#open.length > 0 || this.#before === "start") return cursor.refuse("unexpected-character", cursor.at);
    const startsWithState = cursor.unit(cursor.at) === UNDERSCORE || findState(cursor) !== null;
    if (!startsWithState && !this.#readCharge()) return false;
    this.#skipSpaces();
    const state = cursor.at < cursor.end ? findState(cursor) : null;
    if (state !== null) {
      this.state = state.state;
      cursor.at = state.end;
    }
    return cursor.at === cursor.end || cursor.refuse("unexpected-character", cursor.at);
  }

  #readCharge(): boolean {
    const cursor = this.#cursor;
    const marks = readChargeMarks(cursor);
    if (marks === null) return false;
    const massNumber = this.#findHyphenMassNumber(marks.signs, marks.after, marks.isMarked);
    if (massNumber !== 0) return this.#setMassNumber(massNumber, marks.at, marks.length);
    const charge = this.#isCountedMetal(marks) ? null : findCharge(marks, this.#magnitude);
    if (charge === null) {
      const isStray = marks.signs === 0 && !marks.isMarked;
      return cursor.refuse(isStray ? "unexpected-character" : "bad-charge", marks.at, marks.length);
    }
    this.charge = charge;
    return true;
  }

  /** `Fe2+3`: metals other than mercury make no ions of several atoms; either digit may be meant as the charge. */
  #isCountedMetal({ after, isMarked }: ChargeMarks): boolean {
    return (
      after !== -1 &&
      !isMarked &&
      this.#before === "counted" &&
      this.#atoms === 1 &&
      this.#metal !== null &&
      this.#metal !== "Hg"
    );
  }

  /** `C-14`, `H-3`: a number that the atom cannot have as its charge is a mass number; 0 for a charge. */
  #findHyphenMassNumber(signs: number, number: number, isMarked: boolean): number {
    if (signs !== -1 || isMarked || number < 2) return 0;
    if (number > 4) return number;
    const protons = this.#lastElement?.number ?? 0;
    const isLone = this.#before === "atom" && this.#atoms === 1;
    return isLone && protons <= 4 && isPossibleMassNumber(protons, number) ? number : 0;
  }

  #setMassNumber(massNumber: number, at: number, length: number): boolean {
    const [node] = this.#nodes;
    const isLone = this.#before === "atom" && this.#atoms === 1 && this.parts.length === 0;
    if (!isLone || node?.kind !== "atom" || node.massNumber !== null)
      return this.#cursor.refuse("bad-charge", at, length);
    const isPossible = isPossibleMassNumber(this.#lastElement?.number ?? 0, massNumber);
    if (!isPossible) return this.#cursor.refuse("unknown-nuclide", at, length);
    this.#nodes = [{ ...node, massNumber }];
    return true;
  }

  #finish(): boolean {
    const cursor = this.#cursor;
    const open = this.#open.at(-1);
    if (open !== undefined) return cursor.refuse("unbalanced-bracket", open.at);
    const isDangling = this.#scripts.massNumber !== 0 || this.#scripts.atomicNumber !== 0 || !this.#endPart();
    return !isDangling || cursor.refuse("unexpected-character", Math.max(0, cursor.end - 1));
  }
}
