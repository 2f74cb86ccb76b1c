import { describeApi } from '~/kits/api/describe-api'
import type { templatesApi } from './api.server'

export const templatesClient = describeApi<typeof templatesApi>('/admin/api/templates')
