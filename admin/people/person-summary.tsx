import { truncate } from "#core/truncate.ts";
import { m } from "#messages";
import type { PersonFields } from "./fields.ts";

export function PersonSummary({ fields: { title, role, biography } }: { fields: PersonFields }) {
  return (
    <>
      <p>
        <span className="font-semibold">{title || m.adminPeople.unnamed()}</span>
        {role && `, ${role}`}
      </p>
      {biography && <p className="mt-1 text-muted">{truncate(biography, 160)}</p>}
    </>
  );
}
