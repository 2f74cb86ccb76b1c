import { defineEntryJobs } from '~/domains/writing/jobs.server'
import { postEntryType } from './post-kind.server'

export const { announcePublication, emptyTrash } = defineEntryJobs(postEntryType)
