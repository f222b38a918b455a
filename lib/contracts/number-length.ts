/** The longest number, with its power of ten, in UTF-16 units. Apart from the schemas, which the browser does not load. */
export const MAX_NUMBER_LENGTH = 40;
