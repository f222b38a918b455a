import { type MarkLook, NO_MARKS, type TextMark } from "#components/chemistry/text-marks.ts";
import type { ShownClaim } from "#lib/contracts/chat.ts";

/** What is right needs no mark. */
const LOOKS: Readonly<Record<ShownClaim["verdict"], MarkLook | null>> = {
  supported: null,
  corrected: "corrected",
  wrong: "wrong",
  unknown: "unchecked",
};

function lookOf({ verdict }: ShownClaim): MarkLook | null {
  return LOOKS[verdict];
}

/** Which looks a text has, those that matter most first. */
export function listLooks(claims: readonly ShownClaim[]): MarkLook[] {
  return (["wrong", "unchecked", "corrected"] as const).filter((look) =>
    claims.some((claim) => lookOf(claim) === look),
  );
}

/**
 * The marks of each block of a text, by their places within it. A claim that does not stand where it says marks nothing:
 * the text may still be on its way.
 */
export function marksOfBlocks(
  blocks: readonly string[],
  claims: readonly ShownClaim[],
  label: (look: MarkLook) => string,
): (readonly TextMark[])[] {
  let offset = 0;
  return blocks.map((block) => {
    const start = offset;
    offset += block.length;
    const marks = claims.flatMap((claim): TextMark[] => {
      const look = lookOf(claim);
      const [from, to] = [claim.start - start, claim.end - start];
      if (look === null || from < 0 || block.slice(from, to) !== claim.text) return [];
      return [{ start: from, end: to, look, label: label(look) }];
    });
    return marks.length === 0 ? NO_MARKS : marks;
  });
}
