import { Link } from 'react-router'
import { editorPathOf } from '~/domains/pages/editor-path'
import { Badge, type Tone } from '~/ui/workspace/badge'
import { type ClusterPage, type PageState, pageStates } from '../cluster'

const tones: Record<PageState, Tone> = { public: 'success', scheduled: 'accent', draft: 'neutral', trash: 'danger' }

/** A page by its title, which leads to where it is written, with its address and how it stands. */
export function NamedClusterPage({ page }: { page: ClusterPage }) {
  const { id, kind, path, title, state } = page
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={editorPathOf(kind, id)} className="font-medium break-words text-ink hover:underline">
          {title || 'Without a title'}
        </Link>
        <Badge tone={tones[state]}>{pageStates[state]}</Badge>
      </span>
      <span className="break-all text-muted">{path}</span>
    </span>
  )
}
