/** Where links that stand in the site's own pages lead today, by the path they name; what visitors cannot see is missing. */
export type StaticLinks = Readonly<Partial<Record<string, string>>>
