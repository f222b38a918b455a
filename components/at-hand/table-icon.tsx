/** The outline of the periodic table. Drawn here: the pages for everyone carry no library of icons. */
export function TableIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M3 4v16h18V4h-5v5H8V4ZM3 9h5v11m8 0V9h5M3 14.5h18" />
    </svg>
  );
}
