import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '~/routes'

const GUARD = 'shell/admin/admin-layout.tsx'

interface Address {
  path: string
  isGuarded: boolean
}

/** Every address of the site as app/routes.ts has it, and whether it stands below the layout that guards the back office. */
export function allAddresses(): Address[] {
  return addressesOf(routes as RouteConfigEntry[], '', false)
}

/** Every address of the back office, with something in place of its parameters. */
export function guardedPaths() {
  const paths = allAddresses().filter(({ isGuarded }) => isGuarded)
  return [...new Set(paths.map(({ path }) => filled(path)))]
}

function addressesOf(entries: RouteConfigEntry[], above: string, isAboveGuarded: boolean): Address[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path ? `${above}/${path}` : above
    const isGuarded = isAboveGuarded || file === GUARD
    const below = addressesOf(children, own, isGuarded)
    return path || children.length === 0 ? [{ path: own || '/', isGuarded }, ...below] : below
  })
}

function filled(path: string) {
  return path.replace(/:\w+\??/g, '00000000-0000-4000-8000-000000000000').replace('*', 'no-such-screen')
}
