import { entryTypeMiddleware } from '~/domains/writing/kind-context.server'
import { productEntryType } from '../product-kind.server'
import type { Route } from './+types/admin-product-writing'

/** What stands below writes products. */
export const middleware: Route.MiddlewareFunction[] = [entryTypeMiddleware(productEntryType)]
