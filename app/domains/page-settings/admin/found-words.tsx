import { cutForResult, DESCRIPTION, TITLE } from '~/domains/seo-analysis/result-preview'
import type { ListedPage } from '../list-pages.server'

type Found = Pick<ListedPage, 'foundTitle' | 'foundDescription' | 'metaTitle' | 'metaDescription'>

/** The title that search engines find: in full ink where somebody has set it. */
export function FoundTitle({ page: { foundTitle, metaTitle } }: { page: Found }) {
  const title = metaTitle ?? foundTitle
  if (title === null) return <Unread />
  const { isCut, width } = cutForResult(title, TITLE)
  return (
    <Words text={title} isSet={metaTitle !== null} fault={isCut && `cut off: ${Math.round(width)} of ${TITLE.px} px`} />
  )
}

/** The description that they find. */
export function FoundDescription({ page: { foundDescription, metaDescription } }: { page: Found }) {
  const description = metaDescription ?? foundDescription
  if (description === null) return <Unread />
  if (description === '') return <span className="font-medium text-warning">none</span>
  const { isCut } = cutForResult(description, DESCRIPTION)
  return <Words text={description} isSet={metaDescription !== null} fault={isCut && 'cut off after two lines'} />
}

function Words({ text, isSet, fault }: { text: string; isSet: boolean; fault: string | false }) {
  return (
    <span className="grid max-w-80">
      <span className={`line-clamp-2 ${isSet ? '' : 'text-muted'}`}>{text}</span>
      {fault && <span className="font-medium text-warning">{fault}</span>}
    </span>
  )
}

/** The page has not been read since it came out. */
function Unread() {
  return <span className="text-faint">not read yet</span>
}
