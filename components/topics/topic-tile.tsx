import { type ReactNode, useId } from "react";
import { cn } from "#components/ui/class-names.ts";
import { TOPIC_LOOKS, type TopicPattern, type TopicShape } from "#lib/curriculum/look.ts";
import type { MainTopicSlug } from "#lib/curriculum/outline.ts";

/** In a square of 40 by 40. */
const SHAPES: Record<TopicShape, string> = {
  circle: "M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36Z",
  square: "M4 4h32v32h-32Z",
  triangle: "M20 2L39 37H1Z",
  diamond: "M20 1L39 20L20 39L1 20Z",
  hexagon: "M20 1L37 10.5V29.5L20 39L3 29.5V10.5Z",
};

/** One square of 6 by 6, repeated. */
const PATTERNS: Record<TopicPattern, ReactNode> = {
  solid: <path d="M0 0h6v6h-6Z" />,
  stripes: <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke="currentColor" strokeWidth="1.5" />,
  dots: <circle cx="3" cy="3" r="1.5" />,
  grid: <path d="M3 0v6M0 3h6" stroke="currentColor" strokeWidth="1" />,
};

/** The heart of a shape, where the symbol stands: lower in a triangle. */
const MIDDLE_Y: Record<TopicShape, number> = { circle: 20, square: 20, triangle: 26, diamond: 20, hexagon: 20 };

/** A main topic's sign: its element in its shape, pattern and colour. For the eye only: the name stands beside it. */
export function TopicTile({ topic, className }: { topic: MainTopicSlug; className?: string }) {
  const patternId = useId();
  const { icon, color, pattern, shape } = TOPIC_LOOKS[topic];
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-color={color}
      data-pattern={pattern}
      data-shape={shape}
      className={cn("topic-tile", className)}
    >
      <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse">
        <g fill="currentColor" opacity={pattern === "solid" ? 0.3 : 0.6}>
          {PATTERNS[pattern]}
        </g>
      </pattern>
      <path d={SHAPES[shape]} className="fill-card" />
      <path
        d={SHAPES[shape]}
        fill={`url(#${patternId})`}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <text x="20" y={MIDDLE_Y[shape]}>
        {icon.symbol}
      </text>
    </svg>
  );
}
