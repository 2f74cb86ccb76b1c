import type { KeptList } from '../kept-list/kept-list.server'
import { type Funnel, funnelSchema, MOST_FUNNELS } from './funnel'

export const keptFunnels: KeptList<Funnel> = {
  setting: 'funnels',
  noun: 'funnel',
  most: MOST_FUNNELS,
  schema: funnelSchema,
}
