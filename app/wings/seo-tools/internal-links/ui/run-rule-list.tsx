import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { DataTable, type TableColumn } from '~/ui/workspace/data-table'
import { Checkbox } from '~/ui/workspace/input'
import { resetPageParams, withSearchParams } from '~/ui/workspace/search-params'
import type { ListedRunRule } from '../runs/queries.server'
import { useLeaveOut } from './link-run-actions'

interface RunRuleListProps {
  runId: string
  rules: ListedRunRule[]
  /** A plan that was not applied: rules may be left out. */
  canSelect: boolean
}

/** The rules of a run, those that link most first. */
export function RunRuleList({ runId, rules, canSelect }: RunRuleListProps) {
  const leaveOut = useLeaveOut(runId)
  const columns = useMemo(() => columnsFor(canSelect ? leaveOut : undefined), [canSelect, leaveOut])
  return (
    <DataTable
      label="Rules"
      columns={columns}
      rows={rules}
      getRowKey={({ number }) => String(number)}
      getRowLabel={({ keyword }) => keyword}
      empty={null}
    />
  )
}

type LeaveOut = ReturnType<typeof useLeaveOut>

function columnsFor(leaveOut: LeaveOut | undefined): TableColumn<ListedRunRule>[] {
  const figure = (key: 'pages' | 'skipped', head: string): TableColumn<ListedRunRule> => ({
    key,
    header: head,
    phoneLabel: head.toLowerCase(),
    align: 'end',
    cell: (rule) => formatNumber(rule[key]),
  })
  return [
    { key: 'keyword', header: 'Keyword', cell: (rule) => <RuleKeyword rule={rule} leaveOut={leaveOut} /> },
    { key: 'to', header: 'Target', className: 'max-md:basis-full', cell: ({ to }) => to ?? 'A deleted page' },
    { key: 'links', header: 'Links', phoneLabel: 'links', align: 'end', cell: (rule) => <RulePagesLink rule={rule} /> },
    figure('pages', 'Pages'),
    figure('skipped', 'Skipped matches'),
  ]
}

function RuleKeyword({ rule, leaveOut }: { rule: ListedRunRule; leaveOut: LeaveOut | undefined }) {
  const { number, keyword, isLeftOut, refusal } = rule
  return (
    <span className="flex items-start gap-2">
      {leaveOut && (
        <Checkbox
          label={`Use the rule ${keyword}`}
          checked={!isLeftOut}
          onChange={({ target }) => void leaveOut({ rules: [number], isLeftOut: !target.checked })}
        />
      )}
      <span className="grid min-h-6 content-center">
        <span className="font-medium">{keyword}</span>
        {refusal && <span className="text-warning">{refusal}</span>}
      </span>
    </span>
  )
}

/** A way to the pages that this rule links. */
function RulePagesLink({ rule: { number, links, keyword } }: { rule: ListedRunRule }) {
  const [params] = useSearchParams()
  if (links === 0) return '0'
  const search = withSearchParams(params, { ...resetPageParams, view: null, show: null, rule: number })
  return (
    <Link to={{ search }} aria-label={`Pages with links for ${keyword}: ${links}`} className="link">
      {formatNumber(links)}
    </Link>
  )
}
