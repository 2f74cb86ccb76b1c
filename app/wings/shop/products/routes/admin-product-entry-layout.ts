import { entryTypeMiddleware } from '~/wings/publishing/writing/entry-type-context.server'
import { productEntryType } from '../product-entry-type.server'
import type { Route } from './+types/admin-product-entry-layout'

/** What stands below writes products. */
export const middleware: Route.MiddlewareFunction[] = [entryTypeMiddleware(productEntryType)]
