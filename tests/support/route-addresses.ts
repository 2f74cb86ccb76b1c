import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type AnyApi, listAddresses } from '~/kits/api/api.server'
import routes from '~/routes'
import { adminApi } from '~/shell/admin/admin-api.server'
import { plannerApi } from '~/shell/planner/planner-api.server'
import { mountedNotesApi } from './note-endpoints'

const ADMIN_LAYOUT = 'shell/admin/admin-layout.tsx'
const PLANNER_LAYOUT = 'shell/planner/planner-layout.tsx'
const APIS: [api: AnyApi, layout?: string][] = [
  [adminApi, ADMIN_LAYOUT],
  [plannerApi, PLANNER_LAYOUT],
  [mountedNotesApi],
]

interface RouteAddress {
  path: string
  isGuarded: boolean
}

/** Every address of the site, as app/routes.ts and the APIs have it, and whether the layout that guards the back office is above it. */
export function listRouteAddresses(guard = ADMIN_LAYOUT): RouteAddress[] {
  const ofApis = APIS.flatMap(([api, layout]) =>
    listAddresses(api).map(({ path }) => ({ path, isGuarded: layout === guard })),
  )
  return [...flattenRoutes(routes as RouteConfigEntry[], guard, '', false), ...ofApis]
}

/** Every address of the back office, with something in place of its parameters. */
export function listGuardedPaths(guard = ADMIN_LAYOUT) {
  const paths = listRouteAddresses(guard).filter(({ isGuarded }) => isGuarded)
  return [...new Set(paths.map(({ path }) => fillParams(path)))]
}

/** Every address of the site in the same way. */
export function listAllPaths() {
  return [...new Set(listRouteAddresses().map(({ path }) => fillParams(path)))]
}

/** Every address of the planner that is for signed-in people, and those below its name that are for everybody. */
export function listPlannerPaths() {
  const open = listRouteAddresses(PLANNER_LAYOUT).filter(
    ({ path, isGuarded }) => /^\/planner\b/.test(path) && !isGuarded,
  )
  return { guarded: listGuardedPaths(PLANNER_LAYOUT), open: open.map(({ path }) => path) }
}

function flattenRoutes(
  entries: RouteConfigEntry[],
  guard: string,
  above: string,
  isAboveGuarded: boolean,
): RouteAddress[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    const isGuarded = isAboveGuarded || file === guard
    const below = flattenRoutes(children, guard, own, isGuarded)
    return path || children.length === 0 ? [{ path: own || '/', isGuarded }, ...below] : below
  })
}

function fillParams(path: string) {
  return path.replace(/:\w+\??/g, '00000000-0000-4000-8000-000000000000').replace('*', 'no-such-screen')
}
