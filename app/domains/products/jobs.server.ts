import { jobsOf } from '~/domains/writing/jobs.server'
import { productKind } from './product-kind.server'

export const { announcePublication: announceProduct, emptyTrash: emptyTrashOfProducts } = jobsOf(productKind)
