import { requiredTitleField } from '~/platform/title'

export const planTitleSchema = requiredTitleField('Give the plan a title.')
