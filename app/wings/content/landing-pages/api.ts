import { describeApi } from '~/kits/api/describe-api'
import type { landingPagesApi } from './api.server'

export const landingPagesClient = describeApi<typeof landingPagesApi>('/admin/api/landing-pages')
