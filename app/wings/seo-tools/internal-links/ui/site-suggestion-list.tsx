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
  const { open, take, hide, undo } = useReview(suggestions)
  const { list, focusRow, focusAfter } = useRowFocus(open.map(({ id }) => id))

  async function act(one: ListedSiteSuggestion, handle: typeof take) {
    focusAfter(one.id)
    if (!(await handle(one))) focusRow(one.id)
  }

  function onKeyDown(event: React.KeyboardEvent, one: ListedSiteSuggestion, at: number) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Record<string, () => unknown> = {
      Enter: () => !one.hasUnpublishedChanges && act(one, take),
      x: () => act(one, hide),
      u: undo,
      j: () => focusRow(open[at + 1]?.id),
      ArrowDown: () => focusRow(open[at + 1]?.id),
      k: () => focusRow(open[at - 1]?.id),
      ArrowUp: () => focusRow(open[at - 1]?.id),
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
            aria-label={`${one.sourcePage.title} to ${one.other.title}`}
            onKeyDown={(event) => onKeyDown(event, one, at)}
            className="grid gap-2 border-b border-line px-2 py-3 text-dense focus-visible:bg-wash md:grid-cols-[1fr_auto]"
          >
            <SiteSuggestion suggestion={one} />
            <RowActions suggestion={one} onAccept={() => void act(one, take)} onDismiss={() => void act(one, hide)} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** What is open still; what was just accepted or dismissed goes at once, and comes back when that failed or was undone. */
function useReview(suggestions: ListedSiteSuggestion[]) {
  const { accept, takeBack, dismiss } = useSuggestionActions()
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set())
  const accepted = useRef<LinkedEntries[]>([])

  async function handle({ id }: ListedSiteSuggestion, act: () => Promise<boolean>) {
    setHandled((before) => new Set(before).add(id))
    const isDone = await act()
    // by now the server has said whether it is open still
    setHandled((before) => new Set([...before].filter((one) => one !== id)))
    return isDone
  }

  return {
    open: suggestions.filter(({ id }) => !handled.has(id)),
    take: (one: ListedSiteSuggestion) =>
      handle(one, () => accept([toAcceptedSuggestion(one)], (pages) => accepted.current.push(pages))),
    hide: (one: ListedSiteSuggestion) => handle(one, () => dismiss([one])),
    undo: () => {
      const last = accepted.current.pop()
      if (last) void takeBack(last)
    },
  }
}

interface RowActionsProps {
  suggestion: ListedSiteSuggestion
  onAccept: () => void
  onDismiss: () => void
}

function RowActions({
  suggestion: { sourcePage, other, hasUnpublishedChanges },
  onAccept,
  onDismiss,
}: RowActionsProps) {
  const link = `${sourcePage.title} to ${other.title}`
  return (
    <span className="flex items-start justify-end gap-1">
      <Button icon={Check} disabled={hasUnpublishedChanges} onClick={onAccept} aria-label={`Accept: ${link}`}>
        Accept
      </Button>
      <IconButton icon={X} label={`Dismiss: ${link}`} onClick={onDismiss} />
    </span>
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
  const { sourcePage, other, quote, reason, hasUnpublishedChanges } = suggestion
  return (
    <span className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <PageTitleLink path={sourcePage.path} title={sourcePage.title} />
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
