"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Modal } from "#components/ui/modal.tsx";
import { useProfile } from "#lib/client/user.ts";
import { isProfileIncomplete } from "./profile-draft.ts";
import { ProfileForm } from "./profile-form.tsx";

type ProfileCompletionProps = {
  /** Called when it was saved or closed. */
  onComplete?: () => void;
};

/** Asks a signed-in person for what is missing of the profile. Once closed it stays away until the next load. */
export function ProfileCompletion({ onComplete }: ProfileCompletionProps) {
  const t = useTranslations("profile");
  const { data: profile } = useProfile();
  const [isDone, setDone] = useState(false);
  if (!profile) return null;

  function finish() {
    // The dialog tells that it was closed, whoever closed it.
    if (isDone) return;
    setDone(true);
    onComplete?.();
  }

  return (
    <Modal
      isOpen={!isDone && isProfileIncomplete(profile)}
      onClose={finish}
      title={t("title")}
      description={t("description")}
      closeLabel={t("close")}
      className="sm:w-[min(28rem,calc(100vw-2rem))]"
    >
      <ProfileForm profile={profile} onSaved={finish} />
    </Modal>
  );
}
