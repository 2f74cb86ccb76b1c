import { Check, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, IconButton } from '~/ui/workspace/button'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useSelection } from '~/ui/workspace/use-selection'
import type { ListedSuggestion } from '../suggestions/queries.server'
import { toAcceptedSuggestion } from '../suggestions/to-accepted-suggestion'
import { useSuggestionActions } from '../use-suggestion-actions'
import { AnchorTextField } from './anchor-text-field'
import { PageTitleLink } from './page-title-link'

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
  const anchors = useAnchorTexts()
  const { accept, dismiss } = useSuggestionActions()
  const [taking, setTaking] = useState<ListedSuggestion[]>([])
  const selected = suggestions.filter(({ id }) => selection.has(id))
  const take = async (chosen: ListedSuggestion[]) => {
    setTaking((before) => [...before, ...chosen])
    await accept(chosen.map((one) => toAcceptedSuggestion(one, anchors.of(one))))
    setTaking((before) => before.filter((one) => !chosen.includes(one)))
  }
  return (
    <>
      <DataTable
        label="Suggestions"
        columns={columnsFor({
          otherEnd,
          anchors,
          accepting: taking,
          accept: (one) => void take([one]),
          dismiss: (one) => void dismiss([one]),
        })}
        rows={suggestions}
        getRowKey={({ id }) => id}
        getRowLabel={({ other }) => other.title}
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
          disabled={selected.every(({ hasUnpublishedChanges }) => hasUnpublishedChanges)}
          onClick={() => void take(selected.filter(({ hasUnpublishedChanges }) => !hasUnpublishedChanges))}
        >
          Accept
        </Button>
      </SelectionBar>
    </>
  )
}

/** The words of each link as somebody wrote them, else as they were suggested. */
function useAnchorTexts() {
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    of: ({ id, quote: { sentence, start, end } }: ListedSuggestion) => written.get(id) ?? sentence.slice(start, end),
    write: ({ id }: ListedSuggestion, words: string) => setWritten((before) => new Map(before).set(id, words)),
  }
}

interface ColumnOptions {
  otherEnd: string
  anchors: ReturnType<typeof useAnchorTexts>
  /** Those that are being made links of just now. */
  accepting: ListedSuggestion[]
  accept: (suggestion: ListedSuggestion) => void
  dismiss: (suggestion: ListedSuggestion) => void
}

function columnsFor({ otherEnd, anchors, accepting, accept, dismiss }: ColumnOptions): TableColumn<ListedSuggestion>[] {
  return [
    {
      key: 'page',
      header: otherEnd,
      className: 'align-top md:w-[24%]',
      cell: ({ other }) => <PageTitleLink path={other.path} title={other.title} />,
    },
    {
      key: 'sentence',
      header: 'Sentence and anchor text',
      className: 'align-top max-md:basis-full max-md:text-ink',
      cell: (one) => (
        <span className="grid gap-1.5">
          <AnchorTextField
            suggestion={one}
            anchorText={anchors.of(one)}
            onAnchorTextChange={(words) => anchors.write(one, words)}
          />
          <SuggestionReason suggestion={one} />
        </span>
      ),
    },
    {
      key: 'score',
      header: 'Score',
      align: 'end',
      phoneLabel: 'score',
      className: 'align-top whitespace-nowrap',
      cell: ({ score }) => `${Math.round(score * 100)} of 100`,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      className: 'align-top',
      cell: (one) => (
        <span className="inline-flex items-center gap-1">
          <Button
            icon={Check}
            disabled={one.hasUnpublishedChanges || accepting.includes(one)}
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

function SuggestionReason({ suggestion: { reason, hasUnpublishedChanges } }: { suggestion: ListedSuggestion }) {
  return (
    <span className="grid gap-0.5">
      <span className="text-muted">{reason}</span>
      {hasUnpublishedChanges && (
        <span className="text-warning">This page has unpublished changes. Publish them first.</span>
      )}
    </span>
  )
}
