import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors'
import { formState } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { keyedPageHeaders } from '~/platform/keyed-page'
import { clientKey, isWithin } from '~/platform/rate-limit.server'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import { Overview } from '../overview/overview'
import { noteUse } from '../sharing/commands.server'
import { PasswordForm } from '../sharing/password-form'
import { findSharedByKey } from '../sharing/queries.server'
import { shownFigures } from '../sharing/shown-figures.server'
import { admitTry, isUnlocked, unlock } from '../sharing/unlocking.server'
import type { Route } from './+types/shared-figures'

// a form that is sent without scripts says where it comes from; other sites are told nothing
const headersWithForm = { ...keyedPageHeaders, 'Referrer-Policy': 'same-origin' }

/** The studio's figures for whoever was given the link: nobody can change anything there, and nobody is named. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const link = await findLink(db, params.key)
  if (!isUnlocked(env, link, request)) return data({ name: link.name, report: null }, { headers: headersWithForm })
  await limitLooks(db, link.id, context.get(visitContext).address)
  await noteUse(db, link.id)
  const report = await shownFigures(db, link, url.searchParams)
  return data({ name: link.name, report }, { headers: keyedPageHeaders })
}

const form = z.object({ password: z.string().max(200).default('') })

/** POST gives the password of the link, and leads to what its address shows. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const link = await findLink(db, params.key)
  const shown = `/figures/${params.key}${url.search}`
  // its password was taken away while the form was open
  if (isUnlocked(env, link, request)) return redirect(shown)
  const open = async ({ password }: z.output<typeof form>) =>
    redirect(shown, { headers: { 'Set-Cookie': await unlock(env, link, password) } })
  return submit(request, form, open, () => admitTry(db, link, context.get(visitContext).address))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

async function findLink(db: Database, key: string) {
  const link = await findSharedByKey(db, key)
  if (!link) throw notFound('Page')
  return link
}

/** A year of visits costs more than a page: nobody needs it more often. */
async function limitLooks(db: Database, id: string, address: string) {
  if (await isWithin(db, `figures seen:${id}:${clientKey(address)}`, { attempts: 120, seconds: 60 })) return
  throw data({ message: 'You looked very often. Please wait a minute.' }, { status: 429 })
}

export const handle: CrumbHandle<{ name: string }> = { crumb: ({ name }) => name }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.name ?? 'Page not found' }, { name: 'robots', content: 'noindex' }]
}

export default function SharedFigures({ loaderData: { name, report }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap py-8">
      <h1 className="text-h2">{name}</h1>
      {report ? (
        <div className="mt-6">
          <Overview report={report} links={{ exports: null }} />
        </div>
      ) : (
        <PasswordForm failure={formState(actionData).failure} />
      )}
    </div>
  )
}
