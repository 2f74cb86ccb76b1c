import { useState } from 'react'
import { linksPathOf } from '~/domains/pages/editor-path'
import { usePieceScreen } from '~/domains/writing/screen-context'
import { TextLink } from '~/ui/text-link'
import { LinksFromText } from './links-from-text'
import { LinksToPage } from './links-to-page'

interface LinksPanelProps {
  /** A place in the text is shown: the panel lies above it and should go. */
  onShown?: () => void
}

/** What the text could link to, and, once somebody asks, what could link to its page. */
export function LinksPanel({ onShown }: LinksPanelProps) {
  const { kind, publicState } = usePieceScreen()
  const [isAsked, setAsked] = useState(false)
  const isPublic = publicState.publishedAt !== null && new Date(publicState.publishedAt) <= new Date()
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-label="From this text" className="grid grid-cols-1 gap-3">
        <h2 className="text-dense font-semibold text-muted">This text could link to</h2>
        <LinksFromText onShown={onShown} />
      </section>
      <details onToggle={(event) => event.currentTarget.open && setAsked(true)} className="border-t border-line pt-3">
        <summary className="cursor-pointer py-1 text-dense font-semibold text-muted pointer-coarse:min-h-11">
          Pages that could link here
        </summary>
        <div className="grid grid-cols-1 gap-3 pt-2">
          {!isPublic && <p className="text-dense text-muted">Other pages can link here once it is published.</p>}
          {isPublic && isAsked && <LinksToPage />}
        </div>
      </details>
      {isPublic && (
        <p className="text-dense">
          <TextLink to={linksPathOf(kind.pathOf(publicState.publicSlug))}>All links from and to this page</TextLink>
        </p>
      )}
    </div>
  )
}
