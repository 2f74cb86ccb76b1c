import { type Goal, goalSchema, MAX_GOALS } from './goal'
import type { SettingList } from './setting-list.server'

export const goalSettingList: SettingList<Goal> = {
  setting: 'goals',
  noun: 'goal',
  maxItems: MAX_GOALS,
  schema: goalSchema,
}
