import { ExternalLink, Pencil } from 'lucide-react'
import { formatNumber } from '~/platform/text/format-number'
import { ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { DescriptionList } from '~/ui/workspace/description-list'
import { PageHeader } from '~/ui/workspace/page-header'
import { RelativeTime } from '~/ui/workspace/relative-time'
import type { LinkedPage } from '../links/linked-page.queries.server'
import { publicPageKindLabels } from '../links/public-page-kinds'
import { pageEditorPath } from './link-paths'
import { distanceLabel, importanceLabel } from './page-metric-labels'

/** What a page is and how well it is linked; below it the ways to look at its links. */
export function PageSummary({ page, children }: { page: LinkedPage; children: React.ReactNode }) {
  const { path, title, kind, words, bodyIn, bodyOut, indexedAt } = page
  const editor = pageEditorPath(page)
  return (
    <PageHeader
      title={title || path}
      text={path}
      actions={
        <>
          <a href={path} target="_blank" rel="noreferrer" className={buttonClassName()}>
            <ExternalLink size={17} aria-hidden="true" className="shrink-0" />
            View page
          </a>
          {editor && (
            <ButtonLink to={editor} icon={Pencil}>
              Edit
            </ButtonLink>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          ['Type', `${publicPageKindLabels[kind]}, ${formatNumber(words)} words`],
          ['Links in content', `${formatNumber(bodyIn)} inbound, ${formatNumber(bodyOut)} outbound`],
          ['Crawl depth', distanceLabel(page)],
          ['PageRank over all links', importanceLabel(page)],
          ['Indexed', <RelativeTime key="read" at={indexedAt} />],
        ]}
      />
      {children}
    </PageHeader>
  )
}
