/** Something that the person at the keyboard can mend: its message is one line that says what is wrong and what to do. */
export class Failure extends Error {}

/**
 * Ends the process with the one line of what went wrong.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}

/** @param {unknown} error */
function explain(error) {
  if (error instanceof Failure) return error.message;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return isDiskFull(text) ? DISK_FULL : text;
}

export const DISK_FULL =
  "The disk is full: free some space here and in the folder for temporary files, then start again.";

/** @param {string} text what a program said when it failed */
export function isDiskFull(text) {
  return /ENOSPC|no space left on device|check free disk space|EDQUOT|disk quota exceeded/i.test(text);
}
