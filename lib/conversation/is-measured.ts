const MEASURED = /\p{Nd}\s?(?:[kmµ]?g|[mµ]?L|ml|[mk]?mol|M|K|°\s?C|atm|k?Pa|k?J|ግራም|ሞል|克|摩尔|ग्राम|मोल)(?![\p{L}\d])/u;

/** Whether a text gives a value with a unit of chemistry: a value of a problem, and no number of wishes. */
export const isMeasured = (text: string): boolean => MEASURED.test(text);
