import type { MiddlewareFunction } from 'react-router'
import { requireApiUser } from '~/wings/site/accounts/user-guard.server'

/** Below it are the notes of whoever asks. */
export const middleware: MiddlewareFunction<Response>[] = [requireApiUser]

/** Makes the guard run for every address below. */
export const loader = () => null
