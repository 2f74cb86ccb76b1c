import { describeApi } from '~/kits/api/describe-api'
import type { titleTemplatesApi } from './api.server'

export const titleTemplatesClient = describeApi<typeof titleTemplatesApi>('/admin/api/title-templates')
