/** The sites whose charts, maps and forms articles can show before the institute changes the list. */
export const defaultEmbedHosts = ["datawrapper.dwcdn.net", "flo.uri.sh", "www.openstreetmap.org"];
