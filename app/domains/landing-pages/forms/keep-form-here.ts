import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { keepForm } from '~/platform/keep-form'

const NOT_SENT = 'This could not be sent. What you typed is still here. Please try again, or write to us by mail.'

/** Sends a form of the page; when no answer comes, it stays as it is and says so. */
export function sendForm({ request, serverAction }: ClientActionFunctionArgs) {
  return keepForm(request, serverAction, NOT_SENT)
}

/** Sending a form changes nothing of the page: fetched anew, it might be one without that form. */
export function keepPage({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}
