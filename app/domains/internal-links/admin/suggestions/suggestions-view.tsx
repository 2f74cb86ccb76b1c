import { Undo2 } from 'lucide-react'
import { useNavigation } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import type { SuggestionSettings } from '../../engine/suggesting/suggestion'
import type { FoundSuggestions } from '../../suggesting/find-suggestions.server'
import type { PageWishes } from '../../suggesting/page-wishes'
import { dismissalPath } from '../paths'
import { ReadingAllPages } from './reading-all-pages'
import { SuggestionSettingsDialog } from './suggestion-settings-dialog'
import { SuggestionTable } from './suggestion-table'
import { WishesDialog } from './wishes-dialog'

const LOOK_AGAIN_MS = 700

interface SuggestionsViewProps {
  pageId: string
  /** Whether the links would lead to the page, or stand on it. */
  direction: 'in' | 'out'
  found: FoundSuggestions
  wishes: PageWishes
  settings: SuggestionSettings
}

/** What could link to a page, or what it could link to. */
export function SuggestionsView({ pageId, direction, found, wishes, settings }: SuggestionsViewProps) {
  const { state } = useNavigation()
  useFreshWhile('building' in found, LOOK_AGAIN_MS)
  const isIn = direction === 'in'
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-2xl text-dense text-muted">
          {isIn
            ? 'Sentences of other pages that speak of this one. Linked words lead here as soon as you accept.'
            : 'Sentences of this page that speak of others. Linked words lead there as soon as you accept.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {isIn && <WishesDialog pageId={pageId} wishes={wishes} />}
          <SuggestionSettingsDialog settings={settings} />
        </div>
      </div>
      {'building' in found ? (
        <ReadingAllPages {...found.building} />
      ) : (
        <>
          <SuggestionTable
            suggestions={found.suggestions}
            otherEnd={isIn ? 'From' : 'To'}
            isStale={state === 'loading'}
            empty={<NoSuggestions isIn={isIn} />}
          />
          {found.dismissed > 0 && <Dismissed pageId={pageId} count={found.dismissed} />}
        </>
      )}
    </>
  )
}

function NoSuggestions({ isIn }: { isIn: boolean }) {
  return isIn ? (
    <EmptyState
      title="No sentence speaks of this page"
      text="Give it keywords, under which others may speak of it, or link to it by hand."
    />
  ) : (
    <EmptyState
      title="Nothing to link"
      text="No sentence of this page speaks of another one that it does not link to."
    />
  )
}

function Dismissed({ pageId, count }: { pageId: string; count: number }) {
  const change = useChange()
  const restore = () =>
    change<{ restored: number }>({
      path: dismissalPath,
      method: 'PUT',
      json: { pageId },
      done: ({ restored }) => (restored === 1 ? 'One is suggested again.' : `${restored} are suggested again.`),
    })
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-dense text-muted">
      {count === 1 ? 'One suggestion was dismissed.' : `${count} suggestions were dismissed.`}
      <Button variant="quiet" icon={Undo2} onClick={() => void restore()}>
        Show them again
      </Button>
    </p>
  )
}
