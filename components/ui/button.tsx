import { cva, type VariantProps } from "class-variance-authority";
import { Root as SlotRoot } from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** `button` is a utility of app/globals.css: what all variants share. */
export const buttonVariants = cva("button", {
  variants: {
    variant: {
      default: "bg-primary text-primary-foreground hover:bg-primary/88",
      secondary: "bg-secondary text-secondary-foreground hover:bg-secondary/75",
      outline: "border border-input bg-card text-foreground hover:bg-accent",
      ghost: "text-foreground hover:bg-accent",
      destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/88",
      link: "text-primary underline underline-offset-4 hover:decoration-2",
    },
    size: {
      default: "min-h-10 px-4 py-2",
      sm: "min-h-8 px-3 py-1 pointer-coarse:min-h-10",
      lg: "min-h-12 px-6 py-2.5 text-base",
      icon: "size-10",
      "icon-sm": "size-8 pointer-coarse:size-10",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});

export type ButtonProps = ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean };

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const Element = asChild ? SlotRoot : "button";
  return (
    <Element
      data-slot="button"
      {...(asChild ? {} : { type: type ?? "button" })}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
