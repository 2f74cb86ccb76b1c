import { href } from 'react-router'
import { AccountScreen } from '~/domains/accounts/account-screen'
import { readNewEmail } from '~/domains/accounts/links.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { attempt } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { ButtonLink } from '~/ui/button'
import { CheckedForm } from '~/ui/checked-form'
import { takeNewEmail } from '../own-account.server'
import type { Route } from './+types/new-email'

/** Looking changes nothing: programs that check mails follow their links. */
export function loader({ context, params }: Route.LoaderArgs) {
  const link = readNewEmail(context.get(environmentContext), params.token)
  return link.state === 'valid' ? { from: link.payload.from, to: link.payload.to } : { from: null, to: null }
}

export function action({ context, params }: Route.ActionArgs) {
  return attempt(async () => {
    const { to } = await takeNewEmail(context.get(databaseContext), context.get(environmentContext), params.token)
    return { changedTo: to }
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Your new address' }, { name: 'robots', content: 'noindex' }]
}

export default function NewEmail({ loaderData: { from, to }, actionData }: Route.ComponentProps) {
  if (actionData && 'changedTo' in actionData) {
    return (
      <AccountScreen title="Your address is changed" lead={`You sign in with ${actionData.changedTo} from now on.`}>
        <ButtonLink to={href('/planner/dashboard')} className="justify-self-start">
          Go to your plans
        </ButtonLink>
      </AccountScreen>
    )
  }
  if (!to) {
    return (
      <AccountScreen title="This link leads no further" lead="It is older than a day, or a part of it is missing.">
        <ButtonLink to={href('/planner/account')} className="justify-self-start">
          Go to your account
        </ButtonLink>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title="Use this address?" lead={`${to} takes the place of ${from}.`}>
      <CheckedForm
        failure={isFormFailure(actionData) ? actionData : undefined}
        button="Use this address"
        pending="Changing"
      >
        {null}
      </CheckedForm>
    </AccountScreen>
  )
}
