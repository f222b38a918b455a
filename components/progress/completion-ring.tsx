const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

type CompletionRingProps = {
  /** 0 to 100. */
  percentage: number;
  /** The same in words: the ring itself is for the eye only. */
  label: string;
};

/** How much is done, as a ring with the number inside. */
export function CompletionRing({ percentage, label }: CompletionRingProps) {
  return (
    <div className="relative size-28 shrink-0">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="9" className="stroke-secondary" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap={percentage > 0 ? "round" : "butt"}
          strokeDasharray={`${(LENGTH * percentage) / 100} ${LENGTH}`}
          className="stroke-primary"
        />
      </svg>
      <p className="tabular absolute inset-0 grid place-items-center text-2xl font-semibold">{label}</p>
    </div>
  );
}
