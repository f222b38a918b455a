import type { Drawing } from "../cards/drawing.ts";
import type { LessonDrawing } from "../lessons/lesson.ts";
import { formulaText } from "./chemistry.ts";
import { factText } from "./fact-text.ts";
import type { Words } from "./words.ts";

/** A lesson's drawing from its numbers, named by the messages of its step. */
export function wordLessonDrawing(drawing: LessonDrawing, say: (key: string) => string, words: Words): Drawing {
  const named = { title: say("drawing.title"), text: say("drawing.text") };
  if (drawing.kind === "particles")
    return {
      kind: "particles",
      ...named,
      boxes: Object.entries(drawing.boxes).map(([box, groups]) => ({
        label: say(`drawing.boxes.${box}`),
        groups: groups.map(({ formula, count }) => ({ name: formulaText(formula), count })),
      })),
    };
  return {
    kind: "plot",
    ...named,
    x: { label: say("drawing.x"), unit: drawing.x, ...(drawing.isBare === true && { isBare: true }) },
    y: { label: say("drawing.y"), unit: drawing.y },
    series: Object.entries(drawing.series).map(([name, points]) => ({
      name: name === "" ? "" : formulaText(name),
      points: points.map(([x, y]): [number, number] => [x, y]),
    })),
    marks: (drawing.marks ?? []).map(({ x, y, label }) => ({ x, y, label: factText(label, words) })),
  };
}
