import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { placeParams, withParams } from '~/ui/workspace/address'
import { type Column, DataTable } from '~/ui/workspace/data-table'
import { Checkbox } from '~/ui/workspace/input'
import type { ListedRunRule } from '../../runs/queries.server'
import { useDeeds } from './run-buttons'

interface RuleListProps {
  runId: string
  rules: ListedRunRule[]
  /** A plan that was not applied: rules may be left out. */
  canChoose: boolean
}

/** The rules of a run, those that link most first. */
export function RuleList({ runId, rules, canChoose }: RuleListProps) {
  const act = useDeeds(runId)
  const columns = useMemo(() => columnsFor(canChoose ? act : undefined), [canChoose, act])
  return (
    <DataTable
      label="Rules of the run"
      columns={columns}
      rows={rules}
      keyOf={({ number }) => String(number)}
      nameOf={({ keyword }) => keyword}
      empty={null}
    />
  )
}

type Act = ReturnType<typeof useDeeds>

function columnsFor(act: Act | undefined): Column<ListedRunRule>[] {
  const figure = (key: 'pages' | 'skipped', head: string): Column<ListedRunRule> => ({
    key,
    head,
    phoneLabel: head.toLowerCase(),
    align: 'end',
    cell: (rule) => rule[key].toLocaleString('en-US'),
  })
  return [
    { key: 'keyword', head: 'Keyword', cell: (rule) => <Keyword rule={rule} act={act} /> },
    { key: 'to', head: 'Leads to', className: 'max-md:basis-full', cell: ({ to }) => to ?? 'A page that is gone' },
    { key: 'links', head: 'Links', phoneLabel: 'links', align: 'end', cell: (rule) => <LinksOf rule={rule} /> },
    figure('pages', 'Pages'),
    figure('skipped', 'Without a link'),
  ]
}

function Keyword({ rule, act }: { rule: ListedRunRule; act: Act | undefined }) {
  const { number, keyword, isLeftOut, refusal } = rule
  return (
    <span className="flex items-start gap-2">
      {act && (
        <Checkbox
          label={`Use the rule ${keyword}`}
          checked={!isLeftOut}
          onChange={({ target }) => void act({ deed: 'leave-out', rules: [number], isLeftOut: !target.checked })}
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
function LinksOf({ rule: { number, links, keyword } }: { rule: ListedRunRule }) {
  const [params] = useSearchParams()
  if (links === 0) return '0'
  const search = withParams(params, { ...placeParams, view: null, show: null, rule: number })
  return (
    <Link to={{ search }} aria-label={`Pages in which ${keyword} is linked: ${links}`} className="link">
      {links.toLocaleString('en-US')}
    </Link>
  )
}
