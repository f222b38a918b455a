"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CaseSensitive, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { SolidDrawing } from "#lib/cards/drawing.ts";
import { between, type Place } from "./bonds.tsx";
import {
  type Arrow,
  type Ball,
  composeScene,
  FIRST_VIEW,
  HALF,
  type Lobe,
  type Part,
  type Stick,
  turned,
  type View,
} from "./solid-scene.ts";

/** Degrees that a key or a button turns by, and a pointer for each pixel that it moves. */
const STEP = 15;
const PER_PIXEL = 0.6;

const TURNS = [
  { id: "left", key: "ArrowLeft", icon: ArrowLeft, toRight: -STEP, upwards: 0 },
  { id: "right", key: "ArrowRight", icon: ArrowRight, toRight: STEP, upwards: 0 },
  { id: "up", key: "ArrowUp", icon: ArrowUp, toRight: 0, upwards: STEP },
  { id: "down", key: "ArrowDown", icon: ArrowDown, toRight: 0, upwards: -STEP },
] as const;

/** A molecule of balls and sticks, which turns under the finger, the mouse and the arrow keys, and never by itself. */
export function SolidView({ drawing }: { drawing: SolidDrawing }) {
  const t = useTranslations("chat.card.drawing");
  const [view, setView] = useState<View>(FIRST_VIEW);
  const [isLabelled, setIsLabelled] = useState(true);
  const held = useRef<Place | null>(null);
  const turn = (toRight: number, upwards: number) => setView((before) => turned(before, toRight, upwards));
  const onKeyDown = (event: KeyboardEvent) => {
    const found = TURNS.find(({ key }) => key === event.key);
    if (found === undefined) return;
    event.preventDefault();
    turn(found.toRight, found.upwards);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (held.current === null) return;
    turn((clientX - held.current.x) * PER_PIXEL, (held.current.y - clientY) * PER_PIXEL);
    held.current = { x: clientX, y: clientY };
  };
  const release = () => {
    held.current = null;
  };
  const { parts, net } = composeScene(drawing, view);
  return (
    <div role="group" aria-label={drawing.title} className="flex w-full max-w-80 flex-col items-center gap-1">
      {/* The button lies over the drawing: letters of atoms are no part of its name. */}
      <div className="relative w-full">
        <svg
          data-drawing=""
          viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
          aria-hidden="true"
          className="mx-auto h-60 max-w-full"
        >
          {parts.map((part) => (
            <Painted key={part.key} part={part} isLabelled={isLabelled} />
          ))}
          {net === null ? null : <ArrowLine arrow={net} isThick />}
        </svg>
        <button
          type="button"
          aria-label={t("turn", { name: drawing.title })}
          className="absolute inset-0 touch-pan-y cursor-grab rounded-md active:cursor-grabbing"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={release}
          onPointerCancel={release}
        />
      </div>
      <div className="flex flex-wrap justify-center print:hidden">
        {TURNS.map(({ id, icon, toRight, upwards }) => (
          <IconButton key={id} icon={icon} label={t(id)} onClick={() => turn(toRight, upwards)} onKeyDown={onKeyDown} />
        ))}
        <IconButton icon={RotateCcw} label={t("reset")} onClick={() => setView(FIRST_VIEW)} />
        <IconButton
          icon={CaseSensitive}
          label={t("symbols")}
          aria-pressed={isLabelled}
          onClick={() => setIsLabelled((before) => !before)}
        />
      </div>
    </div>
  );
}

function Painted({ part, isLabelled }: { part: Part; isLabelled: boolean }) {
  switch (part.kind) {
    case "ball":
      return <BallShape ball={part} isLabelled={isLabelled} />;
    case "stick":
      return <StickShape stick={part} />;
    case "lobe":
      return <LobeShape lobe={part} />;
    case "arrow":
      return <ArrowLine arrow={part} />;
  }
}

