import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { preserveIntentFormOnError } from '~/platform/forms/preserve-intent-form-on-error'

const NOT_SENT_MESSAGE = 'Your form could not be sent. Please try again, or email us.'

/** Sends a form of the page; when no answer comes, it stays as it is and says so. */
export function submitFormInPlace({ request, serverAction }: ClientActionFunctionArgs) {
  return preserveIntentFormOnError(request, serverAction, NOT_SENT_MESSAGE)
}

/** Sending a form changes nothing of the page: fetched anew, it might be one without that form. */
export function skipRevalidationOnSubmit({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}
