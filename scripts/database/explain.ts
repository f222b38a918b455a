import { DISK_FULL, Failure, isDiskFull } from "../setup/failure.mjs";

/** What Postgres said when it did not come up, as the one line that the person at the keyboard needs. */
export function explainPostgres(said: string, folder: string): Failure {
  if (isDiskFull(said)) return new Failure(DISK_FULL);
  const library = /error while loading shared libraries: (\S+?):/.exec(said)?.[1];
  if (library) {
    return new Failure(
      `Postgres needs the library ${library}, which this machine lacks: install it, or set DATABASE_URL.`,
    );
  }
  if (/(?:EACCES|Permission denied)/.test(said)) {
    return new Failure(
      `${folder} belongs to another user: make it yours, or delete it to begin with an empty database.`,
    );
  }
  const crash =
    /^Node\.js v(\S+)$/m.exec(said)?.[1] ??
    (/^(?:Type|Reference|Syntax|Range)Error\b/m.test(said) ? process.versions.node : undefined);
  if (crash) {
    const what = lastOf(said, /^\w*Error(?: \[\w+\])?: +(.+)/gm) ?? "for no reason that it told";
    return new Failure(
      `A script crashed on Node ${crash} (${what}): it needs Node 24, which came with the packages. Try export PATH="$PWD/node_modules/.bin:$PATH".`,
    );
  }
  const reason = lastOf(said, /(?:PANIC|FATAL|error): +(.+)/g) ?? said.trim().split("\n").at(-1);
  return new Failure(
    `The database in ${folder} does not start (${reason}): put a copy of the folder back, or delete it to begin with an empty one.`,
  );
}

function lastOf(text: string, pattern: RegExp): string | undefined {
  return [...text.matchAll(pattern)].at(-1)?.[1];
}
