import type { PlanLanguage } from './brief/brief-reading-schema'
import type { Story } from './plan'

const WORDS: Record<PlanLanguage, { as: string; soThat: string }> = {
  en: { as: 'As', soThat: 'so that' },
  de: { as: 'Als', soThat: 'damit' },
  es: { as: 'Como', soThat: 'para que' },
  fr: { as: 'En tant que', soThat: 'pour que' },
}

type StoryGoal = Pick<Story, 'action' | 'benefit'>

/** A story as it is told: "As owner: see sales, so that I know what to order." The idea may not say what it is good for. */
export const userStoryText = ({ role, ...wish }: StoryGoal & Pick<Story, 'role'>, language: PlanLanguage) =>
  `${WORDS[language].as} ${role}: ${userStoryGoal(wish, language)}`

/** The sentence without who wants it. */
export const userStoryGoal = ({ action, benefit }: StoryGoal, language: PlanLanguage) =>
  benefit === '' ? `${action}.` : `${action}, ${WORDS[language].soThat} ${benefit}.`
