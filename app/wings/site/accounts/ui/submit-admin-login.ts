import { data } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { isEmail } from '~/platform/forms/is-email'
import { preserveFormOnError } from '~/platform/forms/preserve-form-on-error'
import { refreshSession } from '../auth-client'
import { SERVER_UNREACHABLE_ERROR, SIGN_IN_LIMIT, signInErrorMessage, TOO_MANY_SIGN_INS } from '../auth-messages'
import { consumeAttempt } from '../sign-in/attempt-limit'

/** Sends a sign-in form, unless it was tried too often from here; whoever is signed in then is known to every tab. */
export async function submitAdminLogin<Reply>(request: Request, serverAction: () => Promise<Reply>) {
  const form = await request.clone().formData()
  const email = String(form.get('email')).trim().toLowerCase()
  const isComplete = isEmail(email) && form.get('password') !== ''
  if (isComplete && !consumeAttempt(`sign-in:${email}`, SIGN_IN_LIMIT)) {
    return data<FormFailure>({ formError: TOO_MANY_SIGN_INS, fieldErrors: {} }, { status: 429 })
  }
  return submitAndRefreshSession(() => preserveFormOnError(serverAction, signInErrorMessage(SERVER_UNREACHABLE_ERROR)))
}

/** Sends a form whose answer, a redirect, begins a session. */
export async function submitAndRefreshSession<Reply>(send: () => Promise<Reply>) {
  try {
    return await send()
  } catch (answer) {
    await refreshSession()
    throw answer
  }
}
