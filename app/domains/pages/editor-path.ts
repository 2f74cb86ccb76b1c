import type { PageKind } from './page'

const paths: Record<PageKind, (id: string) => string> = {
  post: (id) => `/admin/blog/edit/${id}`,
  product: (id) => `/admin/products/edit/${id}`,
  'landing-page': (id) => `/admin/landing-pages/${id}/edit`,
}

/** Where a page is written in the back office. */
export function editorPathOf(kind: PageKind, id: string) {
  return paths[kind](id)
}
