/** A decision and a relation are known by what they are about. */
const NAMING_FIELDS = [
  'title',
  'name',
  'term',
  'question',
  'step',
  'layer',
  'level',
  'text',
  'product',
  'requirementId',
  'fromEntity',
  'reason',
]

/** A few words by which a person knows an item of a plan; '' when it has none, as waves and sprints. */
export function getItemName(item: object): string {
  const fields = new Map<string, unknown>(Object.entries(item))
  const names = NAMING_FIELDS.map((field) => fields.get(field))
  return names.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
}
