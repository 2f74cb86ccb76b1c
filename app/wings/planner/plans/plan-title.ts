import { requiredTitleField } from '~/platform/forms/title-field'

export const planTitleSchema = requiredTitleField('Enter a title.')
