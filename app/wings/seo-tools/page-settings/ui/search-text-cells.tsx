import { DESCRIPTION_LINE, TITLE_LINE, truncateForResult } from '~/wings/web/seo-analysis/truncate-for-result'
import type { ListedPage } from '../list-seo-pages.queries.server'

type SearchTexts = Pick<ListedPage, 'foundTitle' | 'foundDescription' | 'metaTitle' | 'metaDescription'>

/** The title that search engines find: in full ink where somebody has set it. */
export function SearchTitleCell({ page: { foundTitle, metaTitle } }: { page: SearchTexts }) {
  const title = metaTitle ?? foundTitle
  if (title === null) return <NotIndexedYet />
  const { isTruncated, width } = truncateForResult(title, TITLE_LINE)
  return (
    <SearchText
      text={title}
      isSet={metaTitle !== null}
      fault={isTruncated && `too long: ${Math.round(width)} of ${TITLE_LINE.px} px`}
    />
  )
}

/** The description that they find. */
export function SearchDescriptionCell({ page: { foundDescription, metaDescription } }: { page: SearchTexts }) {
  const description = metaDescription ?? foundDescription
  if (description === null) return <NotIndexedYet />
  if (description === '') return <span className="font-medium text-warning">missing</span>
  const { isTruncated } = truncateForResult(description, DESCRIPTION_LINE)
  return (
    <SearchText
      text={description}
      isSet={metaDescription !== null}
      fault={isTruncated && 'too long: more than two lines'}
    />
  )
}

function SearchText({ text, isSet, fault }: { text: string; isSet: boolean; fault: string | false }) {
  return (
    <span className="grid max-w-80">
      <span className={`line-clamp-2 ${isSet ? '' : 'text-muted'}`}>{text}</span>
      {fault && <span className="font-medium text-warning">{fault}</span>}
    </span>
  )
}

/** The page has not been read since it came out. */
function NotIndexedYet() {
  return <span className="text-faint">not indexed yet</span>
}
