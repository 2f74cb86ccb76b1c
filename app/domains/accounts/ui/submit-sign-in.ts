import { data } from 'react-router'
import { isEmail } from '~/platform/email-pattern'
import type { FormFailure } from '~/platform/form-failure'
import { keepTyped } from '~/platform/keep-typed'
import { refreshSession } from '../auth-client'
import { SIGN_IN_LIMIT, signInMessage, TOO_MANY_SIGN_INS, UNREACHABLE } from '../auth-messages'
import { mayTry } from '../sign-in/attempt-limit'

/** Sends a sign-in form, unless it was tried too often from here; whoever is signed in then is known to every tab. */
export async function submitSignIn<Reply>(request: Request, serverAction: () => Promise<Reply>) {
  const form = await request.clone().formData()
  const email = String(form.get('email')).trim().toLowerCase()
  const isComplete = isEmail(email) && form.get('password') !== ''
  if (isComplete && !mayTry(`sign-in:${email}`, SIGN_IN_LIMIT)) {
    return data<FormFailure>({ formError: TOO_MANY_SIGN_INS, fieldErrors: {} }, { status: 429 })
  }
  return sendAndLearn(() => keepTyped(serverAction, signInMessage(UNREACHABLE)))
}

/** Sends a form whose answer, a redirect, begins a session. */
export async function sendAndLearn<Reply>(send: () => Promise<Reply>) {
  try {
    return await send()
  } catch (answer) {
    await refreshSession()
    throw answer
  }
}
