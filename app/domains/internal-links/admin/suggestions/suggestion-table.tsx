import { Check, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useSelection } from '~/ui/workspace/use-selection'
import { choose } from '../../suggesting/choose'
import type { ListedSuggestion } from '../../suggesting/find-suggestions.server'
import { useSuggestionDeeds } from '../../use-suggestion-deeds'
import { NamedPage } from '../named-page'
import { SuggestedSentence } from './suggested-sentence'

interface SuggestionTableProps {
  suggestions: ListedSuggestion[]
  /** What the page at the other end is to this one. */
  otherEnd: string
  isStale: boolean
  empty: React.ReactNode
}

/** Links that could be, the best first, to be taken one by one or several at once. */
export function SuggestionTable({ suggestions, otherEnd, ...rest }: SuggestionTableProps) {
  const selection = useSelection(useMemo(() => suggestions.map(({ id }) => id), [suggestions]))
  const anchors = useAnchors()
  const { accept, dismiss } = useSuggestionDeeds()
  const [taking, setTaking] = useState<ListedSuggestion[]>([])
  const selected = suggestions.filter(({ id }) => selection.has(id))
  const take = async (chosen: ListedSuggestion[]) => {
    setTaking((before) => [...before, ...chosen])
    await accept(chosen.map((one) => choose(one, anchors.of(one))))
    setTaking((before) => before.filter((one) => !chosen.includes(one)))
  }
  return (
    <>
      <DataTable
        label="Suggestions"
        columns={columnsFor({
          otherEnd,
          anchors,
          taking,
          accept: (one) => void take([one]),
          dismiss: (one) => void dismiss([one]),
        })}
        rows={suggestions}
        keyOf={({ id }) => id}
        nameOf={({ other }) => other.title}
        selection={selection}
        {...rest}
      />
      <SelectionBar selection={selection}>
        <Button icon={X} onClick={() => void dismiss(selected)}>
          Dismiss
        </Button>
        <Button
          variant="primary"
          icon={Check}
          disabled={selected.every(({ isWaiting }) => isWaiting)}
          onClick={() => void take(selected.filter(({ isWaiting }) => !isWaiting))}
        >
          Accept
        </Button>
      </SelectionBar>
    </>
  )
}

/** The words of each link as somebody wrote them, else as they were suggested. */
function useAnchors() {
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    of: ({ id, quote: { sentence, start, end } }: ListedSuggestion) => written.get(id) ?? sentence.slice(start, end),
    write: ({ id }: ListedSuggestion, words: string) => setWritten((before) => new Map(before).set(id, words)),
  }
}

interface ColumnsOf {
  otherEnd: string
  anchors: ReturnType<typeof useAnchors>
  /** Those that are being made links of just now. */
  taking: ListedSuggestion[]
  accept: (suggestion: ListedSuggestion) => void
  dismiss: (suggestion: ListedSuggestion) => void
}

function columnsFor({ otherEnd, anchors, taking, accept, dismiss }: ColumnsOf): Column<ListedSuggestion>[] {
  return [
    {
      key: 'page',
      head: otherEnd,
      className: 'align-top md:w-[24%]',
      cell: ({ other }) => <NamedPage path={other.path} title={other.title} />,
    },
    {
      key: 'sentence',
      head: 'Sentence, and the words of the link',
      className: 'align-top max-md:basis-full max-md:text-ink',
      cell: (one) => (
        <span className="grid gap-1.5">
          <SuggestedSentence suggestion={one} words={anchors.of(one)} onWords={(words) => anchors.write(one, words)} />
          <Why suggestion={one} />
        </span>
      ),
    },
    {
      key: 'score',
      head: 'Score',
      align: 'end',
      phoneLabel: 'score',
      className: 'align-top whitespace-nowrap',
      cell: ({ score }) => `${Math.round(score * 100)} of 100`,
    },
    {
      key: 'actions',
      head: 'Actions',
      align: 'end',
      className: 'align-top',
      cell: (one) => (
        <span className="inline-flex items-center gap-1">
          <Button
            icon={Check}
            disabled={one.isWaiting || taking.includes(one)}
            onClick={() => accept(one)}
            aria-label={`Accept: ${one.other.title}`}
          >
            Accept
          </Button>
          <IconButton icon={X} label={`Dismiss: ${one.other.title}`} onClick={() => dismiss(one)} />
        </span>
      ),
    },
  ]
}

function Why({ suggestion: { reason, isWaiting } }: { suggestion: ListedSuggestion }) {
  return (
    <span className="grid gap-0.5">
      <span className="text-muted">{reason}</span>
      {isWaiting && (
        <span className="text-warning">Its page has changes that wait to be published: publish them first.</span>
      )}
    </span>
  )
}
