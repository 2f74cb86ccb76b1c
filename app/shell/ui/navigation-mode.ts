import { plannerPrefix } from '../planner/planner-prefix'

/** What the bar at the top of a page is there for. */
type NavigationMode = 'hidden' | 'sign-out-only' | 'planner' | 'site'

const planner = `/${plannerPrefix}`

export function navigationMode(path: string): NavigationMode {
  const page = path.replace(/(?<!\/)\/+$/, '')
  if (page === planner) return 'hidden'
  if (page === `${planner}/dashboard` || page.startsWith(`${planner}/dashboard/`)) return 'sign-out-only'
  return page.startsWith(`${planner}/`) ? 'planner' : 'site'
}

const workspaces = ['dashboard', 'build', 'build-guide', 'stack-library', 'board', 'edit']

/** The back office and the planner's work places have no footer. */
export function isFooterHidden(path: string) {
  const [area, ...rest] = path.split('/').filter(Boolean)
  if (area === 'admin') return true
  return area === plannerPrefix && rest.some((segment) => workspaces.includes(segment))
}
