import { titleOrElse } from '~/platform/title'

export const planTitle = titleOrElse('Give the plan a title.')
