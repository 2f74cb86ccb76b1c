import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '~/routes'

const GUARD = 'shell/planner/planner-layout.tsx'

/** Every address below the planner's guard that is about one plan, as app/routes.ts has it. */
export function planAddresses() {
  return plannerAddresses().filter((path) => path.includes(':sprintId'))
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
