import { describeApi } from '~/kits/api/describe-api'
import type { categoriesApi } from './api.server'

export const categoriesClient = describeApi<typeof categoriesApi>('/admin/api/categories')
