declare module "virtual:endpoints" {
  const calls: Record<
    string,
    Record<string, { route: string; open?: true; paged?: true; file?: string; files?: string[] }>
  >;
  export default calls;
}
