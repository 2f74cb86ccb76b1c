import type { Story } from './plan'

type Wish = Pick<Story, 'action' | 'benefit'>

/** A story as it is told: "As an owner, I want to see sales, so that I know what to order." */
export const storySentence = ({ role, ...wish }: Wish & Pick<Story, 'role'>) =>
  `As ${article(role)} ${role}, ${storyWish(wish)}`

/** The sentence without who wants it. */
export const storyWish = ({ action, benefit }: Wish) => `I want to ${action}, so that ${benefit}.`

// "a user", "a unit": hardly any role that begins with u takes "an"
const article = (role: string) => (/^[aeio]/i.test(role) ? 'an' : 'a')
