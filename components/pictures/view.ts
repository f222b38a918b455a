import type { ComponentType } from "react";

/** How a picture is drawn, and how it is told to who does not see it. */
export type View<Picture> = {
  readonly Drawing: ComponentType<{ picture: Picture }>;
  readonly Text: ComponentType<{ picture: Picture }>;
};
