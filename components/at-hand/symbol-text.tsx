/** `N_A` with what hangs below it: nothing else stands behind that but a factor, as in `m_u c²`. */
export function SymbolText({ symbol }: { symbol: string }) {
  const [, head = symbol, below = "", rest = ""] = /^(.+?)_([A-Za-z0-9∞]+)(.*)$/u.exec(symbol) ?? [];
  return (
    <>
      {head}
      {below === "" ? null : <sub>{below}</sub>}
      {rest}
    </>
  );
}
