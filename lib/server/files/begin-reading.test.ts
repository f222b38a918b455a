import { beforeEach, expect, test, vi } from "vitest";
import { beginReading } from "./begin-reading.ts";
import { findNextTime } from "../reading/jobs.ts";
import { workFiles } from "../reading/work-files.ts";

vi.mock("./sweep.ts", () => ({ sweepFiles: async () => undefined }));
vi.mock("../reading/jobs.ts", () => ({ findNextTime: vi.fn<() => Promise<Date | null>>(async () => null) }));
vi.mock("../reading/work-files.ts", () => ({ workFiles: vi.fn<() => Promise<void>>(async () => undefined) }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds);

test("a step that must wait is taken up when its time has come, without being asked for", async () => {
  vi.mocked(findNextTime).mockResolvedValueOnce(inMilliseconds(40_000));
  beginReading();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(workFiles).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(workFiles).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(workFiles).toHaveBeenCalledTimes(2);
});

test("what a stretch left is gone on with", async () => {
  vi.mocked(findNextTime).mockResolvedValueOnce(inMilliseconds(-5_000));
  beginReading();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(workFiles).toHaveBeenCalledTimes(2);
});

test("what is asked for while the work ends is done", async () => {
  vi.mocked(findNextTime).mockImplementationOnce(async () => {
    beginReading();
    return null;
  });
  beginReading();
  await vi.advanceTimersByTimeAsync(0);
  expect(workFiles).toHaveBeenCalledTimes(2);
});

test("without a database it is tried again", async () => {
  vi.mocked(workFiles).mockRejectedValueOnce(new Error("away"));
  beginReading();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(workFiles).toHaveBeenCalledTimes(2);
});
