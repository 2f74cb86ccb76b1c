import { describeApi } from '~/kits/api/describe-api'
import type { announcementsApi } from './api.server'

export const announcementsClient = describeApi<typeof announcementsApi>('/admin/api/announcements')
