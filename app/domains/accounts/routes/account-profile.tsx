import { answerForm, intentOf } from '~/platform/answer-form.server'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { keepForm } from '~/platform/keep-form'
import { askForNewEmail, rename } from '../own-account.commands.server'
import { nameForm, newEmailForm } from '../own-account-forms'
import { hasPassword } from '../queries.server'
import { sessionContext } from '../session.server'
import { ProfileScreen } from '../ui/account/profile-screen'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/account-profile'

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email, full_name } = context.get(userContext)
  return { email, name: full_name, hasPassword: await hasPassword(context.get(databaseContext), id) }
}

/** The name, or the wish for another address. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  if ((await intentOf(request)) === 'email') {
    return answerForm(request, 'email', newEmailForm, async ({ email, password }) => {
      const proof = { session: context.get(sessionContext), address: context.get(visitContext).address, password }
      await askForNewEmail(db, context.get(environmentContext), { proof, email })
      return `A mail with a link is on its way to ${email}. Until you open it, your address stays what it is.`
    })
  }
  return answerForm(request, 'name', nameForm, async ({ name }) => {
    await rename(db, user.id, name)
    return 'Your name is saved.'
  })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepForm(request, serverAction)
}

export function meta() {
  return [{ title: 'Account' }, { name: 'robots', content: 'noindex' }]
}

export default function AccountProfile({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />
}
