import type { SettingList } from '../kept-list/kept-list.server'
import { type Goal, goalSchema, MAX_GOALS } from './goal'

export const goalSettingList: SettingList<Goal> = {
  setting: 'goals',
  noun: 'goal',
  maxItems: MAX_GOALS,
  schema: goalSchema,
}
