// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionList } from "#lib/client/chat/session-list.ts";
import { SESSIONS_KEY } from "#lib/client/chat/sessions.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { TOPIC_LOOKS } from "#lib/curriculum/look.ts";
import { findTopic, MAIN_TOPICS } from "#lib/curriculum/topics.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import common from "#messages/en/common.json" with { type: "json" };
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import materials from "#messages/en/materials.json" with { type: "json" };
import progress from "#messages/en/progress.json" with { type: "json" };
import sidebar from "#messages/en/sidebar.json" with { type: "json" };
import { material } from "../materials/material.fixture.ts";
import { SessionPanel } from "./session-panel.tsx";
import { Sidebar, type SidebarProps } from "./sidebar.tsx";

const USER = {
  id: "u",
  fullName: "Ada Lovelace",
  firstName: "",
  lastName: "",
  email: "",
  grade: "11",
  canManageMaterials: false,
  canSeeHistory: false,
};

function session(topic: string, title = "Test"): ChatSession {
  const moment = "2026-11-20T08:00:00.000Z";
  return { id: `${topic} ${title}`, topic, title, firstQuestion: null, createdAt: moment, updatedAt: moment };
}

const requests: { method: string; url: string; body: unknown }[] = [];
let answer: () => Response = () => Response.json([]);

