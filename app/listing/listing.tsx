import type { ComponentProps, ReactNode } from "react";
import { PageHeader } from "#ui/page-header.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { urlFor } from "./search-params.ts";

type ListingProps = Omit<ComponentProps<typeof PageHeader>, "wide" | "aside" | "children"> & {
  search?: ReactNode;
  filters?: ReactNode;
  create?: ReactNode;
  list: { page: number; pages: number };
  path: string;
  query?: Record<string, string | number | undefined>;
  children: ReactNode;
};

export function Listing({ search, filters, create, list, path, query, children, ...header }: ListingProps) {
  return (
    <>
      <PageHeader
        {...header}
        aside={
          <div className="flex flex-wrap items-center gap-3 max-md:contents">
            {/* Out of the flow on a small screen, where it would push the list down when it comes. */}
            <div className="max-md:absolute max-md:top-7 max-md:end-(--gutter) max-[22rem]:top-1 md:contents">
              {create}
            </div>
            {search}
          </div>
        }
      >
        {filters && <div className="mt-8 flex flex-col gap-4">{filters}</div>}
      </PageHeader>
      <div className="page pb-16 md:pb-24">
        {children}
        <Pagination {...list} urlFor={(page) => urlFor(path, { ...query, page })} />
      </div>
    </>
  );
}
