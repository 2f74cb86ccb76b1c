import type { PageKind } from './page'

const paths: Record<PageKind, (id: string) => string> = {
  post: (id) => `/admin/blog/edit/${id}`,
  product: (id) => `/admin/products/edit/${id}`,
  'landing-page': (id) => `/admin/landing-pages/${id}/edit`,
}

/** Where a page is written in the back office. */
export function editorPath(kind: PageKind, id: string) {
  return paths[kind](id)
}

const figures = {
  post: (id: string) => `/admin/analytics/blog/${id}`,
  product: (id: string) => `/admin/analytics/product/${id}`,
}

/** Where it is looked at in the back office what became of a post or a product. */
export function pageAnalyticsPath(kind: keyof typeof figures, id: string) {
  return figures[kind](id)
}

/** Where the links from and to a public page are looked at in the back office. */
export function pageLinksPath(path: string) {
  return `/admin/internal-links/page?${new URLSearchParams({ path })}`
}
