import { describeApi } from '~/kits/api/describe-api'
import type { createPagesApi } from './api.server'

export const pagesClient = describeApi<ReturnType<typeof createPagesApi>>('/admin/api/pages')
