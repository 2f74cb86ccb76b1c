import { ArrowLeft, Download } from 'lucide-react'
import { redirect, useNavigation, useSearchParams } from 'react-router'
import { SeoHeader } from '~/domains/seo/seo-header'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { withParams } from '~/ui/workspace/address'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { KeysetPaging } from '~/ui/workspace/paging'
import { FindingFilters, filterNames } from '../admin/finding-filters'
import { FindingTable } from '../admin/finding-table'
import { PageSheet } from '../admin/page-sheet'
import { auditPath, findingsPath } from '../admin/paths'
import { readFindingFilter } from '../finding-filter'
import { aboutCheck, checkLabels } from '../known-checks'
import { listFindings } from '../list-findings.server'
import { findAuditedPage, findLastAudit } from '../queries.server'
import type { Route } from './+types/admin-audit-findings'

const SHOWN = 50

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const audit = await findLastAudit(db)
  if (!audit) throw redirect(auditPath)
  const given = (name: string) => searchParams.get(name) ?? undefined
  const place = { after: given('after'), before: given('before') }
  const listing = { auditId: audit.id, filter: readFindingFilter(searchParams), place, size: SHOWN }
  const { rows, ...ends } = await listFindings(db, listing)
  const open = given('open')
  return {
    ...ends,
    findings: rows.map((row) => ({ ...row, label: aboutCheck(row.check).label })),
    checks: checkLabels(),
    open: open === undefined ? null : await findAuditedPage(db, audit.id, open),
  }
}

export function meta() {
  return [{ title: 'Findings – Audit' }, { name: 'robots', content: 'noindex' }]
}

/** What the last audit found: which page, which check, how to mend it. */
export default function AdminAuditFindings({ loaderData }: Route.ComponentProps) {
  const { findings, checks, open, before, after } = loaderData
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const isFiltered = filterNames.some((name) => params.get(name))
  return (
    <>
      <SeoHeader
        actions={
          <ButtonLink to={auditPath} icon={ArrowLeft} variant="quiet">
            The whole site
          </ButtonLink>
        }
      />
      <FindingFilters checks={checks} aside={<AsTable params={params} />} />
      <FindingTable findings={findings} isStale={state === 'loading'} empty={<NoFindings isFiltered={isFiltered} />} />
      <KeysetPaging before={before} after={after} isChronological={false} />
      <PageSheet page={open} />
    </>
  )
}

function AsTable({ params }: { params: URLSearchParams }) {
  const search = withParams(params, { after: null, before: null, open: null })
  return (
    <a href={`${findingsPath}/export.csv${search}`} download className={buttonLook()}>
      <Download size={16} aria-hidden="true" />
      CSV
    </a>
  )
}

function NoFindings({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="Nothing like this" text="The last audit found nothing that is like this." />
  return <EmptyState title="Nothing was found" text="Every page passes every check that applies to it." />
}
