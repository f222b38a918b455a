/** For addresses that middleware leaves alone, such as a missing file. Pages that do not exist are `[locale]/missing`. */
export default function NotFound() {
  return (
    <html lang="en">
      <body>404</body>
    </html>
  );
}
