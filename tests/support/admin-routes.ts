import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '~/routes'

const BACK_OFFICE = 'shell/admin/admin-layout.tsx'
const PLANNER = 'shell/planner/planner-layout.tsx'

interface Address {
  path: string
  isGuarded: boolean
}

/** Every address of the site as app/routes.ts has it, and whether it stands below the layout that guards the back office. */
export function allAddresses(guard = BACK_OFFICE): Address[] {
  return addressesOf(routes as RouteConfigEntry[], guard, '', false)
}

/** Every address of the back office, with something in place of its parameters. */
export function guardedPaths(guard = BACK_OFFICE) {
  const paths = allAddresses(guard).filter(({ isGuarded }) => isGuarded)
  return [...new Set(paths.map(({ path }) => filled(path)))]
}

/** Every address of the site in the same way. */
export function allPaths() {
  return [...new Set(allAddresses().map(({ path }) => filled(path)))]
}

/** Every address of the planner that is for signed-in people, and those below its name that are for everybody. */
export function plannerPaths() {
  const open = allAddresses(PLANNER).filter(({ path, isGuarded }) => /^\/planner\b/.test(path) && !isGuarded)
  return { guarded: guardedPaths(PLANNER), open: open.map(({ path }) => path) }
}

function addressesOf(entries: RouteConfigEntry[], guard: string, above: string, isAboveGuarded: boolean): Address[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    const isGuarded = isAboveGuarded || file === guard
    const below = addressesOf(children, guard, own, isGuarded)
    return path || children.length === 0 ? [{ path: own || '/', isGuarded }, ...below] : below
  })
}

function filled(path: string) {
  return path.replace(/:\w+\??/g, '00000000-0000-4000-8000-000000000000').replace('*', 'no-such-screen')
}
