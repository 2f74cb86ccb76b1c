import { RotateCw } from 'lucide-react'
import { findGraphState } from '~/domains/pages/graph.queries.server'
import { databaseContext } from '~/platform/context.server'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { useSiteMap } from '../data/use-site-map'
import { countOf } from '../map-words'
import { MapScreen } from '../screen/map-screen'
import type { Route } from './+types/admin-content-topology'

const FRESH_MS = { whileReading: 3_000, later: 20_000 }

interface ContentTopologyScreenProps {
  /** Of the graph: `0` before it was measured for the first time. */
  version: string
  /** How many pages are still to be read. */
  waiting: number
}

export function loader({ context }: Route.LoaderArgs) {
  return findGraphState(context.get(databaseContext))
}

export function meta() {
  return [{ title: 'Content Map' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminContentTopology({ loaderData }: Route.ComponentProps) {
  return <ContentTopologyScreen {...loaderData} />
}

/** The site as a graph. Its data come apart from the screen, and again whenever they have been measured anew. */
function ContentTopologyScreen({ version, waiting }: ContentTopologyScreenProps) {
  const isReading = waiting > 0 || version === '0'
  useFreshWhile(true, isReading ? FRESH_MS.whileReading : FRESH_MS.later)
  return version === '0' ? <BeingRead waiting={waiting} /> : <MeasuredSite version={version} waiting={waiting} />
}

function BeingRead({ waiting }: { waiting: number }) {
  return (
    <>
      <MapHeader />
      <EmptyState
        title="The site is being read"
        text={`The map appears here by itself${waiting > 0 ? `: ${countOf(waiting, 'page')} to go` : ' in a moment'}.`}
      />
    </>
  )
}

function MapHeader() {
  return <PageHeader title="Content Map" text="Every public page, and the links between them." />
}

function MeasuredSite({ version, waiting }: ContentTopologyScreenProps) {
  const fetched = useSiteMap(version)
  // a site that has just begun was measured before its first page was read
  if (fetched.map?.pages.length === 0) return <BeingRead waiting={waiting} />
  if (fetched.state === 'here') return <MapScreen map={fetched.map} waiting={waiting} />
  return (
    <>
      <MapHeader />
      {fetched.state === 'fetching' ? (
        <SkeletonRows label="Loading the map" />
      ) : (
        <Notice
          kind="error"
          title="The map did not come"
          action={
            <Button icon={RotateCw} onClick={fetched.retry}>
              Try again
            </Button>
          }
        >
          {fetched.message}
        </Notice>
      )}
    </>
  )
}
