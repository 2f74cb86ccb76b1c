import { adminContext } from '~/domains/accounts/admin-guard.server'
import { openPiece } from '~/domains/writing/open-piece.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { LandingEditor } from '../admin/landing-editor'
import { landingKind } from '../landing-kind.server'
import type { Route } from './+types/admin-landing-page-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openPiece(context.get(databaseContext), landingKind, params.pieceId)
  if (!opened) throw notFound('Page')
  return { opened, me: context.get(adminContext).email }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.opened.content.title || 'Untitled page' }, { name: 'robots', content: 'noindex' }]
}

export default function EditLandingPage({ loaderData: { opened, me } }: Route.ComponentProps) {
  return <LandingEditor key={opened.id} opened={opened} me={me} />
}
