import { describeApi } from '~/kits/api/describe-api'
import type { reviewsApi } from './api.server'

export const reviewsClient = describeApi<typeof reviewsApi>('/admin/api/reviews')
