import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkPreview } from "./link-preview.tsx";

const markup = (site: string | null) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={{}} timeZone="UTC">
      <LinkPreview title="Titre" description="Description" site={site} />
    </NextIntlClientProvider>,
  );

test("[LAND-01] a link's preview names its picture in full where the build knows the site", () => {
  const html = markup("https://chem.example");
  expect(html).toContain('<meta property="og:image" content="https://chem.example/pictures/fr/preview.png"/>');
  expect(html).toContain('<meta property="og:locale" content="fr_FR"/>');
});

test("[LAND-01] where the build does not, no address of another machine gets into the page", () => {
  const html = markup(null);
  expect(html).not.toContain("://");
  expect(html).toContain('content="/pictures/fr/preview.png"');
});
