/** Something of the studio's content that the command palette leads to. */
export interface ContentSearchResult {
  id: string
  kind: 'post' | 'product' | 'landing-page' | 'picture'
  title: string
  /** Draft, scheduled, the address: what tells two of one name apart. */
  description: string
  path: string
}
