import { entryTypeMiddleware } from '~/domains/writing/kind-context.server'
import { postEntryType } from '../post-kind.server'
import type { Route } from './+types/admin-post-writing'

/** What stands below writes posts. */
export const middleware: Route.MiddlewareFunction[] = [entryTypeMiddleware(postEntryType)]
