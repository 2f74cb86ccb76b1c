import { Link, type To } from 'react-router'
import type { Neighbour } from '../finding/neighbours'
import { countOf } from '../map-words'
import type { CountedLinks, MapPage, SiteMap } from '../site-map'

const SHOWN = 30

interface NeighbourListProps {
  title: string
  map: SiteMap
  neighbours: readonly Neighbour[]
  counted: CountedLinks
  /** Where the link with this page is looked at. */
  addressOf: (page: MapPage) => To
}

/** The pages on the other end of a page's links, the highest rank first. */
export function NeighbourList({ title, map, neighbours, counted, addressOf }: NeighbourListProps) {
  const rest = neighbours.length - SHOWN
  return (
    <div className="grid gap-1">
      <h3 className="text-dense font-semibold">
        {title} <span className="font-normal text-faint tabular-nums">{neighbours.length.toLocaleString('en-US')}</span>
      </h3>
      {neighbours.length === 0 && (
        <p className="text-dense text-faint">{counted === 'body' ? 'No link in a text.' : 'No link.'}</p>
      )}
      <ul className="grid">
        {neighbours.slice(0, SHOWN).map(({ page: number, link }) => {
          const page = map.pages[number]
          if (!page) return null
          const isInText = (map.links.inBody[link] ?? 0) > 0
          return (
            <li key={page.path}>
              <Link
                to={addressOf(page)}
                preventScrollReset
                className="flex min-h-8 items-center gap-2 py-1 text-dense hover:underline pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1 break-words">{page.title || page.path}</span>
                {!isInText && <span className="text-faint">not in a text</span>}
              </Link>
            </li>
          )
        })}
      </ul>
      {rest > 0 && <p className="text-dense text-faint">and {countOf(rest, 'other page')}</p>}
    </div>
  )
}
