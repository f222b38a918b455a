/**
 * Tells the page's style, as `--keyboard`, how much of the page the keyboard of a phone covers: nothing where the browser
 * makes the page smaller, as `interactive-widget` asks of it. One that does not also pushes the page up to show the field;
 * as the page makes room by itself, it is put back, and its header stays. Returns what ends that.
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport;
  if (view === null) return () => undefined;
  const root = document.documentElement;

  const measure = () => {
    // Of a page that is zoomed into by the fingers less is seen, too, and nothing covers the rest.
    const covered = view.scale > 1 ? 0 : Math.max(0, root.clientHeight - view.height);
    root.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    if (covered > 0 && view.offsetTop > 0) window.scrollTo(0, 0);
  };

  view.addEventListener("resize", measure);
  view.addEventListener("scroll", measure);
  return () => {
    view.removeEventListener("resize", measure);
    view.removeEventListener("scroll", measure);
    root.style.removeProperty("--keyboard");
  };
}
