import { data } from 'react-router'
import type { FormFailure } from './form-failure'

/**
 * For a route's clientAction: when the answer never comes, or is a fault, the form stays as it is and says so.
 * Without this the error page would take its place, and with it everything that was typed.
 */
export async function keepTyped<Reply>(serverAction: () => Promise<Reply>, sentence: string) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error // a redirect
    // the status keeps the router from loading the page anew, which would fail as well
    return data<FormFailure>({ formError: sentence, fieldErrors: {} }, { status: 503 })
  }
}
