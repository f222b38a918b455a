/** A passage as a textbook has it, a question in its words, and one that shares no content word with it. */
export type RecallCase = readonly [passage: string, inItsWords: string, inOtherWords: string];
