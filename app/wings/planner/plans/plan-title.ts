import { requiredTitleField } from '~/platform/forms/title-field'

export const planTitleSchema = requiredTitleField('Give the plan a title.')
