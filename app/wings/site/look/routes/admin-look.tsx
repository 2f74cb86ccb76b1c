import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { declareFont } from '../font-faces.server'
import { fontNames } from '../fonts'
import { findLook } from '../queries.server'
import { LookScreen } from '../ui/look-screen'
import type { Route } from './+types/admin-look'

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { hue } = await findBrand(db)
  return { look: await findLook(db), hue, fontFaces: fontNames.map((name) => declareFont(name)).join('') }
}

export function meta() {
  return noindexMeta('Look – Settings')
}

export default function AdminLook({ loaderData }: Route.ComponentProps) {
  const { look, hue, fontFaces } = loaderData
  return <LookScreen stored={look} hue={hue} fontFaces={fontFaces} />
}
