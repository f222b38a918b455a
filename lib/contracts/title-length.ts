/** The longest title of a chat session. Apart from the schemas, so that a browser need not load them to know it. */
export const MAX_TITLE_LENGTH = 200;
