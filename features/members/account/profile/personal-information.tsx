import { Pencil } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { RecoveredDrafts } from "#ui/local-drafts/recovered-drafts.tsx";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { Day } from "#ui/time-zone.tsx";
import type { Member } from "../../contract.ts";
import { AvatarPicker } from "./avatar-picker.tsx";
import { differ, PersonalForm, type PersonalWords } from "./personal-form.tsx";

export function PersonalInformation({ member }: { member: Member }) {
  const [editing, setEditing] = useState(false);
  const [edited, setEdited] = useState(false);
  const [begun, setBegun] = useState<PersonalWords>();
  const { drafts = [], discard } = useRecoveredDrafts<PersonalWords>(member._id, "profile");

  // The page may be left before the draft of what was saved is discarded.
  useEffect(() => {
    for (const { key, content } of drafts) if (!differ(content, member)) void discard(key);
  }, [drafts, member, discard]);

  function stop(): void {
    setEditing(false);
    setBegun(undefined);
    setEdited(true); // the focus goes back to the button that began it
  }

  return (
    <section
      aria-labelledby="personal"
      className="rounded-base border border-hairline bg-surface p-5 shadow-soft sm:p-9"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 id="personal" className="heading text-h3">
          {m.members.personal()}
        </h2>
        {!editing && (
          <Button variant="outline" autoFocus={edited} onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {m.members.editProfile()}
          </Button>
        )}
      </div>
      <div className="mt-5 empty:hidden">
        <RecoveredDrafts
          drafts={editing ? [] : drafts.filter(({ content }) => differ(content, member))}
          onRestore={({ key, content }) => {
            setBegun(content);
            setEditing(true);
            void discard(key); // the form keeps its own copy
          }}
          onDiscard={({ key }) => discard(key)}
          summary={({ content: { name, bio } }) => (
            <p>
              <span className="font-semibold">{name}</span> <span className="text-muted">{bio}</span>
            </p>
          )}
          field="bio"
        />
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-7 md:grid-cols-[11rem_1fr]">
        {editing ? (
          <>
            <AvatarPicker member={member} />
            <PersonalForm
              member={member}
              begun={begun}
              onCancel={stop}
              onSaved={(message) => {
                stop();
                toast("success", message);
              }}
            />
          </>
        ) : (
          <>
            <Avatar
              key={member.avatar}
              name={member.name}
              src={member.avatar}
              sizes="9rem"
              className="size-28 text-[2.75rem] md:size-36 md:text-[3.5rem]"
            />
            <Facts member={member} />
          </>
        )}
      </div>
    </section>
  );
}

function Facts({ member }: { member: Member }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
      <dl className="min-w-0 space-y-6">
        <Fact name={m.members.fullName()}>{member.name || m.members.notProvided()}</Fact>
        <Fact name={m.members.emailAddress()} note={m.members.emailFixed()}>
          {member.email || m.members.notProvided()}
        </Fact>
        <Fact name={m.members.memberSince()}>
          <Day instant={member.date} />
        </Fact>
      </dl>
      <dl className="min-w-0">
        <Fact name={m.members.bio()}>
          <span className={member.bio ? "whitespace-pre-line" : "text-muted"}>
            {member.bio || m.members.noBio()}
          </span>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small font-semibold">{name}</dt>
      <dd dir="auto" className="mt-1 text-match-parent max-w-[60ch] break-words">
        {children}
      </dd>
      {note && <dd className="mt-1 text-meta text-muted">{note}</dd>}
    </div>
  );
}
