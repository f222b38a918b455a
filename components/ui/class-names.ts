import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Without this, tailwind-merge would take our own text sizes for text colours and drop them. */
const merge = extendTailwindMerge({
  extend: { theme: { text: ["equation", "display"], shadow: ["sheet"] } },
});

/** Joins class names; of two Tailwind classes that set the same property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
