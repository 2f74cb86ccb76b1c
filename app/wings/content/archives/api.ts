import { describeApi } from '~/kits/api/describe-api'
import type { archivesApi } from './api.server'

export const archivesClient = describeApi<typeof archivesApi>('/admin/api/archives')
