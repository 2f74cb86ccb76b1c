import { describeApi } from '~/kits/api/describe-api'
import type { createEntriesApi } from './api.server'

export const entriesClient = describeApi<ReturnType<typeof createEntriesApi>>('/admin/api/entries')
