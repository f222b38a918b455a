import type { MessageArguments } from "./generated/messages.d.ts";

/** Every message, by its key from the root: `solution.molar-mass.count.title`. */
export type MessageKey = keyof MessageArguments;

/** What all of these messages take together: which of them is said is known only when it is. */
type ValuesOf<Argument extends string> = {
  readonly [Name in Argument as Name extends `${infer Plain}${"#" | "@"}` ? Plain : Name]: Name extends `${string}#`
    ? number
    : Name extends `${string}@`
      ? Date
      : string | number;
};

/** The arguments after a key: none where no message takes any. */
export type ValuesAfter<Key extends MessageKey> = [MessageArguments[Key]] extends [never]
  ? []
  : [values: ValuesOf<MessageArguments[Key]>];
