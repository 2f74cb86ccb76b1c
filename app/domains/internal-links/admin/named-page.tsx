/** A page by its title and address; an address alone where no page lives. */
export function NamedPage({ path, title }: { path: string; title: string | null }) {
  if (!title) return <span className="break-all">{path}</span>
  return (
    <span className="grid">
      <span className="font-medium break-words">{title}</span>
      <span className="break-all text-muted">{path}</span>
    </span>
  )
}
