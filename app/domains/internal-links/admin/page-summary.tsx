import { ExternalLink, Pencil } from 'lucide-react'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { Facts } from '~/ui/workspace/facts'
import { Moment } from '~/ui/workspace/moment'
import { PageHeader } from '~/ui/workspace/page-header'
import type { LinkedPage } from '../listing/find-linked-page.server'
import { kindWords } from '../listing/site-kinds'
import { distanceWords, importanceWords } from './page-figures'
import { editorOf } from './paths'

const count = (number: number) => number.toLocaleString('en-US')

/** What a page is and how well it is linked; below it the ways to look at its links. */
export function PageSummary({ page, children }: { page: LinkedPage; children: React.ReactNode }) {
  const { path, title, kind, words, bodyIn, bodyOut, readAt } = page
  const editor = editorOf(page)
  return (
    <PageHeader
      title={title || path}
      text={path}
      actions={
        <>
          <a href={path} target="_blank" rel="noreferrer" className={buttonLook()}>
            <ExternalLink size={17} aria-hidden="true" className="shrink-0" />
            Open the page
          </a>
          {editor && (
            <ButtonLink to={editor} icon={Pencil}>
              Edit
            </ButtonLink>
          )}
        </>
      }
    >
      <Facts
        facts={[
          ['Kind', `${kindWords[kind]}, ${count(words)} words`],
          ['Links in texts', `${count(bodyIn)} to this page, ${count(bodyOut)} on it`],
          ['From home', distanceWords(page)],
          ['PageRank', importanceWords(page)],
          ['Read', <Moment key="read" at={readAt} />],
        ]}
      />
      {children}
    </PageHeader>
  )
}
