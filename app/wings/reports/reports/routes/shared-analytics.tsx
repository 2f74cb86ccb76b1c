import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { notFound } from '~/platform/errors/errors'
import { toFormState } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { secretLinkHeaders } from '~/platform/http/secret-link-headers'
import { clientKey, isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import workspaceStyles from '~/ui/workspace/workspace.css?url'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { recordShareLinkUse } from '../sharing/commands.server'
import { createUnlockCookie, isShareLinkUnlocked, limitUnlockAttempts } from '../sharing/create-unlock-cookie.server'
import { loadSharedOverview } from '../sharing/load-shared-overview.server'
import { findShareLinkByKey } from '../sharing/queries.server'
import { Overview } from '../ui/overview'
import { PasswordForm } from '../ui/password-form'
import type { Route } from './+types/shared-analytics'

// a form that is sent without scripts says where it comes from; other sites are told nothing
const headersWithForm = { ...secretLinkHeaders, 'Referrer-Policy': 'same-origin' }

/** The studio's figures for whoever was given the link: nobody can change anything there, and nobody is named. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const link = await findLink(db, params.key)
  if (!isShareLinkUnlocked(env, link, request))
    return data({ name: link.name, report: null }, { headers: headersWithForm })
  await limitLooks(db, link.id, context.get(requestMetaContext).address)
  await recordShareLinkUse(db, link.id)
  const report = await loadSharedOverview(db, link, url.searchParams)
  return data({ name: link.name, report }, { headers: secretLinkHeaders })
}

const form = z.object({ password: z.string().max(200).default('') })

/** POST gives the password of the link, and leads to what its address shows. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const link = await findLink(db, params.key)
  const shown = `/figures/${params.key}${url.search}`
  // its password was taken away while the form was open
  if (isShareLinkUnlocked(env, link, request)) return redirect(shown)
  const open = async ({ password }: z.output<typeof form>) =>
    redirect(shown, { headers: { 'Set-Cookie': await createUnlockCookie(env, link, password) } })
  return submit(request, form, open, () => limitUnlockAttempts(db, link, context.get(requestMetaContext).address))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'Could not send the form. Please try again.')
}

async function findLink(db: Database, key: string) {
  const link = await findShareLinkByKey(db, key)
  if (!link) throw notFound('Page')
  return link
}

/** A year of visits costs more than a page: nobody needs it more often. */
async function limitLooks(db: Database, id: string, address: string) {
  if (await isWithinRateLimit(db, `figures seen:${id}:${clientKey(address)}`, { attempts: 120, seconds: 60 })) return
  throw data({ message: 'Too many requests. Please wait a minute.' }, { status: 429 })
}

export const handle: BreadcrumbHandle<{ name: string }> = { breadcrumb: ({ name }) => name }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function links() {
  return [{ rel: 'stylesheet', href: workspaceStyles }]
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.name ?? 'Page not found')
}

export default function SharedAnalytics({ loaderData: { name, report }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap py-8">
      <h1 className="text-h2">{name}</h1>
      {report ? (
        <div className="mt-6">
          <Overview report={report} links={{ exports: null }} />
        </div>
      ) : (
        <PasswordForm failure={toFormState(actionData).failure} />
      )}
    </div>
  )
}
