import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { menusOf } from '~/wings/site/settings/menus'
import { findBrand } from '~/wings/site/settings/queries.server'
import { MenusScreen } from '../menus/menus-screen'
import type { Route } from './+types/admin-menus'

export async function loader({ context }: Route.LoaderArgs) {
  return { menus: menusOf(await findBrand(context.get(databaseContext))) }
}

export function meta() {
  return noindexMeta('Menus – Settings')
}

export default function AdminMenus({ loaderData }: Route.ComponentProps) {
  return <MenusScreen stored={loaderData.menus} />
}
