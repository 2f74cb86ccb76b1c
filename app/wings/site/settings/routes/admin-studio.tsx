import { data, Link } from 'react-router'
import { isFormFailure } from '~/platform/forms/form-failure'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { brandForm } from '../brand-form'
import { updateBrand } from '../commands.server'
import { findBrand } from '../queries.server'
import { StudioForm } from '../ui/studio-form'
import type { Route } from './+types/admin-studio'

export async function loader({ context }: Route.LoaderArgs) {
  return { brand: await findBrand(context.get(databaseContext)) }
}

/** Stores what the studio says about itself, and answers what it said before, for Undo. */
export function action({ request, context }: Route.ActionArgs) {
  return submit(request, brandForm, async (form) => {
    const before = await updateBrand(context.get(databaseContext), context.get(adminContext), form)
    return data({ before })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveFormOnError(serverAction, 'The settings could not be saved. Please try again.')
}

export function meta() {
  return noindexMeta('Studio – Settings')
}

export default function AdminStudio({ loaderData, actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const before = actionData && 'before' in actionData ? actionData.before : undefined
  return (
    <>
      <p className="mb-6 text-dense text-muted">
        <Link to="/admin/set-up" className="link">
          Set up your site
        </Link>{' '}
        leads through the most important settings step by step.
      </p>
      <StudioForm brand={loaderData.brand} failure={failure} previous={before} />
    </>
  )
}
