import { ExternalLink, PenLine, SearchCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Link, type To } from 'react-router'
import { editorPathOf } from '~/domains/pages/editor-path'
import { isPageKind } from '~/domains/pages/page'
import { ButtonLink, buttonLook } from '~/ui/workspace/button'
import { Facts } from '~/ui/workspace/facts'
import { Moment } from '~/ui/workspace/moment'
import type { Community } from '../finding/community-names'
import { type Neighbour, neighboursOf } from '../finding/neighbours'
import { statesOf } from '../finding/page-state'
import { countOf, depthWord, kindWords, rankWord, stateReasons } from '../map-words'
import type { CountedLinks, MapPage, SiteMap } from '../site-map'
import { States } from '../table/map-table'
import { PanelFrame } from './panel-frame'
import type { Choice } from './use-choice'

const SHOWN = 30

interface NeighbourListProps {
  title: string
  map: SiteMap
  neighbours: readonly Neighbour[]
  counted: CountedLinks
  /** Where the link with this page is looked at. */
  addressOf: (page: MapPage) => To
}

interface PagePanelProps {
  map: SiteMap
  number: number
  counted: CountedLinks
  community: Community | undefined
  isBeside: boolean
  choice: Choice
}

/** What is known of one page, and what can be done about it. */
export function PagePanel({ map, number, counted, community, isBeside, choice }: PagePanelProps) {
  const { into, out } = useMemo(() => neighboursOf(map, number, counted), [map, number, counted])
  const page = map.pages[number]
  if (!page) return null
  const name = page.title || page.path
  return (
    <PanelFrame
      title={name}
      description={page.path}
      isBeside={isBeside}
      onClose={choice.chooseNothing}
      footer={<Deeds page={page} />}
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <States page={page} />
          <p className="text-dense text-muted">{stateReasons[statesOf(page)[0] ?? 'fine']}</p>
        </div>
        <Facts facts={factsOf(page, counted, community)} />
        <NeighbourList
          title="Links here"
          neighbours={into}
          map={map}
          counted={counted}
          addressOf={(other) => choice.addressOfLink(other.path, page.path)}
        />
        <NeighbourList
          title="Links from here"
          neighbours={out}
          map={map}
          counted={counted}
          addressOf={(other) => choice.addressOfLink(page.path, other.path)}
        />
      </div>
    </PanelFrame>
  )
}

function factsOf(
  page: MapPage,
  counted: CountedLinks,
  community: Community | undefined,
): React.ComponentProps<typeof Facts>['facts'] {
  const { depth, rank, pagesIn, pagesOut } = page[counted]
  const figure = (value: number) => value.toLocaleString('en-US')
  return [
    ['Kind', kindWords[page.kind]],
    ['From home', depthWord(depth)],
    ['Rank', rankWord(rank)],
    ['Pages that link here', figure(pagesIn)],
    ['Pages it links to', figure(pagesOut)],
    ['Community', community?.name],
    ['Words', figure(page.words)],
    ['Published', page.publishedAt !== null && <Moment key="at" at={new Date(page.publishedAt)} />],
  ]
}

function Deeds({ page: { path, kind, id } }: { page: MapPage }) {
  return (
    <>
      {id && isPageKind(kind) && (
        <ButtonLink to={editorPathOf(kind, id)} icon={PenLine} variant="primary">
          Edit
        </ButtonLink>
      )}
      {kind !== 'list' && (
        <ButtonLink to={`/admin/seo-settings/pages/edit?${new URLSearchParams({ path })}`} icon={SearchCheck}>
          Settings
        </ButtonLink>
      )}
      <a href={path} target="_blank" rel="noreferrer" className={buttonLook()}>
        <ExternalLink size={17} aria-hidden="true" className="shrink-0" />
        Open
      </a>
    </>
  )
}

/** The pages on the other end of a page's links, the highest rank first. */
function NeighbourList({ title, map, neighbours, counted, addressOf }: NeighbourListProps) {
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
