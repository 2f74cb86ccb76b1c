import { describeApi } from '~/kits/api/describe-api'
import type { importsApi } from './api.server'

export const importsClient = describeApi<typeof importsApi>('/admin/api/imports')
