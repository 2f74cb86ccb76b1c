import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

interface LinkTab {
  to: string
  label: string
  /** How many wait behind it; 0 shows nothing. */
  count?: number
  /** Also the tab of the addresses below it. */
  hasMoreBelow?: boolean
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
        {tabs.map(({ to, label, count = 0, hasMoreBelow = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={!hasMoreBelow}
              className="-mb-px flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11"
            >
              {label}
              {count > 0 && (
                <span className="rounded-md bg-accent-tint px-1.5 text-ink tabular-nums">
                  {count.toLocaleString('en-US')}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
