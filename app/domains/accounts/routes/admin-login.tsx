import { redirect } from 'react-router'
import { z } from 'zod'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { email } from '~/platform/email'
import { DomainError } from '~/platform/errors'
import { isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { CheckedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { signedInAdmin } from '../admin-guard.server'
import { authOf } from '../auth.server'
import type { Route } from './+types/admin-login'

const loginForm = z.object({ email, password: z.string().min(1, 'Password is required.') })

export async function loader(args: Route.LoaderArgs) {
  if (await signedInAdmin(args)) throw redirect('/admin')
}

export function action({ request, context }: Route.ActionArgs) {
  return submit(request, loginForm, async (form) => {
    const auth = await authOf(context.get(databaseContext), context.get(environmentContext))
    const answer = await auth.api.signInEmail({ body: form, headers: request.headers, asResponse: true })
    if (!answer.ok)
      throw new DomainError('Incorrect email or password. Please check your credentials and try again.', 403)
    return redirect('/admin', { headers: { 'Set-Cookie': answer.headers.get('Set-Cookie') ?? '' } })
  })
}

export function meta() {
  return [{ title: 'Sign in' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminLogin({ actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  return (
    <div className="mx-auto max-w-md py-16">
      <h1 className="mb-8 text-h2">Sign in</h1>
      <CheckedForm failure={failure} button="Sign in">
        <TextField name="email" label="E-mail" type="email" autoComplete="username" failure={failure} />
        <TextField name="password" label="Password" type="password" autoComplete="current-password" failure={failure} />
      </CheckedForm>
    </div>
  )
}
