import { Link } from 'react-router'
import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import { type ClusterPage, type ClusterPageState, clusterPageStateLabels } from '../cluster'

const stateTones: Record<ClusterPageState, BadgeTone> = {
  public: 'success',
  scheduled: 'accent',
  draft: 'neutral',
  trash: 'danger',
}

/** A page by its title, which leads to where it is written, with its address and how it stands. */
export function ClusterPageLink({ page }: { page: ClusterPage }) {
  const { id, kind, path, title, state } = page
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={editorPath(kind, id)} className="font-medium break-words text-ink hover:underline">
          {title || 'Untitled'}
        </Link>
        <Badge tone={stateTones[state]}>{clusterPageStateLabels[state]}</Badge>
      </span>
      <span className="break-all text-muted">{path}</span>
    </span>
  )
}
