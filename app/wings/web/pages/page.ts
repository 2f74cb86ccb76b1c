export const pageKinds = ['post', 'product', 'landing-page'] as const

export type PageKind = (typeof pageKinds)[number]

export function isPageKind(word: string): word is PageKind {
  return pageKinds.some((kind) => kind === word)
}

/** Something with a public address of its own. It has the id of the post, product or landing page that it shows. */
export interface Page {
  id: string
  kind: PageKind
  path: string
  title: string
  /** Null: a draft. A moment to come: scheduled. */
  publishedAt: Date | null
}
