import type { Material } from "#lib/contracts/answers/material.ts";

/** Those in whose title, description, topic, tags or file name every word of the query begins or stands somewhere. */
export function searchMaterials(
  materials: readonly Material[],
  query: string,
  topicName: (topic: string) => string,
): Material[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  return materials.filter(({ title, description, topic, tags, fileName }) => {
    const text = fold([title, description, topicName(topic), ...tags, fileName].join("\n"));
    return words.every((word) => text.includes(word));
  });
}

/** Without what a person leaves out while searching: capitals and accents. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}
