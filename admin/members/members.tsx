import { useState } from "react";
import type { MetaArgs } from "react-router";
import { useSearchParams } from "react-router";
import { head } from "#app/head.ts";
import { pageOf, pageSize, urlFor } from "#app/listing/search-params.ts";
import { useApi } from "#core/api.ts";
import type { ListedMember } from "#features/members/contract.ts";
import { session } from "#features/members/session.ts";
import { Button } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useToast } from "#ui/toast.tsx";
import { useQuery } from "#ui/use-query.ts";
import { type AdminHandle, useMember } from "../guard.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { SearchForm } from "../list/search-form.tsx";
import { Table } from "../list/table.tsx";
import { ManageHeader } from "../page.tsx";
import type { Change } from "./change.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { MemberActions, type MemberRow, memberColumns } from "./member-columns.tsx";

const path = "/manage-members";
const roles = [
  { text: "Everybody", role: undefined },
  { text: "Admins", role: "admin" },
  { text: "Members", role: "member" },
] as const;

export const handle: AdminHandle = {
  refusal: "Only administrators can manage members.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Members", description: "Everybody who has an account.", path: null });

export default function ManageMembers() {
  const self = useMember().member._id;
  const { members } = useApi();
  const { q, role, page } = useAsked();
  const list = useQuery(urlFor(path, { q, role, page }), () =>
    pageOf(page, (number) => members.members({ q, role, page: number, limit: pageSize })),
  );
  const [asked, setAsked] = useState<{ member: ListedMember; change: Change }>();
  const { notice, tell } = useToast("status");

  function changed(member: ListedMember, message: string): void {
    setAsked(undefined);
    tell("success", message, 5000);
    list.again();
    if (member._id === self) void session.check();
  }

  return (
    <>
      <ManageHeader title="Manage Members" lead={list.value && countOf(list.value.total)}>
        <FilterLinks
          compact
          label="Role"
          filters={roles.map((choice) => ({
            text: choice.text,
            to: urlFor(path, { q, role: choice.role }),
            active: choice.role === role,
          }))}
        />
        <SearchForm key={q} label="Name or email" asked={q} kept={{ role }} />
      </ManageHeader>
      <div className="page pb-16 md:pb-24" aria-busy={list.stale}>
        {list.state === "loading" && <Loading />}
        {list.state === "failed" && (
          <MessagePanel title="Failed to fetch members" text="Please try again in a moment.">
            <Button onClick={list.again}>Try Again</Button>
          </MessagePanel>
        )}
        {list.value?.items.length === 0 && <NothingFound nouns="members" to={path} />}
        {list.value && list.value.items.length > 0 && (
          <Table
            name="Members"
            lines={list.value.items.map((member) => ({ row: rowOf(member, self) }))}
            columns={memberColumns}
            actions={(member) => (
              <MemberActions member={member} onAsk={(member, change) => setAsked({ member, change })} />
            )}
          />
        )}
        <Pagination
          page={list.value?.page ?? 1}
          pages={list.value?.pages ?? 0}
          urlFor={(number) => urlFor(path, { q, role, page: number })}
        />
      </div>
      <ChangeDialog
        asked={asked}
        changeMember={members.changeMember}
        onChanged={changed}
        onClose={() => setAsked(undefined)}
      />
      {notice}
    </>
  );
}

function rowOf(member: ListedMember, self: string): MemberRow {
  return { ...member, title: member.name, isSelf: member._id === self };
}

/** What the address asks for. Only the browser reads it: the server's page is the same for everybody. */
function useAsked() {
  const [query] = useSearchParams();
  const page = Number(query.get("page"));
  return {
    q: query.get("q")?.slice(0, 100) || undefined,
    role: roles.find(({ role }) => role === query.get("role"))?.role,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

function countOf(total: number): string {
  return total === 1 ? "One account" : `${total.toLocaleString("en-US")} accounts`;
}
