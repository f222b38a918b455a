/** The longest title of a chat session, and the longest text to search sessions for. Apart from the schemas, so that a browser need not load them. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_SEARCH_LENGTH = 200;
