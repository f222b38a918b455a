import { useTranslations } from "next-intl";

type OperatorCardProps = { operator: { name: string | null; email: string | null; address: string | null } };

/** Who answers for this installation, or the plain word that they have not said so. */
export function OperatorCard({ operator: { name, email, address } }: OperatorCardProps) {
  const t = useTranslations("contact.operator");
  if (name === null && email === null && address === null) return <p className="operator">{t("unnamed")}</p>;
  return (
    <address className="operator">
      {name === null ? null : <strong>{name}</strong>}
      {address === null ? null : <span>{address}</span>}
      {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
      {name === null || email === null ? <span>{t("incomplete")}</span> : null}
    </address>
  );
}
