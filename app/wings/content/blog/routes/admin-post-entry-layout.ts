import { entryTypeMiddleware } from '~/wings/publishing/writing/entry-type-context.server'
import { postEntryType } from '../post-entry-type.server'
import type { Route } from './+types/admin-post-entry-layout'

/** What stands below writes posts. */
export const middleware: Route.MiddlewareFunction[] = [entryTypeMiddleware(postEntryType)]
