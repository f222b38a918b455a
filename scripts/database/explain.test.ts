import { expect, test } from "vitest";
import { explainPostgres } from "./explain.ts";

test.for([
  [
    "a full disk, met while a file grows",
    'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes\nHINT:  Check free disk space.\nPANIC:  cannot abort transaction 1',
    "The disk is full",
  ],
  ["a full disk, met while a file is made", 'could not create "pg_wal": No space left on device', "The disk is full"],
  [
    "a library that the machine lacks",
    "postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object file",
    "the library libicui18n.so.60",
  ],
  ["somebody else's data", 'FATAL:  could not open file "PG_VERSION": Permission denied', "belongs to another user"],
  [
    "anything else, by Postgres' own last reason",
    "LOG:  starting\n2026-11-20 [1] FATAL:  database files are incompatible with server\nDETAIL:  version 12",
    "(database files are incompatible with server)",
  ],
  ["silence", "", "does not start"],
  [
    "a Node that does not read TypeScript",
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /app/leash.ts\n    at load\n\nNode.js v20.19.0',
    'A script crashed on Node 20.19.0 (Unknown file extension ".ts" for /app/leash.ts): it needs Node 24',
  ],
  ["a defect of ours", "TypeError: folder.at is not a function", "A script crashed on Node"],
] as const)("%s is one line that says what to do", ([, said, line]) => {
  const { message } = explainPostgres(said, "/data");
  expect(message).toContain(line);
  expect(message).not.toContain("\n");
});

test.for([
  'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts"\n\nNode.js v20.19.0',
  "ReferenceError: cluster is not defined",
])("nobody is told to delete their data for a crash of a script (%#)", (said) => {
  expect(explainPostgres(said, "/data").message).not.toContain("delete");
});
