import type { SettingList } from '../kept-list/kept-list.server'
import { type Funnel, funnelSchema, MAX_FUNNELS } from './funnel'

export const funnelSettingList: SettingList<Funnel> = {
  setting: 'funnels',
  noun: 'funnel',
  maxItems: MAX_FUNNELS,
  schema: funnelSchema,
}
