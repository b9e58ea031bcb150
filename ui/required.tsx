/** Screen readers are told by the field itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger">
      {" *"}
    </span>
  );
}

export function RequiredLegend() {
  return (
    <p className="text-meta text-muted">
      <span className="text-danger">*</span> Required
    </p>
  );
}
