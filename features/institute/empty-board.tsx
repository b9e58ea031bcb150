export function EmptyBoard() {
  return <p className="max-w-[46rem] text-lead text-muted">The board will be introduced here.</p>;
}
