/**
 * The longest text of one message, in UTF-16 code units. Apart from the schemas, whose library the browser need not
 * load to count letters.
 */
export const MAX_MESSAGE_LENGTH = 20_000;
