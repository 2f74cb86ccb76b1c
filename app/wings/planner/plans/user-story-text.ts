import type { Story } from './plan'

type StoryGoal = Pick<Story, 'action' | 'benefit'>

/** A story as it is told: "As an owner, I want to see sales, so that I know what to order." */
export const userStoryText = ({ role, ...wish }: StoryGoal & Pick<Story, 'role'>) =>
  `As ${indefiniteArticle(role)} ${role}, ${userStoryGoal(wish)}`

/** The sentence without who wants it. */
export const userStoryGoal = ({ action, benefit }: StoryGoal) => `I want to ${action}, so that ${benefit}.`

// "a user", "a unit": hardly any role that begins with u takes "an"
const indefiniteArticle = (role: string) => (/^[aeio]/i.test(role) ? 'an' : 'a')
