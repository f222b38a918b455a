import type { FormulaIssue, FormulaIssueCode } from "./issue.ts";

/** A place in a text that is being read, and the reason why the reading stopped, if it did. */
export class Cursor {
  readonly text: string;
  readonly end: number;
  at: number;
  issue: FormulaIssue | null = null;

  constructor(text: string, start: number, end: number) {
    this.text = text;
    this.at = start;
    this.end = end;
  }

  /** The UTF-16 unit at an index, 0 beyond the end. */
  unit(index: number): number {
    return index < this.end ? this.text.charCodeAt(index) : 0;
  }

  /** Notes the first reason and returns false, for the reader to return. */
  refuse(code: FormulaIssueCode, at: number, length = 1, readings: readonly string[] = []): false {
    this.issue ??= { code, at, found: this.text.slice(at, Math.min(at + length, this.end)), readings };
    return false;
  }
}
