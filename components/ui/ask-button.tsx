import { Button, type ButtonProps } from "./button.tsx";

type AskButtonProps = Omit<ButtonProps, "onClick"> & { isBusy: boolean; onClick: () => void };

/** For what takes a while: busy, it waits, and is not disabled, which would lose the focus to nowhere. */
export function AskButton({ isBusy, onClick, ...props }: AskButtonProps) {
  return (
    <Button
      aria-disabled={isBusy}
      // The second click of a double click is no second wish.
      onClick={(event) => (isBusy || event.detail > 1 ? undefined : onClick())}
      {...props}
    />
  );
}
