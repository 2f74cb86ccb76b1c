import { RotateCw } from 'lucide-react'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { formatCount } from '~/platform/text/format-number'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { SkeletonRows } from '~/ui/workspace/skeleton-rows'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { findGraphState } from '~/wings/web/pages/page-graph.queries.server'
import { MapScreen } from '../ui/map-screen'
import { useContentMap } from '../ui/use-content-map'
import type { Route } from './+types/admin-content-map'

const REFETCH_MS = { whileReading: 3_000, later: 20_000 }

interface ContentMapScreenProps {
  /** Of the graph: `0` before it was measured for the first time. */
  version: string
  /** How many pages are still to be read. */
  waiting: number
}

export function loader({ context }: Route.LoaderArgs) {
  return findGraphState(context.get(databaseContext))
}

export function meta() {
  return noindexMeta('Content Map')
}

export default function AdminContentMap({ loaderData }: Route.ComponentProps) {
  return <ContentMapScreen {...loaderData} />
}

/** The site as a graph. Its data come apart from the screen, and again whenever they have been measured anew. */
function ContentMapScreen({ version, waiting }: ContentMapScreenProps) {
  const isReading = waiting > 0 || version === '0'
  useRevalidateWhile(true, isReading ? REFETCH_MS.whileReading : REFETCH_MS.later)
  return version === '0' ? <MapPending waiting={waiting} /> : <LoadedMap version={version} waiting={waiting} />
}

function MapPending({ waiting }: { waiting: number }) {
  return (
    <>
      <MapHeader />
      <EmptyState
        title="Indexing the site"
        text={`The map appears here when indexing is done${waiting > 0 ? `: ${formatCount(waiting, 'page')} left` : ''}.`}
      />
    </>
  )
}

function MapHeader() {
  return <PageHeader title="Content Map" text="All public pages and the links between them." />
}

function LoadedMap({ version, waiting }: ContentMapScreenProps) {
  const fetched = useContentMap(version)
  // a site that has just begun was measured before its first page was read
  if (fetched.map?.pages.length === 0) return <MapPending waiting={waiting} />
  if (fetched.state === 'here') return <MapScreen map={fetched.map} waiting={waiting} />
  return (
    <>
      <MapHeader />
      {fetched.state === 'fetching' ? (
        <SkeletonRows label="Loading map" />
      ) : (
        <Notice
          kind="error"
          title="Could not load the map"
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
