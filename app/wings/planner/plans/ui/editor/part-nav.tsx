import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type EditedPart, partEditUrl } from '../../editing/edit-urls'
import { PART_LABELS } from '../../editing/sections'
import { PLAN_PARTS, type PlanPart } from '../../plan'

const PART_NAV_ITEMS: { part: EditedPart; name: string }[] = [
  { part: 'brief', name: 'Brief: idea, team, weeks' },
  ...(Object.keys(PLAN_PARTS) as PlanPart[]).map((part) => ({ part, name: PART_LABELS[part] })),
]

/** The parts of the plan that can be edited, one at a time. */
export function PartNav({ sprintId, current }: { sprintId: string; current: EditedPart }) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is current
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    // on a phone the row scrolls; not scrollIntoView, which would move the page too
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3
  }, [current])
  return (
    <nav aria-label="Parts">
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto pb-1 lg:sticky lg:top-4 lg:grid lg:gap-0 lg:overflow-visible"
      >
        {PART_NAV_ITEMS.map(({ part, name }) => (
          <li key={part} className="shrink-0">
            <Link
              to={partEditUrl(sprintId, part)}
              preventScrollReset
              aria-current={part === current ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-md border border-line px-3 text-dense whitespace-nowrap text-muted no-underline -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 lg:rounded-none lg:border-y-0 lg:border-r-0 lg:border-l-2"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
