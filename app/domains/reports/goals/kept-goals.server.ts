import type { KeptList } from '../kept-list/kept-list.server'
import { type Goal, goalSchema, MOST_GOALS } from './goal'

export const keptGoals: KeptList<Goal> = { setting: 'goals', noun: 'goal', most: MOST_GOALS, schema: goalSchema }
