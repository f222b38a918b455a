import { foldName } from "./fold.ts";

type DictionaryMatch<T> = { readonly value: T; readonly end: number };

/** Words and what they mean; found at any place of a folded name, without knowing where words end. */
export class Dictionary<T> {
  readonly #values = new Map<string, T>();
  /** The first two characters of the words, or the only one: most texts begin with none of them. */
  readonly #heads = new Set<string>();
  #longest = 0;

  /** The first meaning of a word stays. */
  add(word: string, value: T): void {
    const key = foldName(word).text;
    if (key === "" || this.#values.has(key)) return;
    this.#values.set(key, value);
    this.#heads.add(key.slice(0, 2));
    this.#longest = Math.max(this.#longest, key.length);
  }

  /** The meaning of a whole folded text. */
  find(text: string): T | null {
    return text.length > this.#longest ? null : (this.#values.get(text) ?? null);
  }

  /** Whether a word begins a folded text. */
  begins(text: string): boolean {
    if (this.#values.has(text.slice(0, 1))) return true;
    if (!this.#heads.has(text.slice(0, 2))) return false;
    for (let end = 2; end <= Math.min(text.length, this.#longest); end += 1) {
      if (this.#values.has(text.slice(0, end))) return true;
    }
    return false;
  }

  /** Every word that begins at a place, the longest first. */
  matchAt(text: string, at: number): DictionaryMatch<T>[] {
    const matches: DictionaryMatch<T>[] = [];
    for (let end = Math.min(text.length, at + this.#longest); end > at; end -= 1) {
      const value = this.#values.get(text.slice(at, end));
      if (value !== undefined) matches.push({ value, end });
    }
    return matches;
  }
}
