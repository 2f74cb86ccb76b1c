import { entryTypeMiddleware } from '~/wings/publishing/writing/entry-type-context.server'
import { landingPageEntryType } from '../landing-page-entry-type.server'
import type { Route } from './+types/admin-landing-page-entry-layout'

/** What stands below writes landing pages. */
export const middleware: Route.MiddlewareFunction[] = [entryTypeMiddleware(landingPageEntryType)]
