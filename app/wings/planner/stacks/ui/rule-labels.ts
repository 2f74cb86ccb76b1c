/** The hard filters and fits, in a word or two, as people read them beside what they kept out. */
export const ruleLabels: Record<string, string> = {
  'product-type': 'Product type',
  platform: 'Platforms',
  'server-rendering': 'Server rendering',
  'server-calls': 'API access',
  pages: 'Pages',
  offline: 'Offline',
  hosting: 'Hosting',
  compliance: 'Compliance',
  residency: 'Data location',
  scale: 'Daily users',
  'team-size': 'Team size',
  'learning-time': 'Weeks',
  budget: 'Budget',
  conflict: 'Conflict',
  beside: 'Incompatible',
}