beforeEach(() => {
  requests.length = 0;
  answer = () => Response.json([]);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    if (url.startsWith("/api/user/progress")) return Promise.resolve(Response.json([]));
    requests.push({ method, url, body: body === undefined ? undefined : JSON.parse(String(body)) });
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(change: Partial<SidebarProps> = {}) {
  const actions = {
    onSelectSession: vi.fn<SidebarProps["onSelectSession"]>(),
    onPickTopic: vi.fn<SidebarProps["onPickTopic"]>(),
    practice: { onTopic: vi.fn<() => void>(), onMaterials: vi.fn<() => void>() },
    onShowProgress: vi.fn<() => void>(),
  };
  const current = session("gas-laws");
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider
        locale="en"
        messages={{ chat, common, curriculum, materials, progress, sidebar }}
        timeZone="UTC"
      >
        <Sidebar user={USER} sessions={[current]} current={current} {...actions} {...change} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return actions;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const topics = () => screen.getByRole("region", { name: "High School Chemistry" });

test("[SIDE-01] the product, the language, the person and the progress in the current topic", () => {
  show();
  for (const text of ["AtomCoach", chat.description, "Ada Lovelace", "Grade 11"])
    expect(screen.getByText(text)).toBeDefined();
  expect(button("Language: English")).toBeDefined();
  expect(screen.getByRole("region", { name: "Progress in this topic" }).textContent).toContain("0 problems solved");
});

test.each([
  ["", "Grade not set"],
  ["9", "Grade 9"],
  ["12", "Grade 12"],
  ["college-freshman", "College freshman"],
  ["college-senior", "College senior"],
  ["graduate", "Graduate"],
  ["other", "Other"],
  // Of a client, or a time, that knows others.
  ["post-graduate-year-two", "post graduate year two"],
  ["pre-college-year-two", "pre college year two"],
  ["Grade-school", "Grade school"],
  ["sixth-form-b", "sixth form b Grade"],
])("[SIDE-02] the grade %j reads %s", (grade, words) => {
  show({ user: { ...USER, grade } });
  expect(screen.getByText(words).previousElementSibling?.textContent).toBe("Ada Lovelace");
});

const TEACHER = { ...USER, canManageMaterials: true };

test.each([
  ["other", "Teacher"],
  ["graduate", "Teacher · Graduate"],
  ["", "Teacher · Grade not set"],
])("[SIDE-02] [ROLE-02] a teacher of the grade %j is said to be: %s", (grade, words) => {
  show({ user: { ...TEACHER, grade } });
  expect(screen.getByText(words).previousElementSibling?.textContent).toBe("Ada Lovelace");
});

test("[ROLE-02] [SIDE-01] a teacher's work stands where others have their progress, which is one press away below", async () => {
  answer = () => Response.json([material("Buffers, week 3"), material("Older")]);
  show({ user: TEACHER });
  const desk = await screen.findByRole("region", { name: "Your materials" });
  await waitFor(() => expect(desk.textContent).toContain("2 materials"));
  expect(desk.textContent).toContain("Latest: Buffers, week 3");
  const links = within(desk).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["2 materials", "/materials"],
    ["Make a worksheet", "/materials?tab=maker"],
    ["Check an answer key", "/materials?tab=auditor"],
    ["Upload a material", "/materials"],
  ]);
  const own = screen.getByText<HTMLElement>("My own progress").closest("details");
  if (own === null) throw new Error("It is not folded");
  expect(own.open).toBe(false);
  expect(own.textContent).toContain("0 problems solved");
  expect(desk.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[SIDE-03] the 20 topics, each with its sign and the number of its subtopics", () => {
  show({ current: null });
  const rows = within(topics()).getAllByRole("button");
  expect(rows.map((row) => row.textContent)).toEqual(
    MAIN_TOPICS.map(
      ({ name, slug, subtopics }) => `${TOPIC_LOOKS[slug].icon.symbol}${name}${subtopics.length} subtopics`,
    ),
  );
  for (const [index, { slug }] of MAIN_TOPICS.entries()) {
    const { shape, pattern, color } = TOPIC_LOOKS[slug];
    expect({ ...rows[index]?.querySelector("svg")?.dataset }).toEqual({ shape, pattern, color });
  }
});

test("[SIDE-03] a click selects a topic and unfolds its subtopics, each of which can be selected", () => {
  const { onPickTopic } = show();
  const kinetics = button(/Kinetics/);
  expect(kinetics.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(kinetics, { detail: 1 });
  fireEvent.click(kinetics, { detail: 2 });
  expect(onPickTopic).toHaveBeenCalledExactlyOnceWith(findTopic("curriculum:kinetics"));
  expect(kinetics.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(button("Rate Laws"));
  expect(onPickTopic).toHaveBeenLastCalledWith(findTopic("curriculum:rate-laws"));
});

test("[SIDE-03] a click on the current topic only folds", () => {
  const { onPickTopic } = show({ current: session("curriculum:kinetics") });
  const kinetics = button(/Kinetics/);
  expect(kinetics.getAttribute("aria-current")).toBe("true");
  for (const expanded of ["false", "true", "false"]) {
    fireEvent.click(kinetics);
    expect(kinetics.getAttribute("aria-expanded")).toBe(expanded);
  }
  expect(onPickTopic).not.toHaveBeenCalled();
});

test("[SIDE-03] of a subtopic, the main topic stands open and can be selected; the subtopic itself is selected already", () => {
  const { onPickTopic } = show({ current: session("curriculum:rate-laws") });
  fireEvent.click(button("Rate Laws"));
  expect(onPickTopic).not.toHaveBeenCalled();
  expect(button("Rate Laws").getAttribute("aria-current")).toBe("true");
  fireEvent.click(button(/Kinetics/));
  expect(onPickTopic).toHaveBeenCalledExactlyOnceWith(findTopic("curriculum:kinetics"));
  expect(button("Rate Laws")).toBeDefined();
});

test("[SIDE-03] of a chat topic that is one of the 20, that one is current, and a click on it only folds", () => {
  const { onPickTopic } = show({ current: session("chemical-kinetics") });
  expect(button(/Kinetics/).getAttribute("aria-current")).toBe("true");
  fireEvent.click(button(/Kinetics/));
  expect(onPickTopic).not.toHaveBeenCalled();
});

test("[SIDE-03] of a chat topic that is a part of one, that one stands open, says so, marks the part, and can be selected", () => {
  const { onPickTopic } = show({ current: session("stoichiometry") });
  const whole = button(/Chemical Reactions & Stoichiometry/);
  expect([whole.getAttribute("aria-expanded"), whole.getAttribute("aria-current")]).toEqual(["true", null]);
  const note = screen.getByText("This session, Stoichiometry, is a part of it: the marked subtopics.");
  const marked = within(topics())
    .getAllByRole("button")
    .filter((row) => row.getAttribute("aria-describedby") === note.id);
  expect(marked.map((row) => row.textContent)).toEqual([
    "The Mole & Molar Mass",
    "Mole Ratios",
    "Mass-Mass Stoichiometry",
    "Limiting Reactant",
    "Percent Yield",
  ]);
  fireEvent.click(whole);
  expect(onPickTopic).toHaveBeenCalledExactlyOnceWith(findTopic("curriculum:chemical-reactions-stoichiometry"));
});

test("[SIDE-04] practice and progress are for everyone, materials for whoever may manage them", () => {
  const { practice, onShowProgress } = show();
  fireEvent.click(button("Generate practice problems"));
  fireEvent.click(button("Learning progress and statistics"));
  expect([practice.onTopic.mock.calls.length, onShowProgress.mock.calls.length]).toEqual([1, 1]);
  expect(screen.queryByRole("link", { name: "Teaching materials" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Problem about my materials" })).toBeNull();
  cleanup();
  const teacher = show({ user: { ...USER, canManageMaterials: true } });
  fireEvent.click(button("Problem about my materials"));
  expect(teacher.practice.onMaterials).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Teaching materials" }).getAttribute("href")).toBe("/materials");
});

test("[SIDE-04] while a reply is written, no practice can be asked for", () => {
  show({ practice: null, user: { ...USER, canManageMaterials: true } });
  for (const name of ["Generate practice problems", "Problem about my materials"])
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
});

function showSessions() {
  const older = session("gas-laws", "Friday’s test");
  const actions = show({ sessions: [session("gas-laws"), older] });
  fireEvent.click(screen.getByRole("tab", { name: "Sessions" }));
  return { ...actions, older };
}

/** Of the menu of the second session, which the browser alone can open. */
function choose(entry: "Rename" | "Delete") {
  const menu = screen.getByRole("button", { name: "Options for Friday’s test" }).parentElement;
  if (menu === null) throw new Error("The menu stands nowhere");
  fireEvent.click(within(menu).getByText(entry));
}

test("the arrow keys change between topics and sessions", () => {
  show();
  const tabs = screen.getAllByRole("tab");
  fireEvent.keyDown(screen.getByRole("tab", { name: "Topics" }), { key: "ArrowRight" });
  expect(document.activeElement).toBe(tabs[1]);
  expect(screen.getByRole("tabpanel", { name: "Sessions" })).toBeDefined();
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test("[HOME-06] an earlier session is opened again", () => {
  const { onSelectSession, older } = showSessions();
  fireEvent.click(button(/^Friday’s test/));
  expect(onSelectSession).toHaveBeenCalledExactlyOnceWith(older);
});

test("[HOME-06] beneath a title stands what was asked first, its chemistry set; before that, the topic", () => {
  const asked = { ...session("gas-laws", "Gas Laws Session"), firstQuestion: "Molar mass of H2SO4" };
  show({ sessions: [asked, session("solutions", "Friday’s test")] });
  fireEvent.click(screen.getByRole("tab", { name: "Sessions" }));
  expect(button(/^Gas Laws Session/).textContent).toContain("Molar mass of H2SO4");
  expect(button(/^Gas Laws Session/).querySelectorAll("sub")).toHaveLength(2);
  expect(button(/^Friday’s test/).textContent).toContain("Solutions & Mixtures");
});

test("[HOME-06] a session is renamed in its place; Escape and an unchanged name leave it", async () => {
  const { older } = showSessions();
  answer = () => Response.json({ ...older, title: "Gases" });
  choose("Rename");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the session" });
  expect([field.value, document.activeElement]).toEqual(["Friday’s test", field]);
  fireEvent.keyDown(field, { key: "Escape" });
  expect(document.activeElement).toBe(button(/^Friday’s test/));

  choose("Rename");
  fireEvent.click(button("Save"));
  await waitFor(() => button(/^Friday’s test/));
  expect(requests).toEqual([]);

  choose("Rename");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "  Gases " } });
  fireEvent.click(button("Save"));
  await waitFor(() => button(/^Friday’s test/));
  expect(requests).toEqual([{ method: "PATCH", url: `/api/chat/sessions/${older.id}`, body: { title: "Gases" } }]);
});

test("[HOME-06] a name that the server does not take stays in the field", async () => {
  showSessions();
  answer = () => new Response("{}", { status: 500 });
  choose("Rename");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Gases" } });
  fireEvent.click(button("Save"));
  await waitFor(() => expect(requests).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").readOnly).toBe(false));
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Gases");
});

test("[HOME-06] a session is deleted after a second thought", async () => {
  const { older } = showSessions();
  answer = () => new Response(null, { status: 204 });
  choose("Delete");
  expect(document.activeElement).toBe(button("Cancel"));
  fireEvent.click(button("Cancel"));
  choose("Delete");
  expect(fireEvent.keyDown(button("Cancel"), { key: "Escape" }), "is not for the drawer around").toBe(false);
  expect(requests).toEqual([]);
  choose("Delete");
  fireEvent.click(
    within(screen.getByRole("group", { name: /Delete this session/ })).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() =>
    expect(requests).toEqual([{ method: "DELETE", url: `/api/chat/sessions/${older.id}`, body: undefined }]),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("searchbox")));
});

test("[HOME-06] a search shows what the server finds, and says how much", async () => {
  showSessions();
  answer = () => Response.json([session("kinetics", "Found in the text")]);
  fireEvent.change(screen.getByRole("searchbox", { name: "Search your sessions" }), {
    target: { value: " half-life " },
  });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 session found"));
  expect(requests).toEqual([{ method: "GET", url: "/api/chat/sessions?search=half-life", body: undefined }]);
  expect(button(/^Found in the text/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Friday/ })).toBeNull();

  answer = () => new Response("{}", { status: 500 });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "x" } });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("The search failed. Please try again."));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  await waitFor(() => button(/^Friday’s test/));
});

test("[LIMIT-03] [HOME-06] what a search finds goes on where its page ends", async () => {
  showSessions();
  const [first, second] = [session("kinetics", "First"), session("kinetics", "Second")];
  answer = () => Response.json([first], { headers: { Link: '</api/chat/sessions?search=rate>; rel="next"' } });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "rate" } });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 session found so far"));

  answer = () => new Response("{}", { status: 500 });
  fireEvent.click(button("Show older sessions"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Older sessions could not be loaded."));
  expect(button(/^First/)).toBeDefined();

  answer = () => Response.json([second]);
  button("Show older sessions").focus();
  fireEvent.click(button("Show older sessions"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 sessions found"));
  expect(requests.at(-1)?.url).toBe(`/api/chat/sessions?${new URLSearchParams({ search: "rate", before: first.id })}`);
  expect(document.activeElement).toBe(button(/^Second/));
  expect(screen.queryByRole("button", { name: "Show older sessions" })).toBeNull();
});

/** The list as the screen has it: it is read from there, and what comes is put there. */
function ListedSidebar({ list }: { list: QueryClient }) {
  const { data } = useQuery<SessionList>({ queryKey: SESSIONS_KEY, enabled: false }, list);
  return <SessionPanel sessions={data?.sessions ?? []} currentId={null} onSelect={() => undefined} />;
}

test("[LIMIT-03] [HOME-06] the list goes on where it ends, by a button that leads to what came", async () => {
  const named = (title: string) => ({ ...session("gas-laws", title), firstQuestion: "Why?" });
  const list = createQueryClient();
  list.setQueryData<SessionList>(SESSIONS_KEY, { sessions: [named("A"), named("B")], apart: [], hasOlder: true });
  render(
    <QueryClientProvider client={list}>
      <NextIntlClientProvider locale="en" messages={{ chat, common, curriculum, sidebar }} timeZone="UTC">
        <ListedSidebar list={list} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  answer = () => new Response("{}", { status: 500 });
  button("Show older sessions").focus();
  fireEvent.click(button("Show older sessions"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Older sessions could not be loaded."));

  const link = '</api/chat/sessions?before=x>; rel="next"';
  answer = () => Response.json([named("C")], { headers: { Link: link } });
  fireEvent.click(button("Show older sessions"));
  await waitFor(() => expect(document.activeElement).toBe(button(/^C /)));
  expect(requests.at(-1)?.url).toBe("/api/chat/sessions?before=gas-laws+B");

  answer = () => Response.json([named("D")]);
  button("Show older sessions").focus();
  fireEvent.click(button("Show older sessions"));
  await waitFor(() => expect(document.activeElement).toBe(button(/^D /)));
  expect(screen.queryByRole("button", { name: "Show older sessions" })).toBeNull();
  expect(requests.at(-1)?.url).toBe("/api/chat/sessions?before=gas-laws+C");
});
