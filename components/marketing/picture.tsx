import { useLocale } from "next-intl";
import { PICTURE_SIZE } from "./picture-size.ts";

type PictureProps = { name: "solution" | "hints" | "progress"; alt: string };

/**
 * A screen of the app in the reader's language, as scripts/pictures takes it. There are two, and the theme shows one: the
 * other is never fetched, since what is not shown is never near.
 */
export function Picture({ name, alt }: PictureProps) {
  const locale = useLocale();
  const picture = (theme: "light" | "dark", className: string) => (
    // oxlint-disable-next-line nextjs/no-img-element -- small already, and of the one size that is shown
    <img
      src={`/pictures/${locale}/${name}-${theme}.webp`}
      alt={alt}
      className={className}
      loading="lazy"
      {...PICTURE_SIZE}
    />
  );
  return (
    <>
      {picture("light", "by-day")}
      {picture("dark", "by-night")}
    </>
  );
}
