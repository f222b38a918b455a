"use client";

import { LogOutIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { displayNameOf, initialsOf } from "#components/chat/screen/initials.ts";
import { Avatar } from "#components/ui/avatar.tsx";
import { Button } from "#components/ui/button.tsx";
import type { CurrentUser } from "#lib/contracts/answers/user.ts";

/** Who is signed in, as what, and the way out. */
export function UserCard({ user }: { user: CurrentUser }) {
  const t = useTranslations("chat.user");
  return (
    <div className="flex items-center gap-3">
      <Avatar>{initialsOf(user)}</Avatar>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{displayNameOf(user)}</p>
        <p className="truncate text-xs text-muted-foreground">{useStanding(user)}</p>
      </div>
      <Button variant="ghost" size="icon" asChild>
        {/* A navigation, not a fetch: the server ends the session and leads to the landing page. */}
        <a href="/api/logout" aria-label={t("signOut")} data-tooltip="">
          <LogOutIcon aria-hidden="true" />
        </a>
      </Button>
    </div>
  );
}

/** Who somebody is here: a teacher before all, and then in which grade; that it is none of the others says nothing of a teacher. */
function useStanding({ grade, canManageMaterials }: CurrentUser): string {
  const t = useTranslations("chat.user");
  const label = useGradeLabel(grade);
  if (!canManageMaterials) return label;
  return grade === "other" ? t("teacher") : `${t("teacher")} · ${label}`;
}

/** A stored grade in words. One that we do not know is shown by the same rule: spaces for hyphens, Grade where it is missing. */
function useGradeLabel(grade: string): string {
  const t = useTranslations("chat.user");
  if (grade === "") return t("gradeNotSet");
  const key = `grades.${grade}`;
  if (isGradeKey(t, key)) return t(key);
  const words = grade.replaceAll("-", " ");
  return /grade|college|graduate/iu.test(words) ? words : t("otherGrade", { value: words });
}

type UserWords = ReturnType<typeof useTranslations<"chat.user">>;

function isGradeKey(t: UserWords, key: string): key is Parameters<UserWords["has"]>[0] & `grades.${string}` {
  return t.has(key as Parameters<UserWords["has"]>[0]);
}
