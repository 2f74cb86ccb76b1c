import { defineEntryJobs } from '~/wings/publishing/writing/jobs.server'
import { postEntryType } from './post-entry-type.server'

export const { announcePublication, emptyTrash } = defineEntryJobs(postEntryType)
