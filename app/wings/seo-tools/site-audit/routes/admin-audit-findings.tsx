import { ArrowLeft, Download } from 'lucide-react'
import { redirect, useNavigation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { withSearchParams } from '~/ui/workspace/search-params'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { SeoHeader } from '~/wings/web/seo-header'
import { findingFilter } from '../finding-filter'
import { listFindings } from '../findings.queries.server'
import { getKnownCheck, listCheckLabels } from '../known-checks'
import { findAuditedPage, findLastFinishedAudit } from '../queries.server'
import { auditKindLabels } from '../ui/audit-labels'
import { auditFindingsPath, auditPath } from '../ui/audit-paths'
import { AuditedPageSheet } from '../ui/audited-page-sheet'
import { FindingTable } from '../ui/finding-table'
import type { Route } from './+types/admin-audit-findings'

const ratings = { bad: 'Problems', ok: 'Improvements' }

const changes = { new: 'New since the previous audit', fixed: 'Fixed since the previous audit' }

interface FindingFiltersProps {
  checks: { check: string; label: string }[]
  aside: React.ReactNode
}

const PAGE_SIZE = 50

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const audit = await findLastFinishedAudit(db)
  if (!audit) throw redirect(auditPath)
  const given = (name: string) => searchParams.get(name) ?? undefined
  const place = { after: given('after'), before: given('before') }
  const listing = { auditId: audit.id, filter: findingFilter.parse(searchParams), place, size: PAGE_SIZE }
  const { rows, ...ends } = await listFindings(db, listing)
  const open = given('open')
  return {
    ...ends,
    findings: rows.map((row) => ({ ...row, label: getKnownCheck(row.check).label })),
    checks: listCheckLabels(),
    open: open === undefined ? null : await findAuditedPage(db, audit.id, open),
  }
}

export function meta() {
  return noindexMeta('Findings – Audit')
}

/** What the last audit found: which page, which check, how to mend it. */
export default function AdminAuditFindings({ loaderData }: Route.ComponentProps) {
  const { findings, checks, open, before, after } = loaderData
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const isFiltered = findingFilter.isActive(params)
  return (
    <>
      <SeoHeader
        actions={
          <ButtonLink to={auditPath} icon={ArrowLeft} variant="quiet">
            Audit overview
          </ButtonLink>
        }
      />
      <FindingFilters checks={checks} aside={<ExportLink params={params} />} />
      <FindingTable findings={findings} isStale={state === 'loading'} empty={<NoFindings isFiltered={isFiltered} />} />
      <KeysetPagination before={before} after={after} isChronological={false} />
      <AuditedPageSheet page={open} />
    </>
  )
}

function ExportLink({ params }: { params: URLSearchParams }) {
  const search = withSearchParams(params, { after: null, before: null, open: null })
  return (
    <a href={`${auditFindingsPath}/export.csv${search}`} download className={buttonClassName()}>
      <Download size={16} aria-hidden="true" />
      Export CSV
    </a>
  )
}

function NoFindings({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No matching findings" text="Try changing the filters." />
  return <EmptyState title="No problems found" text="Every page passes all checks." />
}

function FindingFilters({ checks, aside }: FindingFiltersProps) {
  const known = checks.map(({ check, label }) => ({ value: check, label }))
  return (
    <FilterBar label="Filter findings" paramNames={findingFilter.names} aside={aside}>
      <SelectFilter name="check" label="Check" all="All checks" options={known} />
      <SelectFilter name="kind" label="Type" all="All types" options={auditKindLabels} />
      <SelectFilter name="rating" label="Rating" all="Problems and improvements" options={ratings} />
      <SelectFilter name="change" label="Change" all="All findings" options={changes} />
    </FilterBar>
  )
}
