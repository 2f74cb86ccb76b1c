import type { RouteConfigEntry } from '@react-router/dev/routes'
import { listAddresses } from '~/kits/api/api.server'
import routes from '~/routes'
import { plannerApi } from '~/shell/planner/planner-api.server'

const PLANNER_LAYOUT = 'shell/planner/planner-layout.tsx'

// tests/http/board-races.test.ts asks it: what it answers does not end
const STREAMING_PATH = '/planner/api/board/:planId/events'

/** Every address below the planner's guard that is about one plan and answers once. */
export function listPlanRoutes() {
  return listPlannerRoutes().filter((path) => /:(sprintId|planId)/.test(path) && path !== STREAMING_PATH)
}

export function listPlannerRoutes() {
  const layout = (routes as RouteConfigEntry[]).find(({ file }) => file === PLANNER_LAYOUT)
  const ofApi = new Set(listAddresses(plannerApi).map(({ path }) => path))
  return [...flattenRoutes(layout?.children ?? [], ''), ...ofApi]
}

function flattenRoutes(entries: RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return children.length > 0 ? flattenRoutes(children, own) : [own]
  })
}
