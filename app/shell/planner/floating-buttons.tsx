import { Kanban, Layers, type LucideIcon } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'

interface Button {
  to: string
  label: string
  icon: LucideIcon
}

/** What one needs beside every screen, in the order of the specification; an entry comes with its screen. */
const buttons: Button[] = [
  { to: href('/planner/stack-generator'), label: 'Generate Tech Stack', icon: Layers },
  { to: href('/planner/board'), label: 'Product Board', icon: Kanban },
]

/** Not beside a plan that is being started; on a small screen what can be done with selected rows has their place. */
export function FloatingButtons() {
  const { pathname } = useLocation()
  if (pathname.includes('/new')) return null
  return (
    <div className="fixed right-4 bottom-4 z-30 flex flex-col items-end gap-2 max-lg:[body:has([data-selected])_&]:hidden print:hidden">
      {buttons.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-label={label}
          title={label}
          className="inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface shadow-lift hover:border-ink focus-visible:border-ink"
        >
          <Icon size={20} aria-hidden="true" />
        </Link>
      ))}
    </div>
  )
}
