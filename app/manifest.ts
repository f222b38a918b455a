import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "AtomCoach",
    short_name: "AtomCoach",
    start_url: "/",
    display: "standalone",
    background_color: "#faf7f0",
    theme_color: "#0f5fa8",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
  };
}
