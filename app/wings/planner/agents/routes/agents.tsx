import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { listAgentTokensForUser } from '~/wings/site/accounts/agent-tokens.queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { AgentsScreen } from '../agents-screen'
import type { Route } from './+types/agents'

export const handle = { breadcrumb: () => 'Agents' }

export async function loader({ context }: Route.LoaderArgs) {
  return {
    tokens: await listAgentTokensForUser(context.get(databaseContext), context.get(userContext).id),
    address: `${context.get(environmentContext).ORIGIN}/mcp`,
  }
}

export function meta() {
  return noindexMeta('Agents – Planner')
}

export default function Agents({ loaderData }: Route.ComponentProps) {
  return <AgentsScreen {...loaderData} />
}
