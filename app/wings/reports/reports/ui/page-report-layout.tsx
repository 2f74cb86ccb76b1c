import { ExternalLink, Link2, Pencil } from 'lucide-react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { pageLinksPath } from '~/wings/web/pages/page-admin-paths'
import { analyticsPath } from '../paths'
import type { Period } from '../period'
import { pickPeriodParams } from '../url-filters'
import { OutdatedDaysNotice } from './outdated-days-notice'
import { PeriodControls } from './period-controls'

/** What the figures are about. */
interface ReportedPage {
  title: string
  path: string
  editPath: string
  publishedAt: Date | null
  deletedAt: Date | null
}

interface PageReportLayoutProps {
  page: ReportedPage
  /** What lists it in the back office. */
  list: { path: string; label: string }
  period: Period
  /** So many of the days that are shown wait to be counted. */
  outdatedDays: number
  children: React.ReactNode
}

/** The screen of one page's figures: where it stands, what it is about, and which days are counted. */
export function PageReportLayout({ page, list, period, outdatedDays, children }: PageReportLayoutProps) {
  const { title, path, editPath, deletedAt } = page
  const isPublic = isPublicNow(page)
  const isStale = useNavigation().state === 'loading'
  return (
    <>
      <BackLink list={list} />
      <PageHeader
        title={title || 'Untitled'}
        text={`Visits to ${path}`}
        actions={
          <>
            {isPublic && (
              <ButtonLink to={path} icon={ExternalLink} reloadDocument>
                View page
              </ButtonLink>
            )}
            {isPublic && (
              <ButtonLink to={pageLinksPath(path)} icon={Link2}>
                Links
              </ButtonLink>
            )}
            <ButtonLink to={editPath} icon={Pencil}>
              Edit
            </ButtonLink>
          </>
        }
      />
      {!isPublic && (
        <div className="mb-5">
          <Notice title={deletedAt ? 'In the trash' : 'Not public'}>Existing analytics are kept.</Notice>
        </div>
      )}
      <div aria-busy={isStale} className={`grid gap-5 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
        <div className="flex flex-wrap items-center gap-2">
          <PeriodControls period={period} />
        </div>
        <OutdatedDaysNotice days={outdatedDays} />
        {children}
      </div>
    </>
  )
}

function isPublicNow({ publishedAt }: ReportedPage) {
  return publishedAt !== null && publishedAt.getTime() <= Date.now()
}

function BackLink({ list }: Pick<PageReportLayoutProps, 'list'>) {
  const days = pickPeriodParams(useSearchParams()[0])
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-dense text-faint">
      <ol className="flex flex-wrap items-center">
        {[{ path: analyticsPath + days, label: 'Analytics' }, list].map(({ path, label }) => (
          <li key={path} className="after:px-2 after:content-['/'] last:after:content-none">
            <Link to={path} className="hover:text-ink hover:underline pointer-coarse:py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
