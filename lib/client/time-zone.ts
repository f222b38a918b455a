/** Where the student is, as an IANA name: it decides which day an answer counts for. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
