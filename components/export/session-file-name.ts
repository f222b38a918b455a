/** "Gas Laws 2026-11-20": the topic, as far as it may stand in a file's name, and the day. */
export function sessionFileName(topic: string, day: string): string {
  const name = topic
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
    .trim()
    .slice(0, 80)
    .trim();
  return `${name === "" ? "" : `${name} `}${day}`;
}
