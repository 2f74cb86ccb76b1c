import { data, redirect } from 'react-router'
import type { FormFailure } from '~/platform/forms/form-failure'
import { signInWithPassword, signUp } from '../auth-client'
import { findFieldOfMessage } from '../auth-messages'
import { codeScreenPath } from '../two-factor/two-factor'

/** Signs in or up by the auth module, which knows the limits and the words, and goes on to `to`. */
export async function submitPlannerLogin(request: Request, mode: 'sign-in' | 'sign-up', to: string) {
  const form = await request.formData()
  const credentials = { email: String(form.get('email') ?? ''), password: String(form.get('password') ?? '') }
  if (mode === 'sign-up') {
    const reply = await signUp(credentials)
    if ('error' in reply) return toFormFailure(reply.error, credentials.email)
    if (reply.needsConfirmation) return { confirms: credentials.email.trim().toLowerCase() }
  }
  const reply = await signInWithPassword(credentials)
  if ('error' in reply) return toFormFailure(reply.error, credentials.email)
  return redirect('needsCode' in reply ? codeScreenPath(to) : to)
}

/** As the server refuses without scripts: the sentence beside the field that it is about. */
function toFormFailure(sentence: string, email: string) {
  const field = findFieldOfMessage(sentence)
  const failure: FormFailure = {
    formError: field ? 'Please check the marked fields.' : sentence,
    fieldErrors: field ? { [field]: sentence } : {},
    values: { email },
  }
  return data(failure, { status: 422 })
}
