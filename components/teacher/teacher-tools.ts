import { ClipboardCheckIcon, type LucideIcon, NotebookPenIcon, UploadIcon } from "lucide-react";
import { addressOfTab } from "#components/materials/teacher-tab.ts";

type TeacherTool = { readonly id: "worksheet" | "key" | "upload"; readonly href: string; readonly icon: LucideIcon };

/** What a teacher works with beside the chat, and where it lies. */
export const TEACHER_TOOLS: readonly TeacherTool[] = [
  { id: "worksheet", href: addressOfTab("maker"), icon: NotebookPenIcon },
  { id: "key", href: addressOfTab("auditor"), icon: ClipboardCheckIcon },
  { id: "upload", href: addressOfTab("materials"), icon: UploadIcon },
];
