import { Link } from 'react-router'
import { linkedPageViewPath } from './link-paths'

/** A page by its title and address, which leads to all about its links; an address alone where no page lives. */
export function PageTitleLink({ path, title }: { path: string; title: string | null }) {
  if (title === null) return <span className="break-all">{path}</span>
  return (
    <span className="grid">
      <Link to={linkedPageViewPath(path)} className="font-medium break-words hover:underline">
        {title || path}
      </Link>
      <span className="break-all text-muted">{path}</span>
    </span>
  )
}
