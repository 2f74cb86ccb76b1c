import type { ServerBuild } from 'react-router'

const WORKSPACE_LAYOUTS = ['shell/admin/admin-layout', 'shell/planner/planner-layout']

/** The first part of a path, as nobody could write `admin` or `planner` in another way. */
const PUBLIC_FIRST_SEGMENT = /^\/(?!(?:admin|planner)(?:\/|$))(?:[a-z0-9-]+(?:\/|$)|$)/

/** Whether an address may be one of the back office or the planner: yes for all that is written in an unusual way. */
export function isInWorkspace(url: string) {
  return !PUBLIC_FIRST_SEGMENT.test(new URL(url).pathname)
}

/** The build without the routes below the layouts of back office and planner; their modules are the same. */
export function withoutWorkspaces(build: ServerBuild): ServerBuild {
  const isKept = (id: string | undefined): boolean =>
    id === undefined || (!WORKSPACE_LAYOUTS.includes(id) && isKept(build.routes[id]?.parentId))
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}
