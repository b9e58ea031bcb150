/** A number whose noun is shown on small screens, where the column heads are hidden. */
export function Count({ count, noun }: { count: number; noun: string }) {
  return (
    <>
      {count.toLocaleString("en-US")}
      <span className="lg:sr-only"> {count === 1 ? noun : `${noun}s`}</span>
    </>
  );
}
