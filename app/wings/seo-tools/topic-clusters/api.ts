import { describeApi } from '~/kits/api/describe-api'
import type { topicClustersApi } from './api.server'

export const topicClustersClient = describeApi<typeof topicClustersApi>('/admin/api/topic-clusters')
