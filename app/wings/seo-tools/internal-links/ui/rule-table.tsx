import { useMemo } from 'react'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { Badge } from '~/ui/workspace/badge'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { useSelection } from '~/ui/workspace/use-selection'
import type { ListedRule } from '../rules/queries.server'
import type { RuleConflict } from '../rules/rule-conflicts.queries.server'
import { RuleBulkActions } from './rule-bulk-actions'

const MAX_SHOWN = 3

interface RuleTableProps {
  rules: ListedRule[]
  empty: React.ReactNode
  isStale: boolean
  onEdit: (rule: ListedRule) => void
}

export function RuleTable({ rules, onEdit, ...rest }: RuleTableProps) {
  const selection = useSelection(useMemo(() => rules.map(({ id }) => id), [rules]))
  const columns = useMemo(() => columnsFor(onEdit), [onEdit])
  return (
    <>
      <DataTable
        label="Rules"
        columns={columns}
        rows={rules}
        getRowKey={({ id }) => id}
        getRowLabel={({ typed }) => typed.keyword}
        selection={selection}
        onOpen={onEdit}
        {...rest}
      />
      <RuleBulkActions rules={rules} selection={selection} />
    </>
  )
}

function columnsFor(onEdit: (rule: ListedRule) => void): TableColumn<ListedRule>[] {
  return [
    {
      key: 'keyword',
      header: 'Keyword',
      cell: (rule) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            onClick={() => onEdit(rule)}
            className="min-h-6 text-left font-medium break-words hover:underline"
          >
            {rule.typed.keyword}
          </button>
          {!rule.typed.isEnabled && <Badge>Off</Badge>}
          <ConflictBadges conflicts={rule.conflicts} />
        </span>
      ),
    },
    {
      key: 'target',
      header: 'Target',
      phoneLabel: 'target',
      className: 'max-md:basis-full',
      cell: (rule) => <RuleTarget rule={rule} />,
    },
    {
      key: 'priority',
      header: 'Priority',
      phoneLabel: 'priority',
      align: 'end',
      cell: ({ typed }) => typed.priority,
    },
    {
      key: 'limits',
      header: 'Limits',
      isHiddenOnPhones: true,
      className: 'md:min-w-24',
      cell: ({ typed }) => limitsLabel(typed),
    },
    {
      key: 'links',
      header: 'Matches',
      align: 'end',
      cell: ({ links, pages }) =>
        links === null ? (
          <span className="text-faint">no dry run yet</span>
        ) : (
          <PlannedLinkCount links={links} pages={pages ?? 0} />
        ),
    },
  ]
}

function RuleTarget({ rule: { typed, targetTitle, isTargetGone } }: { rule: ListedRule }) {
  if (isTargetGone) {
    return (
      <Badge tone="warning" title="The target page was deleted, so this rule adds no links.">
        Target deleted
      </Badge>
    )
  }
  return (
    <span>
      <a href={typed.target} className="break-all hover:underline">
        {typed.target}
      </a>
      {targetTitle && <span className="text-faint"> {targetTitle}</span>}
    </span>
  )
}

function limitsLabel({ maxPerPage, isFirstOnly, kinds, categories, onlyOn, notOn }: ListedRule['typed']) {
  const isScoped = kinds.length + categories.length + onlyOn.length + notOn.length > 0
  const words = [maxPerPage && `${maxPerPage} per page`, isFirstOnly && 'first only', isScoped && 'selected pages']
  return words.filter(Boolean).join(', ') || 'none'
}

/** As the last dry run found. A phone has no heads above the columns. */
function PlannedLinkCount({ links, pages }: { links: number; pages: number }) {
  const where = `${formatNumber(links)} in ${formatCount(pages, 'page')}`
  return (
    <>
      <span className="text-faint md:hidden">matches </span>
      {links === 0 ? 'nothing' : where}
    </>
  )
}

/** What other rules do to this one, each in a word, with the sentence on hover. */
function ConflictBadges({ conflicts }: { conflicts: RuleConflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {conflicts.slice(0, MAX_SHOWN).map((conflict) => (
        <Badge
          key={`${conflict.kind} ${conflict.otherId}`}
          tone={conflict.kind === 'circle' ? 'neutral' : 'warning'}
          title={conflictMessage(conflict)}
        >
          {conflictLabel(conflict)}
        </Badge>
      ))}
      {conflicts.length > MAX_SHOWN && <Badge>{conflicts.length - MAX_SHOWN} more</Badge>}
    </span>
  )
}

function conflictLabel({ kind, otherKeyword, wins }: RuleConflict) {
  if (kind === 'itself') return 'Links to itself'
  if (kind === 'circle') return `Reciprocal with “${otherKeyword}”`
  if (kind === 'same') return wins ? 'Duplicate keyword, takes priority' : 'Duplicate keyword, overridden'
  return wins ? `Takes priority over “${otherKeyword}”` : `Overridden by “${otherKeyword}”`
}

function conflictMessage({ kind, otherKeyword, wins }: RuleConflict) {
  if (kind === 'itself') return 'The rule only applies to its own target page, so it adds no links.'
  if (kind === 'circle') return `This rule and “${otherKeyword}” link two pages to each other. No action is needed.`
  const who = wins ? 'this rule is used' : `“${otherKeyword}” is used`
  return kind === 'same'
    ? `Both rules have the same keyword with different targets; ${who}.`
    : `One keyword contains the other; where both match, ${who}.`
}
