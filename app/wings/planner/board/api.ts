import { describeApi } from '~/kits/api/describe-api'
import type { boardApi } from './api.server'

export const boardClient = describeApi<typeof boardApi>('/planner/api/board')
