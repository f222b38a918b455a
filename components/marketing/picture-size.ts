/** Of a picture on the landing page, in its pixels; the files have twice as many. */
export const PICTURE_SIZE = { width: 400, height: 340 } as const;
