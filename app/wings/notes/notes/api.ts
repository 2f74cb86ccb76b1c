import { describeApi } from '~/kits/api/describe-api'
import type { notesApi } from './api.server'

export const notesClient = describeApi<typeof notesApi>('/api/notes')
