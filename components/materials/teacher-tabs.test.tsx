// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useEffect } from "react";
import { afterEach, expect, test, vi } from "vitest";
import worksheets from "#messages/en/worksheets.json" with { type: "json" };
import { TeacherTabs } from "./teacher-tabs.tsx";

afterEach(cleanup);

const onGone = vi.fn<(tab: string) => void>();

/** What goes on in a panel, as an upload does, ends with it. */
function Panel({ tab }: { tab: string }) {
  useEffect(() => () => onGone(tab), [tab]);
  return <input aria-label={`Field of ${tab}`} />;
}

test("[MAT-02] what was written and what goes on in a tab stays while another one is looked at", () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ worksheets }} timeZone="UTC">
      <TeacherTabs initial="materials">{(tab) => <Panel tab={tab} />}</TeacherTabs>
    </NextIntlClientProvider>,
  );
  const tab = (name: string) => screen.getByRole("tab", { name });
  expect(screen.queryByRole("textbox", { name: "Field of auditor", hidden: true })).toBeNull();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Hydrates" } });
  fireEvent.click(tab("Check a key"));
  expect(screen.getByRole("textbox").getAttribute("aria-label")).toBe("Field of auditor");
  expect(screen.getByRole("tabpanel").id).toBe(tab("Check a key").getAttribute("aria-controls"));
  fireEvent.click(tab("Materials"));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Field of materials" }).value).toBe("Hydrates");
  expect(onGone).not.toHaveBeenCalled();
});
