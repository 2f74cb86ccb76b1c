import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { Kbd } from '~/ui/workspace/kbd'
import type { ListedSiteSuggestion } from '../suggestions/site-suggestions.queries.server'
import type { LinkedEntries } from '../suggestions/suggestion-forms'
import { toAcceptedSuggestion } from '../suggestions/to-accepted-suggestion'
import { useSuggestionActions } from '../use-suggestion-actions'
import { HighlightedSentence } from './highlighted-sentence'
import { PageTitleLink } from './page-title-link'

/** The best links of the site one below the other, to be gone through by keyboard: each key acts on the row that is current. */
export function SiteSuggestionList({ suggestions }: { suggestions: ListedSiteSuggestion[] }) {
  const { accept, takeBack, dismiss } = useSuggestionActions()
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set())
  const accepted = useRef<LinkedEntries[]>([])
  const open = suggestions.filter(({ id }) => !handled.has(id))
  const { list, focusRow, focusAfter } = useRowFocus(open.map(({ id }) => id))

  async function handle(one: ListedSiteSuggestion, act: () => Promise<boolean>) {
    focusAfter(one.id)
    setHandled((before) => new Set(before).add(one.id))
    const isDone = await act()
    // the site says by now whether it is open still: it is when it was taken back
    setHandled((before) => new Set([...before].filter((id) => id !== one.id)))
    if (!isDone) focusRow(one.id)
  }
  const take = (one: ListedSiteSuggestion) =>
    handle(one, () => accept([toAcceptedSuggestion(one)], (pages) => accepted.current.push(pages)))
  const hide = (one: ListedSiteSuggestion) => handle(one, () => dismiss([one]))

  function onKeyDown(event: React.KeyboardEvent, one: ListedSiteSuggestion, at: number) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const undone = event.key === 'u' ? accepted.current.pop() : undefined
    const actions: Record<string, () => void> = {
      Enter: () => !one.hasUnpublishedChanges && void take(one),
      x: () => void hide(one),
      u: () => undone && void takeBack(undone),
      ...Object.fromEntries(['j', 'ArrowDown'].map((key) => [key, () => focusRow(open[at + 1]?.id)])),
      ...Object.fromEntries(['k', 'ArrowUp'].map((key) => [key, () => focusRow(open[at - 1]?.id)])),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <>
      <KeyLegend />
      <ol ref={list} aria-label="Best link suggestions" className="grid grid-cols-1 border-t border-line">
        {open.map((one, at) => (
          <li
            key={one.id}
            data-key={one.id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a row is a stop of the keys, as those of tables are
            tabIndex={0}
            aria-label={`${one.source.title} to ${one.other.title}`}
            onKeyDown={(event) => onKeyDown(event, one, at)}
            className="grid gap-2 border-b border-line px-2 py-3 text-dense focus-visible:bg-wash md:grid-cols-[1fr_auto]"
          >
            <SiteSuggestion suggestion={one} />
            <span className="flex items-start justify-end gap-1">
              <Button
                icon={Check}
                disabled={one.hasUnpublishedChanges}
                onClick={() => void take(one)}
                aria-label={`Accept: ${one.source.title} to ${one.other.title}`}
              >
                Accept
              </Button>
              <IconButton
                icon={X}
                label={`Dismiss: ${one.source.title} to ${one.other.title}`}
                onClick={() => void hide(one)}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function KeyLegend() {
  return (
    <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-dense text-muted">
      <span>
        <Kbd>Enter</Kbd> accept
      </span>
      <span>
        <Kbd>x</Kbd> dismiss
      </span>
      <span>
        <Kbd>u</Kbd> undo the last accepted link
      </span>
      <span>
        <Kbd>j</Kbd> <Kbd>k</Kbd> move
      </span>
    </p>
  )
}

function SiteSuggestion({ suggestion }: { suggestion: ListedSiteSuggestion }) {
  const { source, other, quote, reason, hasUnpublishedChanges } = suggestion
  return (
    <span className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <PageTitleLink path={source.path} title={source.title} />
        <span className="text-muted">to</span>
        <PageTitleLink path={other.path} title={other.title} />
      </span>
      <span className="break-words">
        <HighlightedSentence {...quote} />
      </span>
      <span className="text-muted">{reason}</span>
      {hasUnpublishedChanges && (
        <span className="text-warning">This page has unpublished changes. Publish them first.</span>
      )}
    </span>
  )
}

/** Keeps the keys where somebody works: on the next row when the current one goes. */
function useRowFocus(ids: string[]) {
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState<string>()
  const focusRow = (id: string | undefined) => {
    if (id) list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus()
  }
  const focusAfter = (id: string) => setWanted(ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1])
  useEffect(() => {
    if (!wanted) return
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted)}"]`)?.focus()
    setWanted(undefined)
  }, [wanted])
  return { list, focusRow, focusAfter }
}
