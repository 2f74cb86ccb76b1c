import { Badge } from '~/ui/workspace/badge'
import type { ListedRedirect } from '../queries.server'

/** Where a redirect leads: a page by its title, an address, or nowhere. */
export function RedirectTarget({ redirect }: { redirect: ListedRedirect }) {
  const { path, title, toPath, publishedAt, leadsNowhere } = redirect
  const target = path ?? toPath
  if (target === null) return <span className="text-muted">Gone</span>
  return (
    <span>
      {target.endsWith('/*') ? (
        <span className="break-all">{target}</span>
      ) : (
        <a href={target} className="break-all hover:underline">
          {target}
        </a>
      )}
      {title && <span className="text-faint"> {title}</span>}
      {leadsNowhere && ' '}
      {leadsNowhere && (
        <Badge tone="warning" title="No page has this address: visitors who are led there find nothing.">
          Nothing there
        </Badge>
      )}
      {path && !publishedAt && ' '}
      {path && !publishedAt && <Badge>Not public</Badge>}
    </span>
  )
}
