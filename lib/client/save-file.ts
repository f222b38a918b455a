/** Saves a text, or bytes of a kind of their own, as a file of the reader's. */
export function saveFile(name: string, content: string | Blob): void {
  const url = URL.createObjectURL(
    typeof content === "string" ? new Blob([content], { type: "text/plain;charset=utf-8" }) : content,
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
