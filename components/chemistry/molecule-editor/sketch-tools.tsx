"use client";

import {
  CircleMinusIcon,
  CirclePlusIcon,
  EraserIcon,
  LinkIcon,
  type LucideIcon,
  RedoIcon,
  ReplaceIcon,
  Trash2Icon,
  UndoIcon,
  WandSparklesIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { Bond } from "#components/chemistry/bonds.tsx";
import { Button } from "#components/ui/button.tsx";
import { ELEMENTS } from "#lib/chemistry/organic/molecule-graph.ts";
import type { Edit, Editing } from "#lib/chemistry/organic/sketch/editing.ts";
import type { MoleculeWords } from "./use-molecule-words.ts";

type SketchToolsProps = {
  editing: Editing;
  t: MoleculeWords["t"];
  isReadOnly: boolean;
  onEdit: (step: Edit) => void;
  onTidy: () => void;
};

const ORDERS = [
  { order: 1, name: "single" },
  { order: 2, name: "double" },
  { order: 3, name: "triple" },
] as const;

/** What can be done with the chosen atom or bond: every key of the drawing has its button. */
export function SketchTools({ editing, t, isReadOnly, onEdit, onTidy }: SketchToolsProps) {
  const { sketch, chosen, order, mode, past, future } = editing;
  const isEmpty = sketch.atoms.length === 0;
  const current = chosen?.kind === "bond" ? (sketch.bonds[chosen.index]?.order ?? order) : order;
  const tool = (name: ToolName, Icon: LucideIcon, step: Edit, isOff: boolean, isPressed?: boolean) => (
    <Tool label={t(`tools.${name}`)} isOff={isOff || isReadOnly} isPressed={isPressed} onPress={() => onEdit(step)}>
      <Icon aria-hidden="true" />
    </Tool>
  );
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <Group label={t("groups.atoms")}>
        {ELEMENTS.map((symbol) => (
          <Tool
            key={symbol}
            label={t(mode?.kind === "replace" ? "tools.become" : "tools.add", {
              element: t(`elements.${symbol}`),
              symbol,
            })}
            isOff={isReadOnly}
            onPress={() => onEdit({ kind: "add", symbol })}
          >
            {symbol}
          </Tool>
        ))}
      </Group>
      <Group label={t("groups.bonds")}>
        {ORDERS.map((each) => (
          <Tool
            key={each.order}
            label={t(`tools.${each.name}`)}
            isOff={isReadOnly}
            isPressed={current === each.order}
            onPress={() => onEdit({ kind: "order", order: each.order })}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <Bond from={{ x: 2, y: 10 }} to={{ x: 18, y: 10 }} order={each.order} />
            </svg>
          </Tool>
        ))}
        {tool("join", LinkIcon, { kind: "join" }, isEmpty, mode?.kind === "join")}
      </Group>
      <Group label={t("groups.chosen")}>
        {tool("replace", ReplaceIcon, { kind: "replace" }, isEmpty, mode?.kind === "replace")}
        {tool("plus", CirclePlusIcon, { kind: "charge", by: 1 }, isEmpty)}
        {tool("minus", CircleMinusIcon, { kind: "charge", by: -1 }, isEmpty)}
        {tool("erase", EraserIcon, { kind: "erase" }, chosen === null)}
      </Group>
      <Group label={t("groups.whole")}>
        {tool("undo", UndoIcon, { kind: "undo" }, past.length === 0)}
        {tool("redo", RedoIcon, { kind: "redo" }, future.length === 0)}
        <Tool label={t("tools.tidy")} isOff={isEmpty || isReadOnly} onPress={onTidy}>
          <WandSparklesIcon aria-hidden="true" />
        </Tool>
        {tool("clear", Trash2Icon, { kind: "clear" }, isEmpty)}
      </Group>
    </div>
  );
}

type ToolName = "join" | "replace" | "plus" | "minus" | "erase" | "undo" | "redo" | "clear";

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {children}
    </div>
  );
}

type ToolProps = {
  label: string;
  isOff: boolean;
  isPressed?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** Off it stays in its place, and keeps the focus. */
function Tool({ label, isOff, isPressed, onPress, children }: ToolProps) {
  return (
    <Button
      variant="outline"
      size="icon-sm"
      aria-label={label}
      data-tooltip=""
      aria-disabled={isOff}
      aria-pressed={isPressed}
      className="aria-disabled:opacity-55 aria-pressed:border-primary aria-pressed:bg-primary-soft"
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </Button>
  );
}
