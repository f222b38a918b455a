/** The input with a question back in it, to be asked anew. What stood there already is kept below. */
export function withQuestion(typed: string, question: string): string {
  if (typed.startsWith(question)) return typed;
  return typed.trim() === "" ? question : `${question}\n\n${typed}`;
}
