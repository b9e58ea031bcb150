declare module "virtual:endpoints" {
  const calls: Record<
    string,
    Record<
      string,
      { method: string; url: string; open?: true; paged?: true; file?: string; files?: string[] }
    >
  >;
  export default calls;
}
