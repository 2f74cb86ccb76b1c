import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '~/routes'

const GUARD = 'shell/planner/planner-layout.tsx'

// tests/http/board-races.test.ts asks it: what it answers does not end
const WITHOUT_END = '/planner/board/:planId/events'

/** Every address below the planner's guard that is about one plan and answers once. */
export function planAddresses() {
  return plannerAddresses().filter((path) => /:(sprintId|planId)/.test(path) && path !== WITHOUT_END)
}

export function plannerAddresses() {
  const layout = (routes as RouteConfigEntry[]).find(({ file }) => file === GUARD)
  return addressesOf(layout?.children ?? [], '')
}

function addressesOf(entries: RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    return children.length > 0 ? addressesOf(children, own) : [own]
  })
}
