import type { ReactNode } from "react";

/** How a picture is drawn, and how it is told to who does not see it. */
export type View<Picture> = {
  readonly Drawing: (props: { picture: Picture }) => ReactNode;
  readonly Text: (props: { picture: Picture }) => ReactNode;
};
