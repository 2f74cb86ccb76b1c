import { Link, useSearchParams } from 'react-router'
import { withSearchParams } from '~/ui/workspace/search-params'
import { attributionOptions, readAttributionParam } from '../overview/attribution'

/** What of a visit gets the money: what came first in it, or last before the purchase. */
export function AttributionSwitch() {
  const [params] = useSearchParams()
  const current = readAttributionParam(params)
  return (
    <nav aria-label="Attribution" className="mb-2 flex flex-wrap gap-1 text-dense">
      {attributionOptions.map(({ touch, label }) => (
        <Link
          key={touch}
          to={{ search: withSearchParams(params, { touch }) }}
          preventScrollReset
          aria-current={touch === current ? 'true' : undefined}
          className="rounded-md px-2 py-0.5 text-muted hover:text-ink aria-[current]:bg-wash aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-2.5"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
