import type { TemplateKind } from '../template'

const paths: Partial<Record<TemplateKind, (id: string) => string>> = {
  post: (id) => `/admin/blog/edit/${id}`,
  product: (id) => `/admin/products/edit/${id}`,
}

/** Where a draft of this kind is written on; undefined for what has no screen of its own yet. */
export function editorPathOf({ kind, id }: { kind: TemplateKind; id: string }) {
  return paths[kind]?.(id)
}
