import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import type { SignUp } from '../account'
import { signUp } from '../commands.server'
import { whoAsks } from '../session.server'
import { limitAccount } from './account-limits.server'
import { AlreadySignedIn } from './errors'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Makes an account for whoever asks, unless they ask too often or have it open already. */
export async function signUpHere({ request, context }: Asked, form: SignUp) {
  const db = context.get(databaseContext)
  await limitAccount(db, 'sign-up', { email: form.email, address: context.get(visitContext).address })
  const { user } = await whoAsks({ request, context })
  if (user?.email === form.email) throw new AlreadySignedIn()
  return signUp(db, context.get(environmentContext), form)
}
