type Timer = { left: number; since: number; handle: ReturnType<typeof setTimeout> | undefined };

/** Lets each toast go after its time, unless somebody is with them: then they all wait. */
export function createToastTimers(durationMs: number, onEnd: (id: string) => void) {
  const timers = new Map<string, Timer>();
  let isPaused = false;

  function run(id: string, timer: Timer) {
    timer.since = Date.now();
    timer.handle = setTimeout(() => {
      onEnd(id);
    }, timer.left);
  }

  function stop(timer: Timer) {
    if (timer.handle === undefined) return;
    timer.left -= Date.now() - timer.since;
    clearTimeout(timer.handle);
    timer.handle = undefined;
  }

  return {
    /** The toasts that stand: each has its time from when it is first named, and those that are named no more have none. */
    keep(ids: readonly string[]) {
      for (const [id, timer] of timers) {
        if (ids.includes(id)) continue;
        stop(timer);
        timers.delete(id);
      }
      for (const id of ids) {
        if (timers.has(id)) continue;
        const timer: Timer = { left: durationMs, since: 0, handle: undefined };
        timers.set(id, timer);
        if (!isPaused) run(id, timer);
      }
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const timer of timers.values()) stop(timer);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, timer] of timers) run(id, timer);
    },
  };
}

export type ToastTimers = ReturnType<typeof createToastTimers>;
