import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { formatNumber } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Button, ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { countRules, listRules } from '../rules/queries.server'
import { type RuleView, ruleFilter } from '../rules/rule-filter'
import { emptyRuleInput } from '../rules/rule-input'
import { LinksHeader } from '../ui/links-header'
import { exportRulesPath, importRulesPath } from '../ui/rule-paths'
import { type DraftRule, RuleSheet } from '../ui/rule-sheet'
import { RuleTable } from '../ui/rule-table'
import type { Route } from './+types/admin-link-rules'

const ruleViewLabels: Record<RuleView, string> = {
  on: 'Enabled',
  off: 'Disabled',
  conflicts: 'With conflicts',
  'no-links': 'Without matches',
}

const PAGE_SIZE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await listRules(db, ruleFilter.parse(url.searchParams), parseKeysetCursor(url.searchParams), PAGE_SIZE)
  return { page, counts: await countRules(db) }
}

export function meta() {
  return noindexMeta('Link rules – Internal Links')
}

export default function AdminLinkRules({ loaderData: { page, counts } }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [draft, setDraft] = useState<DraftRule>()
  const begin = () => setDraft({ id: null, rule: emptyRuleInput })
  return (
    <>
      <LinksHeader actions={<Actions onNew={begin} />} />
      <RuleFilters aside={`${formatNumber(counts.on)} of ${formatNumber(counts.all)} enabled`} />
      <RuleTable
        rules={page.rows}
        isStale={state === 'loading'}
        empty={<NoRules />}
        onEdit={({ id, typed }) => setDraft({ id, rule: typed })}
      />
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
      <RuleSheet draft={draft} onClose={() => setDraft(undefined)} />
    </>
  )
}

function Actions({ onNew }: { onNew: () => void }) {
  return (
    <>
      <a href={exportRulesPath} download className={buttonClassName()}>
        <Download size={17} aria-hidden="true" className="shrink-0" />
        Export
      </a>
      <ButtonLink to={importRulesPath} icon={Upload}>
        Import
      </ButtonLink>
      <Button variant="primary" icon={Plus} onClick={onNew}>
        New rule
      </Button>
    </>
  )
}

function NoRules() {
  const [params] = useSearchParams()
  if (ruleFilter.isActive(params)) {
    return <EmptyState title="No rules found" text="Try changing the filters." />
  }
  return <EmptyState title="No rules yet" text="A link rule links a keyword to a page wherever it occurs." />
}

function RuleFilters({ aside }: { aside: React.ReactNode }) {
  return (
    <FilterBar label="Filter rules" paramNames={ruleFilter.names} aside={aside}>
      <SearchFilter name="q" label="Keyword" />
      <SelectFilter name="show" label="Status" all="All rules" options={ruleViewLabels} />
    </FilterBar>
  )
}
