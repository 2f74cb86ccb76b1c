import { describeApi } from '~/kits/api/describe-api'
import type { backupsApi } from './api.server'

export const backupsClient = describeApi<typeof backupsApi>('/admin/api/backups')
