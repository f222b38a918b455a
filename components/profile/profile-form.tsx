"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Input } from "#components/ui/input.tsx";
import { Select } from "#components/ui/select.tsx";
import { toast } from "#components/ui/toast.ts";
import { useProfileUpdate } from "#lib/client/user.ts";
import { GRADES } from "#lib/contracts/grades.ts";
import type { Profile } from "#lib/contracts/answers/user.ts";
import { checkProfile, MAX_NAME_LENGTH, type ProfileDraft, type ProfileField } from "./profile-draft.ts";

type ProfileFormProps = { profile: Profile; onSaved: () => void };

/** The names as far as they are known, and the grade, which is asked for anew. A failure keeps what was typed. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const t = useTranslations("profile");
  const [draft, setDraft] = useState<ProfileDraft>({
    firstName: profile.firstName,
    lastName: profile.lastName,
    grade: "",
  });
  /** Shown from the first attempt on, and gone as soon as they are mended. */
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const update = useProfileUpdate();
  const checked = checkProfile(draft);
  const faults: readonly ProfileField[] = hasTried && !checked.ok ? checked.faults : [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (update.isPending) return;
    if (!checked.ok) {
      setTried(true);
      const [first = "firstName"] = checked.faults;
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    try {
      await update.mutateAsync(checked.update);
      toast({ title: t("savedTitle"), description: t("saved") });
      onSaved();
    } catch {
      toast({ variant: "destructive", title: t("failedTitle"), description: t("failed") });
    }
  }

  const field = (name: ProfileField) => ({
    name,
    value: draft[name],
    isFaulty: faults.includes(name),
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  });

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4 p-5">
      <NameField {...field("firstName")} autoComplete="given-name" />
      <NameField {...field("lastName")} autoComplete="family-name" />
      <GradeField {...field("grade")} />
      <Button type="submit" aria-disabled={update.isPending} className="w-full">
        {t(update.isPending ? "saving" : "submit")}
      </Button>
    </form>
  );
}

type FieldProps = { name: ProfileField; value: string; isFaulty: boolean; onChange: (value: string) => void };

function NameField({ name, value, isFaulty, onChange, autoComplete }: FieldProps & { autoComplete: string }) {
  return (
    <Field name={name} isFaulty={isFaulty}>
      {(described) => (
        <Input
          {...described}
          name={name}
          value={value}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete={autoComplete}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function GradeField({ name, value, isFaulty, onChange }: FieldProps) {
  const t = useTranslations("profile");
  return (
    <Field name={name} isFaulty={isFaulty}>
      {(described) => (
        <Select {...described} name={name} value={value} required onChange={({ target }) => onChange(target.value)}>
          <option value="" disabled>
            {t("gradePlaceholder")}
          </option>
          {GRADES.map((grade) => (
            <option key={grade} value={grade}>
              {t(`grades.${grade}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type Described = { id: string; "aria-invalid": boolean; "aria-describedby"?: string };

type FieldFrameProps = { name: ProfileField; isFaulty: boolean; children: (described: Described) => ReactNode };

/** A field's label and what is wrong with it. */
function Field({ name, isFaulty, children }: FieldFrameProps) {
  const t = useTranslations("profile");
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t(name)}
      </label>
      {children({ id, "aria-invalid": isFaulty, ...(isFaulty && { "aria-describedby": `${id}-fault` }) })}
      {isFaulty ? (
        <p id={`${id}-fault`} className="text-sm text-wrong">
          {t(`errors.${name}`)}
        </p>
      ) : null}
    </div>
  );
}
