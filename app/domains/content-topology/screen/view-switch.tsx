import { Network, TableProperties } from 'lucide-react'
import { Link } from 'react-router'
import { placeParams, withParams } from '~/ui/workspace/address'
import { useComingParams } from '~/ui/workspace/use-coming-params'
import type { View } from './use-view'

const views = [
  { view: 'map', label: 'Map', icon: Network },
  { view: 'table', label: 'Table', icon: TableProperties },
] as const

/** The two looks at the same pages. */
export function ViewSwitch({ current }: { current: View }) {
  const { coming } = useComingParams()
  return (
    <nav aria-label="View" className="flex gap-0.5 rounded-md border border-line bg-surface p-0.5">
      {views.map(({ view, label, icon: Icon }) => (
        <Link
          key={view}
          to={{ search: withParams(coming, { view, ...placeParams }) }}
          preventScrollReset
          aria-current={view === current ? 'page' : undefined}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-dense font-semibold text-muted hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-ink pointer-coarse:min-h-11"
        >
          <Icon size={16} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
