/** What people of a team can do, and what a task asks for. */
export const SKILLS = [
  'backend',
  'frontend',
  'mobile',
  'design',
  'data',
  'ai',
  'devops',
  'product',
  'content',
  'embedded',
  'game',
] as const

export type Skill = (typeof SKILLS)[number]
