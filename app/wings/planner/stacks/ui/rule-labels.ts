/** The hard filters and fits, in a word or two, as people read them beside what they kept out. */
export const ruleLabels: Record<string, string> = {
  'product-type': 'Kind of product',
  platform: 'Platforms',
  'server-rendering': 'Rendered pages',
  'server-calls': 'Calls of apps',
  pages: 'Pages',
  offline: 'Offline',
  hosting: 'Hosting',
  compliance: 'Rules',
  residency: 'Where data stays',
  scale: 'Users a day',
  'team-size': 'Team size',
  'learning-time': 'Weeks',
  budget: 'Budget',
  conflict: 'Conflict',
  beside: 'Does not go with it',
}
