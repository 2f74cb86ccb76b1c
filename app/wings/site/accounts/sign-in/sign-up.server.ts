import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import type { SignUpInput } from '../account'
import { signUp } from '../commands.server'
import { resolveSession } from '../session.commands.server'
import { AlreadySignedIn } from './errors'
import { limitAttemptsOnAccount } from './sign-in-limits.server'

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Makes an account for whoever asks, unless they ask too often or have it open already. */
export async function signUpFromRequest({ request, context }: RequestArgs, form: SignUpInput) {
  const db = context.get(databaseContext)
  await limitAttemptsOnAccount(db, 'sign-up', { email: form.email, address: context.get(requestMetaContext).address })
  const { user } = await resolveSession({ request, context })
  if (user?.email === form.email) throw new AlreadySignedIn()
  return signUp(db, context.get(environmentContext), form)
}
