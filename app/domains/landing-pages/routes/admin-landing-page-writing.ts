import { writingOf } from '~/domains/writing/kind-context.server'
import { landingKind } from '../landing-kind.server'
import type { Route } from './+types/admin-landing-page-writing'

/** What stands below writes landing pages. */
export const middleware: Route.MiddlewareFunction[] = [writingOf(landingKind)]
