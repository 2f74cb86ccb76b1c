import { entryTypeMiddleware } from '~/domains/writing/kind-context.server'
import { landingPageEntryType } from '../landing-kind.server'
import type { Route } from './+types/admin-landing-page-writing'

/** What stands below writes landing pages. */
export const middleware: Route.MiddlewareFunction[] = [entryTypeMiddleware(landingPageEntryType)]
