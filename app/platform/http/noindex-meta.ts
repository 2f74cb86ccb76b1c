/** What the head of a page says that search engines leave out. */
export function noindexMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
