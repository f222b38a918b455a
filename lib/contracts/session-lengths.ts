/**
 * The longest title of a chat session, the longest text to search sessions for, and what is told of a session's first
 * question. Apart from the schemas, so that a browser need not load them.
 */
export const MAX_TITLE_LENGTH = 200;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_FIRST_QUESTION_LENGTH = 120;
