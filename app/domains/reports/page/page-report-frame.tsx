import { ExternalLink, Link2, Pencil } from 'lucide-react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { linksPathOf } from '~/domains/pages/editor-path'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { overviewPath } from '../paths'
import { DaysBehind } from '../question/days-behind'
import { chosenDays } from '../question/filters-address'
import type { Period } from '../question/period'
import { PeriodChoices } from '../question/period-choices'

/** What the figures are about. */
interface CountedPage {
  title: string
  path: string
  editPath: string
  publishedAt: Date | null
  deletedAt: Date | null
}

interface PageReportFrameProps {
  page: CountedPage
  /** What lists it in the back office. */
  list: { path: string; label: string }
  period: Period
  /** So many of the days that are shown wait to be counted. */
  daysBehind: number
  children: React.ReactNode
}

/** The screen of one page's figures: where it stands, what it is about, and which days are counted. */
export function PageReportFrame({ page, list, period, daysBehind, children }: PageReportFrameProps) {
  const { title, path, editPath, deletedAt } = page
  const isPublic = isPublicNow(page)
  const isStale = useNavigation().state === 'loading'
  return (
    <>
      <Trail list={list} />
      <PageHeader
        title={title || 'Untitled'}
        text={`Visits that saw ${path}`}
        actions={
          <>
            {isPublic && (
              <ButtonLink to={path} icon={ExternalLink} reloadDocument>
                View
              </ButtonLink>
            )}
            {isPublic && (
              <ButtonLink to={linksPathOf(path)} icon={Link2}>
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
          <Notice title={deletedAt ? 'It lies in the trash' : 'It is not public'}>
            What was counted while visitors could see it is kept.
          </Notice>
        </div>
      )}
      <div aria-busy={isStale} className={`grid gap-5 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
        <div className="flex flex-wrap items-center gap-2">
          <PeriodChoices period={period} />
        </div>
        <DaysBehind days={daysBehind} />
        {children}
      </div>
    </>
  )
}

function isPublicNow({ publishedAt }: CountedPage) {
  return publishedAt !== null && publishedAt.getTime() <= Date.now()
}

function Trail({ list }: Pick<PageReportFrameProps, 'list'>) {
  const days = chosenDays(useSearchParams()[0])
  return (
    <nav aria-label="Breadcrumb" className="mb-2 text-dense text-faint">
      <ol className="flex flex-wrap items-center">
        {[{ path: overviewPath + days, label: 'Analytics' }, list].map(({ path, label }) => (
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