/** The look of an element, as a fill and as a stroke; of those that have no colour of their own, one for all. */
const LOOKS: Readonly<Record<string, readonly [fill: string, stroke: string]>> = {
  H: ["fill-atom-hydrogen", "stroke-atom-hydrogen"],
  C: ["fill-atom-carbon", "stroke-atom-carbon"],
  N: ["fill-atom-nitrogen", "stroke-atom-nitrogen"],
  O: ["fill-atom-oxygen", "stroke-atom-oxygen"],
  F: ["fill-atom-fluorine", "stroke-atom-fluorine"],
  Cl: ["fill-atom-chlorine", "stroke-atom-chlorine"],
  Br: ["fill-atom-bromine", "stroke-atom-bromine"],
  I: ["fill-atom-iodine", "stroke-atom-iodine"],
  S: ["fill-atom-sulfur", "stroke-atom-sulfur"],
  P: ["fill-atom-phosphorus", "stroke-atom-phosphorus"],
  B: ["fill-atom-boron", "stroke-atom-boron"],
  Si: ["fill-atom-silicon", "stroke-atom-silicon"],
  Kr: ["fill-atom-noble", "stroke-atom-noble"],
  Xe: ["fill-atom-noble", "stroke-atom-noble"],
};
const OTHER = ["fill-atom-other", "stroke-atom-other"] as const;

const GLEAMS = [0.82, 0.62, 0.4, 0.18];

/** A sphere with the light from above on the left. */
function BallShape({ ball: { at, radius, symbol }, isLabelled }: { ball: Ball; isLabelled: boolean }) {
  const [fill] = LOOKS[symbol] ?? OTHER;
  return (
    <g>
      <circle cx={at.x} cy={at.y} r={radius} className={`${fill} stroke-atom-edge`} strokeWidth="1" />
      {GLEAMS.map((share) => (
        <circle
          key={share}
          cx={at.x - 0.32 * (1 - share) * radius}
          cy={at.y - 0.36 * (1 - share) * radius}
          r={radius * share}
          className="fill-atom-gleam"
          fillOpacity="0.14"
        />
      ))}
      {isLabelled ? (
        <text
          x={at.x}
          y={at.y + 0.38 * labelSize(radius, symbol)}
          textAnchor="middle"
          fontSize={labelSize(radius, symbol)}
          fontWeight="600"
          className="fill-atom-ink"
        >
          {symbol}
        </text>
      ) : null}
    </g>
  );
}

const labelSize = (radius: number, symbol: string): number => Math.min(15, radius * (symbol.length > 1 ? 1.05 : 1.25));

/** Dashes for half a bond, as of a structure between two others. */
function StickShape({ stick: { from, to, width, symbol, isPartial } }: { stick: Stick }) {
  const [, stroke] = LOOKS[symbol] ?? OTHER;
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  if (isPartial)
    return (
      <line
        {...line}
        strokeWidth={width * 0.7}
        strokeDasharray={`${width * 0.8} ${width * 0.6}`}
        className="stroke-atom-edge"
      />
    );
  return (
    <g>
      <line {...line} strokeWidth={width + 1.6} className="stroke-atom-edge" />
      <line {...line} strokeWidth={width} className={stroke} />
      <line {...line} strokeWidth={width * 0.35} strokeOpacity="0.3" className="stroke-atom-gleam" />
    </g>
  );
}

/** The cloud of a lone pair, with its two electrons. */
function LobeShape({ lobe: { at, length, width, turn } }: { lobe: Lobe }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <ellipse rx={length} ry={width} className="fill-primary stroke-primary" fillOpacity="0.16" strokeWidth="1" />
      {[-1, 1].map((sign) => (
        <circle key={sign} cx={length * 0.35} cy={sign * width * 0.36} r="2.2" className="fill-primary" />
      ))}
    </g>
  );
}

/** From the positive end, which a stroke crosses, to the negative one. */
function ArrowLine({ arrow: { from, to }, isThick = false }: { arrow: Arrow; isThick?: boolean }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const size = isThick ? 8 : 4.5;
  const neck = between(from, to, 1 - (1.5 * size) / length);
  const tail = between(from, to, (0.7 * size) / length);
  const beside = ({ x, y }: Place, by: number) => ({ x: x - along.y * by, y: y + along.x * by });
  const [left, right] = [beside(neck, size * 0.8), beside(neck, -size * 0.8)];
  const [one, other] = [beside(tail, size * 0.7), beside(tail, -size * 0.7)];
  const strokeWidth = isThick ? 4 : 1.8;
  const [fill, stroke] = isThick ? ["fill-primary", "stroke-primary"] : ["fill-foreground", "stroke-foreground"];
  return (
    <g>
      <line x1={from.x} y1={from.y} x2={neck.x} y2={neck.y} strokeWidth={strokeWidth} className={stroke} />
      <line x1={one.x} y1={one.y} x2={other.x} y2={other.y} strokeWidth={strokeWidth * 0.8} className={stroke} />
      <polygon points={`${to.x},${to.y} ${left.x},${left.y} ${right.x},${right.y}`} className={fill} />
    </g>
  );
}
