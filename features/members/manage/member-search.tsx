import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { controlLook } from "#ui/field.tsx";

type MemberSearchProps = { asked: string | undefined; role: string | undefined };

/** Finds members by name or address. What is searched stands in the address of the page. */
export function MemberSearch({ asked, role }: MemberSearchProps) {
  return (
    <Form role="search" className="flex w-full gap-2 sm:w-96">
      {role && <input type="hidden" name="role" value={role} />}
      <input
        type="search"
        name="q"
        aria-label="Name or email"
        placeholder="Name or email"
        defaultValue={asked}
        maxLength={100}
        className={`h-11 min-w-0 ${controlLook}`}
      />
      <Button type="submit" look="outline" aria-label="Search" className="px-3.5!">
        <Search aria-hidden className="size-4.5" />
      </Button>
    </Form>
  );
}
