import { jobsOf } from '~/domains/writing/jobs.server'
import { postKind } from './post-kind.server'

export const { announcePublication, emptyTrash } = jobsOf(postKind)
