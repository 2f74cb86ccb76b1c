import { Link } from 'react-router'
import { linksPathOf } from '~/domains/pages/editor-path'
import type { CompetingPage } from '../cluster'

const SHOWN = 3

/** Other pages that want to be found by the same keyphrase: search engines may show any of them. */
export function CompetingPages({ pages }: { pages: CompetingPage[] }) {
  if (pages.length === 0) return null
  return (
    <span className="grid justify-items-start gap-1 text-warning">
      {pages.slice(0, SHOWN).map(({ path, title }) => (
        <Link key={path} to={linksPathOf(path)} className="break-words hover:underline">
          {title}
        </Link>
      ))}
      {pages.length > SHOWN && <span>and {pages.length - SHOWN} more</span>}
    </span>
  )
}
