"use client";

import { XIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import * as Primitive from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

function DialogOverlay() {
  return <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-overlay" />;
}

function DialogCloseButton() {
  const t = useTranslations("common");
  return (
    <Primitive.Close
      aria-label={t("close")}
      className="absolute end-3 top-3 inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
    >
      <XIcon aria-hidden="true" className="size-4" />
    </Primitive.Close>
  );
}

/** A modal sheet in the middle of the screen. It needs a DialogTitle. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <DialogOverlay />
      <Primitive.Content
        className={cn(
          "fixed start-1/2 top-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 animate-appear gap-4 overflow-y-auto rounded-lg border bg-popover p-6 text-popover-foreground shadow-sheet",
          className,
        )}
        {...props}
      >
        {children}
        <DialogCloseButton />
      </Primitive.Content>
    </Primitive.Portal>
  );
}

const DRAWER_SIDES = {
  start: "start-0 border-e",
  end: "end-0 border-s",
} as const;

/** A modal that slides over one side of a small screen: the sidebar under 768 px. It needs a DialogTitle. */
export function DrawerContent({
  side = "start",
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content> & { side?: keyof typeof DRAWER_SIDES }) {
  return (
    <Primitive.Portal>
      <DialogOverlay />
      <Primitive.Content
        className={cn(
          "fixed inset-y-0 z-50 flex w-80 max-w-[85vw] animate-appear flex-col bg-background text-foreground shadow-sheet",
          DRAWER_SIDES[side],
          className,
        )}
        {...props}
      >
        {children}
        <DialogCloseButton />
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-1.5 pe-8", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 sm:flex-row sm:justify-end", className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn("text-lg font-semibold leading-snug", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn("text-sm text-muted-foreground", className)} {...props} />;
}
