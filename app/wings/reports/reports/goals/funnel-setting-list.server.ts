import { type Funnel, funnelSchema, MAX_FUNNELS } from './funnel'
import type { SettingList } from './setting-list.server'

export const funnelSettingList: SettingList<Funnel> = {
  setting: 'funnels',
  noun: 'funnel',
  maxItems: MAX_FUNNELS,
  schema: funnelSchema,
}
