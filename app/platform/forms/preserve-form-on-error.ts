import { data, isRouteErrorResponse } from 'react-router'
import type { ApiErrorBody } from '../http/api-error'
import type { FormFailure } from './form-failure'

/**
 * For a route's clientAction: when the answer never comes, or is a fault, the form stays as it is and says so.
 * Without this the error page would take its place, and with it everything that was typed.
 */
export async function preserveFormOnError<Reply>(serverAction: () => Promise<Reply>, sentence: string) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error // a redirect
    // the status keeps the router from loading the page anew, which would fail as well
    return data<FormFailure>({ formError: guardMessage(error) ?? sentence, fieldErrors: {} }, { status: 503 })
  }
}

/** Why the guard of the back office let nothing pass, in its own words. */
function guardMessage(error: unknown) {
  if (!isRouteErrorResponse(error)) return undefined
  const { error: fault } = (error.data ?? {}) as Partial<ApiErrorBody>
  return fault?.message
}
