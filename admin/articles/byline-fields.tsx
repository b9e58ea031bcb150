import { Users } from "lucide-react";
import { useApi } from "#core/api.ts";
import { withCommas } from "#core/list-format.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { SideGroup } from "../document/side-group.tsx";
import { type NamedAuthor, namedAuthor } from "./authors.ts";
import { AuthorsField } from "./authors-field.tsx";
import type { ArticleFields } from "./fields.ts";

export function BylineFields({ fields, change, errors, member }: FieldProps<ArticleFields>) {
  const { authors: api } = useApi();
  const document = useForm().document as EditableBlog | undefined;
  const own = useOwnAuthor({ name: member.name, userId: member._id }, document === undefined);
  const isEvent = fields.section === "events";
  const authors = fields.authors ?? document?.authors.map(namedAuthor) ?? own;
  const creator = document?.editor.name ?? member.name;
  const suggest = async (q: string) =>
    (await api.suggest({ q })).map(({ avatar, ...suggestion }) => suggestion);
  return (
    <SideGroup
      title={isEvent ? m.adminArticles.authorsAndSpeakers() : m.adminArticles.authors()}
      icon={Users}
      summary={withCommas(authors.map(({ name }) => name)) || creator}
    >
      <AuthorsField
        name="authors"
        label={m.adminArticles.authors()}
        hint={
          authors.length === 0
            ? m.adminArticles.noAuthorHint({ creator })
            : m.adminArticles.authorsHint({ creator })
        }
        value={authors}
        onChange={(changed) => change({ authors: changed })}
        suggest={suggest}
        error={errors.authors}
      />
      <AuthorsField
        name="with"
        label={m.adminArticles.withLabel()}
        hint={isEvent ? m.adminArticles.speakersHint() : m.adminArticles.withHint()}
        value={fields.with ?? []}
        onChange={(changed) => change({ with: changed })}
        role={isEvent ? "speaker" : "with"}
        suggest={suggest}
        error={errors.with}
      />
    </SideGroup>
  );
}

/** The writer's account, until we know whether it belongs to a person. */
function useOwnAuthor(account: NamedAuthor, isNew: boolean): NamedAuthor[] {
  const { authors: api } = useApi();
  const { value: [found] = [] } = useQuery(String(isNew), async () => (isNew ? api.suggest({ q: "" }) : []));
  return found?.personId ? [{ personId: found.personId, name: found.name }] : [account];
}
