import { writingOf } from '~/domains/writing/kind-context.server'
import { productKind } from '../product-kind.server'
import type { Route } from './+types/admin-product-writing'

/** What stands below writes products. */
export const middleware: Route.MiddlewareFunction[] = [writingOf(productKind)]
