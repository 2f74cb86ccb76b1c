import { preserveIntentFormOnError } from '~/platform/forms/preserve-intent-form-on-error'
import { readIntent, submitIntent } from '~/platform/forms/submit-intent.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { renameUser, requestEmailChange } from '../own-account.commands.server'
import { changeEmailForm, nameForm } from '../own-account-forms'
import { hasPassword } from '../queries.server'
import { sessionContext } from '../session.commands.server'
import { ProfileScreen } from '../ui/profile-screen'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/account-profile'

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email, full_name } = context.get(userContext)
  return { email, name: full_name, hasPassword: await hasPassword(context.get(databaseContext), id) }
}

/** The name, or the wish for another address. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  if ((await readIntent(request)) === 'email') {
    return submitIntent(request, 'email', changeEmailForm, async ({ email, password }) => {
      const proof = { session: context.get(sessionContext), address: context.get(requestMetaContext).address, password }
      await requestEmailChange(db, context.get(environmentContext), { proof, email })
      return `We sent a confirmation link to ${email}. Your email changes when you open it.`
    })
  }
  return submitIntent(request, 'name', nameForm, async ({ name }) => {
    await renameUser(db, user.id, name)
    return 'Name saved.'
  })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return preserveIntentFormOnError(request, serverAction)
}

export function meta() {
  return noindexMeta('Account')
}

export default function AccountProfile({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />
}
