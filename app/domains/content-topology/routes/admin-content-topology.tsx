import { findGraphState } from '~/domains/pages/graph.queries.server'
import { databaseContext } from '~/platform/context.server'
import { ContentTopologyScreen } from '../screen/content-topology-screen'
import type { Route } from './+types/admin-content-topology'

export function loader({ context }: Route.LoaderArgs) {
  return findGraphState(context.get(databaseContext))
}

export function meta() {
  return [{ title: 'Content Map' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminContentTopology({ loaderData }: Route.ComponentProps) {
  return <ContentTopologyScreen {...loaderData} />
}
