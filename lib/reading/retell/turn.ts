/** What a problem says in a turn of its own, and the same in plainer words. */
export type Turn = readonly [told: RegExp, plain: string | ((whole: string, ...groups: string[]) => string)];

/** A number as it is typed. */
export const NUMBER = String.raw`\d[\d.,]*(?<![.,])(?: ?[×x*·] ?10\^?(?:\([-−–]?\d+\)|[-−–]?\d+)|[eE]-?\d+)?`;

/** A text with these turns in plainer words. */
export const applyTurns = (text: string, turns: readonly Turn[]): string =>
  turns.reduce(
    // The two overloads of replace do not accept their own union.
    (told, [from, to]) => (typeof to === "string" ? told.replace(from, to) : told.replace(from, to)),
    text,
  );
