import { Link } from 'react-router'
import { type PageView, pagePath, pageViews } from './paths'

const words: Record<PageView, string> = { in: 'Links to it', out: 'Links on it' }

/** The ways to look at the links of one page; each is an address. */
export function PageViews({ path, view }: { path: string; view: PageView }) {
  return (
    <nav aria-label="Links of this page" className="overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {pageViews.map((one) => (
          <li key={one}>
            <Link
              to={pagePath(path, one)}
              aria-current={one === view ? 'page' : undefined}
              className="-mb-px flex min-h-10 items-center border-b-2 border-transparent px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {words[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
