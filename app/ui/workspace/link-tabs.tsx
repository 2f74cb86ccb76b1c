import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

interface LinkTab {
  to: string
  /** What the address says besides, as `?period=7d`. */
  search?: string
  label: string
  /** How many wait behind it; 0 shows nothing. */
  count?: number
  /** Also the tab of the addresses below it. */
  hasMoreBelow?: boolean
  /** Other addresses that it is the tab of, with what lies below them. */
  alsoAt?: string[]
}

function isCurrentTab({ to, hasMoreBelow = false, alsoAt = [] }: LinkTab, pathname: string) {
  const roots = hasMoreBelow ? [to, ...alsoAt] : alsoAt
  return pathname.replace(/\/$/, '') === to || roots.some((root) => `${pathname}/`.startsWith(`${root}/`))
}

/** Tabs that are addresses of their own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address the current tab changes
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    // not scrollIntoView, which would move the page too
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3
  }, [pathname])
  return (
    <nav ref={row} aria-label={label} className="relative overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to + (tab.search ?? '')}
              aria-current={isCurrentTab(tab, pathname) ? 'page' : undefined}
              className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {tab.label}
              {Boolean(tab.count) && (
                <span className="rounded-md bg-accent-tint px-1.5 text-ink tabular-nums">
                  {tab.count?.toLocaleString('en-US')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
