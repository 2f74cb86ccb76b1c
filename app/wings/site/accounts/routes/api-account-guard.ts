import type { MiddlewareFunction } from 'react-router'
import { requireApiUser } from '../user-guard.server'

/** Below it is what somebody signs in with. */
export const middleware: MiddlewareFunction<Response>[] = [requireApiUser]

/** Makes the guard run for every address below. */
export const loader = () => null
