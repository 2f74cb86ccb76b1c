import { Badge } from '~/ui/workspace/badge'
import type { FrameProblem } from '../listing/frame-problems.server'
import { placeWords, statusWords } from './link-words'

/** Links of menus and footers that do not lead to a page: each once, however many pages carry it. */
export function FrameProblems({ problems }: { problems: FrameProblem[] }) {
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="frame-problems" className="mb-6">
      <h2 id="frame-problems" className="mb-2 text-base font-semibold">
        In the menu and the footer
      </h2>
      <ul className="divide-y divide-line border-y border-line text-dense">
        {problems.map(({ to, anchor, place, pages, leadsTo, status }) => {
          const { label, tone } = statusWords[(status ?? 0) < 400 ? 'redirected' : 'broken']
          return (
            <li key={`${place} ${to} ${anchor}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="font-medium">{anchor}</span>
              <span className="min-w-0 flex-1 break-all text-muted">{leadsTo ? `${to} → ${leadsTo}` : to}</span>
              <span className="text-muted">
                {placeWords[place]} of {pages.toLocaleString('en-US')} {pages === 1 ? 'page' : 'pages'}
              </span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
