import { m } from "#messages";
import { Skeleton } from "#ui/skeleton.tsx";

export function HomeSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{m.common.loading()}</span>
      <div className="bg-sunken">
        <div className="page flex min-h-[32rem] flex-col justify-center gap-5 lg:min-h-[38rem]">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-12 w-full max-w-[36rem]" />
          <Skeleton className="h-12 w-3/4 max-w-[28rem]" />
          <Skeleton className="h-24 w-full max-w-[36rem]" />
          <Skeleton className="h-11 w-48" />
        </div>
      </div>
      <div className="page section">
        <Skeleton className="h-9 w-60" />
        <div className="mt-10 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {["one", "two", "three"].map((card) => (
            <div key={card}>
              <Skeleton className="aspect-[16/10] w-full" />
              <Skeleton className="mt-5 h-6 w-11/12" />
              <Skeleton className="mt-3 h-16 w-full" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
